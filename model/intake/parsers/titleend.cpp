// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/titleend.h"

#include "model/intake/parsers/citationtext.h"
#include "model/intake/parsers/citationvenue.h"
#include "model/intake/parsers/expressions.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

class TitleEnd
{
public:
    explicit TitleEnd(const CitationText &text) : m_text(text) {}

    qsizetype find(qsizetype start, bool authorsKnown) const
    {
        int depth = 0;
        for (qsizetype i = start + 1; i < m_text.size(); ++i) {
            const QChar c = m_text.at(i);
            if (i > start + 3 && m_text.isLineStart(i) && beginsSomethingElse(i, authorsKnown))
                return i;
            if (i > start + 8 && m_text.context.gaps.contains(i))
                return i;
            if ((c == u'(' || c == u'[') && i > start + 3 && depth == 0 && bracketEndsTitle(i))
                return i;
            if (c == u'《' && i > start + 3)
                return i;
            depth += c == u'(' || c == u'[' ? 1 : c == u')' || c == u']' ? -1 : 0;
            if (depth > 0)
                continue;
            if (c == u'。')
                return i;
            if ((c == u'.' || c == u'?' || c == u'!') && i > start + 2) {
                const QChar next = m_text.at(m_text.skip(i + 1, u" "));
                const bool spaced = m_text.at(i + 1) == u' ' || m_text.at(i + 1).isNull() ||
                                    isHan(m_text.at(i + 1));
                const bool begins = !next.isLower() || isCamel(m_text.skip(i + 1, u" "));
                if (spaced && !isAbbreviation(i) && begins && (c == u'.' || !goesOn(i + 1)))
                    return c == u'.' ? i : i + 1;
            }
            if (QStringView(u"•|").contains(c) && m_text.at(i - 1) == u' ' &&
                m_text.at(i + 1) == u' ')
                return i;
            if ((c == u',' || c == u';' || c == u' ') && beginsVenue(i))
                return i;
        }
        return m_text.size();
    }

private:
    /// "eLife", "bioRxiv": names that begin in lower case.
    bool isCamel(qsizetype i) const
    {
        for (; m_text.at(i).isLetter(); ++i) {
            if (m_text.at(i).isUpper())
                return true;
        }
        return false;
    }

    bool isAbbreviation(qsizetype dot) const
    {
        if (m_text.at(dot - 1).isUpper() && !m_text.at(dot - 2).isLetter())
            return true;
        for (const QStringView word : {u"vs", u"e.g", u"i.e", u"al", u"St", u"No", u"Vol", u"Dr",
                                       u"cf", u"resp", u"etc", u"Mr", u"approx"}) {
            if (dot >= word.size() &&
                QStringView(m_text.folded).sliced(dot - word.size(), word.size()) == word &&
                !m_text.at(dot - word.size() - 1).isLetter())
                return true;
        }
        return false;
    }

    /// "What is a bird? A study. In …": the title may have a second sentence.
    bool goesOn(qsizetype i) const
    {
        const qsizetype start = m_text.skip(i, u" ");
        const qsizetype end = m_text.folded.indexOf(u". "_s, start);
        if (end < 0 || end - start > 100 || m_text.names(start, end).score >= 0.7)
            return false;
        const QStringView sentence = m_text.from(start).left(end - start);
        static const QRegularExpression year(u"\\d{4}|^In\\s"_s);
        return !year.matchView(sentence).hasMatch() && !isVenueLike(sentence, m_text.knowledge) &&
               m_text.skip(end + 1, u" ") < m_text.size() - 3;
    }

    /// A bracket behind the title: who with, where, when, in which state.
    bool bracketEndsTitle(qsizetype open) const
    {
        const qsizetype close = m_text.folded.indexOf(m_text.at(open) == u'(' ? u')' : u']', open);
        const QStringView inside =
            m_text.from(open + 1).left(close < 0 ? m_text.size() - open - 1 : close - open - 1);
        static const QRegularExpression sign(
            u"^\\s*(?:with\\b|in\\s|joint|(?:19|20)\\d{2}\\s*$|pdf|doi|code|link|paper|[A-Z]{1,2}/OL|[JCDM]\\s*$)"_s,
            caseless);
        if (sign.matchView(inside).hasMatch())
            return true;
        if (const auto status = findCitationStatus(inside.toString(), 0, m_text.knowledge);
            status && status->span.start <= 2)
            return true;
        const auto venue = m_text.knowledge.findVenue(inside);
        return venue && venue->score >= 0.9;
    }

