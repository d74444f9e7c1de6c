// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/fieldschema.h"

#include "model/record/recordenums.h"

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

FieldSpec expected(const QString &key, FieldKind kind = FieldKind::Text)
{
    return {key, kind, true, {}};
}

FieldSpec optional(const QString &key, FieldKind kind = FieldKind::Text)
{
    return {key, kind, false, {}};
}

FieldSpec choice(const QString &key, const QStringList &choices)
{
    return {key, FieldKind::Choice, false, choices};
}

GroupSpec basics()
{
    return {u"basics"_s,
            u"/basics"_s,
            false,
            {expected(u"name"_s), optional(u"nameOther"_s), expected(u"emails"_s, FieldKind::Lines),
             optional(u"phones"_s, FieldKind::Lines), optional(u"url"_s),
             optional(u"location/address"_s), optional(u"age"_s, FieldKind::Integer),
             optional(u"birthDate"_s, FieldKind::Date),
             choice(u"gender"_s, {u"male"_s, u"female"_s}), optional(u"ethnicity"_s),
             optional(u"nativePlace"_s), optional(u"politicalStatus"_s), optional(u"programme"_s),
             optional(u"supervisorWish"_s), optional(u"summary"_s, FieldKind::LongText)},
            {u"name"_s}};
}

GroupSpec profiles()
{
    return {u"profiles"_s,
            u"/basics/profiles"_s,
            true,
            {optional(u"network"_s), optional(u"username"_s), optional(u"url"_s)},
            {u"network"_s, u"username"_s}};
}

GroupSpec identifiers()
{
    return {u"identifiers"_s,
            u"/basics/identifiers"_s,
            true,
            {choice(u"kind"_s,
                    {u"identityCard"_s, u"passport"_s, u"student"_s, u"application"_s, u"other"_s}),
             expected(u"value"_s)},
            {u"kind"_s, u"value"_s}};
}

GroupSpec education()
{
    return {u"education"_s,
            u"/education"_s,
            true,
            {expected(u"institution"_s), expected(u"studyType"_s),
             choice(u"level"_s, allNames<StudyLevel>()), expected(u"area"_s),
             expected(u"startDate"_s, FieldKind::Date), optional(u"endDate"_s, FieldKind::Date),
             optional(u"current"_s, FieldKind::Flag), optional(u"expectedDate"_s, FieldKind::Date),
             expected(u"gpa"_s, FieldKind::Grade), optional(u"averageScore"_s, FieldKind::Number),
             optional(u"rank"_s, FieldKind::Rank), optional(u"advisor"_s), optional(u"location"_s),
             optional(u"courses"_s, FieldKind::Lines), optional(u"highlights"_s, FieldKind::Lines)},
            {u"institution"_s, u"studyType"_s}};
}

GroupSpec work()
{
    return {u"work"_s,
            u"/work"_s,
            true,
            {expected(u"name"_s), expected(u"position"_s), choice(u"kind"_s, allNames<WorkKind>()),
             optional(u"startDate"_s, FieldKind::Date), optional(u"endDate"_s, FieldKind::Date),
             optional(u"current"_s, FieldKind::Flag), optional(u"advisor"_s),
             optional(u"location"_s), optional(u"highlights"_s, FieldKind::Lines)},
            {u"name"_s, u"position"_s}};
}

GroupSpec volunteer()
{
    return {u"volunteer"_s,
            u"/volunteer"_s,
            true,
            {expected(u"organization"_s), optional(u"position"_s),
             optional(u"startDate"_s, FieldKind::Date), optional(u"endDate"_s, FieldKind::Date),
             optional(u"current"_s, FieldKind::Flag), optional(u"location"_s),
             optional(u"highlights"_s, FieldKind::Lines)},
            {u"organization"_s, u"position"_s}};
}

GroupSpec publications()
{
    return {u"publications"_s,
            u"/publications"_s,
            true,
            {expected(u"name"_s), expected(u"authors"_s, FieldKind::Authors),
             optional(u"applicantPosition"_s, FieldKind::Integer),
             optional(u"coFirst"_s, FieldKind::Flag), optional(u"corresponding"_s, FieldKind::Flag),
             expected(u"publisher"_s), choice(u"tier"_s, allNames<VenueTier>()),
             optional(u"releaseDate"_s, FieldKind::Date),
             choice(u"status"_s, allNames<PublicationStatus>()), optional(u"pages"_s),
             optional(u"doi"_s), optional(u"url"_s)},
            {u"name"_s}};
}

