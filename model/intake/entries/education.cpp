// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/entrysplit.h"
#include "model/intake/entries/fields.h"
#include "model/intake/entries/sectionreaders.h"
#include "model/intake/parsers/grades.h"
#include "model/intake/parsers/skills.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

namespace Bole {

namespace {

/// Reads one entry of an education section.
class EducationReader
{
public:
    EducationReader(Entry entry, RecordWriter &writer)
        : m_entry(std::move(entry)), m_writer(writer), m_index(writer.record.education.size())
    {
    }

    void read(const QList<Education> &before)
    {
        takeDegreeLine();
        readAdvisor();
        m_chunks = chunksOf(m_entry.header, m_writer.knowledge);
        readInstitution(before);
        readDegree();
        readArea();
        readDates();
        readGrades();
        readCourses();
        readLocation();
        readHighlights();
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
        for (Item &item : m_entry.header)
            all.append(&item);
        for (Item &item : m_entry.body)
            all.append(&item);
        return all;
    }

    static void cut(Item &item, Span span)
    {
        Passage rest = item.text.mid(0, span.start);
        rest.append(item.text.mid(span.end()));
        item.text = rest;
        item.cells.clear();
        qsizetype from = 0;
        for (qsizetype i = 0; i <= rest.size(); ++i) {
            if (i < rest.size() && rest.text[i] != u'\t')
                continue;
            const Passage cell = rest.mid(from, i - from).tidied();
            if (!cell.isEmpty())
                item.cells.append(cell);
            from = i + 1;
        }
    }

    /// The degree may stand in a line so long that it was taken for a description.
    void takeDegreeLine()
    {
        const auto named = [this](const Item &item) {
            const QString text = item.text.text.left(80);
            return !m_writer.knowledge.findWords(WordTable::Degrees, text).isEmpty();
        };
        for (const Item &item : std::as_const(m_entry.header)) {
            const auto school = m_writer.knowledge.findInstitution(item.text.text);
            QString rest = item.text.text;
            if (school)
                rest.remove(school->span.start, school->span.length);
            if (!m_writer.knowledge.findWords(WordTable::Degrees, rest).isEmpty())
                return;
        }
        for (qsizetype i = 0; i < qMin<qsizetype>(2, m_entry.body.size()); ++i) {
            if (!named(m_entry.body[i]) || m_entry.body[i].hasBullet())
                continue;
            m_entry.header.append(m_entry.body.takeAt(i));
            return;
        }
    }

    void readAdvisor()
    {
        for (Item *item : items()) {
            const auto advisor = findAdvisor(item->text, m_writer.knowledge);
            if (!advisor || !m_education.advisor.isEmpty())
                continue;
            m_education.advisor = valueText(advisor->name);
            note(u"advisor", advisor->name, 0.92);
            cut(*item, advisor->span);
        }
    }

    void readInstitution(const QList<Education> &before)
    {
        Passage found;
        double best = 0;
        InstitutionMatch match;
        for (const Item &item : std::as_const(m_entry.header)) {
            for (const Passage &cell : item.cells) {
                const QList<InstitutionMatch> matches =
                    m_writer.knowledge.findInstitutions(cell.text);
                for (const InstitutionMatch &candidate : matches) {
                    const double score =
                        candidate.score + (candidate.isKnown() ? 0.2 : 0) -
                        (isFaculty(cell.text.mid(candidate.span.start, candidate.span.length)) ? 0.5
                                                                                               : 0);
                    if (score > best + 1e-6) {
                        best = score;
                        match = candidate;
                        found = cell.mid(candidate.span);
                    }
                }
            }
        }
        if (found.isEmpty() && !m_entry.inherits)
            found = fallbackInstitution();
        if (found.isEmpty() && !before.isEmpty() && (m_entry.inherits || !m_chunks.isEmpty())) {
            m_education.institution = before.last().institution;
            m_education.institutionId = before.last().institutionId;
            if (m_entry.inherits || !m_education.institution.isEmpty())
                m_writer.record.confidence.insert(pointer(u"institution"), 0.75);
            return;
        }
        if (found.isEmpty())
            return;
        found = withCampus(found);
        m_institution = found;
        m_education.institution = valueText(found.tidied());
        m_education.institutionId = match.id;
        note(u"institution", found, best > 0.9 ? 0.97 : best > 0.4 ? 0.85 : 0.6);
    }

