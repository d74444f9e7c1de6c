// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/columngroups.h"

#include "model/knowledge/namedlists.h"
#include "model/knowledge/phrases.h"
#include "model/knowledge/testkinds.h"
#include "model/record/roster.h"
#include "model/review/bilingualtext.h"
#include "model/review/rosterheading.h"
#include "model/shortlist/knowncount.h"

#include <functional>
#include <numeric>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

template <typename Function>
ExportColumn ofRow(const QString &id, const Function &function)
{
    return {id, columnHeading(id), Need::Facts, function};
}

/// One of the facts, as it is.
template <typename Member>
ExportColumn ofFacts(const QString &id, Member ApplicantRow::*member)
{
    return {id, columnHeading(id), Need::Facts, [member](const PersonRow &r) {
                return cell(r.facts.*member);
            }};
}

template <typename Count>
ExportColumn ofCount(const QString &id, const Bilingual &heading, Count count)
{
    return {id, heading, Need::Facts, [count](const PersonRow &r) {
                return cell(knownCount(r.facts, int(std::invoke(count, r.facts))));
            }};
}

/// Made of the record.
template <typename Function>
ExportColumn ofRecord(const QString &id, Function function)
{
    return {id, columnHeading(id), Need::Record, [function](const PersonRow &r) {
                return cell(function(r.record));
            }};
}

template <typename Entry>
QString joined(const QList<Entry> &entries, QString Entry::*member)
{
    QStringList all;
    for (const Entry &entry : entries)
        all.append(entry.*member);
    return all.join(semicolon);
}

QString educationText(const Record &record)
{
    QStringList all;
    for (const Education &entry : record.education) {
        QStringList parts{entry.institution, entry.studyType, entry.area};
        parts.removeAll(QString());
        all.append(parts.join(u", "_s));
    }
    return all.join(semicolon);
}

ExportColumn ageColumn()
{
    return {u"age"_s, columnHeading(u"age"_s), Need::Record, [](const PersonRow &r) {
                return r.hiddenAge.isEmpty() ? cell(r.record.basics.age) : cell(r.hiddenAge);
            }};
}

QList<ExportColumn> placeColumns(TableLanguage words)
{
    return {
        ofRow(u"place"_s, [](const PersonRow &r) { return r.place > 0 ? cell(r.place) : Cell(); }),
        ofRow(u"part"_s,
              [words](const PersonRow &r) { return cell(storedWord(nameOf(r.part), words)); }),
        ofRow(u"applicant"_s, [](const PersonRow &r) { return cell(double(r.facts.id.value)); }),
        ofRow(u"moved"_s,
              [words](const PersonRow &r) {
                  return cell(r.entry.moved ? storedWord(u"yes"_s, words) : QString());
              }),
        ofRow(u"reason"_s, [](const PersonRow &r) { return cell(r.entry.reason); }),
        ofRow(u"group"_s, [](const PersonRow &r) { return cell(r.group); }),
    };
}

/// "student: R2021-0345; passport: …". In no export that nobody chose it for.
QString identifiersText(const Record &record)
{
    QStringList all;
    for (const Identifier &identifier : record.basics.identifiers)
        all.append(identifier.kind.isEmpty() ? identifier.value
                                             : identifier.kind + u": "_s + identifier.value);
    return all.join(semicolon);
}

/// What forms ask of a person; none of it is among the usual columns.
QList<ExportColumn> personalColumns()
{
    const auto text = [](const QString &id, QString Basics::*member) {
        return ofRecord(id, [member](const Record &r) { return r.basics.*member; });
    };
    return {
        text(u"gender"_s, &Basics::gender),
        ofRecord(u"birthDate"_s,
                 [](const Record &r) {
                     return r.basics.birthDate ? r.basics.birthDate->toString() : QString();
                 }),
        text(u"ethnicity"_s, &Basics::ethnicity),
        text(u"nativePlace"_s, &Basics::nativePlace),
        text(u"politicalStatus"_s, &Basics::politicalStatus),
        text(u"programme"_s, &Basics::programme),
        text(u"supervisorWish"_s, &Basics::supervisorWish),
        ofRecord(u"identifiers"_s, identifiersText),
    };
}

