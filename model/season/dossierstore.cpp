// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/dossierstore.h"

#include "model/record/visibletext.h"
#include "model/review/listties.h"
#include "model/season/applicantstore.h"
#include "model/season/documentstore.h"
#include "model/season/history.h"
#include "model/season/query.h"
#include "model/season/recordstore.h"
#include "model/season/shortliststore.h"
#include "model/season/transaction.h"

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString removedKey = u"removed"_s;
const QString withdrawnKey = u"withdrawn"_s;
const QString reasonKey = u"value"_s; // what the history shows
const QString mergedKey = u"mergedInto"_s;

QSet<ApplicantId> setOf(const Shortlist &list)
{
    const QList<ApplicantId> people = list.applicants();
    return {people.begin(), people.end()};
}

/// NULL, or now: when it came to be so.
QVariant since(const QJsonObject &state, const QString &key)
{
    return state.value(key).toBool() ? QVariant(timestamp()) : QVariant();
}

} // namespace

/// Empty where there is no such applicant.
QJsonObject DossierStore::state(ApplicantId applicant) const
{
    Query query(m_database,
                u"SELECT removed_at IS NOT NULL, withdrawn_at IS NOT NULL, withdrawn_reason, "
                "merged_into FROM applicant WHERE id = ?"_s,
                {applicant.value});
    if (!query.next())
        return {};
    return {{removedKey, query.flag(0)},
            {withdrawnKey, query.flag(1)},
            {reasonKey, query.text(2)},
            {mergedKey, query.text(3)}};
}

Result<void> DossierStore::setState(ApplicantId applicant, const QJsonObject &wanted)
{
    Transaction transaction(m_database);
    const QJsonObject before = state(applicant);
    Query(m_database,
          u"UPDATE applicant SET removed_at = ?, withdrawn_at = ?, withdrawn_reason = ?, "
          "merged_into = ? WHERE id = ?"_s,
          {since(wanted, removedKey), since(wanted, withdrawnKey),
           bound(wanted.value(reasonKey).toString()), bound(wanted.value(mergedKey).toString()),
           applicant.value});
    // A hint at somebody who has been merged is settled, and open again when that is undone.
    for (const QJsonObject &each : {before, wanted}) {
        const auto into = ApplicantStore(m_database).findByUuid(each.value(mergedKey).toString());
        if (into && into->isValid())
            RecordStore(m_database).refreshFacts(*into);
    }
    transaction.announce(Topic::Applicants, applicant.value);
    transaction.announce(Topic::Assignments);
    return transaction.commit();
}

Result<void> DossierStore::change(ApplicantId applicant, const QJsonObject &wanted, ReviewerId by)
{
    Transaction transaction(m_database);
    const QJsonObject before = state(applicant);
    if (before.isEmpty())
        return failure(ErrorCode::NotFound, u"applicant"_s);
    if (before == wanted)
        return {};
    return setState(applicant, wanted)
        .and_then([&] {
            return History(m_database)
                .append(applicant, by, HistoryKind::Applicant, {}, before, wanted);
        })
        .and_then([&](EditId) { return transaction.commit(); });
}

/// Documents of theirs, or what anybody did to them after they were added and has not taken back.
/// An addition keeps no account of these: undone with it, nothing would bring them back.
bool DossierStore::hasMoreSince(const HistoryEntry &addition) const
{
    Query query(m_database,
                u"SELECT EXISTS (SELECT 1 FROM document WHERE applicant_id = ?1 AND removed_at IS "
                "NULL) OR EXISTS (SELECT 1 FROM edit WHERE applicant_id = ?1 AND step > ?2 AND "
                "undone_at IS NULL AND kind <> 'parse') OR EXISTS (SELECT 1 FROM review WHERE "
                "applicant_id = ?1 AND note <> '')"_s,
                {addition.applicant.value, addition.step.value});
    return query.next() && query.flag(0);
}

Result<void> DossierStore::setIfUnchanged(const HistoryEntry &entry, const QJsonObject &expected,
                                          const QJsonObject &wanted)
{
    const bool undoesAddition = !entry.undone && wanted.value(removedKey).toBool();
    if (state(entry.applicant) != expected || (undoesAddition && hasMoreSince(entry)))
        return failure(ErrorCode::EditConflict, nameOf(HistoryKind::Applicant));
    return setState(entry.applicant, wanted);
}

Result<ApplicantId> DossierStore::create(const Record &record, ReviewerId by)
{
    Transaction transaction(m_database);
    const auto made = ApplicantStore(m_database).create();
    if (!made)
        return made;
    // Undoing it deletes them.
    const QJsonObject there = state(*made);
    QJsonObject gone = there;
    gone.insert(removedKey, true);
    return RecordStore(m_database)
        .add(*made, record)
        .and_then([&] {
            return History(m_database).append(*made, by, HistoryKind::Applicant, {}, gone, there);
        })
        .and_then([&](EditId) { return transaction.commit(*made); });
}

Result<ApplicantId> DossierStore::create(const QString &name, ReviewerId by)
{
    Transaction transaction(m_database);
    const auto made = create(Record(), by);
    const QString typed = withoutInvisible(name).simplified();
    if (!made || typed.isEmpty())
        return made ? transaction.commit(*made) : made;
    return RecordStore(m_database)
        .apply(*made, Edit::set(u"/basics/name"_s, typed), by)
        .and_then([&](EditId) { return transaction.commit(*made); });
}

