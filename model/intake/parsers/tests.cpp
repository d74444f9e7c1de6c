// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/tests.h"

#include "model/knowledge/testkinds.h"

#include "model/intake/parsers/dates.h"
#include "model/intake/parsers/expressions.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

bool isYear(double number)
{
    return number >= 1990 && number <= 2040;
}

bool isPlausible(const QString &test, double score)
{
    const TestKind *kind = findTestByName(test);
    if (kind && kind->least && kind->most)
        return score >= *kind->least && score <= *kind->most;
    return !isYear(score);
}

bool standsAlone(const QString &test)
{
    const TestKind *kind = findTestByName(test);
    return kind && kind->standsAlone;
}

QString partName(const QString &word)
{
    const QString key = word.toLower();
    if (key.startsWith(u'l') || key.startsWith(u'听'))
        return u"Listening"_s;
    if (key.startsWith(u'r') || key.startsWith(u'阅'))
        return u"Reading"_s;
    if (key.startsWith(u"aw"_s) || key.startsWith(u"an"_s) || key.startsWith(u"分析"_s))
        return u"Analytical Writing"_s;
    if (key.startsWith(u'w') || key.startsWith(u'写') || key.startsWith(u'作'))
        return u"Writing"_s;
    if (key.startsWith(u's') || key.startsWith(u'口'))
        return u"Speaking"_s;
    if (key.startsWith(u'v') || key.startsWith(u'语'))
        return u"Verbal"_s;
    return u"Quantitative"_s;
}

/// Reads the scores behind the names of tests.
class TestReader
{
public:
    TestReader(QStringView text, const Knowledge &knowledge)
        : m_text(folded(text)), m_names(knowledge.findWords(WordTable::Tests, m_text))
    {
        splitFourAndSix();
        joinTranslations();
    }

    QList<TestFinding> all()
    {
        QList<TestFinding> found;
        for (qsizetype i = 0; i < m_names.size();) {
            const qsizetype group = groupSize(i);
            if (group > 1 && addGroup(i, group, &found)) {
                i += group;
                continue;
            }
            if (auto finding = single(i))
                found.append(*finding);
            ++i;
        }
        return found;
    }

private:
    /// "CET-4/6", "四、六级": the second one is cut short.
    void splitFourAndSix()
    {
        static const QRegularExpression second(u"^\\s*[/、&]\\s*(?:CET-?)?6(?![\\d.])"_s, caseless);
        static const QRegularExpression both(u"四\\s*[/、,]?\\s*六级"_s);
        for (qsizetype i = 0; i < m_names.size(); ++i) {
            if (m_names[i].value != u"CET-4")
                continue;
            const auto match = second.match(m_text.mid(m_names[i].span.end()));
            if (match.hasMatch() &&
                !(i + 1 < m_names.size() &&
                  m_names[i + 1].span.start < m_names[i].span.end() + match.capturedEnd())) {
                m_names.insert(
                    i + 1,
                    {u"CET-6"_s, u"CET-6"_s, {m_names[i].span.end() + match.capturedEnd() - 1, 1}});
            }
        }
        if (const auto match = both.match(m_text); match.hasMatch()) {
            const Span span{match.capturedStart(), match.capturedLength()};
            m_names.removeIf([&](const WordMatch &m) { return m.span.overlaps(span); });
            m_names.prepend({u"CET-6"_s, u"CET-6"_s, {span.end() - 2, 2}});
            m_names.prepend({u"CET-4"_s, u"CET-4"_s, {span.start, span.length - 2}});
        }
    }

    /// "大学英语六级（CET-6）587 分": one test, named twice.
    void joinTranslations()
    {
        static const QRegularExpression between(u"^\\s*[(/]?\\s*$"_s);
        for (qsizetype i = 0; i + 1 < m_names.size();) {
            const qsizetype from = m_names[i].span.end();
            const QStringView gap =
                QStringView(m_text).sliced(from, m_names[i + 1].span.start - from);
            if (m_names[i].value != m_names[i + 1].value || !between.matchView(gap).hasMatch()) {
                ++i;
                continue;
            }
            m_names[i + 1].span = {m_names[i].span.start,
                                   m_names[i + 1].span.end() - m_names[i].span.start};
            m_names.removeAt(i);
        }
    }

    /// "普通话（流利）" is a language; the test of it has grades.
    bool isLanguage(const WordMatch &name, const QString &rest) const
    {
        static const QRegularExpression grade(
            u"^\\s*(?:水平)?(?:测试|考试)?\\s*[(:,]?\\s*[一二三]级|^水平"_s);
        return name.value == u"Putonghua" && name.span.length == 3 && !grade.match(rest).hasMatch();
    }