QList<ExportColumn> identityColumns(TableLanguage words)
{
    return {
        ofFacts(u"name"_s, &ApplicantRow::name),
        ofFacts(u"nameOther"_s, &ApplicantRow::nameOther),
        ofFacts(u"email"_s, &ApplicantRow::email),
        ofRecord(u"phone"_s, [](const Record &r) { return r.basics.phones.join(semicolon); }),
        ofRecord(u"url"_s, [](const Record &r) { return r.basics.url; }),
        ageColumn(),
        ofFacts(u"institution"_s, &ApplicantRow::institution),
        ofFacts(u"institutionId"_s, &ApplicantRow::institutionId),
        ofRow(
            u"level"_s,
            [words](const PersonRow &r) { return cell(storedWord(r.facts.level.text(), words)); }),
        ofFacts(u"area"_s, &ApplicantRow::area),
        ofRow(u"tags"_s, [](const PersonRow &r) { return cell(r.facts.tags.join(semicolon)); }),
    };
}

/// Which of the facts beside it nobody has checked, under their own headings.
QString uncheckedText(const PersonRow &row, TableLanguage words)
{
    static const QStringList facts{
        u"name"_s,        u"email"_s,       u"institution"_s,  u"level"_s,
        u"area"_s,        u"gpa"_s,         u"rank"_s,         u"publications"_s,
        u"firstAuthor"_s, u"venues"_s,      u"ccfA"_s,         u"ccfB"_s,
        u"ccfC"_s,        u"awards"_s,      u"bachelorArea"_s, u"bachelorInstitution"_s,
        u"bachelorGpa"_s, u"bachelorRank"_s};
    const QStringList unchecked = row.facts.uncheckedFacts();
    QStringList parts;
    for (const QString &id : facts) {
        if (unchecked.contains(id))
            parts.append(words == TableLanguage::Ids ? id : columnHeading(id).in(nameOf(words)));
    }
    for (const TestKind &test : testKinds()) {
        if (test.isColumn && unchecked.contains(test.id()))
            parts.append(words == TableLanguage::Ids ? QString(test.id())
                                                     : test.heading(nameOf(words)));
    }
    if (row.scores.isUnchecked()) // where scores were asked for
        parts.append(words == TableLanguage::Ids ? u"total"_s
                                                 : columnHeading(u"total"_s).in(nameOf(words)));
    return parts.join(semicolon);
}

QList<ExportColumn> factColumns()
{
    return {
        ofFacts(u"gpa"_s, &ApplicantRow::gpa),
        ofFacts(u"gpaScale"_s, &ApplicantRow::gpaScale),
        ofFacts(u"gpaPercent"_s, &ApplicantRow::gpaPercent),
        ofFacts(u"rankPosition"_s, &ApplicantRow::rankPosition),
        ofFacts(u"rankOf"_s, &ApplicantRow::rankOf),
        ofFacts(u"rankPercent"_s, &ApplicantRow::rankPercent),
        ofCount(u"publications"_s, columnHeading(u"publications"_s), &ApplicantRow::publications),
        ofCount(u"firstAuthor"_s, columnHeading(u"firstAuthor"_s), &ApplicantRow::firstAuthor),
        ofCount(u"ccfA"_s, columnHeading(u"ccfA"_s), &ApplicantRow::ccfA),
        ofCount(u"ccfB"_s, columnHeading(u"ccfB"_s), &ApplicantRow::ccfB),
        ofCount(u"ccfC"_s, columnHeading(u"ccfC"_s), &ApplicantRow::ccfC),
    };
}

/// "C9; 985; 211; 双一流"
QString listsText(const QStringList &lists, TableLanguage words)
{
    if (words == TableLanguage::Ids)
        return lists.join(semicolon);
    QStringList titles;
    for (const QString &list : lists)
        titles.append(listTitle(list, nameOf(words)));
    return titles.join(semicolon);
}

/// One of what is known of the bachelor's degree.
template <typename Member>
ExportColumn ofBachelor(const QString &id, Member DegreeRow::*member)
{
    return {id, columnHeading(id), Need::Facts, [member](const PersonRow &r) {
                return cell(r.facts.bachelor.*member);
            }};
}

