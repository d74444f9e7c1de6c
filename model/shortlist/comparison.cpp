// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/comparison.h"

#include "model/knowledge/knowledge.h"
#include "model/record/recordfacts.h"
#include "model/season/recordstore.h"
#include "model/season/season.h"
#include "model/shortlist/cell.h"

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;
using Kind = CompareRow::Kind;
using Group = CompareRow::Group;

/// Collects the rows of one comparison.
class Builder
{
public:
    Builder(const QList<ExportRow> &people, const ScoreBook &book, const Knowledge &knowledge)
        : m_people(people), m_book(book), m_knowledge(knowledge)
    {
    }

    QList<CompareRow> build()
    {
        addEducation();
        addTests();
        addPublications();
        addAwards();
        addScores();
        return m_rows;
    }

private:
    template <typename Make>
    void add(Kind kind, Group group, const QString &subject, bool lessIsMore, Make make)
    {
        CompareRow row{kind, group, subject, {}, false};
        for (const ExportRow &person : m_people) {
            CompareCell cell = make(person);
            if (!cell.pointer.isEmpty())
                cell.places = placesOf(person.record, cell.pointer);
            row.cells.append(cell);
        }
        const bool empty = std::ranges::all_of(
            row.cells, [](const CompareCell &cell) { return cell.text.isEmpty(); });
        if (empty)
            return;
        row.differs = std::ranges::any_of(row.cells, [&](const CompareCell &cell) {
            return cell.text != row.cells.first().text;
        });
        markBest(row, lessIsMore);
        m_rows.append(row);
    }

    static void markBest(CompareRow &row, bool lessIsMore)
    {
        QList<double> values;
        for (const CompareCell &cell : std::as_const(row.cells)) {
            if (cell.value)
                values.append(*cell.value);
        }
        if (values.size() < 2)
            return;
        const auto [low, high] = std::ranges::minmax(values);
        if (low == high)
            return;
        for (CompareCell &cell : row.cells)
            cell.best = cell.value == (lessIsMore ? low : high);
    }

    /// Of the value itself, or of what is inside of it.
    static QList<Place> placesOf(const Record &record, const QString &pointer)
    {
        QList<Place> places = record.provenance.value(pointer);
        if (places.isEmpty()) {
            for (auto it = record.provenance.lowerBound(pointer);
                 it != record.provenance.end() && it.key().startsWith(pointer); ++it)
                places += *it;
        }
        return places;
    }

    static qsizetype educationAt(const Record &record, const QString &level)
    {
        const auto found = std::ranges::find(record.education, level, &Education::level);
        return found == record.education.end() ? -1 : found - record.education.begin();
    }

    QString institutionName(const Education &entry) const
    {
        const auto known = entry.institutionId.isEmpty()
                               ? std::nullopt
                               : m_knowledge.institutionById(entry.institutionId);
        if (!known)
            return entry.institution;
        const bool chinese = m_book.viewer().language == "zh"_L1;
        const QString name = chinese ? known->nameZh : known->nameEn;
        return name.isEmpty() ? entry.institution : name;
    }

    void addEducation()
    {
        for (const QString &level :
             {u"doctor"_s, u"master"_s, u"bachelor"_s, u"exchange"_s, u"school"_s, u"other"_s}) {
            add(Kind::Institution, Group::Education, level, false, [&](const ExportRow &person) {
                const qsizetype at = educationAt(person.record, level);
                if (at < 0)
                    return CompareCell();
                const Education &entry = person.record.education[at];
                CompareCell cell;
                const QString name = institutionName(entry);
                cell.text = entry.area.isEmpty() ? name : name + u" · "_s + entry.area;
                cell.original = name == entry.institution ? QString() : entry.institution;
                cell.pointer = u"/education/%1/institution"_s.arg(at);
                return cell;
            });
            add(Kind::Gpa, Group::Education, level, false,
                [&](const ExportRow &person) { return gpaCell(person.record, level); });
            add(Kind::ClassRank, Group::Education, level, true,
                [&](const ExportRow &person) { return rankCell(person.record, level); });
        }
    }

