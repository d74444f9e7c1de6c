// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/textline.h"

#include <QHash>

namespace Bole {

/// What makes a heading look like one.
struct HeadingStyle
{
    int size = 0; ///< in half points; for a text, the Markdown level
    bool bold = false;
    bool capitals = false;
    QString font;

    bool operator==(const HeadingStyle &) const = default;
    friend size_t qHash(const HeadingStyle &style, size_t seed = 0)
    {
        return qHashMulti(seed, style.size, style.bold, style.capitals, style.font);
    }
};

HeadingStyle headingStyle(const TextLine &line, const ReadingText &text);

/// How the running text of a document is set, and how its headings.
class HeadingLooks
{
public:
    explicit HeadingLooks(const ReadingText &text);

    /// Learns the headings' style from those that are known by their words.
    void learn(const QList<qsizetype> &known);

    HeadingStyle of(const TextLine &line) const { return headingStyle(line, m_text); }
    const HeadingStyle &body() const { return m_body; }
    const HeadingStyle &dominant() const { return m_dominant; } ///< of most known headings
    qsizetype dominantUses() const { return m_dominantUses; }

    /// Set apart from the running text: larger, bold, capitals, another font, or space above.
    bool standsOut(const TextLine &line) const;
    bool isDominant(const TextLine &line) const;
    /// Set apart by a rule or panel, where those set headings apart, and little else.
    bool isMarked(const TextLine &line) const
    {
        return (m_marksTell && isMarkedAlike(line)) || (m_barsTell && line.setOff);
    }
    /// Whether bars or badges alone tell the headings, whatever their words.
    bool areToldByBars() const { return m_barsTell; }

private:
    void learnDominant(const QList<qsizetype> &known);
    void weighMarks(const QList<qsizetype> &known);
    void weighBars();

    /// As most known headings are: by rules, or by bars and badges.
    bool isMarkedAlike(const TextLine &line) const
    {
        return line.marked && line.setOff == m_barsAreMarks;
    }

    const ReadingText &m_text;
    HeadingStyle m_body;
    HeadingStyle m_dominant;
    qsizetype m_dominantUses = 0;
    bool m_marksTell = false;
    bool m_barsAreMarks = false;
    bool m_barsTell = false;
};

} // namespace Bole
