// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/comparerows.h"

#include "model/compare/comparebest.h"
#include "model/compare/comparecells.h"
#include "model/knowledge/knowledge.h"
#include "model/knowledge/namedlists.h"
#include "model/record/recordfacts.h"
#include "model/shortlist/cell.h"

#include <algorithm>
#include <cmath>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;
using Kind = CompareRow::Kind;
using Group = CompareRow::Group;

/// Of the value itself, or of what is inside of it.
QList<Place> placesOf(const Record &record, const QString &pointer)
{
    QList<Place> places = record.provenance.value(pointer);
    if (places.isEmpty()) {
        for (auto it = record.provenance.lowerBound(pointer);
             it != record.provenance.end() && it.key().startsWith(pointer); ++it)
            places += *it;
    }
    return places;
}

class Builder
{
public:
    Builder(const QList<PersonRow> &people, const ScoreBook &book, const Knowledge &knowledge)
        : m_people(people), m_book(book), m_knowledge(knowledge)
    {
    }

    QList<CompareRow> build()
    {
        addEducation();
        addTests();
        addExperience();
        addPublications();
        addAwards();
        addScores();
        addNotes();
        return m_rows;
    }

private:
    /// A row with what `make` gives for each person.
    template <typename Make>
    void add(CompareRow row, const Make &make, Better better = Better::More)
    {
        for (const PersonRow &person : m_people) {
            CompareCell cell = make(person);
            if (!cell.pointer.isEmpty())
                cell.places = placesOf(person.record, cell.pointer);
            if (cell.sources.isEmpty() && !cell.pointer.isEmpty())
                cell.sources = {cell.pointer};
            const QStringList open = person.facts.openValues();
            cell.unchecked =
                !cell.isEmpty() && std::ranges::any_of(cell.sources, [&](const QString &source) {
                    return open.contains(source);
                });
            row.cells.append(cell);
        }
        if (std::ranges::all_of(row.cells, &CompareCell::isEmpty))
            return;
        row.differs = std::ranges::any_of(row.cells, [&](const CompareCell &cell) {
            return cell.text != row.cells.first().text || cell.lines != row.cells.first().lines;
        });
        markBest(row, better);
        m_rows.append(row);
    }

    static CompareRow row(Kind kind, Group group, const QString &key = {},
                          const QString &subject = {})
    {
        CompareRow made;
        made.kind = kind;
        made.group = group;
        made.key = key;
        made.subject = subject.isEmpty() ? key : subject;
        return made;
    }

