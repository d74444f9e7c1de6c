// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/exchangearrival.h"

#include "model/season/facts.h"
#include "model/season/query.h"
#include "model/season/transaction.h"

#include <algorithm>
#include <array>
#include <ranges>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;
using Outcome = ArrivedChange::Outcome;

/// Of SQLite's errors ("SQLite 275: ...") those that the values are to blame for: too big, a
/// constraint, a type. A full disk is none of them.
bool isOfValues(const Error &error)
{
    constexpr std::array codes{18, 19, 20};
    const int code = error.detail.section(u' ', 1, 1).section(u':', 0, 0).toInt() & 0xff;
    return error.detail.startsWith("SQLite "_L1) && std::ranges::contains(codes, code);
}

} // namespace

Arrival::Arrival(Database &database, Capture &capture, ExchangeStore::State &state)
    : m_database(database), m_capture(capture), m_state(state)
{
}

Result<void> Arrival::take(const QList<TravelChange> &changes)
{
    const qint64 latest = Stamp::clockAt(QDateTime::currentMSecsSinceEpoch() + Stamp::mostAhead);
    for (const TravelChange &change : changes) {
        if (change.stamp.clock > latest)
            return failure(ErrorCode::FileNotReadable, u"package.clock"_s);
    }
    for (const TravelChange &change : changes)
        takeOne(change);
    return {};
}

/// Of people who were deleted and taken out of this file nothing comes back by itself.
bool Arrival::isTidiedAway(const TravelChange &change)
{
    if (change.kind == TravelName::applicant || change.about.isEmpty())
        return false;
    Query query(m_database,
                u"SELECT 1 FROM applicant a WHERE a.uuid = ? AND a.removed_at IS NOT NULL AND NOT "
                "EXISTS (SELECT 1 FROM travel_item i WHERE i.kind = ? AND i.key = a.uuid) AND "
                "EXISTS (SELECT 1 FROM event e WHERE e.code = 'season.compacted')"_s,
                {change.about, readingKind});
    return query.next();
}

void Arrival::takeOne(const TravelChange &change)
{
    ArrivedChange outcome{change.kind, change.key, change.about, Outcome::Same};
    TravelItem item = m_capture.versions.item(change.kind, change.key);
    const bool isNew = item.id == 0;
    if (isNew) {
        item.owner = change.owner;
        item.about = change.about;
    }
    const QList<TravelChange> before =
        isNew ? QList<TravelChange>() : m_capture.versions.versions(item);
    const bool isForeign = !before.isEmpty() && item.owner != change.owner;
    if (!isVersion(change) || !fitsItsKey(change) || staysInItsFile(change) || isForeign) {
        outcome.outcome = Outcome::Refused;
        return tell(outcome);
    }
    if (!isTidiedAway(change) && m_capture.versions.add(item, change, m_state.position + 1)) {
        ++m_state.position;
        m_state.clock = qMax(m_state.clock, change.stamp.clock);
        remember(item, before);
        touch(m_capture.versions.item(change.kind, change.key));
        const bool isShown = std::ranges::none_of(before, [&](const TravelChange &version) {
            return change.stamp.isBefore(version.stamp);
        });
        outcome.outcome = isNew ? Outcome::New : isShown ? Outcome::Changed : Outcome::Older;
    }
    tell(outcome);
}

void Arrival::tell(const ArrivedChange &outcome)
{
    const QString name = outcome.kind + u'\n' + outcome.key;
    if (!m_outcomeOf.contains(name)) {
        m_outcomeOf.insert(name, m_outcomes.size());
        m_outcomes.append(outcome);
    } else if (outcome.outcome != Outcome::Same &&
               m_outcomes[m_outcomeOf.value(name)].outcome == Outcome::Same) {
        m_outcomes[m_outcomeOf.value(name)] = outcome;
    }
}

void Arrival::remember(const TravelItem &item, const QList<TravelChange> &versions)
{
    if (m_touched.value(item.kind).contains(item.key))
        return;
    QJsonArray kept;
    for (const TravelChange &version : versions)
        kept.append(toJson(version));
    m_before.append(
        QJsonObject{{u"kind"_s, item.kind}, {u"key"_s, item.key}, {u"versions"_s, kept}});
}

