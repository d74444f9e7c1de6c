// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QWidget;

namespace Bole {

class Dialogs;

enum class Unsaved { Save, Discard, KeepEditing };

/// Asks somebody who leaves an editor what becomes of what they changed there. `canSave` is false
/// while something is missing or wrong in it.
Unsaved askAboutUnsaved(Dialogs &dialogs, QWidget *editor, bool canSave = true);

/// The same where what was chosen is nothing to be saved: may it be thrown away?
bool askAboutDiscarding(Dialogs &dialogs, QWidget *editor);

/// For tables in which people type: Escape ends typing in a cell, and what was typed stays.
class KeepingDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace Bole
