// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/season/travelnames.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QVariant>

#include <optional>

namespace Bole {

/// One row of a table as it travels.
struct TravelRow
{
    QString key;
    QString owner;
    QString about;
    qint64 row = 0; ///< its number; of rows without one, its applicant's
    QJsonObject value;
    qint64 milliseconds = 0; ///< when it was written; 0: not known
};

/// Rows of the season's tables out of them and into them, by the table of travelkinds.h.
class TravelRows
{
public:
    TravelRows(Database &database, TravelNames &names) : m_database(database), m_names(names) {}

    /// Those of these applicants; with nothing, all.
    QList<TravelRow> read(const TravelKind &kind, const std::optional<QVariant> &applicants = {});

    /// Whether it could be written: what it refers to may not have arrived yet. `row` is changed to
    /// where it stands.
    bool write(const TravelKind &kind, const QString &key, const QJsonObject &value, qint64 &row);
    void remove(const TravelKind &kind, const QString &key, qint64 row);

    /// What follows from the rows that were written: which of equal documents is the double, and
    /// where the reviews of people are who turned out to be one.
    /// Of the documents with these sums.
    void settleDocuments(const QStringList &sha256);
    /// Anybody's where people may have become one, else of those who are.
    void settleReviews(bool isOfAll);
    /// The names of the lists by their keys, as their makers chose them.
    void settleLists(const QMap<QString, QString> &names);

private:
    QJsonValue encoded(const TravelColumn &column, const QVariant &value);
    std::optional<QVariant> decoded(const TravelColumn &column, const QJsonValue &value);
    QJsonValue entriesOf(qint64 list);
    void putEntries(qint64 list, const QJsonArray &entries);
    bool isThere(const QString &column, const QVariant &value);
    qsizetype sizeOfName(const TravelKind &kind, const QStringList &parts, qsizetype at);
    bool keyValues(const TravelKind &kind, const QString &key, QStringList &columns,
                   QVariantList &values);
    void clearSeat(const QVariantList &seat);
    void insertRow(const TravelKind &kind, QStringList columns, QVariantList values,
                   const QJsonObject &value, qint64 &row);

    Database &m_database;
    TravelNames &m_names;
};

} // namespace Bole
