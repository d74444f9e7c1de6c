// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/authorlist.h"
#include "model/intake/parsers/citationlinefacts.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// Chooses where the citations of a list begin. Numbers and bullets are sure; without them several
/// readings of the whole list are weighed, and the one whose citations look most alike is taken.
class Splitter
{
public:
    Splitter(const QList<CitationLine> &lines, const Knowledge &knowledge)
        : m_lines(lines), m_knowledge(knowledge)
    {
        for (const CitationLine &line : lines)
            m_facts.append(factsOf(line, knowledge));
        readLoneAuthors();
    }

    QList<LineRange> ranges() const
    {
        QList<LineRange> list;
        const Starts starts = chooseStarts();
        for (qsizetype i = 0; i < m_lines.size(); ++i) {
            if (list.isEmpty() || starts[i])
                list.append({i, i});
            else
                list.last().last = i;
        }
        return list;
    }

private:
    using Starts = QList<bool>;

    /// A list whose first line has its authors in front has them there in all others, too: then one
    /// name and a point are enough behind the end of a citation.
    void readLoneAuthors()
    {
        if (m_facts.isEmpty() || !(m_facts[0].names || beginsWithLoneAuthor(m_facts[0].text)))
            return;
        for (qsizetype i = 0; i < m_facts.size(); ++i) {
            const bool behind = i == 0 || m_facts[i - 1].finished;
            m_facts[i].names =
                m_facts[i].names || (behind && beginsWithLoneAuthor(m_facts[i].text));
        }
    }

    template <typename Test>
    Starts startsWhere(Test test) const
    {
        Starts starts;
        for (qsizetype i = 0; i < m_lines.size(); ++i)
            starts.append(i == 0 || test(i));
        return starts;
    }

    static bool splits(const Starts &starts) { return std::ranges::count(starts, true) > 1; }

    Starts chooseStarts() const
    {
        if (m_lines.isEmpty())
            return {};
        const auto marked = [&](qsizetype i) {
            return m_lines[i].startsEntry;
        };
        if (std::ranges::any_of(m_lines, &CitationLine::startsEntry))
            return withUnmarked(
                startsWhere([&](qsizetype i) { return marked(i) || m_lines[i].followsEnd; }));
        const Opening first = openingOf(m_facts[0].text);
        if (first != Opening::None)
            return startsWhere([&](qsizetype i) { return openingOf(m_facts[i].text) == first; });
        if (const Starts quoted = quotedStarts(); splits(quoted))
            return quoted;
        return best(usual(), readings());
    }

    /// A paper without a number behind numbered ones, where all of them begin with their authors:
    /// it follows a citation that has its year and its end, and brings a year of its own.
    Starts withUnmarked(Starts starts) const
    {
        for (qsizetype i = 0; i < m_lines.size(); ++i) {
            if (m_lines[i].startsEntry && !m_facts[i].names)
                return starts;
        }
        qsizetype begin = 0;
        for (qsizetype i = 1; i < m_lines.size(); ++i) {
            const LineFacts &above = m_facts[i - 1];
            const bool ended = above.finished && above.closes && m_facts[begin].names;
            const bool fresh = m_facts[i].names && m_facts[i].opens && m_facts[i].hasYear;
            const bool inside = m_lines[i].indent > m_lines[begin].indent + 0.4;
            starts[i] = starts[i] || (ended && fresh && !inside);
            begin = starts[i] ? i : begin;
        }
        return starts;
    }

    /// The citation that began above has had its title between quotation marks.
    bool hasQuotedTitle(qsizetype begin, qsizetype line) const
    {
        static const QRegularExpression title(u"\"[^\"]{8,}\"|《[^》]{4,}》|「[^」]{4,}」"_s);
        return line > begin + 1
                   ? title.match(m_facts[begin].text + u' ' + m_facts[begin + 1].text).hasMatch()
                   : title.match(m_facts[begin].text).hasMatch();
    }

