// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/fieldschema.h"

#include <QDialog>
#include <QJsonObject>
#include <QStringList>

class QDialogButtonBox;
class QLabel;

namespace Bole {

class Dialogs;
class FieldEditor;

/// Asks for all fields of a new entry at once, in the order in which a person reads them. Nothing
/// is in the record before it is accepted; then the entry is one step.
class NewEntryDialog : public QDialog
{
    Q_OBJECT

public:
    NewEntryDialog(const GroupSpec &group, Dialogs &dialogs, QWidget *parent = nullptr);

    QJsonObject entry() const;
    /// Puts text into the first field, as if it had been typed.
    void setFirst(const QString &text);

    void accept() override;
    void reject() override;
    /// Whom it is about is left, and nobody can go on typing: what was typed is saved or thrown
    /// away, as is asked now.
    void leave();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void goOnFrom(FieldEditor *editor);
    QStringList typed() const;
    bool isRight() const;

    const GroupSpec &m_group;
    Dialogs &m_dialogs;
    QList<FieldEditor *> m_editors; ///< in the order of the group's fields
    QStringList m_untouched;        ///< what stood in them before anybody typed
    QLabel *m_problem;
    QDialogButtonBox *m_buttons;
};

} // namespace Bole
