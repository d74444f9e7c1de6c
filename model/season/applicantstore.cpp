// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/applicantstore.h"

#include "model/record/recordbounds.h"
#include "model/season/facts.h"
#include "model/season/history.h"
#include "model/season/query.h"
#include "model/season/submitteddocuments.h"
#include "model/season/transaction.h"

#include <QHash>
#include <QJsonDocument>
#include <QUuid>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString columns =
    u"SELECT a.id, f.name, f.name_other, f.email, f.institution, f.institution_id, f.schools, "
    u"f.level, "
    "f.area, f.gpa, f.gpa_scale, f.gpa_percent, f.rank_position, f.rank_of, f.rank_percent, "
    "f.publications, f.first_author, f.ccf_a, f.ccf_b, f.ccf_c, "
    "(SELECT group_concat(t.test || '=' || t.score, char(10)) FROM test_score t "
    "WHERE t.applicant_id = a.id), f.fields, f.needs_look, f.settled, a.created_at, a.changed_at, "
    "f.to_check, "
    "f.unchecked, "
    "a.nickname, f.lists, f.bachelor_institution, f.bachelor_institution_id, f.bachelor_area, "
    "f.bachelor_gpa, f.bachelor_gpa_scale, f.bachelor_gpa_percent, f.bachelor_rank_position, "
    "f.bachelor_rank_of, f.bachelor_rank_percent, f.bachelor_lists, "
    "(SELECT group_concat(c.fact || '=' || c.value, char(10)) FROM fact_count c "
    "WHERE c.applicant_id = a.id AND (c.fact GLOB 'awards.*' OR c.fact GLOB 'papers.*' "
    "OR c.fact GLOB 'firstPapers.*')), a.number, a.withdrawn_at IS NOT NULL, a.withdrawn_reason "
    "FROM applicant a LEFT JOIN facts f ON f.applicant_id = a.id WHERE a.removed_at IS NULL "_s;
const QString isActive = u"removed_at IS NULL AND withdrawn_at IS NULL "_s;

/// "cet6=560.0", one a line; the name may hold a sign of equality. A stranger's file may hold
/// anything: what is no number is no score.
QMap<QString, double> numbersFrom(const QString &text)
{
    QMap<QString, double> tests;
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const double score = line.section(u'=', -1).toDouble(&isNumber);
        if (isNumber)
            tests.insert(line.section(u'=', 0, -2), score);
    }
    return tests;
}

DegreeRow bachelorFrom(const Query &query)
{
    return {.institution = boundedLine(query.text(30)),
            .institutionId = query.text(31),
            .area = boundedLine(query.text(32)),
            .gpa = query.optionalReal(33),
            .gpaScale = query.optionalReal(34),
            .gpaPercent = query.optionalReal(35),
            .rankPosition = query.optionalNumber(36),
            .rankOf = query.optionalNumber(37),
            .rankPercent = query.optionalReal(38),
            .lists = query.text(39).split(u'\n', Qt::SkipEmptyParts)};
}

ApplicantRow rowFrom(const Query &query)
{
    return {.id = query.id<ApplicantId>(0),
            .name = boundedLine(query.text(1)),
            .nameOther = boundedLine(query.text(2)),
            .nickname = boundedLine(query.text(28)),
            .email = boundedLine(query.text(3)),
            .institution = boundedLine(query.text(4)),
            .institutionId = query.text(5),
            .schools = query.text(6).split(u'\n', Qt::SkipEmptyParts),
            .lists = query.text(29).split(u'\n', Qt::SkipEmptyParts),
            .level = Stored<StudyLevel>::fromText(query.text(7)),
            .area = boundedLine(query.text(8)),
            .gpa = query.optionalReal(9),
            .gpaScale = query.optionalReal(10),
            .gpaPercent = query.optionalReal(11),
            .rankPosition = query.optionalNumber(12),
            .rankOf = query.optionalNumber(13),
            .rankPercent = query.optionalReal(14),
            .bachelor = bachelorFrom(query),
            .publications = query.number(15),
            .firstAuthor = query.number(16),
            .ccfA = query.number(17),
            .ccfB = query.number(18),
            .ccfC = query.number(19),
            .counts = numbersFrom(query.text(40)),
            .tests = numbersFrom(query.text(20)),
            .fields = query.number(21),
            .needsLook = query.number(22),
            .settled = query.number(23),
            .toCheck = query.text(26),
            .unchecked = query.text(27),
            .tags = {},
            .own = {},
            .documents = {},
            .number = boundedLine(query.text(41)),
            .isWithdrawn = query.flag(42),
            .withdrawnReason = query.text(43),
            .createdAt = query.time(24),
            .changedAt = query.time(25)};
}

} // namespace

