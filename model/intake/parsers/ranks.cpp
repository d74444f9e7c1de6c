// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/ranks.h"

#include "model/intake/parsers/expressions.h"

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

class RankFinder
{
public:
    explicit RankFinder(GradeText &grades) : m_grades(grades), m_text(grades.text()) {}

    void findLabelled()
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
    void findWorded()
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
            if (const auto of = GradeText::number(match, u"of"))
                finding.rank.of = int(*of);
            finding.overall = !m_grades.isPartial(GradeText::spanOf(match));
            m_grades.add(finding, GradeText::spanOf(match), 0.9);
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
    void findFollowing()
    {
        static const QRegularExpression fraction(
            u"^[\\s,;|(]*(?<position>\\d{1,4})\\s*/\\s*(?<of>\\d{2,5})\\s*[)]?(?![\\d./])"_s);
        const auto found = m_grades.found();
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
            m_grades.add(finding, span, 0.7);
        }
    }

private:
    void addRank(const QRegularExpressionMatch &match, double score)
    {
        GradeFinding finding;
        finding.kind = GradeKind::Rank;
        if (const auto position = GradeText::number(match, u"position"))
            finding.rank.position = int(*position);
        else if (const int han = hanNumber(match.captured(u"han"_s)); han > 0)
            finding.rank.position = han;
        for (const QStringView group : {u"of", u"of2"}) {
            if (const auto of = GradeText::number(match, group); of && !finding.rank.of)
                finding.rank.of = int(*of);
        }
        finding.rank.percent = GradeText::number(match, u"percent");
        Span span = GradeText::spanOf(match);
        if (!finding.rank.percent)
            takePercentBehind(&finding.rank, &span);
        else if (!finding.rank.position)
            takeFractionBehind(&finding.rank, &span);
        static const QRegularExpression side(u"综测|综合测评|班级|group"_s, caseless);
        finding.overall = !side.match(match.captured()).hasMatch() && !m_grades.isPartial(span);
        if (finding.rank.of && finding.rank.position &&
            (*finding.rank.of == 0 || *finding.rank.position > *finding.rank.of))
            score *= 0.6;
        m_grades.add(finding, span, score);
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

    GradeText &m_grades;
    const QString &m_text;
};

} // namespace

void findRanks(GradeText &grades)
{
    RankFinder finder(grades);
    finder.findLabelled();
    finder.findWorded();
}

void findRanksBesideGrades(GradeText &grades)
{
    RankFinder finder(grades);
    finder.findPercents();
    finder.findFollowing();
}

} // namespace Bole
