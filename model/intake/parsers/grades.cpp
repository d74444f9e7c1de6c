// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/grades.h"

#include "model/intake/parsers/expressions.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/labels.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// Collects findings; what one grammar took is not read again by the next.
class GradeFinder
{
public:
    explicit GradeFinder(QStringView text) : m_original(text), m_text(folded(text))
    {
        foldDecimalCommas();
        maskPlaceholders();
    }

    QList<GradeFinding> all()
    {
        findRanks();
        findWordedRanks();
        findGpas();
        findAverages();
        findTrailingGpas();
        findPercents();
        findFollowingRanks();
        findBareFractions();
        findHonours();
        std::ranges::sort(m_found, {}, [](const GradeFinding &f) { return f.span.start; });
        return m_found;
    }

private:
    bool isFree(Span span) const
    {
        return std::ranges::none_of(m_found,
                                    [&](const GradeFinding &f) { return f.span.overlaps(span); });
    }

    static Span spanOf(const QRegularExpressionMatch &match, int group = 0)
    {
        return {match.capturedStart(group), match.capturedLength(group)};
    }

    void add(GradeFinding finding, Span span, double score)
    {
        if (!isFree(span))
            return;
        finding.span = trimmedSpan(span);
        finding.score = score;
        m_found.append(finding);
    }

    Span trimmedSpan(Span span) const
    {
        while (span.length > 0 && QStringView(u" ,;:").contains(m_text[span.start])) {
            ++span.start;
            --span.length;
        }
        while (span.length > 0 && QStringView(u" ,;:").contains(m_text[span.end() - 1]))
            --span.length;
        return span;
    }

    static std::optional<double> number(const QRegularExpressionMatch &match, QStringView group)
    {
        const QString text = match.captured(group.toString());
        bool ok = false;
        const double value = text.toDouble(&ok);
        return ok ? std::optional(value) : std::nullopt;
    }

    /// One year's, one semester's or the major's grade is not the degree's.
    bool isPartial(Span span) const
    {
        static const QRegularExpression before(
            u"(?:major|semester|term|per "
            u"year|year\\s*\\d|last|junior|senior|sophomore|freshman|专业课|"
            "主修|学期|学年|核心课|大[一二三四])[^,;。]{0,12}$"_s,
            caseless);
        static const QRegularExpression within(u"^\\s*(?:major|semester|专业课|主修)"_s, caseless);
        static const QRegularExpression after(u"^\\s*[(,]?\\s*(?:in\\s+)?(?:\\d(?:st|nd|rd|th)\\s+("
                                              u"?:year|semester)|major|last\\s|大[一二三四]|第"
                                              "[一二三四\\d]\\s*学[年期])"_s,
                                              caseless);
        return before.match(m_text.left(span.start).right(24)).hasMatch() ||
               after.match(m_text.mid(span.end(), 24)).hasMatch() ||
               within.match(m_text.mid(span.start, 12)).hasMatch();
    }

    void addGrade(GradeKind kind, const QRegularExpressionMatch &match, double score)
    {
        const auto value = number(match, u"value");
        if (!value)
            return;
        GradeFinding finding;
        finding.kind = kind;
        finding.grade.value = *value;
        for (const QStringView group : {u"scale", u"scale2", u"scale3"}) {
            if (const auto scale = number(match, group); scale && !finding.grade.scale)
                finding.grade.scale = scale;
        }
        const auto scale = finding.grade.scale;
        if (scale && (*scale <= 0 || (*value > *scale * 1.25 && *value - *scale > 1)))
            score *= 0.5; // kept as printed, for a check to look at
        // Marks of a hundred are an average, whatever they are called.
        if (kind == GradeKind::Gpa && scale && *scale == 100)
            finding.kind = GradeKind::Average;
        finding.overall = !isPartial(spanOf(match));
        add(finding, spanOf(match), score);
    }