GroupSpec patents()
{
    return {u"patents"_s,
            u"/patents"_s,
            true,
            {expected(u"title"_s), expected(u"number"_s),
             optional(u"inventors"_s, FieldKind::Authors),
             optional(u"applicantPosition"_s, FieldKind::Integer),
             optional(u"date"_s, FieldKind::Date)},
            {u"title"_s, u"number"_s}};
}

GroupSpec projects()
{
    return {u"projects"_s,
            u"/projects"_s,
            true,
            {expected(u"name"_s), optional(u"position"_s),
             optional(u"startDate"_s, FieldKind::Date), optional(u"endDate"_s, FieldKind::Date),
             optional(u"current"_s, FieldKind::Flag), optional(u"advisor"_s), optional(u"url"_s),
             optional(u"highlights"_s, FieldKind::Lines)},
            {u"name"_s}};
}

GroupSpec awards()
{
    return {u"awards"_s,
            u"/awards"_s,
            true,
            {expected(u"title"_s), optional(u"date"_s, FieldKind::Date), optional(u"awarder"_s),
             choice(u"level"_s, allNames<AwardLevel>())},
            {u"title"_s}};
}

GroupSpec tests()
{
    return {u"tests"_s,
            u"/tests"_s,
            true,
            {expected(u"name"_s, FieldKind::Test), expected(u"score"_s, FieldKind::Number),
             optional(u"parts"_s, FieldKind::Parts), optional(u"date"_s, FieldKind::Date)},
            {u"name"_s, u"score"_s}};
}

GroupSpec skills()
{
    return {u"skills"_s,
            u"/skills"_s,
            true,
            {optional(u"name"_s), optional(u"keywords"_s, FieldKind::Lines), optional(u"level"_s)},
            {u"name"_s, u"keywords"_s}};
}

GroupSpec grants()
{
    return {u"grants"_s,
            u"/grants"_s,
            true,
            {expected(u"name"_s), optional(u"funder"_s), optional(u"amount"_s),
             optional(u"position"_s), optional(u"startDate"_s, FieldKind::Date),
             optional(u"endDate"_s, FieldKind::Date)},
            {u"name"_s, u"funder"_s}};
}

GroupSpec talks()
{
    return {u"talks"_s,
            u"/talks"_s,
            true,
            {expected(u"name"_s), optional(u"event"_s), optional(u"location"_s),
             optional(u"date"_s, FieldKind::Date)},
            {u"name"_s, u"event"_s}};
}

GroupSpec certificates()
{
    return {u"certificates"_s,
            u"/certificates"_s,
            true,
            {expected(u"name"_s), optional(u"issuer"_s), optional(u"date"_s, FieldKind::Date)},
            {u"name"_s, u"issuer"_s}};
}

GroupSpec languages()
{
    return {u"languages"_s,
            u"/languages"_s,
            true,
            {expected(u"language"_s), optional(u"fluency"_s)},
            {u"language"_s, u"fluency"_s}};
}

GroupSpec interests()
{
    return {u"interests"_s, u"/interests"_s, true, {expected(u"name"_s)}, {u"name"_s}};
}

} // namespace

const QList<GroupSpec> &recordSchema()
{
    static const QList<GroupSpec> schema{
        basics(),       identifiers(), profiles(),  education(), publications(), work(),
        projects(),     patents(),     awards(),    grants(),    talks(),        tests(),
        certificates(), skills(),      languages(), volunteer(), interests()};
    return schema;
}

FieldAddress addressOf(QStringView pointer)
{
    const GroupSpec *best = nullptr; // the longest match: "/basics/profiles" before "/basics"
    for (const GroupSpec &group : recordSchema()) {
        const bool inside = pointer == group.pointer || pointer.startsWith(group.pointer + u'/');
        if (inside && (!best || group.pointer.size() > best->pointer.size()))
            best = &group;
    }
    if (!best)
        return {};
    FieldAddress address{best, nullptr, -1};
    QStringView rest = pointer.sliced(best->pointer.size());
    if (best->isList && !rest.isEmpty()) {
        rest = rest.sliced(1);
        const qsizetype end = rest.indexOf(u'/');
        bool ok = false;
        address.entry = rest.first(end < 0 ? rest.size() : end).toInt(&ok);
        if (!ok)
            address.entry = -1;
        rest = end < 0 ? QStringView() : rest.sliced(end);
    }
    for (const FieldSpec &field : best->fields) {
        const QString path = u'/' + field.key;
        if (rest == path || rest.startsWith(path + u'/'))
            address.field = &field;
    }
    return address;
}

} // namespace Bole
