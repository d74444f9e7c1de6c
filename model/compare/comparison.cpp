// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/comparison.h"

#include "model/compare/comparerows.h"

#include <algorithm>
#include <tuple>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

QString nameOf(CompareRow::Kind kind)
{
    using enum CompareRow::Kind;
    switch (kind) {
    case Institution:
        return u"institution"_s;
    case Gpa:
        return u"gpa"_s;
    case ClassRank:
        return u"rank"_s;
    case EnglishTest:
        return u"english"_s;
    case Test:
        return u"test"_s;
    case Experience:
        return u"experience"_s;
    case Publications:
        return u"publications"_s;
    case FirstAuthor:
        return u"firstAuthor"_s;
    case PaperList:
        return u"tier"_s; // as layouts have it from before there were other lists
    case Awards:
        return u"awards"_s;
    case Total:
        return u"total"_s;
    case Criterion:
        return u"criterion"_s;
    case ReviewerTotal:
        return u"reviewer"_s;
    case Recommended:
        return u"recommendation"_s;
    case Decided:
        return u"decision"_s;
    case OwnField:
        return u"own"_s;
    case Roster:
        return u"roster"_s;
    case Note:
        break;
    }
    return u"note"_s;
}

bool standsBefore(const Place &a, const Place &b)
{
    return std::tuple(a.page, a.line, a.rect.y()) < std::tuple(b.page, b.line, b.rect.y());
}

/// The first place of each part of the record, in the order of the document.
QList<CompareSection> sectionsOf(const Record &record)
{
    QList<CompareSection> sections;
    for (auto it = record.provenance.begin(); it != record.provenance.end(); ++it) {
        const auto part = Stored<RecordPart>::fromText(it.key().section(u'/', 1, 1));
        for (const Place &place : *it) {
            const auto found = std::ranges::find(sections, part, &CompareSection::part);
            if (found == sections.end())
                sections.append({part, place});
            else if (standsBefore(place, found->place))
                found->place = place;
        }
    }
    std::ranges::sort(sections, standsBefore, &CompareSection::place);
    return sections;
}

} // namespace

bool CompareRow::isUnchecked() const
{
    return std::ranges::any_of(cells, &CompareCell::unchecked);
}

bool CompareRow::hasDetails() const
{
    return std::ranges::any_of(cells,
                               [](const CompareCell &cell) { return !cell.details.isEmpty(); });
}

QString CompareRow::id() const
{
    QString id = nameOf(kind);
    if (!key.isEmpty())
        id += u':' + key;
    return number > 1 ? id + u'#' + QString::number(number) : id;
}

Result<Comparison> compare(const VisibleSeason &season, const Knowledge &knowledge,
                           const QList<ApplicantId> &applicants)
{
    const auto book = ScoreBook::of(season);
    if (!book)
        return std::unexpected(book.error());
    PersonRows rows(season, *book, RowSource::of(applicants), {Need::Scores, Need::Record});
    QList<PersonRow> people;
    Comparison comparison;
    QSet<RubricId> rubrics;
    for (PersonRow row; rows.next(row);) {
        const ApplicantId id = row.facts.id;
        people.append(row);
        comparison.applicants.append(id);
        comparison.names.append(row.facts.name);
        if (!season.viewer().mayRead(id))
            comparison.closed.append(row.facts.name);
        comparison.documents.append(season.sourceDocument(id));
        comparison.sections.append(sectionsOf(row.record));
        for (const RubricId rubric : std::as_const(row.scores.rubrics))
            rubrics.insert(rubric);
    }
    if (const auto read = rows.result(); !read)
        return std::unexpected(read.error());
    comparison.mixesRubrics = rubrics.size() > 1;
    const auto venues = season.ownVenues();
    if (!venues)
        return std::unexpected(venues.error());
    comparison.rows = compareRows(people, *book, {knowledge, VenueLists(*venues)});
    return comparison;
}

QString cellText(const CompareCell &cell)
{
    QStringList parts;
    if (!cell.text.isEmpty())
        parts.append(cell.text);
    if (!cell.original.isEmpty())
        parts.append(cell.original);
    parts += cell.lines;
    for (const CompareDetail &detail : cell.details)
        parts.append(u"• "_s + detail.text);
    return parts.join(u'\n');
}

} // namespace Bole