    static CompareCell gpaCell(const Record &record, const QString &level)
    {
        CompareCell cell;
        const qsizetype at = educationAt(record, level);
        if (at < 0)
            return cell;
        const Education &entry = record.education[at];
        std::optional<Grade> grade = entry.gpa;
        cell.pointer = u"/education/%1/gpa"_s.arg(at);
        if (!grade && entry.averageScore) {
            grade = Grade{*entry.averageScore, 100.0};
            cell.pointer = u"/education/%1/averageScore"_s.arg(at);
        }
        if (!grade)
            return {};
        cell.text = numberText(grade->value);
        cell.printed = grade->value;
        cell.scale = grade->scale;
        if (grade->scale)
            cell.text += u" / "_s + numberText(*grade->scale);
        cell.value = gradePercent(*grade);
        if (cell.value)
            cell.text += u"  ("_s + QString::number(*cell.value, 'f', 1) + u" %)"_s;
        return cell;
    }

    static CompareCell rankCell(const Record &record, const QString &level)
    {
        CompareCell cell;
        const qsizetype at = educationAt(record, level);
        if (at < 0 || !record.education[at].rank)
            return cell;
        const Rank &rank = *record.education[at].rank;
        cell.pointer = u"/education/%1/rank"_s.arg(at);
        cell.value = rankPercent(rank);
        if (rank.position) {
            cell.text = QString::number(*rank.position);
            cell.printed = *rank.position;
        }
        if (rank.position && rank.of) {
            cell.text += u" / "_s + QString::number(*rank.of);
            cell.scale = *rank.of;
        }
        if (cell.value)
            cell.text += (cell.text.isEmpty() ? QString() : u"  "_s) + u"("_s +
                         QString::number(*cell.value, 'f', 1) + u" %)"_s;
        return cell;
    }

    void addTests()
    {
        QStringList names;
        for (const ExportRow &person : m_people) {
            for (const TestScore &test : person.record.tests) {
                if (!names.contains(test.name.toUpper()))
                    names.append(test.name.toUpper());
            }
        }
        for (const QString &name : std::as_const(names)) {
            add(Kind::Test, Group::Tests, name, false, [&](const ExportRow &person) {
                CompareCell cell;
                for (qsizetype i = 0; i < person.record.tests.size(); ++i) {
                    const TestScore &test = person.record.tests[i];
                    if (test.name.toUpper() != name || !test.score ||
                        (cell.value && *cell.value >= *test.score))
                        continue;
                    cell.value = test.score;
                    cell.text = numberText(*test.score);
                    cell.pointer = u"/tests/%1"_s.arg(i);
                }
                return cell;
            });
        }
    }

    static CompareCell number(int count)
    {
        CompareCell cell;
        cell.text = QString::number(count);
        cell.value = count;
        return cell;
    }

    void addPublications()
    {
        add(Kind::Publications, Group::Publications, {}, false,
            [](const ExportRow &p) { return number(int(p.record.publications.size())); });
        add(Kind::FirstAuthor, Group::Publications, {}, false,
            [](const ExportRow &p) { return number(recordFacts(p.record).firstAuthor); });
        for (const QString &tier : {u"CCF-A"_s, u"CCF-B"_s, u"CCF-C"_s}) {
            add(Kind::Tier, Group::Publications, tier, false, [&](const ExportRow &p) {
                return number(
                    int(std::ranges::count(p.record.publications, tier, &Publication::tier)));
            });
        }
        add(Kind::Papers, Group::Publications, {}, false, [](const ExportRow &p) {
            QStringList lines;
            for (const Publication &paper : p.record.publications) {
                QString line = paper.name;
                if (!paper.publisher.isEmpty())
                    line += u" — "_s + (paper.venueId.isEmpty() ? paper.publisher : paper.venueId);
                if (paper.applicantPosition)
                    line += u" [%1/%2]"_s.arg(*paper.applicantPosition).arg(paper.authors.size());
                lines.append(u"• "_s + line);
            }
            CompareCell cell;
            cell.text = lines.join(u'\n');
            cell.pointer = lines.isEmpty() ? QString() : u"/publications"_s;
            return cell;
        });
    }

