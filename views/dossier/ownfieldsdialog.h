// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/ownfield.h"
#include "views/common/bilingualedits.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace Bole {

class Desk;
class Dialogs;

/// Which fields of its own the committee keeps: names in both languages, kind, choices, and whether
/// blind readers see them. Everything is taken over at once, as one step that can be undone.
class OwnFieldsDialog : public QDialog
{
    Q_OBJECT

public:
    OwnFieldsDialog(Desk &desk, Dialogs &dialogs, QWidget *parent);

    void reject() override; ///< asks before changes are thrown away

signals:
    void saved();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void wire();
    void retranslate();
    void fill();
    void add();
    void removeCurrent();
    void move(int by);
    void showCurrent();
    void takeCurrent(); ///< what stands in the form, into the field
    void save();
    QString lineOf(const OwnField &field) const;
    static QString choicesText(const QList<OwnChoice> &choices);
    static QList<OwnChoice> choicesFrom(const QString &text, QList<OwnChoice> known);

    Desk &m_desk;
    Dialogs &m_dialogs;
    QList<OwnField> m_fields;
    QList<OwnField> m_before;
    QLabel *m_heading;
    QListWidget *m_list;
    QPushButton *m_add;
    QPushButton *m_remove;
    QPushButton *m_up;
    QPushButton *m_down;
    QWidget *m_form;
    QLabel *m_englishLabel;
    QLabel *m_chineseLabel;
    BilingualEdits m_name;
    QLabel *m_kindLabel;
    QComboBox *m_kind;
    QLabel *m_choicesLabel;
    QPlainTextEdit *m_choices;
    QCheckBox *m_hidden;
    QDialogButtonBox *m_buttons;
    bool m_isShowing = false;
};

} // namespace Bole
