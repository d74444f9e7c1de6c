// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/personrow.h"

#include "model/shortlist/listnumbers.h"
#include "model/shortlist/seal.h"

#include <QJsonObject>

#include <algorithm>

namespace Bole {

namespace {

constexpr qsizetype rowsAtOnce = 256;

} // namespace

RowSource RowSource::of(const QList<ApplicantId> &applicants)
{
    RowSource source{Shortlist(), {}};
    for (const ApplicantId applicant : applicants) {
        ShortlistEntry entry;
        entry.applicant = applicant;
        source.list->entries.append(entry);
    }
    return source;
}

PersonRows::PersonRows(const VisibleSeason &season, const ScoreBook &book, const RowSource &source,
                       const QList<Need> &needs)
    : m_season(season),
      m_book(book),
      m_needsScores(needs.contains(Need::Scores) || needs.contains(Need::Work)),
      m_needsRecord(needs.contains(Need::Record)),
      m_needsWork(needs.contains(Need::Work)),
      m_list(source.list)
{
    prepare(source);
}

void PersonRows::prepare(const RowSource &source)
{
    const auto answers = m_season.answers();
    if (!answers) {
        m_result = std::unexpected(answers.error());
        return;
    }
    m_answers = *answers;
    if (m_needsWork) {
        auto work = m_season.work();
        if (!work) {
            m_result = std::unexpected(work.error());
            return;
        }
        m_work = std::move(*work);
    }
    const auto stages = m_season.stagePlaces();
    if (!stages) {
        m_result = std::unexpected(stages.error());
        return;
    }
    m_stages = *stages;
    if (m_list) {
        m_entries = m_list->entries;
        const bool isNamed = source.isNamedList();
        const auto left = isNamed ? whoLeftTheirPlace(m_season, *m_list) : QSet<ApplicantId>();
        const auto out = isNamed ? withoutPlace(m_season, m_book, *m_list) : QSet<ApplicantId>();
        if (!left) {
            m_result = std::unexpected(left.error());
            return;
        }
        const auto values = isNamed && m_needsScores &&
                                    rankingRuleFromJson(m_list->rule).by != RankingRule::By::Total
                                ? listValues(m_season, m_book, *m_list)
                                : QHash<ApplicantId, double>();
        if (!out || !values) {
            m_result = std::unexpected(out ? values.error() : out.error());
            return;
        }
        m_places = isNamed ? placesOf(m_entries, *out) : QList<int>(m_entries.size());
        m_parts = isNamed ? listParts(*m_list, *left, *out)
                          : QList<ListPart>(m_entries.size(), ListPart::None);
        m_withoutPlace = *out;
        m_groups = sealedGroups(*m_list).value_or(m_list->groups);
        m_ranked = *values;
        m_sealed = sealedScores(*m_list);
        if (const auto decisions = sealedDecisions(*m_list)) {
            m_decisions = *decisions;
            m_sealsDecisions = true;
        }
        return;
    }
    const auto ranked = rank(m_season, source.rule);
    if (!ranked) {
        m_result = std::unexpected(ranked.error());
        return;
    }
    for (const Standing &standing : *ranked) {
        ShortlistEntry entry;
        entry.applicant = standing.applicant;
        entry.tied = standing.tied;
        m_entries.append(entry);
        m_places.append(standing.place);
        if (standing.value && !ranksWords(source.rule))
            m_ranked.insert(standing.applicant, *standing.value);
    }
}

bool PersonRows::fetch()
{
    QList<ApplicantId> ids;
    for (qsizetype i = m_next; i < qMin(m_next + rowsAtOnce, m_entries.size()); ++i)
        ids.append(m_entries[i].applicant);
    m_people.clear();
    m_reviews.clear();
    auto people = m_season.people(ids, m_needsRecord);
    if (!people) {
        m_result = std::unexpected(people.error());
        return false;
    }
    m_people = std::move(*people);
    if (!m_needsScores)
        return true;
    const auto reviews = m_season.reviews(ids, ReviewParts::Everything);
    if (!reviews) {
        m_result = std::unexpected(reviews.error());
        return false;
    }
    m_reviews = *reviews;
    if (m_sealsDecisions)
        return true;
    const auto decisions = m_season.decisions(ids);
    if (!decisions) {
        m_result = std::unexpected(decisions.error());
        return false;
    }
    m_decisions = *decisions;
    return true;
}

bool PersonRows::next(PersonRow &row)
{
    while (m_result && m_next < m_entries.size()) {
        if (m_next % rowsAtOnce == 0 && !fetch())
            return false;
        const qsizetype index = m_next++;
        const auto idOf = [](const VisiblePerson &person) {
            return person.facts.id;
        };
        const auto person =
            std::ranges::lower_bound(m_people, m_entries[index].applicant, std::less(), idOf);
        if (person == m_people.end() || person->facts.id != m_entries[index].applicant)
            continue; // removed from the season since
        row = PersonRow();
        row.entry = m_entries[index];
        row.place = m_places[index];
        row.part = m_parts.value(index, ListPart::None);
        row.answer = m_answers.value(row.entry.applicant);
        row.work = m_work.value(row.entry.applicant);
        row.stage = m_stages.value(row.entry.applicant);
        row.group = m_groups.value(row.entry.applicant);
        row.takesPlace = !m_withoutPlace.contains(row.entry.applicant);
        row.facts = person->facts; // shared, not moved: a list may name somebody twice
        row.record = person->record;
        row.hiddenAge = person->hiddenAge;
        row.roster = person->roster;
        if (m_book.viewer().mayRead(row.facts.id))
            addScores(row);
        // A list by totals, or a sealed one by facts, has the totals: no seal holds the facts.
        const auto rule = m_list ? rankingRuleFromJson(m_list->rule).by : RankingRule::By::Total;
        if (const auto ranked = m_ranked.constFind(row.facts.id); ranked != m_ranked.constEnd())
            row.ranked = *ranked;
        else if (m_list && (rule == RankingRule::By::Total ||
                            (rule == RankingRule::By::Fact && !m_sealed.isEmpty())))
            row.ranked = row.scores.total;
        hideInTexts(row);
        return true;
    }
    return false;
}

void PersonRows::addScores(PersonRow &row) const
{
    const ApplicantId id = row.facts.id;
    if (m_needsScores) {
        QList<Review> reviews = m_reviews.value(id);
        if (!m_sealed.isEmpty())
            reviews = sealedReviews(m_sealed.value(id), reviews, m_book);
        row.scores = m_book.scores(id, reviews);
        row.recommendation = recommendationOf(reviews);
        addOwnReview(row, m_reviews.value(id));
        row.decision = m_decisions.value(id);
    }
    if (m_sealed.contains(id) && m_book.viewer().showsOthers(id))
        addSealed(row, m_sealed.value(id));
}

/// As it was when the list was sealed, with how it came about as far as the seal holds it.
void PersonRows::addSealed(PersonRow &row, const QJsonObject &sealed)
{
    const QJsonValue total = sealed.value(QLatin1StringView("total"));
    if (total.isDouble())
        row.scores.total = total.toDouble();
    const auto outside = sealedOutside(sealed);
    if (!outside)
        return;
    if (!total.isDouble())
        row.scores.total.reset();
    row.scores.formula = sealedFormula(sealed);
    for (const auto &[criterion, number] : outside->asKeyValueRange())
        row.scores.criteria.insert(criterion, number);
}

void PersonRows::addOwnReview(PersonRow &row, const QList<Review> &reviews) const
{
    const ReviewerId viewer = m_book.viewer().reviewer;
    const auto own = std::ranges::find(reviews, viewer, &Review::reviewer);
    if (!viewer.isValid() || own == reviews.end())
        return;
    row.myState = own->content.state;
    if (const auto sum = m_book.running(*own))
        row.myScore = sum->value;
}

/// What a list or its seal says in words has not been blinded yet.
void PersonRows::hideInTexts(PersonRow &row) const
{
    const ApplicantId id = row.facts.id;
    row.entry.reason = m_season.text(id, row.entry.reason);
    if (m_sealsDecisions)
        row.decision.reason = m_season.text(id, row.decision.reason);
    if (m_sealed.isEmpty())
        return;
    for (Review &review : row.scores.reviews)
        review.content.reason = m_season.text(id, review.content.reason);
}

/// What the reviews that count for the viewer say, and the viewer's own.
QString PersonRows::recommendationOf(const QList<Review> &reviews) const
{
    QStringList recommended;
    for (const Review &review : reviews) {
        const bool own = review.reviewer.isValid() && review.reviewer == m_book.viewer().reviewer;
        const QString name = nameOf(review.content.decision);
        if (review.content.decision != Decision::Undecided && !recommended.contains(name) &&
            (own || m_book.viewer().counts(review)))
            recommended.append(name);
    }
    return recommended.join(QLatin1StringView("; "));
}

} // namespace Bole
