// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/dialoghelp.h"

#include "views/common/actiontable.h"
#include "views/guide/guidewindow.h"

#include <QApplication>
#include <QDialog>
#include <QKeyEvent>

#include <utility>

namespace Bole {

using namespace Qt::StringLiterals;

/// By the dialog's class; what is not here belongs to the coordinator's work.
static QString pageOf(const QDialog &dialog)
{
    static const std::pair<const char *, const char *> pages[] = {
        {"Bole::PreferencesDialog", "keyboard"}, {"Bole::ShortcutSheet", "keyboard"},
        {"Bole::CommandPalette", "keyboard"},    {"Bole::ProtectDialog", "administrator"},
        {"Bole::ShareDialog", "administrator"},  {"Bole::HubDialog", "administrator"},
        {"Bole::PanelDialog", "reviewing"},      {"Bole::ScoreTableDialog", "reviewing"},
        {"Bole::NewEntryDialog", "reading"},     {"Bole::PartsDialog", "reading"},
        {"Bole::DecideDialog", "shortlist"},     {"Bole::QuotasDialog", "shortlist"},
        {"Bole::StagesDialog", "shortlist"},     {"Bole::ExportDialog", "shortlist"},
        {"Bole::ColumnsDialog", "table"}};
    for (const auto &[name, page] : pages) {
        if (dialog.inherits(name))
            return QString::fromLatin1(page);
    }
    return u"coordinator"_s;
}

DialogHelp::DialogHelp(const ActionTable &actions, QObject *parent)
    : QObject(parent), m_actions(actions)
{
    qApp->installEventFilter(this);
}

bool DialogHelp::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
    const QKeySequence keys(static_cast<QKeyEvent *>(event)->keyCombination());
    if (!dialog || !m_actions.shortcuts("guide").contains(keys))
        return QObject::eventFilter(watched, event);
    auto *guide = dialog->findChild<GuideWindow *>(Qt::FindDirectChildrenOnly);
    if (!guide) {
        guide = new GuideWindow(m_actions, dialog); // a dialog leaves its own windows usable
        guide->setAttribute(Qt::WA_DeleteOnClose);
    }
    guide->showPage(pageOf(*dialog));
    guide->show();
    guide->raise();
    guide->activateWindow();
    return true;
}

} // namespace Bole
