// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/documentsearch.h"

#include <algorithm>

namespace Bole {

namespace {

/// A text with all that does not matter taken away, and where each of its characters came from.
struct Folded
{
    QString text;
    QList<int> origin;
};

QString foldedCharacter(char32_t character)
{
    if (character >= 0x2010 && character <= 0x2015)
        return QStringLiteral("-");
    if (character == 0x2212)
        return QStringLiteral("-");
    if (character == 0x2018 || character == 0x2019)
        return QStringLiteral("'");
    if (character == 0x201c || character == 0x201d)
        return QStringLiteral("\"");
    if (character < 0x80)
        return QString(QChar(char16_t(character)).toLower());
    const QString apart =
        QString::fromUcs4(&character, 1).normalized(QString::NormalizationForm_KD);
    QString kept;
    for (QChar c : apart.toCaseFolded()) {
        if (!c.isMark() && c != QChar(0x00ad) && c != QChar(0x200b))
            kept.append(c);
    }
    return kept;
}

bool isSpaceOnly(const QString &text)
{
    return !text.isEmpty() && std::ranges::all_of(text, [](QChar c) { return c.isSpace(); });
}

enum class Hyphens { Kept, Dropped };

bool isHyphenated(QStringView text, qsizetype hyphen)
{
    return (text[hyphen] == u'-' || text[hyphen] == QChar(0x2010)) && hyphen > 0 &&
           text[hyphen - 1].isLetter() && hyphen + 2 < text.size() && text[hyphen + 1] == u'\n' &&
           text[hyphen + 2].isLetter();
}

Folded fold(QStringView text, Hyphens hyphens)
{
    Folded folded;
    int space = -1; // where a space is due, if what comes next is not Chinese
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool pair = text[i].isHighSurrogate() && i + 1 < text.size();
        const char32_t point =
            pair ? QChar::surrogateToUcs4(text[i], text[i + 1]) : text[i].unicode();
        const qsizetype start = i;
        i += pair ? 1 : 0;
        if (isHyphenated(text, start)) {
            if (hyphens == Hyphens::Kept) {
                folded.text.append(u'-');
                folded.origin.append(int(start));
            }
            ++i; // the line feed
            continue;
        }
        const QString piece = foldedCharacter(point);
        if (isSpaceOnly(piece)) {
            space = space < 0 ? int(start) : space;
            continue;
        }
        if (piece.isEmpty())
            continue;
        if (space >= 0 && !folded.text.isEmpty() && !isIdeographic(point) &&
            !isIdeographic(folded.text.back().unicode())) {
            folded.text.append(u' ');
            folded.origin.append(space);
        }
        space = -1;
        for (QChar c : piece) {
            folded.text.append(c);
            folded.origin.append(int(start));
        }
    }
    return folded;
}

void findFolded(QStringView text, const Folded &folded, const QString &needle,
                QList<TextFlow::Range> &hits)
{
    qsizetype at = folded.text.indexOf(needle);
    while (at >= 0) {
        const int from = folded.origin[at];
        int to = folded.origin[at + needle.size() - 1] + 1;
        // Accents that follow as characters of their own, and the second half of a pair, belong.
        while (to < text.size() && (text[to].isMark() || text[to].isLowSurrogate()))
            ++to;
        const TextFlow::Range range{from, to};
        if (!hits.contains(range))
            hits.append(range);
        at = folded.text.indexOf(needle, at + needle.size());
    }
}

} // namespace

QList<TextFlow::Range> findInText(QStringView text, QStringView query)
{
    QList<TextFlow::Range> hits;
    const QString needle = fold(query, Hyphens::Kept).text;
    if (needle.isEmpty())
        return hits;
    findFolded(text, fold(text, Hyphens::Kept), needle, hits);
    if (text.contains(u"-\n") || text.contains(u"\u2010\n")) {
        findFolded(text, fold(text, Hyphens::Dropped), needle, hits);
        std::ranges::sort(hits, {}, &TextFlow::Range::from);
    }
    return hits;
}

bool DocumentSearch::setQuery(const QString &query)
{
    if (query == m_query)
        return false;
    m_query = query;
    clearHits();
    return true;
}

void DocumentSearch::clearHits()
{
    m_hits.clear();
    m_current = -1;
}

void DocumentSearch::searchPage(int page, const TextFlow &flow)
{
    const Hit current = m_hits.value(m_current, Hit{-1, {}});
    m_hits.removeIf([page](const Hit &hit) { return hit.page == page; });
    const auto behind =
        std::ranges::find_if(m_hits, [page](const Hit &hit) { return hit.page > page; });
    qsizetype at = behind - m_hits.begin();
    for (const TextFlow::Range &range : findInText(flow.text(), m_query))
        m_hits.insert(at++, Hit{page, range});
    m_current = int(m_hits.indexOf(current));
}

QList<int> DocumentSearch::hitsOn(int page) const
{
    QList<int> indexes;
    for (int i = 0; i < m_hits.size(); ++i) {
        if (m_hits[i].page == page)
            indexes.append(i);
    }
    return indexes;
}

void DocumentSearch::goToNearest(TextPosition from)
{
    const auto next = std::ranges::find_if(
        m_hits, [from](const Hit &hit) { return TextPosition{hit.page, hit.range.from} >= from; });
    m_current = m_hits.isEmpty() ? -1 : next == m_hits.end() ? 0 : int(next - m_hits.begin());
}

void DocumentSearch::step(int direction)
{
    const int count = int(m_hits.size());
    if (count == 0)
        return;
    if (m_current < 0)
        m_current = direction > 0 ? 0 : count - 1;
    else
        m_current = (m_current + direction + count) % count;
}

} // namespace Bole
