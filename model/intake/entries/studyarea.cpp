// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/studyarea.h"

#include "model/intake/entries/fieldwords.h"
#include "model/intake/parsers/grades.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

/// "…, Macalester College, History and Hispanic Studies": the piece right behind the school.
static Passage pieceBehindSchool(const Study &study)
{
    static const QRegularExpression piece(
        QStringLiteral("^,\\s+(\\p{Lu}[^\\d,;|•\\t()]{3,60})(?=[,;(\\t]|$)"));
    for (const Item &item : study.entry.header) {
        const qsizetype last =
            study.institution.at.isEmpty() ? -1 : item.text.at.indexOf(study.institution.at.last());
        const auto match = piece.match(item.text.text.mid(last + 1));
        if (last >= 0 && match.hasMatch())
            return item.text.mid(last + 1 + match.capturedStart(1), match.capturedLength(1))
                .tidied();
    }
    return {};
}

bool isFieldBehindSchool(const Study &study, const Knowledge &knowledge)
{
    const Passage piece = pieceBehindSchool(study);
    return !piece.isEmpty() && knowledge.word(WordTable::Fields, piece.text).has_value();
}

namespace {

/// Looks for the field of study: behind the degree, by the table of fields, by its label, by what
/// nothing else claims, by the faculty's name.
class AreaReader
{
public:
    AreaReader(const Study &study, const Knowledge &knowledge)
        : m_study(study), m_knowledge(knowledge)
    {
    }

    StudyArea read() const
    {
        Passage area;
        double confidence = 0.9;
        if (!m_study.degree.isEmpty())
            area = areaBehindDegree();
        if (area.isEmpty() && !m_study.degree.isEmpty())
            area = areaBeforeDegree();
        if (area.isEmpty())
            area = areaBehindSchool();
        if (area.isEmpty() && m_study.fieldBehindSchool) {
            area = pieceBehindSchool(m_study);
            confidence = 0.75;
        }
        if (area.isEmpty()) {
            area = areaCalledSo();
            confidence = 0.9;
        }
        if (area.isEmpty()) {
            area = areaByField();
            confidence = 0.85;
        }
        if (area.isEmpty()) {
            area = areaByLabel();
            confidence = 0.8;
        }
        if (area.isEmpty()) {
            area = areaOfDepartment();
            confidence = 0.75;
        }
        if (area.isEmpty()) {
            area = areaBySpareChunk();
            confidence = 0.7;
        }
        if (area.isEmpty()) {
            area = areaOfFaculty();
            confidence = 0.7;
        }
        static const QRegularExpression label(
            QStringLiteral(
                "^[\\s∘◦•]*(?:(?:所学|就读)?专业|主修|研究方向|major|field(?: of study)?)\\s*[:："
                "]\\s*"),
            QRegularExpression::CaseInsensitiveOption);
        area = area.mid(label.match(area.text).capturedLength());
        qsizetype degreeLetters = 0;
        for (const WordMatch &word : m_knowledge.findWords(WordTable::Degrees, area.text))
            degreeLetters += word.span.length;
        if (degreeLetters * 10 > area.size() * 8)
            return {};
        // What no table knows as a field may be something else that stood there, and what it knows
        // in part may go on or have begun before.
        const double most = isWholeField(area.text, m_knowledge) ? 0.92
                            : isField(area.text, m_knowledge)    ? 0.86
                                                                 : 0.8;
        return {area, qMin(confidence + 0.02, most)};
    }

private:
    static Passage withoutTail(Passage area)
    {
        static const QRegularExpression tail(
            QStringLiteral(
                "\\s*[,，;；]?\\s*(?:\\(.*|（.*|with\\s.*|minor.*|gpa.*|(?:magna |summa )?cum "
                "laude.*|honou?rs?\\b.*|专业$|方向$|预计.*|expected.*|(?:school|college|faculty|"
                "department|dept)\\b.*|\\s(?:课程|courses?|coursework|modules)\\b.*|\\s(?:research "
                "focus|research|thesis|advis|superv|focus)\\b.*)$|\\s[-–—|•·∙]\\s.*$|\\s\\d.*$"),
            QRegularExpression::CaseInsensitiveOption);
        const QRegularExpressionMatch match = tail.match(area.text);
        if (match.hasMatch())
            area = area.mid(0, match.capturedStart());
        return area.tidied();
    }

