// SPDX-License-Identifier: GPL-3.0-or-later
// Filters and full-text search: the part of ApplicantStore that runs at every keystroke.
#include "model/review/requirement.h"
#include "model/season/applicantstore.h"
#include "model/season/query.h"
#include "model/season/searchtext.h"
#include "model/season/settingstore.h"
#include "model/season/submitteddocuments.h"
#include "model/testid.h"

#include <algorithm>
#include <utility>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

/// A condition on the list with its values. Built from fixed pieces only.
struct Condition
{
    QString sql;
    QVariantList values;

    void add(const QString &piece, const QVariantList &pieceValues = {})
    {
        sql += u" AND "_s + piece;
        values += pieceValues;
    }

    void addAnyOf(const QString &column, const QStringList &options)
    {
        if (options.isEmpty())
            return;
        QVariantList list;
        for (const QString &option : options)
            list.append(option);
        add(column + u" IN ("_s + QStringList(options.size(), u"?"_s).join(u',') + u')', list);
    }
};

Result<QList<qint64>> ids(Database &database, const QString &sql, const QVariantList &values)
{
    QList<qint64> found;
    Query query(database, sql, values);
    while (query.next())
        found.append(query.integer(0));
    return query.result(std::move(found));
}

QString columnsOf(const SearchScope &scope)
{
    QStringList columns;
    if (scope.names)
        columns.append(u"names"_s);
    if (scope.schools)
        columns.append(u"schools"_s);
    if (scope.publications)
        columns.append(u"publications"_s);
    return columns.isEmpty() ? QString() : u'{' + columns.join(u' ') + u"} : "_s;
}

Condition noteCondition(const SearchScope &scope, const QString &expression)
{
    // CROSS JOIN keeps this order: the other one would match anew for every review.
    Condition condition{u"SELECT r.applicant_id FROM note_search CROSS JOIN review r ON r.id = "
                        "note_search.rowid WHERE note_search MATCH ?"_s,
                        {expression}};
    if (scope.notes == SearchScope::Notes::Own)
        condition.add(u"r.reviewer_id = ?"_s, {scope.reader.value});
    if (scope.notes == SearchScope::Notes::OwnAndWhereSubmitted)
        condition.add(u"(r.reviewer_id = ? OR EXISTS (SELECT 1 FROM review mine WHERE "
                      "mine.applicant_id = r.applicant_id AND mine.reviewer_id = ? "
                      "AND mine.state = 'submitted'))"_s,
                      {scope.reader.value, scope.reader.value});
    return condition;
}

/// Names and schools that have the word anywhere; the index knows only how words begin.
Condition insideCondition(const SearchTerm &term, const SearchScope &scope)
{
    QString word = term.expression;
    word.remove(u'"').remove(u'*').remove(u' ');
    QStringList columns;
    if (scope.names)
        columns << u"name"_s << u"name_other"_s;
    if (scope.schools)
        columns << u"schools"_s;
    return {u"SELECT applicant_id FROM facts WHERE instr(lower("_s +
                columns.join(u" || char(10) || "_s) + u"), lower(?)) > 0"_s,
            {word}};
}

/// All applicants for whom one word is found somewhere, sorted.
Result<QList<qint64>> idsWith(Database &database, const SearchTerm &term, const SearchScope &scope)
{
    QList<Condition> places;
    if (const QString columns = columnsOf(scope); !columns.isEmpty())
        places.append({u"SELECT rowid FROM applicant_search WHERE applicant_search MATCH ?"_s,
                       {columns + term.expression}});
    if (scope.text && !term.isSingleLetter)
        places.append(
            {u"SELECT rowid FROM text_search WHERE text_search MATCH ?"_s, {term.expression}});
    if (scope.insideWords && (scope.names || scope.schools))
        places.append(insideCondition(term, scope));
    if (scope.notes != SearchScope::Notes::None)
        places.append(noteCondition(scope, term.expression));
    QList<qint64> all;
    for (const Condition &place : places) {
        const auto found = ids(database, place.sql, place.values);
        if (!found)
            return found;
        all += *found;
    }
    std::ranges::sort(all);
    const auto twice = std::ranges::unique(all);
    all.erase(twice.begin(), twice.end());
    return all;
}

/// What comparedScale() says of a grade.
const QString comparedScale =
    u"coalesce(f.%1gpa_scale, CASE WHEN f.%1gpa > 10 AND f.%1gpa <= 100 THEN 100 END)"_s;

/// What the columns of the degree that is asked for begin with.
QString degreePrefix(const ApplicantFilter &filter)
{
    return filter.degree == ApplicantFilter::Degree::Bachelor ? u"bachelor_"_s : QString();
}

