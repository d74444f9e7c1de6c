// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/sections/ornaments.h"

#include "model/intake/sections/headingstyle.h"
#include "model/intake/sections/knownheadings.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace Bole {

namespace {

constexpr double sameEdge = 3; ///< points, or columns of a text

/// The lines that begin with one mark and are set in one style.
struct Marked
{
    QList<qsizetype> headings; ///< known ones
    QList<qsizetype> others;
    QSet<QString> kinds;
};

using MarkedStyle = std::pair<QString, HeadingStyle>;

class OrnamentFinder
{
public:
    OrnamentFinder(const ReadingText &text, const Knowledge &knowledge)
        : m_text(text), m_knowledge(knowledge)
    {
    }

    QList<qsizetype> headings()
    {
        for (qsizetype i = 0; i < m_text.lines.size(); ++i) {
            if (m_text.lines[i].hasBullet())
                take(i);
        }
        QList<qsizetype> found;
        for (const Marked &marked : std::as_const(m_marked)) {
            if (areHeadings(marked))
                found += marked.headings;
        }
        return found;
    }

private:
    /// Numbers count on: any number is the same mark.
    static QString markOf(const QString &bullet)
    {
        static const QRegularExpression number(QStringLiteral("\\d+|[①-⑳⑴-⒇]"));
        return QString(bullet).replace(number, QStringLiteral("1"));
    }

    void take(qsizetype i)
    {
        TextLine line = m_text.lines[i];
        Marked &marked = m_marked[{markOf(line.bullet), headingStyle(line, m_text)}];
        line.bullet.clear();
        const auto known = knownHeading(line, m_knowledge);
        if (!known) {
            marked.others.append(i);
            return;
        }
        marked.headings.append(i);
        marked.kinds.insert(known->value);
    }

    /// Not where it begins every item of a list, nor where the items follow one another and
    /// nothing stands under them.
    bool areHeadings(const Marked &marked) const
    {
        if (marked.kinds.size() < 2)
            return false;
        const auto headed = std::ranges::count_if(marked.headings, [&](qsizetype i) {
            return i + 1 < m_text.lines.size() && !marked.headings.contains(i + 1) &&
                   !marked.others.contains(i + 1);
        });
        const auto strangers = std::ranges::count_if(marked.others, [&](qsizetype other) {
            return std::ranges::any_of(marked.headings, [&](qsizetype heading) {
                return qAbs(m_text.lines[other].left - m_text.lines[heading].left) < sameEdge;
            });
        });
        return headed >= 2 && headed * 2 > marked.headings.size() &&
               strangers <= marked.headings.size();
    }

    const ReadingText &m_text;
    const Knowledge &m_knowledge;
    QHash<MarkedStyle, Marked> m_marked;
};

/// "EDUCATION ________": a rule that was typed behind a heading.
void cutTypedRule(TextLine &line)
{
    static const QRegularExpression rule(QStringLiteral("\\s*[_＿─━═=]{4,}\\s*$"));
    const qsizetype end = rule.match(line.passage.text).capturedStart();
    if (end <= 0)
        return;
    line.passage = line.passage.mid(0, end);
    line.cells.removeIf([end](const Span &cell) { return cell.start >= end; });
    for (Span &cell : line.cells)
        cell.length = qMin(cell.length, end - cell.start);
    line.styles.removeIf([end](const StyledSpan &style) { return style.span.start >= end; });
    for (StyledSpan &style : line.styles)
        style.span.length = qMin(style.span.length, end - style.span.start);
}

} // namespace

ReadingText withoutOrnaments(const ReadingText &text, const Knowledge &knowledge)
{
    ReadingText plain = text;
    for (TextLine &line : plain.lines)
        cutTypedRule(line);
    for (const qsizetype i : OrnamentFinder(plain, knowledge).headings())
        plain.lines[i].bullet.clear();
    return plain;
}

} // namespace Bole
