// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/fieldschema.h"

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
             optional(u"gender"_s), optional(u"summary"_s, FieldKind::LongText)},
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

GroupSpec education()
{
    return {u"education"_s,
            u"/education"_s,
            true,
            {expected(u"institution"_s), expected(u"studyType"_s),
             choice(u"level"_s, {u"bachelor"_s, u"master"_s, u"doctor"_s, u"exchange"_s,
                                 u"school"_s, u"other"_s}),
             expected(u"area"_s), expected(u"startDate"_s, FieldKind::Date),
             optional(u"endDate"_s, FieldKind::Date), optional(u"current"_s, FieldKind::Flag),
             optional(u"expectedDate"_s, FieldKind::Date), expected(u"gpa"_s, FieldKind::Grade),
             optional(u"averageScore"_s, FieldKind::Number), optional(u"rank"_s, FieldKind::Rank),
             optional(u"advisor"_s), optional(u"location"_s),
             optional(u"courses"_s, FieldKind::Lines), optional(u"highlights"_s, FieldKind::Lines)},
            {u"institution"_s, u"studyType"_s}};
}

GroupSpec work()
{
    return {
        u"work"_s,
        u"/work"_s,
        true,
        {expected(u"name"_s), expected(u"position"_s),
         choice(u"kind"_s, {u"research"_s, u"industry"_s, u"teaching"_s, u"service"_s, u"other"_s}),
         optional(u"startDate"_s, FieldKind::Date), optional(u"endDate"_s, FieldKind::Date),
         optional(u"current"_s, FieldKind::Flag), optional(u"advisor"_s), optional(u"location"_s),
         optional(u"highlights"_s, FieldKind::Lines)},
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
             expected(u"publisher"_s), choice(u"tier"_s, {u"CCF-A"_s, u"CCF-B"_s, u"CCF-C"_s}),
             optional(u"releaseDate"_s, FieldKind::Date),
             choice(u"status"_s, {u"published"_s, u"accepted"_s, u"submitted"_s, u"preprint"_s}),
             optional(u"pages"_s), optional(u"doi"_s), optional(u"url"_s)},
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
             choice(u"level"_s, {u"international"_s, u"national"_s, u"provincial"_s,
                                 u"university"_s, u"other"_s})},
            {u"title"_s}};
}

GroupSpec tests()
{
    return {u"tests"_s,
            u"/tests"_s,
            true,
            {expected(u"name"_s), expected(u"score"_s, FieldKind::Number),
             optional(u"parts"_s, FieldKind::Parts), optional(u"date"_s, FieldKind::Date)},
            {u"name"_s, u"score"_s}};
}

GroupSpec skills()
{
    return {u"skills"_s,
            u"/skills"_s,
            true,
            {optional(u"name"_s), optional(u"keywords"_s, FieldKind::Lines)},
            {u"name"_s, u"keywords"_s}};
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
        basics(), profiles(), education(), publications(), work(),      projects(), patents(),
        awards(), tests(),    skills(),    languages(),    volunteer(), interests()};
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
