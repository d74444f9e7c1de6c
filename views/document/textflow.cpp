// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/textflow.h"

#include "views/document/readingorder.h"

#include <algorithm>
#include <limits>

namespace Bole {

namespace {

double distance(const QRectF &box, const QPointF &point)
{
    const double dx = std::max({box.left() - point.x(), 0.0, point.x() - box.right()});
    const double dy = std::max({box.top() - point.y(), 0.0, point.y() - box.bottom()});
    return dx * dx + dy * dy;
}

bool isLetter(QChar c)
{
    return c.isLetterOrNumber() || c.isMark() || c.isSurrogate() || c == u'_' || c == u'\'';
}

/// What a double click takes together: a word, or a run of Chinese without its punctuation.
int wordClass(QStringView text, qsizetype at)
{
    const QChar c = text[at];
    if (c == u'\n')
        return 0;
    if (c.isSpace())
        return 1;
    if (!isLetter(c))
        return 2;
    char32_t point = c.unicode();
    if (c.isHighSurrogate() && at + 1 < text.size())
        point = QChar::surrogateToUcs4(c, text[at + 1]);
    else if (c.isLowSurrogate() && at > 0)
        point = QChar::surrogateToUcs4(text[at - 1], c);
    return isIdeographic(point) ? 3 : 4;
}

bool needsSpace(const Word &left, const Word &right)
{
    if (left.spaceAfter)
        return true;
    const double height = std::max(left.box.height(), right.box.height());
    const double gap = right.box.left() - left.box.right();
    const bool chinese =
        isIdeographic(left.text.back().unicode()) || isIdeographic(right.text.front().unicode());
    return gap > (chinese ? 0.6 : 0.12) * height;
}

} // namespace

bool isIdeographic(char32_t character)
{
    switch (QChar::script(character)) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Bopomofo:
        return true;
    default:
        // Their punctuation; the wide letters and digits are Latin.
        return (character >= 0x3001 && character <= 0x303f) ||
               (character >= 0xff00 && character <= 0xff65 && !QChar::isLetterOrNumber(character));
    }
}

bool TextFlow::isCovered(const QRectF &box, const QList<QRectF> &covered)
{
    return std::ranges::any_of(covered, [&box](const QRectF &cover) {
        const QRectF shared = cover & box;
        // A word that is hidden in part is hidden: its rest would give it away.
        return shared.width() > 0.05 * box.width() && shared.height() > 0.2 * box.height();
    });
}

TextFlow::TextFlow(const PageText &page, const QList<QRectF> &covered)
{
    QList<Word> words;
    std::ranges::copy_if(page.words, std::back_inserter(words), [&covered](const Word &word) {
        return !word.text.isEmpty() && !isCovered(word.box, covered);
    });
    for (const ReadLine &line : readingOrder(words)) {
        const int start = length();
        for (qsizetype i = 0; i < line.words.size(); ++i) {
            if (i > 0 && needsSpace(words[line.words[i - 1]], words[line.words[i]])) {
                const QRectF left = words[line.words[i - 1]].box;
                const QRectF right = words[line.words[i]].box;
                m_text.append(u' ');
                m_boxes.append(QRectF(left.right(), line.box.top(),
                                      std::max(0.0, right.left() - left.right()),
                                      line.box.height()));
            }
            addWord(words[line.words[i]]);
        }
        m_lines.append({{start, length()}, line.box, line.block});
        m_text.append(u'\n');
        m_boxes.append(QRectF());
        m_blocks.resize(std::max<qsizetype>(m_blocks.size(), line.block + 1));
        m_blocks[line.block] |= line.box;
    }
}

void TextFlow::addWord(const Word &word)
{
    const auto points = word.text.toUcs4();
    const bool known = word.characterBoxes.size() == points.size();
    const double step = word.box.width() / double(points.size());
    for (qsizetype i = 0; i < points.size(); ++i) {
        const QRectF box = known ? word.characterBoxes[i]
                                 : QRectF(word.box.left() + double(i) * step, word.box.top(), step,
                                          word.box.height());
        const int units = QChar::requiresSurrogates(points[i]) ? 2 : 1;
        for (int unit = 0; unit < units; ++unit)
            m_boxes.append(box);
    }
    m_text.append(word.text);
}

int TextFlow::lineIndexAt(int offset) const
{
    const auto line = std::ranges::find_if(
        m_lines, [offset](const Line &candidate) { return offset <= candidate.range.to; });
    return line == m_lines.end() ? int(m_lines.size()) - 1 : int(line - m_lines.begin());
}

