// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/season/exchangestate.h"

#include <functional>

namespace Bole {

class Transaction;

/// Takes versions in and lets the season's tables follow. Inside of one transaction.
class Arrival
{
public:
    Arrival(Database &database, Capture &capture, ExchangeStore::State &state);

    /// Into the versions; nothing is shown yet. Fails with InvalidValue where a clock is years off.
    Result<void> take(const QList<TravelChange> &changes);
    /// Puts versions in place of those that an item has: the way back.
    void restore(const QString &kind, const QString &key, const QList<TravelChange> &versions);
    /// Has them looked at by show().
    void touch(const TravelItem &item);
    /// The season's tables, the search and the windows follow. `waiting`: what may find its place
    /// by now.
    void show(Transaction &transaction, const QList<TravelItem> &waiting);

    const QList<ArrivedChange> &outcomes() const { return m_outcomes; }
    /// What the things that were touched were before: for taking it back.
    const QJsonArray &before() const { return m_before; }

private:
    bool isTidiedAway(const TravelChange &change);
    void takeOne(const TravelChange &change);
    void tell(const ArrivedChange &outcome);
    void remember(const TravelItem &item, const QList<TravelChange> &versions);
    QMap<QString, QString> listNames();
    void removeGone();
    void followDocuments();
    void writeRows();
    static QList<TravelItem> newOf(const QMap<QString, TravelItem> &items);
    void writeReplaced(const TravelKind &kind, const QList<TravelItem> &added);
    bool attempt(const std::function<void()> &work);
    void writeOne(const TravelKind &kind, TravelItem &item);
    void removeOne(const TravelKind &kind, const TravelItem &item);
    void writeRecords();
    void forgetEmpty();
    void announce(Transaction &transaction);
    void settleOutcomes();
    std::optional<TravelChange> shownOf(const TravelItem &item);
    void noteSums(const TravelItem &item);

    Database &m_database;
    Capture &m_capture;
    ExchangeStore::State &m_state;
    QMap<QString, QMap<QString, TravelItem>> m_touched;   // by kind and key
    QHash<qint64, std::optional<TravelChange>> m_shownOf; // what the items say
    std::optional<bool> m_isTidied;                       // deleted people were taken out
    QSet<QString> m_sums;                                 // of documents that were touched
    QSet<QString> m_texts;                                // whose documents were
    QSet<QString> m_people;                               // about whom
    QSet<QString> m_added;                                // applicants that were not here
    QSet<QString> m_records;                              // whose record is to be made again
    QHash<QString, qsizetype> m_outcomeOf;
    QList<ArrivedChange> m_outcomes;
    QJsonArray m_before;
};

} // namespace Bole