    static bool isFaculty(const QString &name)
    {
        static const QRegularExpression faculty(
            QStringLiteral("^(?:school|college|faculty|department|dept\\.?|institute|division) "
                           "of|学院$|系$|学部$"),
            QRegularExpression::CaseInsensitiveOption);
        return faculty.match(name).hasMatch();
    }

    /// "哈尔滨工业大学（威海）": brackets right behind the name name the campus.
    Passage withCampus(const Passage &name)
    {
        for (const Item &item : std::as_const(m_entry.header)) {
            const qsizetype start = name.at.isEmpty() ? -1 : item.text.at.indexOf(name.at.last());
            if (start < 0)
                continue;
            const QString rest = item.text.text.mid(start + 1);
            static const QRegularExpression campus(
                QStringLiteral("^\\s?[（(](\\p{Han}{2,6})[)）]"));
            const auto match = campus.match(rest);
            if (match.hasMatch() &&
                m_writer.knowledge.findWords(WordTable::Degrees, match.captured(1)).isEmpty()) {
                Passage whole = name;
                whole.append(item.text.mid(start + 1, match.capturedLength()));
                return whole;
            }
        }
        return name;
    }

    /// Nothing is worded like a school: the first chunk that is neither degree, field nor place.
    Passage fallbackInstitution()
    {
        for (const Chunk &chunk : std::as_const(m_chunks)) {
            const bool field =
                !m_writer.knowledge.findWords(WordTable::Fields, chunk.text.text).isEmpty();
            if (chunk.degree < 0.3 && chunk.place < 0.5 && !field && chunk.text.size() < 60 &&
                chunk.organisation > 0.2 && labelOf(chunk.text.text).isEmpty())
                return chunk.text;
        }
        for (const Item &item : std::as_const(m_entry.header)) {
            if (!item.asides.isEmpty())
                return item.asides.first();
        }
        for (const Item &item : std::as_const(m_entry.header)) {
            if (item.cells.size() > 1 && !item.bullet.isEmpty() == false)
                return item.cells.last();
        }
        for (const Chunk &chunk : std::as_const(m_chunks)) {
            if (chunk.degree < 0.3 && chunk.text.size() < 60 &&
                labelOf(chunk.text.text).isEmpty() &&
                m_writer.knowledge.findWords(WordTable::Degrees, chunk.text.text).isEmpty())
                return chunk.text;
        }
        return {};
    }

    bool overlapsInstitution(const Passage &passage) const
    {
        for (const int at : passage.at) {
            if (at >= 0 && m_institution.at.contains(at))
                return true;
        }
        return false;
    }

    /// The text with the school's name blanked: "某某大学 本科" has no 大学本科 in it.
    QString withoutInstitution(const Passage &text) const
    {
        QString blanked = text.text;
        for (qsizetype i = 0; i < blanked.size(); ++i) {
            const bool taken = text.at[i] >= 0 && m_institution.at.contains(text.at[i]);
            if (taken || blanked[i] == u'\t')
                blanked[i] = u'|';
        }
        return blanked;
    }

    void readDegree()
    {
        double best = 0;
        for (qsizetype i = 0; i < m_entry.header.size(); ++i) {
            const Passage &text = m_entry.header[i].text;
            const QList<WordMatch> words =
                m_writer.knowledge.findWords(WordTable::Degrees, withoutInstitution(text));
            for (const WordMatch &word : words) {
                const Passage passage = text.mid(word.span);
                if (overlapsInstitution(passage) || isInsideWords(text.text, word))
                    continue;
                const double weight = word.value == u"other"                                 ? 0.3
                                      : word.value == u"school" || word.value == u"exchange" ? 0.9
                                                                                             : 1.0;
                if (weight > best) {
                    best = weight;
                    m_degree = passage;
                    m_degreeItem = i;
                    m_degreeSpan = word.span;
                    m_education.level = word.value;
                }
            }
        }
        if (m_degree.isEmpty() && isSchool()) {
            m_education.level = QStringLiteral("school");
            return;
        }
        if (m_degree.isEmpty())
            return;
        m_education.studyType = valueText(m_degree);
        note(u"studyType", m_degree, 0.95);
        note(u"level", m_degree, 0.95);
    }

