// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/season/travelkinds.h"

#include <QHash>
#include <QJsonValue>
#include <QVariant>

#include <optional>

namespace Bole {

class Database;

/// Which row of this file is which thing of the season. Inside of one transaction.
class TravelNames
{
public:
    TravelNames(Database &database, const QString &season);

    /// Empty, or 0, where it is not known here.
    QString keyOf(const QString &kind, qint64 row);
    qint64 rowOf(const QString &kind, const QString &key);
    void add(const QString &kind, qint64 row, const QString &key);
    void forget(const QString &kind, const QString &key);

    /// Gives every row of a table that others refer to a name of its own; of those of these
    /// applicants, or with nothing of all.
    void nameRows(const TravelKind &kind, const std::optional<QVariant> &applicants = {});

    /// JSON with the keys of reviewers and lists in place of their rows, and back.
    QJsonValue named(const QJsonValue &json);
    QJsonValue numbered(const QJsonValue &json);
    QJsonValue namedCitations(const QJsonValue &json);
    QJsonValue numberedCitations(const QJsonValue &json);
    /// A seal's bytes are what its checksum is taken of: they stay, and what the row numbers in
    /// them mean goes beside them; here, under "here", which row of this file each of them is.
    QJsonValue namedSeal(const QString &text);
    QString numberedSeal(const QJsonValue &json);
    /// Of a part of a record, whose marks say who made them.
    QJsonObject namedMarks(const QJsonObject &part);
    QJsonObject numberedMarks(const QJsonObject &part);

    const QString &season() const { return m_season; }

private:
    /// What was asked for, also what is not there; all of a kind once many were asked for.
    struct Maps
    {
        QHash<qint64, QString> keys;
        QHash<QString, qint64> rows;
        int asked = 0;
        bool isWhole = false;
    };
    void readMore(const QString &kind, Maps &maps);
    QString nameFor(const TravelKind &kind, qint64 row, const QString &origin,
                    const QStringList &key);
    QJsonValue translated(const QString &kind, const QJsonValue &value, bool toNames);
    QJsonValue walk(const QJsonValue &json, bool toNames);
    QJsonObject marks(const QJsonObject &part, bool toNames);
    QJsonValue citations(const QJsonValue &json, bool toNames);

    Database &m_database;
    QString m_season;
    QHash<QString, Maps> m_maps;
};

} // namespace Bole
