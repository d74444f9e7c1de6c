// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON form of a filter, as it is saved by name.
#include "model/review/applicantfilter.h"

#include "model/enumnames.h"
#include "model/testid.h"

#include <QJsonArray>

namespace Bole {

/// Any is not written: it is what a filter asks for that says nothing.
template <>
struct EnumNames<ApplicantFilter::Checking>
{
    static constexpr std::array names{
        std::pair{ApplicantFilter::Checking::NeedsLook, "needs-look"},
        std::pair{ApplicantFilter::Checking::Done, "done"},
    };
};

namespace {

using namespace Qt::StringLiterals;

// Filters that were saved before the committee's decision had a place of its own.
const QString recommendationsKey = u"decisions"_s;
const QString committeeKey = u"committeeDecisions"_s;
const QString completenessKey = u"complete"_s;

void put(QJsonObject &json, const QString &key, const QStringList &values)
{
    if (!values.isEmpty())
        json.insert(key, QJsonArray::fromStringList(values));
}

template <typename T>
void put(QJsonObject &json, const QString &key, const std::optional<T> &value)
{
    if (value)
        json.insert(key, *value);
}

QStringList texts(const QJsonObject &json, const QString &key)
{
    QStringList values;
    const QJsonArray array = json.value(key).toArray();
    for (const QJsonValue &value : array)
        values.append(value.toString());
    return values;
}

std::optional<double> real(const QJsonObject &json, QLatin1StringView key)
{
    const QJsonValue value = json.value(key);
    return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
}

std::optional<int> number(const QJsonObject &json, QLatin1StringView key)
{
    const QJsonValue value = json.value(key);
    return value.isDouble() ? std::optional(value.toInt()) : std::nullopt;
}

QMap<QString, double> countsIn(const QJsonObject &json)
{
    QMap<QString, double> counts;
    const QJsonObject stored = json.value("countsAtLeast"_L1).toObject();
    for (auto it = stored.begin(); it != stored.end(); ++it)
        counts.insert(it.key(), it->toDouble());
    // Filters that were saved before papers were counted by any list of venues.
    if (const auto ccfA = real(json, "ccfAAtLeast"_L1))
        counts.insert(u"papers.CCF-A"_s, *ccfA);
    return counts;
}

QJsonObject ownToJson(const QMap<QString, OwnCondition> &conditions)
{
    QJsonObject json;
    for (const auto &[field, condition] : conditions.asKeyValueRange()) {
        QJsonObject one;
        for (const auto &[key, text] :
             {std::pair(u"equals"_s, condition.equals),
              std::pair(u"contains"_s, condition.contains), std::pair(u"from"_s, condition.from),
              std::pair(u"until"_s, condition.until)}) {
            if (!text.isEmpty())
                one.insert(key, text);
        }
        put(one, u"atLeast"_s, condition.atLeast);
        put(one, u"atMost"_s, condition.atMost);
        if (condition.isMissing)
            one.insert(u"missing"_s, true);
        json.insert(field, one);
    }
    return json;
}

QMap<QString, OwnCondition> ownFromJson(const QJsonObject &json)
{
    QMap<QString, OwnCondition> conditions;
    for (auto it = json.begin(); it != json.end(); ++it) {
        const QJsonObject one = it->toObject();
        conditions.insert(it.key(), {.equals = one.value("equals"_L1).toString(),
                                     .contains = one.value("contains"_L1).toString(),
                                     .atLeast = real(one, "atLeast"_L1),
                                     .atMost = real(one, "atMost"_L1),
                                     .from = one.value("from"_L1).toString(),
                                     .until = one.value("until"_L1).toString(),
                                     .isMissing = one.value("missing"_L1).toBool()});
    }
    return conditions;
}

} // namespace

QJsonObject toJson(const ApplicantFilter &filter)
{
    QJsonObject json;
    if (filter.degree == ApplicantFilter::Degree::Bachelor)
        json.insert(u"degree"_s, u"bachelor"_s);
    put(json, u"lists"_s, filter.lists);
    put(json, u"schools"_s, filter.schools);
    put(json, u"levels"_s, filter.levels);
    put(json, filter.gpaScale ? u"gpaAtLeast"_s : u"gpaPercentAtLeast"_s, filter.gpaAtLeast);
    put(json, u"gpaScale"_s, filter.gpaScale);
    put(json, u"rankPercentAtMost"_s, filter.rankPercentAtMost);
    put(json, u"firstAuthorAtLeast"_s, filter.firstAuthorAtLeast);
    if (!filter.countsAtLeast.isEmpty()) {
        QJsonObject counts;
        for (const auto &[fact, least] : filter.countsAtLeast.asKeyValueRange())
            counts.insert(fact, least);
        json.insert(u"countsAtLeast"_s, counts);
    }
    if (!filter.test.isEmpty())
        json.insert(u"test"_s, filter.test);
    put(json, u"testAtLeast"_s, filter.testAtLeast);
    if (filter.checking != ApplicantFilter::Checking::Any)
        json.insert(u"checking"_s, nameOf(filter.checking));
    put(json, u"tags"_s, filter.tags);
    if (filter.reviewer.isValid())
        json.insert(u"reviewer"_s, filter.reviewer.value);
    put(json, u"reviewStates"_s, filter.reviewStates);
    put(json, recommendationsKey, filter.recommendations);
    put(json, committeeKey, filter.decisions);
    put(json, u"stages"_s, filter.stages);
    if (filter.assignedOnly)
        json.insert(u"assignedOnly"_s, true);
    if (filter.assignedTo.isValid())
        json.insert(u"assignedTo"_s, filter.assignedTo.value);
    if (!filter.programme.isEmpty())
        json.insert(u"programme"_s, filter.programme);
    put(json, u"totalAtLeast"_s, filter.totalAtLeast);
    if (filter.newOnly)
        json.insert(u"newOnly"_s, true);
    if (filter.withdrawn)
        json.insert(u"withdrawn"_s, true);
    if (filter.newDocuments)
        json.insert(u"newDocuments"_s, true);
    if (filter.completeness != ApplicantFilter::Completeness::Any)
        json.insert(completenessKey,
                    filter.completeness == ApplicantFilter::Completeness::Complete);
    if (!filter.own.isEmpty())
        json.insert(u"own"_s, ownToJson(filter.own));
    return json;
}

QStringList comparedFacts(const ApplicantFilter &filter)
{
    QStringList facts;
    const auto add = [&facts](bool isCompared, const QString &fact) {
        if (isCompared)
            facts.append(fact);
    };
    const bool isBachelor = filter.degree == ApplicantFilter::Degree::Bachelor;
    add(!filter.schools.isEmpty() || !filter.lists.isEmpty(),
        isBachelor ? u"bachelorInstitution"_s : u"institution"_s);
    add(!filter.levels.isEmpty(), u"level"_s);
    add(filter.rankPercentAtMost.has_value(), isBachelor ? u"bachelorRank"_s : u"rank"_s);
    add(filter.firstAuthorAtLeast.has_value(), u"firstAuthor"_s);
    const auto &counts = filter.countsAtLeast;
    for (auto count = counts.keyBegin(); count != counts.keyEnd(); ++count) {
        add(count->startsWith(u"awards"), u"awards"_s);
        add(count->startsWith(u"papers"), u"publications"_s);
        add(count->startsWith(u"firstPapers"), u"firstAuthor"_s);
        add(count->startsWith(u"papers.CCF-"), u"ccf"_s + count->last(1));
    }
    add(filter.testAtLeast.has_value(), testId(filter.test));
    return facts;
}

ApplicantFilter applicantFilterFromJson(const QJsonObject &json)
{
    using Checking = ApplicantFilter::Checking;
    using Completeness = ApplicantFilter::Completeness;
    const QString checking = json.value("checking"_L1).toString();
    return {.degree = json.value("degree"_L1).toString() == "bachelor"_L1
                          ? ApplicantFilter::Degree::Bachelor
                          : ApplicantFilter::Degree::Highest,
            .lists = texts(json, u"lists"_s),
            .schools = texts(json, u"schools"_s),
            .levels = texts(json, u"levels"_s),
            // Without a scale it is a percentage, as it always was in filters saved earlier.
            .gpaAtLeast =
                real(json, json.contains("gpaScale"_L1) ? "gpaAtLeast"_L1 : "gpaPercentAtLeast"_L1),
            .gpaScale = real(json, "gpaScale"_L1),
            .rankPercentAtMost = real(json, "rankPercentAtMost"_L1),
            .firstAuthorAtLeast = number(json, "firstAuthorAtLeast"_L1),
            .countsAtLeast = countsIn(json),
            .test = json.value("test"_L1).toString(),
            .testAtLeast = real(json, "testAtLeast"_L1),
            .checking = fromName<Checking>(checking).value_or(Checking::Any),
            .tags = texts(json, u"tags"_s),
            .reviewer = ReviewerId{json.value("reviewer"_L1).toInteger()},
            .reviewStates = texts(json, u"reviewStates"_s),
            .recommendations = texts(json, recommendationsKey),
            .decisions = texts(json, committeeKey),
            .stages = texts(json, u"stages"_s),
            .assignedOnly = json.value("assignedOnly"_L1).toBool(),
            .assignedTo = ReviewerId{json.value("assignedTo"_L1).toInteger()},
            .programme = json.value("programme"_L1).toString(),
            .totalAtLeast = real(json, "totalAtLeast"_L1),
            .newOnly = json.value("newOnly"_L1).toBool(),
            .newDocuments = json.value("newDocuments"_L1).toBool(),
            .completeness = !json.contains(completenessKey)        ? Completeness::Any
                            : json.value(completenessKey).toBool() ? Completeness::Complete
                                                                   : Completeness::Incomplete,
            .own = ownFromJson(json.value("own"_L1).toObject()),
            .withdrawn = json.value("withdrawn"_L1).toBool()};
}

} // namespace Bole
