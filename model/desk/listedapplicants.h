// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/enumnames.h"
#include "model/record/applicantrow.h"
#include "model/result.h"
#include "model/review/blindness.h"
#include "model/review/storedreview.h"

#include <optional>

namespace Bole {

class ApplicantStore;
class BlindedSeason;
class ReviewStore;
class RosterStore;
class ScoreBook;

/// An applicant with what the list shows beside them.
struct ListedApplicant
{
    ApplicantRow row;
    QByteArray nameKey; ///< sort keys: made once, compared as bytes
    QByteArray schoolKey;
    std::optional<double> myScore;
    std::optional<ReviewState> state;
    bool isNew = false;
    /// What an order goes by that the row does not hold (see isReadForOrder()); empty: unknown.
    std::optional<double> orderNumber{};
    QByteArray orderKey{};

    /// The reviewer declared a conflict of interest: only the name is theirs to see.
    bool isClosed() const { return isConflict(state); }
};

/// By what the list is ordered; equals among them by name.
enum class ListOrder {
    Name,
    School,
    Gpa,
    Rank,
    FirstAuthor,
    MyScore,
    MyState,
    Total,    ///< the committee's score
    Decision, ///< the committee's
    Reader,   ///< to whom they are assigned
    Programme,
    NeedsLook,
    Arrival
};

template <>
struct EnumNames<ListOrder>
{
    static constexpr std::array names{
        std::pair{ListOrder::Name, "name"},
        std::pair{ListOrder::School, "school"},
        std::pair{ListOrder::Gpa, "gpa"},
        std::pair{ListOrder::Rank, "rank"},
        std::pair{ListOrder::FirstAuthor, "first-author"},
        std::pair{ListOrder::MyScore, "my-score"},
        std::pair{ListOrder::MyState, "my-state"},
        std::pair{ListOrder::Total, "total"},
        std::pair{ListOrder::Decision, "decision"},
        std::pair{ListOrder::Reader, "reader"},
        std::pair{ListOrder::Programme, "programme"},
        std::pair{ListOrder::NeedsLook, "needs-look"},
        std::pair{ListOrder::Arrival, "arrival"},
    };
};

/// An order and its direction: the usual one (names from A, the best score first) or the other.
struct ListSort
{
    ListOrder order = ListOrder::Name;
    bool isReversed = false;

    /// Whether larger values stand above.
    bool isDescending() const;
    bool operator==(const ListSort &) const = default;
};

/// What this order goes by is read from the season for it: a list cannot be brought into it without
/// reading it again.
bool isReadForOrder(ListOrder order);

/// Everybody, or the first of them; what is made of it is the same in any thread.
struct ListedApplicants
{
    QList<ListedApplicant> items; ///< in the order of their arrival, which is that of their ids
    bool isWhole = true;
    Blindness blindness;
    ListSort sort;
    QList<qsizetype> sorted; ///< where each of them stands in that order
};

/// Whose list it is, and how it is made.
struct ListRequest
{
    ReviewerId reviewer;
    QString language;
    ListSort sort;
    bool withdrawn = false; ///< those who withdrew instead of those who take part
};
/// `visible` is the season as the one sees it whose list it is.
Result<ListedApplicants> listedApplicants(const BlindedSeason &visible,
                                          const ApplicantStore &applicants,
                                          const ReviewStore &reviews, const RosterStore &rosters,
                                          const ListRequest &wish, int atMost = -1);
void setSortKeys(QList<ListedApplicant> &items, const Blindness &blindness,
                 const QString &language);
/// Where each of them stands, as indices; what is hidden from the reader orders nobody.
QList<qsizetype> inOrder(const QList<ListedApplicant> &items, const ListSort &sort,
                         const Blindness &blindness);
/// Of a review of one's own, as far as it has come.
std::optional<double> ownScore(const Review &review, const ScoreBook &book);
/// Somebody may have written a hidden name into a tag: the reader does not see that tag.
void hideTellingTags(ApplicantRow &row, const BlindedSeason &season);

} // namespace Bole