void Arrival::touch(const TravelItem &item)
{
    m_touched[item.kind].insert(item.key, item);
    if (!item.about.isEmpty())
        m_people.insert(item.about);
    if (item.kind == readingKind || item.kind == fieldKind)
        m_records.insert(item.about);
}

void Arrival::restore(const QString &kind, const QString &key, const QList<TravelChange> &versions)
{
    const TravelItem item = m_capture.versions.item(kind, key);
    if (item.id == 0)
        return;
    m_capture.versions.replace(item, versions, m_state.position);
    touch(item);
}

void Arrival::show(Transaction &transaction)
{
    for (const TravelItem &item : m_capture.versions.waiting())
        touch(item);
    removeGone();
    writeRows();
    if (m_touched.contains(u"document"_s))
        m_capture.rows.settleDocuments();
    if (m_touched.contains(u"review"_s) || m_touched.contains(u"applicant"_s))
        m_capture.rows.settleReviews();
    if (m_touched.contains(u"shortlist"_s))
        m_capture.rows.settleLists(listNames());
    writeRecords();
    forgetEmpty();
    followDocuments();
    QList<ApplicantId> people;
    for (const QString &uuid : std::as_const(m_people)) {
        if (const qint64 row = m_capture.names.rowOf(u"applicant"_s, uuid); row > 0)
            people.append(ApplicantId{row});
    }
    const QStringList kinds = m_touched.keys();
    // Documents of nobody are among no applicant's.
    const bool isWhole = m_touched.contains(u"document"_s) || m_touched.contains(u"applicant"_s);
    m_capture.adopt(QSet(kinds.begin(), kinds.end()),
                    isWhole ? std::nullopt : std::optional(bound(people)));
    announce(transaction);
    settleOutcomes();
}

void Arrival::followDocuments()
{
    QSet<QString> documents;
    for (const QString &kind : {TravelName::document, TravelName::text, u"opened"_s}) {
        for (const TravelItem &item : m_touched.value(kind))
            documents.insert(item.key.section(u'/', 0, 0));
    }
    for (const TravelItem &item : m_touched.value(u"highlight"_s)) {
        const auto shown = m_capture.versions.shownVersion(item);
        if (shown && shown->value)
            documents.insert(shown->value->value("document_id"_L1).toString());
    }
    for (const QString &document : std::as_const(documents))
        m_capture.versions.followDocument(document);
}

/// Of the lists that are there and not removed.
QMap<QString, QString> Arrival::listNames() const
{
    QMap<QString, QString> names;
    const auto items = m_capture.versions.items(u"shortlist"_s);
    for (const TravelItem &item : items) {
        const auto shown = m_capture.versions.shownVersion(item);
        if (shown && shown->value && item.row > 0 &&
            shown->value->value("removed_at"_L1).toString().isEmpty())
            names.insert(item.key, shown->value->value("name"_L1).toString());
    }
    return names;
}

/// What hangs on other things first.
void Arrival::removeGone()
{
    for (const TravelKind &kind : travelKinds() | std::views::reverse) {
        const auto touched = m_touched.value(kind.kind);
        for (const TravelItem &item : touched) {
            const auto shown = m_capture.versions.shownVersion(item);
            if ((shown && shown->value) || item.shown.isNull())
                continue;
            attempt([&] { removeOne(kind, item); });
        }
    }
}

void Arrival::removeOne(const TravelKind &kind, const TravelItem &item)
{
    m_capture.rows.remove(kind, item.key, item.row);
    m_capture.versions.setShown(item.id, 0, {});
    if (!m_capture.versions.shownVersion(item))
        m_capture.versions.forget(item);
}

/// What the tables do not take waits, and everything else does not wait for it: one wrong row from
/// one file would otherwise stop all of them for good.
bool Arrival::attempt(const std::function<void()> &work)
{
    Transaction part(m_database);
    work();
    const auto done = part.commit();
    if (!done && !isOfValues(done.error()))
        part.fail(done.error());
    return done.has_value();
}

void Arrival::writeRows()
{
    for (const TravelKind &kind : travelKinds()) {
        const auto touched = m_touched.value(kind.kind);
        for (const TravelItem &item : touched)
            writeOne(kind, item);
        // A document that replaces another one may have come behind it.
        if (kind.kind == TravelName::document) {
            for (const TravelItem &item : touched)
                writeOne(kind, m_capture.versions.item(item.kind, item.key));
        }
    }
}

