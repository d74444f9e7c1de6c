// SPDX-License-Identifier: GPL-3.0-or-later
// Scores as a table: many people and my criteria, or one candidate and all judges.
#include "model/desk/blindedseason.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskreviews.h"
#include "model/desk/deskstate.h"
#include "model/review/rubriccomparison.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "model/season/transaction.h"
#include "model/season/withstores.h"

#include <QJsonArray>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

/// Scores that whoever leads the committee typed in from a judge's paper.
const QString typedEvent = u"panel.typed"_s;

bool takesNoScores(std::optional<ReviewState> state)
{
    return state == ReviewState::Abstained || isConflict(state);
}

QList<Criterion> askedCriteria(const Rubric &rubric)
{
    QList<Criterion> asked = rubric.criteria;
    asked.removeIf([](const Criterion &criterion) { return !criterion.isAsked(); });
    return asked;
}

QMap<QString, double> levelsOf(const ReviewContent &review)
{
    QMap<QString, double> levels;
    for (const auto &[criterion, score] : review.scores.asKeyValueRange()) {
        if (score.level)
            levels.insert(criterion, *score.level);
    }
    return levels;
}

/// A review as it stands under the rubric in use: a criterion that came later is still empty in it.
struct UnderRubric
{
    ReviewContent content;
    bool losesScores = false; ///< some of what it says means something else by now
};

UnderRubric underRubric(const RubricStore &rubrics, const Review &review, const StoredRubric &inUse)
{
    UnderRubric now{review.content};
    if (!review.rubric.isValid() || review.rubric == inUse.id)
        return now;
    const auto given = rubrics.rubric(review.rubric).value_or(StoredRubric());
    keepComparable(now.content, given.rubric, inUse.rubric);
    now.losesScores = now.content.scores.size() < review.content.scores.size();
    return now;
}

/// A score that was typed into a table, or in from a judge's paper.
struct TypedScore
{
    ApplicantId applicant;
    ReviewerId judge;
    StoredRubric rubric;
    QString criterion;
    std::optional<double> level;
    ReviewerId by;
    bool staysSubmitted = false; ///< the judge has submitted it; this was left empty
    QStringList panel;           ///< what the panel scores; none: what the rubric requires
};

/// Whether a judge's paper has all that the panel scores.
bool isWhole(const ReviewContent &review, const Rubric &rubric, const QStringList &panel)
{
    if (panel.isEmpty())
        return missing(review, rubric).isEmpty();
    return std::ranges::all_of(panel, [&](const QString &id) {
        const Criterion *criterion = rubric.criterion(id);
        const auto level = review.scores.value(id).level;
        return !criterion || (level && criterion->takes(*level));
    });
}

/// What was written beside the score stays, and so do the scores of an earlier version.
Result<void> typeScore(Database &database, RubricStore &rubrics, ReviewStore &reviews,
                       const TypedScore &typed)
{
    Transaction transaction(database);
    const auto review = reviews.find(typed.applicant, typed.judge);
    if (!review)
        return std::unexpected(review.error());
    ReviewContent content;
    if (*review)
        content = underRubric(rubrics, **review, typed.rubric).content;
    content.scores[typed.criterion].level = typed.level;
    const bool moves = *review && (*review)->rubric != typed.rubric.id;
    for (const auto &[criterion, score] : content.scores.asKeyValueRange()) {
        if (!moves && criterion != typed.criterion)
            continue;
        const auto done =
            reviews.setScore(typed.applicant, typed.judge, typed.rubric.id, criterion, score);
        if (!done)
            return done;
    }
    return transaction.commit();
}