Result<ApplicantId> ApplicantStore::create()
{
    const QString now = timestamp();
    Transaction transaction(m_database);
    Query inserted(m_database,
                   u"INSERT INTO applicant (uuid, created_at, changed_at) VALUES (?, ?, ?)"_s,
                   {QUuid::createUuid().toString(QUuid::WithoutBraces), now, now});
    const ApplicantId id{inserted.insertedId()};
    transaction.announce(Topic::ApplicantAdded, id.value);
    return transaction.commit(id);
}

Result<int> ApplicantStore::count() const
{
    Query query(m_database, u"SELECT count(*) FROM applicant WHERE "_s + isActive);
    const int count = query.next() ? query.number(0) : 0;
    return query.result(count);
}

bool ApplicantStore::areMany() const
{
    constexpr int few = 300; // read, sorted and shown in a moment
    return Query(m_database, u"SELECT 1 FROM applicant WHERE "_s + isActive + u"LIMIT 1 OFFSET ?"_s,
                 {few})
        .next();
}

Result<QList<ApplicantId>> ApplicantStore::ids(int atMost) const
{
    QList<ApplicantId> ids;
    Query query(m_database,
                u"SELECT id FROM applicant WHERE "_s + isActive + u"ORDER BY id LIMIT ?"_s,
                {atMost});
    while (query.next())
        ids.append(query.id<ApplicantId>(0));
    return query.result(ids);
}

Result<bool> ApplicantStore::isNewFor(ApplicantId applicant, ReviewerId reviewer) const
{
    Query query(
        m_database,
        u"SELECT NOT EXISTS (SELECT 1 FROM seen s WHERE s.applicant_id = a.id AND "
        "s.reviewer_id = ? AND s.seen_at >= a.changed_at) FROM applicant a WHERE a.id = ?"_s,
        {reviewer.value, applicant.value});
    const bool isNew = query.next() && query.flag(0);
    return query.result(isNew);
}

QHash<ApplicantId, QMap<QString, QString>>
ApplicantStore::ownValues(const QString &condition, const QVariantList &values) const
{
    QHash<ApplicantId, QMap<QString, QString>> own;
    if (!Query(m_database, u"SELECT 1 FROM own_value LIMIT 1"_s).next())
        return own;
    Query query(m_database,
                u"SELECT a.id, v.field, v.value FROM applicant a JOIN own_value v ON "
                "v.applicant_id = a.id JOIN own_field f ON f.uuid = v.field WHERE "
                "f.removed_at IS NULL "_s +
                    condition,
                values);
    while (query.next())
        own[query.id<ApplicantId>(0)].insert(query.text(1), query.text(2));
    return own;
}

/// Without old versions.
QHash<ApplicantId, QMap<QString, int>>
ApplicantStore::documentCounts(const QString &condition, const QVariantList &values) const
{
    QHash<ApplicantId, QMap<QString, int>> counts;
    Query query(m_database,
                u"SELECT a.id, d.role FROM applicant a JOIN "_s + submittedDocuments +
                    u" d ON d.applicant_id = a.id WHERE 1 "_s + condition,
                values);
    while (query.next())
        ++counts[query.id<ApplicantId>(0)][query.text(1)];
    return counts;
}