QList<ExportColumn> degreeColumns(TableLanguage words)
{
    return {
        ofRow(u"lists"_s,
              [words](const PersonRow &r) { return cell(listsText(r.facts.lists, words)); }),
        ofBachelor(u"bachelorInstitution"_s, &DegreeRow::institution),
        ofRow(
            u"bachelorLists"_s,
            [words](const PersonRow &r) { return cell(listsText(r.facts.bachelor.lists, words)); }),
        ofBachelor(u"bachelorArea"_s, &DegreeRow::area),
        ofBachelor(u"bachelorGpa"_s, &DegreeRow::gpa),
        ofBachelor(u"bachelorGpaScale"_s, &DegreeRow::gpaScale),
        ofBachelor(u"bachelorGpaPercent"_s, &DegreeRow::gpaPercent),
        ofBachelor(u"bachelorRankPosition"_s, &DegreeRow::rankPosition),
        ofBachelor(u"bachelorRankOf"_s, &DegreeRow::rankOf),
        ofBachelor(u"bachelorRankPercent"_s, &DegreeRow::rankPercent),
    };
}

ExportColumn countColumn(const QString &id, const Bilingual &heading, const QString &count)
{
    return ofCount(id, heading,
                   [count](const ApplicantRow &facts) { return facts.counts.value(count); });
}

/// Awards by level, and papers by every list of venues that one of the season's papers is on.
QList<ExportColumn> countColumns(const ScoreBook &book)
{
    QList<ExportColumn> columns;
    for (const QString &level :
         {u"International"_s, u"National"_s, u"Provincial"_s, u"University"_s}) {
        const QString id = u"awards"_s + level;
        columns.append(countColumn(id, columnHeading(id), u"awards."_s + level.toLower()));
    }
    for (const QString &count : book.counts()) {
        const QString list = count.section(u'.', 1);
        if (!count.startsWith("papers."_L1) && !count.startsWith("firstPapers."_L1))
            continue;
        const QString key = u"column."_s + count.section(u'.', 0, 0);
        columns.append(countColumn(count, bilingualPhrase(key, list), count));
    }
    return columns;
}

/// Of each test that has a column of its own.
QList<ExportColumn> testColumns()
{
    QList<ExportColumn> columns;
    for (const TestKind &test : testKinds()) {
        if (!test.isColumn)
            continue;
        const QString id = test.id();
        columns.append({id, {test.name, test.chinese}, Need::Facts, [id](const PersonRow &r) {
                            const auto found = r.facts.tests.constFind(id);
                            return found == r.facts.tests.constEnd() ? Cell() : cell(*found);
                        }});
    }
    return columns;
}

QList<ExportColumn> checkColumns(TableLanguage words)
{
    return {
        ofRow(u"unchecked"_s,
              [words](const PersonRow &r) { return cell(uncheckedText(r, words)); }),
        ofFacts(u"needsLook"_s, &ApplicantRow::needsLook),
        ofFacts(u"settled"_s, &ApplicantRow::settled),
    };
}

QList<ExportColumn> recordColumns()
{
    return {
        ofRecord(u"education"_s, educationText),
        ofRecord(u"titles"_s,
                 [](const Record &r) { return joined(r.publications, &Publication::name); }),
        ofRecord(u"awards"_s, [](const Record &r) { return joined(r.awards, &Award::title); }),
    };
}

Cell ownCell(const OwnField &field, const QString &stored, TableLanguage words)
{
    if (stored.isEmpty())
        return {};
    if (field.kind == OwnFieldKind::Number)
        return stored.toDouble();
    if (const QDate date = QDate::fromString(stored, Qt::ISODate);
        field.kind == OwnFieldKind::Date && date.isValid())
        return date;
    return cell(words == TableLanguage::Ids ? stored : ownValueText(field, stored, nameOf(words)));
}

/// One for each field of the committee's own.
QList<ExportColumn> ownColumns(const ScoreBook &book, TableLanguage words)
{
    QList<ExportColumn> columns;
    for (const OwnField &field : book.ownFields())
        columns.append(
            {ownFieldKey(field.id), field.name, Need::Facts, [field, words](const PersonRow &r) {
                 return ownCell(field, r.facts.own.value(field.id), words);
             }});
    return columns;
}