    /// The places in a record of everything of a level.
    static QList<qsizetype> entriesAt(const Record &record, StudyLevel level)
    {
        QList<qsizetype> at;
        for (qsizetype i = 0; i < record.education.size(); ++i) {
            const Stored<StudyLevel> &own = record.education[i].level;
            if ((own.isEmpty() ? StudyLevel::Other : own) == level)
                at.append(i);
        }
        return at;
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

    CompareCell institutionCell(const Education &entry, qsizetype at) const
    {
        CompareCell cell;
        const QString name = institutionName(entry);
        cell.text = entry.area.isEmpty() ? name : name + u" · "_s + entry.area;
        cell.original = name == entry.institution ? QString() : entry.institution;
        cell.pointer = u"/education/%1/institution"_s.arg(at);
        cell.sources = {cell.pointer, u"/education/%1/area"_s.arg(at)};
        return cell;
    }

    /// The lists that a school is on, where the facts tell them.
    QStringList listLine(const ApplicantRow &facts, const Education &entry) const
    {
        const QStringList lists = entry.institution == facts.institution ? facts.lists
                                  : entry.institution == facts.bachelor.institution
                                      ? facts.bachelor.lists
                                      : QStringList();
        QStringList titles;
        for (const QString &list : lists)
            titles.append(listTitle(list, m_book.viewer().language));
        return titles.isEmpty() ? QStringList() : QStringList{titles.join(u" · "_s)};
    }

    void addEducation()
    {
        for (const StudyLevel level :
             {StudyLevel::Doctor, StudyLevel::Master, StudyLevel::Bachelor, StudyLevel::Exchange,
              StudyLevel::School, StudyLevel::Other}) {
            qsizetype most = 0;
            for (const PersonRow &person : m_people)
                most = std::max(most, entriesAt(person.record, level).size());
            for (qsizetype n = 0; n < most; ++n)
                addLevel(level, n);
        }
    }

    void addLevel(StudyLevel level, qsizetype n)
    {
        const auto of = [&](auto make) {
            return [=](const PersonRow &person) {
                const QList<qsizetype> at = entriesAt(person.record, level);
                return n < at.size() ? make(person.record.education[at[n]], at[n]) : CompareCell();
            };
        };
        const auto levelRow = [&](Kind kind) {
            CompareRow made = row(kind, Group::Education, nameOf(level));
            made.number = int(n) + 1;
            return made;
        };
        add(levelRow(Kind::Institution), [&](const PersonRow &person) {
            const QList<qsizetype> at = entriesAt(person.record, level);
            if (n >= at.size())
                return CompareCell();
            const Education &entry = person.record.education[at[n]];
            CompareCell cell = institutionCell(entry, at[n]);
            cell.lines += listLine(person.facts, entry);
            return cell;
        });
        add(levelRow(Kind::Gpa), of(gradeCell));
        add(levelRow(Kind::ClassRank), of(rankCell), Better::Less);
    }

    void addTests()
    {
        QStringList names;
        for (const PersonRow &person : m_people) {
            for (const TestScore &test : person.record.tests) {
                if (!names.contains(test.name.toUpper()))
                    names.append(test.name.toUpper());
            }
        }
        for (const QString &name : std::as_const(names))
            add(row(Kind::Test, Group::Tests, name),
                [&](const PersonRow &person) { return testCell(person.record, name); });
    }

    /// The best of several attempts.
    static CompareCell testCell(const Record &record, const QString &name)
    {
        CompareCell cell;
        for (qsizetype i = 0; i < record.tests.size(); ++i) {
            const TestScore &test = record.tests[i];
            if (test.name.toUpper() != name || !test.score ||
                (cell.value && *cell.value >= *test.score))
                continue;
            cell.value = test.score;
            cell.text = numberText(*test.score);
            QStringList parts;
            for (auto it = test.parts.begin(); it != test.parts.end(); ++it)
                parts.append(it.key() + u' ' + numberText(*it));
            cell.lines = parts.isEmpty() ? QStringList() : QStringList{parts.join(u", "_s)};
            cell.pointer = u"/tests/%1"_s.arg(i);
            cell.sources = {cell.pointer + u"/name"_s, cell.pointer + u"/score"_s,
                            cell.pointer + u"/parts"_s};
        }
        return cell;
    }

    void addExperience()
    {
        for (const auto &[kind, name] : EnumNames<WorkKind>::names) {
            add(row(Kind::Experience, Group::Experience, QString::fromLatin1(name)),
                [&](const PersonRow &person) {
                    CompareCell cell;
                    for (qsizetype i = 0; i < person.record.work.size(); ++i) {
                        const Work &work = person.record.work[i];
                        if ((work.kind.isEmpty() ? WorkKind::Other : work.kind) != kind)
                            continue;
                        QStringList parts{work.name, work.position, period(work)};
                        parts.removeIf([](const QString &part) { return part.isEmpty(); });
                        cell.lines.append(u"• "_s + parts.join(u" · "_s));
                        const QString entry = u"/work/%1"_s.arg(i);
                        cell.sources << entry + u"/name"_s << entry + u"/position"_s;
                        if (cell.pointer.isEmpty())
                            cell.pointer = entry;
                    }
                    return cell;
                });
        }
    }

    void addPublications()
    {
        const auto counted = [](const PersonRow &person, int RecordFacts::*count,
                                const QString &fact) {
            const RecordFacts facts = recordFacts(person.record);
            CompareCell cell = countCell(facts.*count);
            cell.sources = facts.sources.value(fact);
            return cell;
        };
        add(row(Kind::Publications, Group::Publications), [&](const PersonRow &person) {
            return counted(person, &RecordFacts::publications, u"publications"_s);
        });
        add(row(Kind::FirstAuthor, Group::Publications), [&](const PersonRow &person) {
            return counted(person, &RecordFacts::firstAuthor, u"firstAuthor"_s);
        });
        for (const QString &tier : {u"CCF-A"_s, u"CCF-B"_s, u"CCF-C"_s, QString()}) {
            add(row(Kind::Tier, Group::Publications, tier),
                [&](const PersonRow &person) { return tierCell(person.record, tier); });
        }
    }

    /// How many, and which: the ones nearest to being the first author in front.
    static CompareCell tierCell(const Record &record, const QString &tier)
    {
        QList<qsizetype> at;
        for (qsizetype i = 0; i < record.publications.size(); ++i) {
            if (record.publications[i].tier == tier)
                at.append(i);
        }
        std::ranges::stable_sort(at, {}, [&](qsizetype i) {
            return record.publications[i].applicantPosition.value_or(99);
        });
        if (at.isEmpty())
            return {};
        CompareCell cell = countCell(int(at.size()));
        for (const qsizetype i : std::as_const(at)) {
            cell.lines.append(u"• "_s + paperLine(record.publications[i]));
            for (const auto field : {"name"_L1, "publisher"_L1, "tier"_L1})
                cell.sources << u"/publications/%1/%2"_s.arg(i).arg(field);
        }
        cell.pointer = u"/publications/%1"_s.arg(at.first());
        return cell;
    }

    void addAwards()
    {
        add(row(Kind::Awards, Group::Awards), [](const PersonRow &person) {
            CompareCell cell = countCell(int(person.record.awards.size()));
            cell.sources = {u"/awards"_s};
            for (const Award &award : person.record.awards) {
                cell.sources << u"/awards/%1/title"_s.arg(cell.lines.size());
                cell.lines.append(u"• "_s + award.title +
                                  (award.date && award.date->isValid()
                                       ? u" ("_s + award.date->toString() + u')'
                                       : QString()));
            }
            cell.pointer = cell.lines.isEmpty() ? QString() : u"/awards/0"_s;
            return cell;
        });
    }

    void addScores()
    {
        add(row(Kind::Total, Group::Scores), [this](const PersonRow &person) {
            CompareCell cell;
            cell.value = person.scores.total;
            if (cell.value)
                cell.text = QString::number(*cell.value, 'f', 2);
            for (const Review &review : person.scores.reviews) {
                if (const auto total = m_book.total(review))
                    cell.parts.append({m_book.reviewer(review.reviewer).name, *total});
            }
            return cell;
        });
        for (const Criterion &criterion : m_book.rubric().criteria) {
            add(row(Kind::Criterion, Group::Scores, criterion.id,
                    criterion.name.in(m_book.viewer().language)),
                [&](const PersonRow &person) { return criterionCell(person, criterion.id); });
        }
        for (const Reviewer &reviewer : m_book.reviewers()) {
            add(row(Kind::ReviewerTotal, Group::Scores, QString::number(reviewer.id.value),
                    reviewer.name),
                [&](const PersonRow &person) { return reviewerCell(person, reviewer.id); });
        }
        add(row(Kind::Recommended, Group::Scores), [](const PersonRow &person) {
            CompareCell cell;
            cell.text = person.recommendation;
            return cell;
        });
        add(row(Kind::Decided, Group::Scores), [](const PersonRow &person) {
            CompareCell cell;
            if (person.decision.isDecided())
                cell.text = nameOf(person.decision.decision);
            return cell;
        });
    }

    CompareCell reviewerCell(const PersonRow &person, ReviewerId reviewer) const
    {
        CompareCell cell;
        for (const Review &review : person.scores.reviews) {
            if (review.reviewer != reviewer)
                continue;
            cell.value = m_book.total(review);
            if (cell.value)
                cell.text = QString::number(*cell.value, 'f', 2);
        }
        return cell;
    }

    /// "4.5  (WS 4, HW 5)": the mean, and who gave what.
    CompareCell criterionCell(const PersonRow &person, const QString &id) const
    {
        CompareCell cell;
        const auto mean = person.scores.criteria.constFind(id);
        if (mean == person.scores.criteria.constEnd())
            return cell;
        cell.value = *mean;
        QStringList single;
        for (const Review &review : person.scores.reviews) {
            const auto level = review.content.scores.value(id).level;
            if (!level)
                continue;
            const Reviewer reviewer = m_book.reviewer(review.reviewer);
            single.append(u"%1 %2"_s.arg(reviewer.initials, numberText(*level)));
            cell.parts.append({reviewer.name, *level});
        }
        cell.text = numberText(std::round(*mean * 100) / 100);
        if (!single.isEmpty()) // a number from outside is nobody's
            cell.text += u"  ("_s + single.join(u", "_s) + u')';
        return cell;
    }

    void addNotes()
    {
        for (const Reviewer &reviewer : m_book.reviewers()) {
            add(row(Kind::Note, Group::Notes, QString::number(reviewer.id.value), reviewer.name),
                [&](const PersonRow &person) {
                    CompareCell cell;
                    for (const Review &review : person.scores.reviews) {
                        if (review.reviewer == reviewer.id)
                            cell.text = review.content.note;
                    }
                    return cell;
                });
        }
    }

    const QList<PersonRow> &m_people;
    const ScoreBook &m_book;
    const Knowledge &m_knowledge;
    QList<CompareRow> m_rows;
};

} // namespace

QList<CompareRow> compareRows(const QList<PersonRow> &people, const ScoreBook &book,
                              const Knowledge &knowledge)
{
    return Builder(people, book, knowledge).build();
}

} // namespace Bole