    bool isSchool() const
    {
        static const QRegularExpression school(
            QStringLiteral("high school|gymnasium|lyc[ée]e|sixth form|中学|一中|附中|高中"),
            QRegularExpression::CaseInsensitiveOption);
        return school.match(m_education.institution).hasMatch();
    }

    /// "MA" of Massachusetts, "BE" in a sentence: short marks need a place of their own.
    static bool isInsideWords(const QString &text, const WordMatch &word)
    {
        if (word.span.length > 2 || hasHan(text.mid(word.span.start, word.span.length)))
            return false;
        const QString before = text.left(word.span.start).trimmed();
        return before.endsWith(u',') && text.mid(word.span.end()).trimmed().startsWith(u',');
    }

    void readArea()
    {
        Passage area;
        double confidence = 0.9;
        if (!m_degree.isEmpty())
            area = areaBehindDegree();
        if (area.isEmpty()) {
            area = areaByField();
            confidence = 0.85;
        }
        if (area.isEmpty()) {
            area = areaByLabel();
            confidence = 0.8;
        }
        if (area.isEmpty()) {
            area = areaBySpareChunk();
            confidence = 0.7;
        }
        if (area.isEmpty()) {
            area = areaOfFaculty();
            confidence = 0.7;
        }
        if (area.isEmpty())
            return;
        qsizetype degreeLetters = 0;
        for (const WordMatch &word : m_writer.knowledge.findWords(WordTable::Degrees, area.text))
            degreeLetters += word.span.length;
        if (degreeLetters * 10 > area.size() * 8)
            return;
        m_education.area = valueText(area);
        note(u"area", area, confidence);
    }

    static Passage withoutTail(Passage area)
    {
        static const QRegularExpression tail(
            QStringLiteral(
                "\\s*[,，;；]?\\s*(?:\\(.*|（.*|with\\s.*|minor.*|gpa.*|(?:magna |summa )?cum "
                "laude.*|honou?rs?\\b.*|专业$|方向$|预计.*|expected.*|(?:school|college|faculty|"
                "department|dept)\\b.*|\\s(?:research "
                "focus|research|thesis|advis|superv|focus)\\b.*)$|\\s[-–—|•·∙]\\s.*$|\\s\\d.*$"),
            QRegularExpression::CaseInsensitiveOption);
        const QRegularExpressionMatch match = tail.match(area.text);
        if (match.hasMatch())
            area = area.mid(0, match.capturedStart());
        return area.tidied();
    }

