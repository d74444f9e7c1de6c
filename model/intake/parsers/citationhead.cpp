// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/citationhead.h"

#include "model/intake/parsers/authorclaim.h"
#include "model/intake/parsers/citationtext.h"
#include "model/intake/parsers/expressions.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

class HeadReader
{
public:
    explicit HeadReader(const CitationText &text) : m_text(text) {}

    CitationHead read()
    {
        skipNumber();
        while (readLabel()) {
        }
        readVenue();
        skipRole();
        readYear();
        readStatus();
        return m_head;
    }

private:
    QStringView rest() const { return m_text.from(m_head.end); }

    void skipNumber()
    {
        static const QRegularExpression number(
            u"^\\s*(?:[■•●○▪◦▶►❖✓➢·*-]+\\s*)?(?:\\[[A-Za-z]{0,3}-?\\d{1,4}\\]|[(]\\d{1,3}[)]|[A-Z]{1,2}\\d{1,3}[.:)]|\\d{1,3}[.)、:](?!\\d)|[a-z][.)](?=\\s+\\p{Lu}))?\\s*"_s);
        m_head.end = number.match(m_text.folded).capturedEnd();
    }

    /// One label in brackets: a year, a status, a venue, a rank, the applicant's part.
    bool readLabel()
    {
        static const QRegularExpression label(u"^[\\[(]([^\\])]{2,40})[\\])]\\s*[:.]?\\s*"_s);
        const auto match = label.matchView(rest());
        if (!match.hasMatch())
            return false;
        const QString inside = match.captured(1);
        const Span span{m_head.end + match.capturedStart(1), match.capturedLength(1)};
        const bool venue = m_text.knowledge.findVenue(inside).has_value();
        const auto status = findCitationStatus(inside, 0, m_text.knowledge);
        const auto date = findCitationDate(inside, 0, {}, m_text.context.today);
        const bool rank = isRank(span) || !findAuthorClaim(inside, {}).isEmpty();
        const bool unknown = !venue && !status && !date && !rank;
        if (unknown && !standsBeforeNames(m_head.end + match.capturedEnd()))
            return false;
        if ((venue || unknown) && m_head.venue.isEmpty())
            m_head.venue = span;
        if (status && !m_head.status)
            m_head.status = CitationStatus{status->status, moved(status->span, span.start)};
        if (date && !m_head.date) {
            m_head.date = CitationDate{date->date, moved(date->span, span.start)};
            m_head.dateScore = 0.9;
        }
        m_head.end += match.capturedEnd();
        return true;
    }

    static Span moved(Span span, qsizetype by) { return {span.start + by, span.length}; }

    bool isRank(Span span) const
    {
        return std::ranges::any_of(m_text.facts.taken,
                                   [&](const Span &fact) { return fact.overlaps(span); });
    }

    /// Only then is a label with unknown words no part of the title.
    bool standsBeforeNames(qsizetype i) const
    {
        return m_text.names(i, m_text.size()).score >= 0.9;
    }

    void readVenue()
    {
        static const QRegularExpression venueFirst(
            u"^([A-Z][\\w/&+-]{1,15}(?: [A-Z][\\w-]{1,12})?)\\s*'?(?:20)?\\d{2}\\s*[:.,|-]?\\s+"_s);
        const auto match = venueFirst.matchView(rest());
        if (!match.hasMatch() || !m_text.knowledge.venue(match.capturedView(1)))
            return;
        m_head.venue = {m_head.end, match.capturedLength()};
        if (const auto date = findCitationDate(match.captured(), 0, {}, m_text.context.today)) {
            m_head.date = CitationDate{date->date, moved(date->span, m_head.end)};
            m_head.dateScore = 0.9;
        }
        m_head.end += match.capturedEnd();
    }

    void skipRole()
    {
        static const QRegularExpression role(
            u"^(?:(?:学生)?(?:第一作者|一作)|共同第?一作者?|共一|第二作者|二作|通讯作者)\\s*[:,，、：]\\s*"_s);
        if (const auto match = role.matchView(rest()); match.hasMatch())
            m_head.end += match.capturedEnd();
    }

    void readYear()
    {
        static const QRegularExpression year(
            u"^((?:1[89]|20)\\d{2}(?:[./]\\d{1,2})?)\\s*[:.,|]?\\s+(?=\\S)"_s);
        const auto match = year.matchView(rest());
        if (!match.hasMatch())
            return;
        const auto date = findCitationDate(m_text.folded.left(m_head.end + match.capturedEnd(1)),
                                           m_head.end, {}, m_text.context.today);
        if (!date)
            return;
        m_head.date = date;
        m_head.dateScore = 0.8;
        m_head.end += match.capturedEnd();
    }

    void readStatus()
    {
        static const QRegularExpression state(
            u"^(预印本|已录用|录用|在投|已投稿|在审|已发表|accepted|under review|submitted|to appear|in press)\\s*[:|]?\\s+"_s,
            caseless);
        const auto match = state.matchView(rest());
        if (!match.hasMatch())
            return;
        if (const auto status = findCitationStatus(match.captured(1), 0, m_text.knowledge))
            m_head.status = CitationStatus{status->status, moved(status->span, m_head.end)};
        m_head.end += match.capturedEnd();
    }

    const CitationText &m_text;
    CitationHead m_head;
};

} // namespace

CitationHead readCitationHead(const CitationText &text)
{
    return HeadReader(text).read();
}

} // namespace Bole