Result<QList<ApplicantRow>> ApplicantStore::select(const QString &condition,
                                                   const QVariantList &values) const
{
    QHash<ApplicantId, QStringList> tags;
    Query tagged(
        m_database,
        u"SELECT a.id, t.name FROM applicant a JOIN tag t ON t.applicant_id = a.id WHERE 1 "_s +
            condition + u", t.name"_s,
        values);
    while (tagged.next())
        tags[tagged.id<ApplicantId>(0)].append(tagged.text(1));
    const auto own = ownValues(condition, values);
    const auto documents = documentCounts(condition, values);
    QList<ApplicantRow> rows;
    Query query(m_database, columns + condition, values);
    while (query.next()) {
        rows.append(rowFrom(query));
        ApplicantRow &row = rows.last();
        row.tags = tags.value(row.id);
        row.own = own.value(row.id);
        row.documents = documents.value(row.id);
    }
    return query.result(std::move(rows));
}

Result<QList<ApplicantRow>> ApplicantStore::list() const
{
    return select(u"AND a.withdrawn_at IS NULL ORDER BY a.id"_s, {});
}

Result<QList<ApplicantRow>> ApplicantStore::withdrawn() const
{
    return select(u"AND a.withdrawn_at IS NOT NULL ORDER BY a.id"_s, {});
}

Result<QList<ApplicantRow>> ApplicantStore::rows(const QList<ApplicantId> &applicants) const
{
    return select(u"AND a.id IN (SELECT value FROM json_each(?)) ORDER BY a.id"_s,
                  {bound(applicants)});
}

Result<ApplicantRow> ApplicantStore::row(ApplicantId applicant) const
{
    return rows({applicant}).and_then([](const QList<ApplicantRow> &rows) -> Result<ApplicantRow> {
        if (rows.isEmpty())
            return failure(ErrorCode::NotFound, u"applicant"_s);
        return rows.first();
    });
}

Result<QString> ApplicantStore::uuid(ApplicantId applicant) const
{
    Query query(m_database, u"SELECT uuid FROM applicant WHERE id = ?"_s, {applicant.value});
    const QString uuid = query.next() ? query.text(0) : QString();
    return query.result(uuid);
}

Result<ApplicantId> ApplicantStore::findByUuid(const QString &uuid) const
{
    Query query(m_database, u"SELECT id FROM applicant WHERE uuid = ?"_s, {uuid});
    const ApplicantId id = query.next() ? query.id<ApplicantId>(0) : ApplicantId();
    return query.result(id);
}

QList<ApplicantId> ApplicantStore::named(const QString &name) const
{
    QList<ApplicantId> people;
    if (name.isEmpty())
        return people;
    Query query(m_database,
                u"SELECT a.id FROM facts f JOIN applicant a ON a.id = f.applicant_id WHERE (f.name "
                "= ?1 OR f.name_other = ?1) AND a.removed_at IS NULL ORDER BY a.id"_s,
                {bound(name)});
    while (query.next())
        people.append(query.id<ApplicantId>(0));
    return people;
}

Result<void> ApplicantStore::markSeen(const QList<ApplicantId> &applicants, ReviewerId reviewer)
{
    Transaction transaction(m_database);
    for (const ApplicantId applicant : applicants) {
        Bole::markSeen(m_database, applicant, reviewer);
        transaction.announce(Topic::Applicants, applicant.value);
    }
    return transaction.commit();
}

Result<void> ApplicantStore::saveFilter(const SavedFilter &filter)
{
    QJsonObject json = toJson(filter.filter);
    json.insert(u"query"_s, filter.query);
    Transaction transaction(m_database);
    Query(m_database, u"INSERT OR REPLACE INTO saved_filter (name, definition) VALUES (?, ?)"_s,
          {bound(filter.name),
           QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact))});
    transaction.announce(Topic::Settings);
    return transaction.commit();
}

Result<void> ApplicantStore::removeFilter(const QString &name)
{
    Transaction transaction(m_database);
    Query(m_database, u"DELETE FROM saved_filter WHERE name = ?"_s, {name});
    transaction.announce(Topic::Settings);
    return transaction.commit();
}

Result<QList<SavedFilter>> ApplicantStore::savedFilters() const
{
    QList<SavedFilter> filters;
    Query query(m_database, u"SELECT name, definition FROM saved_filter ORDER BY name"_s);
    while (query.next()) {
        const QJsonObject json = QJsonDocument::fromJson(query.text(1).toUtf8()).object();
        filters.append(
            {query.text(0), json.value("query"_L1).toString(), applicantFilterFromJson(json)});
    }
    return query.result(filters);
}

} // namespace Bole
