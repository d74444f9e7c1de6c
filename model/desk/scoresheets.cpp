// SPDX-License-Identifier: GPL-3.0-or-later
// Scores as a table: many people and my criteria, or one candidate and all judges.
#include "model/desk/blindedseason.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskreviews.h"
#include "model/desk/deskstate.h"
#include "model/season/reviewstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "model/season/transaction.h"
#include "model/season/withstores.h"

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

/// Scores that whoever leads the committee typed in from a judge's paper.
const QString typedEvent = u"panel.typed"_s;

QList<Criterion> askedCriteria(const Rubric &rubric)
{
    QList<Criterion> asked = rubric.criteria;
    asked.removeIf([](const Criterion &criterion) { return !criterion.isAsked(); });
    return asked;
}

QMap<QString, double> levelsOf(const Review &review)
{
    QMap<QString, double> levels;
    for (const auto &[criterion, score] : review.content.scores.asKeyValueRange()) {
        if (score.level)
            levels.insert(criterion, *score.level);
    }
    return levels;
}

/// A score that was typed into a table, or in from a judge's paper.
struct TypedScore
{
    ApplicantId applicant;
    ReviewerId judge;
    RubricId rubric;
    QString criterion;
    std::optional<double> level;
    ReviewerId by;
    Rubric whole;
};

/// What was written beside the score stays.
Result<void> typeScore(ReviewStore &reviews, const TypedScore &typed)
{
    return reviews.find(typed.applicant, typed.judge).and_then([&](const auto &review) {
        CriterionScore score =
            review ? review->content.scores.value(typed.criterion) : CriterionScore();
        score.level = typed.level;
        return reviews.setScore(typed.applicant, typed.judge, typed.rubric, typed.criterion, score);
    });
}

/// A judge's paper is final: a whole row counts as submitted at once, and is told in the log.
Result<void> typeForJudge(Database &database, ReviewStore &reviews, SettingStore &settings,
                          const TypedScore &typed)
{
    Transaction transaction(database);
    return typeScore(reviews, typed)
        .and_then([&] { return reviews.find(typed.applicant, typed.judge); })
        .and_then([&](const auto &review) {
            const bool isWhole = review && missing(review->content, typed.whole).isEmpty();
            const ReviewState state = isWhole ? ReviewState::Submitted : ReviewState::Draft;
            return review && review->content.state == state
                       ? Result<void>()
                       : reviews.setState(typed.applicant, typed.judge, state);
        })
        .and_then([&] {
            return settings.addEvent(
                typedEvent, typed.by,
                {{u"reviewer"_s, typed.judge.value},
                 {u"criterion"_s, typed.criterion},
                 {u"value"_s, typed.level ? QJsonValue(*typed.level) : QJsonValue()}},
                typed.applicant);
        })
        .and_then([&] { return transaction.commit(); });
}

} // namespace

bool isClosed(std::optional<ReviewState> state)
{
    return state == ReviewState::Submitted || state == ReviewState::Abstained || isConflict(state);
}

bool ScoreSheet::isComplete(const ScoreSheetRow &row) const
{
    return std::ranges::all_of(criteria, [&](const Criterion &criterion) {
        return !criterion.counts || row.scores.contains(criterion.id);
    });
}

Result<ScoreSheet> DeskReviews::scoreSheet(const QList<ApplicantId> &applicants) const
{
    const auto rubric = DeskCommittee(m_state).rubric();
    const BlindedSeason season = BlindedSeason::atDesk(m_state);
    const auto rows = season.rows(applicants);
    const auto mine = m_state.season.reviews().ofReviewer(m_state.reviewer);
    if (!rubric || !rows || !mine)
        return std::unexpected(!rubric ? rubric.error() : !rows ? rows.error() : mine.error());
    ScoreSheet sheet;
    sheet.criteria = askedCriteria(*rubric ? (*rubric)->rubric : Rubric());
    QHash<ApplicantId, QString> names;
    for (const ApplicantRow &row : *rows)
        names.insert(row.id, row.name);
    QHash<ApplicantId, Review> written;
    for (const Review &review : *mine)
        written.insert(review.applicant, review);
    for (const ApplicantId applicant : applicants) {
        if (!names.contains(applicant))
            continue;
        ScoreSheetRow row{applicant, m_state.reviewer, names.value(applicant), {}, false, false,
                          {}};
        if (const auto found = written.constFind(applicant); found != written.constEnd()) {
            row.state = found->content.state;
            row.scores = levelsOf(*found);
        }
        row.isLocked = isClosed(row.state);
        sheet.rows.append(row);
    }
    return sheet;
}

/// The judges of this applicant whose scores were typed in from paper.
Result<QSet<ReviewerId>> DeskReviews::typedFor(ApplicantId applicant) const
{
    return m_state.season.settings().events().transform([&](const QList<Event> &events) {
        QSet<ReviewerId> judges;
        for (const Event &event : events) {
            if (event.code == typedEvent && event.applicant == applicant)
                judges.insert(ReviewerId{event.detail.value("reviewer"_L1).toInteger()});
        }
        return judges;
    });
}

