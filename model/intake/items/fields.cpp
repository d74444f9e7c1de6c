// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/items/fields.h"

#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

static Passage withoutTitles(Passage name)
{
    static const QRegularExpression title(
        QStringLiteral(
            "^(?:(?:assoc(?:iate|\\.)?|assist(?:ant|\\.)?)?\\s*prof(?:essors?)?\\b\\.?|drs?\\b\\.?|"
            "(?:\\p{L}{2,6}\\.\\s*)+(?=(?:prof|dr)\\b)|"
            "mr\\b\\.?|ms\\b\\.?|mrs\\b\\.?|senior engineer|engineer|research scientist)\\s*"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression suffix(
        QStringLiteral("\\s*(?:副教授|助理教授|教授|老师|研究员|博士|院士|讲师)$"));
    for (auto match = title.match(name.text); match.hasMatch() && match.capturedLength() > 0;
         match = title.match(name.text))
        name = name.mid(match.capturedLength()).trimmed();
    if (const auto match = suffix.match(name.text); match.hasMatch())
        name = name.mid(0, match.capturedStart());
    // "A. Vale and Prof. B. Otter": the second one has a title, too.
    static const QRegularExpression later(
        QStringLiteral(
            "(?<=\\band |[&,，/、和]\\s|[&/、和，])(?:(?:assoc|assist)\\.?\\s*)?(?:prof(?:"
            "essor)?|dr)\\b\\.?\\s*"),
        QRegularExpression::CaseInsensitiveOption);
    for (auto match = later.match(name.text); match.hasMatch(); match = later.match(name.text)) {
        Passage rest = name.mid(0, match.capturedStart());
        rest.append(name.mid(match.capturedEnd()));
        name = rest;
    }
    return name.tidied();
}

std::optional<AdvisorFinding> findAdvisor(const Passage &text, const Knowledge &knowledge)
{
    static const QRegularExpression label(
        QStringLiteral(
            "(?:\\b(?:advised|supervised|mentored|guided)\\s+by\\b"
            "|\\bunder (?:the )?(?:supervision|guidance|mentorship|direction) of\\b"
            "|\\b(?:co-)?(?:advisors?|advisers?|supervisors?|mentors?|managers?|hosts?|principal "
            "investigator|pi)(?:\\s+of\\s+(?:the\\s+|my\\s+)?(?:\\w+\\s+)?thesis)?\\s*(?:\\([^)]*"
            "\\))?\\s*[:：]"
            "|\\b(?:advisors?|advisers?|supervisors?|mentors?)\\s+(?=(?:prof|dr)\\b)"
            "|\\bunder (?=(?:prof|dr)\\b)"
            "|\\b(?:thesis |dissertation )?committee\\s*[:：]\\s*(?=[^,;]{3,40}\\(chair\\))"
            "|\\b(?:thesis|dissertation|work(?:ed|ing)?|project) with\\s+(?=(?:assoc\\.? "
            "|assist\\.? )?(?:prof|dr)\\b)"
            "|(?:指导教师|指导教授|指导老师|合作导师|导师|指导人|(?<!\\p{Han})经理)\\s*(?:[:：]|(?="
            "["
            "\\p{Han}A-Z ]))"
            ")\\s*"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    const QRegularExpressionMatch match = label.match(folded(text.text));
    if (!match.hasMatch())
        return {};
    static const QRegularExpression stop(
        QStringLiteral("[,;，；。|\\t•(（)）]|\\.\\s|\\.$|\\s(?:at|in|from|on|since|during|for)\\s|"
                       "\\s[–—-]\\s|\\s{2,}"));
    qsizetype from = match.capturedEnd();
    qsizetype end = text.size();
    // "Prof. X": the stop that a title brings does not count.
    qsizetype search = from;
    static const QRegularExpression title(
        QStringLiteral("^\\s*(?:\\p{L}{2,6}\\.\\s*)*(?:prof|dr|mr|ms)\\.\\s*"),
        QRegularExpression::CaseInsensitiveOption);
    if (const auto t = title.match(text.text.mid(from)); t.hasMatch())
        search += t.capturedLength();
    while (true) {
        const QRegularExpressionMatch stopMatch = stop.match(text.text, search);
        if (!stopMatch.hasMatch())
            break;
        const qsizetype at = stopMatch.capturedStart();
        // An initial's point ("J. Doe") and a further advisor's title go on with the name.
        const bool initial = text.text[at] == u'.' && at > 0 && text.text[at - 1].isUpper() &&
                             (at < 2 || !text.text[at - 2].isLetter());
        const QString before = text.text.mid(from, at - from).toLower();
        const bool laterTitle =
            text.text[at] == u'.' &&
            (before.endsWith(u"prof") || before.endsWith(u"dr") || before.endsWith(u"assoc"));
        // "Dr. A. Vale, Prof. B. Otter": the second one's title shows that there are two.
        static const QRegularExpression second(
            QStringLiteral("^[,，、]\\s*(?:and\\s+)?(?:(?:assoc|assist)\\.?\\s*)?(?:prof|dr)\\b\\.?"
                           "(?:\\s*(?:dr|ing|rer|nat|habil)\\b\\.?)*\\s*"),
            QRegularExpression::CaseInsensitiveOption);
        if (const auto more = second.match(text.text.mid(at)); more.hasMatch()) {
            search = at + more.capturedLength();
            continue;
        }
        if (initial || laterTitle) {
            search = at + 1;
            continue;
        }
        end = at;
        break;
    }
    Passage name = withoutTitles(text.mid(from, end - from).trimmed());
    const bool plausible = !name.isEmpty() && name.size() < 80 && !name.text.front().isLower() &&
                           !name.text.contains(u'@');
    const bool labelled = match.captured().contains(u':') || match.captured().contains(u'：') ||
                          match.captured().endsWith(u"by ") || !match.captured().isEmpty();
    if (!plausible || !labelled)
        return {};
    Q_UNUSED(knowledge)
    return AdvisorFinding{name, {match.capturedStart(), end - match.capturedStart()}};
}

/// "2016, 2018, 2019", of which two follow each other: years in one row, from the first to the
/// last.
static std::optional<Period> yearsInARow(const QList<DatedPassage> &dates, const DatedPassage &best)
{
    constexpr int nearest = 4; // characters between two of them
    Period period;
    const auto isYears = [](const DateRange &range) {
        return range.start && range.start->month == 0 && !range.current && !range.expected;
    };
    if (dates.size() < 2 || !isYears(best.range) || best.range.score > 0.8)
        return {};
    for (qsizetype i = 0; i < dates.size(); ++i) {
        const DatedPassage &date = dates[i];
        const bool apart =
            i > 0 && (date.passage.at.isEmpty() || dates[i - 1].passage.at.isEmpty() ||
                      date.passage.at.first() - dates[i - 1].passage.at.last() > nearest);
        if (!isYears(date.range) || apart)
            return {};
        if (!period.start || *date.range.start < *period.start)
            period.start = date.range.start;
        const auto end = date.range.end ? date.range.end : date.range.start;
        if (!period.end || *period.end < *end)
            period.end = end;
    }
    period.passage = dates.first().passage;
    period.endPassage = dates.last().passage;
    period.score = best.range.score;
    return period;
}

Period periodOf(const QList<DatedPassage> &dates)
{
    Period period;
    const DatedPassage *best = nullptr;
    for (const DatedPassage &date : dates) {
        const bool better =
            !best || (best->range.single && !date.range.single) ||
            (best->range.single == date.range.single && date.range.score > best->range.score + 0.3);
        if (better)
            best = &date;
    }
    if (!best)
        return period;
    // "2024, 2026": from the first to the last.
    const bool singles = std::all_of(dates.cbegin(), dates.cend(), [](const DatedPassage &date) {
        return date.range.single && date.range.start;
    });
    if (singles && dates.size() > 1) {
        const auto [first, last] =
            std::minmax_element(dates.cbegin(), dates.cend(), [](const auto &a, const auto &b) {
                return *a.range.start < *b.range.start;
            });
        period.start = first->range.start;
        period.end = last->range.start;
        period.passage = first->passage;
        period.endPassage = last->passage;
        period.score = first->range.score;
        return period;
    }
    if (const auto years = yearsInARow(dates, *best))
        return *years;
    period.start = best->range.start;
    period.end = best->range.end;
    period.current = best->range.current;
    period.expected = best->range.expected;
    period.single = best->range.single;
    period.passage = best->passage;
    period.endPassage = best->passage;
    period.score = best->range.score;
    return period;
}

} // namespace Bole