    void findGpas()
    {
        // value, then the scale as a fraction, "out of 4.0", "(4.0 scale)", 满分 5
        static const QRegularExpression labelled(
            u"(?:overall|cumulative|total|major|average)?\\s*"
            "(?:c\\.?g\\.?p\\.?a\\.?|\\bgpa|(?<![a-z])gpa|g\\.p\\.a\\.?|grade\\s+point\\s+average|"
            "(?:平均)?(?:学分)?绩点(?:成绩)?|学分绩|均绩)"
            "(?!\\s*(?:rank|排名))"
            "(?:\\s*[(](?:(?<scale3>\\d{1,3}(?:\\.\\d+)?)\\s*(?:scale|分制)|[^()\\d]{1,20})[)])?"
            "[^\\d(;,。|%]{0,14}?(?:of\\s+|:\\s*)?"
            "(?<value>\\d{1,3}(?:\\.\\d{1,4})?)(?!\\.?\\d|\\s?%)"
            "(?:\\s*(?:/|out\\s+of|of|on\\s+a)\\s*(?<scale>\\d{1,3}(?:\\.\\d{1,3})?)(?!\\d)"
            "|\\s*[(,]\\s*(?:满分|out\\s+of|on\\s+a|/|总分)?\\s*(?<scale2>\\d{1,3}(?:\\.\\d+)?)\\s*"
            "(?:scale|分制|满分)?\\s*[)])?"_s,
            caseless);
        static const QRegularExpression atLeast(u"at\\s+least|above|\\bover\\b|不低于|以上"_s,
                                                caseless);
        for (auto it = labelled.globalMatch(m_text); it.hasNext();) {
            const auto match = it.next();
            if (!atLeast.match(match.captured()).hasMatch())
                addGrade(GradeKind::Gpa, match, 0.97);
        }
        findFurtherGpas();
        findMarks();
    }

    /// "Grade average 5.62/6.00", "Final mark 9.31/10": scales that are not of a hundred.
    void findMarks()
    {
        static const QRegularExpression mark(
            u"(?:(?:final|overall|average|mean|cumulative)\\s+(?:mark|grade|average|note)|"
            "(?:grade|mark)s?\\s+average|\\b(?:average|mark|grade|moyenne)|平均分|均分|平均成绩)"
            "[^\\d(;,。|]{0,8}?(?<value>\\d{1,3}(?:\\.\\d{1,3})?)\\s*(?:/|out\\s+of|of)\\s*"
            "(?<scale>(?:110|1\\d|[23]0|[4-9])(?:\\.0+|\\.[35]0?)?)(?![\\d.])"_s,
            caseless);
        for (auto it = mark.globalMatch(m_text); it.hasNext();)
            addGrade(GradeKind::Gpa, it.next(), 0.93);
        // "Final grade: 1.3": some countries count from one, and print no scale.
        static const QRegularExpression german(
            u"(?:(?:final|overall|total|current)\\s+(?:mark|grade|average|note)|"
            u"\\b(?:grade|mark|average)(?=\\s*:)|"_s +
                labelExpression(LabelKind::Grade) +
                u")[^\\d(;,。|]{0,4}?(?<value>[1-4]\\.\\d{1,2})(?![\\d/.%]|\\s*/|\\s+of)"_s,
            caseless);
        for (auto it = german.globalMatch(m_text); it.hasNext();)
            addGrade(GradeKind::Gpa, it.next(), 0.85);
    }

    /// "GPA: 3.82/4.0 (3rd Year), 3.69 (2nd Year)": the later ones have no label of their own.
    void findFurtherGpas()
    {
        static const QRegularExpression further(
            u"(?<=[),])\\s*(?<value>\\d\\.\\d{1,3})(?:\\s*/\\s*(?<scale>\\d(?:\\.\\d+)?))?"
            "(?=\\s*[(](?:\\d(?:st|nd|rd|th)|大[一二三四]))"_s,
            caseless);
        if (m_found.isEmpty())
            return;
        for (auto it = further.globalMatch(m_text); it.hasNext();)
            addGrade(GradeKind::Gpa, it.next(), 0.8);
    }

