// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/citations.h"

#include "model/intake/parsers/applicantauthor.h"
#include "model/intake/parsers/authorclaim.h"
#include "model/intake/parsers/citationhead.h"
#include "model/intake/parsers/citationtext.h"
#include "model/intake/parsers/citationtitle.h"
#include "model/intake/parsers/citationvenue.h"
#include "model/intake/parsers/dates.h"
#include "model/intake/parsers/expressions.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"
#include "model/knowledge/tables.h"
#include "model/knowledge/venueevidence.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// Reads one citation: first what its form gives away, then the title by the strongest sign there
/// is, then authors and venue around it.
class CitationReader
{
public:
    CitationReader(QStringView text, const CitationContext &context) : m_text(text, context) {}

    PrintedCitation read()
    {
        readHead();
        readTitle();
        readAuthorsAround();
        readClaim();
        readTail();
        settleAuthors();
        settleStatus();
        addFacts();
        settleTier();
        m_citation.score = overallScore();
        return m_citation;
    }

private:
    void readHead()
    {
        m_head = readCitationHead(m_text);
        m_status = m_head.status;
    }

    void readTitle()
    {
        const CitationTitle title = findCitationTitle(m_text, m_head.end);
        m_title = title.span;
        m_tail = title.tail;
        m_authors = title.authors;
        if (title.date)
            setDate(*title.date, title.dateScore);
        m_citation.form = title.form;
        m_citation.publication.name = m_text.printed(title.span);
        m_citation.spans.insert(u"name"_s, title.span);
        m_citation.scores.insert(u"name"_s, title.score);
    }

    void readAuthorsAround()
    {
        if (m_authors.isEmpty() && m_title.start > m_head.end + 3) {
            // before the title, when a stronger sign found that first
            m_authors = m_text.names(m_head.end, m_title.start);
            if (m_authors.score < 0.4)
                m_authors = {};
        }
        m_citation.form.authorsFirst = !m_authors.isEmpty();
        if (m_authors.isEmpty())
            readAuthorsBehind();
    }

    void readAuthorsBehind()
    {
        qsizetype i = m_text.skip(m_tail, u" .,:;|•-\"》");
        static const QRegularExpression with(u"^[(]\\s*(?:joint(?:\\s+work)?\\s+)?with\\s+"_s,
                                             caseless);
        static const QRegularExpression bareWith(u"^(?:joint(?:\\s+work)?\\s+)?with\\s+"_s,
                                                 caseless);
        if (const auto match = bareWith.matchView(m_text.from(i)); match.hasMatch()) {
            const AuthorList names = m_text.names(i + match.capturedEnd(), m_text.size());
            if (names.score >= 0.7) {
                m_authors = names;
                m_ownerOmitted = true;
                m_tail = names.end;
                return;
            }
        }
        static const QRegularExpression by(u"^(?:by|authors?:|作者:)\\s*"_s, caseless);
        if (const auto match = with.matchView(m_text.from(i)); match.hasMatch()) {
            const qsizetype close = m_text.folded.indexOf(u')', i);
            const qsizetype end = close < 0 ? m_text.size() : close;
            m_authors = m_text.names(i + match.capturedEnd(), end);
            m_ownerOmitted = true;
            m_tail = end + 1;
            return;
        }
        if (const auto match = by.matchView(m_text.from(i)); match.hasMatch())
            i += match.capturedEnd();
        // a date between title and authors is the publication's
        static const QRegularExpression dateFirst(
            u"^[\\p{L}.]{0,10}\\s*(?:19|20)\\d{2}\\b[\\s,.|•]*"_s);
        if (const auto match = dateFirst.matchView(m_text.from(i)); match.hasMatch()) {
            const QString upTo = m_text.folded.left(i + match.capturedEnd());
            if (const auto date =
                    findCitationDate(upTo, i, m_text.facts.taken, m_text.context.today)) {
                const AuthorList names = m_text.names(i + match.capturedEnd(), m_text.size());
                if (names.score >= 0.7) {
                    setDate(*date, 0.9);
                    i += match.capturedEnd();
                }
            }
        }
        const AuthorList &names = m_text.names(i, m_text.size());
        if (areAuthors(names)) {
            m_authors = names;
            m_tail = names.end;
        } else {
            readAuthorsBelow();
        }
    }