    bool beginsSomethingElse(qsizetype lineStart, bool authorsKnown) const
    {
        const qsizetype end = std::min<qsizetype>(m_text.size(), lineStart + 160);
        if (!authorsKnown) {
            const AuthorList names = m_text.names(lineStart, end);
            if (names.score >= 0.7 && (names.authors.size() >= 2 || names.score >= 0.95))
                return true;
        }
        static const QRegularExpression sign(
            u"^(?:in\\s+(?:proc|the\\s+proc|\\p{Lu})|proceedings|journal\\b|transactions|10\\.\\d{4}|https?:|(?:\\w{3,5})?a?rxiv|ssrn|doi|(?:19|20)\\d{2}\\b)"_s,
            caseless);
        if (sign.matchView(m_text.from(lineStart)).hasMatch())
            return true;
        // Only the first sentence of the line: the title's end may come before the venue.
        QStringView rest = m_text.from(lineStart).left(80);
        for (qsizetype dot = rest.indexOf(u". "); dot >= 0; dot = rest.indexOf(u". ", dot + 1)) {
            if (isAbbreviation(lineStart + dot))
                continue;
            rest = rest.first(dot);
            break;
        }
        const auto venue = m_text.knowledge.findVenue(rest);
        return (venue && venue->score >= 0.8 && venue->span.start <= 12) ||
               (isVenueLike(rest.left(48), m_text.knowledge) && rest.front().isUpper());
    }

    /// ", in …", ", 2023", ", Proceedings …", ", NSDI" at a comma; "In Proceedings" at a space.
    bool beginsVenue(qsizetype i) const
    {
        const qsizetype next = m_text.skip(i + 1, u" ");
        // At a space, of which there are many, only what the expression begins with.
        if (m_text.at(i) == u' ' && !QStringView(u"IaSAt").contains(m_text.at(next)))
            return false;
        const QStringView rest = m_text.from(next);
        static const QRegularExpression atSpace(
            u"^(?:In\\s+Proc|In:\\s|In\\s+(?:the\\s+)?Proceedings|arXiv\\s*(?:preprint|:)|(?:Submitted|Accepted)\\s+(?:to|by|at)\\b|to appear in)"_s);
        if (atSpace.matchView(rest).hasMatch())
            return true;
        if (m_text.at(i) == u' ')
            return false;
        static const QRegularExpression atComma(
            u"^(?:in\\s+(?:proc|the\\s+\\d|the\\s+proc|\\d{4}|\\p{Lu}{2,})|(?:19|20)\\d{2}\\s*[,.;)"
            u"]|(?:19|20)\\d{2}\\s*$|proceedings|proc\\.|"
            "(?:ieee|acm)\\s|vol\\.|pp\\.|(?:\\w{3,5})?a?rxiv|ssrn|journal\\s+of|under\\s+review|in\\s+submission|accepted|submitted)"_s,
            caseless);
        if (atComma.matchView(rest).hasMatch())
            return true;
        // ", Phys. Rev. B 107, 155112 (2023)": a journal and its volume.
        static const QRegularExpression journal(
            u"^(?:(?:\\d?\\p{Lu}[\\p{L}&-]*\\.?|of|and|the|in|for|&)\\s+){1,8}(?<!Part "
            u")(?<!Version )"
            u"\\d{1,4}\\s*(?:[(]\\d{1,3}[)]\\s*)?(?:,\\s*[A-Za-z]?\\d[\\d.-]*\\s*)?[,:(]*\\s*[(]?(?:19|20)\\d{2}\\b"_s);
        if (journal.matchView(rest).hasMatch())
            return true;
        const qsizetype comma = rest.indexOf(u',');
        const QStringView clause = rest.left(comma < 0 ? 90 : std::min<qsizetype>(comma, 90));
        const auto venue = m_text.knowledge.findVenue(clause);
        return venue && venue->score >= 0.8 && venue->span.start <= 4;
    }

    const CitationText &m_text;
};

} // namespace

qsizetype endOfTitle(const CitationText &text, qsizetype start, bool authorsKnown)
{
    return TitleEnd(text).find(start, authorsKnown);
}

} // namespace Bole