/// A judge's paper is final: a whole row counts as submitted at once, and is told in the log.
Result<void> typeForJudge(Database &database, RubricStore &rubrics, ReviewStore &reviews,
                          SettingStore &settings, const TypedScore &typed)
{
    Transaction transaction(database);
    return typeScore(database, rubrics, reviews, typed)
        .and_then([&] { return reviews.find(typed.applicant, typed.judge); })
        .and_then([&](const auto &review) {
            const bool isAll = review && isWhole(review->content, typed.rubric.rubric, typed.panel);
            const ReviewState state = isAll ? ReviewState::Submitted : ReviewState::Draft;
            return typed.staysSubmitted || (review && review->content.state == state)
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
    return state == ReviewState::Submitted || takesNoScores(state);
}

bool ScoreSheet::isComplete(const ScoreSheetRow &row) const
{
    return std::ranges::all_of(criteria, [&](const Criterion &criterion) {
        return !criterion.counts || row.scores.contains(criterion.id);
    });
}

/// What the person at the keyboard may type of their own: what they submitted stays, but a
/// criterion that came later can still be scored.
static void showOwn(const UnderRubric &mine, ScoreSheetRow &row)
{
    row.state = mine.content.state;
    row.scores = levelsOf(mine.content);
    const bool isIn = row.state == ReviewState::Submitted;
    row.isLocked = takesNoScores(row.state) || (isIn && mine.losesScores);
    if (isIn)
        row.closed = QSet<QString>(row.scores.keyBegin(), row.scores.keyEnd());
}

Result<ScoreSheet> DeskReviews::scoreSheet(const QList<ApplicantId> &applicants) const
{
    const auto rubric = DeskCommittee(m_state).rubric();
    const BlindedSeason season = BlindedSeason::atDesk(m_state);
    const auto rows = season.rows(applicants);
    const auto mine = m_state.season.reviews().ofReviewer(m_state.reviewer);
    if (!rubric || !rows || !mine)
        return std::unexpected(!rubric ? rubric.error() : !rows ? rows.error() : mine.error());
    const StoredRubric inUse = rubric->value_or(StoredRubric());
    ScoreSheet sheet;
    sheet.criteria = askedCriteria(inUse.rubric);
    QHash<ApplicantId, QString> names;
    for (const ApplicantRow &row : *rows)
        names.insert(row.id, row.name);
    QHash<ApplicantId, Review> written;
    for (const Review &review : *mine)
        written.insert(review.applicant, review);
    for (const ApplicantId applicant : applicants) {
        if (!names.contains(applicant))
            continue;
        ScoreSheetRow row{
            .applicant = applicant, .reviewer = m_state.reviewer, .title = names.value(applicant)};
        if (const auto found = written.constFind(applicant); found != written.constEnd())
            showOwn(underRubric(m_state.season.rubrics(), *found, inUse), row);
        sheet.rows.append(row);
    }
    return sheet;
}

/// By judge, the criteria of this applicant whose scores were typed in from paper.
Result<QHash<ReviewerId, QSet<QString>>> DeskReviews::typedFor(ApplicantId applicant) const
{
    return m_state.season.settings().events().transform([&](const QList<Event> &events) {
        QHash<ReviewerId, QSet<QString>> typed;
        for (const Event &event : events) {
            if (event.code == typedEvent && event.applicant == applicant)
                typed[ReviewerId{event.detail.value("reviewer"_L1).toInteger()}].insert(
                    event.detail.value("criterion"_L1).toString());
        }
        return typed;
    });
}

/// Another judge's row. `typed`: from paper by whoever sits here, who has seen them. What the judge
/// scored in a window of their own is theirs; what they submitted without can be added.
static void showJudge(const UnderRubric &given, const QSet<QString> &typed, bool counts,
                      const QList<Criterion> &criteria, ScoreSheetRow &row)
{
    row.state = given.content.state;
    row.scores = levelsOf(given.content);
    const QSet<QString> scored(row.scores.keyBegin(), row.scores.keyEnd());
    const QSet<QString> own = scored - typed;
    const bool isIn = row.state == ReviewState::Submitted;
    row.isLocked = takesNoScores(row.state) || (isIn && given.losesScores);
    row.isHidden = !own.isEmpty() && !counts;
    if (row.isHidden)
        row.scores.removeIf([&](const auto &score) { return !typed.contains(score.key()); });
    row.closed = own;
    if (!own.isEmpty() && !isIn) { // who has begun in a window of their own goes on there
        for (const Criterion &criterion : criteria)
            row.closed.insert(criterion.id);
        row.closed -= typed;
    }
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
    const StoredRubric inUse = rubric->value_or(StoredRubric());
    const QStringList panel = panelCriteria();
    ScoreSheet sheet;
    sheet.criteria = askedCriteria(inUse.rubric);
    sheet.criteria.removeIf([&](const Criterion &criterion) {
        return !panel.isEmpty() && !panel.contains(criterion.id);
    });
    for (const Reviewer &judge : *judges) {
        ScoreSheetRow row{.applicant = applicant, .reviewer = judge.id, .title = judge.name};
        const auto found = std::ranges::find(*reviews, judge.id, &Review::reviewer);
        if (found != reviews->end()) {
            const UnderRubric given = underRubric(m_state.season.rubrics(), *found, inUse);
            const QSet<QString> fromPaper =
                committee.mayDecide() ? typed->value(judge.id) : QSet<QString>();
            if (judge.id == m_state.reviewer)
                showOwn(given, row);
            else
                showJudge(given, fromPaper, viewer.counts(*found), sheet.criteria, row);
        }
        row.isLocked = row.isLocked || !viewer.mayRead(applicant);
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
    if (row == sheet->rows.end() || !row->takes(criterion) ||
        (!isMine && !DeskCommittee(m_state).mayDecide()))
        return failure(ErrorCode::NotAllowed, u"score"_s);
    const TypedScore typed{.applicant = applicant,
                           .judge = reviewer,
                           .rubric = **rubric,
                           .criterion = criterion,
                           .level = level,
                           .by = m_state.reviewer,
                           .staysSubmitted =
                               row->state == ReviewState::Submitted && !row->closed.isEmpty(),
                           .panel = panelCriteria()};
    SeasonWork work{SeasonWork::Kind::Review, reviewer.value, applicant, {}, {}};
    if (isMine)
        work.write = withStores(
            [typed](Database &database, RubricStore &rubrics, ReviewStore &reviews) {
                return typeScore(database, rubrics, reviews, typed);
            },
            &Season::database, &Season::rubrics, &Season::reviews);
    else
        work.write = withStores(
            [typed](Database &database, RubricStore &rubrics, ReviewStore &reviews,
                    SettingStore &settings) {
                return typeForJudge(database, rubrics, reviews, settings, typed);
            },
            &Season::database, &Season::rubrics, &Season::reviews, &Season::settings);
    return m_state.work.write(work);
}

QStringList DeskReviews::panelCriteria() const
{
    const auto stored = m_state.season.settings().value(panelCriteriaKey);
    const auto rubric = DeskCommittee(m_state).rubric().value_or(std::nullopt);
    QStringList ids;
    for (const QJsonValue &id : stored.value_or(QJsonValue()).toArray()) {
        const Criterion *known = rubric ? rubric->rubric.criterion(id.toString()) : nullptr;
        if (known && known->isAsked())
            ids.append(known->id);
    }
    return ids;
}

Result<void> DeskReviews::setPanelCriteria(const QStringList &ids)
{
    if (!DeskCommittee(m_state).mayDecide())
        return failure(ErrorCode::NotAllowed, u"panel"_s);
    return m_state.season.settings().setRecorded(panelCriteriaKey, QJsonArray::fromStringList(ids),
                                                 m_state.reviewer);
}

Result<void> DeskReviews::submitPanelRow(ApplicantId applicant)
{
    const auto rubric = DeskCommittee(m_state).rubric();
    const auto review = m_state.season.reviews().find(applicant, m_state.reviewer);
    const auto sheet = panelSheet(applicant);
    if (!rubric || !review || !sheet)
        return std::unexpected(!rubric ? rubric.error() : !review ? review.error() : sheet.error());
    const auto row = std::ranges::find(sheet->rows, m_state.reviewer, &ScoreSheetRow::reviewer);
    if (!*rubric || !*review || row == sheet->rows.end() || !row->isOpen() ||
        !isWhole((*review)->content, (*rubric)->rubric, panelCriteria()))
        return failure(ErrorCode::NotAllowed, u"score"_s);
    return m_state.season.reviews().setState(applicant, m_state.reviewer, ReviewState::Submitted);
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
        if (!row.isOpen() || !row.state || !sheet->isComplete(row))
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
