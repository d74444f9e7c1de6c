// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/intake.h"

#include "model/intake/checks.h"
#include "model/intake/conclusions.h"
#include "model/intake/entries/formstudies.h"
#include "model/intake/entries/sectionreaders.h"
#include "model/intake/items/fields.h"
#include "model/intake/layout/layout.h"
#include "model/intake/sections/basics.h"
#include "model/intake/sections/headgrades.h"
#include "model/intake/sections/mixedsections.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"
#include "model/record/recordjson.h"

#include <algorithm>

namespace Bole {

namespace {

SourceLanguage languageOf(const ReadingText &text)
{
    qsizetype han = 0;
    qsizetype latin = 0;
    for (const TextLine &line : text.lines) {
        for (const QChar c : line.passage.text) {
            if (isHan(c))
                ++han;
            else if (c.isLetter())
                ++latin;
        }
    }
    // A Chinese character says about as much as a short word of letters.
    const double chinese = double(han) * 3;
    if (chinese < 0.06 * double(latin))
        return SourceLanguage::English;
    return chinese > 0.5 * double(latin) ? SourceLanguage::Chinese : SourceLanguage::Mixed;
}

/// Numbers beside such words are no scores of tests.
bool hidesTests(const Stored<SectionKind> &kind)
{
    return kind == SectionKind::References || kind == SectionKind::Publications ||
           kind == SectionKind::Work || kind == SectionKind::Research;
}

void readSection(const SectionLines &section, const NameMatcher &applicant, RecordWriter &writer)
{
    switch (section.kind.value_or(SectionKind::Head)) {
    case SectionKind::Education:
        readEducation(section, writer);
        break;
    case SectionKind::Work:
    case SectionKind::Research:
    case SectionKind::Teaching:
    case SectionKind::Service:
    case SectionKind::Activities:
    case SectionKind::Volunteer:
        readExperience(section, writer);
        break;
    case SectionKind::Projects:
        readProjects(section, writer);
        break;
    case SectionKind::Publications:
        readPublications(section, applicant, writer);
        break;
    case SectionKind::Patents:
        readPatents(section, applicant, writer);
        break;
    case SectionKind::Awards:
        readAwards(section, writer);
        break;
    case SectionKind::Skills:
        readSkills(section, writer);
        break;
    case SectionKind::Languages:
        readLanguages(section, writer);
        break;
    case SectionKind::Tests:
        readTestsBesideSkills(section, writer);
        break;
    case SectionKind::Interests:
    case SectionKind::ResearchInterests:
        readInterests(section, writer);
        break;
    case SectionKind::Talks:
        readTalks(section, writer);
        break;
    case SectionKind::Certificates:
        readCertificates(section, writer);
        break;
    case SectionKind::Other:
        readOther(section, writer);
        break;
    default:
        break; // read elsewhere, or kept as text
    }
    if (!hidesTests(section.kind))
        readTests(section, writer);
}

/// 学习成绩 above the studies themselves: marks that name no school belong to studies that must
/// have been read before.
bool isOfGrades(const SectionLines &section, const Knowledge &knowledge)
{
    return section.kind == SectionKind::Education &&
           std::ranges::none_of(section.lines, [&](const TextLine &line) {
               return knowledge.findInstitution(line.passage.text).has_value();
           });
}

/// How much was read: every reader of a section adds an entry, or a test.
qsizetype entriesOf(const Record &r)
{
    return r.education.size() + r.work.size() + r.volunteer.size() + r.publications.size() +
           r.patents.size() + r.projects.size() + r.awards.size() + r.tests.size() +
           r.skills.size() + r.languages.size() + r.interests.size() + r.grants.size() +
           r.talks.size() + r.certificates.size();
}

/// A second heading of a list that was filled before: the lines under it, but no entry.
void noteUnread(const SectionLines &section, RecordWriter &writer)
{
    const QString list = listUnder(section.kind, writer.record);
    if (list.isEmpty() || section.lines.isEmpty())
        return;
    Check check;
    check.field = list;
    check.code = QStringLiteral("section.unread");
    writer.record.checks.append(check);
}

/// "I am a Ph.D. student at X, advised by Y" in the summary tells what the entry left out.
void readSummaryAdvisor(const Outline &outline, RecordWriter &writer)
{
    for (const SectionLines &section : outline.sections) {
        if (section.kind != SectionKind::Summary && !section.isHead())
            continue;
        QList<Passage> lines;
        for (const TextLine &line : section.lines)
            lines.append(line.passage);
        const Passage text = writer.text.joiner.joined(lines);
        const auto advisor = findAdvisor(text, writer.knowledge);
        if (!advisor)
            continue;
        const qsizetype from = qMax<qsizetype>(0, advisor->span.start - 160);
        const QString before = text.text.mid(from, advisor->span.start - from);
        for (qsizetype i = 0; i < writer.record.education.size(); ++i) {
            Education &education = writer.record.education[i];
            const bool studies = education.current || education.level == StudyLevel::Doctor ||
                                 education.level == StudyLevel::Master;
            if (!education.advisor.isEmpty() || !studies || education.institution.isEmpty() ||
                !before.contains(education.institution, Qt::CaseInsensitive))
                continue;
            education.advisor = valueText(advisor->name);
            writer.note(pointerTo(u"education", i, u"advisor"), advisor->name, 0.8);
            return;
        }
    }
}

/// "2021.13", "31 February": no date at all is better than one that cannot be.
void dropImpossibleDates(RecordWriter &writer)
{
    const auto drop = [&](std::optional<PartialDate> &date, const QString &pointer) {
        if (!date || date->isValid())
            return;
        date.reset();
        writer.record.provenance.remove(pointer);
        writer.record.confidence.remove(pointer);
    };
    const auto dropPeriods = [&](auto &entries, QStringView list) {
        for (qsizetype i = 0; i < entries.size(); ++i) {
            drop(entries[i].startDate, pointerTo(list, i, u"startDate"));
            drop(entries[i].endDate, pointerTo(list, i, u"endDate"));
        }
    };
    Record &record = writer.record;
    dropPeriods(record.education, u"education");
    dropPeriods(record.work, u"work");
    dropPeriods(record.volunteer, u"volunteer");
    dropPeriods(record.projects, u"projects");
    for (qsizetype i = 0; i < record.education.size(); ++i)
        drop(record.education[i].expectedDate, pointerTo(u"education", i, u"expectedDate"));
    for (qsizetype i = 0; i < record.publications.size(); ++i)
        drop(record.publications[i].releaseDate, pointerTo(u"publications", i, u"releaseDate"));
    for (qsizetype i = 0; i < record.patents.size(); ++i)
        drop(record.patents[i].date, pointerTo(u"patents", i, u"date"));
    for (qsizetype i = 0; i < record.awards.size(); ++i)
        drop(record.awards[i].date, pointerTo(u"awards", i, u"date"));
    for (qsizetype i = 0; i < record.talks.size(); ++i)
        drop(record.talks[i].date, pointerTo(u"talks", i, u"date"));
    for (qsizetype i = 0; i < record.certificates.size(); ++i)
        drop(record.certificates[i].date, pointerTo(u"certificates", i, u"date"));
    for (qsizetype i = 0; i < record.grants.size(); ++i) {
        drop(record.grants[i].startDate, pointerTo(u"grants", i, u"startDate"));
        drop(record.grants[i].endDate, pointerTo(u"grants", i, u"endDate"));
    }
    for (qsizetype i = 0; i < record.tests.size(); ++i)
        drop(record.tests[i].date, pointerTo(u"tests", i, u"date"));
}

/// What no value claimed stays readable as its section's text.
void keepTheRest(const Outline &outline, RecordWriter &writer)
{
    QStringList headRest;
    for (const SectionLines &lines : outline.sections) {
        Section section;
        section.title = valueText(lines.title);
        section.kind = lines.isHead() ? SectionKind::Head : lines.kind;
        section.page = writer.text.fromPages ? lines.page : 0;
        QStringList rest;
        for (const SubHeading &sub : lines.subHeadings)
            rest.append(valueText(sub.title));
        for (const TextLine &line : lines.lines) {
            const QString left = writer.unclaimed(line.passage);
            if (!left.isEmpty())
                rest.append(left);
        }
        // The head has no title of its own: what is left of it goes with the first section.
        if (lines.isHead() && outline.sections.size() > 1) {
            headRest += rest;
            continue;
        }
        section.text = (headRest + rest).join(u'\n');
        headRest.clear();
        if (!lines.isHead() || !section.text.isEmpty())
            writer.record.sections.append(section);
        if (!lines.isHead())
            writer.note(pointerTo(u"sections", writer.record.sections.size() - 1, u"title"),
                        lines.title, lines.known ? 0.97 : 0.8);
    }
}

/// The record as it will be stored: within bounds, and in one line where one line belongs.
Record asStored(const Record &record)
{
    return recordFromJson(toJson(record)).value_or(record);
}

} // namespace

Understanding understand(const DocumentText &document, const Knowledge &knowledge,
                         PartialDate today)
{
    const bool pages = document.kind == DocumentKind::Pdf;
    const ReadingText text = pages ? readPages(document, knowledge) : readPlainText(document);
    const Outline outline = outlineOf(text, knowledge);
    RecordWriter writer(text, knowledge, today);
    writer.record.source.kind = document.kind;
    writer.record.source.pages = int(document.pages.size());
    writer.record.source.language = languageOf(text);
    writer.record.source.ocr = text.ocr;
    writer.record.source.ocrPages = text.ocrPages;
    writer.record.source.ocrEngine = text.ocrEngine;
    readBasics(outline, writer);
    if (writer.record.basics.name.isEmpty()) {
        // Publications first, once: their common author is who the rest is read for.
        RecordWriter trial(text, knowledge, today);
        for (const SectionLines &section : outline.sections) {
            if (section.kind == SectionKind::Publications)
                readPublications(section, {}, trial);
        }
        inferName(trial);
        writer.record.basics.name = trial.record.basics.name;
        writer.record.basics.nameInferred = trial.record.basics.nameInferred;
        if (trial.record.basics.nameInferred)
            writer.record.confidence.insert(QStringLiteral("/basics/name"), 0.8);
    }
    const NameMatcher applicant = applicantMatcher(writer);
    QList<SectionLines> grades;
    for (const SectionLines &section : outline.sections) {
        const qsizetype before = entriesOf(writer.record);
        const qsizetype delayed = grades.size();
        for (const SectionLines &part : partsByKind(section, knowledge)) {
            if (isOfGrades(part, knowledge))
                grades.append(part);
            else
                readSection(part, applicant, writer);
        }
        if (entriesOf(writer.record) == before && grades.size() == delayed)
            noteUnread(section, writer);
    }
    for (const SectionLines &part : std::as_const(grades))
        readSection(part, applicant, writer);
    readFormStudies(outline, writer);
    inferName(writer);
    readHeadGrades(outline, writer);
    readSummaryAdvisor(outline, writer);
    dropImpossibleDates(writer);
    placeConclusions(writer);
    keepTheRest(outline, writer);
    writer.record.checks = checksOf(writer.record, today);
    return {asStored(writer.record), toText(text, outline.headingLines)};
}

} // namespace Bole
