// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"

#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QStringList>
#include <QVariant>

#include <optional>

namespace Bole {

class Database;

/// One line of the list: facts only, light enough for 50,000.
struct ApplicantRow
{
    ApplicantId id;
    QString name;
    QString nameOther;
    QString email;
    QString institution; ///< of the highest degree
    QString institutionId;
    QStringList schools; ///< all of them, as printed and by id
    QString level;       ///< bachelor | master | doctor | …
    QString area;
    std::optional<double> gpa;
    std::optional<double> gpaScale;
    std::optional<double> gpaPercent;
    std::optional<int> rankPosition;
    std::optional<int> rankOf;
    std::optional<double> rankPercent;
    int publications = 0;
    int firstAuthor = 0;
    int ccfA = 0;
    int ccfB = 0;
    int ccfC = 0;
    std::optional<double> ielts;
    std::optional<double> toefl;
    std::optional<double> gre;
    std::optional<double> gmat;
    std::optional<double> cet4;
    std::optional<double> cet6;
    int fields = 0;    ///< values in the record
    int needsLook = 0; ///< of them, how many a person should look at
    int settled = 0;   ///< and how many a person confirmed or corrected
    QStringList tags;
    QDateTime createdAt;
    QDateTime changedAt;

    bool operator==(const ApplicantRow &) const = default;
};

/// Structured conditions; all that are set must hold.
struct ApplicantFilter
{
    enum class Checking { Any, NeedsLook, Done };

    QStringList schools; ///< any of them, by id or as a part of the printed name
    QStringList levels;  ///< the highest level is one of these
    std::optional<double> gpaPercentAtLeast;
    std::optional<double> rankPercentAtMost;
    std::optional<int> firstAuthorAtLeast;
    std::optional<int> ccfAAtLeast;
    QString test; ///< IELTS | TOEFL | GRE | GMAT | CET-4 | CET-6
    std::optional<double> testAtLeast;
    Checking checking = Checking::Any;
    QStringList tags;         ///< all of them
    ReviewerId reviewer;      ///< whose the conditions below are
    QStringList reviewStates; ///< none | draft | submitted | abstained | skipped | conflict
    QStringList decisions;    ///< of that reviewer: admit | interview | wait | reject | undecided
    bool assignedOnly = false;
    bool newOnly = false; ///< not seen, or changed by others since

    bool isEmpty() const { return *this == ApplicantFilter(); }
    bool operator==(const ApplicantFilter &) const = default;
};

QJsonObject toJson(const ApplicantFilter &filter);
ApplicantFilter applicantFilterFromJson(const QJsonObject &json);

/// Where the words of a search may be found. Blind reviewing leaves out what would tell a name, and
/// a reviewer's notes are only found by who may read them.
struct SearchScope
{
    enum class Notes { None, Own, OwnAndWhereSubmitted, All };

    bool names = true;
    bool schools = true;
    bool publications = true;
    bool text = true; ///< the whole text of the documents, with the name in it
    Notes notes = Notes::Own;
    ReviewerId reader;

    bool operator==(const SearchScope &) const = default;
};

struct SavedFilter
{
    QString name;
    QString query;
    ApplicantFilter filter;

    bool operator==(const SavedFilter &) const = default;
};

/// The applicants: their list, tags, and search.
class ApplicantStore
{
public:
    explicit ApplicantStore(Database &database) : m_database(database) {}

    Result<ApplicantId> create();
    Result<void> remove(ApplicantId applicant); ///< out of the list; restore brings it back
    Result<void> restore(ApplicantId applicant);

    Result<int> count() const;
    /// So many that what goes through all of them belongs into Season::background().
    bool areMany() const;
    Result<QList<ApplicantId>> ids(int atMost = -1) const; ///< in the order of their arrival
    Result<QList<ApplicantRow>> list() const;
    Result<QList<ApplicantRow>> rows(const QList<ApplicantId> &applicants) const;
    Result<ApplicantRow> row(ApplicantId applicant) const;
    Result<QString> uuid(ApplicantId applicant) const;
    Result<ApplicantId> findByUuid(const QString &uuid) const;

    /// The applicants that match all words of `query` (the last one as a beginning) and the filter,
    /// by id. An empty query and filter give all.
    Result<QList<ApplicantId>> matching(const QString &query, const ApplicantFilter &filter = {},
                                        const SearchScope &scope = {}) const;

    Result<void> addTag(const QList<ApplicantId> &applicants, const QString &tag, ReviewerId by);
    Result<void> removeTag(const QList<ApplicantId> &applicants, const QString &tag, ReviewerId by);
    /// For the history, inside its transaction. Whether that changed anything.
    Result<bool> setTag(ApplicantId applicant, const QString &tag, bool there);

    Result<void> markSeen(const QList<ApplicantId> &applicants, ReviewerId reviewer);
    /// Those that this reviewer has not seen, or that somebody else has changed since.
    Result<QList<ApplicantId>> newFor(ReviewerId reviewer) const;
    Result<bool> isNewFor(ApplicantId applicant, ReviewerId reviewer) const;

    Result<void> saveFilter(const SavedFilter &filter); ///< replaces the one of that name
    Result<void> removeFilter(const QString &name);
    Result<QList<SavedFilter>> savedFilters() const;

private:
    Result<void> setRemoved(ApplicantId applicant, const QVariant &when);
    Result<void> changeTag(const QList<ApplicantId> &applicants, const QString &tag, ReviewerId by,
                           bool there);
    Result<QList<ApplicantRow>> select(const QString &condition, const QVariantList &values) const;

    Database &m_database;
};

} // namespace Bole
