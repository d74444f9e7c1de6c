// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/comparerows.h"

#include "model/compare/comparebest.h"
#include "model/compare/comparecells.h"
#include "model/knowledge/knowledge.h"
#include "model/knowledge/testkinds.h"
#include "model/knowledge/venuelists.h"
#include "model/record/recordfacts.h"
#include "model/review/formulalines.h"
#include "model/review/paperlists.h"
#include "model/review/rosterheading.h"
#include "model/review/rounding.h"
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
    Builder(const QList<PersonRow> &people, const ScoreBook &book, const CompareTables &tables)
        : m_people(people), m_book(book), m_knowledge(tables.knowledge), m_venues(tables.venues)
    {
    }

    QList<CompareRow> build()
    {
        addEducation();
        addTests();
        addExperience();
        addPublications();
        addAwards();
        addOwnFields();
        addRoster();
        addScores();
        addNotes();
        return m_rows;
    }

private:
    /// A row with what `make` gives for each person.
    template <typename Make>
    void add(CompareRow row, const Make &make, PreferredValue better = PreferredValue::More)
    {
        QList<CompareCell> known; // of the people of whom the viewer may see something
        for (const PersonRow &person : m_people) {
            const bool isOpenPerson = m_book.viewer().mayRead(person.facts.id);
            CompareCell cell = isOpenPerson ? make(person) : CompareCell();
            for (CompareDetail &detail : cell.details)
                detail.places = placesOf(person.record, detail.pointer);
            if (!cell.pointer.isEmpty())
                cell.places = placesOf(person.record, cell.pointer);
            if (cell.sources.isEmpty() && !cell.pointer.isEmpty())
                cell.sources = {cell.pointer};
            const QStringList open = person.facts.openValues();
            const auto isOpen = [&](const QString &source) {
                return open.contains(source);
            };
            cell.unchecked =
                !cell.isEmpty() && (cell.unchecked || std::ranges::any_of(cell.sources, isOpen));
            row.cells.append(cell);
            if (isOpenPerson)
                known.append(cell);
        }
        if (std::ranges::all_of(row.cells, &CompareCell::isEmpty))
            return;
        row.differs = std::ranges::any_of(known, [&](const CompareCell &cell) {
            return cell.text != known.first().text || cell.lines != known.first().lines ||
                   textsOf(cell) != textsOf(known.first());
        });
        row.lacks = std::ranges::any_of(known, &CompareCell::isEmpty);
        row.matters = liesFarApart(row) || (marksWords(row.kind, known) && row.differs);
        markBest(row, better);
        m_rows.append(row);
    }

    static QStringList textsOf(const CompareCell &cell)
    {
        QStringList texts;
        for (const CompareDetail &detail : cell.details)
            texts.append(detail.text);
        return texts;
    }

    /// Words that mean something by being different: a decision, the lists that a school is on.
    static bool marksWords(Kind kind, const QList<CompareCell> &cells)
    {
        const auto lists = [](const CompareCell &cell) {
            return cell.lines;
        };
        return kind == Kind::Recommended || kind == Kind::Decided ||
               (kind == Kind::Institution &&
                std::ranges::adjacent_find(cells, std::ranges::not_equal_to(), lists) !=
                    cells.end());
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
        const Bilingual names{known->nameEn, known->nameZh};
        return names.isEmpty() ? entry.institution : names.in(m_book.viewer().language);
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
        add(levelRow(Kind::ClassRank), of(rankCell), PreferredValue::Less);
    }

    void addTests()
    {
        add(row(Kind::EnglishTest, Group::Tests), [this](const PersonRow &person) {
            return englishCell(person.record, m_book.viewer().language);
        });
        QStringList names;
        for (const PersonRow &person : m_people) {
            for (const TestScore &test : person.record.tests) {
                if (!isEnglishTest(test.name) && !names.contains(test.name.toUpper()))
                    names.append(test.name.toUpper());
            }
        }
        for (const QString &name : std::as_const(names))
            add(row(Kind::Test, Group::Tests, name), [&](const PersonRow &person) {
                return testCell(person.record, name, m_book.viewer().language);
            });
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
        for (const QString &list : paperLists()) {
            add(row(Kind::PaperList, Group::Publications, list,
                    listTitle(list, m_book.viewer().language)),
                [&](const PersonRow &person) { return papersCell(person.record, list, m_venues); });
        }
        add(
            row(Kind::PaperList, Group::Publications), // those on no list
            [this](const PersonRow &person) { return papersCell(person.record, {}, m_venues); },
            PreferredValue::Neither);
    }

    /// The lists that anybody has a paper on.
    QStringList paperLists() const
    {
        QStringList lists;
        for (const PersonRow &person : m_people) {
            for (const Publication &paper : person.record.publications)
                lists += Bole::paperLists(paper, m_venues);
        }
        lists.removeDuplicates();
        lists.sort();
        return lists;
    }

    void addAwards()
    {
        for (const auto &[level, name] : EnumNames<AwardLevel>::names)
            add(row(Kind::Awards, Group::Awards, QString::fromLatin1(name)),
                [level = level](const PersonRow &person) {
                    return awardsCell(person.record, level);
                });
    }

    void addOwnFields()
    {
        const QString language = m_book.viewer().language;
        for (const OwnField &field : m_book.ownFields())
            add(row(Kind::OwnField, Group::Own, field.id, field.name.in(language)),
                [&](const PersonRow &person) {
                    CompareCell cell;
                    cell.text = ownValueText(field, person.facts.own.value(field.id), language);
                    return cell;
                });
    }

    void addRoster()
    {
        const QString language = m_book.viewer().language;
        for (const QString &key : m_book.rosterKeys()) {
            if (!isRosterSource(key))
                continue;
            add(row(Kind::Roster, Group::Own, key, rosterHeading(key).in(language)),
                [&](const PersonRow &person) {
                    CompareCell cell;
                    cell.text = person.roster.value(key);
                    return cell;
                });
        }
    }

    void addScores()
    {
        add(row(Kind::Total, Group::Scores), [this](const PersonRow &person) {
            CompareCell cell;
            cell.value = person.scores.total;
            cell.unchecked = person.scores.isUnchecked();
            if (cell.value)
                cell.text = shownNumber(*cell.value);
            if (const auto &formula = person.scores.formula) {
                cell.lines = QStringList{formula->arithmetic};
                for (const QString &failed : formula->failed)
                    cell.lines << ruledOutWords(failed, m_book.viewer().language);
                cell.lines.removeAll(QString());
                return cell; // no mean: the formula says how it came about
            }
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
                cell.text = shownNumber(*cell.value);
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
    const VenueLists &m_venues;
    QList<CompareRow> m_rows;
};

} // namespace

QList<CompareRow> compareRows(const QList<PersonRow> &people, const ScoreBook &book,
                              const CompareTables &tables)
{
    return Builder(people, book, tables).build();
}

} // namespace Bole