    /// Names with nothing but a slash between them share what follows: "CET4/CET6：612/656".
    qsizetype groupSize(qsizetype first) const
    {
        qsizetype size = 1;
        while (first + size < m_names.size()) {
            const qsizetype from = m_names[first + size - 1].span.end();
            const QStringView gap =
                QStringView(m_text).sliced(from, m_names[first + size].span.start - from);
            static const QRegularExpression joint(u"^\\s*(?:[/、&,]|and|和)?\\s*$"_s);
            if (!joint.matchView(gap).hasMatch())
                break;
            ++size;
        }
        return size;
    }

    bool addGroup(qsizetype first, qsizetype size, QList<TestFinding> *found) const
    {
        const qsizetype from = m_names[first + size - 1].span.end();
        static const QRegularExpression numbers(
            u"^[^\\d]{0,8}?(\\d{1,3}(?:\\.\\d)?)((?:\\s*(?:[/、,&]|and)\\s*\\d{1,3}(?:\\.\\d)?)+)"_s);
        const auto match = numbers.match(m_text.mid(from));
        if (!match.hasMatch())
            return false;
        static const QRegularExpression number(u"\\d{1,3}(?:\\.\\d)?"_s);
        qsizetype i = 0;
        QList<TestFinding> list;
        for (auto it = number.globalMatch(match.captured()); it.hasNext() && i < size; ++i) {
            const auto value = it.next();
            TestFinding finding;
            finding.test.name = m_names[first + i].value;
            finding.test.score = value.captured().toDouble();
            finding.span = m_names[first + i].span;
            finding.nameSpan = finding.span;
            finding.scoreSpan = {from + match.capturedStart() + value.capturedStart(),
                                 value.capturedLength()};
            finding.score = isPlausible(finding.test.name, *finding.test.score) ? 0.95 : 0.5;
            list.append(finding);
        }
        if (list.size() != size)
            return false;
        *found += list;
        return true;
    }

    std::optional<TestFinding> single(qsizetype i) const
    {
        const WordMatch &name = m_names[i];
        const qsizetype from = name.span.end();
        const qsizetype to = i + 1 < m_names.size() ? m_names[i + 1].span.start : m_text.size();
        const QString rest = m_text.mid(from, std::min<qsizetype>(to - from, 90));
        static const QRegularExpression notTaken(
            u"^\\s*(?:is\\s+|was\\s+)?(?:not\\s+(?:required|needed|taken)|waived|exempt|n/a\\b|免考|未考)"_s,
            caseless);
        if (isLanguage(name, rest) || notTaken.match(rest).hasMatch())
            return std::nullopt;
        TestFinding finding;
        finding.test.name = name.value;
        finding.span = name.span;
        finding.nameSpan = name.span;
        static const QRegularExpression score(
            u"^(?:\\s|[:()\\[/"
            u"-]|成绩|分数|总分|得分|考试|score[sd]?|overall|total|band|of|为|是|iBT|general|test|"
            u"通过|[,]|级)*?"
            "(\\d{1,4}(?:\\.\\d{1,2})?)(?![\\d年%]|\\.\\d|(?:AWA?|[VQLRSW])(?![\\p{L}\\d]))(?:\\s*/\\s*(?:9|120|340|710)(?:\\.0)?(?!\\d))?"_s,
            caseless);
        const auto match = score.match(rest);
        if (match.hasMatch()) {
            const double value = match.captured(1).toDouble();
            const bool plausible = isPlausible(name.value, value);
            if (plausible || !isYear(value)) {
                finding.test.score = value;
                finding.scoreSpan = {from + match.capturedStart(1), match.capturedLength(1)};
                finding.span.length = from + match.capturedEnd() - finding.span.start;
                finding.score = plausible ? 0.96 : 0.5;
            }
        }
        readParts(rest, from, &finding);
        if (!finding.test.score && !isPassed(name.span, rest) && !standsAlone(name.value))
            return std::nullopt;
        if (finding.score == 0)
            finding.score = isPassed(name.span, rest) ? 0.8 : 0.6;
        readDate(rest, from, &finding);
        return finding;
    }

    bool isPassed(Span name, const QString &rest) const
    {
        static const QRegularExpression after(
            u"^\\s*[(:,-]?\\s*(?:passed|pass\\b|通过|合格|优秀|良好|已过)"_s, caseless);
        static const QRegularExpression before(u"(?:通过|passed)\\s*(?:了|大学|全国|国家)*\\s*$"_s,
                                               caseless);
        return after.match(rest).hasMatch() ||
               before.match(m_text.left(name.start).right(12)).hasMatch();
    }

