// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/scorebook.h"
#include "model/shortlist/ranking.h"

namespace Bole {

/// Everything that one line of a table can be made of, as far as the viewer may see it.
struct PersonRow
{
    int place = 0; ///< 0: not ranked
    ShortlistEntry entry;
    ListPart part = ListPart::None;
    std::optional<double> ranked; ///< the value that the order goes by
    ApplicantRow facts;
    Record record; ///< only when a column asks for it
    ApplicantScores scores;
    QString recommendation;     ///< the reviewers': admit …, or several
    CommitteeDecision decision; ///< as it was sealed, on a list that seals it
    OfferAnswer answer;         ///< to an offer
    PersonWork work;            ///< only when a column asks for it
    std::optional<ReviewState> myState;
    std::optional<double> myScore; ///< the viewer's own, as far as it has come
    StagePlace stage;              ///< where they stand, and where to they are meant to move
    bool takesPlace = true;        ///< no: ruled out, or without a total; see withoutPlace
    QString group;                 ///< of a list that has quotas for each
    QString hiddenAge;             ///< what to say instead of an age that is hidden
    RosterValues roster;

    // In the long form: the score that this line is about.
    const Review *review = nullptr;
    QString criterion;
};

/// What must be read of the season for a column. Work: who reads and lists whom, and the scores.
enum class Need { Facts, Scores, Record, Work };

/// Whose rows, in which order.
struct RowSource
{
    std::optional<Shortlist> list; ///< nothing: all applicants
    RankingRule rule;              ///< the order of all applicants

    /// Just these, in this order: a list that is nobody's and gives no places.
    static RowSource of(const QList<ApplicantId> &applicants);
    bool isNamedList() const { return list && list->id.isValid(); }
    bool operator==(const RowSource &) const = default;
};

/// Goes through the rows of a list or of the season, reading a portion at a time, so that ten
/// thousand need no more memory than a hundred. A sealed list gives the scores that were sealed.
class PersonRows
{
public:
    PersonRows(const VisibleSeason &season, const ScoreBook &book, const RowSource &source,
               const QList<Need> &needs);

    bool next(PersonRow &row);
    Result<void> result() const { return m_result; }
    qsizetype count() const { return m_entries.size(); }

private:
    void prepare(const RowSource &source);
    bool fetch();
    QString recommendationOf(const QList<Review> &reviews) const;
    void hideInTexts(PersonRow &row) const;
    void addScores(PersonRow &row) const;
    static void addSealed(PersonRow &row, const QJsonObject &sealed);
    void addOwnReview(PersonRow &row, const QList<Review> &reviews) const;

    const VisibleSeason &m_season;
    const ScoreBook &m_book;
    bool m_needsScores = false;
    bool m_needsRecord = false;
    bool m_needsWork = false;
    std::optional<Shortlist> m_list;
    QList<ShortlistEntry> m_entries;
    QList<int> m_places;
    QList<ListPart> m_parts; ///< of a list
    QHash<ApplicantId, OfferAnswer> m_answers;
    QHash<ApplicantId, StagePlace> m_stages;
    QHash<ApplicantId, double> m_ranked;
    QSet<ApplicantId> m_withoutPlace;
    QHash<ApplicantId, QString> m_groups;
    QHash<ApplicantId, PersonWork> m_work;
    QHash<ApplicantId, QJsonObject> m_sealed; ///< of a sealed list
    qsizetype m_next = 0;
    QList<VisiblePerson> m_people; ///< of the portion at hand, by id
    QHash<ApplicantId, QList<Review>> m_reviews;
    QHash<ApplicantId, CommitteeDecision> m_decisions; ///< of the portion, or as they were sealed
    bool m_sealsDecisions = false;
    Result<void> m_result;
};

} // namespace Bole
