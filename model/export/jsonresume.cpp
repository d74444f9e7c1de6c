// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/jsonresume.h"

#include "model/export/jsonput.h"
#include "model/record/recordpath.h"
#include "model/shortlist/cell.h"

#include <QHash>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

void putDate(QJsonObject &json, const QString &key, const std::optional<PartialDate> &date)
{
    // The schema's dates are of four digits and begin with 1 or 2.
    if (date && date->isValid() && date->year >= 1000 && date->year < 3000)
        json.insert(key, date->toString());
}

/// An address as the schema wants it, whole and encoded; nothing where none can be made of it.
QString uri(const QString &text)
{
    QUrl url(text.trimmed(), QUrl::StrictMode);
    if (url.isValid() && url.scheme().isEmpty() && text.contains(u'.'))
        url = QUrl(u"https://"_s + text.trimmed(), QUrl::StrictMode);
    const bool whole = url.isValid() && !url.scheme().isEmpty() && !url.host().isEmpty();
    return whole ? QString::fromLatin1(url.toEncoded()) : QString();
}

/// The first that is one: what was misread is no address.
QString emailOf(const QStringList &emails)
{
    static const QRegularExpression address(u"^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$"_s);
    const auto found = std::ranges::find_if(
        emails, [](const QString &email) { return address.match(email).hasMatch(); });
    return found == emails.end() ? QString() : *found;
}

QJsonObject basics(const Basics &from)
{
    QJsonObject json;
    put(json, u"name"_s, from.name);
    put(json, u"email"_s, emailOf(from.emails));
    put(json, u"phone"_s, from.phones.value(0));
    put(json, u"url"_s, uri(from.url));
    put(json, u"summary"_s, from.summary);
    if (!from.address.isEmpty())
        json.insert(u"location"_s, QJsonObject{{u"address"_s, from.address}});
    QJsonArray profiles;
    for (const Profile &profile : from.profiles) {
        QJsonObject entry;
        put(entry, u"network"_s, profile.network);
        put(entry, u"username"_s, profile.username);
        put(entry, u"url"_s, uri(profile.url));
        profiles.append(entry);
    }
    put(json, u"profiles"_s, profiles);
    return json;
}

QJsonObject education(const Education &from)
{
    QJsonObject json;
    put(json, u"institution"_s, from.institution);
    put(json, u"area"_s, from.area);
    put(json, u"studyType"_s, from.studyType);
    putDate(json, u"startDate"_s, from.startDate);
    putDate(json, u"endDate"_s, from.endDate);
    if (from.gpa)
        json.insert(u"score"_s,
                    numberText(from.gpa->value) +
                        (from.gpa->scale ? u'/' + numberText(*from.gpa->scale) : QString()));
    put(json, u"courses"_s, from.courses);
    return json;
}

QJsonObject work(const Work &from, const QString &organisation)
{
    QJsonObject json;
    put(json, organisation, from.name);
    put(json, u"position"_s, from.position);
    putDate(json, u"startDate"_s, from.startDate);
    putDate(json, u"endDate"_s, from.endDate);
    put(json, u"highlights"_s, from.highlights);
    return json;
}

QJsonObject project(const Project &from)
{
    QJsonObject json;
    put(json, u"name"_s, from.name);
    putDate(json, u"startDate"_s, from.startDate);
    putDate(json, u"endDate"_s, from.endDate);
    put(json, u"url"_s, uri(from.url));
    put(json, u"highlights"_s, from.highlights);
    return json;
}

QJsonObject publication(const Publication &from)
{
    QJsonObject json;
    put(json, u"name"_s, from.name);
    put(json, u"publisher"_s, from.publisher);
    putDate(json, u"releaseDate"_s, from.releaseDate);
    put(json, u"url"_s,
        uri(from.url.isEmpty() && !from.doi.isEmpty() ? u"https://doi.org/"_s + from.doi
                                                      : from.url));
    return json;
}

QJsonObject award(const Award &from)
{
    QJsonObject json;
    put(json, u"title"_s, from.title);
    putDate(json, u"date"_s, from.date);
    put(json, u"awarder"_s, from.awarder);
    return json;
}

/// What the format calls a field of the record, where it has another name for it.
QString nameInResume(const QString &key)
{
    static const QHash<QString, QString> names{{u"gpa"_s, u"score"_s},
                                               {u"emails"_s, u"email"_s},
                                               {u"phones"_s, u"phone"_s},
                                               {u"doi"_s, u"url"_s}};
    return names.value(key, key);
}

/// JSON Pointers to those values of the resume that nobody has checked; what the format leaves out
/// needs no mark.
QJsonArray uncheckedIn(const QJsonObject &resume, const QStringList &unchecked)
{
    QJsonArray pointers;
    for (const QString &pointer : unchecked) {
        const qsizetype name = pointer.lastIndexOf(u'/') + 1;
        const QString inResume = pointer.first(name) + nameInResume(pointer.sliced(name));
        if (!valueAt(resume, inResume).isUndefined() && !pointers.contains(inResume))
            pointers.append(inResume);
    }
    return pointers;
}

} // namespace

QJsonObject jsonResume(const Record &record, const QStringList &unchecked)
{
    QJsonObject json{
        {u"$schema"_s,
         u"https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json"_s},
        {u"basics"_s, basics(record.basics)}};
    put(json, u"education"_s, each(record.education, education));
    put(json, u"work"_s,
        each(record.work, [](const Work &entry) { return work(entry, u"name"_s); }));
    put(json, u"volunteer"_s,
        each(record.volunteer, [](const Work &entry) { return work(entry, u"organization"_s); }));
    put(json, u"projects"_s, each(record.projects, project));
    put(json, u"publications"_s, each(record.publications, publication));
    put(json, u"awards"_s, each(record.awards, award));
    put(json, u"skills"_s, each(record.skills, [](const Skill &skill) {
            QJsonObject entry;
            put(entry, u"name"_s, skill.name);
            put(entry, u"keywords"_s, skill.keywords);
            return entry;
        }));
    put(json, u"languages"_s, each(record.languages, [](const Language &language) {
            QJsonObject entry;
            put(entry, u"language"_s, language.language);
            put(entry, u"fluency"_s, language.fluency);
            return entry;
        }));
    put(json, u"interests"_s,
        each(record.interests, [](const QString &name) { return QJsonObject{{u"name"_s, name}}; }));
    json.insert(u"meta"_s, QJsonObject{{u"unchecked"_s, uncheckedIn(json, unchecked)}});
    return json;
}

} // namespace Bole
