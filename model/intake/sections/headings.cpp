// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/sections/headings.h"

#include "model/intake/parsers/dates.h"
#include "model/intake/parsers/names.h"
#include "model/intake/sections/headingstyle.h"
#include "model/intake/sections/knownheadings.h"
#include "model/intake/sections/ornaments.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace Bole {

namespace {

using Style = HeadingStyle;

class HeadingFinder
{
public:
    HeadingFinder(const ReadingText &text, const Knowledge &knowledge)
        : m_text(text),
          m_knowledge(knowledge),
          m_ranks(text.lines.size(), HeadingRank::Body),
          m_kinds(text.lines.size()),
          m_looks(text)
    {
    }

    void find()
    {
        findKnown();
        findUnmarked();
        m_looks.learn(m_known);
        settleKnown();
        findAlike();
        findSubHeadingsAlike();
        demoteSubHeadings();
    }

    HeadingRank rank(qsizetype line) const { return m_ranks[line]; }
    Stored<SectionKind> kind(qsizetype line) const { return m_kinds[line]; }

private:
    Style styleOf(const TextLine &line) const { return m_looks.of(line); }

    void findKnown()
    {
        for (qsizetype i = 0; i < m_text.lines.size(); ++i) {
            const TextLine &line = m_text.lines[i];
            const std::optional<WordMatch> match = knownHeading(line, m_knowledge);
            if (!match)
                continue;
            const bool last = i + 1 == m_text.lines.size();
            if (m_looks.standsOut(line) || last || m_text.lines[i + 1].gapBefore > 0.3) {
                m_known.append(i);
                m_kinds[i] = Stored<SectionKind>::fromText(match->value);
                if (!match->isWhole)
                    m_worded.insert(i);
            }
        }
        findPlain();
        dropStrangeWorded();
    }

    /// Pages whose headings are set as the running text is, and known only by what they say: there
    /// a little room above is enough.
    void findPlain()
    {
        constexpr double room = 0.12;
        const bool plain = std::ranges::all_of(
            m_known, [this](qsizetype i) { return styleOf(m_text.lines[i]) == m_looks.body(); });
        if (!m_text.fromPages || m_text.ocr || !plain || m_known.size() < 2)
            return;
        for (qsizetype i = 1; i < m_text.lines.size(); ++i) {
            const TextLine &line = m_text.lines[i];
            const QString text = line.passage.text.trimmed();
            const auto match =
                line.gapBefore > room && !m_known.contains(i) && styleOf(line) == m_looks.body()
                    ? knownHeading(line, m_knowledge)
                    : std::nullopt;
            if (match && !m_knowledge.word(WordTable::Roles, text) &&
                !m_knowledge.word(WordTable::Languages, text)) {
                m_known.append(i);
                m_kinds[i] = Stored<SectionKind>::fromText(match->value);
            }
        }
        std::sort(m_known.begin(), m_known.end());
    }

    /// Whether most lines of this style that could be headings are none that is known.
    bool isOfStrangers(const Style &style) const
    {
        qsizetype strangers = 0;
        for (qsizetype i = 0; i < m_text.lines.size(); ++i) {
            if (couldBeHeading(m_text.lines[i]) && styleOf(m_text.lines[i]) == style)
                strangers += m_known.contains(i) ? -1 : 1;
        }
        return strangers > 0;
    }

    /// A row of words that could be a heading is one if it is set as another heading is: as one
    /// that the table has, or as several of other kinds.
    void dropStrangeWorded()
    {
        QSet<Style> styles;
        QHash<Style, QSet<QString>> kinds;
        for (const qsizetype i : std::as_const(m_known)) {
            const Style style = styleOf(m_text.lines[i]);
            kinds[style].insert(m_kinds[i].text());
            if (!m_worded.contains(i))
                styles.insert(style);
        }
        for (const auto &[style, all] : kinds.asKeyValueRange()) {
            if (all.size() > 1 && !styles.contains(style) && !isOfStrangers(style))
                styles.insert(style);
        }
        m_known.removeIf([&](qsizetype i) {
            const TextLine &line = m_text.lines[i];
            return m_worded.contains(i) && !styles.isEmpty() && line.level == 0 &&
                   !styles.contains(styleOf(line));
        });
    }

