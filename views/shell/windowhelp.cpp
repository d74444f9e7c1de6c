// SPDX-License-Identifier: GPL-3.0-or-later
// The window's help: the guide at the page that fits what is in front, and what an update brought.
#include "views/common/actiontable.h"
#include "views/common/opendesk.h"
#include "views/common/settings.h"
#include "views/guide/guidewindow.h"
#include "views/shell/dialoghelp.h"
#include "views/shell/mainwindow.h"

#include <QAction>
#include <QApplication>

namespace Bole {

using namespace Qt::StringLiterals;

void MainWindow::wireHelp()
{
    const ActionTable &actions = m_parts.actions;
    connect(actions.action("guide"), &QAction::triggered, this, [this] { showGuide(helpPage()); });
    new DialogHelp(actions, this);
    connect(actions.action("news"), &QAction::triggered, this, [this] { showGuide(u"news"_s); });
}

void MainWindow::showGuide(const QString &page)
{
    auto *guide = findChild<GuideWindow *>(Qt::FindDirectChildrenOnly);
    if (!guide) {
        guide = new GuideWindow(m_parts.actions, this);
        guide->setAttribute(Qt::WA_DeleteOnClose);
    }
    guide->showPage(page);
    guide->show();
    guide->raise();
    guide->activateWindow();
}

/// The page of the guide about what is in front.
QString MainWindow::helpPage() const
{
    if (!m_parts.openDesk.desk())
        return u"member"_s;
    switch (m_mode) {
    case Read:
        return m_review->isAncestorOf(QApplication::focusWidget()) ? u"reviewing"_s : u"reading"_s;
    case Compare:
        return u"comparing"_s;
    case Shortlist:
        return u"shortlist"_s;
    case Table:
        return u"table"_s;
    case Statistics:
        return u"statistics"_s;
    }
    return u"member"_s;
}

void MainWindow::showNewsAfterUpdate()
{
    const QString now = QCoreApplication::applicationVersion();
    const QString before = m_parts.settings.value(Setting::VersionSeen).toString();
    m_parts.settings.setValue(Setting::VersionSeen, now);
    // 0.1.0 wrote no version down, but where its window was.
    const bool wasHere = !before.isEmpty() ||
                         !m_parts.settings.value(Setting::WindowGeometry).toByteArray().isEmpty();
    if (wasHere && before != now)
        showGuide(u"news"_s);
}

} // namespace Bole
