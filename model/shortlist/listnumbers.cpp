// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/listnumbers.h"

#include "model/review/calibration.h"
#include "model/review/rounding.h"
#include "model/review/scorebook.h"
#include "model/shortlist/seal.h"

namespace Bole {

namespace {

using Values = QHash<ApplicantId, double>;

bool isRuledOut(const ApplicantScores &scores)
{
    return scores.formula && scores.formula->isRuledOut();
}

Values calibratedValues(const QList<Rating> &ratings, const QSet<ApplicantId> &without)
{
    Values values;
    const auto calibration = calibrate(ratings);
    for (const CalibratedApplicant &one :
         calibration ? calibration->applicants : QList<CalibratedApplicant>()) {
        if (!without.contains(one.applicant))
            values.insert(one.applicant, roundedAsShown(one.calibrated));
    }
    return values;
}

/// From the reviews that the seal holds.
Values sealedValues(const ScoreBook &book, const Shortlist &list, const RankingRule &rule)
{
    const QHash<ApplicantId, QJsonObject> sealed = sealedScores(list);
    Values values;
    QList<Rating> ratings;
    QSet<ApplicantId> out;
    for (const ApplicantId applicant : list.applicants()) {
        const ApplicantScores scores =
            book.scores(applicant, sealedReviews(sealed.value(applicant), {}, book));
        if (isRuledOut(scores))
            out.insert(applicant);
        for (const Review &review : scores.reviews) {
            if (const auto total = book.total(review))
                ratings.append({applicant, review.reviewer, *total});
        }
        if (rule.by == RankingRule::By::Criterion && scores.criteria.contains(rule.id))
            values.insert(applicant, roundedAsShown(scores.criteria.value(rule.id)));
    }
    return rule.by == RankingRule::By::Calibrated ? calibratedValues(ratings, out) : values;
}

} // namespace

Result<Values> listValues(const VisibleSeason &season, const ScoreBook &book, const Shortlist &list)
{
    const RankingRule rule = rankingRuleFromJson(list.rule);
    if (list.entries.isEmpty() || ranksWords(rule))
        return Values();
    if (list.isSealed())
        return sealedValues(book, list, rule);
    const auto standings = rank(season, rule, list.applicants());
    if (!standings && standings.error().code == ErrorCode::DatabaseFailed)
        return std::unexpected(standings.error());
    Values values;
    for (const Standing &standing : standings.value_or(QList<Standing>())) {
        if (standing.value)
            values.insert(standing.applicant, *standing.value);
    }
    return values;
}

Result<QSet<ApplicantId>> withoutPlace(const VisibleSeason &season, const ScoreBook &book,
                                       const Shortlist &list)
{
    if (const auto sealed = sealedWithoutPlace(list))
        return *sealed;
    const QList<ApplicantId> applicants = list.applicants();
    const auto reviews = season.reviews(applicants, ReviewParts::Numbers);
    if (!reviews)
        return std::unexpected(reviews.error());
    QSet<ApplicantId> out;
    QSet<ApplicantId> withoutTotal;
    for (const ShortlistEntry &entry : list.entries) {
        const ApplicantScores scores =
            book.scores(entry.applicant, reviews->value(entry.applicant));
        // What is hidden from the viewer is no reason to say that there is nothing.
        const bool isKnown = scores.hidden == 0 && book.viewer().mayRead(entry.applicant);
        if (isRuledOut(scores))
            out.insert(entry.applicant);
        else if (!scores.total && isKnown)
            withoutTotal.insert(entry.applicant);
    }
    const bool goesByScores = rankingRuleFromJson(list.rule).by != RankingRule::By::Fact;
    const bool isAnyScored = withoutTotal.size() + out.size() < applicants.size();
    for (const ShortlistEntry &entry : list.entries) {
        if (goesByScores && isAnyScored && !entry.moved && withoutTotal.contains(entry.applicant))
            out.insert(entry.applicant);
    }
    return out;
}

Result<QSet<ApplicantId>> whoLeftTheirPlace(const VisibleSeason &season, const Shortlist &list)
{
    const QList<ApplicantId> applicants = list.applicants();
    const auto answers = season.answers();
    const auto rows = season.rows(applicants);
    if (!answers || !rows)
        return std::unexpected(answers ? rows.error() : answers.error());
    QSet<ApplicantId> left(applicants.begin(), applicants.end());
    for (const ApplicantRow &row : *rows) {
        if (!row.isWithdrawn && answers->value(row.id).answer != Answer::Declined)
            left.remove(row.id);
    }
    return left;
}

QList<ListPart> listParts(const Shortlist &list, const QSet<ApplicantId> &declined,
                          const QSet<ApplicantId> &ruledOut)
{
    QList<ListPart> parts = listParts(list, declined + ruledOut);
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (!declined.contains(list.entries[i].applicant) && parts[i] == ListPart::Declined)
            parts[i] = ListPart::Below;
    }
    return parts;
}

} // namespace Bole
