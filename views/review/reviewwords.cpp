// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/reviewwords.h"

#include <QLocale>

namespace Bole {

QString windowLanguage()
{
    return QLocale().language() == QLocale::Chinese ? QStringLiteral("zh_CN")
                                                    : QStringLiteral("en");
}

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

QString ReviewWords::number(double value)
{
    return QLocale().toString(value, 'f', 2);
}

QString ReviewWords::explain(const Total &total, const Rubric &rubric)
{
    QStringList lines;
    for (const TotalPart &part : total.parts) {
        const Criterion *criterion = rubric.criterion(part.criterion);
        lines.append(tr("%1: level %2 of %3, weight %4")
                         .arg(criterion ? criterion->name.in(windowLanguage()) : part.criterion,
                              QString::number(part.level), QString::number(part.levels),
                              QLocale().toString(part.weight)));
    }
    lines.append(formula(total));
    if (!total.complete)
        lines.append(tr("Some criteria have no score yet; this is the mean of the others."));
    return lines.join(u'\n');
}

} // namespace Bole