/// One for each column of the committee's roster, but for those that the record has as well and
/// those that are fields of the committee's own.
QList<ExportColumn> rosterColumns(const ScoreBook &book)
{
    QList<ExportColumn> columns;
    for (const QString &key : book.rosterKeys()) {
        if (isRosterSource(key))
            columns.append(
                {rosterColumnId(key), rosterHeading(key), Need::Facts, [key](const PersonRow &r) {
                     return cell(r.roster.value(key));
                 }});
    }
    return columns;
}

/// "Transcript; Letter of recommendation × 2"
QString missingText(const Requirements &missing, TableLanguage words)
{
    QStringList parts;
    for (const Requirement &each : missing) {
        const QString kind = nameOf(each.role);
        const QString name = words == TableLanguage::Ids
                                 ? kind
                                 : phrase(QString(u"document."_s + kind), nameOf(words));
        parts.append(each.count > 1 ? u"%1 × %2"_s.arg(name).arg(each.count) : name);
    }
    return parts.join(semicolon);
}

/// What was handed in, and what of it is missing; nothing where the viewer may not look.
QList<ExportColumn> documentColumns(const ScoreBook &book, TableLanguage words)
{
    const auto missing = [required = book.requirements(),
                          viewer = book.viewer()](const PersonRow &r) {
        return viewer.mayRead(r.facts.id) ? missingFrom(required, r.facts.documents)
                                          : Requirements();
    };
    const bool isAsked = !book.requirements().isEmpty();
    return {
        ofRow(u"documents"_s,
              [](const PersonRow &r) {
                  const auto counts = r.facts.documents.values();
                  return cell(int(std::accumulate(counts.begin(), counts.end(), 0)));
              }),
        ofRow(
            u"missing"_s,
            [missing, words](const PersonRow &r) { return cell(missingText(missing(r), words)); }),
        ofRow(u"complete"_s,
              [missing, words, isAsked, viewer = book.viewer()](const PersonRow &r) {
                  if (!isAsked || !viewer.mayRead(r.facts.id))
                      return Cell();
                  return cell(storedWord(missing(r).isEmpty() ? u"yes"_s : u"no"_s, words));
              }),
    };
}

QList<ExportColumn> applicationColumns(TableLanguage words)
{
    return {
        ofFacts(u"number"_s, &ApplicantRow::number),
        ofRow(u"arrived"_s,
              [](const PersonRow &r) {
                  return r.facts.createdAt.isValid() ? Cell(r.facts.createdAt.toLocalTime().date())
                                                     : Cell();
              }),
        ofRow(u"withdrawn"_s,
              [words](const PersonRow &r) {
                  return cell(r.facts.isWithdrawn ? storedWord(u"yes"_s, words) : QString());
              }),
        ofRow(u"withdrawnReason"_s, // typed, or a code of ours
              [words](const PersonRow &r) {
                  const QString &reason = r.facts.withdrawnReason;
                  return cell(reason == goneFromRoster ? storedWord(reason, words) : reason);
              }),
    };
}

} // namespace

/// Of somebody behind a conflict of interest only the name and the place on a list are told: no
/// count of papers is not a count of none.
static void closeBehindConflicts(QList<ExportColumn> &columns, const Viewer &viewer)
{
    static const QStringList open{u"place"_s, u"part"_s,      u"applicant"_s, u"moved"_s,
                                  u"name"_s,  u"nameOther"_s, u"reason"_s};
    for (ExportColumn &column : columns) {
        if (!open.contains(column.id))
            column.value = [viewer, value = column.value](const PersonRow &r) {
                return viewer.mayRead(r.facts.id) ? value(r) : Cell();
            };
    }
}

QList<ExportColumn> personColumns(const ScoreBook &book, TableLanguage words)
{
    QList<ExportColumn> columns = placeColumns(words) + identityColumns(words) + personalColumns() +
                                  factColumns() + degreeColumns(words) + countColumns(book) +
                                  testColumns() + checkColumns(words) + recordColumns() +
                                  applicationColumns(words) + documentColumns(book, words) +
                                  ownColumns(book, words) + rosterColumns(book);
    closeBehindConflicts(columns, book.viewer());
    return columns;
}

} // namespace Bole