    Passage areaBehindDegree()
    {
        const Item &item = m_entry.header[m_degreeItem];
        const QString rest = item.text.text.mid(m_degreeSpan.end());
        static const QRegularExpression in(
            QStringLiteral("^[^\\t,，•|]{0,24}?\\s*(?:\\b(?:in|of|en)\\b|major(?:ing)? in|majored "
                           "in|specializ\\w+ in)\\s+"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression separator(
            QStringLiteral("^\\.?\\s*(?:\\([^)]*\\))?\\s*(?:degree|student|candidate)?\\s*[,，:"
                           "：·∙•|\\-–—]?\\s*"));
        QRegularExpressionMatch match = in.match(rest);
        const bool named = match.hasMatch();
        if (!named)
            match = separator.match(rest);
        const qsizetype from = m_degreeSpan.end() + match.capturedLength();
        Passage area = upToSeparator(item.text.mid(from), named);
        area = withoutTail(area);
        if (area.isEmpty() || area.size() > 80 || overlapsInstitution(area) ||
            isFaculty(area.text) || looksLikePlace(area.text, m_writer.knowledge) ||
            isHonour(area.text) || !labelOf(area.text).isEmpty())
            return {};
        if (!named && m_writer.knowledge.findWords(WordTable::Fields, area.text).isEmpty()) {
            // Not said to be the field: only the table's word for it will do, or its place.
            const bool school = m_writer.knowledge.findInstitution(area.text).has_value();
            if (school || area.text.front().isLower() || !isOnlyCandidate(area))
                return {};
        }
        return area;
    }

    bool isOnlyCandidate(const Passage &area) const
    {
        for (const Chunk &chunk : m_chunks) {
            const bool other = !chunk.text.at.isEmpty() &&
                               !area.at.contains(chunk.text.at.first()) && chunk.degree < 0.3;
            if (other &&
                !m_writer.knowledge.findWords(WordTable::Fields, chunk.text.text).isEmpty() &&
                !overlapsInstitution(chunk.text))
                return false;
        }
        return true;
    }

    static bool isHonour(const QString &text)
    {
        static const QRegularExpression honour(
            QStringLiteral("cum laude|honou?r|distinction|program|elite class|first class|dean"),
            QRegularExpression::CaseInsensitiveOption);
        return honour.match(text).hasMatch();
    }

    static Passage upToSeparator(const Passage &text, bool named)
    {
        static const QString hard = QStringLiteral("\t|•∙·;；|｜");
        int depth = 0;
        for (qsizetype i = 0; i < text.size(); ++i) {
            const QChar c = text.text[i];
            depth += c == u'(' || c == u'（' ? 1 : c == u')' || c == u'）' ? -1 : 0;
            const bool comma = c == u',' || c == u'，';
            const bool goesOn = comma && named && i > 0 &&
                                text.text.mid(i + 1, 40).contains(
                                    QRegularExpression(QStringLiteral("^[^,]*\\band\\b [^,]+$")));
            const bool dash = (c == u'-' || c == u'–' || c == u'—') && i > 0 &&
                              i + 1 < text.size() && text.text[i - 1].isSpace() &&
                              text.text[i + 1].isSpace();
            if (depth <= 0 && (hard.contains(c) || (comma && !goesOn) || dash))
                return text.mid(0, i);
        }
        return text;
    }

    Passage areaByField()
    {
        Passage best;
        double most = 0;
        for (const Chunk &chunk : std::as_const(m_chunks)) {
            if (overlapsInstitution(chunk.text) || isFaculty(chunk.text.text) ||
                chunk.text.size() > 80)
                continue;
            const QList<WordMatch> fields =
                m_writer.knowledge.findWords(WordTable::Fields, chunk.text.text);
            qsizetype covered = 0;
            for (const WordMatch &field : fields)
                covered += field.span.length;
            const double score = double(covered) / double(chunk.text.size());
            if (score > qMax(0.3, most)) {
                most = score;
                best = withoutDegree(chunk.text);
            }
        }
        return withoutTail(best);
    }

    Passage withoutDegree(const Passage &text) const
    {
        const QList<WordMatch> degrees =
            m_writer.knowledge.findWords(WordTable::Degrees, text.text);
        if (degrees.isEmpty())
            return text;
        const Passage before = text.mid(0, degrees.first().span.start).tidied();
        const Passage after = text.mid(degrees.last().span.end()).tidied();
        return before.size() >= after.size() ? before : after;
    }

    Passage areaByLabel()
    {
        static const QRegularExpression label(
            QStringLiteral("(?:major(?:ing|ed)?(?: in|:)|specializing in|field(?: of "
                           "study)?:|专业\\s*[:：]|major\\s*[:：])\\s*"),
            QRegularExpression::CaseInsensitiveOption);
        for (Item *item : items()) {
            const QRegularExpressionMatch match = label.match(item->text.text);
            if (match.hasMatch())
                return withoutTail(upToSeparator(item->text.mid(match.capturedEnd()), true));
        }
        return {};
    }

    Passage areaOfFaculty()
    {
        static const QRegularExpression faculty(
            QStringLiteral("(?:school|college|faculty|department|dept\\.?|institute) (?:of|for) "
                           "([^,;|•\\t]+)"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression chinese(QStringLiteral("(\\p{Han}{2,16})(?:学院|系|学部)"));
        for (const Item &item : std::as_const(m_entry.header)) {
            const Passage rest = item.text;
            for (const QRegularExpression *pattern : {&faculty, &chinese}) {
                const QRegularExpressionMatch match = pattern->match(rest.text);
                if (!match.hasMatch())
                    continue;
                const Passage area =
                    rest.mid(match.capturedStart(1), match.capturedLength(1)).tidied();
                if (!overlapsInstitution(area))
                    return area;
            }
        }
        return {};
    }

    Passage areaBySpareChunk()
    {
        for (const Chunk &chunk : std::as_const(m_chunks)) {
            const QString &text = chunk.text.text;
            const bool spare = !overlapsInstitution(chunk.text) && chunk.place < 0.5 &&
                               !isFaculty(text) && chunk.organisation < 0.5 && chunk.degree < 0.2 &&
                               text.size() >= 2 && text.size() < 40 && labelOf(text).isEmpty() &&
                               findGrades(text).isEmpty() && !isHonour(text) && chunk.role < 0.5 &&
                               findDateRanges(text).isEmpty();
            if (spare && hasHan(text))
                return withoutTail(withoutDegree(chunk.text));
        }
        return {};
    }

    void readDates()
    {
        QList<DatedPassage> dates;
        for (const Item &item : std::as_const(m_entry.header))
            dates += item.dates;
        Period period = periodOf(dates);
        if (period.isEmpty() || period.single) {
            const Period wider = periodOf(m_entry.dates);
            if (period.isEmpty() || !wider.single)
                period = wider;
        }
        readExpected();
        if (period.isEmpty()) {
            if (m_education.expectedDate && !m_education.endDate)
                m_education.endDate = m_education.expectedDate;
            return;
        }
        if (period.single) {
            m_education.endDate = period.start ? period.start : period.end;
            if (period.expected)
                m_education.expectedDate = m_education.endDate;
            note(u"endDate", period.passage, 0.9 * period.score);
            return;
        }
        m_education.startDate = period.start;
        m_education.current = period.current;
        if (!period.current)
            m_education.endDate = period.end;
        if (period.expected && period.end)
            m_education.expectedDate = period.end;
        const double confidence = qMin(0.97, 0.75 + 0.25 * period.score);
        if (period.start)
            note(u"startDate", period.passage, confidence);
        if (period.current)
            note(u"current", period.passage, confidence);
        else if (period.end)
            note(u"endDate", period.endPassage, confidence);
    }

    void readExpected()
    {
        static const QRegularExpression words(
            QStringLiteral("expected|anticipated|预期|预计|将于|毕业时间"),
            QRegularExpression::CaseInsensitiveOption);
        for (Item *item : items()) {
            for (const DatedPassage &date : std::as_const(item->dates)) {
                const bool expected =
                    date.range.expected ||
                    (date.range.single && words.match(item->text.text).hasMatch());
                if (expected && (date.range.end || date.range.start)) {
                    m_education.expectedDate = date.range.end ? date.range.end : date.range.start;
                    note(u"expectedDate", date.passage, 0.9);
                    return;
                }
            }
            const QRegularExpressionMatch match = words.match(item->text.text);
            if (!match.hasMatch())
                continue;
            const QList<DateRange> ranges = findDateRanges(item->text.text, m_writer.today);
            for (const DateRange &range : ranges) {
                if (range.single && range.start &&
                    qAbs(range.span.start - match.capturedStart()) < 24) {
                    m_education.expectedDate = range.start;
                    note(u"expectedDate", item->text.mid(range.span), 0.9);
                    return;
                }
            }
        }
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
        for (const Item &item : std::as_const(m_entry.body)) {
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
                if (m_education.location.isEmpty() && !overlapsInstitution(aside) &&
                    looksLikePlace(aside.text, m_writer.knowledge)) {
                    m_education.location = valueText(aside);
                    note(u"location", aside, 0.9);
                }
            }
        }
        Passage place;
        for (const Chunk &chunk : std::as_const(m_chunks)) {
            if (chunk.place > 0.5 && !overlapsInstitution(chunk.text) &&
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
        for (const Item &item : std::as_const(m_entry.body)) {
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

    Entry m_entry;
    RecordWriter &m_writer;
    qsizetype m_index;
    Education m_education;
    QList<Chunk> m_chunks;
    Passage m_institution;
    Passage m_degree;
    qsizetype m_degreeItem = 0;
    Span m_degreeSpan;
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

} // namespace

void readEducation(const SectionLines &section, RecordWriter &writer)
{
    const QList<Entry> entries = splitEntries(itemsOf(section, writer), writer.itemContext(), true);
    for (const Entry &entry : entries) {
        if (isRole(entry, writer)) {
            readRole(entry, QStringLiteral("activities"), writer);
            continue;
        }
        EducationReader reader(entry, writer);
        reader.read(writer.record.education);
        if (!reader.isEmpty())
            reader.write();
    }
}

} // namespace Bole