    /// A text that marks its headings by nothing: lines that are a known heading, and no role or
    /// language, which stand alone on their lines too.
    void findUnmarked()
    {
        if (m_text.fromPages || m_known.size() >= 3)
            return;
        for (qsizetype i = 1; i < m_text.lines.size(); ++i) {
            const QString text = m_text.lines[i].passage.text.trimmed();
            const std::optional<WordMatch> match =
                m_known.contains(i) ? std::nullopt : knownHeading(m_text.lines[i], m_knowledge);
            if (!match || m_knowledge.word(WordTable::Roles, text) ||
                m_knowledge.word(WordTable::Languages, text))
                continue;
            m_known.append(i);
            m_kinds[i] = Stored<SectionKind>::fromText(match->value);
        }
        std::sort(m_known.begin(), m_known.end());
    }

    void settleKnown()
    {
        for (const qsizetype i : std::as_const(m_known)) {
            const TextLine &line = m_text.lines[i];
            const bool smaller = m_text.fromPages && line.level == 0 && isSmaller(line);
            // As plain as the running text where real headings are not: a label or an entry.
            const bool plain = m_text.fromPages && line.level == 0 && m_looks.dominantUses() >= 2 &&
                               styleOf(line) == m_looks.body() &&
                               !(m_looks.dominant() == m_looks.body());
            if (isEntryTitle(line) || (smaller && isRoleAmongOthers(line)))
                continue;
            if (!plain)
                m_ranks[i] = smaller ? HeadingRank::SubSection : HeadingRank::Section;
            else if (line.gapBefore > 0.9)
                m_ranks[i] = HeadingRank::SubSection;
        }
    }

    /// "Teaching Assistant" or "Volunteer" as a role: set less boldly or at a deeper level than the
    /// headings around it.
    bool isEntryTitle(const TextLine &line) const
    {
        const Style style = styleOf(line);
        // Where headings carry Markdown's marks, a plain line is none.
        if (!m_text.fromPages && m_looks.dominant().size > 0 && m_looks.dominantUses() >= 2 &&
            style.size == 0 && !style.bold && !style.capitals)
            return true;
        if (m_looks.dominantUses() < 3 || style == m_looks.dominant())
            return false;
        if (m_text.fromPages)
            return m_looks.dominant().bold && !style.bold &&
                   style.size <= m_looks.dominant().size && line.level == 0 &&
                   line.gapBefore < 0.5 && sharesColumn(line);
        if (style.size <= m_looks.dominant().size || m_looks.dominant().size == 0)
            return false;
        int strangers = 0;
        for (const TextLine &other : m_text.lines)
            strangers += other.level == line.level && !m_knowledge.heading(other.passage.text);
        return strangers >= 3;
    }

    /// 助教 over a school and its dates, where other roles that no table of headings knows are set
    /// the same way.
    bool isRoleAmongOthers(const TextLine &line) const
    {
        const Style style = styleOf(line);
        if (!m_text.fromPages || style == m_looks.body() ||
            !m_knowledge.word(WordTable::Roles, withoutRemark(line.passage).text.trimmed()))
            return false;
        const auto others = std::ranges::count_if(m_text.lines, [&](const TextLine &other) {
            return styleOf(other) == style && couldBeHeading(other) &&
                   !knownHeading(other, m_knowledge);
        });
        return others >= 2;
    }

    /// Smaller than the document's headings, or than two of its own column and more than are set
    /// as it is: the posts of a list may be set larger, and be made of known words.
    bool isSmaller(const TextLine &line) const
    {
        const Style style = styleOf(line);
        if (style.size < m_looks.dominant().size - 1 && sharesColumn(line))
            return true;
        int larger = 0;
        int alike = 0;
        for (const qsizetype i : m_known) {
            const TextLine &other = m_text.lines[i];
            if (other.region != line.region)
                continue;
            larger += styleOf(other).size - 1 > style.size ? 1 : 0;
            alike += styleOf(other) == style ? 1 : 0;
        }
        return larger >= 2 && larger > alike;
    }

    /// A side-bar has a style of its own; in the main column a smaller heading is a lesser one.
    bool sharesColumn(const TextLine &line) const
    {
        return std::any_of(m_known.cbegin(), m_known.cend(), [&](qsizetype i) {
            const TextLine &other = m_text.lines[i];
            return m_looks.isDominant(other) && other.page == line.page &&
                   (other.region == line.region || qAbs(other.left - line.left) < 40);
        });
    }

    /// Headings have a column of their own here: nothing outside it is one, however it is set.
    bool standInColumn() const
    {
        const auto count = std::count_if(m_known.cbegin(), m_known.cend(), [this](qsizetype i) {
            return m_text.fromPages && m_text.lines[i].level > 0;
        });
        return count >= 3 && count * 10 >= m_known.size() * 8;
    }