    void addAwards()
    {
        add(Kind::Awards, Group::Awards, {}, false,
            [](const ExportRow &p) { return number(int(p.record.awards.size())); });
        add(Kind::AwardTitles, Group::Awards, {}, false, [](const ExportRow &p) {
            QStringList lines;
            for (const Award &award : p.record.awards)
                lines.append(u"• "_s + award.title);
            CompareCell cell;
            cell.text = lines.join(u'\n');
            cell.pointer = lines.isEmpty() ? QString() : u"/awards"_s;
            return cell;
        });
    }

    void addScores()
    {
        add(Kind::Total, Group::Scores, {}, false, [](const ExportRow &p) {
            CompareCell cell;
            cell.value = p.scores.total;
            if (cell.value)
                cell.text = QString::number(*cell.value, 'f', 2);
            return cell;
        });
        for (const Criterion &criterion : m_book.rubric().criteria) {
            add(Kind::Criterion, Group::Scores, criterion.name.in(m_book.viewer().language), false,
                [&](const ExportRow &p) { return criterionCell(p, criterion.id); });
        }
        add(Kind::Decided, Group::Scores, {}, false, [](const ExportRow &p) {
            CompareCell cell;
            cell.text = p.decision;
            return cell;
        });
        for (const Reviewer &reviewer : m_book.reviewers()) {
            add(Kind::Note, Group::Notes, reviewer.name, false, [&](const ExportRow &p) {
                CompareCell cell;
                for (const Review &review : p.scores.reviews) {
                    if (review.reviewer == reviewer.id)
                        cell.text = review.content.note;
                }
                return cell;
            });
        }
    }

    /// "4.5 (WS 4, HW 5)": the mean, and who gave what.
    CompareCell criterionCell(const ExportRow &person, const QString &id) const
    {
        CompareCell cell;
        const auto mean = person.scores.criteria.constFind(id);
        if (mean == person.scores.criteria.constEnd())
            return cell;
        cell.value = *mean;
        QStringList single;
        for (const Review &review : person.scores.reviews) {
            if (const auto level = review.content.scores.value(id).level)
                single.append(
                    u"%1 %2"_s.arg(m_book.reviewer(review.reviewer).initials).arg(*level));
        }
        cell.text =
            numberText(std::round(*mean * 100) / 100) + u"  ("_s + single.join(u", "_s) + u')';
        return cell;
    }

    const QList<ExportRow> &m_people;
    const ScoreBook &m_book;
    const Knowledge &m_knowledge;
    QList<CompareRow> m_rows;
};

} // namespace

QString CompareRow::id() const
{
    return QString::number(int(kind)) + u':' + subject;
}

Result<Comparison> compare(Season &season, const Viewer &viewer, const Knowledge &knowledge,
                           const QList<ApplicantId> &applicants)
{
    const auto book = ScoreBook::of(season, viewer);
    if (!book)
        return std::unexpected(book.error());
    ExportSource source{Shortlist(), {}};
    for (const ApplicantId applicant : applicants) {
        ShortlistEntry entry;
        entry.applicant = applicant;
        source.list->entries.append(entry);
    }
    ExportRows rows(season, *book, source, {Need::Scores, Need::Record});
    QList<ExportRow> people;
    Comparison comparison;
    QSet<RubricId> rubrics;
    for (ExportRow row; rows.next(row);) {
        people.append(row);
        comparison.applicants.append(row.facts.id);
        comparison.names.append(row.facts.name);
        comparison.documents.append(
            season.records().sourceDocument(row.facts.id).value_or(DocumentId()));
        for (const RubricId rubric : std::as_const(row.scores.rubrics))
            rubrics.insert(rubric);
    }
    if (const auto read = rows.result(); !read)
        return std::unexpected(read.error());
    comparison.mixesRubrics = rubrics.size() > 1;
    comparison.rows = Builder(people, *book, knowledge).build();
    return comparison;
}

QList<QStringList> comparisonTable(const Comparison &comparison, const QStringList &labels)
{
    QList<QStringList> table{QStringList{QString()} + comparison.names};
    for (qsizetype i = 0; i < comparison.rows.size(); ++i) {
        QStringList line{labels.value(i)};
        for (const CompareCell &cell : comparison.rows[i].cells)
            line.append(cell.original.isEmpty() ? cell.text
                                                : cell.text + u" ("_s + cell.original + u')');
        table.append(line);
    }
    return table;
}

} // namespace Bole