    void findTrailingGpas()
    {
        static const QRegularExpression trailing(
            u"(?<![\\d./])(?<value>\\d(?:\\.\\d{1,4})?)(?:\\s*/"
            u"\\s*(?<scale>\\d{1,2}(?:\\.\\d{1,3})?))?"
            "\\s*(?:c?gpa)\\b"_s,
            caseless);
        for (auto it = trailing.globalMatch(m_text); it.hasNext();)
            addGrade(GradeKind::Gpa, it.next(), 0.93);
    }

    void findAverages()
    {
        static const QRegularExpression labelled(
            u"(?:(?:weighted\\s+)?(?:average|mean)\\s*(?:score|grade|mark)s?|\\bWAM|weighted\\s+"
            u"average|"
            "average(?=\\s*:)|overall(?=\\s*:\\s*\\d{2}(?:\\.\\d+)?\\s*/"
            "\\s*100)|加权(?:平均)?(?:分|成绩|均分)?|(?:平均|算术平均|学分加权平均)(?:分数|"
            "分|成绩)|均分|"
            "(?:专业|综合|学业)?成绩(?=\\s*:?\\s*\\d{2}\\.\\d))"
            "[^\\d(;,。|]{0,10}?"
            "(?<value>\\d{2,3}(?:\\.\\d{1,4})?)(?![\\d%])"
            "(?:\\s*(?:/|out\\s+of)\\s*(?<scale>\\d{2,3}(?:\\.0+)?)(?!\\d)|\\s*[(]\\s*(?:满分|/"
            ")?\\s*"
            "(?<scale2>\\d{2,3})\\s*(?:分制|满分)?[)])?(?:\\s*分)?"_s,
            caseless);
        // In percent only where a colon says that this is the average: "top 10 %" is a rank.
        static const QRegularExpression percent(
            u"\\b(?:(?:average|mean|overall|final)\\s*(?:score|grade|mark)?s?|marks?|percentage|"
            u"gpa)\\s*:\\s*"
            "(?<value>\\d{2}(?:\\.\\d+)?)\\s*%"_s,
            caseless);
        for (const QRegularExpression *expression : {&labelled, &percent}) {
            for (auto it = expression->globalMatch(m_text); it.hasNext();)
                addGrade(GradeKind::Average, it.next(), 0.95);
        }
    }

    void addRank(const QRegularExpressionMatch &match, double score)
    {
        GradeFinding finding;
        finding.kind = GradeKind::Rank;
        if (const auto position = number(match, u"position"))
            finding.rank.position = int(*position);
        else if (const int han = hanNumber(match.captured(u"han"_s)); han > 0)
            finding.rank.position = han;
        for (const QStringView group : {u"of", u"of2"}) {
            if (const auto of = number(match, group); of && !finding.rank.of)
                finding.rank.of = int(*of);
        }
        finding.rank.percent = number(match, u"percent");
        Span span = spanOf(match);
        if (!finding.rank.percent)
            takePercentBehind(&finding.rank, &span);
        else if (!finding.rank.position)
            takeFractionBehind(&finding.rank, &span);
        static const QRegularExpression side(u"综测|综合测评|班级|group"_s, caseless);
        finding.overall = !side.match(match.captured()).hasMatch() && !isPartial(span);
        if (finding.rank.of && finding.rank.position &&
            (*finding.rank.of == 0 || *finding.rank.position > *finding.rank.of))
            score *= 0.6;
        add(finding, span, score);
    }