    /// Titles in quotation marks before all else, or behind "With M. Okafor.": each begins a
    /// citation, where the line above can be the end of one.
    Starts quotedStarts() const
    {
        static const QRegularExpression opens(u"^[\"《「]|^with \\p{Lu}[^\"]{3,80}\"."_s,
                                              QRegularExpression::CaseInsensitiveOption);
        const auto isQuoted = [&](qsizetype i) {
            return opens.match(m_facts[i].text.trimmed()).hasMatch();
        };
        if (!isQuoted(0))
            return {};
        qsizetype begin = 0;
        return startsWhere([&](qsizetype i) {
            // Among quoted titles one without marks may stand, behind a whole citation.
            const bool whole = m_facts[i - 1].finished && m_facts[i - 1].hasYear &&
                               hasQuotedTitle(begin, i) && m_facts[i].opens && m_facts[i].hasYear &&
                               !isQuoted(i);
            const bool starts =
                whole || (isQuoted(i) && (m_facts[i - 1].finished ||
                                          m_facts[i - 1].text.trimmed().endsWith(u'"') ||
                                          hasQuotedTitle(begin, i)));
            begin = starts ? i : begin;
            return starts;
        });
    }

    /// What the layout and the closing years suggest.
    Starts usual() const
    {
        if (std::ranges::any_of(m_lines, &CitationLine::followsEnd))
            return startsWhere([&](qsizetype i) {
                return m_lines[i].followsEnd || (m_facts[i].gap && m_facts[i].names);
            });
        const Starts authors = startsWhere([&](qsizetype i) { return isAuthorsAndYear(i); });
        if (splits(authors) && isAuthorsAndYear(0))
            return authors;
        if (hangs())
            return startsWhere([&](qsizetype i) { return isOutdented(i); });
        return startsWhere([&](qsizetype i) { return m_facts[i].gap || beginsByContent(i); });
    }

    /// What else the list may look like, the likelier readings first.
    QList<Starts> readings() const
    {
        QList<Starts> all;
        all.append(startsWhere([&](qsizetype i) { return m_facts[i].gap || beginsByContent(i); }));
        all.append(startsWhere([&](qsizetype i) { return m_facts[i].gap; }));
        all.append(startsWhere([&](qsizetype i) { return m_facts[i].leadYear; }));
        all.append(startsWhere([&](qsizetype i) {
            return m_facts[i].names && (m_facts[i - 1].finished || m_facts[i - 1].closes);
        }));
        all.append(
            startsWhere([&](qsizetype i) { return m_facts[i].bold && !m_facts[i - 1].bold; }));
        all.append(
            startsWhere([&](qsizetype i) { return m_facts[i - 1].closes && m_facts[i].opens; }));
        all.append(startsWhere([&](qsizetype i) {
            return i + 1 < m_facts.size() && m_facts[i + 1].names && !m_facts[i].names;
        }));
        all.append(startsWhere([](qsizetype) { return true; }));
        return all;
    }

    Starts best(const Starts &usual, const QList<Starts> &readings) const
    {
        constexpr double clearly = 0.2;
        Starts best = usual;
        double highest = quality(best);
        for (const Starts &reading : readings) {
            const double value = splits(reading) ? quality(reading) : -1e9;
            if (value > highest + clearly) {
                highest = value;
                best = reading;
            }
        }
        return best;
    }

    /// How well all citations look if they begin so: each by itself, and how alike they begin.
    double quality(const Starts &starts) const
    {
        double sum = 0;
        int count = 0;
        int named = 0;
        bool whole = true; // each has its year and its end
        for (qsizetype first = 0; first < starts.size();) {
            qsizetype next = first + 1;
            while (next < starts.size() && !starts[next])
                ++next;
            sum += qualityOf(first, next);
            named += m_facts[first].names || m_facts[first].leadYear;
            whole = whole && m_facts[next - 1].finished && isDated(first, next);
            ++count;
            first = next;
        }
        return sum / count + 0.5 * std::max(named, count - named) / count + (whole ? 0.1 : 0);
    }

