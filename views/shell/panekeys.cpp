// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/panekeys.h"

#include "views/shell/keycaps.h"

#include <QCoreApplication>

namespace Bole {

namespace {

class PaneKeyWords
{
    Q_DECLARE_TR_FUNCTIONS(Bole::PaneKeys)

public:
    static std::pair<QString, QString> row(const QString &what, const QList<QKeySequence> &keys)
    {
        return {what, keysText(keys)};
    }

    static PaneKeys form()
    {
        return {tr("In the fields"),
                {row(tr("Confirm the value and go to the next to look at"), {Qt::Key_Return}),
                 row(tr("Edit the value"), {Qt::Key_F2}),
                 row(tr("Empty the value, or remove the entry"), {Qt::Key_Delete}),
                 row(tr("Add an entry to this section"), {Qt::Key_Insert}),
                 row(tr("Remove this entry"), {Qt::CTRL | Qt::Key_Delete}),
                 row(tr("Move the entry"), {Qt::ALT | Qt::Key_Up, Qt::ALT | Qt::Key_Down})}};
    }

    static PaneKeys page()
    {
        return {tr("On a page"),
                {row(tr("Scroll by a screen"), {Qt::Key_Space, Qt::SHIFT | Qt::Key_Space}),
                 row(tr("Page before or after"), {Qt::Key_Left, Qt::Key_Right}),
                 row(tr("First page, end of the document"), {Qt::Key_Home, Qt::Key_End}),
                 row(tr("Extend the selection"),
                     {Qt::SHIFT | Qt::Key_Right, Qt::CTRL | Qt::SHIFT | Qt::Key_Right}),
                 row(tr("Copy the selection"), {Qt::CTRL | Qt::Key_C}),
                 row(tr("Select everything"), {Qt::CTRL | Qt::Key_A}),
                 row(tr("Put the selection into the field in front"), {Qt::Key_Return}),
                 row(tr("Drop the selection"), {Qt::Key_Escape}),
                 row(tr("What can be done here"), {Qt::Key_Menu, Qt::SHIFT | Qt::Key_F10})}};
    }

    static PaneKeys scores()
    {
        return {tr("In the scores"),
                {row(tr("Give a level and move on"), {Qt::Key_1, Qt::Key_2, Qt::Key_3}),
                 row(tr("Another level"), {Qt::Key_Left, Qt::Key_Right, Qt::Key_Space}),
                 row(tr("Remove the score"), {Qt::Key_0, Qt::Key_Delete}),
                 row(tr("Criterion before or after"), {Qt::Key_Up, Qt::Key_Down}),
                 row(tr("Open the note of a criterion"), {Qt::Key_Return})}};
    }

    static PaneKeys notes()
    {
        return {tr("In a note"),
                {row(tr("Complete the name of a criterion, or a phrase"), {Qt::Key_Tab}),
                 row(tr("Insert a phrase"), {Qt::CTRL | Qt::Key_Space})}};
    }

    static PaneKeys lists()
    {
        return {tr("In lists and tables"),
                {row(tr("Choose several"), {Qt::SHIFT | Qt::Key_Down, Qt::CTRL | Qt::Key_Space}),
                 row(tr("From the search into the list"), {Qt::Key_Down, Qt::Key_Return}),
                 row(tr("Clear the search"), {Qt::Key_Escape}),
                 row(tr("Next row of a table of numbers"), {Qt::Key_Return})}};
    }

    static PaneKeys highlights()
    {
        return {tr("In the list of highlights"),
                {row(tr("Go to the highlight"), {Qt::Key_Return}),
                 row(tr("Comment on it"), {Qt::Key_F2}), row(tr("Remove it"), {Qt::Key_Delete})}};
    }
};

} // namespace

QList<PaneKeys> paneKeys()
{
    return {PaneKeyWords::form(),  PaneKeyWords::page(),  PaneKeyWords::scores(),
            PaneKeyWords::notes(), PaneKeyWords::lists(), PaneKeyWords::highlights()};
}

} // namespace Bole
