// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/formulaexplanation.h"

#include "model/review/formulalines.h"
#include "views/common/uncheckedmark.h"
#include "views/common/windowlanguage.h"

namespace Bole {

QString FormulaExplanation::of(const FormulaResult &formula)
{
    QStringList lines{formula.arithmetic};
    lines += formulaLines(formula, WindowLanguage::inUse());
    if (!formula.unchecked.isEmpty())
        lines.append(uncheckedSign() + tr("Nobody has checked yet what this goes by: %1")
                                           .arg(formula.unchecked.join(tr(", ", "between names"))));
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace Bole
