// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/season/exchangestore.h"
#include "model/season/travelrecords.h"
#include "model/season/travelrows.h"
#include "model/season/travelversions.h"

#include <QDateTime>

#include <limits>

namespace Bole {

/// The row of `travel_replica`, while a transaction works with it.
struct ExchangeStore::State
{
    QString season;
    QString replica;
    qint64 clock = 0;
    qint64 position = 0;
    qint64 captured = 0;

    bool operator==(const State &) const = default;

    /// The next stamp: later than all that were seen, and not before `milliseconds`.
    qint64 tick(qint64 milliseconds)
    {
        clock = qMax(clock + 1, Stamp::clockAt(milliseconds));
        return clock;
    }
};

/// Finds what was written here and stamps it. Inside of one transaction.
class Capture
{
public:
    Capture(Database &database, ExchangeStore::State &state, const QString &who, qint64 clockError);

    /// Of the change log at most so many lines. Whether that was all.
    bool run(ExchangeStore::Look look, qint64 atMost = std::numeric_limits<qint64>::max());
    /// Takes what stands in the tables as known to everybody: it has just been written from there.
    void adopt(const QSet<QString> &kinds, const std::optional<QVariant> &applicants);

    TravelNames names;
    TravelVersions versions;
    TravelRows rows;
    TravelRecords records;

    /// A new version by `who` (owned things: by their owner) in place of all that are known.
    void write(TravelItem item, const std::optional<QJsonObject> &value, qint64 milliseconds);

private:
    struct News;
    struct Found
    {
        TravelItem item;
        std::optional<QJsonObject> value;
        qint64 milliseconds = 0;
        QByteArray shown;
    };

    News newsSince(qint64 change, qint64 upTo, ExchangeStore::Look look);
    void look(const TravelKind &kind, const News &news);
    void compare(const TravelKind &kind, const TravelRow &row, TravelItem item);
    void findDeletedRows(const TravelKind &kind, const QSet<QString> &there,
                         const std::optional<QVariant> &applicants);
    bool namedRowsAreThere(const TravelKind &kind);
    void note(const Found &found);
    void stampAll();
    bool isCleared(const TravelItem &item);

    Database &m_database;
    ExchangeStore::State &m_state;
    QString m_who;
    qint64 m_clockError = 0;
    QList<Found> m_found;
};

/// The hash that tells whether a row was changed.
QByteArray hashOf(const QJsonObject &value);

} // namespace Bole
