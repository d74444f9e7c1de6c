// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/sections/mixedsections.h"

#include "model/intake/parsers/dates.h"
#include "model/intake/sections/contentkinds.h"
#include "model/intake/sections/entrykinds.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <algorithm>

namespace Bole {

namespace {

using Kind = Stored<SectionKind>;

QList<Kind> kindsOf(const SectionLines &section, const Knowledge &knowledge)
{
    QList<Kind> kinds;
    if (section.isHead())
        return kinds;
    for (const QString &name : knowledge.headingKinds(section.title.text))
        kinds.append(Kind::fromText(name));
    // 境外交流, "Study Abroad": terms at other schools, and posts there.
    if (kinds.size() == 1 && kinds.first() == SectionKind::Work &&
        !knowledge.findWords(WordTable::Degrees, section.title.text).isEmpty())
        kinds.append(SectionKind::Education);
    return kinds;
}

/// Weighs the entries of a section of several kinds, each by itself.
class Sorter
{
public:
    Sorter(const SectionLines &section, const EntryKinds &entries)
        : m_section(section), m_entries(entries)
    {
    }

    QList<SectionLines> parts() const
    {
        QList<SectionLines> parts;
        for (qsizetype first = 0; first < m_section.lines.size();) {
            qsizetype next = first + 1;
            while (next < m_section.lines.size() && !beginsEntry(next))
                ++next;
            const QList<TextLine> entry = m_section.lines.mid(first, next - first);
            SectionLines &part = partOf(m_entries.kindOf(entry), parts);
            for (; first < next; ++first) {
                part.lines.append(m_section.lines[first]);
                part.sourceLines.append(m_section.sourceLines.value(first));
            }
        }
        return parts;
    }

private:
    SectionLines &partOf(const Kind &kind, QList<SectionLines> &parts) const
    {
        const auto part = std::ranges::find(parts, kind, &SectionLines::kind);
        if (part != parts.end())
            return *part;
        SectionLines empty = m_section;
        empty.kind = kind;
        empty.lines.clear();
        empty.sourceLines.clear();
        empty.subHeadings.clear();
        parts.append(empty);
        return parts.last();
    }

    /// Bullets under a plain line belong to it; where bullets are the entries, each begins one.
    /// The entries of studies and jobs have several lines before their bullets.
    bool beginsEntry(qsizetype i) const
    {
        const TextLine &line = m_section.lines[i];
        const TextLine &above = m_section.lines[i - 1];
        const TextLine &first = m_section.lines.first();
        const QString text = line.passage.text.trimmed();
        if (text.isEmpty() || text.front().isLower() || isWrapped(i))
            return false;
        if (m_entries.haveSeveralLines() &&
            (m_entries.isPaper(text) || (isStay(text) && m_entries.isPaper(above.passage.text))))
            return true;
        if (line.hasBullet())
            return first.hasBullet() && line.left < first.left + 4;
        if (m_entries.haveSeveralLines())
            return line.level > 0 || (line.startsBold && !above.startsBold) || above.hasBullet() ||
                   line.gapBefore > 0.3 || areDatedRows(line, first);
        return !first.hasBullet() || line.left < first.left + 4;
    }

    /// "2019.09-2023.06 同济大学 …", "PhD Chemistry, 2019 – 2023": a date begins or ends both.
    static bool areDatedRows(const TextLine &line, const TextLine &other)
    {
        const QString a = line.passage.text.trimmed();
        const QString b = other.passage.text.trimmed();
        const QList<DateRange> dates = findDateRanges(a);
        const QList<DateRange> others = findDateRanges(b);
        if (dates.isEmpty() || others.isEmpty())
            return false;
        const bool begin = dates.first().span.start == 0 && others.first().span.start == 0;
        const bool end = dates.last().span.end() == a.size() && !dates.last().single &&
                         others.last().span.end() == b.size() && !others.last().single;
        return begin || end;
    }

    /// From one date to another: nothing that a paper has.
    static bool isStay(const QString &text)
    {
        const QList<DateRange> dates = findDateRanges(text);
        return dates.size() == 1 && !dates.first().single;
    }

