// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/layout/rulesandpanels.h"

#include <algorithm>
#include <optional>

namespace Bole {

namespace {

constexpr double touch = 3;           // points
constexpr double tallWall = 0.25;     // of the page's height
constexpr double widestSideBar = 0.6; // of the page's width
constexpr double highestBand = 36;    // points

bool isLevel(const QRectF &rule)
{
    return rule.width() > rule.height();
}

/// Joins what touches end to end: a border is drawn cell by cell, a dotted line dot by dot.
QList<QRectF> joined(QList<QRectF> rules, bool level)
{
    const auto place = [level](const QRectF &rule) {
        return level ? std::pair(qRound(rule.center().y()), rule.left())
                     : std::pair(qRound(rule.center().x()), rule.top());
    };
    std::ranges::stable_sort(rules, {}, place);
    QList<QRectF> whole;
    for (const QRectF &rule : std::as_const(rules)) {
        QRectF *last = whole.isEmpty() ? nullptr : &whole.last();
        const bool goesOn = last && (level ? qAbs(last->center().y() - rule.center().y()) < 1 &&
                                                 rule.left() < last->right() + touch
                                           : qAbs(last->center().x() - rule.center().x()) < 1 &&
                                                 rule.top() < last->bottom() + touch);
        if (goesOn && level)
            last->setRight(qMax(last->right(), rule.right()));
        else if (goesOn)
            last->setBottom(qMax(last->bottom(), rule.bottom()));
        else
            whole.append(rule);
    }
    return whole;
}

QList<QRectF> rulesOf(const PageText &page, bool level)
{
    QList<QRectF> rules;
    for (const QRectF &rule : page.rules) {
        if (isLevel(rule) == level)
            rules.append(rule);
    }
    return joined(rules, level);
}

/// Whether a horizontal rule touches or crosses a vertical one.
bool isMet(const QRectF &level, const QRectF &upright)
{
    const double x = upright.center().x();
    const double y = level.center().y();
    return level.left() < x + touch && level.right() > x - touch && y > upright.top() - touch &&
           y < upright.bottom() + touch;
}

} // namespace

RulesAndPanels::RulesAndPanels(const PageText &page)
    : m_ruling{rulesOf(page, true), rulesOf(page, false)}
{
    findRuleWalls(page);
    tellBorders();
    for (const QRectF &panel : page.panels) {
        if (panel.height() <= highestBand && panel.width() > panel.height())
            m_bands.append(panel);
    }
    findPanelWalls(page);
    findBadges(page);
}

/// Those of one size of which a page has several.
void RulesAndPanels::findBadges(const PageText &page)
{
    constexpr double largest = 36;
    constexpr qsizetype least = 3;
    const auto isSquare = [](const QRectF &panel) {
        return panel.width() < largest && qAbs(panel.width() - panel.height()) < 2;
    };
    for (const QRectF &panel : page.panels) {
        const auto alike = std::ranges::count_if(page.panels, [&](const QRectF &other) {
            return isSquare(other) && qAbs(other.width() - panel.width()) < 2;
        });
        if (isSquare(panel) && alike >= least)
            m_badges.append(panel);
    }
}

bool RulesAndPanels::isSetOff(const QRectF &text, double size) const
{
    const QPointF middle = text.center();
    const bool onBand = std::ranges::any_of(m_bands, [&](const QRectF &band) {
        return band.contains(middle) && band.height() < 3 * size &&
               band.width() > text.width() + 2 * size;
    });
    return onBand || std::ranges::any_of(m_badges, [&](const QRectF &badge) {
               const double gap = text.left() - badge.right();
               return badge.width() > 1.2 * size && gap > -1 && gap < 1.5 * size &&
                      qAbs(badge.center().y() - middle.y()) < 0.5 * size;
           });
}

/// The borders of a table order its cells; a frame around one heading is none.
void RulesAndPanels::tellBorders()
{
    for (const QRectF &level : std::as_const(m_ruling.levels)) {
        double tallest = 0;
        qsizetype met = 0;
        for (const QRectF &upright : std::as_const(m_ruling.uprights)) {
            if (!isMet(level, upright))
                continue;
            ++met;
            tallest = qMax(tallest, upright.height());
        }
        const bool isBorder = met > 2 || (met == 2 && tallest > highestBand);
        (isBorder ? m_borders : m_underlines).append(level);
    }
}

/// Rules that others meet are the borders of a table.
void RulesAndPanels::findRuleWalls(const PageText &page)
{
    for (const QRectF &rule : std::as_const(m_ruling.uprights)) {
        const double x = rule.center().x();
        const auto meets = std::ranges::count_if(
            m_ruling.levels, [&](const QRectF &level) { return isMet(level, rule); });
        if (meets <= 1 && rule.height() > tallWall * page.size.height())
            m_walls.append({x, rule.top(), rule.bottom()});
    }
}

/// Panels of one width below each other are the cards of one column.
static QList<QRectF> stackedPanels(QList<QRectF> panels)
{
    constexpr double sameEdge = 2;
    constexpr double lowest = 24;
    panels.removeIf([](const QRectF &panel) { return panel.height() < lowest; });
    std::ranges::stable_sort(panels, {}, [](const QRectF &panel) { return panel.top(); });
    QList<QRectF> stacks;
    for (const QRectF &panel : std::as_const(panels)) {
        const auto home = std::ranges::find_if(stacks, [&](const QRectF &stack) {
            return qAbs(stack.left() - panel.left()) < sameEdge &&
                   qAbs(stack.right() - panel.right()) < sameEdge;
        });
        if (home == stacks.end())
            stacks.append(panel);
        else
            home->setBottom(qMax(home->bottom(), panel.bottom()));
    }
    return stacks;
}

void RulesAndPanels::findPanelWalls(const PageText &page)
{
    const double width = page.size.width();
    for (const QRectF &panel : stackedPanels(page.panels)) {
        if (panel.height() < tallWall * page.size.height() || panel.width() > widestSideBar * width)
            continue;
        for (const double x : {panel.left(), panel.right()}) {
            if (x > 0.1 * width && x < 0.9 * width)
                m_walls.append({x, panel.top(), panel.bottom()});
        }
    }
}

QList<Wall> RulesAndPanels::partings() const
{
    QList<Wall> partings = m_walls;
    for (const QRectF &rule : m_ruling.uprights)
        partings.append({rule.center().x(), rule.top(), rule.bottom()});
    return partings;
}

/// How far below the line the rule stands, in the line's size; nothing where it is not beside it.
static std::optional<double> distanceBelow(const QRectF &rule, const TextLine &line)
{
    const bool reaches = rule.left() < line.left + 2 * line.size && rule.right() > line.right &&
                         rule.width() > 1.3 * (line.right - line.left) + line.size;
    if (!reaches || line.size <= 0)
        return {};
    return (rule.center().y() - line.bottom) / line.size;
}

static bool isBehind(const QRectF &band, const TextLine &line)
{
    const double slack = 0.3 * line.size;
    return band.top() < line.top + slack && band.bottom() > line.bottom - slack &&
           band.height() < 3 * line.size && band.left() < line.left + line.size &&
           band.right() > line.right - line.size;
}

/// A rule between two lines belongs to the upper one, unless that stands too far away.
static TextLine *lineOf(const QRectF &rule, QList<TextLine> &lines)
{
    constexpr double reach = 0.8;
    constexpr double slack = 0.3;
    TextLine *below = nullptr;
    for (TextLine &line : lines) {
        const auto distance = distanceBelow(rule, line);
        if (!distance)
            continue;
        if (*distance > -slack && *distance < reach)
            return &line;
        if (*distance < -1 + slack && *distance > -1 - reach)
            below = &line;
    }
    return below;
}

void RulesAndPanels::mark(QList<TextLine> &lines) const
{
    for (TextLine &line : lines) {
        const QRectF box(line.left, line.top, line.right - line.left, line.bottom - line.top);
        line.setOff =
            isSetOff(box, line.size) || std::ranges::any_of(m_bands, [&line](const QRectF &band) {
                return isBehind(band, line);
            });
        line.marked = line.setOff;
    }
    for (const QRectF &rule : m_underlines) {
        if (TextLine *line = lineOf(rule, lines))
            line->marked = true;
    }
}

bool isWalled(const QList<Wall> &walls, const QRectF &left, const QRectF &right)
{
    const double middle = left.center().y();
    return std::ranges::any_of(walls, [&](const Wall &wall) {
        return wall.x > left.right() - 1 && wall.x < right.left() + 1 && wall.top < middle &&
               wall.bottom > middle;
    });
}

} // namespace Bole
