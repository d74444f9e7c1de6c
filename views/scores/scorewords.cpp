// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scores/scorewords.h"

#include "model/desk/scoresheet.h"
#include "model/shortlist/cell.h"
#include "views/common/numbertable.h"
#include "views/common/reviewwords.h"
#include "views/common/windowlanguage.h"

namespace Bole {

QString ScoreWords::heading(const Criterion &criterion)
{
    return tr("%1\n(%2–%3)", "a criterion, the lowest and the highest score")
        .arg(criterion.name.in(WindowLanguage::inUse()), numberText(criterion.lowest()),
             numberText(criterion.highest()));
}

QString ScoreWords::refusal(const QString &typed)
{
    return tr("“%1” cannot be a score here.").arg(typed);
}

QString ScoreWords::allowedRange(const Criterion &criterion)
{
    const QString words = criterion.kind == CriterionKind::Points
                              ? tr("%1 takes %2 to %3 in halves.")
                              : tr("%1 takes the levels %2 to %3.");
    return words.arg(criterion.name.in(WindowLanguage::inUse()), numberText(criterion.lowest()),
                     numberText(criterion.highest()));
}

QString ScoreWords::state(const ScoreSheetRow &row)
{
    return row.state ? ReviewWords::stateName(*row.state) : tr("not begun");
}

void ScoreWords::showScores(NumberTable &table, int row, int firstColumn, const ScoreSheet &sheet,
                            const WhyLocked &whyLocked)
{
    const ScoreSheetRow &shown = sheet.rows[row];
    for (int i = 0; i < int(sheet.criteria.size()); ++i) {
        const auto found = shown.scores.constFind(sheet.criteria[i].id);
        table.showNumber(row, firstColumn + i,
                         found == shown.scores.constEnd() ? std::nullopt : std::optional(*found));
        table.lock(row, firstColumn + i, whyLocked(shown, sheet.criteria[i].id));
    }
}

} // namespace Bole
