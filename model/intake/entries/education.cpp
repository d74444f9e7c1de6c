// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/degree.h"
#include "model/intake/entries/school.h"
#include "model/intake/entries/sectionreaders.h"
#include "model/intake/entries/studyarea.h"
#include "model/intake/entries/studydates.h"
#include "model/intake/parsers/grades.h"
#include "model/intake/parsers/names.h"
#include "model/intake/parsers/skills.h"
#include "model/intake/parsers/tests.h"
#include "model/intake/sections/headgrades.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

/// Reads one entry of an education section.
class EducationReader
{
public:
    EducationReader(Entry entry, bool fieldBehindSchool, RecordWriter &writer)
        : m_study{std::move(entry)}, m_writer(writer), m_index(writer.record.education.size())
    {
        m_study.fieldBehindSchool = fieldBehindSchool;
    }

    void read(const QList<Education> &before)
    {
        takeListMarks();
        takeDegreeLine();
        readAdvisor();
        m_study.chunks = chunksOf(m_study.entry.header, m_writer.knowledge);
        readInstitution(before);
        readDegree();
        readArea();
        doubtInstitution();
        readStudyDates(m_study.entry, m_education, m_index, m_writer);
        readGrades();
        readCourses();
        readLocation();
        readHighlights();
        keepListMarks();
    }

    bool isEmpty() const
    {
        return m_education.institution.isEmpty() && m_education.studyType.isEmpty();
    }
    void write() { m_writer.record.education.append(m_education); }

private:
    QString pointer(QStringView field) const { return pointerTo(u"education", m_index, field); }

    void note(QStringView field, const Passage &passage, double confidence)
    {
        m_writer.note(pointer(field), passage, confidence);
    }

    QList<Item *> items()
    {
        QList<Item *> all;
        for (Item &item : m_study.entry.header)
            all.append(&item);
        for (Item &item : m_study.entry.body)
            all.append(&item);
        return all;
    }

    static void cut(Item &item, Span span)
    {
        Passage rest = item.text.mid(0, span.start);
        rest.append(item.text.mid(span.end()));
        setText(item, rest);
    }

    /// "（211 | 双一流）" behind a school says which lists it is on: it is no part of the name, no
    /// campus and no field of study.
    void takeListMarks()
    {
        static const QRegularExpression marks(
            QStringLiteral("[（(【\\[]\\s*((?:(?:985|211|C9|双一流|一流大学|一流学科)(?:工程|建设)?"
                           "(?:高校|大学|院校|联盟)?"
                           "\\s*[|｜/／、，,·&和]?\\s*)+)[)）】\\]]"));
        for (Item &item : m_study.entry.header) {
            const auto match = marks.match(item.text.text);
            if (!match.hasMatch())
                continue;
            m_listMarks.append(item.text.mid(match.capturedStart(1), match.capturedLength(1)));
            cut(item, {match.capturedStart(), match.capturedLength()});
        }
    }

    /// What the CV claims of its school stays to be read; the lists themselves come from the
    /// tables.
    void keepListMarks()
    {
        for (const Passage &marks : std::as_const(m_listMarks)) {
            note(QString(u"highlights/"_s + QString::number(m_education.highlights.size())), marks,
                 0.95);
            m_education.highlights.append(marks.text.trimmed());
        }
    }

    /// The degree may stand in a line so long that it was taken for a description.
    void takeDegreeLine()
    {
        const auto named = [this](const Item &item) {
            const QString text = item.text.text.left(80);
            return !m_writer.knowledge.findWords(WordTable::Degrees, text).isEmpty();
        };
        for (const Item &item : std::as_const(m_study.entry.header)) {
            const auto school = m_writer.knowledge.findInstitution(item.text.text);
            QString rest = item.text.text;
            if (school)
                rest.remove(school->span.start, school->span.length);
            if (!m_writer.knowledge.findWords(WordTable::Degrees, rest).isEmpty())
                return;
        }
        for (qsizetype i = 0; i < qMin<qsizetype>(2, m_study.entry.body.size()); ++i) {
            if (!named(m_study.entry.body[i]) || m_study.entry.body[i].hasBullet())
                continue;
            m_study.entry.header.append(m_study.entry.body.takeAt(i));
            return;
        }
    }

