// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/ruledpage.h"

#include "app/readerprocess/pathbox.h"

#include <GfxState.h>

#include <algorithm>

namespace Bole {

namespace {

// In points.
constexpr double thickestRule = 3;
constexpr double shortestRule = 12;
constexpr double lowestPanel = 8; ///< behind one line
constexpr qsizetype most = 4'000; ///< a hostile page may have millions

} // namespace

void RuledPage::add(QRectF box, bool isFilled)
{
    const double thin = std::min(box.width(), box.height());
    const double wide = std::max(box.width(), box.height());
    const bool coversPage =
        box.width() > 0.95 * m_page.width() && box.height() > 0.95 * m_page.height();
    if (coversPage || m_rules.size() + m_panels.size() >= most)
        return;
    if (thin <= thickestRule && wide >= shortestRule)
        m_rules.append(box);
    else if (isFilled && thin >= lowestPanel)
        m_panels.append(box);
    else if (!isFilled && thin >= lowestPanel)
        m_rules += {QRectF(box.topLeft(), QSizeF(box.width(), 0)),
                    QRectF(box.bottomLeft(), QSizeF(box.width(), 0)),
                    QRectF(box.topLeft(), QSizeF(0, box.height())),
                    QRectF(box.topRight(), QSizeF(0, box.height()))};
}

void RuledPage::addStroke(const GfxState &state)
{
    GfxRGB color;
    state.getStrokeRGB(&color);
    const GfxPath *path = state.getPath();
    if (isPaper(color) || !path)
        return;
    for (int i = 0; i < path->getNumSubpaths(); ++i) {
        PathBox part = boxOf(state, *path->getSubpath(i));
        // A thick line is a panel that somebody drew with one stroke.
        const double width = state.getTransformedLineWidth() / 2;
        const bool isBand = width * 2 > thickestRule;
        const bool level = part.box.height() <= part.box.width();
        if (isBand && part.points == 2)
            part.box.adjust(level ? 0 : -width, level ? -width : 0, level ? 0 : width,
                            level ? width : 0);
        if (part.isPlain() && clipBox(state, part.box))
            add(part.box, isBand && part.points == 2);
    }
}

void RuledPage::addFill(const GfxState &state)
{
    GfxRGB color;
    state.getFillRGB(&color);
    const GfxPath *path = state.getPath();
    if (isPaper(color) || !path)
        return;
    for (int i = 0; i < path->getNumSubpaths(); ++i) {
        PathBox part = boxOf(state, *path->getSubpath(i));
        // Corners may be round: what is filled is a panel all the same.
        constexpr int pointsOfRounded = 128; // browsers draw a circle in 32 arcs
        const bool isPanel = part.points >= 3 && part.points <= pointsOfRounded;
        if (isPanel && clipBox(state, part.box))
            add(part.box, true);
    }
}

} // namespace Bole
