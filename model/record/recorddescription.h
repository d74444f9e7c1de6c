// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

#include <QJsonObject>

namespace Bole {

// Every type names its fields once, in `describe`; the writer and the reader of JSON walk that
// description, so that what is written and what is read cannot drift apart.

inline constexpr QLatin1StringView recordFormat("bole-record/1");

template <typename Archive>
void describe(Archive &a, Source &v)
{
    a("file", v.file);
    a("sha256", v.sha256);
    a("kind", v.kind);
    a("pages", v.pages);
    a("language", v.language);
    a("ocr", v.ocr);
    a("ocrPages", v.ocrPages);
    a("ocrEngine", v.ocrEngine);
}

template <typename Archive>
void describe(Archive &a, Profile &v)
{
    a("network", v.network);
    a("username", v.username);
    a("url", v.url);
}

template <typename Archive>
void describe(Archive &a, Identifier &v)
{
    a("kind", v.kind);
    a("value", v.value);
}

template <typename Archive>
void describe(Archive &a, Basics &v)
{
    a("name", v.name);
    a("nameOther", v.nameOther);
    a("nameInferred", v.nameInferred);
    a("emails", v.emails);
    a("phones", v.phones);
    a("url", v.url);
    a("profiles", v.profiles);
    a.inner("location", "address", v.address);
    a("age", v.age);
    a("gender", v.gender);
    a("summary", v.summary);
    a("birthDate", v.birthDate);
    a("ethnicity", v.ethnicity);
    a("nativePlace", v.nativePlace);
    a("politicalStatus", v.politicalStatus);
    a("programme", v.programme);
    a("supervisorWish", v.supervisorWish);
    a("identifiers", v.identifiers);
}

template <typename Archive>
void describe(Archive &a, Grade &v)
{
    a("value", v.value);
    a("scale", v.scale);
}

template <typename Archive>
void describe(Archive &a, Rank &v)
{
    a("position", v.position);
    a("of", v.of);
    a("percent", v.percent);
}

template <typename Archive>
void describe(Archive &a, Education &v)
{
    a("institution", v.institution);
    a("institutionId", v.institutionId);
    a("studyType", v.studyType);
    a("level", v.level);
    a("area", v.area);
    a("startDate", v.startDate);
    a("endDate", v.endDate);
    a("current", v.current);
    a("location", v.location);
    a("gpa", v.gpa);
    a("averageScore", v.averageScore);
    a("rank", v.rank);
    a("advisor", v.advisor);
    a("expectedDate", v.expectedDate);
    a("courses", v.courses);
    a("highlights", v.highlights);
}

template <typename Archive>
void describe(Archive &a, Work &v)
{
    a("kind", v.kind);
    a("name", v.name);
    a("position", v.position);
    a("startDate", v.startDate);
    a("endDate", v.endDate);
    a("current", v.current);
    a("location", v.location);
    a("advisor", v.advisor);
    a("highlights", v.highlights);
}

template <typename Archive>
void describe(Archive &a, Publication &v)
{
    a("name", v.name);
    a("authors", v.authors);
    a("applicantPosition", v.applicantPosition);
    a("coFirst", v.coFirst);
    a("corresponding", v.corresponding);
    a("publisher", v.publisher);
    a("venueId", v.venueId);
    a("tier", v.tier);
    a("releaseDate", v.releaseDate);
    a("status", v.status);
    a("pages", v.pages);
    a("doi", v.doi);
    a("url", v.url);
}

template <typename Archive>
void describe(Archive &a, Patent &v)
{
    a("number", v.number);
    a("title", v.title);
    a("inventors", v.inventors);
    a("applicantPosition", v.applicantPosition);
    a("date", v.date);
}

template <typename Archive>
void describe(Archive &a, Project &v)
{
    a("name", v.name);
    a("position", v.position);
    a("startDate", v.startDate);
    a("endDate", v.endDate);
    a("current", v.current);
    a("advisor", v.advisor);
    a("url", v.url);
    a("highlights", v.highlights);
}

template <typename Archive>
void describe(Archive &a, Award &v)
{
    a("title", v.title);
    a("date", v.date);
    a("awarder", v.awarder);
    a("level", v.level);
}

template <typename Archive>
void describe(Archive &a, TestScore &v)
{
    a("name", v.name);
    a("score", v.score);
    a("parts", v.parts);
    a("date", v.date);
}

template <typename Archive>
void describe(Archive &a, Skill &v)
{
    a("name", v.name);
    a("keywords", v.keywords);
    a("level", v.level);
}

template <typename Archive>
void describe(Archive &a, Grant &v)
{
    a("name", v.name);
    a("funder", v.funder);
    a("amount", v.amount);
    a("position", v.position);
    a("startDate", v.startDate);
    a("endDate", v.endDate);
}

template <typename Archive>
void describe(Archive &a, Talk &v)
{
    a("name", v.name);
    a("event", v.event);
    a("location", v.location);
    a("date", v.date);
}

template <typename Archive>
void describe(Archive &a, Certificate &v)
{
    a("name", v.name);
    a("issuer", v.issuer);
    a("date", v.date);
}

template <typename Archive>
void describe(Archive &a, Language &v)
{
    a("language", v.language);
    a("fluency", v.fluency);
}

template <typename Archive>
void describe(Archive &a, Section &v)
{
    a("title", v.title);
    a("kind", v.kind);
    a("page", v.page);
    a("text", v.text);
}

template <typename Archive>
void describe(Archive &a, Check &v)
{
    a("field", v.field);
    a("code", v.code);
    a("severity", v.severity);
    a("values", v.values);
}

template <typename Archive>
void describe(Archive &a, Record &v)
{
    a("source", v.source);
    a("basics", v.basics);
    a("education", v.education);
    a("work", v.work);
    a.volunteering("volunteer", v.volunteer);
    a("publications", v.publications);
    a("patents", v.patents);
    a("projects", v.projects);
    a("awards", v.awards);
    a("tests", v.tests);
    a("skills", v.skills);
    a("languages", v.languages);
    a.named("interests", v.interests);
    a("grants", v.grants);
    a("talks", v.talks);
    a("certificates", v.certificates);
    a("sections", v.sections);
    a("provenance", v.provenance);
    a("confidence", v.confidence);
    a("checks", v.checks);
}

// JSON Resume calls a volunteer's place "organization" where it calls an employer's "name".
inline constexpr QLatin1StringView nameKey("name");
inline constexpr QLatin1StringView organizationKey("organization");

inline QJsonObject renamed(QJsonObject object, QLatin1StringView from, QLatin1StringView to)
{
    if (object.contains(from))
        object.insert(to, object.take(from));
    return object;
}

} // namespace Bole
