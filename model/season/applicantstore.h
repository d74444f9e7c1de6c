// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/record/applicantrow.h"
#include "model/result.h"
#include "model/review/applicantfilter.h"

#include <QDateTime>
#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QStringList>
#include <QVariant>

#include <optional>

namespace Bole {

class Database;

/// The applicants: their list, tags, and search. Whoever withdrew or was deleted is in none of them
/// unless it is said.
class ApplicantStore
{
public:
    explicit ApplicantStore(Database &database) : m_database(database) {}

    Result<ApplicantId> create();

    Result<int> count() const;
    /// So many that what goes through all of them belongs into Season::background().
    bool areMany() const;
    Result<QList<ApplicantId>> ids(int atMost = -1) const; ///< in the order of their arrival
    Result<QList<ApplicantRow>> list() const;
    Result<QList<ApplicantRow>> withdrawn() const;
    /// Also of those who withdrew.
    Result<QList<ApplicantRow>> rows(const QList<ApplicantId> &applicants) const;
    Result<ApplicantRow> row(ApplicantId applicant) const;
    Result<QString> uuid(ApplicantId applicant) const;
    Result<ApplicantId> findByUuid(const QString &uuid) const;
    /// Everybody who is called so and was not deleted.
    QList<ApplicantId> named(const QString &name) const;

    /// The applicants that match all words of `query` (the last one as a beginning) and the filter,
    /// by id. An empty query and filter give all.
    Result<QList<ApplicantId>> matching(const QString &query, const ApplicantFilter &filter = {},
                                        const SearchScope &scope = {}) const;

    Result<void> addTag(const QList<ApplicantId> &applicants, const QString &tag, ReviewerId by);
    Result<void> removeTag(const QList<ApplicantId> &applicants, const QString &tag, ReviewerId by);
    /// For the history, inside its transaction. Whether that changed anything.
    Result<bool> setTag(ApplicantId applicant, const QString &tag, bool there);

    /// What somebody is called while no name is known; an empty one takes it back. Undoable.
    Result<void> setNickname(ApplicantId applicant, const QString &nickname, ReviewerId by);
    /// For the history, inside its transaction; EditConflict when it is another by now.
    Result<void> setNicknameIfUnchanged(ApplicantId applicant, const QString &expected,
                                        const QString &wanted);

    Result<void> markSeen(const QList<ApplicantId> &applicants, ReviewerId reviewer);
    /// Those that this reviewer has not seen, or that somebody else has changed since.
    Result<QList<ApplicantId>> newFor(ReviewerId reviewer) const;
    Result<bool> isNewFor(ApplicantId applicant, ReviewerId reviewer) const;

    Result<void> saveFilter(const SavedFilter &filter); ///< replaces the one of that name
    Result<void> removeFilter(const QString &name);
    Result<QList<SavedFilter>> savedFilters() const;

private:
    Result<void> changeTag(const QList<ApplicantId> &applicants, const QString &tag, ReviewerId by,
                           bool there);
    QHash<ApplicantId, QMap<QString, QString>> ownValues(const QString &condition,
                                                         const QVariantList &values) const;
    QHash<ApplicantId, QMap<QString, int>> documentCounts(const QString &condition,
                                                          const QVariantList &values) const;
    Result<QList<ApplicantRow>> select(const QString &condition, const QVariantList &values) const;

    Database &m_database;
};

} // namespace Bole
