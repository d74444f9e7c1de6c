// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/interchange.h"

#include "model/export/bibnames.h"
#include "model/export/savefile.h"
#include "model/knowledge/knowledge.h"

#include <QFileDevice>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype peopleBetweenTelling = 64;

void put(QJsonObject &json, const QString &key, const QString &text)
{
    if (!text.isEmpty())
        json.insert(key, text);
}

void put(QJsonObject &json, const QString &key, const std::optional<PartialDate> &date)
{
    // The schema's dates are of four digits and begin with 1 or 2.
    if (date && date->isValid() && date->year >= 1000 && date->year < 3000)
        json.insert(key, date->toString());
}

void put(QJsonObject &json, const QString &key, const QStringList &texts)
{
    if (!texts.isEmpty())
        json.insert(key, QJsonArray::fromStringList(texts));
}

void put(QJsonObject &json, const QString &key, const QJsonArray &array)
{
    if (!array.isEmpty())
        json.insert(key, array);
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
    put(json, u"startDate"_s, from.startDate);
    put(json, u"endDate"_s, from.endDate);
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
    put(json, u"startDate"_s, from.startDate);
    put(json, u"endDate"_s, from.endDate);
    put(json, u"highlights"_s, from.highlights);
    return json;
}

QJsonObject project(const Project &from)
{
    QJsonObject json;
    put(json, u"name"_s, from.name);
    put(json, u"startDate"_s, from.startDate);
    put(json, u"endDate"_s, from.endDate);
    put(json, u"url"_s, uri(from.url));
    put(json, u"highlights"_s, from.highlights);
    return json;
}

QJsonObject publication(const Publication &from)
{
    QJsonObject json;
    put(json, u"name"_s, from.name);
    put(json, u"publisher"_s, from.publisher);
    put(json, u"releaseDate"_s, from.releaseDate);
    put(json, u"url"_s,
        uri(from.url.isEmpty() && !from.doi.isEmpty() ? u"https://doi.org/"_s + from.doi
                                                      : from.url));
    return json;
}

QJsonObject award(const Award &from)
{
    QJsonObject json;
    put(json, u"title"_s, from.title);
    put(json, u"date"_s, from.date);
    put(json, u"awarder"_s, from.awarder);
    return json;
}

template <typename List, typename Convert>
QJsonArray each(const List &list, Convert convert)
{
    QJsonArray array;
    for (const auto &entry : list)
        array.append(convert(entry));
    return array;
}

