// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordfacts.h"

#include <algorithm>
#include <iterator>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

/// Education from the highest level down; the latest first among equals.
QList<Education> byLevel(const Record &record)
{
    QList<Education> entries = record.education;
    std::ranges::stable_sort(entries, [](const Education &a, const Education &b) {
        const int left = levelRank(a.level);
        const int right = levelRank(b.level);
        return left != right ? left > right : a.startDate > b.startDate;
    });
    return entries;
}

void addEducation(RecordFacts &facts, const Record &record)
{
    for (const Education &entry : byLevel(record)) {
        for (const QString &school : {entry.institution, entry.institutionId}) {
            if (!school.isEmpty() && !facts.schools.contains(school))
                facts.schools.append(school);
        }
        if (facts.level.isEmpty() && facts.institution.isEmpty()) {
            facts.institution = entry.institution;
            facts.institutionId = entry.institutionId;
            facts.level = entry.level;
            facts.area = entry.area;
        }
        if (!facts.gpa && entry.gpa)
            facts.gpa = entry.gpa;
        if (!facts.gpa && entry.averageScore)
            facts.gpa = Grade{*entry.averageScore, 100.0};
        if (!facts.rank && entry.rank)
            facts.rank = entry.rank;
    }
    facts.levelRank = levelRank(facts.level);
    facts.gpaPercent = facts.gpa ? gradePercent(*facts.gpa) : std::nullopt;
    facts.rankPercent = facts.rank ? rankPercent(*facts.rank) : std::nullopt;
}

void addPublications(RecordFacts &facts, const Record &record)
{
    facts.publications = int(record.publications.size());
    for (const Publication &p : record.publications) {
        facts.firstAuthor += p.applicantPosition == 1 || p.coFirst ? 1 : 0;
        facts.ccfA += p.tier == "CCF-A"_L1 ? 1 : 0;
        facts.ccfB += p.tier == "CCF-B"_L1 ? 1 : 0;
        facts.ccfC += p.tier == "CCF-C"_L1 ? 1 : 0;
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
    addPublications(facts, record);
    for (const TestScore &test : record.tests) {
        if (!test.score)
            continue;
        double &best = facts.tests[test.name.toUpper()];
        best = std::max(best, *test.score);
    }
    return facts;
}

int levelRank(QStringView level)
{
    constexpr QLatin1StringView levels[] = {"school"_L1, "exchange"_L1, "bachelor"_L1, "master"_L1,
                                            "doctor"_L1};
    const auto found =
        std::ranges::find_if(levels, [level](QLatin1StringView name) { return name == level; });
    return found == std::end(levels) ? 0 : int(found - std::begin(levels)) + 1;
}

std::optional<double> gradePercent(const Grade &grade)
{
    if (grade.scale && *grade.scale > 0)
        return grade.value / *grade.scale * 100;
    if (!grade.scale && grade.value > 10 && grade.value <= 100)
        return grade.value;
    return std::nullopt;
}

std::optional<double> rankPercent(const Rank &rank)
{
    if (rank.position && rank.of && *rank.of > 0)
        return 100.0 * *rank.position / *rank.of;
    return rank.percent;
}

} // namespace Bole
