// SPDX-License-Identifier: GPL-3.0-or-later
// Of TravelRows: what follows from rows that have arrived.
#include "model/season/json.h"
#include "model/season/query.h"
#include "model/season/travelchange.h"
#include "model/season/travelrows.h"

#include <QJsonArray>
#include <QSet>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// Brings a review back to the applicant whom it was written about.
const QString sendHome =
    u"UPDATE review SET applicant_id = (SELECT id FROM applicant WHERE uuid = (SELECT about FROM "
    "travel_item WHERE kind = 'review' AND row = review.id)) WHERE "_s;

} // namespace

/// Where the review of somebody who was merged into this one sits: the one that was written about
/// them comes first. settleReviews() says who stays.
void TravelRows::clearSeat(const QVariantList &seat)
{
    Query(m_database, sendHome + u"applicant_id = ? AND reviewer_id = ?"_s, seat);
}

void TravelRows::settleDocuments(const QStringList &sha256)
{
    const QString sums = columnText(QJsonArray::fromStringList(sha256));
    // The one with the smallest name counts, so that every file says the same.
    Query(m_database,
          u"UPDATE document SET is_double = 1 WHERE removed_at IS NULL AND sha256 IN "
          "(SELECT sha256 FROM document WHERE removed_at IS NULL AND sha256 IN (SELECT value FROM "
          "json_each(?)) GROUP BY sha256 HAVING count(*) > 1 OR max(is_double) = 1)"_s,
          {sums});
    Query(
        m_database,
        u"UPDATE document SET is_double = 0 WHERE removed_at IS NULL AND is_double = 1 AND sha256 "
        "IN (SELECT value FROM json_each(?)) AND id = (SELECT i.row FROM document d CROSS JOIN "
        "travel_item i ON d.id = i.row AND i.kind = 'document' WHERE d.sha256 = document.sha256 "
        "AND d.removed_at IS NULL ORDER BY i.key LIMIT 1)"_s,
        {sums});
}

void TravelRows::settleLists(const QMap<QString, QString> &names)
{
    // A name is given once: where two people have made a list of the same name, the one with the
    // greater key gets an addition, in every file the same one.
    QList<std::pair<qint64, QString>> wanted;
    QSet<QString> taken;
    for (auto it = names.begin(); it != names.end(); ++it) {
        const qint64 row = m_names.rowOf(u"shortlist"_s, it.key());
        QString name = bound(it.value()).toString();
        for (qsizetype length = 4; taken.contains(name) && length <= it.key().size(); length += 4)
            name = it.value() + u" ("_s + it.key().left(length) + u')';
        taken.insert(name);
        wanted.append({row, name});
        Query(m_database, u"UPDATE shortlist SET name = ? WHERE id = ? AND name <> ?"_s,
              {QString(u"\u200b"_s + it.key()), row, name});
    }
    for (const auto &[row, name] : std::as_const(wanted))
        Query(m_database, u"UPDATE shortlist SET name = ? WHERE id = ? AND name <> ?"_s,
              {name, row, name});
}

void TravelRows::settleReviews(bool isOfAll)
{
    // Who is now part of whom, to the end of the chain.
    QHash<QString, QString> into;
    Query merged(m_database, u"SELECT uuid, merged_into FROM applicant WHERE merged_into <> ''"_s);
    while (merged.next())
        into.insert(merged.text(0), merged.text(1));
    if (into.isEmpty() && !isOfAll)
        return;
    const auto home = [&](QString uuid) {
        for (int steps = 0; into.contains(uuid) && steps < 50; ++steps)
            uuid = into.value(uuid);
        return uuid;
    };
    struct Seat
    {
        QString key;
        qint64 review = 0;
        qint64 applicant = 0;
    };
    QMap<QString, Seat> seats; // by home and reviewer: whose review counts there
    QList<Seat> all;
    QSet<QString> concerned;
    for (auto it = into.begin(); it != into.end(); ++it)
        concerned << it.key() << it.value();
    Query query(m_database,
                u"SELECT i.key, r.id, r.applicant_id FROM travel_item i JOIN review r ON r.id = "
                "i.row WHERE i.kind = 'review' AND (? OR i.about IN (SELECT value FROM "
                "json_each(?))) ORDER BY i.key"_s,
                {isOfAll, columnText(QJsonArray::fromStringList(
                              QStringList(concerned.begin(), concerned.end())))});
    while (query.next())
        all.append({query.text(0), query.integer(1), query.integer(2)});
    const auto seatOf = [&](const Seat &one) {
        return home(one.key.section(u'/', 0, 0)) + u'/' + one.key.section(u'/', 1);
    };
    for (const Seat &one : std::as_const(all)) {
        const QString seat = seatOf(one);
        if (!seats.contains(seat) || one.key == seat)
            seats.insert(seat, one);
    }
    QList<std::pair<qint64, qint64>> moves;
    for (const Seat &one : std::as_const(all)) {
        const bool counts = seats.value(seatOf(one)).key == one.key;
        const QString origin = one.key.section(u'/', 0, 0);
        const qint64 wanted =
            m_names.rowOf(u"applicant"_s, counts ? seatOf(one).section(u'/', 0, 0) : origin);
        if (wanted != 0 && wanted != one.applicant)
            moves.append({one.review, wanted});
    }
    // Out of the way first: two reviews of one person cannot change places directly.
    for (const auto &[review, applicant] : std::as_const(moves))
        Query(m_database, sendHome + u"id = ?"_s, {review});
    for (const auto &[review, applicant] : std::as_const(moves))
        Query(m_database, u"UPDATE review SET applicant_id = ? WHERE id = ?"_s,
              {applicant, review});
}

} // namespace Bole