    /// "13/235 (Top 5.53%)", "3/120（前 2.5%）", "排名 3/120，前 3%"
    void takePercentBehind(Rank *rank, Span *span) const
    {
        static const QRegularExpression behind(
            u"^\\s*[(,]\\s*(?:top|前|rank(?:ing)?|约)?\\s*(\\d{1,2}(?:\\.\\d+)?)\\s*%\\s*[)]?"_s,
            caseless);
        const auto match = behind.match(m_text.mid(span->end(), 24));
        if (!match.hasMatch())
            return;
        rank->percent = match.captured(1).toDouble();
        span->length += match.capturedLength();
    }

    /// "前 5%（6/120）"
    void takeFractionBehind(Rank *rank, Span *span) const
    {
        static const QRegularExpression behind(
            u"^\\s*[(,]\\s*(\\d{1,4})\\s*/\\s*(\\d{2,5})\\s*[)]?"_s);
        const auto match = behind.match(m_text.mid(span->end(), 24));
        if (!match.hasMatch() || match.captured(1).toInt() > match.captured(2).toInt())
            return;
        rank->position = match.captured(1).toInt();
        rank->of = match.captured(2).toInt();
        span->length += match.capturedLength();
    }

    static int hanNumber(const QString &text)
    {
        return text.size() == 1 ? int(QStringView(u"一二三四五六七八九十").indexOf(text[0])) + 1
                                : 0;
    }

    void findRanks()
    {
        static const QRegularExpression fraction(
            u"(?:(?:gpa|综合|综测|综合测评|专业|年级|班级|成绩|学业|学院|绩点|总|初试|必修|推免|"
            u"平均分)*\\s*"
            "(?:排名|名次|位次|位列|排行)|(?:gpa\\s+|class\\s+|major\\s+|overall\\s+)?\\brank(?:"
            "ing|ed|s)?|"
            "\\bposition|\\bplaced|(?<=\\W)class\\s+standing)"
            "(?:\\s*[(][^()\\d]{1,12}[)])?[^\\d;。%]{0,8}?(?:no\\.?\\s*)?第?\\s*"
            "(?<position>\\d{1,5})(?:st|nd|rd|th)?\\s*(?:名|位)?\\s*"
            "(?:/\\s*共?|out\\s+of|of|among|in\\s+a\\s+class\\s+of|over|[(]\\s*(?:共|of|/"
            ")?|,?\\s*共|,?\\s*总(?:人数)?)"
            "\\s*(?:the\\s+)?(?:about\\s+|~)?(?<of>\\d{1,5})(?!\\d|\\s*/)(?:\\s*(?:名|人|students?|位))?(?:\\s*[)])?"_s,
            caseless);
        for (auto it = fraction.globalMatch(m_text); it.hasNext();)
            addRank(it.next(), 0.97);
        // "排名：top 1（1/86）": the fraction in brackets says it again, with the number of people.
        static const QRegularExpression twice(
            u"(?:排名|名次|\\brank(?:ing|ed|s)?)\\s*:?\\s*(?:top|no\\.?|第)?\\s*\\d{1,4}\\s*名?\\s*"
            "[(]\\s*(?<position>\\d{1,4})\\s*/\\s*(?<of>\\d{1,5})\\s*[)]"_s,
            caseless);
        for (auto it = twice.globalMatch(m_text); it.hasNext();)
            addRank(it.next(), 0.97);
        static const QRegularExpression unlabelled(
            u"(?:\\btop\\s+|\\bno\\.?\\s*|(?<=[\\s(,:]|^))(?<position>\\d{1,4})(?:st|nd|rd|th)?\\s*"
            "(?:place\\s+)?(?:/|out\\s+of|of|among|in)\\s*(?:a\\s+class\\s+of\\s+|the\\s+)?"
            "(?<of>\\d{2,5})\\s*(?:students?|人|undergraduates|candidates|graduates)"_s,
            caseless);
        for (auto it = unlabelled.globalMatch(m_text); it.hasNext();)
            addRank(it.next(), 0.9);
        static const QRegularExpression topOf(
            u"\\btop\\s+(?<position>\\d{1,4})\\s*(?:/|out\\s+of|of|in|among)\\s*(?:the\\s+)?(?<of>\\d{2,5})\\b"_s,
            caseless);
        for (auto it = topOf.globalMatch(m_text); it.hasNext();)
            addRank(it.next(), 0.9);
        static const QRegularExpression percentOnly(
            u"(?:(?:gpa|综合|综测|专业|年级|成绩|学业|绩点)*\\s*(?:排名|名次)|"
            "(?:gpa\\s+|class\\s+)?\\brank(?:ing|ed|s)?)"
            "(?:\\s*(?::|在|为|位于|位列|in|at|the|top|前|约))*\\s*(?<percent>\\d{1,2}(?:\\.\\d+)?)\\s*%"_s,
            caseless);
        for (auto it = percentOnly.globalMatch(m_text); it.hasNext();)
            addRank(it.next(), 0.95);
        static const QRegularExpression positionOnly(
            u"(?:(?:gpa|综合|专业|年级|成绩|学业|绩点)+\\s*(?:排名|名次)|\\brank(?:ed|ing)?)"
            "\\s*:?\\s*(?:第\\s*)?(?:(?<han>[一二三四五六七八九十])|(?:no\\.?\\s*)?(?<position>\\d{"
            "1,4})"
            "(?:st|nd|rd|th)?)(?:名)?(?![\\d/%.])"_s,
            caseless);
        for (auto it = positionOnly.globalMatch(m_text); it.hasNext();)
            addRank(it.next(), 0.8);
    }

