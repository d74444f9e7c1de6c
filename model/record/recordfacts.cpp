// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordfacts.h"

#include "model/testid.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

/// Numbers of the education's entries from the highest level down; the latest first among equals.
QList<qsizetype> byLevel(const Record &record)
{
    QList<qsizetype> order(record.education.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, [&](qsizetype first, qsizetype second) {
        const Education &a = record.education[first];
        const Education &b = record.education[second];
        const int left = levelRank(a.level);
        const int right = levelRank(b.level);
        return left != right ? left > right : a.startDate > b.startDate;
    });
    return order;
}

/// The first of a record's bachelor's degrees, whether it is the highest degree or not.
void addBachelor(RecordFacts &facts, const Record &record)
{
    for (const qsizetype at : byLevel(record)) {
        const Education &entry = record.education[at];
        if (entry.level != StudyLevel::Bachelor)
            continue;
        // Where it is the highest degree, too, its values are those facts' already.
        const auto from = [&](const QString &fact, QLatin1StringView field) {
            const QString source = u"/education/%1/%2"_s.arg(at).arg(field);
            const auto isHighest = [&](const QStringList &known) {
                return known.contains(source);
            };
            if (std::ranges::none_of(facts.sources, isHighest))
                facts.sources[fact].append(source);
        };
        DegreeFacts &degree = facts.bachelor;
        degree.institution = entry.institution;
        degree.institutionId = entry.institutionId;
        degree.area = entry.area;
        from(u"bachelorInstitution"_s, "institution"_L1);
        from(u"bachelorArea"_s, "area"_L1);
        if (entry.gpa || entry.averageScore) {
            degree.gpa = entry.gpa ? *entry.gpa : Grade{*entry.averageScore, 100.0};
            degree.gpaPercent = gradePercent(*degree.gpa);
            from(u"bachelorGpa"_s, entry.gpa ? "gpa"_L1 : "averageScore"_L1);
        }
        if (entry.rank) {
            degree.rank = entry.rank;
            degree.rankPercent = rankPercent(*entry.rank);
            from(u"bachelorRank"_s, "rank"_L1);
        }
        return;
    }
}

void addEducation(RecordFacts &facts, const Record &record)
{
    for (const qsizetype at : byLevel(record)) {
        const Education &entry = record.education[at];
        const auto from = [&](const QString &fact, QLatin1StringView field) {
            facts.sources[fact].append(u"/education/%1/%2"_s.arg(at).arg(field));
        };
        for (const QString &school : {entry.institution, entry.institutionId}) {
            if (!school.isEmpty() && !facts.schools.contains(school))
                facts.schools.append(school);
        }
        if (facts.level.isEmpty() && facts.institution.isEmpty()) {
            facts.institution = entry.institution;
            facts.institutionId = entry.institutionId;
            facts.level = entry.level;
            facts.area = entry.area;
            from(u"institution"_s, "institution"_L1);
            from(u"level"_s, "level"_L1);
            from(u"level"_s, "studyType"_L1);
            from(u"area"_s, "area"_L1);
        }
        if (!facts.gpa && (entry.gpa || entry.averageScore)) {
            facts.gpa = entry.gpa ? *entry.gpa : Grade{*entry.averageScore, 100.0};
            from(u"gpa"_s, entry.gpa ? "gpa"_L1 : "averageScore"_L1);
        }
        if (!facts.rank && entry.rank) {
            facts.rank = entry.rank;
            from(u"rank"_s, "rank"_L1);
        }
    }
    facts.levelRank = levelRank(facts.level);
    facts.gpaPercent = facts.gpa ? gradePercent(*facts.gpa) : std::nullopt;
    facts.rankPercent = facts.rank ? rankPercent(*facts.rank) : std::nullopt;
}