    static bool areAuthors(const AuthorList &names)
    {
        return names.score >= 0.7 && (names.authors.size() > 1 || names.score >= 0.9);
    }

    /// The title's line may end in a tag; the authors then stand in a line of their own below it.
    void readAuthorsBelow()
    {
        for (const qsizetype start : m_text.context.lineStarts) {
            const qsizetype i = m_text.skip(start, u" •");
            if (start < m_tail || i >= m_text.size() || !areAuthors(m_text.names(i, m_text.size())))
                continue;
            m_authors = m_text.names(i, m_text.size());
            m_tail = m_authors.end;
            return;
        }
    }

    /// Before the venue, which such words are not.
    void readClaim()
    {
        QList<Span> others{m_title};
        for (const Author &author : std::as_const(m_authors.authors))
            others.append({author.span.start, author.span.length + author.marks.size() + 1});
        m_claim = findAuthorClaim(m_text.folded, others);
        m_text.facts.taken += m_claim.spans;
    }

    void setDate(const CitationDate &date, double score)
    {
        m_citation.publication.releaseDate = date.date;
        m_citation.spans.insert(u"releaseDate"_s, date.span);
        m_citation.scores.insert(u"releaseDate"_s, score);
    }

    /// "以第一作者在 ICML 2024 发表论文《…》": venue, date and state stand before the title.
    void readStory()
    {
        if (!m_authors.isEmpty() || m_title.start < m_head.end + 3)
            return;
        const QString before = m_text.folded.left(m_title.start);
        if (!m_status)
            m_status = findCitationStatus(before, m_head.end, m_text.knowledge);
        if (!m_head.date) {
            m_head.date =
                findCitationDate(before, m_head.end, m_text.facts.taken, m_text.context.today);
            m_head.dateScore = 0.85;
        }
        static const QRegularExpression place(
            u"[在于向至]\\s*(?:《([^》]{2,40})》|([A-Z][\\w&'/. -]{1,60}?)(?=\\s*(?:(?:19|20)\\d{2}|[(,]|[上中]?\\p{Han}|$)))"_s);
        if (const auto match = place.match(before, m_head.end);
            match.hasMatch() && m_head.venue.isEmpty()) {
            const int group = match.lastCapturedIndex();
            m_head.venue = {match.capturedStart(group), match.capturedLength(group)};
        }
    }

    void setDateUnlessKnown(const CitationDate &date, double score)
    {
        if (!m_citation.publication.releaseDate)
            setDate(date, score);
    }

    /// "2021 年第 5 期，…2022 年第 1 期转载": another year may be the paper's.
    bool hasOtherYear(const CitationDate &date) const
    {
        const QStringView tail = m_text.from(m_tail);
        return std::ranges::any_of(
            findDateRanges(tail, m_text.context.today), [&](const DateRange &range) {
                const Span span{range.span.start + m_tail, range.span.length};
                const bool taken = std::ranges::any_of(
                    m_text.facts.taken, [&](const Span &fact) { return fact.overlaps(span); });
                return !taken && range.start && range.start->year != date.date.year;
            });
    }