void addGpa(Condition &condition, const ApplicantFilter &filter)
{
    constexpr double slack = 1e-9;
    const QString degree = degreePrefix(filter);
    if (filter.gpaAtLeast && filter.gpaScale)
        condition.add((u"abs("_s + comparedScale + u" - ?) < 0.001 AND f.%1gpa >= ?"_s).arg(degree),
                      {*filter.gpaScale, *filter.gpaAtLeast - slack});
    else if (filter.gpaAtLeast)
        condition.add(u"f.%1gpa_percent >= ?"_s.arg(degree), {*filter.gpaAtLeast - slack});
}

void addFacts(Condition &condition, const ApplicantFilter &filter)
{
    condition.addAnyOf(u"f.level"_s, filter.levels);
    addGpa(condition, filter);
    if (filter.rankPercentAtMost)
        condition.add(u"f.%1rank_percent <= ?"_s.arg(degreePrefix(filter)),
                      {*filter.rankPercentAtMost + 1e-9});
    if (filter.firstAuthorAtLeast)
        condition.add(u"f.first_author >= ?"_s, {*filter.firstAuthorAtLeast});
    for (const auto &[fact, least] : filter.countsAtLeast.asKeyValueRange())
        condition.add(u"EXISTS (SELECT 1 FROM fact_count c WHERE c.applicant_id = a.id AND "
                      "c.fact = ? AND c.value >= ?)"_s,
                      {fact, least});
    if (!filter.test.isEmpty())
        condition.add(u"EXISTS (SELECT 1 FROM test_score t WHERE t.applicant_id = a.id AND "
                      "t.test = ? AND t.score >= ?)"_s,
                      {testId(filter.test), filter.testAtLeast.value_or(0)});
    if (filter.checking == ApplicantFilter::Checking::NeedsLook)
        condition.add(u"f.needs_look > 0"_s);
    if (filter.checking == ApplicantFilter::Checking::Done)
        condition.add(u"f.needs_look = 0"_s);
}

void addLists(Condition &condition, const ApplicantFilter &filter)
{
    if (filter.lists.isEmpty())
        return;
    const bool ofBachelor = filter.degree == ApplicantFilter::Degree::Bachelor;
    QVariantList facts;
    for (const QString &list : filter.lists)
        facts.append((ofBachelor ? u"bachelorList."_s : u"list."_s) + list);
    condition.add(
        u"EXISTS (SELECT 1 FROM fact_count c WHERE c.applicant_id = a.id AND c.fact IN ("_s +
            QStringList(facts.size(), u"?"_s).join(u',') + u"))"_s,
        facts);
}

void addSchools(Condition &condition, const ApplicantFilter &filter)
{
    if (filter.schools.isEmpty())
        return;
    QStringList any;
    QVariantList values;
    for (const QString &school : filter.schools) {
        if (filter.degree == ApplicantFilter::Degree::Bachelor) {
            any.append(u"instr(lower(f.bachelor_institution || char(10) || "
                       "f.bachelor_institution_id), lower(?)) > 0"_s);
        } else {
            any.append(u"instr(lower(f.schools), lower(?)) > 0"_s);
        }
        values.append(school);
    }
    condition.add(u'(' + any.join(u" OR "_s) + u')', values);
}

void addReviewer(Condition &condition, const ApplicantFilter &filter)
{
    const qint64 reviewer = filter.reviewer.value;
    const QString own =
        u"(SELECT %1 FROM review r WHERE r.applicant_id = a.id AND r.reviewer_id = ?)"_s;
    const auto addOwn = [&](const QString &column, const QString &absent, const QStringList &any) {
        if (any.isEmpty())
            return;
        condition.values.append(reviewer);
        condition.addAnyOf(u"coalesce("_s + own.arg(column) + u", '"_s + absent + u"')"_s, any);
    };
    addOwn(u"r.state"_s, u"none"_s, filter.reviewStates);
    addOwn(u"r.decision"_s, u"undecided"_s, filter.recommendations);
    if (filter.assignedOnly)
        condition.add(u"EXISTS (SELECT 1 FROM assignment s WHERE s.applicant_id = a.id AND "
                      "s.reviewer_id = ?)"_s,
                      {reviewer});
    if (filter.assignedTo.isValid())
        condition.add(u"EXISTS (SELECT 1 FROM assignment s WHERE s.applicant_id = a.id AND "
                      "s.reviewer_id = ?)"_s,
                      {filter.assignedTo.value});
    if (filter.newOnly)
        condition.add(u"NOT EXISTS (SELECT 1 FROM seen s WHERE s.applicant_id = a.id AND "
                      "s.reviewer_id = ? AND s.seen_at >= a.changed_at)"_s,
                      {reviewer});
    if (filter.newDocuments)
        condition.add(u"EXISTS (SELECT 1 FROM document d WHERE d.applicant_id = a.id AND "
                      "d.removed_at IS NULL AND d.replaced_by IS NULL AND NOT EXISTS (SELECT 1 "
                      "FROM document_seen s WHERE s.document_id = d.id AND s.reviewer_id = ?)) AND "
                      "EXISTS (SELECT 1 FROM seen v WHERE v.applicant_id = a.id AND v.reviewer_id "
                      "= ?)"_s,
                      {reviewer, reviewer});
}