    void readAdvisor()
    {
        joinAdvisorLabel();
        for (Item *item : items()) {
            const auto advisor = findAdvisor(item->text, m_writer.knowledge);
            if (!advisor || !m_education.advisor.isEmpty())
                continue;
            m_education.advisor = valueText(advisor->name);
            const bool person = isPersonName(m_education.advisor, m_writer.knowledge);
            note(u"advisor", advisor->name, person ? 0.92 : 0.75);
            cut(*item, advisor->span);
        }
    }

    /// "… Committee:" at the end of a line, over the names.
    void joinAdvisorLabel()
    {
        static const QRegularExpression label(
            QStringLiteral("(?:advis[eo]rs?|supervisors?|committee|导师)\\s*[:：]\\s*$"),
            QRegularExpression::CaseInsensitiveOption);
        QList<Item> &body = m_study.entry.body;
        for (qsizetype i = 0; i + 1 < body.size(); ++i) {
            if (!label.match(body[i].text.text).hasMatch() || body[i + 1].hasBullet())
                continue;
            Passage whole = body[i].text;
            m_writer.text.joiner.join(whole, body[i + 1].text);
            setText(body[i], whole);
            body.removeAt(i + 1);
            return;
        }
    }

    void readInstitution(const QList<Education> &before)
    {
        const School school = findSchool(m_study, m_writer.knowledge);
        // "A.M., Government" below a Ph.D.: of the school above, not at Government.
        const bool degreeOnly = school.confidence <= 0.6 && !before.isEmpty() &&
                                !m_study.chunks.isEmpty() && m_study.chunks.size() <= 2 &&
                                m_study.chunks.first().degree > 0.8;
        if (!school.name.isEmpty() && !degreeOnly) {
            m_study.institution = school.name;
            m_education.institution = valueText(school.name.tidied());
            m_education.institutionId = school.id;
            note(u"institution", school.name, school.confidence);
            return;
        }
        if (before.isEmpty() || (!m_study.entry.inherits && m_study.chunks.isEmpty()))
            return;
        m_education.institution = before.last().institution;
        m_education.institutionId = before.last().institutionId;
        if (m_study.entry.inherits || !m_education.institution.isEmpty())
            m_writer.record.confidence.insert(pointer(u"institution"), 0.75);
    }

    /// Neither degree nor field beside it, or a part of the school behind it that may belong to its
    /// name: the school is less sure.
    void doubtInstitution()
    {
        static const QRegularExpression part(
            QStringLiteral("^\\s*[,，]\\s*(?:\\p{L}+ )?(?:school|college|faculty|institute)\\b"),
            QRegularExpression::CaseInsensitiveOption);
        constexpr double most = 0.88;
        const auto known = m_writer.record.confidence.find(pointer(u"institution"));
        if (known == m_writer.record.confidence.end() || known.value() <= most)
            return;
        const auto isParted = [this](const Item &item) {
            const qsizetype last = m_study.institution.at.isEmpty()
                                       ? -1
                                       : item.text.at.indexOf(m_study.institution.at.last());
            return last >= 0 && part.match(item.text.text.mid(last + 1)).hasMatch();
        };
        if ((m_education.studyType.isEmpty() && m_education.area.isEmpty()) ||
            std::ranges::any_of(m_study.entry.header, isParted))
            known.value() = most;
    }

    void readArea()
    {
        const StudyArea area = findStudyArea(m_study, m_writer.knowledge);
        if (area.text.isEmpty())
            return;
        m_education.area = valueText(area.text);
        note(u"area", area.text, area.confidence);
    }

