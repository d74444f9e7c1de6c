// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/comparelayouts.h"

#include "model/desk/desk.h"
#include "model/desk/desklists.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"

#include <algorithm>

namespace Bole {

CompareLayouts::CompareLayouts(OpenDesk &openDesk, Dialogs &dialogs, QWidget *parent)
    : QMenu(parent), m_openDesk(openDesk), m_dialogs(dialogs)
{
    connect(this, &QMenu::aboutToShow, this, &CompareLayouts::fill);
}

void CompareLayouts::load()
{
    m_current = {};
    m_named.clear();
    if (const Desk *desk = m_openDesk.desk()) {
        m_current = desk->lists().compareLayout();
        m_named = desk->lists().namedCompareLayouts();
    }
    emit changed();
}

bool CompareLayouts::tell(const Result<void> &stored)
{
    if (!stored)
        m_dialogs.error(parentWidget(), tr("The layout could not be stored."), stored.error());
    return stored.has_value();
}

bool CompareLayouts::storeNamed(const QList<CompareLayout> &layouts)
{
    if (!m_openDesk.desk() || !tell(m_openDesk.desk()->lists().setNamedCompareLayouts(layouts)))
        return false;
    m_named = layouts;
    return true;
}

void CompareLayouts::setCurrent(const CompareLayout &layout)
{
    if (layout == m_current)
        return;
    m_current = layout;
    if (m_openDesk.desk())
        tell(m_openDesk.desk()->lists().setCompareLayout(m_current));
    emit changed();
}

void CompareLayouts::saveAs()
{
    const auto name = m_dialogs.text(parentWidget(), tr("Save the layout"),
                                     tr("What is this layout called?"), m_current.name);
    if (!name || name->trimmed().isEmpty())
        return;
    CompareLayout layout = m_current;
    layout.name = name->trimmed();
    QList<CompareLayout> named = m_named;
    named.removeIf([&](const CompareLayout &other) { return other.name == layout.name; });
    named.append(layout);
    if (storeNamed(named))
        setCurrent(layout);
}

void CompareLayouts::removeCurrent()
{
    QList<CompareLayout> named = m_named;
    named.removeIf([&](const CompareLayout &other) { return other.name == m_current.name; });
    if (!storeNamed(named))
        return;
    CompareLayout layout = m_current;
    layout.name.clear();
    setCurrent(layout);
}

void CompareLayouts::choose(const QString &name)
{
    const auto found = std::ranges::find(m_named, name, &CompareLayout::name);
    if (found != m_named.end())
        setCurrent(*found);
}

void CompareLayouts::showAllRows()
{
    CompareLayout layout = m_current;
    layout.hidden.clear();
    layout.folded.clear();
    layout.showsEqual = true;
    setCurrent(layout);
}

void CompareLayouts::foldEqual(bool fold)
{
    CompareLayout layout = m_current;
    layout.showsEqual = !fold;
    setCurrent(layout);
}

void CompareLayouts::reset()
{
    setCurrent({});
}

void CompareLayouts::fill()
{
    clear();
    for (const CompareLayout &layout : std::as_const(m_named)) {
        QAction *action = addAction(layout.name);
        action->setCheckable(true);
        action->setChecked(layout.name == m_current.name);
        connect(action, &QAction::triggered, this, [this, name = layout.name] { choose(name); });
    }
    if (!m_named.isEmpty())
        addSeparator();
    addAction(tr("Save Layout…"), this, &CompareLayouts::saveAs);
    if (!m_current.name.isEmpty())
        addAction(tr("Forget the Layout “%1”").arg(m_current.name), this,
                  &CompareLayouts::removeCurrent);
    addSeparator();
    QAction *equal = addAction(tr("Fold Equal Rows Away"), this, &CompareLayouts::foldEqual);
    equal->setObjectName(QStringLiteral("compare-equal"));
    equal->setCheckable(true);
    equal->setChecked(!m_current.showsEqual);
    addAction(tr("Show All Rows"), this, &CompareLayouts::showAllRows);
    addAction(tr("The Usual Order"), this, &CompareLayouts::reset);
}

} // namespace Bole