/// One field of the committee's own; "2026" and "2026-11" are dates, too.
void addOwn(Condition &condition, const QString &field, const OwnCondition &own)
{
    const QString value =
        u"(SELECT o.value FROM own_value o WHERE o.applicant_id = a.id AND o.field = ?)"_s;
    const auto add = [&](bool isSet, const QString &test, const QVariant &bound) {
        if (isSet)
            condition.add(test.arg(value), {field, bound});
    };
    add(!own.equals.isEmpty(), u"%1 = ?"_s, own.equals);
    add(!own.contains.isEmpty(), u"instr(lower(%1), lower(?)) > 0"_s, own.contains);
    add(own.atLeast.has_value(), u"CAST(%1 AS REAL) >= ?"_s, own.atLeast.value_or(0) - 1e-9);
    add(own.atMost.has_value(), u"CAST(%1 AS REAL) <= ?"_s, own.atMost.value_or(0) + 1e-9);
    add(!own.from.isEmpty(), u"%1 >= ?"_s, own.from);
    add(!own.until.isEmpty(), u"%1 <= ? || '~'"_s, own.until); // the whole month, the whole year
    if (own.isMissing)
        condition.add(value + u" IS NULL"_s, {field});
}

/// Somebody has handed in everything that is asked for, or has not.
void addCompleteness(Condition &condition, Database &database, const ApplicantFilter &filter)
{
    using Completeness = ApplicantFilter::Completeness;
    if (filter.completeness == Completeness::Any)
        return;
    const auto asked = SettingStore(database).value(requirementsKey);
    QStringList there{u"1"_s};
    QVariantList values;
    for (const Requirement &each : requirementsFromJson(asked.value_or(QJsonValue()))) {
        there.append(u"(SELECT count(*) FROM "_s + submittedDocuments +
                     u" d WHERE d.applicant_id = a.id AND d.role = ?) >= ?"_s);
        values << nameOf(each.role) << each.count;
    }
    const QString all = u'(' + there.join(u" AND "_s) + u')';
    condition.add(filter.completeness == Completeness::Complete ? all : u"NOT "_s + all, values);
}

Result<QList<qint64>> idsPassing(Database &database, const ApplicantFilter &filter)
{
    Condition condition{u"SELECT a.id FROM applicant a LEFT JOIN facts f ON f.applicant_id = a.id "
                        "WHERE a.removed_at IS NULL AND a.withdrawn_at IS "_s +
                            (filter.withdrawn ? u"NOT NULL"_s : u"NULL"_s),
                        {}};
    addFacts(condition, filter);
    addSchools(condition, filter);
    addLists(condition, filter);
    for (const QString &tag : filter.tags)
        condition.add(u"EXISTS (SELECT 1 FROM tag t WHERE t.applicant_id = a.id AND t.name = ?)"_s,
                      {tag});
    condition.addAnyOf(u"coalesce((SELECT c.decision FROM committee_decision c WHERE "
                       "c.applicant_id = a.id), 'undecided')"_s,
                       filter.decisions);
    condition.addAnyOf(u"coalesce((SELECT nullif(s.stage, '') FROM applicant_stage s WHERE "
                       "s.applicant_id = a.id), 'none')"_s,
                       filter.stages);
    addReviewer(condition, filter);
    addCompleteness(condition, database, filter);
    for (const auto &[field, own] : filter.own.asKeyValueRange())
        addOwn(condition, field, own);
    return ids(database, condition.sql + u" ORDER BY a.id"_s, condition.values);
}

} // namespace

Result<QList<ApplicantId>> ApplicantStore::matching(const QString &query,
                                                    const ApplicantFilter &filter,
                                                    const SearchScope &scope) const
{
    // Asking for a hidden school must not tell who is there.
    if (!scope.schools && (!filter.schools.isEmpty() || !filter.lists.isEmpty()))
        return QList<ApplicantId>();
    for (const QString &field : scope.hiddenFields) {
        if (filter.own.contains(field))
            return QList<ApplicantId>();
    }
    Result<QList<qint64>> left = idsPassing(m_database, filter);
    for (const SearchTerm &term : searchTerms(query)) {
        if (!left || left->isEmpty())
            break;
        const auto found = idsWith(m_database, term, scope);
        if (!found)
            return std::unexpected(found.error());
        QList<qint64> both;
        std::ranges::set_intersection(*left, *found, std::back_inserter(both));
        *left = both;
    }
    if (!left)
        return std::unexpected(left.error());
    QList<ApplicantId> applicants;
    applicants.reserve(left->size());
    for (const qint64 id : std::as_const(*left))
        applicants.append(ApplicantId{id});
    return applicants;
}

Result<QList<ApplicantId>> ApplicantStore::newFor(ReviewerId reviewer) const
{
    ApplicantFilter filter;
    filter.reviewer = reviewer;
    filter.newOnly = true;
    return matching({}, filter);
}

} // namespace Bole
