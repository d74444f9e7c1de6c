// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/exchangearrival.h"

#include "model/season/compactedevent.h"
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
    if (!m_isTidied) {
        Query tidied(m_database, u"SELECT 1 FROM event WHERE code = ?"_s, {compactedEvent});
        m_isTidied = tidied.next();
    }
    if (!*m_isTidied)
        return false;
    Query query(m_database,
                u"SELECT 1 FROM applicant a WHERE a.uuid = ? AND a.removed_at IS NOT NULL AND NOT "
                "EXISTS (SELECT 1 FROM travel_item i WHERE i.kind = ? AND i.key = a.uuid)"_s,
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
        touch(item);
        const bool isShown = std::ranges::none_of(before, [&](const TravelChange &version) {
            return change.stamp.isBefore(version.stamp);
        });
        if (isShown)
            m_shownOf.insert(item.id, change);
        else
            m_shownOf.remove(item.id);
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

std::optional<TravelChange> Arrival::shownOf(const TravelItem &item)
{
    const auto known = m_shownOf.constFind(item.id);
    return known != m_shownOf.constEnd()
               ? *known
               : *m_shownOf.insert(item.id, m_capture.versions.shownVersion(item));
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
    m_shownOf.remove(item.id);
    touch(m_capture.versions.item(kind, key));
}

void Arrival::show(Transaction &transaction, const QList<TravelItem> &waiting)
{
    for (const TravelItem &item : waiting)
        touch(item);
    for (const QString &kind : {TravelName::document, TravelName::text}) {
        for (const TravelItem &item : m_touched.value(kind))
            noteSums(item);
    }
    removeGone();
    writeRows();
    if (!m_sums.isEmpty())
        m_capture.rows.settleDocuments(QStringList(m_sums.begin(), m_sums.end()));
    if (m_touched.contains(u"review"_s) || m_touched.contains(u"applicant"_s))
        m_capture.rows.settleReviews(m_touched.contains(u"applicant"_s));
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
    const bool isWhole = std::ranges::any_of(m_touched, [](const auto &items) {
        return std::ranges::any_of(items, [](const TravelItem &item) {
            return item.about.isEmpty() && (item.kind == TravelName::document ||
                                            item.kind == TravelName::text || !item.owner.isEmpty());
        });
    });
    m_capture.adopt(QSet(kinds.begin(), kinds.end()),
                    isWhole ? std::nullopt : std::optional(bound(people)));
    announce(transaction);
    settleOutcomes();
}

/// Of a document before and after: whose it is, and which others have the same bytes.
void Arrival::noteSums(const TravelItem &item)
{
    const auto shown = shownOf(item);
    QStringList owners{item.about};
    if (item.kind == TravelName::document) {
        if (shown && shown->value) {
            m_sums.insert(shown->value->value("sha256"_L1).toString());
            owners.append(shown->value->value("applicant_id"_L1).toString());
        }
        Query before(m_database, u"SELECT sha256 FROM document WHERE id = ?"_s, {item.row});
        if (item.row > 0 && before.next())
            m_sums.insert(before.text(0));
    }
    for (const QString &owner : std::as_const(owners)) {
        if (owner.isEmpty())
            continue;
        m_people.insert(owner);
        m_texts.insert(owner);
    }
}

void Arrival::followDocuments()
{
    QSet<QString> documents;
    for (const QString &kind : {TravelName::document, TravelName::text, u"opened"_s}) {
        for (const TravelItem &item : m_touched.value(kind))
            documents.insert(item.key.section(u'/', 0, 0));
    }
    for (const TravelItem &item : m_touched.value(TravelName::highlight)) {
        const auto shown = shownOf(item);
        if (shown && shown->value)
            documents.insert(shown->value->value("document_id"_L1).toString());
    }
    for (const QString &document : std::as_const(documents))
        m_capture.versions.followDocument(document);
}

/// Of the lists that are there and not removed.
QMap<QString, QString> Arrival::listNames()
{
    QMap<QString, QString> names;
    const auto items = m_capture.versions.items(u"shortlist"_s);
    for (const TravelItem &item : items) {
        const auto shown = shownOf(item);
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
        for (TravelItem &item : m_touched[kind.kind]) {
            const auto shown = shownOf(item);
            if ((shown && shown->value) || item.shown.isNull())
                continue;
            if (attempt([&] { removeOne(kind, item); })) {
                item.row = 0;
                item.shown = {};
            }
        }
    }
}

void Arrival::removeOne(const TravelKind &kind, const TravelItem &item)
{
    m_capture.rows.remove(kind, item.key, item.row);
    m_capture.versions.setShown(item.id, 0, {});
    if (!shownOf(item))
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
        const auto touched = m_touched.constFind(kind.kind);
        if (touched == m_touched.constEnd())
            continue;
        const bool isOfDocuments = kind.kind == TravelName::document;
        const QList<TravelItem> added = isOfDocuments ? newOf(*touched) : QList<TravelItem>();
        for (TravelItem &item : m_touched[kind.kind])
            writeOne(kind, item);
        if (isOfDocuments)
            writeReplaced(kind, added);
    }
}

QList<TravelItem> Arrival::newOf(const QMap<QString, TravelItem> &items)
{
    QList<TravelItem> found;
    std::ranges::copy_if(items, std::back_inserter(found),
                         [](const TravelItem &item) { return item.row == 0; });
    return found;
}

/// One that replaces another one may have come behind it, also much later.
void Arrival::writeReplaced(const TravelKind &kind, const QList<TravelItem> &added)
{
    for (TravelItem &item : m_touched[kind.kind]) {
        const auto shown = shownOf(item);
        if (shown && shown->value && shown->value->contains("replaced_by"_L1))
            writeOne(kind, item);
    }
    for (const TravelItem &one : added) {
        const auto others = m_capture.versions.itemsAbout(one.about, kind.kind);
        for (const TravelItem &other : others) {
            const auto shown = shownOf(other);
            const bool isReplaced =
                shown && shown->value && shown->value->value("replaced_by"_L1) == one.key;
            if (!isReplaced)
                continue;
            touch(other);
            writeOne(kind, m_touched[kind.kind][other.key]);
        }
    }
}

void Arrival::writeOne(const TravelKind &kind, TravelItem &item)
{
    const auto shown = shownOf(item);
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
    item.row = row;
    item.shown = hashOf(*shown->value);
    m_capture.versions.setShown(item.id, row, item.shown);
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
        const auto shown = reading.id == 0 ? std::nullopt : shownOf(reading);
        if (!shown) {
            if (!reading.shown.isNull() && row > 0)
                m_capture.records.remove(row);
            continue;
        }
        bool isWritten = false;
        if (!attempt([&] { isWritten = m_capture.records.write(applicant, *shown); }) || !isWritten)
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
            if (!shownOf(item))
                m_capture.versions.forget(item);
        }
    }
}

} // namespace Bole