    /// "ranked first of 41"
    void findWordedRanks()
    {
        static const QStringList words{u"first"_s, u"second"_s, u"third"_s, u"fourth"_s,
                                       u"fifth"_s};
        static const QRegularExpression worded(
            u"\\brank(?:ed|ing)?\\s*:?\\s+(?<word>first|second|third|fourth|fifth)\\b"
            u"(?:\\s+(?:place\\s+)?(?:of|out\\s+of|among|in)\\s+(?:a\\s+class\\s+of\\s+)?(?<of>\\d{1,5}))?"_s,
            caseless);
        for (auto it = worded.globalMatch(m_text); it.hasNext();) {
            const auto match = it.next();
            GradeFinding finding;
            finding.kind = GradeKind::Rank;
            finding.rank.position = int(words.indexOf(match.captured(u"word"_s).toLower())) + 1;
            if (const auto of = number(match, u"of"))
                finding.rank.of = int(*of);
            finding.overall = !isPartial(spanOf(match));
            add(finding, spanOf(match), 0.9);
        }
    }

    void findPercents()
    {
        static const QRegularExpression top(
            u"(?:\\btop|(?:专业|年级|成绩|排名|绩点|学院|学业|GPA)*\\s*前)\\s*(?<percent>\\d{1,2}(?:\\.\\d+)?)\\s*%"_s,
            caseless);
        for (auto it = top.globalMatch(m_text); it.hasNext();)
            addRank(it.next(), 0.75);
    }

    /// "GPA: 4.93/5.00 (1/20)": a fraction of whole numbers behind a grade.
    void findFollowingRanks()
    {
        static const QRegularExpression fraction(
            u"^[\\s,;|(]*(?<position>\\d{1,4})\\s*/\\s*(?<of>\\d{2,5})\\s*[)]?(?![\\d./])"_s);
        const auto found = m_found;
        for (const GradeFinding &grade : found) {
            if (grade.kind == GradeKind::Rank)
                continue;
            const auto match = fraction.match(m_text.mid(grade.span.end()));
            if (!match.hasMatch())
                continue;
            GradeFinding finding;
            finding.kind = GradeKind::Rank;
            finding.rank.position = match.captured(u"position"_s).toInt();
            finding.rank.of = match.captured(u"of"_s).toInt();
            if (*finding.rank.position > *finding.rank.of)
                continue;
            Span span{grade.span.end() + match.capturedStart(u"position"_s), 0};
            span.length = grade.span.end() + match.capturedEnd(u"of"_s) - span.start;
            takePercentBehind(&finding.rank, &span);
            add(finding, span, 0.7);
        }
    }

