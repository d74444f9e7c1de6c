// SPDX-License-Identifier: GPL-3.0-or-later
// Of ExchangeStore: a new file, which is filled first and shown then.
#include "model/season/exchangearrival.h"
#include "model/season/query.h"
#include "model/season/seasonfilling.h"
#include "model/season/transaction.h"

namespace Bole {

using namespace Qt::StringLiterals;

Result<qint64> ExchangeStore::fill(const std::function<bool(const AddVersion &add)> &source)
{
    // Nobody else has this file; it is written through when it gets its name.
    if (const auto set = m_database.execute("PRAGMA synchronous = NORMAL; PRAGMA cache_size = "
                                            "-64000");
        !set)
        return std::unexpected(set.error());
    auto known = state();
    if (!known)
        return std::unexpected(known.error());
    SeasonFilling filling(m_database, *known);
    const bool isAll = source([&](const RawVersion &raw) { filling.add(raw); });
    save(*known);
    if (!isAll)
        return failure(ErrorCode::Cancelled, u"fill"_s);
    return filling.finish().transform([&] { return known->position; });
}

/// Records after the documents that they were read from.
const QStringList &ExchangeStore::kindsInOrder()
{
    static const QStringList kinds = [] {
        QStringList found;
        for (const TravelKind &kind : travelKinds()) {
            found.append(kind.kind);
            if (kind.kind == TravelName::document)
                found.append(readingKind);
        }
        return found;
    }();
    return kinds;
}

Result<bool> ExchangeStore::showWaiting(Showing &showing, int atMost, ReviewerId who)
{
    Transaction transaction(m_database);
    auto known = state();
    if (!known)
        return std::unexpected(known.error());
    Capture capture(m_database, *known, uuidOfRow(u"reviewer"_s, who.value), m_clockError);
    QList<TravelItem> next;
    while (next.isEmpty() && showing.kind < kindsInOrder().size()) {
        const QString &kind = kindsInOrder()[showing.kind];
        // Documents name each other, also those of other people.
        const int some = kind == TravelName::document ? -1 : atMost;
        next = capture.versions.waiting(kind, showing.after, some);
        if (next.isEmpty()) {
            ++showing.kind;
            showing.after = 0;
        }
    }
    const bool isOver = next.isEmpty();
    // What waited for something of a later kind.
    if (isOver && !capture.versions.areManyWaiting())
        next = capture.versions.waiting();
    if (next.isEmpty())
        return false;
    showing.after = next.last().id;
    return showThese(next, *known, capture, transaction).transform([&] { return !isOver; });
}

Result<void> ExchangeStore::showBeginning(const QString &owner)
{
    Transaction transaction(m_database);
    auto known = state();
    if (!known)
        return std::unexpected(known.error());
    Capture capture(m_database, *known, {}, m_clockError);
    QList<TravelItem> first;
    for (const TravelKind &kind : travelKinds()) {
        if (kind.about.isEmpty() || kind.kind == TravelName::applicant)
            first += capture.versions.waiting(kind.kind, 0, -1);
    }
    if (!owner.isEmpty())
        first += capture.versions.waitingOf(owner);
    return showThese(first, *known, capture, transaction);
}

Result<void> ExchangeStore::showThese(const QList<TravelItem> &items, State &known,
                                      Capture &capture, Transaction &transaction)
{
    // What a person wrote here meanwhile knows what it was written in place of.
    capture.run(Look::News);
    Arrival arrival(m_database, capture, known);
    arrival.show(transaction, items);
    known.captured = qMax(known.captured, transaction.logChanges());
    save(known);
    return transaction.commit();
}

} // namespace Bole
