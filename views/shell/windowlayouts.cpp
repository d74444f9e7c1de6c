// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/windowlayouts.h"

#include "views/common/actiontable.h"

#include <QAction>
#include <QSplitter>

#include <array>

namespace Bole {

namespace {

/// How the room is shared, in percent.
struct Shares
{
    std::array<int, 3> columns; ///< list, document, facts and review
    bool listShown;
    bool reviewShown;
    int factsHeight; ///< of the right column
};

constexpr Shares shares[] = {
    {{0, 66, 34}, false, false, 100},
    {{19, 47, 34}, true, true, 45},
    {{36, 34, 30}, true, false, 100},
};

} // namespace

WindowLayouts::WindowLayouts(ActionTable &actions, QSplitter &columns, QSplitter &right,
                             QObject *parent)
    : QObject(parent), m_actions(actions), m_columns(columns), m_right(right)
{
    connect(actions.action("layout-next"), &QAction::triggered, this, &WindowLayouts::next);
}

QString WindowLayouts::nameOf(Layout layout)
{
    switch (layout) {
    case Reading:
        return tr("Layout for reading: the page, and what was read from it");
    case Reviewing:
        return tr("Layout for reviewing: the list, the page, the fields and the review");
    case Coordinating:
        return tr("Layout for coordinating: a wide list, the page and the fields");
    }
    return {};
}

void WindowLayouts::apply(Layout layout)
{
    m_layout = layout;
    emit chosen(nameOf(layout));
    const Shares &wanted = shares[layout];
    m_actions.action("show-applicants")->setChecked(wanted.listShown);
    m_actions.action("show-review")->setChecked(wanted.reviewShown);
    QList<int> widths;
    for (const int percent : wanted.columns)
        widths << m_columns.width() * percent / 100;
    m_columns.setSizes(widths);
    const int height = m_right.height();
    m_right.setSizes(
        {height * wanted.factsHeight / 100, height * (100 - wanted.factsHeight) / 100});
}

void WindowLayouts::next()
{
    apply(m_layout == Coordinating ? Reading : Layout(m_layout + 1));
}

} // namespace Bole
