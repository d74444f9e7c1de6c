// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/citationlinefacts.h"

#include "model/intake/parsers/authorlist.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

Opening openingOf(const QString &text)
{
    static const QRegularExpression bracketed(
        u"^\\s*(?:\\[[A-Za-z]{0,3}[-.]?\\d{1,4}\\]|[(]\\d{1,3}[)])\\s*"_s);
    static const QRegularExpression numbered(
        u"^\\s*(?:\\d{1,3}[.)、:](?!\\d)|[A-Z]{1,2}\\d{1,3}[.:)]|[a-z][.)](?=\\s+\\p{Lu}))\\s*\\S"_s);
    static const QRegularExpression bullet(u"^\\s*[■•●○▪◦▶►❖✓➢·*–-]\\s*\\S"_s);
    // "2023. Okafor, M. …", "(2021) Diaz, R. …", "2024, Title …"
    static const QRegularExpression year(
        u"^\\s*(?:[(\\[](?:19|20)\\d{2}[)\\]]|(?:19|20)\\d{2}[.,:])\\s+[\\p{L}\"《“]"_s);
    if (year.match(text).hasMatch())
        return Opening::Year;
    if (bracketed.match(text).hasMatch())
        return Opening::Bracketed;
    if (numbered.match(text).hasMatch())
        return Opening::Numbered;
    return bullet.match(text).hasMatch() ? Opening::Bullet : Opening::None;
}

/// A line that a citation may end with: a year, a page, a DOI, a bracket or at least a period.
static bool looksFinished(const QString &line)
{
    static const QRegularExpression ending(
        u"(?:(?:19|20)\\d{2}(?:[a-z]|[./"
        u"-]\\d{1,2})?(?:年(?:\\d{1,2}月)?)?|\\d+\\s*-+\\s*\\d+|\\]|[)]|/"
        u"[\\w.-]+|CCF-?\\s?[ABC]|类)\\s*[.。;]?\\s*$|[.。]\\s*$|"
        "\\b(?:oral|spotlight|highlight|poster|best paper(?: award)?|nominee|to appear)\\W*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return ending.match(line).hasMatch();
}

/// A year, or the number of a preprint, which begins with one.
static bool hasYear(QStringView text)
{
    static const QRegularExpression year(
        u"(?<!\\d)(?:19|20)\\d{2}(?!\\d)|'\\d{2}(?!\\d)|(?<!\\d)\\d{4}\\.\\d{4,5}(?!\\d)"_s);
    return year.matchView(text).hasMatch();
}

bool beginsWithLoneAuthor(const QString &text)
{
    static const QRegularExpression author(
        u"^(?:\\p{Lu}[\\p{L}'-]+,? \\p{Lu}{1,3}(?:\\. ?\\p{Lu})?\\.|(?:\\p{Lu}\\. "
        u"?){1,3}\\p{Lu}[\\p{L}'-]+\\.)"
        u"\\s+[(\"\\p{Lu}\\d]"_s);
    return author.match(text).hasMatch();
}

/// Begins with a capital, a Chinese word or a quotation mark, and not as a citation's rest does.
static bool opensLikeOne(const QString &text)
{
    static const QRegularExpression rest(
        u"^(?:in|vol|pp|no|doi|https?|isbn|issn|ieee|acm|proceedings|journal|arxiv)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QString start = text.trimmed();
    if (start.isEmpty() || rest.match(start).hasMatch())
        return false;
    return start.front().isUpper() || isHan(start.front()) || start.front() == u'"';
}

/// "Okafor, M. (2024).", "Student. 1908.", "Lin, Y. (in press).": authors, then a year or a state,
/// then the rest.
static bool isYearBehind(QStringView rest, const Knowledge &knowledge)
{
    static const QRegularExpression year(
        u"^[\\s.,*]*[(]?(?:19|20)\\d{2}[a-z]?(?:,[^()]{3,16})?[).:,]+\\s*[\\p{L}\"\\[]"_s);
    static const QRegularExpression state(u"^[\\s.,*]*[(]([^()]{4,32})[).:,]+\\s*[\\p{L}\"]"_s);
    if (year.matchView(rest).hasMatch())
        return true;
    const auto match = state.matchView(rest);
    return match.hasMatch() &&
           !knowledge.findWords(WordTable::Statuses, match.captured(1)).isEmpty();
}

static bool isBoldLine(const CitationLine &line)
{
    qsizetype bold = 0;
    for (const StyledSpan &style : line.styles)
        bold += style.bold ? style.span.length : 0;
    return bold * 10 > line.text.trimmed().size() * 8;
}

LineFacts factsOf(const CitationLine &line, const Knowledge &knowledge)
{
    static const QRegularExpression closing(
        u"(?:(?:19|20)\\d{2}[a-z]?|'\\d{2})(?!\\d)[^\\p{L}]{0,30}$"_s);
    LineFacts facts;
    facts.text = folded(line.text);
    const AuthorList names =
        readAuthors(facts.text, facts.text, 0, facts.text.size(), knowledge, {});
    facts.names = names.authors.size() >= 2 || names.score >= 0.7;
    facts.leadYear =
        !names.isEmpty() && isYearBehind(QStringView(facts.text).sliced(names.end), knowledge);
    // "In preparation" stands in the place of a year.
    facts.hasYear =
        hasYear(facts.text) || !knowledge.findWords(WordTable::Statuses, facts.text).isEmpty();
    facts.finished = looksFinished(facts.text);
    facts.closes = closing.match(facts.text).hasMatch();
    facts.opens = opensLikeOne(facts.text);
    facts.gap = line.gapBefore > 0.35;
    facts.bold = isBoldLine(line);
    return facts;
}

} // namespace Bole
