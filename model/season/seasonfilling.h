// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/season/exchangestate.h"
#include "model/season/transaction.h"

namespace Bole {

/// Takes all that a hub has into a file that is only being made: what others wrote is kept as it
/// came and shown later (ExchangeStore::showWaiting()), so that tens of thousands of rows are there
/// in the time that they take to come. One transaction.
class SeasonFilling
{
public:
    SeasonFilling(Database &database, ExchangeStore::State &state);

    /// What is no version, or not the sender's to write, is left out.
    void add(const RawVersion &raw);
    Result<void> finish();

private:
    void dropIndexes();
    void makeIndexes();
    bool isNew(const TravelChange &change, qint64 &item);
    void addToKnown(TravelChange &change, const RawVersion &raw);

    Database &m_database;
    Transaction m_transaction;
    TravelVersions m_versions;
    ExchangeStore::State &m_state;
    qint64 m_latestClock;
    bool m_isClockWrong = false;
    QStringList m_indexes; ///< how they are made
};

} // namespace Bole
