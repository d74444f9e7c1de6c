// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/filtercoverage.h"

#include "model/desk/deskstate.h"
#include "model/record/recordfacts.h"
#include "model/review/blindness.h"
#include "model/review/totalformula.h"
#include "model/season/rubricstore.h"
#include "model/season/season.h"

namespace Bole {

void GpaCoverage::add(const ApplicantFilter &filter, std::optional<double> gpa,
                      std::optional<double> scale, bool isCheckedOrNotFound)
{
    const auto known = gpa ? comparedScale({*gpa, scale}) : std::nullopt;
    const bool isCompared = known && (!filter.gpaScale || isSameScale(*known, *filter.gpaScale));
    without += gpa ? 0 : 1;
    otherScale += gpa && !isCompared ? 1 : 0;
    unchecked += isCheckedOrNotFound ? 0 : 1;
}

QStringList factsComparedBy(const ApplicantFilter &filter, const Blindness &blindness,
                            const DeskState &desk)
{
    QStringList facts = comparedFacts(filter);
    if (filter.totalAtLeast) {
        const auto rubric = desk.season.rubrics().current();
        if (rubric && *rubric)
            facts += factsBehindTotal((*rubric)->rubric);
    }
    if (blindness.hides(BlindField::Institution))
        facts.removeIf(
            [](const QString &fact) { return fact.endsWith(QLatin1StringView("nstitution")); });
    return facts;
}

} // namespace Bole
