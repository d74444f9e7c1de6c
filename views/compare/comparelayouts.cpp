// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/comparelayouts.h"

#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "views/common/dialogs.h"
#include "views/session.h"

#include <QJsonArray>

#include <algorithm>

namespace Bole {

namespace {

const QString currentKey = QStringLiteral("compareLayout");
const QString namedKey = QStringLiteral("compareLayouts");

} // namespace

CompareLayouts::CompareLayouts(Session &session, QWidget *parent)
    : QMenu(parent), m_session(session)
{
    connect(this, &QMenu::aboutToShow, this, &CompareLayouts::fill);
}

void CompareLayouts::load()
{
    m_current = {};
    m_named.clear();
    if (Season *season = m_session.season()) {
        m_current = compareLayoutFromJson(
            season->settings().value(currentKey).value_or(QJsonValue()).toObject());
        const QJsonArray named =
            season->settings().value(namedKey).value_or(QJsonValue()).toArray();
        for (const QJsonValue &layout : named)
            m_named.append(compareLayoutFromJson(layout.toObject()));
    }
    emit changed();
}

bool CompareLayouts::store(const QString &key, const QJsonValue &value)
{
    if (!m_session.season())
        return false;
    const auto stored = m_session.season()->settings().setValue(key, value);
    if (!stored)
        m_session.dialogs().error(parentWidget(), tr("The layout could not be stored."),
                                  stored.error());
    return stored.has_value();
}

void CompareLayouts::setCurrent(const CompareLayout &layout)
{
    if (layout == m_current)
        return;
    m_current = layout;
    store(currentKey, toJson(m_current));
    emit changed();
}

void CompareLayouts::saveAs()
{
    const auto name = m_session.dialogs().text(parentWidget(), tr("Save the layout"),
                                               tr("What is this layout called?"), m_current.name);
    if (!name || name->trimmed().isEmpty())
        return;
    CompareLayout layout = m_current;
    layout.name = name->trimmed();
    QList<CompareLayout> named = m_named;
    named.removeIf([&](const CompareLayout &other) { return other.name == layout.name; });
    named.append(layout);
    QJsonArray array;
    for (const CompareLayout &one : std::as_const(named))
        array.append(toJson(one));
    if (store(namedKey, array)) {
        m_named = named;
        setCurrent(layout);
    }
}

void CompareLayouts::removeCurrent()
{
    QList<CompareLayout> named = m_named;
    named.removeIf([&](const CompareLayout &other) { return other.name == m_current.name; });
    QJsonArray array;
    for (const CompareLayout &one : std::as_const(named))
        array.append(toJson(one));
    if (!store(namedKey, array))
        return;
    m_named = named;
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
    addAction(tr("Show All Rows"), this, &CompareLayouts::showAllRows);
    addAction(tr("The Usual Order"), this, &CompareLayouts::reset);
}

} // namespace Bole
