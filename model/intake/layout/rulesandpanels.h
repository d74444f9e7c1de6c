// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
    /// The horizontal borders of tables.
    const QList<QRectF> &borders() const { return m_borders; }
    /// Marks the lines that a rule below or above, longer than their text, or a panel behind them
    /// sets apart, as headings are.
    void mark(QList<TextLine> &lines) const;

private:
    void tellBorders(const PageText &page);
    void findRuleWalls(const PageText &page);
    void findPanelWalls(const PageText &page);

    QList<QRectF> m_levels;     ///< horizontal rules, their parts joined
    QList<QRectF> m_borders;    ///< those of them that are borders of a table
    QList<QRectF> m_underlines; ///< the others
    QList<QRectF> m_bands;      ///< panels as high as a line
    QList<Wall> m_walls;
};

} // namespace Bole
