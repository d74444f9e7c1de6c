// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/exportrow.h"

#include "model/record/recordfacts.h"
#include "model/review/blinder.h"
#include "model/season/recordstore.h"
#include "model/season/season.h"
#include "model/shortlist/seal.h"

#include <QJsonObject>

#include <algorithm>

namespace Bole {

namespace {

constexpr qsizetype rowsAtOnce = 256;

} // namespace

void setFactsFrom(ApplicantRow &row, const Record &record)
{
    const RecordFacts facts = recordFacts(record);
    row.name = facts.name;
    row.nameOther = facts.nameOther;
    row.email = facts.email;
    row.institution = facts.institution;
    row.institutionId = facts.institutionId;
    row.schools = facts.schools;
    row.area = facts.area;
}

ExportSource ExportSource::of(const QList<ApplicantId> &applicants)
{
    ExportSource source{Shortlist(), {}};
    for (const ApplicantId applicant : applicants) {
        ShortlistEntry entry;
        entry.applicant = applicant;
        source.list->entries.append(entry);
    }
    return source;
}

ExportRows::ExportRows(Season &season, const ScoreBook &book, const ExportSource &source,
                       const QList<Need> &needs)
    : m_season(season),
      m_book(book),
      m_needsScores(needs.contains(Need::Scores)),
      m_needsRecord(needs.contains(Need::Record)),
      m_list(source.list)
{
    prepare(source);
}

void ExportRows::prepare(const ExportSource &source)
{
    if (m_list) {
        m_entries = m_list->entries;
        m_places = source.isNamedList() ? placesOf(m_entries) : QList<int>(m_entries.size());
        m_sealed = sealedScores(*m_list);
        return;
    }
    const auto ranked = rank(m_season, source.rule, m_book.viewer());
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

bool ExportRows::fetch()
{
    QList<ApplicantId> ids;
    for (qsizetype i = m_next; i < qMin(m_next + rowsAtOnce, m_entries.size()); ++i)
        ids.append(m_entries[i].applicant);
    m_facts.clear();
    m_reviews.clear();
    auto rows = m_season.applicants().rows(ids);
    if (!rows) {
        m_result = std::unexpected(rows.error());
        return false;
    }
    m_facts = std::move(*rows);
    if (!m_needsScores)
        return true;
    const auto reviews = reviewsOf(m_season, ids);
    if (!reviews) {
        m_result = std::unexpected(reviews.error());
        return false;
    }
    m_reviews = *reviews;
    return true;
}

bool ExportRows::next(ExportRow &row)
{
    while (m_result && m_next < m_entries.size()) {
        if (m_next % rowsAtOnce == 0 && !fetch())
            return false;
        const qsizetype index = m_next++;
        const auto facts = std::ranges::lower_bound(m_facts, m_entries[index].applicant,
                                                    std::less(), &ApplicantRow::id);
        if (facts == m_facts.end() || facts->id != m_entries[index].applicant)
            continue; // removed from the season since
        row = ExportRow();
        row.entry = m_entries[index];
        row.place = m_places[index];
        row.part = m_list ? partOf(*m_list, row.place) : ListPart::None;
        row.facts = *facts; // shared, not moved: a list may name somebody twice
        if (const auto ranked = m_ranked.constFind(row.facts.id); ranked != m_ranked.constEnd())
            row.ranked = *ranked;
        if (m_needsScores) {
            QList<Review> reviews = m_reviews.value(row.facts.id);
            if (!m_sealed.isEmpty())
                reviews = sealedReviews(m_sealed.value(row.facts.id), reviews, m_book);
            row.scores = m_book.scores(reviews);
            fillDecision(row, reviews);
        }
        const QJsonValue total = m_sealed.value(row.facts.id).value(QLatin1StringView("total"));
        if (total.isDouble() && m_book.viewer().showsOthers(row.facts.id))
            row.scores.total = total.toDouble();
        blind(row);
        return bool(m_result);
    }
    return false;
}

/// A coordinator's word is the committee's; without one, what the counting reviews say.
void ExportRows::fillDecision(ExportRow &row, const QList<Review> &reviews) const
{
    QStringList decisions;
    for (const Review &review : reviews) {
        if (review.content.decision == Decision::Undecided)
            continue;
        const bool final =
            m_book.reviewer(review.reviewer).role == ReviewerRole::Coordinator &&
            (m_book.viewer().isCommittee() || review.reviewer == m_book.viewer().reviewer);
        const bool own = review.reviewer == m_book.viewer().reviewer;
        const QString name = nameOf(review.content.decision);
        if (final || own) {
            row.decision = name;
            return;
        }
        if (m_book.viewer().counts(review) && !decisions.contains(name))
            decisions.append(name);
    }
    row.decision = decisions.join(QLatin1StringView("; "));
}

void ExportRows::blind(ExportRow &row)
{
    const Viewer &viewer = m_book.viewer();
    const ApplicantId id = row.facts.id;
    if (!viewer.showsMaterial(id)) {
        const QString name = viewer.blindness.displayName(id, row.facts.name, viewer.language);
        row.facts = {};
        row.facts.id = id;
        row.facts.name = name;
        row.scores = {};
        return;
    }
    if (!viewer.blindness.isOn()) {
        if (!m_needsRecord)
            return;
        if (auto record = m_season.records().current(id))
            row.record = std::move(*record);
        else if (record.error().code != ErrorCode::NotFound)
            m_result = std::unexpected(record.error());
        return;
    }
    const Blinder blinder = Blinder::of(m_season, viewer.blindness, id, viewer.language);
    row.record = blinder.record();
    setFactsFrom(row.facts, row.record);
    if (viewer.blindness.hides(BlindField::Name)) {
        row.facts.name = viewer.blindness.displayName(id, {}, viewer.language);
        row.facts.nameOther.clear();
    }
    row.entry.reason = blinder.text(row.entry.reason);
    for (QString &tag : row.facts.tags)
        tag = blinder.text(tag);
    for (Review &review : row.scores.reviews) {
        review.content.note = blinder.text(review.content.note);
        review.content.reason = blinder.text(review.content.reason);
        for (CriterionScore &score : review.content.scores)
            score.note = blinder.text(score.note);
    }
}

} // namespace Bole