    void readTail()
    {
        m_tail = std::min(m_tail, m_text.size());
        const bool authorsFirst = !m_authors.isEmpty() && m_authors.end < m_title.start;
        const QString beforeTitle = m_text.folded.left(m_title.start);
        // "[arXiv'24] … accepted": what stands behind says more.
        if (!m_status || m_status->status == PublicationStatus::Preprint ||
            m_status->status == PublicationStatus::Published) {
            if (const auto status = findCitationStatus(m_text.folded, m_tail, m_text.knowledge))
                m_status = status;
        }
        if (!m_status && authorsFirst) // "Okafor, M. (in press). Title"
            m_status = findCitationStatus(beforeTitle, m_authors.end, m_text.knowledge);
        readStory();
        if (m_head.date)
            setDateUnlessKnown(*m_head.date, m_head.dateScore);
        if (const auto date =
                findCitationDate(m_text.folded, m_tail, m_text.facts.taken, m_text.context.today))
            setDate(*date, hasOtherYear(*date) ? 0.85 : 0.95);
        if (!m_citation.publication.releaseDate && authorsFirst) {
            if (const auto between = findCitationDate(beforeTitle, m_authors.end,
                                                      m_text.facts.taken, m_text.context.today))
                setDate(*between, 0.9);
        }
        if (!m_citation.publication.releaseDate && m_text.facts.arxiv.size() >= 4) {
            const int year = 2000 + m_text.facts.arxiv.left(2).toInt();
            const int month = m_text.facts.arxiv.mid(2, 2).toInt();
            if (month >= 1 && month <= 12)
                setDate({{year, month, 0}, {m_text.facts.arxivSpan.start, 4}}, 0.6);
        }
        if (const auto venue = findCitationVenue(m_text, m_tail, m_head.venue, m_status,
                                                 m_citation.publication.releaseDate.has_value())) {
            m_citation.publication.publisher = m_text.printed(venue->span);
            m_citation.publication.venueId = venue->id;
            m_citation.publication.tier = venue->tier;
            m_citation.spans.insert(u"publisher"_s, venue->span);
            m_citation.scores.insert(u"publisher"_s, venue->score);
        }
    }

    void settleAuthors()
    {
        Publication &publication = m_citation.publication;
        if (m_ownerOmitted || (m_text.context.ownerOmitted && m_authors.isEmpty())) {
            publication.authors.append(m_text.context.applicantName);
            publication.authors.removeAll(QString());
        }
        for (const Author &author : std::as_const(m_authors.authors)) {
            m_citation.spans.insert(u"authors/%1"_s.arg(publication.authors.size()), author.span);
            publication.authors.append(author.name);
        }
        if (!publication.authors.isEmpty())
            m_citation.scores.insert(u"authors"_s, m_authors.isEmpty() ? 0.5 : m_authors.score);
        settleOwnPart();
    }

    /// The list shows the applicant's part, by place and marks; words beside it may add to that.
    void settleOwnPart()
    {
        Publication &publication = m_citation.publication;
        const ApplicantAuthor own =
            m_authors.isEmpty() ? ApplicantAuthor() : findApplicantAuthor(m_text, m_authors);
        if (!m_authors.isEmpty())
            m_citation.scores.insert(u"applicantPosition"_s, own.score);
        if (own.index >= 0)
            publication.applicantPosition = int(own.index) + 1;
        else if (m_claim.position > 0 || m_claim.coFirst)
            publication.applicantPosition = m_claim.position > 0 ? m_claim.position : 1;
        publication.coFirst = own.coFirst || m_claim.coFirst;
        publication.corresponding = own.corresponding || m_claim.corresponding;
        const bool saysEarlier = m_claim.position > 0 && m_claim.position <= own.index;
        m_citation.claimsTooMuch = saysEarlier && !m_claim.amongStudents && !publication.coFirst;
        noteClaim(own);
    }

    void noteClaim(const ApplicantAuthor &own)
    {
        if (m_claim.isEmpty())
            return;
        const Span words = m_claim.spans.first();
        m_citation.spans.insert(u"claim"_s, words);
        if (own.index < 0 && m_citation.publication.applicantPosition)
            m_citation.spans.insert(u"applicantPosition"_s, words);
        if (m_claim.coFirst && !own.coFirst)
            m_citation.spans.insert(u"coFirst"_s, words);
        if (m_claim.corresponding && !own.corresponding)
            m_citation.spans.insert(u"corresponding"_s, words);
    }