void Arrival::writeOne(const TravelKind &kind, const TravelItem &item)
{
    const auto shown = m_capture.versions.shownVersion(item);
    if (!shown || !shown->value)
        return;
    const bool isNew = item.row == 0;
    qint64 row = item.row;
    bool isWritten = false;
    const bool isDone =
        attempt([&] { isWritten = m_capture.rows.write(kind, item.key, *shown->value, row); });
    if (!isDone && isNew)
        m_capture.names.forget(kind.kind, item.key);
    if (!isDone || !isWritten)
        return;
    if (isNew && kind.kind == TravelName::applicant)
        m_added.insert(item.key);
    m_capture.versions.setShown(item.id, row, hashOf(*shown->value));
}

void Arrival::writeRecords()
{
    // A document that has just come may be the one that a record was read from.
    for (const TravelItem &item : m_touched.value(u"document"_s)) {
        if (m_capture.versions.item(readingKind, item.about).id != 0)
            m_records.insert(item.about);
    }
    for (const QString &applicant : std::as_const(m_records)) {
        const TravelItem reading = m_capture.versions.item(readingKind, applicant);
        const qint64 row = m_capture.names.rowOf(u"applicant"_s, applicant);
        if (reading.id == 0 || !m_capture.versions.shownVersion(reading)) {
            if (!reading.shown.isNull() && row > 0)
                m_capture.records.remove(row);
            continue;
        }
        bool isWritten = false;
        if (!attempt([&] { isWritten = m_capture.records.write(applicant); }) || !isWritten)
            continue;
        Query(m_database,
              u"UPDATE travel_item SET row = ?, shown = CAST('part' AS BLOB) WHERE about = ? AND "
              "kind = ?"_s,
              {row, applicant, fieldKind});
    }
}

/// Parts of records that were taken back.
void Arrival::forgetEmpty()
{
    for (const QString &kind : {readingKind, fieldKind}) {
        for (const TravelItem &item : m_touched.value(kind)) {
            if (!m_capture.versions.shownVersion(item))
                m_capture.versions.forget(item);
        }
    }
}

void Arrival::announce(Transaction &transaction)
{
    for (const TravelKind &kind : travelKinds()) {
        for (const TravelItem &item : m_touched.value(kind.kind)) {
            const qint64 applicant = m_capture.names.rowOf(u"applicant"_s, item.about);
            const TravelItem now = m_capture.versions.item(item.kind, item.key);
            for (const Topic topic : kind.topics) {
                if (topic == Topic::ApplicantAdded && !m_added.contains(item.key))
                    continue;
                qint64 subject = applicant;
                if (topic == Topic::Shortlists)
                    subject = now.row;
                else if (topic == Topic::Highlights)
                    subject =
                        m_capture.names.rowOf(u"document"_s, m_capture.versions.shownVersion(now)
                                                                 .value_or(TravelChange())
                                                                 .value.value_or(QJsonObject())
                                                                 .value("document_id"_L1)
                                                                 .toString());
                transaction.announce(topic, subject);
            }
            if (kind.kind == TravelName::review && now.row > 0)
                indexNotes(m_database, ReviewId{now.row});
        }
    }
    for (const QString &uuid : std::as_const(m_people)) {
        const ApplicantId applicant{m_capture.names.rowOf(u"applicant"_s, uuid)};
        if (!applicant.isValid())
            continue;
        if (m_touched.contains(u"document"_s) || m_touched.contains(u"text"_s))
            indexText(m_database, applicant);
        if (m_records.contains(uuid))
            transaction.announce(Topic::Record, applicant.value);
    }
}

void Arrival::settleOutcomes()
{
    for (ArrivedChange &change : m_outcomes) {
        const TravelItem item = m_capture.versions.item(change.kind, change.key);
        const bool isKnownKind =
            travelKind(change.kind) || change.kind == readingKind || change.kind == fieldKind;
        const auto shown = m_capture.versions.shownVersion(item);
        if (change.outcome == Outcome::Same || change.outcome == Outcome::Refused)
            continue;
        if (item.isInConflict)
            change.outcome = Outcome::Conflict;
        else if (!isKnownKind || (item.shown.isNull() && shown && shown->value))
            change.outcome = Outcome::Waiting;
    }
}

} // namespace Bole
