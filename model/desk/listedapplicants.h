// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/applicantrow.h"
#include "model/result.h"
#include "model/review/blindness.h"
#include "model/review/storedreview.h"

#include <optional>

namespace Bole {

class BlindedSeason;
class ScoreBook;
class Season;

/// An applicant with what the list shows beside them.
struct ListedApplicant
{
    ApplicantRow row;
    QByteArray nameKey; ///< sort keys: made once, compared as bytes
    QByteArray schoolKey;
    std::optional<double> myScore;
    std::optional<ReviewState> state;
    bool isNew = false;

    /// The reviewer declared a conflict of interest: only the name is theirs to see.
    bool isClosed() const { return isConflict(state); }
};

/// By what the list is ordered; equals among them by name.
enum class ListOrder { Name, School, Gpa, Rank, FirstAuthor, MyScore, NeedsLook, Arrival };

/// Everybody, or the first of them; what is made of it is the same in any thread.
struct ListedApplicants
{
    QList<ListedApplicant> items; ///< in the order of their arrival, which is that of their ids
    bool isWhole = true;
    Blindness blindness;
    ListOrder order = ListOrder::Name;
    QList<qsizetype> sorted; ///< where each of them stands in that order
};

/// Whose list it is, and how it is made.
struct ListWish
{
    ReviewerId reviewer;
    QString language;
    ListOrder order = ListOrder::Name;
    bool withdrawn = false; ///< those who withdrew instead of those who take part
};
Result<ListedApplicants> listedApplicants(Season &season, const ListWish &wish, int atMost = -1);
void setSortKeys(QList<ListedApplicant> &items, const Blindness &blindness,
                 const QString &language);
/// Where each of them stands, as indices; what is hidden from the reader orders nobody.
QList<qsizetype> inOrder(const QList<ListedApplicant> &items, ListOrder order,
                         const Blindness &blindness);
/// Of a review of one's own, as far as it has come.
std::optional<double> ownScore(const Review &review, const ScoreBook &book);
/// Somebody may have written a hidden name into a tag: the reader does not see that tag.
void hideTellingTags(ApplicantRow &row, const BlindedSeason &season);

} // namespace Bole
