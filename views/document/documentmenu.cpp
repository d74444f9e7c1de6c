// SPDX-License-Identifier: GPL-3.0-or-later
// What the document pane offers on a page, and where it was left.
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/icons.h"
#include "views/common/readingposition.h"
#include "views/document/documentpane.h"
#include "views/document/pageview.h"

#include <QMenu>

namespace Bole {

namespace {

/// The status bar tells it to the keyboard, which shows no tool tip.
void grey(QAction &action, const QString &reason)
{
    action.setEnabled(false);
    action.setToolTip(reason);
    action.setStatusTip(reason);
}

} // namespace

void DocumentPane::chooseLink()
{
    const OpenDocument *document = m_view->pages().document();
    const QList<Link> links =
        document ? document->links(m_view->pages().currentPage()) : QList<Link>();
    if (links.isEmpty()) {
        m_announcements.say(tr("There are no links on this page."));
        return;
    }
    QMenu menu(this);
    for (const Link &link : links) {
        QString text = link.url.isEmpty() ? tr("Page %1").arg(link.page) : shownAddress(link.url);
        QAction *action = menu.addAction(text.replace(u'&', QStringLiteral("&&")));
        connect(action, &QAction::triggered, this, [this, link] { follow(link); });
    }
    menu.exec(m_view->pages().mapToGlobal(QPoint(0, 0)));
}

void DocumentPane::openMenu(const QPoint &place, const QString &field)
{
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("page-menu"));
    const bool isSelected = !m_position.selection().isEmpty();
    QAction *copy = menu.addAction(icon("edit-copy"), tr("Copy"), QKeySequence::Copy, this,
                                   [this] { m_view->pages().copy(); });
    copy->setShortcutVisibleInContextMenu(true);
    QMenu *take = menu.addMenu(tr("Take into"));
    if (m_fillTakeMenu)
        m_fillTakeMenu(*take);
    QAction *highlight = m_actions.action("highlight-selection");
    QAction *cite = m_actions.action("review-cite");
    menu.addAction(highlight);
    menu.addAction(m_actions.action("highlight-area"));
    menu.addAction(cite);
    menu.addSeparator();
    QAction *lookUp = menu.addAction(tr("Look up in the fields"), this, [this, field] {
        emit formWanted();
        m_position.focusField({}); // also when it is the one that was in front
        m_position.focusField(field);
    });
    lookUp->setObjectName(QStringLiteral("look-up"));
    if (field.isEmpty())
        grey(*lookUp, tr("No value was read here."));
    menu.addAction(m_actions.action("find-in-document"));
    menu.addAction(m_actions.action("document-links"));
    menu.setToolTipsVisible(true);
    const std::pair<QAction *, bool> before[] = {{highlight, highlight->isEnabled()},
                                                 {cite, cite->isEnabled()}};
    for (QAction *each : {copy, take->menuAction(), highlight, cite}) {
        if (!isSelected)
            grey(*each, tr("Select text on the page first."));
    }
    menu.exec(place);
    for (const auto &[action, wasEnabled] : before) { // they are also elsewhere
        action->setEnabled(wasEnabled);
        action->setStatusTip({});
        if (wasEnabled)
            action->setToolTip(m_actions.toolTip(action->objectName().toLatin1()));
    }
}

QJsonObject DocumentPane::place() const
{
    const PageView &pages = m_view->pages();
    const ZoomMode mode = pages.pageLayout().zoomMode();
    return {{QStringLiteral("document"), m_view->current().value},
            {QStringLiteral("page"), pages.currentPage()},
            {QStringLiteral("fits"), mode == ZoomMode::FitWidth  ? QStringLiteral("width")
                                     : mode == ZoomMode::FitPage ? QStringLiteral("page")
                                                                 : QString()},
            {QStringLiteral("zoom"), pages.pageLayout().zoom()}};
}

void DocumentPane::takeUp(const QJsonObject &place)
{
    if (place.isEmpty())
        return;
    const QString fits = place.value(QLatin1StringView("fits")).toString();
    if (fits.isEmpty())
        m_view->pages().setZoom(place.value(QLatin1StringView("zoom")).toDouble(1));
    else
        m_view->pages().setZoomMode(fits == QLatin1StringView("page") ? ZoomMode::FitPage
                                                                      : ZoomMode::FitWidth);
    m_placeDocument = DocumentId{place.value(QLatin1StringView("document")).toInteger()};
    m_placePage = place.value(QLatin1StringView("page")).toInt();
    m_view->setCurrent(m_placeDocument);
    goToPlace();
}

/// As soon as the pages of the document are there.
void DocumentPane::goToPlace()
{
    const OpenDocument *document = m_view->pages().document();
    if (!m_placeDocument.isValid() || !document || document->state() != OpenDocument::State::Ready)
        return;
    if (m_view->current() == m_placeDocument && m_placePage > 0)
        m_view->pages().goToPage(m_placePage);
    m_placeDocument = {};
}

} // namespace Bole