    void findAlike()
    {
        if ((m_known.isEmpty() || m_looks.dominantUses() < 2) && !m_looks.areToldByBars())
            return;
        QList<qsizetype> alike;
        const bool inColumn = standInColumn();
        for (qsizetype i = 0; i < m_text.lines.size(); ++i) {
            const TextLine &line = m_text.lines[i];
            const bool headingColumn = m_text.fromPages && line.level > 0;
            if ((inColumn && !headingColumn) || m_ranks[i] != HeadingRank::Body ||
                !couldBeHeading(line) ||
                !(m_looks.isDominant(line) || headingColumn || m_looks.isMarked(line)) || i < 2 ||
                line.passage.text.contains(u':') || line.passage.text.contains(u'：'))
                continue;
            const QList<DateRange> dates = findDateRanges(line.passage.text);
            const bool dated = std::any_of(dates.cbegin(), dates.cend(),
                                           [](const DateRange &d) { return d.score > 0.5; });
            if (dated)
                continue;
            const bool distinct =
                headingColumn || m_looks.isMarked(line) || isLikelyInText(line) ||
                m_looks.dominant().size > m_looks.body().size + 1 ||
                (m_text.fromPages ? m_looks.dominant().bold || m_looks.dominant().capitals
                                  : m_looks.dominant().size > 0) ||
                m_looks.dominant().font != m_looks.body().font;
            if (distinct)
                alike.append(i);
        }
        alike.removeIf([this](qsizetype i) { return namesEntry(i); });
        // More strangers than acquaintances, or one right below a heading: entries are set so, too.
        const QSet<qsizetype> told = toldByWords(alike);
        const auto isStranger = [&](qsizetype i) {
            return !told.contains(i) && !m_looks.isMarked(m_text.lines[i]);
        };
        const bool below = std::ranges::any_of(alike, [&](qsizetype i) {
            return m_ranks[i - 1] == HeadingRank::Section && m_text.lines[i].level == 0 &&
                   isStranger(i);
        });
        // Letters as much larger as headings' are hardly those of entries.
        constexpr int farLarger = 3; // half points
        const bool isFarLarger =
            m_text.fromPages && m_looks.dominant().size >= m_looks.body().size + farLarger;
        const qsizetype most = qMax<qsizetype>(2, m_looks.dominantUses()) * (isFarLarger ? 2 : 1);
        if (std::ranges::count_if(alike, isStranger) > most || below)
            alike.removeIf(isStranger);
        for (const qsizetype i : std::as_const(alike)) {
            const TextLine &line = m_text.lines[i];
            const bool top = i < 6 && line.page <= 1 && (m_text.fromPages || line.level <= 1);
            const QString kind = m_knowledge.likelyHeading(line.passage.text);
            if (top && kind.isEmpty() && isPersonName(line.passage.text, m_knowledge))
                continue;
            m_ranks[i] = HeadingRank::Section;
            m_kinds[i] = kind.isEmpty() ? SectionKind::Other : Stored<SectionKind>::fromText(kind);
        }
    }

    /// Those of which half of the words are known, and that are set exactly as headings are; none
    /// where others in unheard-of words are set so, too: those are entries.
    QSet<qsizetype> toldByWords(const QList<qsizetype> &alike) const
    {
        QSet<qsizetype> told;
        for (const qsizetype i : alike) {
            const TextLine &line = m_text.lines[i];
            if (!m_text.fromPages || m_looks.dominant() == m_looks.body() ||
                !(styleOf(line) == m_looks.dominant()))
                continue;
            if (m_knowledge.likelyHeading(line.passage.text).isEmpty())
                return {};
            told.insert(i);
        }
        return told.size() > m_looks.dominantUses() ? QSet<qsizetype>() : told;
    }

    bool namesFirm(const QString &text) const // "HERON TECHNOLOGIES"
    {
        return std::ranges::any_of(m_knowledge.findWords(WordTable::Organisations, text),
                                   [](const WordMatch &word) { return word.value == u"company"; });
    }

