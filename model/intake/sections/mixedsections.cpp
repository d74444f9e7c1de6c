// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/sections/mixedsections.h"

#include "model/intake/items/items.h"
#include "model/intake/parsers/dates.h"
#include "model/intake/parsers/skills.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

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
    Sorter(const SectionLines &section, const QList<Kind> &kinds, const Knowledge &knowledge)
        : m_section(section), m_kinds(kinds), m_knowledge(knowledge)
    {
    }

    QList<SectionLines> parts() const
    {
        QList<SectionLines> parts;
        for (qsizetype first = 0; first < m_section.lines.size();) {
            qsizetype next = first + 1;
            while (next < m_section.lines.size() && !beginsEntry(next))
                ++next;
            SectionLines &part = partOf(kindOf(first, next), parts);
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
        if (text.isEmpty() || text.front().isLower())
            return false;
        if (line.hasBullet())
            return first.hasBullet() && line.left < first.left + 4;
        if (isOfStudies())
            return line.level > 0 || (line.startsBold && !above.startsBold) || above.hasBullet() ||
                   line.gapBefore > 0.3;
        return !first.hasBullet() || line.left < first.left + 4;
    }

    bool has(SectionKind kind) const { return m_kinds.contains(kind); }

    /// The kind of posts that the heading names, or nothing.
    Kind postKind() const
    {
        const auto kind = std::ranges::find_if(m_kinds, isOfPosts);
        return kind == m_kinds.cend() ? Kind() : *kind;
    }

    bool isOfStudies() const { return has(SectionKind::Education) && !postKind().isEmpty(); }

    Kind kindOf(qsizetype first, qsizetype next) const
    {
        if (isOfStudies())
            return isStudy(first, next) ? SectionKind::Education : postKind();
        return kindOf(m_section.lines[first]);
    }

    /// A degree, or a school without any word for a role, before the entry's bullets.
    bool isStudy(qsizetype first, qsizetype next) const
    {
        bool school = false;
        bool role = false;
        for (qsizetype i = first; i < next && (i == first || !m_section.lines[i].hasBullet());
             ++i) {
            const QString text = m_section.lines[i].passage.text.left(160);
            const QList<WordMatch> roles = m_knowledge.findWords(WordTable::Roles, text);
            if (namesDegree(text, roles))
                return true;
            const auto found = m_knowledge.findInstitution(text);
            school = school || (found && found->isKnown());
            role = role || !roles.isEmpty();
        }
        return school && !role;
    }

    /// Not as "Undergraduate Researcher" has one: that is a role.
    bool namesDegree(const QString &text, const QList<WordMatch> &roles) const
    {
        return std::ranges::any_of(
            m_knowledge.findWords(WordTable::Degrees, text), [&](const WordMatch &degree) {
                return std::ranges::none_of(roles, [&](const WordMatch &role) {
                    return role.span.overlaps(degree.span) ||
                           role.span.start == degree.span.end() + 1;
                });
            });
    }

    Kind kindOf(const TextLine &line) const
    {
        const QString text = line.passage.text;
        static const QRegularExpression course(QStringLiteral("course|课程|修读"),
                                               QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression certificate(
            QStringLiteral("certifi|licen[sc]e|证书|资格证|认证|等级考试"),
            QRegularExpression::CaseInsensitiveOption);
        const QStringView label = labelOf(text);
        if (has(SectionKind::Courses) &&
            course.matchView(label.isEmpty() ? text : label).hasMatch())
            return SectionKind::Courses;
        if (has(SectionKind::Certificates) && certificate.match(text).hasMatch())
            return SectionKind::Certificates;
        if (has(SectionKind::Awards) && isAward(text))
            return SectionKind::Awards;
        if (has(SectionKind::Languages) && text.size() < 60 &&
            !m_knowledge.findWords(WordTable::Languages, text).isEmpty())
            return SectionKind::Languages;
        if (has(SectionKind::Skills) && (!label.isEmpty() || splitList(text).size() >= 3))
            return SectionKind::Skills;
        return otherwise();
    }

    /// A word for a prize; beside skills or certificates a year is enough.
    bool isAward(const QString &text) const
    {
        if (text.size() >= 120)
            return false;
        const QList<DateRange> dates = findDateRanges(text);
        const bool post = !postKind().isEmpty() && dates.size() == 1 && !dates.first().single &&
                          !m_knowledge.findWords(WordTable::Roles, text).isEmpty();
        const bool dated = postKind().isEmpty() && !has(SectionKind::Projects) && dates.size() == 1;
        return !post && (dated || !m_knowledge.findWords(WordTable::AwardWords, text).isEmpty());
    }

    /// What a line is that says nothing itself.
    Kind otherwise() const
    {
        const auto plain = std::ranges::find_if(m_kinds, [](const Kind &kind) {
            return kind != SectionKind::Awards && kind != SectionKind::Languages &&
                   kind != SectionKind::Courses;
        });
        return plain == m_kinds.cend() ? m_kinds.first() : *plain;
    }

    const SectionLines &m_section;
    const QList<Kind> m_kinds;
    const Knowledge &m_knowledge;
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
    const QList<Kind> kinds = kindsOf(section, knowledge);
    if (kinds.size() < 2 || section.kind != kinds.first() || section.lines.isEmpty())
        return {section};
    if (kinds.contains(SectionKind::Publications) && kinds.contains(SectionKind::Patents)) {
        // Its reader tells the two apart by their numbers.
        SectionLines papers = section;
        papers.kind = SectionKind::Publications;
        return {papers};
    }
    const bool studies =
        kinds.contains(SectionKind::Education) && std::ranges::any_of(kinds, isOfPosts);
    const bool listed =
        studies || kinds.contains(SectionKind::Awards) ||
        kinds.contains(SectionKind::Certificates) ||
        (kinds.contains(SectionKind::Courses) && kinds.contains(SectionKind::Skills));
    return listed && section.subHeadings.isEmpty() ? Sorter(section, kinds, knowledge).parts()
                                                   : QList<SectionLines>{section};
}

} // namespace Bole