    void readDegree()
    {
        const auto degree = findDegree(m_study, m_writer.knowledge);
        if (!degree) {
            if (isSecondarySchool(m_education.institution))
                m_education.level = StudyLevel::School;
            return;
        }
        m_study.degree = degree->text;
        m_study.degreeItem = degree->item;
        m_study.degreeSpan = degree->span;
        static const QRegularExpression certificate(QStringLiteral("^(?:diploma|certificate)"),
                                                    QRegularExpression::CaseInsensitiveOption);
        const bool diploma = degree->level == StudyLevel::Other &&
                             certificate.match(degree->text.text).hasMatch() &&
                             isSecondarySchool(m_education.institution);
        m_education.level = diploma ? StudyLevel::School : degree->level;
        // "Higher Secondary (XII)" below a university's degree: not at that university.
        if (m_education.level == StudyLevel::School && m_study.institution.isEmpty()) {
            m_education.institution.clear();
            m_education.institutionId.clear();
            m_writer.record.confidence.remove(pointer(u"institution"));
        }
        const qsizetype open = folded(m_study.degree.text).indexOf(u'(');
        const bool cut = open > 0 && !folded(m_study.degree.text).contains(u')');
        const Passage shown = cut ? m_study.degree.mid(0, open) : m_study.degree;
        m_education.studyType = valueText(shown);
        note(u"studyType", shown, 0.95);
        note(u"level", m_study.degree, 0.95);
    }

    void readGrades()
    {
        for (Item *item : items()) {
            const QList<GradeFinding> grades = findGrades(item->text.text);
            for (const GradeFinding &grade : grades) {
                const Passage passage = item->text.mid(grade.span);
                if (grade.kind == GradeKind::Gpa &&
                    (!m_education.gpa || (grade.overall && !m_overall))) {
                    m_education.gpa = grade.grade;
                    m_overall = grade.overall;
                    note(u"gpa", passage, 0.8 + 0.18 * grade.score);
                } else if (grade.kind == GradeKind::Average && !m_education.averageScore) {
                    m_education.averageScore = grade.grade.value;
                    note(u"averageScore", passage, 0.75 + 0.2 * grade.score);
                } else if (grade.kind == GradeKind::Rank && !m_education.rank) {
                    m_education.rank = grade.rank;
                    note(u"rank", passage, 0.75 + 0.2 * grade.score);
                }
            }
        }
    }

    void readCourses()
    {
        static const QRegularExpression label(
            QStringLiteral("^\\s*[^:：]{0,30}(?:courses?|coursework|课程)[^:：]{0,20}[:：]\\s*"),
            QRegularExpression::CaseInsensitiveOption);
        for (const Item &item : std::as_const(m_study.entry.body)) {
            const QRegularExpressionMatch match = label.match(item.text.text);
            if (!match.hasMatch())
                continue;
            const Passage list = item.text.mid(match.capturedEnd());
            const QList<Span> parts = splitList(list.text);
            for (const Span &part : parts) {
                const Passage course = list.mid(part).tidied();
                if (course.isEmpty())
                    continue;
                note(QStringLiteral("courses/%1").arg(m_education.courses.size()), course, 0.85);
                m_education.courses.append(valueText(course));
            }
            m_writer.claim(item.text);
        }
    }

    void readLocation()
    {
        for (Item *item : items()) {
            for (const Passage &aside : std::as_const(item->asides)) {
                if (m_education.location.isEmpty() && !m_study.overlapsInstitution(aside) &&
                    looksLikePlace(aside.text, m_writer.knowledge)) {
                    m_education.location = valueText(aside);
                    note(u"location", aside, 0.9);
                }
            }
        }
        Passage place;
        for (const Chunk &chunk : std::as_const(m_study.chunks)) {
            if (chunk.place > 0.5 && !m_study.overlapsInstitution(chunk.text) &&
                m_education.location.isEmpty()) {
                if (!place.isEmpty())
                    place.insertText(u", ");
                place.append(chunk.text);
            }
        }
        if (!place.isEmpty()) {
            m_education.location = valueText(place);
            note(u"location", place, 0.8);
        }
    }

