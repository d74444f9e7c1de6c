// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/citationfacts.h"

#include "model/intake/parsers/dates.h"
#include "model/intake/parsers/expressions.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

Span spanOf(const QRegularExpressionMatch &match, int group = 0)
{
    return {match.capturedStart(group), match.capturedLength(group)};
}

Span withoutTail(const QString &text, Span span, QStringView signs)
{
    while (span.length > 0 && signs.contains(text[span.end() - 1]))
        --span.length;
    return span;
}

void findIdentifiers(const QString &text, QStringView original, CitationFacts *facts)
{
    static const QRegularExpression doi(
        u"(?:https?://(?:dx\\.)?doi\\.org/|\\bdoi\\s*:?\\s*)?(10\\.\\d{4,9}/(?:[^\\s,;\"<>\\p{Han}]|(?<=-) (?=\\d))+)"_s,
        caseless);
    if (const auto match = doi.match(text); match.hasMatch()) {
        facts->doiSpan = withoutTail(text, spanOf(match, 1), u".)]:");
        facts->doi = original.sliced(facts->doiSpan.start, facts->doiSpan.length).toString();
        facts->doi.remove(u' '); // where its line was broken behind a hyphen
        facts->taken.append({match.capturedStart(), facts->doiSpan.end() - match.capturedStart()});
    }
    static const QRegularExpression arxiv(
        u"arxiv(?:\\s+preprint)?(?:\\s+arxiv)?\\s*(?:[:,]|\\babs/|\\.org/(?:abs|pdf)/)?\\s*(\\d{4}\\.\\d{4,5})(?:v\\d+)?"_s,
        caseless);
    if (const auto match = arxiv.match(text); match.hasMatch()) {
        facts->arxivSpan = spanOf(match, 1);
        facts->arxiv = match.captured(1);
        facts->taken.append(spanOf(match, 1));
    }
    static const QRegularExpression url(u"https?://[^\\s,;\"<>\\p{Han}]+"_s, caseless);
    for (auto it = url.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const Span span = withoutTail(text, spanOf(match), u".)]");
        if (span.overlaps(facts->doiSpan) && !facts->doi.isEmpty())
            continue;
        if (facts->url.isEmpty()) {
            facts->urlSpan = span;
            facts->url = original.sliced(span.start, span.length).toString();
        }
        facts->taken.append(span);
    }
}

void findNumbers(const QString &text, QStringView original, CitationFacts *facts)
{
    static const QRegularExpression pages(
        u"(?:\\bpp?\\.?|\\bpages?|第)\\s*:?\\s*((?:[A-Za-z]?\\d+)\\s*-+\\s*[A-Za-z]?\\d+)(?:\\s*页)"
        u"?|"
        "(?<=[):]|\\d:)\\s*(\\d{1,5}\\s*-+\\s*\\d{1,6})(?!-?\\d)|"
        "(?<=[\\d)],)\\s*(\\d{1,5}\\s*-+\\s*\\d{1,6})(?!-?\\d)|"
        "(?<=\\p{L},)\\s*(?!(?:19|20)\\d\\d\\s*-+\\s*(?:19|20)\\d\\d)(\\d{1,5}\\s*-+\\s*\\d{2,6})(?=\\s*(?:[.;]|$))|(?:\\bpp?\\.|\\bpage)\\s*(\\d+)(?!\\d)"_s,
        caseless);
    if (const auto match = pages.match(text); match.hasMatch()) {
        const int group = match.lastCapturedIndex(); // the alternatives have one each
        facts->pagesSpan = spanOf(match, group);
        facts->pages = original.sliced(facts->pagesSpan.start, facts->pagesSpan.length)
                           .toString()
                           .simplified();
        facts->taken.append(spanOf(match));
    }
    static const QRegularExpression others(
        u"\\bin:?\\s+[^()]{3,120}?\\(eds?\\.?\\)[.,:]?|\\bvol(?:ume|\\.)?\\s*\\d+|\\b(?:no|issue|"
        u"num)\\.?\\s*\\d+(?:-\\d+)?|\\b(?!(?:19|20)\\d\\d)\\d{1,4}\\s*\\("
        u"\\d{1,3}(?:-\\d+)?\\)|"
        "\\bart(?:icle)?\\.?\\s*(?:no\\.?)?\\s*\\d+|\\bIS[BS]N\\s*:?\\s*[\\dX-]+|\\bcategory\\s*:.*"
        "$|"
        "\\bmanuscript\\s+(?:ID|no\\.?|number)\\s*:?\\s*[\\w-]*\\d[\\w-]*|"
        "\\bcit(?:ed|ations?)\\s*(?:by)?\\s*:?\\s*\\d+|\\bIF\\s*[=:]?\\s*\\d+(?:\\.\\d+)?|"
        "影响因子\\s*[:=]?\\s*\\d+(?:\\.\\d+)?|"
        "\\bacceptance\\s+rate\\s*:?\\s*[\\d.]+%|\\[(?:pdf|doi|code|link|slides|video|paper|project(?: page)?|website|page|demo|data(?:set)?|poster|talk|arxiv|bibtex|openreview|github|appendix|supplement(?:ary)?)\\]"_s,
        caseless);
    for (auto it = others.globalMatch(text); it.hasNext();)
        facts->taken.append(spanOf(it.next()));
}