    bool isDated(qsizetype first, qsizetype next) const
    {
        for (qsizetype i = first; i < next; ++i) {
            if (m_facts[i].hasYear)
                return true;
        }
        return false;
    }

    double qualityOf(qsizetype first, qsizetype next) const
    {
        double value = m_facts[first].opens || first == 0 ? 0.3 : -1;
        value += m_facts[next - 1].finished ? 0.4 : 0;
        value += first > 0 && m_facts[first].gap ? 0.3 : 0;
        bool dated = false;
        int nameLines = 0;
        qsizetype letters = 0;
        for (qsizetype i = first; i < next; ++i) {
            dated = dated || m_facts[i].hasYear;
            nameLines += m_facts[i].names && (i == first || !m_facts[i - 1].names);
            letters += m_facts[i].text.size() * (hasHan(m_facts[i].text) ? 2 : 1);
            if (i > first)
                value -= costOfGoingOn(i);
        }
        value += dated ? 1 : 0;
        value -=
            nameLines == 0 && !m_facts[first].leadYear ? 0.4 : 0.9 * std::max(0, nameLines - 1);
        return letters < 30 ? value - 0.8 : value;
    }

    /// What speaks against the line's being a further one of its citation.
    double costOfGoingOn(qsizetype i) const
    {
        const bool ended = m_facts[i - 1].finished && m_facts[i - 1].closes && m_facts[i].opens;
        return (ended ? 0.35 : 0) + (m_facts[i].gap ? 0.5 : 0) + (m_facts[i].leadYear ? 0.8 : 0);
    }

    /// A line that holds authors and a year and nothing else; the title comes in the next.
    bool isAuthorsAndYear(qsizetype i) const
    {
        static const QRegularExpression year(
            u"^[\\s.,*]*[(]?(?:19|20)\\d{2}[a-z]?[)]?\\s*[.:]?\\s*$"_s);
        const QString &text = m_facts[i].text;
        if (!m_facts[i].hasYear)
            return false;
        const AuthorList names = readAuthors(text, text, 0, text.size(), m_knowledge, {});
        return names.score >= 0.7 && year.matchView(QStringView(text).sliced(names.end)).hasMatch();
    }

    double leftEdge() const
    {
        return std::ranges::min_element(m_lines, {}, &CitationLine::indent)->indent;
    }

    bool isOutdented(qsizetype i) const { return m_lines[i].indent < leftEdge() + 0.4; }

    /// Some lines stand at the edge, the others further in: the first lines hang out.
    bool hangs() const
    {
        if (!isOutdented(0))
            return false;
        qsizetype inside = 0;
        for (qsizetype i = 0; i < m_lines.size(); ++i)
            inside += isOutdented(i) ? 0 : 1;
        return inside > 0 && inside >= m_lines.size() / 4;
    }

    bool beginsByContent(qsizetype i) const
    {
        const bool ended = m_facts[i - 1].finished || (m_facts[i - 1].closes && m_facts[i].names);
        if (!ended || !m_facts[i].opens || !isDatedBefore(i))
            return false;
        return m_facts[i].names || m_facts[i - 1].text.trimmed().size() + 15 < longestLine();
    }

    /// The citation before has a year somewhere since it began.
    bool isDatedBefore(qsizetype i) const
    {
        qsizetype size = 0;
        for (qsizetype back = i - 1; back >= 0 && size < 400; --back) {
            if (m_facts[back].hasYear)
                return true;
            size += m_facts[back].text.size();
        }
        return false;
    }

    qsizetype longestLine() const
    {
        qsizetype longest = 0;
        for (const LineFacts &line : m_facts)
            longest = std::max(longest, line.text.trimmed().size());
        return longest;
    }

    const QList<CitationLine> &m_lines;
    const Knowledge &m_knowledge;
    QList<LineFacts> m_facts;
};

} // namespace

QList<LineRange> splitCitations(const QList<CitationLine> &lines, const Knowledge &knowledge)
{
    return Splitter(lines, knowledge).ranges();
}

} // namespace Bole
