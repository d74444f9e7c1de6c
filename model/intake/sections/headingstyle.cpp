// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/sections/headingstyle.h"

#include "model/intake/sections/knownheadings.h"
#include "model/intake/sections/tally.h"
#include "model/knowledge/folding.h"

#include <algorithm>
#include <cmath>

namespace Bole {

HeadingStyle headingStyle(const TextLine &line, const ReadingText &text)
{
    HeadingStyle style;
    // The heights of scanned lines depend on their letters.
    const double step = text.ocr ? 0.5 : 2;
    style.size = text.fromPages ? int(std::lround(line.size * step)) : line.level;
    style.bold = line.bold;
    style.capitals = line.isCapitals();
    style.font = line.font;
    return style;
}

HeadingLooks::HeadingLooks(const ReadingText &text) : m_text(text)
{
    Tally<HeadingStyle> characters;
    for (const TextLine &line : m_text.lines)
        characters.add(of(line), line.passage.size());
    qsizetype most = 0;
    for (const auto &[style, count] : characters.entries()) {
        if (count > most) {
            most = count;
            m_body = style;
        }
    }
}

void HeadingLooks::learn(const QList<qsizetype> &known)
{
    learnDominant(known);
    weighMarks(known);
}

void HeadingLooks::learnDominant(const QList<qsizetype> &known)
{
    Tally<HeadingStyle> uses;
    for (const qsizetype i : known)
        uses.add(of(m_text.lines[i]));
    for (const auto &[style, count] : uses.entries()) {
        const bool better =
            count > m_dominantUses || (count == m_dominantUses && style.size > m_dominant.size);
        if (better) {
            m_dominantUses = count;
            m_dominant = style;
        }
    }
}

void HeadingLooks::weighMarks(const QList<qsizetype> &known)
{
    constexpr qsizetype leastMarked = 3;
    const auto setOff =
        std::ranges::count_if(known, [this](qsizetype i) { return m_text.lines[i].setOff; });
    const auto ruled = std::ranges::count_if(
        known, [this](qsizetype i) { return m_text.lines[i].marked && !m_text.lines[i].setOff; });
    m_barsAreMarks = setOff > ruled;
    const auto all = std::ranges::count_if(m_text.lines, [this](const TextLine &line) {
        return isMarkedAlike(line) && couldBeHeading(line);
    });
    const qsizetype marked = qMax(setOff, ruled);
    m_marksTell =
        marked >= leastMarked && marked * 10 >= known.size() * 7 && marked * 10 >= all * 5;
    weighBars();
}

/// Bars and badges make headings by themselves, where they stand at lines that are set alike and
/// have text of their own below them: chips under chips are a list.
void HeadingLooks::weighBars()
{
    constexpr qsizetype leastSetOff = 4;
    constexpr qsizetype leastAlike = 3;
    Tally<HeadingStyle> styles;
    qsizetype all = 0;
    qsizetype bare = 0;
    for (qsizetype i = 0; i < m_text.lines.size(); ++i) {
        const TextLine &line = m_text.lines[i];
        if (!line.setOff || !couldBeHeading(line))
            continue;
        ++all;
        bare += i + 1 < m_text.lines.size() && m_text.lines[i + 1].setOff;
        styles.add(of(line));
    }
    qsizetype alike = 0;
    for (const auto &style : styles.entries())
        alike += style.count >= leastAlike ? style.count : 0;
    m_barsTell = all >= leastSetOff && alike * 10 >= all * 8 && bare * 3 <= all;
}

bool HeadingLooks::standsOut(const TextLine &line) const
{
    const HeadingStyle style = of(line);
    if (!m_text.fromPages)
        return style.size > 0 || style.bold || style.capitals || line.gapBefore > 0 ||
               &line == &m_text.lines.first();
    if (m_text.ocr && line.gapBefore > 0.12)
        return true;
    return line.marked || style.size > m_body.size || (style.bold && !m_body.bold) ||
           (style.capitals && !m_body.capitals) || style.font != m_body.font || line.level > 0 ||
           line.gapBefore > 0.4;
}

bool HeadingLooks::isDominant(const TextLine &line) const
{
    const HeadingStyle style = of(line);
    if (!m_text.fromPages)
        return style.size == m_dominant.size && style.capitals == m_dominant.capitals;
    if (m_dominant.capitals && !style.capitals && !hasHan(line.passage.text))
        return false;
    return qAbs(style.size - m_dominant.size) <= 1 && style.bold == m_dominant.bold &&
           (hasHan(line.passage.text) || style.font == m_dominant.font ||
            style.size > m_body.size + 2);
}

} // namespace Bole
