// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/formulaexplanation.h"

#include "views/common/uncheckedmark.h"

namespace Bole {

QString FormulaExplanation::of(const FormulaResult &formula)
{
    QStringList lines{formula.arithmetic};
    lines += formula.steps;
    if (!formula.missing.isEmpty())
        lines.append(tr("Not there yet: %1").arg(formula.missing.join(tr(", ", "between names"))));
    if (formula.dividesByZero)
        lines.append(tr("No total: the formula divides by 0 here."));
    if (formula.isUnreadable)
        lines.append(
            tr("No total: this version of Bole does not understand the rubric's formula."));
    for (const QString &failed : formula.failed)
        lines.append(tr("Ruled out: %1").arg(failed));
    if (!formula.unchecked.isEmpty())
        lines.append(uncheckedSign() + tr("Nobody has checked yet what this goes by: %1")
                                           .arg(formula.unchecked.join(tr(", ", "between names"))));
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace Bole
