// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/authorlist.h"
#include "model/intake/parsers/citations.h"
#include "model/knowledge/folding.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// What a line begins with: a bullet, a number in brackets, a number with a period …
enum class Opening { None, Bullet, Bracketed, Numbered };

Opening openingOf(const QString &text)
{
    static const QRegularExpression bracketed(
        u"^\\s*(?:\\[[A-Za-z]{0,3}-?\\d{1,4}\\]|[(]\\d{1,3}[)])\\s*"_s);
    static const QRegularExpression numbered(
        u"^\\s*(?:\\d{1,3}[.)、](?!\\d)|[A-Z]{1,2}\\d{1,3}[.:)])\\s*\\S"_s);
    static const QRegularExpression bullet(u"^\\s*[■•●○▪◦▶►❖✓➢·*–-]\\s*\\S"_s);
    if (bracketed.match(text).hasMatch())
        return Opening::Bracketed;
    if (numbered.match(text).hasMatch())
        return Opening::Numbered;
    return bullet.match(text).hasMatch() ? Opening::Bullet : Opening::None;
}

/// A line that a citation may end with: a year, a page, a DOI, a bracket or at least a period.
bool looksFinished(const QString &line)
{
    static const QRegularExpression ending(
        u"(?:(?:19|20)\\d{2}[a-z]?|\\d+\\s*-+\\s*\\d+|\\]|[)]|/"
        u"[\\w.-]+|CCF-?\\s?[ABC]|类)\\s*[.。;]?\\s*$|[.。]\\s*$|"
        "\\b(?:oral|spotlight|highlight|poster|best paper(?: award)?|nominee|to appear)\\W*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return ending.match(line).hasMatch();
}

bool hasYear(QStringView text)
{
    static const QRegularExpression year(u"(?<!\\d)(?:19|20)\\d{2}(?!\\d)|'\\d{2}(?!\\d)"_s);
    return year.matchView(text).hasMatch();
}

class Splitter
{
public:
    Splitter(const QList<CitationLine> &lines, const Knowledge &knowledge)
        : m_lines(lines), m_knowledge(knowledge)
    {
        for (const CitationLine &line : lines)
            m_folded.append(folded(line.text));
    }

    QList<LineRange> ranges() const
    {
        QList<LineRange> list;
        const auto starts = chooseStarts();
        for (qsizetype i = 0; i < m_lines.size(); ++i) {
            if (list.isEmpty() || starts[i])
                list.append({i, i});
            else
                list.last().last = i;
        }
        return list;
    }

private:
    QList<bool> chooseStarts() const
    {
        QList<bool> starts(m_lines.size(), false);
        if (m_lines.isEmpty())
            return starts;
        const auto fill = [&](auto test) {
            for (qsizetype i = 0; i < m_lines.size(); ++i)
                starts[i] = test(i);
            return std::ranges::count(starts, true);
        };
        if (fill([&](qsizetype i) { return m_lines[i].startsEntry; }) > 0) {
            fill([&](qsizetype i) { return m_lines[i].startsEntry || m_lines[i].followsEnd; });
            return starts;
        }
        if (fill([&](qsizetype i) { return m_lines[i].followsEnd; }) > 0) {
            fill([&](qsizetype i) {
                return m_lines[i].followsEnd || (hasGap(i) && beginsWithNames(i));
            });
            return starts;
        }
        const Opening first = openingOf(m_folded[0]);
        if (first != Opening::None &&
            fill([&](qsizetype i) { return openingOf(m_folded[i]) == first; }) > 0)
            return starts;
        if (fill([&](qsizetype i) { return isAuthorsAndYear(i); }) > 1 && starts[0])
            return starts;
        if (hangs() && fill([&](qsizetype i) { return isOutdented(i); }) > 0)
            return starts;
        fill([&](qsizetype i) { return hasGap(i) || (i > 0 && beginsByContent(i)); });
        return starts;
    }

    /// A line that holds authors and a year and nothing else; the title comes in the next.
    bool isAuthorsAndYear(qsizetype i) const
    {
        static const QRegularExpression year(
            u"^[\\s.,*]*[(]?(?:19|20)\\d{2}[a-z]?[)]?\\s*[.:]?\\s*$"_s);
        if (!hasYear(m_folded[i]))
            return false;
        const AuthorList names =
            readAuthors(m_folded[i], m_folded[i], 0, m_folded[i].size(), m_knowledge, {});
        return names.score >= 0.7 &&
               year.matchView(QStringView(m_folded[i]).sliced(names.end)).hasMatch();
    }

    bool hasGap(qsizetype i) const { return m_lines[i].gapBefore > 0.35; }

    double leftEdge() const
    {
        return std::ranges::min_element(m_lines, {}, &CitationLine::indent)->indent;
    }

    bool isOutdented(qsizetype i) const { return m_lines[i].indent < leftEdge() + 0.4; }

    /// Some lines stand at the edge, the others further in: the first lines hang out.
    bool hangs() const
    {
        if (!isOutdented(0))
            return false;
        qsizetype inside = 0;
        for (qsizetype i = 0; i < m_lines.size(); ++i)
            inside += isOutdented(i) ? 0 : 1;
        return inside > 0 && inside >= m_lines.size() / 4;
    }

    bool beginsByContent(qsizetype i) const
    {
        if (!looksFinished(m_folded[i - 1]))
            return false;
        // The citation before must have a year somewhere since it began.
        qsizetype back = i - 1;
        QString before = m_folded[back];
        while (back > 0 && before.size() < 400 && !hasYear(before))
            before.prepend(m_folded[--back]);
        if (!hasYear(before))
            return false;
        const QString &text = m_folded[i];
        const QChar firstLetter = text.trimmed().isEmpty() ? QChar() : text.trimmed().front();
        if (!firstLetter.isUpper() && !isHan(firstLetter) && firstLetter != u'"')
            return false;
        if (beginsWithNames(i))
            return true;
        return m_folded[i - 1].trimmed().size() + 15 < longestLine();
    }

    bool beginsWithNames(qsizetype i) const
    {
        const QString &text = m_folded[i];
        const AuthorList names = readAuthors(text, text, 0, text.size(), m_knowledge, {});
        return names.authors.size() >= 2 || names.score >= 0.7;
    }

    qsizetype longestLine() const
    {
        qsizetype longest = 0;
        for (const QString &line : m_folded)
            longest = std::max(longest, line.trimmed().size());
        return longest;
    }

    const QList<CitationLine> &m_lines;
    const Knowledge &m_knowledge;
    QStringList m_folded;
};

} // namespace

QList<LineRange> splitCitations(const QList<CitationLine> &lines, const Knowledge &knowledge)
{
    return Splitter(lines, knowledge).ranges();
}

} // namespace Bole