    void readParts(const QString &rest, qsizetype from, TestFinding *finding) const
    {
        static const QRegularExpression part(
            u"(?<![\\p{L}])(listening|reading|writing|speaking|verbal(?:\\s+reasoning)?|quant(?:"
            u"itative)?(?:\\s+reasoning)?|"
            "analytical(?:\\s+writing)?|AWA|AW|[LRWSVQ]|听力|阅读|写作|作文|口语|语文|数学)\\s*[:"
            "：=]?\\s*"
            "(?<before>\\d{1,3}(?:\\.\\d)?)(?![\\d])"
            // "168Q", "4.5AW"
            "|(?<![\\d.])(?<behind>\\d{1,3}(?:\\.\\d)?)(AWA|AW|[LRWSVQ])(?![\\p{L}\\d])"_s,
            caseless);
        qsizetype end = 0;
        for (auto it = part.globalMatch(rest); it.hasNext();) {
            const auto match = it.next();
            if (end > 0 && match.capturedStart() - end > 8)
                break;
            const bool behind = match.hasCaptured(u"behind"_s);
            const QString name = partName(match.captured(behind ? 4 : 1));
            finding->test.parts.insert(
                name, match.captured(behind ? u"behind"_s : u"before"_s).toDouble());
            finding->partSpans.insert(name, {from + match.capturedStart(), match.capturedLength()});
            end = match.capturedEnd();
        }
        static const QRegularExpression plus(u"^\\s*\\+\\s*(\\d(?:\\.\\d)?)(?!\\d)"_s);
        if (finding->test.name == u"GRE" && finding->test.score) {
            const qsizetype behind = finding->scoreSpan.end() - from;
            const auto match = plus.match(rest.mid(behind));
            if (match.hasMatch()) {
                finding->test.parts.insert(u"Analytical Writing"_s, match.captured(1).toDouble());
                finding->partSpans.insert(
                    u"Analytical Writing"_s,
                    {from + behind + match.capturedStart(1), match.capturedLength(1)});
                end = std::max(end, behind + match.capturedEnd());
            }
        }
        if (end > 0) {
            if (end < rest.size() && rest[end] == u')')
                ++end;
            finding->span.length = std::max(finding->span.end(), from + end) - finding->span.start;
        }
        if (!finding->test.parts.isEmpty() && finding->score == 0)
            readTotalBehind(rest, from, end, finding);
    }

    /// A total printed behind the parts; a GRE's is the sum of its two, all others stay without.
    void readTotalBehind(const QString &rest, qsizetype from, qsizetype end,
                         TestFinding *finding) const
    {
        finding->score = 0.7;
        static const QRegularExpression total(
            u"^\\W{0,4}(?:total|overall|sum|总分|共)\\s*:?\\s*(\\d{1,3}(?:\\.\\d)?)(?!\\d)"_s,
            caseless);
        static const QRegularExpression before(u"^\\W{0,4}(\\d{3})\\s*(?:in\\s+)?total\\b"_s,
                                               caseless);
        auto match = total.match(rest.mid(end));
        if (!match.hasMatch())
            match = before.match(rest.mid(end));
        const auto &parts = finding->test.parts;
        if (match.hasMatch() && isPlausible(finding->test.name, match.captured(1).toDouble())) {
            finding->test.score = match.captured(1).toDouble();
            finding->scoreSpan = {from + end + match.capturedStart(1), match.capturedLength(1)};
            finding->score = 0.9;
        } else if (finding->test.name == u"GRE" && parts.contains(u"Verbal"_s) &&
                   parts.contains(u"Quantitative"_s) && parts.value(u"Verbal"_s) >= 130 &&
                   parts.value(u"Quantitative"_s) >= 130) {
            finding->test.score = parts.value(u"Verbal"_s) + parts.value(u"Quantitative"_s);
        }
    }

    void readDate(const QString &rest, qsizetype from, TestFinding *finding) const
    {
        const qsizetype behind = finding->span.end() - from;
        const auto dates = findDateRanges(QStringView(rest).sliced(std::max<qsizetype>(0, behind)));
        if (dates.isEmpty() || !dates[0].single || dates[0].span.start > 4)
            return;
        finding->test.date = dates[0].start;
        finding->dateSpan = {from + std::max<qsizetype>(0, behind) + dates[0].span.start,
                             dates[0].span.length};
    }

    QString m_text;
    QList<WordMatch> m_names;
};

} // namespace

QList<TestFinding> findTests(QStringView text, const Knowledge &knowledge)
{
    return TestReader(text, knowledge).all();
}

} // namespace Bole
