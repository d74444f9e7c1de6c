// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/formstudies.h"

#include "model/intake/entries/sectionreaders.h"

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// Copies what was noted of one entry's field.
void copyNotes(const RecordWriter &from, const QString &source, RecordWriter &to,
               const QString &target)
{
    if (from.record.provenance.contains(source))
        to.record.provenance.insert(target, from.record.provenance.value(source));
    if (from.record.confidence.contains(source))
        to.record.confidence.insert(target, from.record.confidence.value(source));
}

class Filler
{
public:
    Filler(const RecordWriter &from, qsizetype source, RecordWriter &to, qsizetype target)
        : m_from(from), m_source(source), m_to(to), m_target(target)
    {
    }

    template <typename Value>
    void fill(Value Education::*field, QStringView key)
    {
        Value &value = m_to.record.education[m_target].*field;
        const Value &found = m_from.record.education[m_source].*field;
        if (value != Value{} || found == Value{})
            return;
        value = found;
        copyNotes(m_from, pointerTo(u"education", m_source, key), m_to,
                  pointerTo(u"education", m_target, key));
    }

    void fillAll()
    {
        fill(&Education::institution, u"institution");
        fill(&Education::institutionId, u"institutionId");
        fill(&Education::studyType, u"studyType");
        fill(&Education::level, u"level");
        fill(&Education::area, u"area");
        const Education &target = m_to.record.education[m_target];
        if (!target.startDate && !target.endDate && !target.current) {
            fill(&Education::startDate, u"startDate");
            fill(&Education::endDate, u"endDate");
            fill(&Education::current, u"current");
            fill(&Education::expectedDate, u"expectedDate");
        }
        fill(&Education::gpa, u"gpa");
        fill(&Education::averageScore, u"averageScore");
        fill(&Education::rank, u"rank");
        fill(&Education::advisor, u"advisor");
    }

private:
    const RecordWriter &m_from;
    qsizetype m_source;
    RecordWriter &m_to;
    qsizetype m_target;
};

bool isSame(const Education &a, const Education &b)
{
    const bool sameSchool = a.institution == b.institution ||
                            (!a.institutionId.isEmpty() && a.institutionId == b.institutionId);
    return sameSchool && (a.level == b.level || a.level == Stored<StudyLevel>{} ||
                          b.level == Stored<StudyLevel>{});
}

bool isFormPart(const SectionLines &section)
{
    return section.isHead() || section.kind == SectionKind::Personal ||
           section.kind == SectionKind::Other || section.kind == Stored<SectionKind>{};
}

} // namespace

void readFormStudies(const Outline &outline, RecordWriter &writer)
{
    SectionLines studies;
    studies.kind = SectionKind::Education;
    for (const SectionLines &section : outline.sections) {
        for (const TextLine &line : section.lines) {
            if (line.studies && isFormPart(section))
                studies.lines.append(line);
        }
    }
    if (studies.lines.isEmpty())
        return;
    RecordWriter trial(writer.text, writer.knowledge, writer.today);
    readEducation(studies, trial);
    QList<Education> &entries = writer.record.education;
    for (qsizetype i = 0; i < trial.record.education.size(); ++i) {
        const Education &found = trial.record.education[i];
        if (found.institution.isEmpty())
            continue;
        const auto same = std::ranges::find_if(
            entries, [&](const Education &entry) { return isSame(entry, found); });
        const qsizetype target = same - entries.begin();
        if (same == entries.end())
            entries.append(Education{});
        Filler(trial, i, writer, target).fillAll();
    }
}

} // namespace Bole
