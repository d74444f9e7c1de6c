// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/reviewwords.h"

#include "model/review/rounding.h"
#include "views/common/windowlanguage.h"

#include <QLocale>

namespace Bole {

QString ReviewWords::stateName(ReviewState state)
{
    switch (state) {
    case ReviewState::Draft:
        return tr("Draft");
    case ReviewState::Submitted:
        return tr("Submitted");
    case ReviewState::Abstained:
        return tr("Abstained");
    case ReviewState::Skipped:
        return tr("Skipped for now");
    case ReviewState::Conflict:
        return tr("Conflict of interest");
    }
    return {};
}

QString ReviewWords::decisionName(Decision decision)
{
    switch (decision) {
    case Decision::Admit:
        return tr("Admit");
    case Decision::Interview:
        return tr("Interview");
    case Decision::Wait:
        return tr("Wait");
    case Decision::Reject:
        return tr("Reject");
    case Decision::Undecided:
        return tr("Undecided");
    }
    return {};
}

QString ReviewWords::decided(Decision decision, const QString &name)
{
    return tr("%1: you recommend “%2”.").arg(name, decisionName(decision));
}

QString ReviewWords::stateSet(ReviewState state, const QString &name)
{
    switch (state) {
    case ReviewState::Draft:
        return tr("%1: the review is a draft again.").arg(name);
    case ReviewState::Submitted:
        return tr("%1: your review is submitted.").arg(name);
    case ReviewState::Abstained:
        return tr("%1: you abstain.").arg(name);
    case ReviewState::Skipped:
        return tr("%1: skipped for now.").arg(name);
    case ReviewState::Conflict:
        return tr("%1: you have a conflict of interest.").arg(name);
    }
    return {};
}

QString ReviewWords::number(double value)
{
    // A minus sign, not the hyphen that QLocale writes.
    return QLocale().toString(roundedAsShown(value), 'f', 2).replace(u'-', u'−');
}

QString ReviewWords::explain(const Total &total, const Rubric &rubric)
{
    QStringList lines;
    for (const TotalPart &part : total.parts) {
        const Criterion *criterion = rubric.criterion(part.criterion);
        lines.append(
            tr("%1: level %2 of %3, weight %4")
                .arg(criterion ? criterion->name.in(WindowLanguage::inUse()) : part.criterion,
                     QLocale().toString(part.level), QLocale().toString(part.levels),
                     QLocale().toString(part.weight)));
    }
    lines.append(formula(total));
    if (!total.complete)
        lines.append(tr("Some criteria have no score yet; this is the mean of the others."));
    return lines.join(u'\n');
}

} // namespace Bole
