// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/recordformmodel.h"
#include "views/common/theme.h"
#include "views/fields/origintext.h"

#include <QJsonValue>
#include <QPointer>
#include <QStyledItemDelegate>

namespace Bole {

class FieldEditor;

/// A row of the form with a value of its own, not a heading.
bool isField(const QModelIndex &index);

/// Draws the form's rows (label, value, what was read, hints, state) and makes the editor for the
/// one that is edited. Owned by the form view.
class FormDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit FormDelegate(QObject *parent);

    /// The row whose place the pointer rests on in the document.
    void setMarked(const QString &pointer) { m_marked = pointer; }

    /// A field's value in words; empty where there is none.
    QString valueText(const QModelIndex &index) const;

    /// All that is drawn in a row, in words, for a screen reader.
    QString spoken(const QModelIndex &index) const;

    /// Who is meant by the reviewers that values were typed or confirmed by.
    void setPeople(const PeopleNames &people) { m_people = people; }
    const PeopleNames &people() const { return m_people; }

    /// Takes what is typed in an open editor, as if its reader had gone on with Tab.
    void finishOpenEditor();

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model,
                      const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;
    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void valueEntered(const QString &pointer, const QJsonValue &value) const;
    void textNotUnderstood(const QString &pointer, const QString &text) const;
    void editorConfirmed();          ///< Enter: confirm and go to the next that needs a look
    void editorLeft(bool backwards); ///< Tab

private:
    struct Geometry;

    Geometry geometry(const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintHeading(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const;
    void paintField(QPainter *painter, const QStyleOptionViewItem &option,
                    const QModelIndex &index) const;
    /// How close rows stand, and how many lines of a long value they show; the whole is in the
    /// tooltip and the editor.
    struct Spacing
    {
        int field = Grid / 2;
        int heading = Grid;
        int mostLines = 4;
    };
    Spacing spacing() const;
    int headingHeight(const QModelIndex &index, int width) const;
    void finish(FieldEditor *editor);
    QStringList remarks(const QModelIndex &index) const;
    QString publicationCounts(const QModelIndex &index) const;
    static QString headingText(const QModelIndex &index);
    static QString nothingText(const QModelIndex &index);

    QString m_marked;
    PeopleNames m_people;
    mutable QPointer<FieldEditor> m_open;
};

/// An entry in a few words: "Tongji University · B.S.".
QString entryTitle(const QString &group, const QJsonValue &entry);

} // namespace Bole