/// Off every open list. However many they are, each list is changed once.
Result<void> DossierStore::takeOffLists(const QList<ApplicantId> &applicants, ReviewerId by)
{
    ShortlistStore lists(m_database);
    const auto all = lists.list();
    if (!all)
        return std::unexpected(all.error());
    const QSet<ApplicantId> leave(applicants.begin(), applicants.end());
    for (const Shortlist &list : *all) {
        if (list.isSealed() || !leave.intersects(setOf(list)))
            continue;
        const auto stay = entriesThatStay(
            list.entries, [&](const ShortlistEntry &e) { return !leave.contains(e.applicant); });
        if (const auto done = lists.setEntries(list.id, stay, by); !done)
            return done;
    }
    return {};
}

/// On every open list another one in the same place, but where that one has a place already.
Result<void> DossierStore::replaceOnLists(ApplicantId applicant, ApplicantId instead, ReviewerId by)
{
    ShortlistStore lists(m_database);
    const auto all = lists.list();
    if (!all)
        return std::unexpected(all.error());
    for (const Shortlist &list : *all) {
        const QList<ApplicantId> there = list.applicants();
        if (list.isSealed() || !there.contains(applicant))
            continue;
        QList<ShortlistEntry> entries = list.entries;
        if (!there.contains(instead))
            entries[there.indexOf(applicant)].applicant = instead;
        else
            entries = entriesThatStay(
                entries, [&](const ShortlistEntry &e) { return e.applicant != applicant; });
        if (const auto done = lists.setEntries(list.id, entries, by); !done)
            return done;
    }
    return {};
}

Result<void> DossierStore::withdraw(const QList<ApplicantId> &applicants, const QString &reason,
                                    ReviewerId by)
{
    constexpr qsizetype longest = 2000;
    Transaction transaction(m_database);
    for (const ApplicantId applicant : applicants) {
        QJsonObject wanted = state(applicant);
        wanted.insert(withdrawnKey, true);
        wanted.insert(reasonKey, withoutInvisible(reason).trimmed().left(longest));
        if (const auto done = change(applicant, wanted, by); !done)
            return done;
    }
    return takeOffLists(applicants, by).and_then([&] { return transaction.commit(); });
}

Result<void> DossierStore::takeBack(const QList<ApplicantId> &applicants, ReviewerId by)
{
    Transaction transaction(m_database);
    for (const ApplicantId applicant : applicants) {
        QJsonObject wanted = state(applicant);
        wanted.insert(withdrawnKey, false);
        wanted.insert(reasonKey, QString());
        if (const auto done = change(applicant, wanted, by); !done)
            return done;
    }
    return transaction.commit();
}

Result<void> DossierStore::removeOne(ApplicantId applicant, ReviewerId by)
{
    QJsonObject wanted = state(applicant);
    wanted.insert(removedKey, true);
    if (const auto done = change(applicant, wanted, by); !done)
        return done;
    DocumentStore store(m_database);
    const auto documents = store.listWithVersions(applicant);
    if (!documents)
        return std::unexpected(documents.error());
    for (const Document &document : *documents) {
        if (const auto done = store.remove(document.id, by); !done)
            return done;
    }
    return {};
}

Result<void> DossierStore::remove(const QList<ApplicantId> &applicants, ReviewerId by)
{
    Transaction transaction(m_database);
    for (const ApplicantId applicant : applicants) {
        if (const auto done = removeOne(applicant, by); !done)
            return done;
    }
    return takeOffLists(applicants, by).and_then([&] { return transaction.commit(); });
}

Result<ApplicantId> DossierStore::split(const QList<DocumentId> &documents, const QString &name,
                                        ReviewerId by)
{
    Transaction transaction(m_database);
    const auto made = create(name, by);
    if (!made)
        return made;
    return moveDocuments(documents, *made, by).and_then([&] { return transaction.commit(*made); });
}

Result<void> DossierStore::merge(ApplicantId kept, ApplicantId other, const QList<Edit> &edits,
                                 ReviewerId by)
{
    if (kept == other)
        return failure(ErrorCode::InvalidValue, u"merge"_s);
    Transaction transaction(m_database);
    const auto uuid = ApplicantStore(m_database).uuid(kept);
    const QJsonObject moved = whatGoesOver(kept, other);
    QJsonObject gone = state(other);
    gone.insert(removedKey, true);
    gone.insert(mergedKey, uuid.value_or(QString()));
    DocumentStore store(m_database);
    const auto documents = store.listWithVersions(other);
    if (!uuid || !documents)
        return failure(ErrorCode::NotFound, u"applicant"_s);
    // First, because it names the step.
    auto done = History(m_database)
                    .append(kept, by, HistoryKind::Merge, {}, {}, moved)
                    .and_then([&](EditId) { return undoOrRedoMerge(kept, moved, false); })
                    .and_then([&] { return mergeRoster(kept, other, by); })
                    .and_then([&] { return replaceOnLists(other, kept, by); });
    for (const Document &document : *documents)
        done = done.and_then([&] { return store.moveTo(document.id, kept, by); });
    if (!edits.isEmpty())
        done = done.and_then([&] {
            return RecordStore(m_database).apply(kept, edits, by).transform([](EditId) {});
        });
    return done.and_then([&] { return change(other, gone, by); }).and_then([&] {
        return transaction.commit();
    });
}

} // namespace Bole
