// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/bibliography.h"

#include "model/export/bibnames.h"
#include "model/export/jsonput.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>
#include <QSet>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

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

const QString uncheckedWord = u"unchecked"_s;

/// A publication, and what there is to know of it beyond its own fields.
struct Paper
{
    Publication publication;
    VenueKind kind;
    QString key;
    QSet<QString> unchecked; ///< its fields that need a look and were not given one

    QLatin1StringView venueField() const
    {
        return kind == VenueKind::Preprint  ? "howpublished"_L1
               : kind == VenueKind::Journal ? "journal"_L1
                                            : "booktitle"_L1;
    }
};

QString bibEntry(const Paper &paper, const Knowledge &knowledge)
{
    const Publication &from = paper.publication;
    QString entry = u"@%1{%2"_s.arg(paper.kind == VenueKind::Preprint  ? u"misc"_s
                                    : paper.kind == VenueKind::Journal ? u"article"_s
                                                                       : u"inproceedings"_s,
                                    paper.key);
    QStringList unchecked;
    const auto put = [&](const QString &name, const QString &value) {
        if (!value.isEmpty())
            entry += u",\n  %1 = {%2}"_s.arg(name, texEscaped(value));
    };
    const auto field = [&](QLatin1StringView name, QLatin1StringView ofRecord,
                           const QString &value) {
        put(name, value);
        if (!value.isEmpty() && paper.unchecked.contains(ofRecord))
            unchecked.append(name);
    };
    field("title"_L1, "name"_L1, from.name);
    field("author"_L1, "authors"_L1, bibAuthors(from.authors, knowledge));
    field(paper.venueField(), "publisher"_L1, from.publisher);
    field("year"_L1, "releaseDate"_L1,
          from.releaseDate ? QString::number(from.releaseDate->year) : QString());
    field("pages"_L1, "pages"_L1, from.pages);
    field("doi"_L1, "doi"_L1, from.doi);
    field("url"_L1, "url"_L1, from.url);
    if (from.status == PublicationStatus::Submitted || from.status == PublicationStatus::Accepted)
        field("note"_L1, "status"_L1, from.status.text());
    if (!unchecked.isEmpty()) {
        put(u"keywords"_s, uncheckedWord);
        put(u"annote"_s, uncheckedWord + u": "_s + unchecked.join(u", "_s));
    }
    return entry + u"\n}\n"_s;
}

/// What CSL calls the fields of a publication.
constexpr std::pair<QLatin1StringView, QLatin1StringView> cslNames[] = {
    {"name"_L1, "title"_L1}, {"authors"_L1, "author"_L1}, {"publisher"_L1, "container-title"_L1},
    {"doi"_L1, "DOI"_L1},    {"pages"_L1, "page"_L1},     {"releaseDate"_L1, "issued"_L1},
    {"url"_L1, "URL"_L1},
};

void markUnchecked(QJsonObject &json, const QSet<QString> &unchecked)
{
    QStringList marked;
    for (const auto &[ofRecord, name] : cslNames) {
        if (unchecked.contains(ofRecord) && json.contains(name))
            marked.append(name);
    }
    if (marked.isEmpty())
        return;
    json.insert(u"keyword"_s, uncheckedWord);
    json.insert(u"custom"_s, QJsonObject{{uncheckedWord, QJsonArray::fromStringList(marked)}});
}

QJsonObject cslEntry(const Paper &from)
{
    const Publication &paper = from.publication;
    QJsonObject json{{u"id"_s, from.key},
                     {u"type"_s, from.kind == VenueKind::Preprint  ? u"article"_s
                                 : from.kind == VenueKind::Journal ? u"article-journal"_s
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
    markUnchecked(json, from.unchecked);
    return json;
}

QList<Paper> papersOf(const Record &record, const Knowledge &knowledge, const Bibliography &about)
{
    QList<Paper> papers;
    for (qsizetype i = 0; i < record.publications.size(); ++i) {
        const Publication &paper = record.publications[i];
        QSet<QString> unchecked;
        const QString entry = u"/publications/%1/"_s.arg(i);
        for (const QString &pointer : about.unchecked) {
            if (pointer.startsWith(entry))
                unchecked.insert(pointer.sliced(entry.size()));
        }
        papers.append({paper, kindOf(paper, knowledge), keyOf(paper, about.prefix, i), unchecked});
    }
    return papers;
}

} // namespace

QString bibTeX(const Record &record, const Knowledge &knowledge, const Bibliography &about)
{
    QString text;
    for (const Paper &paper : papersOf(record, knowledge, about))
        text += bibEntry(paper, knowledge);
    return text;
}

QJsonArray cslJson(const Record &record, const Knowledge &knowledge, const Bibliography &about)
{
    return each(papersOf(record, knowledge, about), cslEntry);
}

} // namespace Bole
