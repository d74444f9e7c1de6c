// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"
#include "model/season/applicantstore.h"
#include "model/season/shortliststore.h"
#include "model/shortlist/ranking.h"
#include "model/shortlist/scorebook.h"

namespace Bole {

/// Everything that one line of an export can be made of, as far as the viewer may see it.
struct ExportRow
{
    int place = 0; ///< 0: not ranked
    ShortlistEntry entry;
    ListPart part = ListPart::None;
    std::optional<double> ranked; ///< the value that the order goes by
    ApplicantRow facts;
    Record record; ///< only when a column asks for it
    ApplicantScores scores;
    QString decision; ///< admit …, or several

    // In the long form: the score that this line is about.
    const Review *review = nullptr;
    QString criterion;
};

/// What must be read of the season for a column.
enum class Need { Facts, Scores, Record };

/// What to export, in which order.
struct ExportSource
{
    std::optional<Shortlist> list; ///< nothing: all applicants
    RankingRule rule;              ///< the order of all applicants

    /// Just these, in this order: a list that is nobody's and gives no places.
    static ExportSource of(const QList<ApplicantId> &applicants);
    bool isNamedList() const { return list && list->id.isValid(); }
    bool operator==(const ExportSource &) const = default;
};

/// Goes through the rows of a list or of the season, reading a portion at a time, so that ten
/// thousand need no more memory than a hundred. A sealed list gives the scores that were sealed.
class ExportRows
{
public:
    ExportRows(Season &season, const ScoreBook &book, const ExportSource &source,
               const QList<Need> &needs);

    bool next(ExportRow &row);
    Result<void> result() const { return m_result; }
    qsizetype count() const { return m_entries.size(); }

private:
    void prepare(const ExportSource &source);
    bool fetch();
    void fillDecision(ExportRow &row, const QList<Review> &reviews) const;
    void blind(ExportRow &row);

    Season &m_season;
    const ScoreBook &m_book;
    bool m_needsScores = false;
    bool m_needsRecord = false;
    std::optional<Shortlist> m_list;
    QList<ShortlistEntry> m_entries;
    QList<int> m_places;
    QHash<ApplicantId, double> m_ranked;
    QHash<ApplicantId, QJsonObject> m_sealed; ///< of a sealed list
    qsizetype m_next = 0;
    QList<ApplicantRow> m_facts; ///< of the portion at hand, by id
    QHash<ApplicantId, QList<Review>> m_reviews;
    Result<void> m_result;
};

/// A row's facts from its record, as the list keeps them: for records that were blinded.
void setFactsFrom(ApplicantRow &row, const Record &record);

} // namespace Bole