    void readHighlights()
    {
        for (const Item &item : std::as_const(m_study.entry.body)) {
            const Passage text = item.text.trimmed();
            if (text.isEmpty() || readAwardLabel(item, m_writer))
                continue;
            const QString left = m_writer.unclaimed(text);
            if (left.size() * 2 < text.size() && labelOf(text.text).isEmpty())
                continue;
            if (left.isEmpty())
                continue;
            note(QStringLiteral("highlights/%1").arg(m_education.highlights.size()), text, 0.9);
            m_education.highlights.append(valueText(text));
        }
    }

    Study m_study;
    QList<Passage> m_listMarks;
    RecordWriter &m_writer;
    qsizetype m_index;
    Education m_education;
    bool m_overall = false;
};

/// A post held at school, between the degrees: dated, with neither school nor degree.
bool isRole(const Entry &entry, const RecordWriter &writer)
{
    if (entry.dates.isEmpty() || entry.inherits)
        return false;
    bool role = false;
    for (const Item &item : entry.header) {
        if (writer.knowledge.findInstitution(item.text.text) ||
            !writer.knowledge.findWords(WordTable::Degrees, item.text.text).isEmpty())
            return false;
        role = role || !writer.knowledge.findWords(WordTable::Roles, item.text.text).isEmpty();
    }
    return role;
}

/// Marks, ranks and tests by themselves, as a section "学习成绩" has them: neither a school, a
/// degree nor a date.
bool isOnlyGrades(const Entry &entry, const Knowledge &knowledge)
{
    bool graded = !findTests(entry.header.first().text.text, knowledge).isEmpty();
    const QList<Item> items = entry.header + entry.body;
    for (const Item &item : items) {
        if (item.isDated() || knowledge.findInstitution(item.text.text))
            return false;
        graded = graded || !findGrades(item.text.text).isEmpty();
    }
    for (const Item &item : entry.header) {
        if (!knowledge.findWords(WordTable::Degrees, item.text.text).isEmpty())
            return false;
    }
    return graded || entry.header.first().hasBullet();
}

/// "博士后", "Lecturer" at a university, where education and work share a section.
bool isPost(const Entry &entry, const Knowledge &knowledge)
{
    bool role = false;
    for (const Item &item : entry.header) {
        for (const WordMatch &word : knowledge.findWords(WordTable::Degrees, item.text.text)) {
            const QString text = item.text.text.mid(word.span.start, word.span.length);
            if (!text.contains(u"博士后") && !text.startsWith(u"post", Qt::CaseInsensitive))
                return false;
            role = true;
        }
        role = role || !knowledge.findWords(WordTable::Roles, item.text.text).isEmpty();
    }
    return role;
}

} // namespace

void readEducation(const SectionLines &section, RecordWriter &writer)
{
    const QList<Entry> entries = splitEntries(itemsOf(section, writer), writer.itemContext(), true);
    const bool mixed = writer.knowledge.headingKinds(section.title.text).contains(u"work");
    const bool behind = std::ranges::any_of(entries, [&](const Entry &entry) {
        Study study{entry};
        study.institution = findSchool(study, writer.knowledge).name;
        return isFieldBehindSchool(study, writer.knowledge);
    });
    for (const Entry &entry : entries) {
        if (isRole(entry, writer) || (mixed && isPost(entry, writer.knowledge))) {
            readRole(entry, SectionKind::Activities, writer);
            continue;
        }
        if (isOnlyGrades(entry, writer.knowledge)) {
            readGradesOfLatest(entry.header + entry.body, writer);
            continue;
        }
        EducationReader reader(entry, behind, writer);
        reader.read(writer.record.education);
        if (!reader.isEmpty())
            reader.write();
    }
}

} // namespace Bole