void findTier(const QString &text, CitationFacts *facts)
{
    // Schools have classes of their own ("校定A类期刊"): only beside the federation's name is it a
    // tier.
    static const QRegularExpression ccf(
        u"\\bCCF\\s*[-‐ ]?\\s*([ABC])(?![A-Za-z])(?:\\s*类?)?|"
        u"(?:\\bCCF|计算机学会)(?:(?!中文)[^,;.。()]){0,10}?(?<![A-Za-z])([ABC])\\s*类(?:\\s*(?:"
        u"会议|期刊))?|"
        u"(?<![A-Za-z])([ABC])\\s*类\\s*(?:会议|期刊)?[^,;.。]{0,2}\\bCCF\\b"_s,
        caseless);
    if (const auto match = ccf.match(text); match.hasMatch()) {
        const QString letter = match.captured(1) + match.captured(2) + match.captured(3);
        facts->tier = u"CCF-"_s + letter.toUpper();
        facts->tierSpan = spanOf(match);
        facts->taken.append(spanOf(match));
    }
    // Other ranks are no CCF tiers, but they are no venue either.
    static const QRegularExpression others(
        u"(?:校定|校内|学校|本校|学院)?(?<![A-Za-z])[A-E]\\s*类\\s*(?:会议|期刊)|"
        u"\\bSCI\\s*(?:[一二三四]区|Q[1-4])?|(?:中科院)?[一二三四]区|\\bJCR\\s*(?:Q[1-4]|[一二三四]"
        u"区)?|\\bQ[1-4]\\b|"
        "\\bCORE\\s*A\\*?|\\bEI(?:\\s*(?:检索|会议|期刊))?(?![A-Za-z])|\\bSSCI\\b|顶会|顶刊"_s);
    for (auto it = others.globalMatch(text); it.hasNext();)
        facts->taken.append(spanOf(it.next()));
}

} // namespace

CitationFacts findCitationFacts(const QString &text, QStringView original)
{
    CitationFacts facts;
    findIdentifiers(text, original, &facts);
    findNumbers(text, original, &facts);
    findTier(text, &facts);
    return facts;
}

std::optional<CitationDate> findCitationDate(const QString &text, qsizetype from,
                                             const QList<Span> &taken, PartialDate today)
{
    std::optional<CitationDate> found;
    const QStringView rest = QStringView(text).sliced(from);
    for (const DateRange &range : findDateRanges(rest, today)) {
        const Span span{range.span.start + from, range.span.length};
        if (std::ranges::any_of(taken, [&](const Span &s) { return s.overlaps(span); }))
            continue;
        const auto date = range.start ? range.start : range.end;
        if (!date)
            continue;
        // a month beats the bare year of the proceedings' name
        if (!found || found->date.month == 0 || date->month > 0)
            found = CitationDate{*date, span};
    }
    if (found)
        return found;
    // "论文集.2023:112-125": nothing parts the year from the name before it.
    static const QRegularExpression tight(u"(?<=\\p{Han}\\.)((?:19|20)\\d{2})(?=[:,.(])"_s);
    if (const auto match = tight.match(text, from); match.hasMatch())
        return CitationDate{{match.captured(1).toInt(), 0, 0}, spanOf(match)};
    static const QRegularExpression glued(u"(?<=[A-Za-z])\\s?'?(?:20)?(\\d{2})(?!\\d)"_s);
    const int thisYear = today.year > 0 ? today.year : 2100;
    for (auto it = glued.globalMatch(text, from); it.hasNext();) {
        const auto match = it.next();
        const bool apostrophe = match.captured().contains(u'\'');
        const bool four = match.capturedLength() >= 4 && match.captured().contains(u"20"_s);
        const int year = 2000 + match.captured(1).toInt();
        if ((!apostrophe && !four) || year > thisYear + 2)
            continue;
        found = CitationDate{{year, 0, 0}, spanOf(match)};
    }
    return found;
}

std::optional<CitationStatus> findCitationStatus(const QString &text, qsizetype from,
                                                 const Knowledge &knowledge)
{
    std::optional<CitationStatus> found;
    for (const WordMatch &word :
         knowledge.findWords(WordTable::Statuses, QStringView(text).sliced(from))) {
        const CitationStatus status{Stored<PublicationStatus>::fromText(word.value),
                                    {word.span.start + from, word.span.length}};
        // "arXiv preprint, under review": what is to come says more than where it lies now
        if (!found || found->status == PublicationStatus::Preprint ||
            found->status == PublicationStatus::Published)
            found = status;
    }
    return found;
}

} // namespace Bole
