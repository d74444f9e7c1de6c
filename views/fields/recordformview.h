// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/recordformmodel.h"
#include "views/fields/origintext.h"

#include <QTreeView>

class QMenu;

namespace Bole {

class FormDelegate;

/// The record as a form that is walked with the keyboard. It shows a RecordFormModel and emits what
/// the person wants done; it changes nothing itself. Owned by the fields pane.
class RecordFormView : public QTreeView
{
    Q_OBJECT

public:
    explicit RecordFormView(QWidget *parent = nullptr);

    RecordFormModel *form() const { return m_form; }

    /// Shows a record, keeping the current row and what is folded where it can.
    void setRecord(const CheckedRecord &record, const QList<Check> &checks = {});
    void setPeople(const PeopleNames &people); ///< who the reviewers are
    /// For another applicant, with nothing folded: at the first value that needs a look, or at the
    /// top. Says so only to somebody who is at the form: a reader of pages first sees the first
    /// page.
    void start(bool atDoubtful);

    QString currentPointer() const;
    void setCurrentPointer(const QString &pointer);
    void markPointer(const QString &pointer); ///< the place under the mouse in the document

    /// Puts text from the document into the current value's editor.
    void fillCurrent(const QString &text);

    void goToNextOpen();

    bool isEditing() const { return state() == EditingState; }
    void finishEditing(); ///< takes what is being typed

signals:
    void currentPointerChanged(const QString &pointer);
    void valueEntered(const QString &pointer, const QJsonValue &value);
    void textNotUnderstood(const QString &pointer, const QString &text);
    void confirmed(const QString &pointer); ///< a value, or that there is none
    void reopened(const QString &pointer);  ///< takes that back
    void entryAddRequested(const QString &group);
    void entryRemoveRequested(const QString &entry);
    void entryMoveRequested(const QString &entry, int by);
    void checksDismissRequested(const QString &pointer);
    void putBackRequested(const QString &pointer);
    void editingEnded();
    void sectionConfirmed(); ///< all values of the section in front
    void takeWanted();       ///< the document's selection, into the value in front

protected:
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void resizeEvent(QResizeEvent *event) override;
    void drawBranches(QPainter *painter, const QRect &rect,
                      const QModelIndex &index) const override;
    bool viewportEvent(QEvent *event) override;

private:
    void confirmCurrent();
    void walk(bool backwards);
    bool handleEntryKey(const QKeyEvent *event);
    QString entryPointer() const;
    void addFieldActions(QMenu &menu, const QModelIndex &index);
    void addEntryActions(QMenu &menu, const QModelIndex &index);
    QString explanation(const QModelIndex &index) const;
    void rememberFolds();
    void restoreFolds();

    RecordFormModel *m_form;
    FormDelegate *m_delegate;
    QSet<QString> m_folded; ///< pointers
    bool m_setting = false;
};

} // namespace Bole