    /// "3.82/4.0" without a word beside it.
    void findBareFractions()
    {
        static const QRegularExpression bare(
            u"(?<![\\d./-])(?<value>[0-5]\\.\\d{1,4})\\s*/\\s*(?<scale>4|4\\.0+|4\\.30?|4\\.50?|5|5\\.0+)(?![\\d./])"_s);
        if (std::ranges::any_of(m_found,
                                [](const GradeFinding &f) { return f.kind == GradeKind::Gpa; }))
            return;
        for (auto it = bare.globalMatch(m_text); it.hasNext();)
            addGrade(GradeKind::Gpa, it.next(), 0.7);
        // "16.25/20", "8.7/10": with a decimal it is no count of anything.
        static const QRegularExpression wide(
            u"(?<![\\d./-])(?<value>\\d{1,2}\\.\\d{1,2})\\s*/\\s*(?<scale>10|20)(?:\\.0+)?(?![\\d./])"_s);
        // "104/110": the marks of an Italian degree.
        static const QRegularExpression italian(
            u"(?<![\\d./-])(?<value>(?:6[6-9]|[7-9]\\d|10\\d|110))\\s*/\\s*(?<scale>110)(?![\\d./])"_s);
        for (const QRegularExpression *expression : {&wide, &italian}) {
            for (auto it = expression->globalMatch(m_text); it.hasNext();)
                addGrade(GradeKind::Gpa, it.next(), 0.7);
        }
    }

    void findHonours()
    {
        static const QRegularExpression honours(
            u"\\b(?:first[- ]class(?:\\s+honou?rs)?|(?:upper|lower)\\s+second[- "
            u"]class(?:\\s+honou?rs)?|"
            "second[- "
            "]class(?:\\s+honou?rs)?|(?:summa|magna)?\\s*cum\\s+laude|with\\s+(?:high(?:est)?\\s+)?"
            "(?:distinction|honou?rs?)|valedictorian|honou?rs\\s+(?:program|degree))\\b"_s,
            caseless);
        for (auto it = honours.globalMatch(m_text); it.hasNext();) {
            const auto match = it.next();
            GradeFinding finding;
            finding.kind = GradeKind::Honours;
            const Span span = trimmedSpan(spanOf(match));
            finding.text = m_original.sliced(span.start, span.length).toString();
            add(finding, span, 0.9);
        }
    }

    /// "1,3" is 1.3 in many countries; a list of numbers has spaces or more commas.
    void foldDecimalCommas()
    {
        static const QRegularExpression decimal(u"(?<![\\d.,])\\d{1,2},(?=\\d{1,2}(?![\\d,]))"_s);
        for (auto it = decimal.globalMatch(m_text); it.hasNext();)
            m_text[it.next().capturedEnd() - 1] = u'.';
    }

    /// "X.XX/4.00" only stands for a grade, and 4 is none.
    void maskPlaceholders()
    {
        static const QRegularExpression masked(
            u"(?<![A-Za-z])[xX*]+(?:\\.[xX*\\d]+)?\\s*/\\s*[\\dxX*]+(?:\\.[\\dxX*]+)?|"
            u"\\d\\.[xX*]+(?:\\s*/\\s*[\\d.]+)?"_s);
        for (auto it = masked.globalMatch(m_text); it.hasNext();) {
            const auto match = it.next();
            for (qsizetype i = match.capturedStart(); i < match.capturedEnd(); ++i)
                m_text[i] = u'|';
        }
    }

    QStringView m_original;
    QString m_text;
    QList<GradeFinding> m_found;
};

} // namespace

QList<GradeFinding> findGrades(QStringView text)
{
    return GradeFinder(text).all();
}

} // namespace Bole
