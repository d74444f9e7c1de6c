// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/sections/headgrades.h"

#include "model/intake/parsers/grades.h"

namespace Bole {

/// The studies that a grade without a place of its own belongs to, or -1.
static qsizetype latestStudies(const QList<Education> &education)
{
    qsizetype latest = -1;
    for (qsizetype i = 0; i < education.size(); ++i) {
        const Education &entry = education[i];
        if (entry.level == StudyLevel::School || entry.level == StudyLevel::Exchange)
            continue;
        const bool later = latest >= 0 && entry.startDate && education[latest].startDate &&
                           *education[latest].startDate < *entry.startDate;
        if (latest < 0 || later)
            latest = i;
    }
    return latest;
}

/// Writes what a text says into studies that had no grade, or no rank, before.
static void readGrades(const Passage &text, qsizetype index, bool graded, bool ranked,
                       RecordWriter &writer)
{
    Education &education = writer.record.education[index];
    for (const GradeFinding &grade : findGrades(text.text)) {
        const Passage passage = text.mid(grade.span);
        const bool sure = grade.score > 0.9 && grade.overall;
        if (sure && grade.kind == GradeKind::Gpa && !graded && !education.gpa) {
            education.gpa = grade.grade;
            writer.note(pointerTo(u"education", index, u"gpa"), passage, 0.85);
        } else if (sure && grade.kind == GradeKind::Rank && !ranked && !education.rank) {
            education.rank = grade.rank;
            writer.note(pointerTo(u"education", index, u"rank"), passage, 0.85);
        }
    }
}

void readGradesOfLatest(const QList<Item> &items, RecordWriter &writer)
{
    const qsizetype index = latestStudies(writer.record.education);
    if (index < 0)
        return;
    const bool graded = writer.record.education[index].gpa.has_value();
    const bool ranked = writer.record.education[index].rank.has_value();
    for (const Item &item : items)
        readGrades(item.text, index, graded, ranked, writer);
}

void readHeadGrades(const Outline &outline, RecordWriter &writer)
{
    const qsizetype index = latestStudies(writer.record.education);
    if (index < 0)
        return;
    const bool graded = writer.record.education[index].gpa.has_value();
    const bool ranked = writer.record.education[index].rank.has_value();
    for (const SectionLines &section : outline.sections) {
        if (!section.isHead() && section.kind != SectionKind::Personal)
            continue;
        for (const TextLine &line : section.lines)
            readGrades(line.passage, index, graded, ranked, writer);
    }
}

} // namespace Bole
