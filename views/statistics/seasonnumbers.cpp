// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/statistics/seasonnumbers.h"

#include "model/season/season.h"

#include <algorithm>

namespace Bole {

SeasonNumbers SeasonNumbers::of(Season &season, ReviewerId reader)
{
    SeasonNumbers numbers;
    numbers.scores = seasonScores(season, Visibility::of(season, reader));
    const QList<Rating> &totals = numbers.scores.totals;
    numbers.applicants = disagreements(totals);
    for (const ApplicantSummary &applicant : byApplicant(totals)) {
        if (applicant.summary.count < 2)
            numbers.applicants.append(applicant);
    }
    numbers.reviewers = byReviewer(totals);
    numbers.agreement = krippendorffAlpha(totals, Scale::Ordinal);
    for (auto it = numbers.scores.criteria.begin(); it != numbers.scores.criteria.end(); ++it)
        numbers.byCriterion.insert(it.key(), krippendorffAlpha(it.value(), Scale::Ordinal));
    numbers.calibration = calibrate(totals);
    numbers.overlap = Bole::overlap(totals);
    for (const Reviewer &person : season.reviewers().listWithRemoved().value_or(QList<Reviewer>()))
        numbers.people.insert(person.id, person);
    // The scale of the totals: the levels that all counting criteria share, else five.
    int levels = 0;
    bool same = true;
    for (const Criterion &criterion : std::as_const(numbers.scores.rubric.criteria)) {
        if (!criterion.counts)
            continue;
        same &= levels == 0 || levels == criterion.levelCount();
        levels = criterion.levelCount();
    }
    numbers.top = same && levels > 0 ? levels : 5;
    return numbers;
}

const CalibratedApplicant *SeasonNumbers::calibrated(ApplicantId applicant) const
{
    if (!calibration)
        return nullptr;
    const auto found =
        std::ranges::find(calibration->applicants, applicant, &CalibratedApplicant::applicant);
    return found == calibration->applicants.end() ? nullptr : &*found;
}

} // namespace Bole
