// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/event.h"
#include "model/review/formula.h"
#include "model/review/shortlist.h"
#include "model/review/visibleseason.h"

#include <QHash>
#include <QSet>

namespace Bole {

class ScoreBook;

/// JSON with its keys in order and without spaces, the same bytes on every machine: what a checksum
/// is taken of.
QByteArray canonicalJson(const QJsonObject &json);

/// What a list was when it was sealed ("bole-seal/3"): its order with ties, gaps and reasons, the
/// lines, the rule, the committee's decisions, all reviewers' scores and recommendations, also
/// those that are hidden from the one who seals, and the rubric's version, who and when; and the
/// SHA-256 of all that; also how each total came about, in the language of the one who seals, the
/// numbers from outside, the groups, and who takes no place. Seals of the first version
/// ("bole-seal/1") hold no decisions, those of the second nothing of the last line.
/// `season` is as the committee sees it, with nothing blinded.
Result<QJsonObject> sealFor(const VisibleSeason &season, const Shortlist &list, ReviewerId by,
                            const QDateTime &at);

/// What is no longer as it was sealed.
struct SealDifference
{
    enum class Kind {
        Log,      ///< the season's log knows of another seal
        Seal,     ///< the seal itself was changed, or is of an unknown version
        List,     ///< its name, rule or lines
        Entries,  ///< who is on it
        Order,    ///< in which order, with which ties and gaps
        Reasons,  ///< why somebody was moved
        Decisions ///< the committee has decided otherwise since; the seal itself holds
    };
    Kind kind = Kind::Seal;
    QList<ApplicantId> applicants; ///< whom it concerns, where it concerns single ones

    bool operator==(const SealDifference &) const = default;
};
/// Empty: all is as it was sealed, or the list was never sealed.
QList<SealDifference> sealDifferences(const Shortlist &list, const QList<Event> &log,
                                      const QHash<ApplicantId, CommitteeDecision> &decisions);

/// SealBroken when the list, or its seal, is no longer what was sealed, or when the season's log
/// knows of another seal than the list has. A list that was never sealed is in order.
Result<void> checkSeal(const QList<SealDifference> &differences);

/// What a seal keeps of each applicant's scores; empty for an open list.
QHash<ApplicantId, QJsonObject> sealedScores(const Shortlist &list);
/// How a total came about, and the numbers from outside, as one entry of `sealedScores` has them;
/// nothing in seals that hold none.
std::optional<FormulaResult> sealedFormula(const QJsonObject &scores);
std::optional<QMap<QString, double>> sealedOutside(const QJsonObject &scores);
/// Who took no place when the list was sealed, and to which groups its people belonged: for an open
/// list, and for a seal that does not hold them, nothing.
std::optional<QSet<ApplicantId>> sealedWithoutPlace(const Shortlist &list);
std::optional<QHash<ApplicantId, QString>> sealedGroups(const Shortlist &list);
/// The committee's decisions as they were sealed; nothing for an open list, and for a seal of the
/// first version, which holds none.
std::optional<QHash<ApplicantId, CommitteeDecision>> sealedDecisions(const Shortlist &list);
/// The reviews as they counted when the list was sealed: levels, recommendation and the rubric's
/// version are the seal's, what else is said in them is as it is `now`. Those that were not sealed
/// are left out.
QList<Review> sealedReviews(const QJsonObject &scores, const QList<Review> &now,
                            const ScoreBook &book);

} // namespace Bole