void addPublications(RecordFacts &facts, const Record &record)
{
    facts.publications = int(record.publications.size());
    for (const QString &fact : {u"publications"_s, u"firstAuthor"_s, u"ccfA"_s})
        facts.sources[fact].append(u"/publications"_s);
    for (qsizetype i = 0; i < record.publications.size(); ++i) {
        const Publication &p = record.publications[i];
        const auto from = [&](const QString &fact,
                              std::initializer_list<QLatin1StringView> fields) {
            for (const QLatin1StringView field : fields)
                facts.sources[fact].append(u"/publications/%1/%2"_s.arg(i).arg(field));
        };
        facts.firstAuthor += p.applicantPosition == 1 || p.coFirst ? 1 : 0;
        const auto tier = fromName<VenueTier>(p.tier);
        facts.ccfA += tier == VenueTier::CcfA ? 1 : 0;
        facts.ccfB += tier == VenueTier::CcfB ? 1 : 0;
        facts.ccfC += tier == VenueTier::CcfC ? 1 : 0;
        from(u"publications"_s, {"name"_L1});
        from(u"venues"_s, {"publisher"_L1});
        from(u"firstAuthor"_s, {"authors"_L1, "applicantPosition"_L1, "coFirst"_L1});
        if (p.tier.startsWith("CCF-"_L1))
            from(u"ccf"_s + p.tier.mid(4), {"publisher"_L1, "tier"_L1});
    }
}

void addAwards(RecordFacts &facts, const Record &record)
{
    for (qsizetype i = 0; i < record.awards.size(); ++i) {
        if (const Stored<AwardLevel> &level = record.awards[i].level; !level.isEmpty())
            ++facts.awards[level.text()];
        facts.sources[u"awards"_s] << u"/awards/%1/title"_s.arg(i) << u"/awards/%1/level"_s.arg(i);
    }
}

void addTests(RecordFacts &facts, const Record &record)
{
    for (qsizetype i = 0; i < record.tests.size(); ++i) {
        const TestScore &test = record.tests[i];
        const QString id = testId(test.name);
        if (!test.score || (facts.tests.contains(id) && facts.tests.value(id) >= *test.score))
            continue;
        facts.tests.insert(id, *test.score);
        facts.sources.insert(id, {u"/tests/%1/name"_s.arg(i), u"/tests/%1/score"_s.arg(i)});
    }
}

} // namespace

RecordFacts recordFacts(const Record &record)
{
    RecordFacts facts;
    facts.name = record.basics.name;
    facts.nameOther = record.basics.nameOther;
    facts.email = record.basics.emails.value(0);
    addEducation(facts, record);
    addBachelor(facts, record);
    addPublications(facts, record);
    addAwards(facts, record);
    addTests(facts, record);
    facts.sources.insert(u"name"_s, {u"/basics/name"_s});
    facts.sources.insert(u"email"_s, {u"/basics/emails"_s});
    return facts;
}

QStringList uncheckedFacts(const RecordFacts &facts, const QStringList &open)
{
    QStringList unchecked;
    for (auto it = facts.sources.begin(); it != facts.sources.end(); ++it) {
        if (std::ranges::any_of(*it, [&](const QString &source) { return open.contains(source); }))
            unchecked.append(it.key());
    }
    return unchecked;
}

int levelRank(const Stored<StudyLevel> &level)
{
    switch (level.value_or(StudyLevel::Other)) {
    case StudyLevel::Doctor:
        return 5;
    case StudyLevel::Master:
        return 4;
    case StudyLevel::Bachelor:
        return 3;
    case StudyLevel::Exchange:
        return 2;
    case StudyLevel::School:
        return 1;
    case StudyLevel::Other:
        break;
    }
    return 0;
}

std::optional<double> gradePercent(const Grade &grade)
{
    return comparedScale(grade).transform([&](double scale) { return grade.value / scale * 100; });
}

std::optional<double> comparedScale(const Grade &grade)
{
    if (grade.scale && *grade.scale > 0)
        return grade.scale;
    if (!grade.scale && grade.value > 10 && grade.value <= 100)
        return 100;
    return std::nullopt;
}

bool isSameScale(double a, double b)
{
    return std::abs(a - b) < 0.001;
}

std::optional<double> rankPercent(const Rank &rank)
{
    if (rank.position && rank.of && *rank.of > 0)
        return 100.0 * *rank.position / *rank.of;
    return rank.percent;
}

} // namespace Bole