    /// "LEGAL EXPERIENCE", 律所经历 in a text without Markdown's marks: capitals like those of the
    /// headings, or a word for experience at the end of a short line after an empty one.
    bool isLikelyInText(const TextLine &line) const
    {
        if (m_text.fromPages || line.bold != m_looks.dominant().bold || line.gapBefore <= 0)
            return false;
        const QString text = line.passage.text.trimmed();
        if (m_looks.dominant().capitals && !m_looks.body().capitals)
            return !m_knowledge.likelyHeading(text).isEmpty() && !namesFirm(text);
        const bool han = hasHan(text);
        const QString last = han ? text.right(2) : text.section(u' ', -1);
        const auto head = m_knowledge.heading(last);
        const QStringList words = text.split(u' ');
        return text.size() <= (han ? 8 : 32) && head && head->value == u"work" &&
               (han || std::ranges::all_of(words,
                                           [](const QString &word) {
                                               return word.isEmpty() || !word.front().isLower();
                                           })) &&
               !m_knowledge.likelyHeading(text).isEmpty();
    }

    /// It names a school, or the next line is nothing but its date: no heading, however it is set.
    bool namesEntry(qsizetype i) const
    {
        const TextLine &line = m_text.lines[i];
        if (line.level > 0)
            return false;
        const auto school = m_knowledge.findInstitution(line.passage.text);
        return (school && school->isKnown()) ||
               (i + 1 < m_text.lines.size() &&
                dateRange(m_text.lines[i + 1].passage.text.trimmed()).has_value());
    }

    /// Lines set like a known sub-heading are sub-headings.
    void findSubHeadingsAlike()
    {
        if (!m_text.fromPages)
            return;
        QSet<Style> styles;
        for (qsizetype i = 0; i < m_ranks.size(); ++i) {
            if (m_ranks[i] == HeadingRank::SubSection)
                styles.insert(styleOf(m_text.lines[i]));
        }
        styles.remove(m_looks.body());
        QHash<Style, int> strangers;
        for (qsizetype i = 2; i < m_ranks.size(); ++i) {
            const Style style = styleOf(m_text.lines[i]);
            if (m_ranks[i] == HeadingRank::Body && styles.contains(style))
                ++strangers[style];
            else if (m_ranks[i] == HeadingRank::SubSection)
                --strangers[style];
        }
        // Entries are set so too: a few known ones among more are no sub-headings' style.
        styles.removeIf([&](const Style &style) { return strangers.value(style) > 0; });
        for (qsizetype i = 2; i < m_ranks.size(); ++i) {
            const TextLine &line = m_text.lines[i];
            if (m_ranks[i] != HeadingRank::Body || !styles.contains(styleOf(line)) ||
                !couldBeHeading(line) || line.gapBefore < 0.15 ||
                !findDateRanges(line.passage.text).isEmpty())
                continue;
            m_ranks[i] = HeadingRank::SubSection;
            m_kinds[i] = SectionKind::Other;
        }
    }

    /// "Conferences" right under "Publications" are papers.
    bool mayBe(qsizetype i, const Stored<SectionKind> &kind) const
    {
        return m_kinds[i] == kind ||
               (m_kinds[i] != SectionKind::Other &&
                m_knowledge.headingKinds(m_text.lines[i].passage.text).contains(kind.text()));
    }

    /// A heading right under another one of its kind is a sub-heading, and so are its equals.
    void demoteSubHeadings()
    {
        qsizetype parent = -1;
        bool subdivided = false;
        for (qsizetype i = 0; i < m_ranks.size(); ++i) {
            if (m_ranks[i] != HeadingRank::Section)
                continue;
            const bool sameKind = parent >= 0 && mayBe(i, m_kinds[parent]);
            const bool under = parent == i - 1;
            const bool alike =
                parent >= 0 && styleOf(m_text.lines[i]) == styleOf(m_text.lines[parent]);
            if (sameKind && ((under && !(alike && m_text.fromPages)) || (subdivided && !alike))) {
                m_ranks[i] = HeadingRank::SubSection;
                m_kinds[i] = m_kinds[parent];
                subdivided = true;
                continue;
            }
            parent = i;
            subdivided = false;
        }
    }

    const ReadingText &m_text;
    const Knowledge &m_knowledge;
    QList<HeadingRank> m_ranks;
    QList<Stored<SectionKind>> m_kinds;
    HeadingLooks m_looks;
    QList<qsizetype> m_known;
    QSet<qsizetype> m_worded; ///< made of known words, but not in the table as a whole
};

} // namespace

QList<HeadingFinding> findHeadings(const ReadingText &marked, const Knowledge &knowledge)
{
    const ReadingText text = withoutOrnaments(marked, knowledge);
    HeadingFinder finder(text, knowledge);
    finder.find();
    QList<HeadingFinding> findings;
    for (qsizetype i = 0; i < text.lines.size(); ++i)
        findings.append({finder.rank(i), finder.kind(i)});
    return findings;
}

} // namespace Bole