    void settleStatus()
    {
        Publication &publication = m_citation.publication;
        // "arXiv preprint" under "In Submission": the heading says more.
        const bool lies = m_status && m_status->status == PublicationStatus::Preprint &&
                          (m_text.context.status == PublicationStatus::Submitted ||
                           m_text.context.status == PublicationStatus::Working ||
                           m_text.context.status == PublicationStatus::Accepted);
        if (m_status && !lies)
            publication.status = m_status->status;
        else if (m_text.context.status !=
                 PublicationStatus::Preprint) // its venue, if any, is where it was sent
            publication.status = m_text.context.status;
        const bool onlyPreprint =
            publication.venueId == u"arXiv" || publication.venueId == u"bioRxiv" ||
            (publication.publisher.isEmpty() && !m_text.facts.arxiv.isEmpty());
        if (publication.status.isEmpty() || publication.status == PublicationStatus::Preprint) {
            if (onlyPreprint)
                publication.status = PublicationStatus::Preprint;
            else if (!publication.publisher.isEmpty())
                publication.status = PublicationStatus::Published;
        }
        if (publication.status.isEmpty())
            publication.status = m_text.context.status;
        if (m_status)
            m_citation.spans.insert(u"status"_s, m_status->span);
        if (!publication.status.isEmpty())
            m_citation.scores.insert(u"status"_s, m_status ? 0.9 : 0.75);
    }

    void addFacts()
    {
        Publication &publication = m_citation.publication;
        const auto add = [&](QLatin1StringView field, QString *target, const QString &value,
                             Span span, double score) {
            if (value.isEmpty())
                return;
            *target = value;
            m_citation.spans.insert(field, span);
            m_citation.scores.insert(field, score);
        };
        add("doi"_L1, &publication.doi, m_text.facts.doi, m_text.facts.doiSpan, 0.98);
        add("url"_L1, &publication.url, m_text.facts.url, m_text.facts.urlSpan, 0.95);
        add("pages"_L1, &publication.pages, m_text.facts.pages, m_text.facts.pagesSpan, 0.95);
        add("tier"_L1, &publication.tier, m_text.facts.tier, m_text.facts.tierSpan, 0.98);
    }

    /// Where a paper was sent is not where it appeared, and a workshop is not its conference: there
    /// a printed tier is the conference's, too.
    void settleTier()
    {
        Publication &publication = m_citation.publication;
        const bool sent = publication.status == PublicationStatus::Submitted ||
                          publication.status == PublicationStatus::Working;
        if (!sent && !isOfSideEvent())
            return;
        publication.tier.clear();
        m_citation.spans.remove(u"tier"_s);
        m_citation.scores.remove(u"tier"_s);
    }

    /// By what stands around title and authors, without identifiers and marks such as "[poster]".
    bool isOfSideEvent() const
    {
        QString around = m_text.folded.left(m_head.end) + u' ' + m_text.folded.mid(m_tail);
        const qsizetype moved = m_tail - m_head.end - 1;
        for (const Span &span : m_text.facts.taken) {
            for (qsizetype i = span.start; i < span.end(); ++i) {
                const qsizetype at = i < m_head.end ? i : i - moved;
                if ((i < m_head.end || i >= m_tail) && at < around.size())
                    around[at] = u' ';
            }
        }
        return namesSideEvent(TokenizedText(around));
    }

    double overallScore() const
    {
        const Publication &publication = m_citation.publication;
        if (publication.name.size() < (hasHan(publication.name) ? 4 : 8))
            return 0.2;
        double score = 0.3 + 0.3 * m_citation.scores.value(u"name"_s);
        score += publication.authors.isEmpty() ? 0 : 0.15;
        score += publication.releaseDate ? 0.1 : 0;
        score += publication.publisher.isEmpty() ? 0 : publication.venueId.isEmpty() ? 0.05 : 0.12;
        return std::min(0.98, score);
    }

    CitationText m_text;
    PrintedCitation m_citation;
    AuthorList m_authors;
    AuthorClaim m_claim;
    std::optional<CitationStatus> m_status;
    CitationHead m_head;
    Span m_title;
    qsizetype m_tail = 0; ///< where venue, year and the rest are looked for
    bool m_ownerOmitted = false;
};

} // namespace

PrintedCitation parseCitation(QStringView text, const CitationContext &context)
{
    Q_ASSERT(context.knowledge);
    return CitationReader(text, context).read();
}

} // namespace Bole