/// What the tables say, or what the words look like.
VenueKind kindOf(const Publication &paper, const Knowledge &knowledge)
{
    if (paper.status == PublicationStatus::Preprint || paper.publisher.isEmpty())
        return VenueKind::Preprint;
    for (const QString &name : {paper.venueId, paper.publisher}) {
        const auto venue = knowledge.venue(name);
        if (venue && venue->kind)
            return *venue->kind;
    }
    static const QRegularExpression journal(u"journal|transactions|letters|学报|杂志|期刊"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    return paper.publisher.contains(journal) ? VenueKind::Journal : VenueKind::Conference;
}

QString keyOf(const Publication &paper, const QString &prefix, qsizetype number)
{
    const QString year = paper.releaseDate ? QString::number(paper.releaseDate->year) : u"nodate"_s;
    return prefix + u"p%1-%2"_s.arg(number + 1).arg(year);
}

QString texEscaped(const QString &text)
{
    QString result;
    for (const QChar c : text) {
        if (c == u'\\')
            result += u"\\textbackslash{}"_s;
        else if (c == u'~')
            result += u"\\textasciitilde{}"_s;
        else if (c == u'^')
            result += u"\\textasciicircum{}"_s;
        else if (u"&%$#_{}"_s.contains(c))
            result += u'\\' + QString(c);
        else
            result += c;
    }
    return result;
}

/// Names with "and" between; what stands for the rest is BibTeX's word for it.
QString bibAuthors(QStringList authors, const Knowledge &knowledge)
{
    static const QRegularExpression rest(u"^(et\\.? al\\.?|等)$"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    for (QString &author : authors)
        author =
            rest.match(author.trimmed()).hasMatch() ? u"others"_s : familyFirst(author, knowledge);
    return authors.join(u" and "_s);
}

QString bibEntry(const Publication &paper, VenueKind kind, const QString &key,
                 const Knowledge &knowledge)
{
    const bool preprint = kind == VenueKind::Preprint;
    const bool journal = kind == VenueKind::Journal;
    QString entry = u"@%1{%2"_s.arg(preprint  ? u"misc"_s
                                    : journal ? u"article"_s
                                              : u"inproceedings"_s,
                                    key);
    const auto field = [&](const QString &name, const QString &value) {
        if (!value.isEmpty())
            entry += u",\n  %1 = {%2}"_s.arg(name, texEscaped(value));
    };
    field(u"title"_s, paper.name);
    field(u"author"_s, bibAuthors(paper.authors, knowledge));
    field(preprint ? u"howpublished"_s : journal ? u"journal"_s : u"booktitle"_s, paper.publisher);
    if (paper.releaseDate)
        field(u"year"_s, QString::number(paper.releaseDate->year));
    field(u"pages"_s, paper.pages);
    field(u"doi"_s, paper.doi);
    field(u"url"_s, paper.url);
    if (paper.status == PublicationStatus::Submitted || paper.status == PublicationStatus::Accepted)
        field(u"note"_s, paper.status.text());
    return entry + u"\n}\n"_s;
}

QJsonObject cslEntry(const Publication &paper, VenueKind kind, const QString &key)
{
    QJsonObject json{{u"id"_s, key},
                     {u"type"_s, kind == VenueKind::Preprint  ? u"article"_s
                                 : kind == VenueKind::Journal ? u"article-journal"_s
                                                              : u"paper-conference"_s}};
    put(json, u"title"_s, paper.name);
    put(json, u"container-title"_s, paper.publisher);
    put(json, u"page"_s, paper.pages);
    put(json, u"DOI"_s, paper.doi);
    put(json, u"URL"_s, paper.url);
    put(json, u"author"_s,
        each(paper.authors, [](const QString &name) { return QJsonObject{{u"literal"_s, name}}; }));
    if (paper.releaseDate && paper.releaseDate->isValid()) {
        QJsonArray parts{paper.releaseDate->year};
        if (paper.releaseDate->month > 0)
            parts.append(paper.releaseDate->month);
        if (paper.releaseDate->day > 0)
            parts.append(paper.releaseDate->day);
        json.insert(u"issued"_s, QJsonObject{{u"date-parts"_s, QJsonArray{parts}}});
    }
    return json;
}

/// Every record of the request through a function that gives its bytes, one after the other.
template <typename ToBytes>
Result<qsizetype> exportRecords(const VisibleSeason &season, const ExportRequest &request,
                                const QString &path, const QByteArray &open,
                                const QByteArray &close, ToBytes toBytes)
{
    const auto book = ScoreBook::of(season);
    if (!book)
        return std::unexpected(book.error());
    PersonRows rows(season, *book, request.source, {Need::Record});
    return saveFile(path, [&](QFileDevice &file) -> Result<qsizetype> {
        file.write(open);
        qsizetype count = 0;
        for (PersonRow row; rows.next(row); ++count) {
            if (request.progress && count % peopleBetweenTelling == 0 &&
                !request.progress(count, rows.count()))
                return failure(ErrorCode::Cancelled);
            file.write(toBytes(row, count == 0));
        }
        file.write(close);
        if (const auto read = rows.result(); !read)
            return std::unexpected(read.error());
        return count;
    });
}

QString prefixOf(const PersonRow &row)
{
    return u"a%1-"_s.arg(row.facts.id.value);
}

} // namespace

QJsonObject jsonResume(const Record &record)
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
    return json;
}

QString bibTeX(const Record &record, const Knowledge &knowledge, const QString &prefix)
{
    QString text;
    for (qsizetype i = 0; i < record.publications.size(); ++i) {
        const Publication &paper = record.publications[i];
        text += bibEntry(paper, kindOf(paper, knowledge), keyOf(paper, prefix, i), knowledge);
    }
    return text;
}

QJsonArray cslJson(const Record &record, const Knowledge &knowledge, const QString &prefix)
{
    QJsonArray array;
    for (qsizetype i = 0; i < record.publications.size(); ++i) {
        const Publication &paper = record.publications[i];
        array.append(cslEntry(paper, kindOf(paper, knowledge), keyOf(paper, prefix, i)));
    }
    return array;
}

Result<qsizetype> exportJsonResume(const VisibleSeason &season, const ExportRequest &request,
                                   const QString &path)
{
    // The format is one person's: of several, it is an array of such.
    const bool single = request.source.list && request.source.list->entries.size() == 1;
    return exportRecords(season, request, path, single ? "" : "[\n", single ? "\n" : "\n]\n",
                         [](const PersonRow &row, bool first) {
                             return (first ? QByteArray() : QByteArray(",\n")) +
                                    QJsonDocument(jsonResume(row.record)).toJson().trimmed();
                         });
}

Result<qsizetype> exportBibTeX(const VisibleSeason &season, const ExportRequest &request,
                               const QString &path)
{
    const Knowledge knowledge;
    return exportRecords(season, request, path, {}, {}, [&](const PersonRow &row, bool) {
        return bibTeX(row.record, knowledge, prefixOf(row)).toUtf8();
    });
}

Result<qsizetype> exportCslJson(const VisibleSeason &season, const ExportRequest &request,
                                const QString &path)
{
    const Knowledge knowledge;
    bool any = false;
    return exportRecords(season, request, path, "[\n", "\n]\n", [&](const PersonRow &row, bool) {
        QByteArray bytes;
        for (const QJsonValue &entry : cslJson(row.record, knowledge, prefixOf(row))) {
            if (any)
                bytes += ",\n";
            any = true;
            bytes += QJsonDocument(entry.toObject()).toJson(QJsonDocument::Compact);
        }
        return bytes;
    });
}

} // namespace Bole
