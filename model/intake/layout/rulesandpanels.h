// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/ruledcells.h"
#include "model/intake/layout/textline.h"
#include "model/intake/layout/walls.h"
#include "model/record/documenttext.h"

namespace Bole {

/// What rules and panels say about a page's text.
class RulesAndPanels
{
public:
    explicit RulesAndPanels(const PageText &page);

    const QList<Wall> &walls() const { return m_walls; }
    /// All that no text goes across: walls, and the vertical rules of tables.
    QList<Wall> partings() const;
    /// Whether a panel as high as a line stands behind the text, and reaches beyond it, or a small
    /// square or round one right before it: so headings are set.
    bool isSetOff(const QRectF &text, double size) const;
    /// All straight lines of the page.
    const Ruling &ruling() const { return m_ruling; }
    /// The horizontal borders of tables.
    const QList<QRectF> &borders() const { return m_borders; }
    /// Marks the lines that a rule below or above, longer than their text, or a panel behind them
    /// sets apart, as headings are.
    void mark(QList<TextLine> &lines) const;

private:
    void tellBorders();
    void findRuleWalls(const PageText &page);
    void findPanelWalls(const PageText &page);
    void findBadges(const PageText &page);

    Ruling m_ruling;            ///< the parts of each line joined
    QList<QRectF> m_borders;    ///< those of them that are borders of a table
    QList<QRectF> m_underlines; ///< the others
    QList<QRectF> m_bands;      ///< panels as high as a line
    QList<QRectF> m_badges;     ///< panels as wide as they are high
    QList<Wall> m_walls;
};

} // namespace Bole
