// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/grades.h"

#include "model/intake/parsers/expressions.h"
#include "model/intake/parsers/ranks.h"
#include "model/knowledge/labels.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

class GradeFinder
{
public:
    explicit GradeFinder(QStringView text) : m_grades(text) {}

    QList<GradeFinding> all()
    {
        findRanks(m_grades);
        findGpas();
        findAverages();
        findTrailingGpas();
        findRanksBesideGrades(m_grades);
        findBareFractions();
        findHonours();
        QList<GradeFinding> found = m_grades.found();
        std::ranges::sort(found, {}, [](const GradeFinding &f) { return f.span.start; });
        return found;
    }

private:
    void addGrade(GradeKind kind, const QRegularExpressionMatch &match, double score)
    {
        const auto value = GradeText::number(match, u"value");
        if (!value)
            return;
        GradeFinding finding;
        finding.kind = kind;
        finding.grade.value = *value;
        for (const QStringView group : {u"scale", u"scale2", u"scale3"}) {
            if (const auto scale = GradeText::number(match, group); scale && !finding.grade.scale)
                finding.grade.scale = scale;
        }
        const auto scale = finding.grade.scale;
        if (scale && (*scale <= 0 || (*value > *scale * 1.25 && *value - *scale > 1)))
            score *= 0.5; // kept as printed, for a check to look at
        // Marks of a hundred are an average, whatever they are called.
        constexpr double mostPoints = 20;
        if (kind == GradeKind::Gpa && (scale ? *scale == 100 : *value > mostPoints))
            finding.kind = GradeKind::Average;
        finding.overall = !m_grades.isPartial(GradeText::spanOf(match));
        m_grades.add(finding, GradeText::spanOf(match), score);
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
        if (m_grades.found().isEmpty())
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

    /// "3.82/4.0" without a word beside it.
    void findBareFractions()
    {
        static const QRegularExpression bare(
            u"(?<![\\d./-])(?<value>[0-5]\\.\\d{1,4})\\s*/\\s*(?<scale>4|4\\.0+|4\\.30?|4\\.50?|5|5\\.0+)(?![\\d./])"_s);
        if (std::ranges::any_of(m_grades.found(),
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
            const Span span = m_grades.trimmedSpan(GradeText::spanOf(match));
            finding.text = m_grades.original().sliced(span.start, span.length).toString();
            m_grades.add(finding, span, 0.9);
        }
    }

    GradeText m_grades;
    const QString &m_text = m_grades.text();
};

} // namespace

QList<GradeFinding> findGrades(QStringView text)
{
    return GradeFinder(text).all();
}

} // namespace Bole