    /// A long line of a page, full to the edge, goes on in the next one.
    bool isWrapped(qsizetype i) const
    {
        const TextLine &line = m_section.lines[i];
        const TextLine &above = m_section.lines[i - 1];
        const QString text = above.passage.text.trimmed();
        if (line.page == 0 || line.hasBullet() || line.cells.size() > 1 || above.cells.size() > 1 ||
            line.region != above.region || line.gapBefore > 0.3 || line.startsBold ||
            text.size() < (hasHan(text) ? 24 : 60) || !findDateRanges(text.right(20)).isEmpty())
            return false;
        double edge = 0;
        for (const TextLine &other : m_section.lines)
            edge = other.region == line.region ? qMax(edge, other.right) : edge;
        return !fitsBehind(above, line, edge);
    }

    const SectionLines &m_section;
    const EntryKinds m_entries;
};

/// What a label in the first cell of a line heads, of the kinds that are lists of their own.
Kind labelledKind(const TextLine &line, const Knowledge &knowledge)
{
    if (line.cells.size() < 2 || line.hasBullet())
        return {};
    const auto heading = knowledge.heading(line.cell(0).text.trimmed());
    const Kind kind = heading ? Kind::fromText(heading->value) : Kind();
    const bool listed = kind == SectionKind::Publications || kind == SectionKind::Awards ||
                        kind == SectionKind::Talks || kind == SectionKind::Certificates;
    return listed ? kind : Kind();
}

TextLine withoutLabel(TextLine line)
{
    line.passage = line.passage.mid(line.cells[1].start);
    line.left = line.textLeft = line.bodyLeft > 0 ? line.bodyLeft : line.left;
    line.styles.clear();
    finishLine(line);
    return line;
}

/// "Publications <tab> …" in a column of labels under "Additional information": each such label
/// heads the lines up to the next one.
QList<SectionLines> partsByLabel(const SectionLines &section, const Knowledge &knowledge)
{
    SectionLines empty = section;
    empty.lines.clear();
    empty.sourceLines.clear();
    empty.subHeadings.clear();
    QList<SectionLines> parts{empty};
    for (qsizetype i = 0; i < section.lines.size(); ++i) {
        const TextLine &line = section.lines[i];
        const Kind kind = labelledKind(line, knowledge);
        if (!kind.isEmpty() || (line.cells.size() > 1 && parts.last().kind != section.kind)) {
            parts.append(empty);
            parts.last().kind = kind.isEmpty() ? section.kind : kind;
        }
        parts.last().lines.append(kind.isEmpty() ? line : withoutLabel(line));
        parts.last().sourceLines.append(section.sourceLines.value(i));
    }
    return parts;
}

} // namespace

QList<SectionLines> partsByKind(const SectionLines &section, const Knowledge &knowledge)
{
    const bool labelled = section.kind == SectionKind::Other && section.subHeadings.isEmpty() &&
                          std::ranges::any_of(section.lines, [&](const TextLine &line) {
                              return !labelledKind(line, knowledge).isEmpty();
                          });
    if (labelled)
        return partsByLabel(section, knowledge);
    if (section.kind == SectionKind::Other && !knowledge.heading(section.title.text)) {
        const Kind kind = kindByContent(section.lines, knowledge);
        SectionLines told = section;
        told.kind = kind.isEmpty() ? section.kind : kind;
        return {told};
    }
    const QList<Kind> kinds = kindsOf(section, knowledge);
    if (kinds.size() < 2 || section.kind != kinds.first() || section.lines.isEmpty())
        return {section};
    if (kinds.contains(SectionKind::Publications) && kinds.contains(SectionKind::Patents)) {
        // Its reader tells the two apart by their numbers.
        SectionLines papers = section;
        papers.kind = SectionKind::Publications;
        return {papers};
    }
    const EntryKinds entries(kinds, knowledge);
    return entries.canBeTold() && section.subHeadings.isEmpty() ? Sorter(section, entries).parts()
                                                                : QList<SectionLines>{section};
}

} // namespace Bole
