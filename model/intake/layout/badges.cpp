// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/badges.h"

#include <algorithm>

namespace Bole {

namespace {

constexpr double largestBadge = 32; ///< points
constexpr qsizetype leastBadges = 2;

bool isSquare(const QRectF &panel)
{
    const double longer = qMax(panel.width(), panel.height());
    return longer <= largestBadge && qMin(panel.width(), panel.height()) > 0.75 * longer;
}

/// A panel about as large as the text on it.
bool isOnChip(const Atom &atom, const QList<QRectF> &panels)
{
    return std::ranges::any_of(panels, [&](const QRectF &panel) {
        return panel.contains(atom.box.center()) && panel.height() < 3 * atom.size &&
               panel.width() < 12 * atom.size;
    });
}

bool isBeside(const Atom &badge, const Atom &next)
{
    const double gap = next.box.left() - badge.box.right();
    const double middle = badge.box.center().y();
    return gap > 0 && gap < 3 * next.size && next.box.top() < middle && next.box.bottom() > middle;
}

} // namespace

void dropBadges(QList<Atom> &atoms, const QList<QRectF> &panels)
{
    QList<QRectF> squares;
    std::ranges::copy_if(panels, std::back_inserter(squares), isSquare);
    if (squares.size() < leastBadges)
        return;
    QList<qsizetype> badges;
    for (qsizetype i = 0; i + 1 < atoms.size(); ++i) {
        const bool onSquare = atoms[i].text.size() == 1 &&
                              atoms[i].text.front().isLetterOrNumber() &&
                              std::ranges::any_of(squares, [&](const QRectF &square) {
                                  return square.contains(atoms[i].box.center());
                              });
        if (onSquare && isBeside(atoms[i], atoms[i + 1]) && !isOnChip(atoms[i + 1], panels))
            badges.append(i);
    }
    if (badges.size() < leastBadges)
        return;
    for (qsizetype b = badges.size() - 1; b >= 0; --b)
        atoms.removeAt(badges[b]);
}

} // namespace Bole
