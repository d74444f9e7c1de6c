// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/formulalines.h"

#include "model/knowledge/phrases.h"

namespace Bole {

using namespace Qt::StringLiterals;

QString ruledOutWords(const QString &failed, const QString &language)
{
    return phrase("formula.ruledOut"_L1, language).arg(failed);
}

QStringList formulaLines(const FormulaResult &formula, const QString &language)
{
    QStringList lines = formula.steps;
    for (const QString &name : formula.untrimmed)
        lines << phrase("formula.untrimmed"_L1, language).arg(name);
    if (!formula.missing.isEmpty()) {
        const QString between = phrase("formula.between"_L1, language);
        lines << phrase("formula.missing"_L1, language).arg(formula.missing.join(between));
    }
    if (formula.dividesByZero)
        lines << phrase("formula.dividesByZero"_L1, language);
    if (formula.isUnreadable)
        lines << phrase("formula.unreadable"_L1, language);
    for (const QString &failed : formula.failed)
        lines << ruledOutWords(failed, language);
    for (const QString &line : formula.untested)
        lines << phrase("formula.untested"_L1, language).arg(line);
    return lines;
}

} // namespace Bole
