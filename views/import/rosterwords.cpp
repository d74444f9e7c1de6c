// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/rosterwords.h"

#include "model/record/visibletext.h"
#include "views/fields/rosterkeyname.h"

#include <QCoreApplication>

namespace Bole {

namespace {

struct RosterWords
{
    Q_DECLARE_TR_FUNCTIONS(Bole::RosterWords)
};

QString personIn(const RosterValues &values)
{
    QStringList parts{rosterValue(values, RosterField::Number),
                      rosterValue(values, RosterField::Name),
                      rosterValue(values, RosterField::NameOther)};
    parts.removeAll(QString());
    return oneLine(parts.join(QStringLiteral(" · ")));
}

QString changeLine(const RosterPlan::Changed &changed)
{
    QStringList parts;
    for (const RosterPlan::Change &change : changed.changes)
        parts.append(RosterWords::tr("%1: %2 → %3")
                         .arg(rosterKeyName(change.key),
                              change.before.isEmpty() ? RosterWords::tr("nothing") : change.before,
                              change.after.isEmpty() ? RosterWords::tr("nothing") : change.after));
    return RosterWords::tr("Changed: %1 (%2)")
        .arg(oneLine(changed.name), oneLine(parts.join(QStringLiteral("; "))));
}

} // namespace

QString rosterSummary(const RosterPlan &plan)
{
    return RosterWords::tr("New: %1. Changed: %2. Gone: %3. The same: %4. Not understood: %5.")
        .arg(plan.added.size())
        .arg(plan.changed.size())
        .arg(plan.gone.size())
        .arg(plan.same)
        .arg(plan.problems.size());
}

QStringList rosterLines(const RosterPlan &plan)
{
    QStringList lines;
    for (const RosterPlan::Problem &problem : plan.problems)
        lines.append(problem.kind == RosterPlan::Problem::Kind::Nobody
                         ? RosterWords::tr("Row %1 names nobody.").arg(problem.row)
                         : RosterWords::tr("Row %1 is about %2, who has a row already.")
                               .arg(problem.row)
                               .arg(oneLine(problem.name)));
    for (const RosterPlan::Changed &changed : plan.changed)
        lines.append(changeLine(changed));
    for (const auto &[applicant, name] : plan.withdrawn)
        lines.append(RosterWords::tr("On the roster, but withdrawn: %1").arg(oneLine(name)));
    for (const auto &[applicant, name] : plan.gone)
        lines.append(RosterWords::tr("Gone from the roster: %1").arg(oneLine(name)));
    for (const RosterValues &values : plan.added)
        lines.append(RosterWords::tr("New: %1").arg(personIn(values)));
    return lines;
}

} // namespace Bole
