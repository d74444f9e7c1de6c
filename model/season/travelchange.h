// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QString>

#include <optional>

namespace Bole {

/// Who wrote something where and when. The clock is a hybrid logical one: milliseconds since 1970,
/// shifted by 16 bits, and a counter; it never runs back, also when the machine's does.
struct Stamp
{
    qint64 clock = 0;
    QString replica;  ///< uuid of the file
    QString reviewer; ///< uuid of the person

    static qint64 clockAt(qint64 milliseconds) { return milliseconds << 16; }
    qint64 milliseconds() const { return clock >> 16; }
    /// How many milliseconds ahead a clock is believed, here and by the hub. What is further ahead
    /// would win over everybody else's work for as long.
    static constexpr qint64 mostAhead = 2LL * 24 * 3600 * 1000;
    /// The later one shows.
    bool isBefore(const Stamp &other) const
    {
        return clock != other.clock ? clock < other.clock : replica < other.replica;
    }
    bool operator==(const Stamp &) const = default;
};

/// One version of one thing of a season, as it goes from file to file: it holds no row number, only
/// names that mean the same everywhere.
///
/// A version replaces another one of the same thing when its writer knew it. Those that nobody has
/// replaced are all kept: where there are several, people wrote without knowing of each other, and
/// the latest of them shows. So it does not matter in which order, how often or by which way
/// versions arrive.
struct TravelChange
{
    QString kind;  ///< see travelkinds.h
    QString key;   ///< with `kind`, names the thing in every file
    QString owner; ///< uuid of the reviewer who alone writes it; empty: everybody's
    QString about; ///< uuid of the applicant; empty: of the season
    Stamp stamp;
    QMap<QString, qint64>
        knows; ///< by replica: the latest clock that the writer knew, own included
    std::optional<QJsonObject> value; ///< nothing: it was deleted

    bool replaces(const TravelChange &other) const
    {
        return knows.value(other.stamp.replica) >= other.stamp.clock;
    }
    bool operator==(const TravelChange &) const = default;
};

/// A version as it comes, with its JSON not looked at yet. For as long as the row is there.
struct RawVersion
{
    QString kind;
    QString key;
    QString owner;
    QString about;
    Stamp stamp;
    QByteArrayView knows;
    std::optional<QByteArrayView> value;
};

/// A version and the place at which it arrived in this file.
struct PositionedChange
{
    qint64 position = 0;
    TravelChange change;
};

/// Whether it is one at all: it has a name and a stamp, its writer knew it, and nothing that is
/// later than it. Whoever could know of later ones would have them dropped when they come.
bool isVersion(const TravelChange &change);

QJsonObject toJson(const TravelChange &change);
/// Nothing where it is none.
std::optional<TravelChange> travelChangeFromJson(const QJsonObject &json);

/// One part of a key: without the slash that keys are joined by.
QString keyPart(const QString &text);
QString textOfKeyPart(const QString &part);

/// Of these versions of one thing those that no other one replaces, in the order of their stamps:
/// the last one shows.
QList<TravelChange> unreplaced(QList<TravelChange> versions);

} // namespace Bole
