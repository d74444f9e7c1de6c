// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/seasonnumbers.h"

#include "model/review/visibleseason.h"

#include <algorithm>
#include <cmath>

namespace Bole {

namespace {

/// The largest spread first, single ratings last.
QList<ApplicantSummary> bySpread(const QList<Rating> &totals)
{
    QList<ApplicantSummary> applicants = disagreements(totals);
    for (const ApplicantSummary &applicant : byApplicant(totals)) {
        if (applicant.summary.count < 2)
            applicants.append(applicant);
    }
    return applicants;
}

Result<void> addNames(const VisibleSeason &season, SeasonNumbers &numbers)
{
    QList<ApplicantId> rated;
    for (const ApplicantSummary &applicant : std::as_const(numbers.applicants))
        rated.append(applicant.applicant);
    const auto rows = season.rows(rated);
    if (!rows)
        return std::unexpected(rows.error());
    for (const ApplicantRow &row : *rows)
        numbers.names.insert(row.id, row.name);
    const auto people = season.reviewers();
    if (!people)
        return std::unexpected(people.error());
    for (const Reviewer &person : *people)
        numbers.people.insert(person.id, person);
    return {};
}

} // namespace

Result<SeasonNumbers> SeasonNumbers::of(const VisibleSeason &season)
{
    const auto scores = seasonScores(season);
    if (!scores)
        return std::unexpected(scores.error());
    SeasonNumbers numbers;
    numbers.scores = *scores;
    const QList<Rating> &totals = numbers.scores.totals;
    numbers.applicants = bySpread(totals);
    numbers.reviewers = byReviewer(totals);
    numbers.agreement = krippendorffAlpha(totals, Scale::Ordinal);
    for (auto it = numbers.scores.criteria.begin(); it != numbers.scores.criteria.end(); ++it)
        numbers.byCriterion.insert(it.key(), krippendorffAlpha(it.value(), Scale::Ordinal));
    numbers.calibration = calibrate(totals);
    numbers.overlap = Bole::overlap(totals);
    numbers.scale = totalScale(numbers.scores.rubric);
    return addNames(season, numbers).transform([&] { return numbers; });
}

const CalibratedApplicant *SeasonNumbers::calibrated(ApplicantId applicant) const
{
    if (!calibration)
        return nullptr;
    const auto found =
        std::ranges::find(calibration->applicants, applicant, &CalibratedApplicant::applicant);
    return found == calibration->applicants.end() ? nullptr : &*found;
}

std::optional<PlaceChange> SeasonNumbers::placeChange(ApplicantId applicant) const
{
    const CalibratedApplicant *own = calibrated(applicant);
    if (!own)
        return std::nullopt;
    const auto place = [&](double CalibratedApplicant::*value) {
        return 1 + int(std::ranges::count_if(
                       calibration->applicants, [&](const CalibratedApplicant &other) {
                           // Equal as shown is equal.
                           return std::round(other.*value * 100) > std::round(own->*value * 100);
                       }));
    };
    return PlaceChange{place(&CalibratedApplicant::raw), place(&CalibratedApplicant::calibrated)};
}

} // namespace Bole
