// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/savedcomparisons.h"

#include "model/desk/desk.h"
#include "model/desk/desklists.h"
#include "views/common/comparedapplicants.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"

#include <algorithm>

namespace Bole {

SavedComparisons::SavedComparisons(OpenDesk &openDesk, ComparedApplicants &compared,
                                   Dialogs &dialogs, QWidget *parent)
    : QMenu(parent), m_openDesk(openDesk), m_compared(compared), m_dialogs(dialogs)
{
    connect(this, &QMenu::aboutToShow, this, &SavedComparisons::fill);
}

QString SavedComparisons::name() const
{
    if (!m_openDesk.desk() || m_compared.applicants().isEmpty())
        return {};
    for (const NamedComparison &saved : m_openDesk.desk()->lists().comparisons()) {
        if (saved.applicants == m_compared.applicants())
            return saved.name;
    }
    return {};
}

void SavedComparisons::saveAs()
{
    const auto name = m_dialogs.text(parentWidget(), tr("Keep the comparison"),
                                     tr("What is this comparison called?"), this->name());
    if (!name || name->trimmed().isEmpty())
        return;
    QList<NamedComparison> saved = m_openDesk.desk()->lists().comparisons();
    saved.removeIf([&](const NamedComparison &other) { return other.name == name->trimmed(); });
    saved.append({name->trimmed(), m_compared.applicants()});
    const auto stored = m_openDesk.desk()->lists().setComparisons(saved);
    if (!stored)
        m_dialogs.error(parentWidget(), tr("The comparison could not be stored."), stored.error());
    emit nameChanged();
}

void SavedComparisons::choose(const QString &name)
{
    for (const NamedComparison &saved : m_openDesk.desk()->lists().comparisons()) {
        if (saved.name == name)
            m_compared.setApplicants(saved.applicants);
    }
    emit nameChanged();
}

void SavedComparisons::forget()
{
    QList<NamedComparison> saved = m_openDesk.desk()->lists().comparisons();
    saved.removeIf([&](const NamedComparison &other) { return other.name == name(); });
    const auto stored = m_openDesk.desk()->lists().setComparisons(saved);
    if (!stored)
        m_dialogs.error(parentWidget(), tr("The comparison could not be stored."), stored.error());
    emit nameChanged();
}

void SavedComparisons::fill()
{
    clear();
    if (!m_openDesk.desk())
        return;
    const QString now = name();
    for (const NamedComparison &saved : m_openDesk.desk()->lists().comparisons()) {
        QAction *action = addAction(saved.name);
        action->setCheckable(true);
        action->setChecked(saved.name == now);
        connect(action, &QAction::triggered, this, [this, name = saved.name] { choose(name); });
    }
    if (!isEmpty())
        addSeparator();
    addAction(tr("Keep This Comparison…"), this, &SavedComparisons::saveAs)
        ->setEnabled(m_compared.applicants().size() > 1);
    if (!now.isEmpty())
        addAction(tr("Forget “%1”", "a comparison").arg(now), this, &SavedComparisons::forget);
}

} // namespace Bole