Result<ScoreSheet> DeskReviews::panelSheet(ApplicantId applicant) const
{
    const DeskCommittee committee(m_state);
    const auto rubric = committee.rubric();
    const auto judges = committee.members();
    const auto typed = typedFor(applicant);
    const auto reviews = m_state.season.reviews().ofApplicant(applicant);
    if (!rubric || !judges || !typed || !reviews)
        return std::unexpected(!rubric   ? rubric.error()
                               : !judges ? judges.error()
                               : !typed  ? typed.error()
                                         : reviews.error());
    const Viewer viewer = BlindedSeason::atDesk(m_state, applicant).viewer();
    ScoreSheet sheet;
    sheet.criteria = askedCriteria(*rubric ? (*rubric)->rubric : Rubric());
    for (const Reviewer &judge : *judges) {
        ScoreSheetRow row{applicant, judge.id, judge.name, {}, false, false, {}};
        const auto found = std::ranges::find(*reviews, judge.id, &Review::reviewer);
        const bool isMine = judge.id == m_state.reviewer;
        // Whoever typed them in has seen them.
        const bool isTyped = typed->contains(judge.id) && committee.mayDecide();
        if (found != reviews->end()) {
            row.state = found->content.state;
            row.scores = levelsOf(*found);
            // A judge who has begun in a window of their own goes on there.
            row.isLocked = !isMine && !isTyped && !row.scores.isEmpty();
            row.isHidden = !isMine && !isTyped && !viewer.counts(*found);
            if (row.isHidden)
                row.scores.clear();
        }
        row.isLocked = row.isLocked || !viewer.mayRead(applicant) ||
                       (isClosed(row.state) && !isTyped) || isConflict(row.state);
        sheet.rows.append(row);
    }
    return sheet;
}

Result<WorkKeeper::Outcome> DeskReviews::enterScore(ApplicantId applicant, ReviewerId reviewer,
                                                    const QString &criterion,
                                                    std::optional<double> level)
{
    const auto rubric = DeskCommittee(m_state).rubric();
    if (!rubric)
        return std::unexpected(rubric.error());
    const Criterion *asked = *rubric ? (*rubric)->rubric.criterion(criterion) : nullptr;
    if (!asked || !asked->isAsked() || (level && !asked->takes(*level)))
        return failure(ErrorCode::InvalidValue, criterion);
    const auto sheet =
        reviewer == m_state.reviewer ? scoreSheet({applicant}) : panelSheet(applicant);
    if (!sheet)
        return std::unexpected(sheet.error());
    const auto row = std::ranges::find(sheet->rows, reviewer, &ScoreSheetRow::reviewer);
    const bool isMine = reviewer == m_state.reviewer;
    if (row == sheet->rows.end() || row->isLocked ||
        (!isMine && !DeskCommittee(m_state).mayDecide()))
        return failure(ErrorCode::NotAllowed, u"score"_s);
    const TypedScore typed{applicant, reviewer,         (*rubric)->id,    criterion,
                           level,     m_state.reviewer, (*rubric)->rubric};
    SeasonWork work{SeasonWork::Kind::Review, reviewer.value, applicant, {}, {}};
    if (isMine)
        work.write = withStores([typed](ReviewStore &reviews) { return typeScore(reviews, typed); },
                                &Season::reviews);
    else
        work.write = withStores(
            [typed](Database &database, ReviewStore &reviews, SettingStore &settings) {
                return typeForJudge(database, reviews, settings, typed);
            },
            &Season::database, &Season::reviews, &Season::settings);
    return m_state.work.write(work);
}

Result<int> DeskReviews::submitComplete(const QList<ApplicantId> &applicants)
{
    const auto sheet = scoreSheet(applicants);
    if (!sheet)
        return std::unexpected(sheet.error());
    const auto whole = DeskCommittee(m_state).rubric().transform(
        [](const auto &stored) { return stored ? stored->rubric : Rubric(); });
    if (!whole)
        return std::unexpected(whole.error());
    Transaction transaction(m_state.season.database());
    int submitted = 0;
    for (const ScoreSheetRow &row : sheet->rows) {
        if (row.isLocked || !row.state || !sheet->isComplete(row))
            continue;
        const auto review = m_state.season.reviews().find(row.applicant, row.reviewer);
        if (!review)
            return std::unexpected(review.error());
        if (!*review || !missing((*review)->content, *whole).isEmpty())
            continue; // a rejection without a reason
        if (const auto done = m_state.season.reviews().setState(row.applicant, row.reviewer,
                                                                ReviewState::Submitted);
            !done)
            return std::unexpected(done.error());
        ++submitted;
    }
    return transaction.commit(submitted);
}

} // namespace Bole