QList<QRectF> TextFlow::rectsOf(Range range) const
{
    QList<QRectF> rects;
    for (const Line &line : m_lines) {
        const Range part{std::max(range.from, line.range.from), std::min(range.to, line.range.to)};
        if (part.isEmpty())
            continue;
        QRectF rect;
        for (int i = part.from; i < part.to; ++i)
            rect |= m_boxes[i];
        rects.append(rect);
    }
    return rects;
}

const TextFlow::Line *TextFlow::nearestLine(const QPointF &point) const
{
    if (m_lines.isEmpty())
        return nullptr;
    const auto block = std::ranges::min_element(
        m_blocks, {}, [&point](const QRectF &box) { return distance(box, point); });
    const int wanted = int(block - m_blocks.begin());
    const Line *nearest = nullptr;
    double least = std::numeric_limits<double>::max();
    for (const Line &line : m_lines) {
        const double dy =
            std::max({line.box.top() - point.y(), 0.0, point.y() - line.box.bottom()});
        if (line.block == wanted && dy < least) {
            least = dy;
            nearest = &line;
        }
    }
    return nearest;
}

int TextFlow::offsetInLine(const Line &line, double x) const
{
    for (int i = line.range.from; i < line.range.to; ++i) {
        if (x < m_boxes[i].center().x())
            return i;
        if (m_text[i].isHighSurrogate())
            ++i;
    }
    return line.range.to;
}

int TextFlow::offsetAt(const QPointF &point) const
{
    const Line *line = nearestLine(point);
    return line ? offsetInLine(*line, point.x()) : 0;
}

int TextFlow::characterAt(const QPointF &point) const
{
    for (const Line &line : m_lines) {
        if (!line.box.contains(point))
            continue;
        for (int i = line.range.from; i < line.range.to; ++i) {
            if (point.x() >= m_boxes[i].left() && point.x() <= m_boxes[i].right())
                return i;
        }
    }
    return -1;
}

TextFlow::Range TextFlow::wordAt(int offset) const
{
    if (m_text.isEmpty())
        return {};
    int at = std::clamp(offset, 0, length() - 1);
    if (m_text[at] == u'\n' && at > 0)
        --at;
    const int kind = wordClass(m_text, at);
    Range range{at, at + 1};
    while (range.from > 0 && wordClass(m_text, range.from - 1) == kind)
        --range.from;
    while (range.to < length() && wordClass(m_text, range.to) == kind)
        ++range.to;
    return range;
}

TextFlow::Range TextFlow::lineAt(int offset) const
{
    return m_lines.isEmpty() ? Range() : m_lines[lineIndexAt(offset)].range;
}

int TextFlow::lineAbove(int offset) const
{
    const int line = lineIndexAt(offset);
    if (line <= 0)
        return 0;
    return offsetInLine(m_lines[line - 1], caretAt(offset).left());
}

int TextFlow::lineBelow(int offset) const
{
    const int line = lineIndexAt(offset);
    if (line < 0 || line + 1 >= m_lines.size())
        return length();
    return offsetInLine(m_lines[line + 1], caretAt(offset).left());
}

int TextFlow::nextWord(int offset, int direction) const
{
    int at = offset;
    if (direction > 0) {
        if (at >= length())
            return length();
        at = wordAt(at).to;
        while (at < length() && wordClass(m_text, at) <= 1)
            ++at;
        return at;
    }
    while (at > 0 && wordClass(m_text, at - 1) <= 1)
        --at;
    return at > 0 ? wordAt(at - 1).from : 0;
}

QRectF TextFlow::caretAt(int offset) const
{
    if (m_lines.isEmpty())
        return {};
    const Line &line = m_lines[lineIndexAt(offset)];
    const int at = std::clamp(offset, line.range.from, line.range.to);
    const double x = at < line.range.to ? m_boxes[at].left() : line.box.right();
    return {x, line.box.top(), 1, line.box.height()};
}

QString TextFlow::flatText(Range range) const
{
    QString flat;
    for (int i = std::max(0, range.from); i < std::min(range.to, length()); ++i) {
        if (m_text[i] != u'\n') {
            flat.append(m_text[i]);
            continue;
        }
        const bool chinese = i + 1 < length() && i > 0 && isIdeographic(m_text[i - 1].unicode()) &&
                             isIdeographic(m_text[i + 1].unicode());
        if (!chinese && i + 1 < range.to)
            flat.append(u' ');
    }
    return flat.trimmed();
}

} // namespace Bole
