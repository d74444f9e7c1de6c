// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/unsaved.h"

#include "views/common/dialogs.h"

#include <QKeyEvent>

namespace Bole {

namespace {

class UnsavedWords
{
    Q_DECLARE_TR_FUNCTIONS(Bole::UnsavedWords)

public:
    static Question question(bool canSave)
    {
        Question asked{tr("What you changed is not saved."),
                       canSave ? QString()
                               : tr("It cannot be saved as it is: something in it is missing or "
                                    "wrong."),
                       {tr("Save"), tr("Discard"), tr("Go On Editing")},
                       0,
                       true};
        if (!canSave) {
            asked.answers.removeFirst();
            asked.preferred = 1;
        }
        return asked;
    }
    static Question discarding()
    {
        return {
            tr("Discard what you chose here?"), {}, {tr("Discard"), tr("Go On Editing")}, 1, true};
    }
};

} // namespace

Unsaved askAboutUnsaved(Dialogs &dialogs, QWidget *editor, bool canSave)
{
    const int answer = dialogs.question(editor, UnsavedWords::question(canSave));
    return Unsaved(canSave ? answer : answer + 1);
}

bool askAboutDiscarding(Dialogs &dialogs, QWidget *editor)
{
    return dialogs.question(editor, UnsavedWords::discarding()) == 0;
}

bool KeepingDelegate::eventFilter(QObject *watched, QEvent *event)
{
    auto *editor = qobject_cast<QWidget *>(watched);
    if (!editor || event->type() != QEvent::KeyPress ||
        static_cast<QKeyEvent *>(event)->key() != Qt::Key_Escape)
        return QStyledItemDelegate::eventFilter(watched, event);
    emit commitData(editor);
    emit closeEditor(editor);
    return true;
}

} // namespace Bole