    Passage areaBehindDegree() const
    {
        const Item &item = m_study.entry.header[m_study.degreeItem];
        const QString rest = item.text.text.mid(m_study.degreeSpan.end());
        static const QRegularExpression in(
            QStringLiteral("^[^\\t,，•|]{0,24}?\\s*(?:\\b(?:in|of|en)\\b|major(?:ing)?"
                           " in|majored "
                           "in|specializ\\w+ in)\\s+|^\\s*(?:de|di|em|der)\\s+"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression separator(QStringLiteral(
            "^\\.?\\s*(?:\\([^)]*\\))?\\s*(?:degree|student|candidate|programme?)?\\s*[,，:"
            "：·∙•|\\-–—]?\\s*"));
        if (const Passage bracketed = areaInBrackets(item.text); !bracketed.isEmpty())
            return bracketed;
        QRegularExpressionMatch match = in.match(rest);
        const bool named = match.hasMatch();
        if (!named)
            match = separator.match(rest);
        const qsizetype from = m_study.degreeSpan.end() + match.capturedLength();
        Passage area = upToSeparator(item.text.mid(from), named);
        // "理学学士 物理学 GPA 3.9": a Chinese field ends where its Chinese ends.
        static const QRegularExpression hanField(
            QStringLiteral("^(\\p{Han}[\\p{Han}（）()]{1,18})\\s"));
        if (const auto field = hanField.match(area.text); !named && field.hasMatch())
            area = area.mid(0, field.capturedLength(1));
        static const QRegularExpression opening(QStringLiteral("[(（]"));
        const qsizetype bracket = area.text.indexOf(opening);
        if (!named && !findGrades(area.text.left(bracket < 0 ? area.size() : bracket)).isEmpty())
            return {};
        area = withoutTail(area);
        area = behindDegreeWords(area);
        // "学士 / 辅修数学", "MSc, minor in Law": the second subject is not the first.
        static const QRegularExpression second(
            QStringLiteral("^[/\\s]*(?:辅修|双学位|第二学位|minor)"),
            QRegularExpression::CaseInsensitiveOption);
        if (second.match(area.text).hasMatch())
            return {};
        const auto letters = std::ranges::count_if(area.text, [](QChar c) { return c.isLetter(); });
        if (letters < 2 || area.size() > 80 || m_study.overlapsInstitution(area) ||
            isFaculty(area.text) || looksLikePlace(area.text, m_knowledge) || isHonour(area.text) ||
            !labelOf(area.text).isEmpty())
            return {};
        if (!named && m_knowledge.findWords(WordTable::Fields, area.text).isEmpty()) {
            // Not said to be the field: only the table's word for it will do, or its place.
            const bool school = m_knowledge.findInstitution(area.text).has_value();
            if (school || area.text.front().isLower() || !isOnlyCandidate(area))
                return {};
        }
        return area;
    }

    /// "MSc Research Master's Psychology": the degree's second name is no part of the field.
    Passage behindDegreeWords(const Passage &area) const
    {
        static const QRegularExpression again(
            QStringLiteral("^(?:research |professional |executive |european )?(?:master|bachelor)"
                           "(?:['’]?s)?(?: degree| programme?)?(?: in| of)? (?=\\p{Lu})"),
            QRegularExpression::CaseInsensitiveOption);
        return area.mid(again.match(area.text).capturedLength());
    }

    /// "Ph.D., University of Leeds in Physics": no town, but a field of the table.
    Passage areaBehindSchool() const
    {
        static const QRegularExpression in(QStringLiteral("^,? (?:in|majoring in) (?=\\p{Lu})"));
        for (const Item &item : m_study.entry.header) {
            const qsizetype last = m_study.institution.at.isEmpty()
                                       ? -1
                                       : item.text.at.indexOf(m_study.institution.at.last());
            const auto match = in.match(item.text.text.mid(last + 1));
            if (last < 0 || !match.hasMatch())
                continue;
            const Passage area =
                withoutTail(upToSeparator(item.text.mid(last + 1 + match.capturedLength()), true));
            if (!looksLikePlace(area.text, m_knowledge) &&
                !m_knowledge.findWords(WordTable::Fields, area.text).isEmpty())
                return area;
        }
        return {};
    }

    /// "B.A. (Psychology)": the brackets right behind the degree name a field of the table.
    Passage areaInBrackets(const Passage &text) const
    {
        static const QRegularExpression brackets(
            QStringLiteral("^\\.?\\s*[(（]([^()（）]{3,60})[)）]"));
        const auto match = brackets.match(text.text.mid(m_study.degreeSpan.end()));
        if (!match.hasMatch() || isHonour(match.captured(1)) ||
            match.captured(1).endsWith(u"方向") ||
            !(isField(match.captured(1), m_knowledge) || isLikelyField(match.captured(1)) ||
              isNamedField(match.captured(1), m_knowledge)))
            return {};
        return text.mid(m_study.degreeSpan.end() + match.capturedStart(1), match.capturedLength(1))
            .tidied();
    }

    /// "硕士研究生（作曲与作曲理论）": a few Chinese words in the brackets that do not tell how or
    /// when somebody studies, where nothing stands before the degree.
    bool isLikelyField(const QString &words) const
    {
        static const QRegularExpression otherwise(
            QStringLiteral("制|在读|推免|保送|保研|直博|直攻|学硕|专硕|荣誉|预计|毕业|方向|排名|绩|"
                           "第|班|届|级|年|[\\d.,，;；:：]"));
        const Passage &text = m_study.entry.header[m_study.degreeItem].text;
        const QString before = text.text.left(m_study.degreeSpan.start).trimmed();
        const bool alone = before.isEmpty() || before.endsWith(u'|') || before.endsWith(u'\t');
        return alone && words.size() >= 3 && words.size() <= 16 &&
               std::ranges::all_of(words, [](QChar c) { return isHan(c); }) &&
               !otherwise.match(folded(words)).hasMatch();
    }

    /// "上海大学 植物保护": a space parts what stands before the field.
    static Passage lastWordOf(const Passage &text)
    {
        const qsizetype space = text.text.lastIndexOf(u' ');
        return space > 0 && isHan(text.text[space - 1]) ? text.mid(space + 1) : text;
    }

    /// "数据科学与机器学习理学硕士": what stands right before the degree, if it names a field.
    Passage areaBeforeDegree() const
    {
        static const QString borders = QStringLiteral("\t,，;；:：|｜·•()（）\u3000");
        const Passage &text = m_study.entry.header[m_study.degreeItem].text;
        qsizetype from = m_study.degreeSpan.start;
        // "植物保护（本科）": the brackets hold the degree, the field stands before them.
        const bool bracketed =
            from > 1 && (text.text[from - 1] == u'(' || text.text[from - 1] == u'（');
        from -= bracketed ? 1 : 0;
        const qsizetype end = from;
        while (from > 0 && !borders.contains(text.text[from - 1]))
            --from;
        const Passage area = lastWordOf(text.mid(from, end - from).tidied());
        if (area.size() < 2 || area.size() > 20 || !isHan(area.text.front()) ||
            !isHan(area.text.back()) || m_study.overlapsInstitution(area) || isFaculty(area.text))
            return {};
        // "工程学学士（计算机科学）": the brackets say it more exactly.
        static const QRegularExpression brackets(
            QStringLiteral("^\\s*[(（]([^()（）]{2,20})[)）]"));
        const auto match = brackets.match(text.text.mid(m_study.degreeSpan.end()));
        if (match.hasMatch() && isField(match.captured(1), m_knowledge) &&
            !match.captured(1).endsWith(u"方向"))
            return text.mid(m_study.degreeSpan.end() + match.capturedStart(1),
                            match.capturedLength(1));
        return bracketed || isField(area.text, m_knowledge) || isWordedField(area.text) ? area
                                                                                        : Passage();
    }

    bool isOnlyCandidate(const Passage &area) const
    {
        for (const Chunk &chunk : m_study.chunks) {
            const bool other = !chunk.text.at.isEmpty() &&
                               !area.at.contains(chunk.text.at.first()) && chunk.degree < 0.3;
            if (other && !m_knowledge.findWords(WordTable::Fields, chunk.text.text).isEmpty() &&
                !m_study.overlapsInstitution(chunk.text))
                return false;
        }
        return true;
    }

    Passage upToSeparator(const Passage &text, bool named) const
    {
        static const QString hard = QStringLiteral("\t|•∙·;；|｜");
        static const QRegularExpression lastOfMany(QStringLiteral("^[^,]*\\band\\b [^,]+$"));
        int depth = 0;
        for (qsizetype i = 0; i < text.size(); ++i) {
            const QChar c = text.text[i];
            depth += c == u'(' || c == u'（' ? 1 : c == u')' || c == u'）' ? -1 : 0;
            const bool comma = c == u',' || c == u'，';
            const bool goesOn = comma && named && i > 0 &&
                                text.text.mid(i + 1, 40).contains(lastOfMany) &&
                                !m_study.overlapsInstitution(text.mid(i + 1, 40));
            const bool dash = (c == u'-' || c == u'–' || c == u'—') && i > 0 &&
                              i + 1 < text.size() && text.text[i - 1].isSpace() &&
                              text.text[i + 1].isSpace();
            if (depth <= 0 &&
                (hard.contains(c) || (comma && !goesOn) || dash || isAtSchool(text, i)))
                return text.mid(0, i);
        }
        return text;
    }

    /// "Ph.D. in Physics at Example University": the school begins here.
    bool isAtSchool(const Passage &text, qsizetype i) const
    {
        static const QRegularExpression at(
            QStringLiteral("^\\s(?:(?:at|from)\\s)?(?:the\\s)?(?=\\S)"),
            QRegularExpression::CaseInsensitiveOption);
        const auto match =
            text.text[i] == u' ' ? at.match(text.text.mid(i, 12)) : QRegularExpressionMatch();
        return match.hasMatch() &&
               m_study.overlapsInstitution(text.mid(i + match.capturedLength(), 1));
    }

    /// "草业科学专业": it says itself what it is.
    Passage areaCalledSo() const
    {
        static const QRegularExpression called(
            QStringLiteral("^(?!本|该|相关|非|所学)(\\p{Han}[\\p{Han}（）()]{1,20})专业$"));
        for (const Chunk &chunk : m_study.chunks) {
            const auto match = called.match(chunk.text.text);
            if (match.hasMatch() && !m_study.overlapsInstitution(chunk.text))
                return chunk.text.mid(0, match.capturedLength(1));
        }
        return {};
    }

    Passage areaByField() const
    {
        Passage best;
        double most = 0;
        for (const Chunk &chunk : m_study.chunks) {
            if (m_study.overlapsInstitution(chunk.text) || isFaculty(chunk.text.text) ||
                chunk.text.size() > 80)
                continue;
            const QList<WordMatch> fields =
                m_knowledge.findWords(WordTable::Fields, chunk.text.text);
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
        const QList<WordMatch> degrees = m_knowledge.findWords(WordTable::Degrees, text.text);
        if (degrees.isEmpty())
            return text;
        const Passage before = text.mid(0, degrees.first().span.start).tidied();
        const Passage after = text.mid(degrees.last().span.end()).tidied();
        return before.size() >= after.size() ? before : after;
    }

    Passage areaByLabel() const
    {
        static const QRegularExpression label(
            QStringLiteral("(?:major(?:ing|ed)?(?: in|:)|specializing in|^stud(?:y|ies|ied) "
                           "(?:of|in) |field(?: of "
                           "study)?:|专业\\s*[:：]|major\\s*[:：])\\s*"),
            QRegularExpression::CaseInsensitiveOption);
        const QList<Item> items = m_study.entry.header + m_study.entry.body;
        for (const Item &item : items) {
            const QRegularExpressionMatch match = label.match(item.text.text);
            if (match.hasMatch())
                return withoutTail(upToSeparator(item.text.mid(match.capturedEnd()), true));
        }
        return {};
    }

    Passage areaOfFaculty() const
    {
        static const QRegularExpression faculty(
            QStringLiteral("(?:school|college|faculty|department|dept\\.?|institute) (?:of|for) "
                           "([^,;|•\\t]+)"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression chinese(
            QStringLiteral("(\\p{Han}{2,16}?)(?:研究所|学院|系|学部)"));
        for (const Item &item : m_study.entry.header) {
            const Passage rest = item.text;
            for (const QRegularExpression *pattern : {&faculty, &chinese}) {
                const QRegularExpressionMatch match =
                    pattern->match(folded(m_study.withoutInstitution(rest)));
                if (!match.hasMatch())
                    continue;
                const Passage area =
                    rest.mid(match.capturedStart(1), match.capturedLength(1)).tidied();
                if (!m_study.overlapsInstitution(area))
                    return area;
            }
        }
        return {};
    }

    /// 圖文傳播學系: where a school has departments and no 专业, the department's name is the
    /// field.
    Passage areaOfDepartment() const
    {
        for (const Chunk &chunk : m_study.chunks) {
            if (folded(chunk.text.text).endsWith(u"学系"_s) &&
                !m_study.overlapsInstitution(chunk.text) && chunk.text.size() > 3)
                return chunk.text.mid(0, chunk.text.size() - 1);
        }
        return {};
    }

    Passage areaBySpareChunk() const
    {
        for (const Chunk &chunk : m_study.chunks) {
            const QString &text = chunk.text.text;
            const bool spare = !m_study.overlapsInstitution(chunk.text) && chunk.place < 0.5 &&
                               !isFaculty(text) && chunk.organisation < 0.5 && chunk.degree < 0.2 &&
                               text.size() >= 2 && text.size() < 40 && labelOf(text).isEmpty() &&
                               findGrades(text).isEmpty() && !isHonour(text) && chunk.role < 0.5 &&
                               findDateRanges(text).isEmpty();
            if (spare && hasHan(text))
                return withoutTail(withoutDegree(chunk.text));
        }
        return {};
    }

    const Study &m_study;
    const Knowledge &m_knowledge;
};

} // namespace

StudyArea findStudyArea(const Study &study, const Knowledge &knowledge)
{
    return AreaReader(study, knowledge).read();
}

} // namespace Bole
