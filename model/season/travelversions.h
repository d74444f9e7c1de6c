// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/season/travelchange.h"

#include <QHash>

namespace Bole {

class Database;

/// One thing of the season in this file.
struct TravelItem
{
    qint64 id = 0; ///< 0: not known here
    QString kind;
    QString key;
    QString owner;
    QString about;
    qint64 row = 0;
    QByteArray shown; ///< null while nothing stands in the season's tables
    bool isInConflict = false;
};

/// The tables of what travels: things and their versions. Inside of one transaction.
class TravelVersions
{
public:
    explicit TravelVersions(Database &database) : m_database(database) {}

    TravelItem item(const QString &kind, const QString &key) const;
    QHash<QString, TravelItem> items(const QString &kind) const; ///< by key
    QList<TravelItem> itemsAbout(const QString &applicant, const QString &kind) const;
    /// Known by now, but not in the season's tables: what they refer to has not arrived.
    QList<TravelItem> waiting() const;
    /// Those of one kind, in the order of their ids.
    QList<TravelItem> waiting(const QString &kind, qint64 afterId, int atMost) const;
    QList<TravelItem> waitingOf(const QString &owner) const;
    bool areManyWaiting() const;
    QList<TravelItem> inConflict() const;
    /// Makes the item where there is none.
    void require(TravelItem &item);
    void setShown(qint64 item, qint64 row, const QByteArray &shown);
    /// Whom a document is about follows from the version that shows, whatever arrived last; its
    /// text and what people did on its pages go with it.
    void followDocument(const QString &document);

    /// In the order of their stamps: the last one shows.
    QList<TravelChange> versions(const TravelItem &item) const;
    std::optional<TravelChange> shownVersion(const TravelItem &item) const;
    /// Whether it was news: neither known nor replaced by what is known.
    bool add(TravelItem &item, const TravelChange &change, qint64 position);
    /// In place of all that are there.
    void replace(const TravelItem &item, const QList<TravelChange> &versions, qint64 &position);
    void forget(const TravelItem &item);

    QList<PositionedChange> after(qint64 position, int atMost) const;
    QList<TravelChange> all() const; ///< by kind, key and stamp

private:
    QList<TravelItem> select(const QString &condition, const QVariantList &values) const;
    void insert(qint64 item, const TravelChange &change, qint64 position);
    void noteConflict(const TravelItem &item);

    Database &m_database;
};

/// Whether two versions say the same, whoever wrote them when.
bool haveSameContent(const TravelChange &a, const TravelChange &b);
/// Whether people have to decide between these.
bool areInConflict(const QList<TravelChange> &versions);

} // namespace Bole
