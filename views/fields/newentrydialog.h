// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/fieldschema.h"

#include <QDialog>
#include <QJsonObject>

class QDialogButtonBox;
class QLabel;

namespace Bole {

class FieldEditor;

/// Asks for all fields of a new entry at once, in the order in which a person reads them. Nothing
/// is in the record before it is accepted; then the entry is one step.
class NewEntryDialog : public QDialog
{
    Q_OBJECT

public:
    explicit NewEntryDialog(const GroupSpec &group, QWidget *parent = nullptr);

    QJsonObject entry() const;
    /// Puts text into the first field, as if it had been typed.
    void setFirst(const QString &text);

    void accept() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void goOnFrom(FieldEditor *editor);

    const GroupSpec &m_group;
    QList<FieldEditor *> m_editors; ///< in the order of the group's fields
    QLabel *m_problem;
    QDialogButtonBox *m_buttons;
};

} // namespace Bole
