// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/sections/outline.h"

#include "model/intake/sections/headings.h"
#include "model/intake/sections/knownheadings.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

namespace Bole {

namespace {

/// Which section a column without a heading of its own goes on with: the one that ended in the
/// same column above it, by the column's left edge.
class Continuity
{
public:
    void enter(const TextLine &line, qsizetype section)
    {
        if (m_columns.isEmpty() || m_columns.last().region != line.region)
            m_columns.append({line.region, line.page, line.left, section});
        Column &column = m_columns.last();
        column.left = qMin(column.left, line.left);
        column.section = section;
    }

    /// At the first line of a region. `left` is the region's edge.
    qsizetype continued(const TextLine &line, double left, qsizetype current, bool sawHeading) const
    {
        if (line.page <= 1)
            return line.columnStart && sawHeading ? 0 : current;
        if (!line.columnStart)
            return current;
        const Column *nearest = nullptr;
        for (const Column &column : m_columns) {
            const double distance = qAbs(column.left - left);
            if (distance < 90 && (!nearest || distance <= qAbs(nearest->left - left) + 3))
                nearest = &column;
        }
        return nearest ? nearest->section : current;
    }

private:
    struct Column
    {
        int region = 0;
        int page = 0;
        double left = 0;
        qsizetype section = 0;
    };
    QList<Column> m_columns;
};

/// Where the region that begins with this line begins on the page.
double leftOfRegion(const ReadingText &text, qsizetype line)
{
    double left = text.lines[line].left;
    for (qsizetype i = line;
         i < text.lines.size() && text.lines[i].region == text.lines[line].region; ++i)
        left = qMin(left, text.lines[i].left);
    return left;
}

} // namespace

/// Fonts of small capitals name some of their letters as capitals: "ReseaRch ExpeRience".
static void mendCapitals(QString &title)
{
    for (qsizetype i = 1; i < title.size(); ++i) {
        const bool inside = title[i - 1].isLetter() && title[i].isUpper();
        const bool second = i == 1 || !title[i - 2].isLetter();
        const bool mixed =
            title[i - 1].isLower() || (second && i + 1 < title.size() && title[i + 1].isLower());
        if (inside && mixed)
            title[i] = title[i].toLower();
    }
}

/// "» Education «": the marks around it are no part of the title.
static Passage withoutMarks(const Passage &title)
{
    static const QRegularExpression words(
        QStringLiteral("^[^\\p{L}\\p{N}(（\\[【《“\"&]*(.*?)[\\s»«›‹★☆◆◇■□●○•·|=_*~]*$"));
    const QRegularExpressionMatch match = words.match(title.text);
    return match.capturedLength(1) > 0 ? title.mid(match.capturedStart(1), match.capturedLength(1))
                                       : title;
}

/// "教育背景 <tab> EDUCATION" is one title in two languages; other company of a heading is none.
static Passage titleOf(const TextLine &line, bool numbered)
{
    const bool translated = line.cells.size() == 2 && hasHan(line.cell(0).text) &&
                            !hasHan(line.cell(1).text) && !numbered;
    if (!translated)
        return line.cell(numbered ? 1 : 0);
    Passage title = line.cell(0).trimmed();
    title.insertText(u" ");
    title.append(line.cell(1).trimmed());
    return title;
}

bool isOfPosts(const Stored<SectionKind> &kind)
{
    switch (kind.value_or(SectionKind::Other)) {
    case SectionKind::Work:
    case SectionKind::Research:
    case SectionKind::Teaching:
    case SectionKind::Service:
    case SectionKind::Activities:
    case SectionKind::Volunteer:
        return true;
    default:
        return false;
    }
}

Outline outlineOf(const ReadingText &text, const Knowledge &knowledge)
{
    const QList<HeadingFinding> headings = findHeadings(text, knowledge);
    Outline outline;
    outline.sections.append(SectionLines{});
    outline.sections.first().page = 1;
    qsizetype current = 0;
    Continuity continuity;
    bool sawHeading = false;
    for (qsizetype i = 0; i < text.lines.size(); ++i) {
        const TextLine &line = text.lines[i];
        if (i > 0 && line.region != text.lines[i - 1].region &&
            headings[i].rank != HeadingRank::Section)
            current = continuity.continued(line, leftOfRegion(text, i), current, sawHeading);
        // A heading over two lines.
        SectionLines &last = outline.sections.last();
        const bool goesOn = headings[i].rank == HeadingRank::Section && i > 0 && !last.isHead() &&
                            last.lines.isEmpty() && last.subHeadings.isEmpty() &&
                            headings[i - 1].rank == HeadingRank::Section && text.fromPages &&
                            line.gapBefore < 0.25 && line.region == text.lines[i - 1].region &&
                            qAbs(line.size - text.lines[i - 1].size) < 0.3 &&
                            line.bold == text.lines[i - 1].bold;
        if (goesOn) {
            last.title.insertText(u" ");
            last.title.append(line.passage.tidied());
            const auto whole = knowledge.heading(last.title.text);
            if (whole)
                last.kind = Stored<SectionKind>::fromText(whole->value);
            else if (!last.known)
                last.kind = headings[i].kind;
            last.known = last.kind != SectionKind::Other;
            outline.headingLines.append(int(i));
            continue;
        }
        if (headings[i].rank == HeadingRank::Section) {
            SectionLines section;
            const bool numbered =
                line.cells.size() > 1 && isSectionNumber(line.cell(0).text.trimmed());
            section.title = withoutMarks(titleOf(line, numbered).tidied());
            section.kind = headings[i].kind;
            section.known = section.kind != SectionKind::Other;
            if (section.known)
                mendCapitals(section.title.text);
            section.page = qMax(1, line.page);
            outline.sections.append(section);
            outline.headingLines.append(int(i));
            current = outline.sections.size() - 1;
            sawHeading = true;
        } else if (headings[i].rank == HeadingRank::SubSection && current > 0) {
            SectionLines &section = outline.sections[current];
            section.subHeadings.append(
                {line.passage.tidied(), headings[i].kind, section.lines.size()});
            outline.subHeadingLines.append(int(i));
        } else {
            outline.sections[current].lines.append(line);
            outline.sections[current].sourceLines.append(int(i));
        }
        continuity.enter(line, current);
    }
    return outline;
}

} // namespace Bole
