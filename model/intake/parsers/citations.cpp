// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/citations.h"

#include "model/intake/parsers/authorlist.h"
#include "model/intake/parsers/citationfacts.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr auto caseless = QRegularExpression::CaseInsensitiveOption;

/// Reads one citation: first what its form gives away, then the title by the strongest sign there
/// is, then authors and venue around it.
class CitationReader
{
public:
    CitationReader(QStringView text, const CitationContext &context)
        : m_original(text),
          m_text(folded(text)),
          m_context(context),
          m_knowledge(*context.knowledge),
          m_facts(findCitationFacts(m_text, text))
    {
    }

    Citation read()
    {
        skipNumber();
        readHead();
        if (!titleByQuotes() && !titleByMarker() && !titleByStyle())
            titleByGrammar();
        readAuthorsAround();
        readTail();
        settleAuthors();
        settleStatus();
        addFacts();
        m_citation.score = overallScore();
        return m_citation;
    }

private:
    QChar at(qsizetype i) const { return i >= 0 && i < m_text.size() ? m_text[i] : QChar(); }
    QStringView from(qsizetype i) const { return QStringView(m_text).sliced(i); }

    qsizetype skip(qsizetype i, QStringView signs) const
    {
        while (!at(i).isNull() && signs.contains(at(i)))
            ++i;
        return i;
    }

    QString printed(Span span) const
    {
        return m_original.sliced(span.start, span.length).toString().simplified();
    }

    void skipNumber()
    {
        static const QRegularExpression number(
            u"^\\s*(?:[■•●○▪◦▶►❖✓➢·*-]+\\s*)?(?:\\[[A-Za-z]{0,3}-?\\d{1,4}\\]|[(]\\d{1,3}[)]|[A-Z]{1,2}\\d{1,3}[.:)]|\\d{1,3}[.)、](?!\\d))?\\s*"_s);
        m_start = number.match(m_text).capturedEnd();
    }

    /// A year, a status or a venue in brackets before everything else.
    void readHead()
    {
        static const QRegularExpression label(u"^[\\[(]([^\\])]{2,40})[\\])]\\s*[:.]?\\s*"_s);
        if (const auto match = label.matchView(from(m_start)); match.hasMatch()) {
            const QStringView inside = match.capturedView(1);
            if (m_knowledge.findVenue(inside) ||
                findCitationStatus(inside.toString(), 0, m_knowledge) ||
                findCitationDate(inside.toString(), 0, {}, m_context.today)) {
                m_head = {m_start + match.capturedStart(1), match.capturedLength(1)};
                m_start += match.capturedEnd();
            }
        }
        static const QRegularExpression venueFirst(
            u"^([A-Z][\\w/&+-]{1,15}(?: [A-Z][\\w-]{1,12})?)\\s*'?(?:20)?\\d{2}\\s*[:.,|-]?\\s+"_s);
        if (const auto match = venueFirst.matchView(from(m_start));
            match.hasMatch() && m_knowledge.venue(match.capturedView(1))) {
            m_head = {m_start, match.capturedLength()};
            m_start += match.capturedEnd();
        }
        static const QRegularExpression role(
            u"^(?:(?:学生)?(?:第一作者|一作)|(共同第?一作者?|共一)|(第二作者|二作)|通讯作者)\\s*[:,，、：]\\s*"_s);
        if (const auto match = role.matchView(from(m_start)); match.hasMatch()) {
            m_statedPosition = match.capturedLength(2) > 0 ? 2 : 1;
            m_citation.publication.coFirst = match.capturedLength(1) > 0;
            m_start += match.capturedEnd();
        }
        static const QRegularExpression year(
            u"^((?:1[89]|20)\\d{2}(?:[./]\\d{1,2})?)\\s*[:.,|]?\\s+(?=\\S)"_s);
        if (const auto match = year.matchView(from(m_start)); match.hasMatch()) {
            if (const auto date = findCitationDate(m_text.left(m_start + match.capturedEnd(1)),
                                                   m_start, {}, m_context.today)) {
                setDate(*date, 0.8);
                m_start += match.capturedEnd();
            }
        }
        static const QRegularExpression state(
            u"^(已录用|录用|在投|已投稿|在审|已发表|accepted|under review|submitted)\\s*[:|]?\\s+"_s,
            caseless);
        if (const auto match = state.matchView(from(m_start)); match.hasMatch()) {
            m_status = findCitationStatus(match.captured(1), 0, m_knowledge);
            m_start += match.capturedEnd();
        }
    }

    void setTitle(Span span, double score)
    {
        while (span.length > 0 && QStringView(u" ,;:\"*_").contains(at(span.start))) {
            ++span.start;
            --span.length;
        }
        while (span.length > 0 && QStringView(u" ,;:\"-*_").contains(at(span.end() - 1)))
            --span.length;
        if (span.length > 1 && at(span.end() - 1) == u'.')
            --span.length;
        m_title = span;
        m_citation.publication.name = printed(span);
        m_citation.spans.insert(u"name"_s, span);
        m_citation.scores.insert(u"name"_s, score);
    }

    bool titleByQuotes()
    {
        struct Pair
        {
            QChar open;
            QChar close;
        };
        for (const Pair pair : {Pair{u'"', u'"'}, Pair{u'《', u'》'}, Pair{u'「', u'」'}}) {
            const qsizetype open = m_text.indexOf(pair.open, m_start);
            if (open < 0)
                continue;
            qsizetype close = m_text.indexOf(pair.close, open + 1);
            // a quotation inside the title: take the last sign before the venue
            if (pair.open == u'"' && close > 0) {
                const qsizetype third = m_text.indexOf(u'"', close + 1);
                const qsizetype fourth = third < 0 ? -1 : m_text.indexOf(u'"', third + 1);
                if (fourth > 0 && close - open < 12)
                    close = fourth;
            }
            const qsizetype length = close - open - 1;
            const qsizetype least = hasHan(from(open).left(12)) ? 4 : 8;
            if (close < 0 || length < least)
                continue;
            m_tail = close + 1;
            setTitle({open + 1, length}, 0.96);
            return true;
        }
        return false;
    }

    bool titleByMarker()
    {
        static const QRegularExpression marker(
            u"\\s*\\[(?:[JCDMPRANZS]|EB|J/OL|C/OL|A/OL|EB/OL|DB/OL|M/OL|preprint)\\]\\s*(?://)?"_s);
        const auto match = marker.match(m_text, m_start);
        if (!match.hasMatch())
            return false;
        const AuthorList authors = readAuthors(m_text, m_original, m_start, match.capturedStart(),
                                               m_knowledge, m_context.applicant);
        qsizetype titleStart = m_start;
        if (!authors.isEmpty() && authors.end < match.capturedStart() - 3) {
            m_authors = authors;
            titleStart = skip(authors.end, u" .,:;、");
        }
        m_tail = match.capturedEnd();
        setTitle({titleStart, match.capturedStart() - titleStart}, 0.94);
        return true;
    }

    /// One long run in bold or italics that is neither a name nor a venue.
    bool titleByStyle()
    {
        Span best;
        for (qsizetype i = 0; i < m_context.styles.size(); ++i) {
            const StyledSpan &style = m_context.styles[i];
            if (!style.bold && !style.italic)
                continue;
            Span span = style.span;
            while (i + 1 < m_context.styles.size() && m_context.styles[i + 1].bold == style.bold &&
                   m_context.styles[i + 1].italic == style.italic &&
                   m_context.styles[i + 1].span.start - span.end() <= 2) {
                ++i;
                span.length = m_context.styles[i].span.end() - span.start;
            }
            if (span.end() > m_text.size() || span.start < m_start - 1)
                continue;
            const QStringView words = from(span.start).left(span.length);
            const qsizetype least = hasHan(words) ? 6 : 18;
            if (span.length < least || m_context.applicant.match(words) > 0.5)
                continue;
            // Italics mark venues as often as titles: a title is followed by something more.
            if (style.italic && !style.bold && (isVenueLike(words) || isTitleBefore(span.start)))
                continue;
            const AuthorList names = readAuthors(m_text, m_original, span.start, span.end(),
                                                 m_knowledge, m_context.applicant);
            if ((names.authors.size() >= 3 || names.score >= 0.95) && names.end > span.end() - 4)
                continue;
            if (span.length > best.length)
                best = span;
        }
        // the whole citation in one style says nothing
        if (best.isEmpty() || best.length > (m_text.size() - m_start) * 9 / 10)
            return false;
        m_tail = best.end();
        setTitle(best, 0.9);
        return true;
    }

    /// Authors and a sentence of their own stand in front: what follows in italics is the venue.
    bool isTitleBefore(qsizetype end) const
    {
        const AuthorList names =
            readAuthors(m_text, m_original, m_start, end, m_knowledge, m_context.applicant);
        if (names.isEmpty() || names.score < 0.6)
            return false;
        static const QRegularExpression year(u"^[\\s.,:]*[(]?(?:19|20)\\d{2}[a-z]?[)]?[\\s.,:]*"_s);
        QString between = m_text.mid(names.end, end - names.end);
        between.remove(year);
        between = between.trimmed();
        return between.size() >= 12 && QStringView(u".?!,").contains(between.back()) &&
               between.contains(u' ');
    }

    bool isVenueLike(QStringView words) const
    {
        static const QRegularExpression venueWord(
            u"\\b(?:journal|transactions|trans\\.|conference|conf\\.|proceedings|proc\\.|workshops?"
            u"|symposium|letters|review|"
            "annals|magazine|press|arxiv|meeting|quarterly|studies)\\b|学报|期刊|会议|杂志|出版社|论文集|通报"_s,
            caseless);
        if (venueWord.matchView(words).hasMatch())
            return true;
        const auto venue = m_knowledge.findVenue(words);
        return venue && venue->score >= 0.8;
    }

    void titleByGrammar()
    {
        m_authors = readAuthors(m_text, m_original, m_start, m_text.size(), m_knowledge,
                                m_context.applicant);
        const bool authorsFirst = !m_authors.isEmpty() && m_authors.score >= 0.6 &&
                                  isBorderBehind(m_authors.end) &&
                                  m_authors.end < m_text.size() - 4;
        if (!authorsFirst)
            m_authors = {};
        qsizetype titleStart = m_start;
        if (authorsFirst) {
            titleStart = skip(m_authors.end, u" .,:;、-");
            static const QRegularExpression year(
                u"^[(]?((?:19|20)\\d{2})[a-z]?(?:,\\s*\\p{L}+\\.?)?[)]?\\s*[.,:]\\s*"_s);
            if (const auto match = year.matchView(from(titleStart)); match.hasMatch()) {
                setDate({{match.captured(1).toInt(), 0, 0},
                         {titleStart + match.capturedStart(1), match.capturedLength(1)}},
                        0.95);
                titleStart += match.capturedEnd();
            }
        }
        qsizetype titleEnd = endOfTitle(titleStart, authorsFirst);
        m_tail = titleEnd;
        titleEnd = withoutDate(titleStart, titleEnd);
        setTitle({titleStart, titleEnd - titleStart}, authorsFirst ? 0.88 : 0.7);
    }

    /// A month and a year at the end of the title's line are the publication's date.
    qsizetype withoutDate(qsizetype start, qsizetype end)
    {
        const QString line = m_text.left(end);
        const auto date = findCitationDate(line, start, m_facts.taken, m_context.today);
        if (!date || date->date.month == 0 || date->span.start <= start + 8 ||
            skip(date->span.end(), u" .,)") < end)
            return end;
        setDate(*date, 0.9);
        return date->span.start;
    }

    bool isBorderBehind(qsizetype i) const
    {
        const QChar c = at(skip(i, u" "));
        return c.isNull() || QStringView(u".,:;(\"、[").contains(c) || isLineStart(skip(i, u" ")) ||
               (isHan(c) && i > 0 && isHan(at(i - 1))) || m_authors.openEnded;
    }

    bool isLineStart(qsizetype i) const { return m_context.lineStarts.contains(i); }

    bool isAbbreviation(qsizetype dot) const
    {
        if (at(dot - 1).isUpper() && !at(dot - 2).isLetter())
            return true;
        for (const QStringView word : {u"vs", u"e.g", u"i.e", u"al", u"St", u"No", u"Vol", u"Dr",
                                       u"cf", u"resp", u"etc", u"Mr", u"approx"}) {
            if (dot >= word.size() &&
                QStringView(m_text).sliced(dot - word.size(), word.size()) == word &&
                !at(dot - word.size() - 1).isLetter())
                return true;
        }
        return false;
    }

    qsizetype endOfTitle(qsizetype start, bool authorsKnown) const
    {
        int depth = 0;
        for (qsizetype i = start + 1; i < m_text.size(); ++i) {
            const QChar c = at(i);
            if (i > start + 3 && isLineStart(i) && beginsSomethingElse(i, authorsKnown))
                return i;
            if (i > start + 8 && m_context.gaps.contains(i))
                return i;
            if ((c == u'(' || c == u'[') && i > start + 3 && depth == 0 && bracketEndsTitle(i))
                return i;
            depth += c == u'(' || c == u'[' ? 1 : c == u')' || c == u']' ? -1 : 0;
            if (depth > 0)
                continue;
            if (c == u'。')
                return i;
            if ((c == u'.' || c == u'?' || c == u'!') && i > start + 2) {
                const QChar next = at(skip(i + 1, u" "));
                const bool spaced = at(i + 1) == u' ' || at(i + 1).isNull() || isHan(at(i + 1));
                if (spaced && !isAbbreviation(i) && (next.isNull() || !next.isLower()) &&
                    (c == u'.' || !goesOn(i + 1)))
                    return c == u'.' ? i : i + 1;
            }
            if (QStringView(u"•|").contains(c) && at(i - 1) == u' ' && at(i + 1) == u' ')
                return i;
            if ((c == u',' || c == u';' || c == u' ') && beginsVenue(i))
                return i;
        }
        return m_text.size();
    }

    /// "What is a bird? A study. In …": the title may have a second sentence.
    bool goesOn(qsizetype i) const
    {
        const qsizetype start = skip(i, u" ");
        const qsizetype end = m_text.indexOf(u". "_s, start);
        if (end < 0 || end - start > 100)
            return false;
        const QStringView sentence = from(start).left(end - start);
        static const QRegularExpression year(u"\\d{4}|^In\\s"_s);
        return !year.matchView(sentence).hasMatch() && !isVenueLike(sentence) &&
               skip(end + 1, u" ") < m_text.size() - 3;
    }

    /// A bracket behind the title: who with, where, when, in which state.
    bool bracketEndsTitle(qsizetype open) const
    {
        const qsizetype close = m_text.indexOf(at(open) == u'(' ? u')' : u']', open);
        const QStringView inside =
            from(open + 1).left(close < 0 ? m_text.size() - open - 1 : close - open - 1);
        static const QRegularExpression sign(
            u"^\\s*(?:with\\b|in\\s|joint|(?:19|20)\\d{2}\\s*$|pdf|doi|code|link|paper|[A-Z]{1,2}/OL|[JCDM]\\s*$)"_s,
            caseless);
        if (sign.matchView(inside).hasMatch())
            return true;
        if (const auto status = findCitationStatus(inside.toString(), 0, m_knowledge);
            status && status->span.start <= 2)
            return true;
        const auto venue = m_knowledge.findVenue(inside);
        return venue && venue->score >= 0.9;
    }

    bool beginsSomethingElse(qsizetype lineStart, bool authorsKnown) const
    {
        const qsizetype end = std::min<qsizetype>(m_text.size(), lineStart + 160);
        if (!authorsKnown) {
            const AuthorList names =
                readAuthors(m_text, m_original, lineStart, end, m_knowledge, m_context.applicant);
            if (names.score >= 0.7 && (names.authors.size() >= 2 || names.score >= 0.95))
                return true;
        }
        static const QRegularExpression sign(
            u"^(?:in\\s+(?:proc|the\\s+proc|\\p{Lu})|proceedings|journal\\b|transactions|10\\.\\d{4}|https?:|arxiv|doi|(?:19|20)\\d{2}\\b)"_s,
            caseless);
        if (sign.matchView(from(lineStart)).hasMatch())
            return true;
        // Only the first sentence of the line: the title's end may come before the venue.
        QStringView rest = from(lineStart).left(80);
        for (qsizetype dot = rest.indexOf(u". "); dot >= 0; dot = rest.indexOf(u". ", dot + 1)) {
            if (isAbbreviation(lineStart + dot))
                continue;
            rest = rest.first(dot);
            break;
        }
        const auto venue = m_knowledge.findVenue(rest);
        return (venue && venue->score >= 0.8 && venue->span.start <= 12) ||
               (isVenueLike(rest.left(48)) && rest.front().isUpper());
    }

    /// ", in …", ", 2023", ", Proceedings …", ", NSDI" at a comma; "In Proceedings" at a space.
    bool beginsVenue(qsizetype i) const
    {
        const qsizetype next = skip(i + 1, u" ");
        const QStringView rest = from(next);
        static const QRegularExpression atSpace(
            u"^(?:In\\s+Proc|In:\\s|In\\s+(?:the\\s+)?Proceedings|arXiv\\s*(?:preprint|:)|(?:Submitted|Accepted)\\s+(?:to|by|at)\\b|to appear in)"_s);
        if (atSpace.matchView(rest).hasMatch())
            return true;
        if (at(i) == u' ')
            return false;
        static const QRegularExpression atComma(
            u"^(?:in\\s+(?:proc|the\\s+\\d|the\\s+proc|\\d{4}|\\p{Lu}{2,})|(?:19|20)\\d{2}\\s*[,.;)"
            u"]|(?:19|20)\\d{2}\\s*$|proceedings|proc\\.|"
            "(?:ieee|acm)\\s|vol\\.|pp\\.|arxiv|journal\\s+of|under\\s+review|in\\s+submission|accepted|submitted)"_s,
            caseless);
        if (atComma.matchView(rest).hasMatch())
            return true;
        const qsizetype comma = rest.indexOf(u',');
        const QStringView clause = rest.left(comma < 0 ? 90 : std::min<qsizetype>(comma, 90));
        const auto venue = m_knowledge.findVenue(clause);
        return venue && venue->score >= 0.8 && venue->span.start <= 4;
    }

    void readAuthorsAround()
    {
        if (m_authors.isEmpty() && m_title.start > m_start + 3) {
            // before the title, when a stronger sign found that first
            m_authors = readAuthors(m_text, m_original, m_start, m_title.start, m_knowledge,
                                    m_context.applicant);
            if (m_authors.score < 0.4)
                m_authors = {};
        }
        if (m_authors.isEmpty())
            readAuthorsBehind();
    }

    void readAuthorsBehind()
    {
        qsizetype i = skip(m_tail, u" .,:;|•-\"》");
        static const QRegularExpression with(u"^[(]\\s*(?:joint(?:\\s+work)?\\s+)?with\\s+"_s,
                                             caseless);
        static const QRegularExpression by(u"^(?:by|authors?:|作者:)\\s*"_s, caseless);
        if (const auto match = with.matchView(from(i)); match.hasMatch()) {
            const qsizetype close = m_text.indexOf(u')', i);
            const qsizetype end = close < 0 ? m_text.size() : close;
            m_authors = readAuthors(m_text, m_original, i + match.capturedEnd(), end, m_knowledge,
                                    m_context.applicant);
            m_ownerOmitted = true;
            m_tail = end + 1;
            return;
        }
        if (const auto match = by.matchView(from(i)); match.hasMatch())
            i += match.capturedEnd();
        // a date between title and authors is the publication's
        static const QRegularExpression dateFirst(
            u"^[\\p{L}.]{0,10}\\s*(?:19|20)\\d{2}\\b[\\s,.|•]*"_s);
        if (const auto match = dateFirst.matchView(from(i)); match.hasMatch()) {
            const QString upTo = m_text.left(i + match.capturedEnd());
            if (const auto date = findCitationDate(upTo, i, m_facts.taken, m_context.today)) {
                const AuthorList names =
                    readAuthors(m_text, m_original, i + match.capturedEnd(), m_text.size(),
                                m_knowledge, m_context.applicant);
                if (names.score >= 0.7) {
                    setDate(*date, 0.9);
                    i += match.capturedEnd();
                }
            }
        }
        AuthorList names =
            readAuthors(m_text, m_original, i, m_text.size(), m_knowledge, m_context.applicant);
        if (names.score < 0.7 || (names.authors.size() == 1 && names.score < 0.9))
            return;
        m_authors = names;
        m_tail = names.end;
    }

    void setDate(const CitationDate &date, double score)
    {
        m_citation.publication.releaseDate = date.date;
        m_citation.spans.insert(u"releaseDate"_s, date.span);
        m_citation.scores.insert(u"releaseDate"_s, score);
    }

    void readTail()
    {
        m_tail = std::min(m_tail, m_text.size());
        if (!m_status)
            m_status = findCitationStatus(m_text, m_tail, m_knowledge);
        if (!m_status && !m_head.isEmpty()) {
            m_status = findCitationStatus(m_text.left(m_head.end()), m_head.start, m_knowledge);
        }
        QList<Span> taken = m_facts.taken;
        if (auto date = findCitationDate(m_text, m_tail, taken, m_context.today))
            setDate(*date, 0.95);
        else if (!m_head.isEmpty() && !m_citation.publication.releaseDate) {
            if (auto inHead =
                    findCitationDate(m_text.left(m_head.end()), m_head.start, {}, m_context.today))
                setDate(*inHead, 0.9);
        }
        if (!m_citation.publication.releaseDate && !m_authors.isEmpty() &&
            m_authors.end < m_title.start) {
            if (auto between = findCitationDate(m_text.left(m_title.start), m_authors.end,
                                                m_facts.taken, m_context.today))
                setDate(*between, 0.9);
        }
        if (!m_citation.publication.releaseDate && m_facts.arxiv.size() >= 4) {
            const int year = 2000 + m_facts.arxiv.left(2).toInt();
            const int month = m_facts.arxiv.mid(2, 2).toInt();
            if (month >= 1 && month <= 12)
                setDate({{year, month, 0}, {m_facts.arxivSpan.start, 4}}, 0.6);
        }
        readVenue();
    }

    /// The tail with everything masked that is something else than a venue.
    QString venueText() const
    {
        QString text = m_text;
        const auto mask = [&](Span span) {
            for (qsizetype i = span.start; i < span.end() && i < text.size(); ++i)
                text[i] = u' ';
        };
        mask({0, m_tail});
        for (const Span &span : m_facts.taken)
            mask(span);
        if (m_status && m_status->span.start >= m_tail && m_status->status != u"preprint")
            mask(m_status->span);
        return text;
    }

    void readVenue()
    {
        const QString text = venueText();
        std::optional<VenueMatch> known = m_knowledge.findVenue(QStringView(text).sliced(m_tail));
        Span span;
        if (known && known->score >= 0.45) {
            known->span.start += m_tail;
            span = clauseAround(text, known->span);
            span = withAbbreviation(text, span, known->id);
        } else if (!m_head.isEmpty() &&
                   (known = m_knowledge.findVenue(from(m_head.start).left(m_head.length)))) {
            span = {m_head.start + known->span.start, known->span.length};
        } else {
            known.reset();
            span = firstVenueClause(text);
        }
        span = cleanedVenue(span.end() <= m_tail ? m_text : text, span);
        if (span.length < 2)
            return;
        m_citation.publication.publisher = printed(span);
        m_citation.spans.insert(u"publisher"_s, span);
        m_citation.scores.insert(u"publisher"_s, known ? known->score : 0.7);
        if (known) {
            m_citation.publication.venueId = known->id;
            m_citation.publication.tier = known->tier;
        }
    }

    static bool endsClause(const QString &text, qsizetype i)
    {
        const QChar c = text[i];
        if (c == u',' || c == u';' || c == u'"' || c == u'。' || c == u'•' || c == u'|')
            return true;
        if (c == u'.')
            return i + 1 >= text.size() ||
                   (text[i + 1] == u' ' && i + 2 < text.size() &&
                    !(i > 0 && i - 1 >= 0 && text[i - 1].isLetter() && isCutWord(text, i)));
        return false;
    }

    /// "Trans." and "Conf." do not end a venue's name.
    static bool isCutWord(const QString &text, qsizetype dot)
    {
        qsizetype start = dot;
        while (start > 0 && text[start - 1].isLetter())
            --start;
        static const QStringList words{
            u"trans"_s,    u"conf"_s,   u"proc"_s,  u"int"_s,     u"intl"_s,     u"symp"_s,
            u"j"_s,        u"netw"_s,   u"syst"_s,  u"comput"_s,  u"sci"_s,      u"eng"_s,
            u"technol"_s,  u"commun"_s, u"lett"_s,  u"rev"_s,     u"parallel"_s, u"distrib"_s,
            u"intell"_s,   u"anal"_s,   u"mach"_s,  u"pattern"_s, u"inf"_s,      u"process"_s,
            u"phys"_s,     u"chem"_s,   u"biol"_s,  u"med"_s,     u"math"_s,     u"mater"_s,
            u"electron"_s, u"opt"_s,    u"softw"_s, u"program"_s, u"lang"_s,     u"knowl"_s,
            u"mob"_s,      u"secur"_s,  u"am"_s,    u"soc"_s,     u"exp"_s,      u"stat"_s,
            u"veh"_s,      u"ind"_s,    u"natl"_s,  u"annu"_s,    u"ser"_s,      u"adv"_s,
            u"appl"_s,     u"res"_s,    u"assoc"_s, u"acad"_s,    u"nat"_s};
        static const QRegularExpression journal(u"^\\s+J\\.\\s"_s);
        return words.contains(text.mid(start, dot - start).toLower()) ||
               journal.match(text.mid(dot + 1, 6)).hasMatch();
    }

    Span clauseAround(const QString &text, Span core) const
    {
        qsizetype start = core.start;
        while (start > m_tail && !endsClause(text, start - 1) && text[start - 1] != u'(' &&
               !text.mid(start - 2, 2).trimmed().isEmpty())
            --start;
        qsizetype end = core.end();
        int depth = 0;
        while (end < text.size() && (depth > 0 || !endsClause(text, end))) {
            if (text[end] == u'(')
                ++depth;
            else if (text[end] == u')' && --depth < 0)
                break;
            if (text.mid(end, 2).trimmed().isEmpty() && text.mid(end, 2).size() == 2 && depth == 0)
                break;
            ++end;
        }
        return {start, end - start};
    }

    /// "…, ser. ASPLOS '25": the abbreviation belongs to the venue as printed.
    Span withAbbreviation(const QString &text, Span span, const QString &id) const
    {
        const QStringView inside = QStringView(text).sliced(span.start, span.length);
        if (inside.contains(id, Qt::CaseInsensitive))
            return span;
        const qsizetype found = text.indexOf(id, span.end(), Qt::CaseInsensitive);
        if (found < 0 || found - span.end() > 40)
            return span;
        return {span.start, found + id.size() - span.start};
    }

    Span firstVenueClause(const QString &text) const
    {
        QList<Span> clauses;
        qsizetype start = m_tail;
        int depth = 0;
        for (qsizetype i = m_tail; i <= text.size(); ++i) {
            const bool atEnd = i == text.size();
            const QChar c = atEnd ? QChar() : text[i];
            const bool bracket = c == u'(' || c == u')' || c == u'[' || c == u']';
            depth += c == u'(' ? 1 : c == u')' ? -1 : 0;
            if (!atEnd && !bracket && !endsClause(text, i) && !(c == u':' && at(i + 1) == u' '))
                continue;
            const Span clause = cleanedVenue(text, {start, i - start});
            if (clause.length >= 2)
                clauses.append(clause);
            start = i + 1;
        }
        const auto words = [&](Span s) {
            return QStringView(text).sliced(s.start, s.length);
        };
        // In a book's address the publisher comes behind the place: "New York: Example Press".
        for (const Span &clause : std::as_const(clauses)) {
            if (isVenueLike(words(clause)))
                return clause;
        }
        for (const Span &clause : std::as_const(clauses)) {
            if (isPlace(words(clause)) || isNote(words(clause)))
                continue;
            return clause;
        }
        return {};
    }

    bool isPlace(QStringView words) const
    {
        const auto trimmedWords = words.trimmed();
        return m_knowledge.word(WordTable::Places, trimmedWords).has_value();
    }

    static bool isNote(QStringView words)
    {
        static const QRegularExpression note(
            u"^(?:oral|spotlight|poster|best\\b.*|award.*|\\*.*|equal\\b.*|co-?first.*|"
            u"corresponding.*|first author|"
            "(?:第[一二三四五]|共同第?一|通讯|共一|一作|二作|导师).*|ser|USA|UK|\\p{Lu}{2})$"_s,
            caseless);
        return note.matchView(words.trimmed()).hasMatch();
    }

    /// Of a bracket at the end only an abbreviation stays: "(HPCA)", but not "(pp. 1–2)".
    Span withTidyBracket(const QString &text, Span span) const
    {
        const QStringView words = QStringView(text).sliced(span.start, span.length);
        const qsizetype open = words.lastIndexOf(u'(');
        if (open <= 0)
            return span;
        const qsizetype close = text.indexOf(u')', span.start + open);
        const qsizetype inside = span.start + open + 1;
        static const QRegularExpression abbreviation(
            u"^\\s*[A-Z][\\w&+/-]{1,14}(?: [A-Z][\\w-]+)?(?:\\s*'?\\d{2,4})?\\s*$"_s);
        if (close > 0 && close <= span.end() + 6 &&
            abbreviation.match(text.mid(inside, close - inside)).hasMatch())
            return {span.start, std::max(span.end(), close + 1) - span.start};
        if (close > 0 && close < span.end() - 1)
            return span; // a bracket in the middle
        Span shorter{span.start, open};
        while (shorter.length > 0 && text[shorter.end() - 1] == u' ')
            --shorter.length;
        return withoutYear(text, shorter);
    }

    static Span withoutYear(const QString &text, Span span)
    {
        static const QRegularExpression year(u"[\\s,]*'?(?:19|20)?\\d{2}\\s*$"_s);
        const auto match = year.matchView(QStringView(text).sliced(span.start, span.length));
        return match.hasMatch() && match.capturedStart() > 1
                   ? Span{span.start, match.capturedStart()}
                   : span;
    }

    /// Without "in", "accepted by", the year behind it and signs around it.
    Span cleanedVenue(const QString &text, Span span) const
    {
        const auto trim = [&] {
            while (span.length > 0 &&
                   (QStringView(u" ,.;:\"'/()[]-•|》*_").contains(text[span.start]))) {
                ++span.start;
                --span.length;
            }
            while (span.length > 0 &&
                   (QStringView(u" ,.;:\"'/([-•|*_").contains(text[span.end() - 1])))
                --span.length;
            if (span.length > 0 && text[span.end() - 1] == u')' &&
                !QStringView(text).sliced(span.start, span.length).contains(u'('))
                --span.length;
        };
        trim();
        static const QRegularExpression opening(
            u"^(?:(?:in|at|by|to|on)(?:\\s+the)?(?=\\s+\\S|:)\\s*:?|accepted\\b|submitted\\b|"
            u"published\\b|presented\\b|to\\s+appear\\b|"
            "appear(?:s|ed)?\\b|发表于|发表在|录用于|投稿于|收录于|发表)\\s*"_s,
            caseless);
        for (int round = 0; round < 3; ++round) {
            const auto match = opening.matchView(QStringView(text).sliced(span.start, span.length));
            if (!match.hasMatch() || match.capturedLength() == 0)
                break;
            span.start += match.capturedLength();
            span.length -= match.capturedLength();
            trim();
        }
        static const QRegularExpression closing(
            u"(?:[,\\s]*(?:\\(?'?(?:(?:19|20)\\d{2}|(?<=')\\d{2})\\)?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?\\s+(?:19|20)\\d{2}))+$"_s,
            caseless);
        for (int round = 0; round < 2; ++round) {
            const auto match = closing.matchView(QStringView(text).sliced(span.start, span.length));
            if (!match.hasMatch())
                break;
            span.length = match.capturedStart();
            trim();
        }
        span = withTidyBracket(text, span);
        const QStringView rest = QStringView(text).sliced(span.start, span.length);
        const bool letters = std::ranges::any_of(rest, [](QChar c) { return c.isLetter(); });
        if (!letters)
            return {};
        return span;
    }

    void settleAuthors()
    {
        Publication &publication = m_citation.publication;
        if (m_ownerOmitted || (m_context.ownerOmitted && m_authors.isEmpty())) {
            publication.authors.append(m_context.applicantName);
            publication.authors.removeAll(QString());
        }
        for (const Author &author : std::as_const(m_authors.authors)) {
            m_citation.spans.insert(u"authors/%1"_s.arg(publication.authors.size()), author.span);
            publication.authors.append(author.name);
        }
        if (!publication.authors.isEmpty())
            m_citation.scores.insert(u"authors"_s, m_authors.isEmpty() ? 0.5 : m_authors.score);
        if (m_authors.isEmpty() && m_statedPosition > 0)
            publication.applicantPosition = m_statedPosition;
        if (m_authors.isEmpty())
            return;
        const qsizetype position = applicantIndex();
        if (position < 0)
            return;
        publication.applicantPosition = int(position) + 1;
        settleMarks(position);
    }

    qsizetype applicantIndex()
    {
        double best = 0.55;
        qsizetype index = -1;
        for (qsizetype i = 0; i < m_authors.authors.size(); ++i) {
            const Author &author = m_authors.authors[i];
            static const QRegularExpression self(u"^(?:self|me|myself|I|本人)$"_s, caseless);
            double score = self.match(author.name).hasMatch() ||
                                   author.marks.contains(u"self"_s, Qt::CaseInsensitive) ||
                                   author.marks.contains(u"本人"_s)
                               ? 0.95
                               : m_context.applicant.match(author.name);
            if (score > 0 && isSetApart(author.span))
                score += 0.2; // bold settles who of two "Y. Chen" it is
            if (score > best) {
                best = score;
                index = i;
            }
        }
        m_citation.scores.insert(u"applicantPosition"_s, std::min(0.98, best));
        if (index >= 0)
            return index;
        // nobody by name: the one that is set in bold or underlined
        for (qsizetype i = 0; i < m_authors.authors.size(); ++i) {
            if (!isSetApart(m_authors.authors[i].span))
                continue;
            if (index >= 0)
                return -1;
            index = i;
        }
        m_citation.scores.insert(u"applicantPosition"_s, 0.6);
        return index;
    }

    bool isSetApart(Span name) const
    {
        return std::ranges::any_of(m_context.styles, [&](const StyledSpan &style) {
            return (style.bold || style.underlined) && style.span.overlaps(name) &&
                   style.span.length <= name.length + 6;
        });
    }

    /// A mark that the first author shares means equal contribution; one that a later author has
    /// alone means corresponding.
    void settleMarks(qsizetype position)
    {
        Publication &publication = m_citation.publication;
        const QString marks = m_authors.authors[position].marks;
        static const QRegularExpression equal(u"equal|co-?first|共同|共一"_s, caseless);
        static const QRegularExpression letter(u"corresponding|通讯|✉"_s, caseless);
        publication.coFirst = equal.match(marks).hasMatch();
        publication.corresponding = letter.match(marks).hasMatch();
        static const QRegularExpression starMeansLetter(
            u"[*∗†#]\\s*[:=]?\\s*(?:denotes?\\s+|indicates?\\s+)?(?:the\\s+)?(?:corresponding|通讯)"_s,
            caseless);
        const bool inverted = starMeansLetter.match(m_text).hasMatch();
        for (const QChar mark : marks) {
            if (!QStringView(u"*†‡#§∗").contains(mark))
                continue;
            const auto bearers =
                std::ranges::count_if(m_authors.authors, [&](const Author &author) {
                    return author.marks.contains(mark);
                });
            const bool withFirst = m_authors.authors.first().marks.contains(mark);
            if (bearers >= 2 && withFirst && !inverted)
                publication.coFirst = true;
            else if (bearers == 1 && position > 0)
                publication.corresponding = true;
        }
    }

    void settleStatus()
    {
        Publication &publication = m_citation.publication;
        if (m_status)
            publication.status = m_status->status;
        const bool onlyPreprint = publication.venueId == u"arXiv" ||
                                  publication.venueId == u"bioRxiv" ||
                                  (publication.publisher.isEmpty() && !m_facts.arxiv.isEmpty());
        if (publication.status.isEmpty() || publication.status == u"preprint") {
            if (onlyPreprint)
                publication.status = u"preprint"_s;
            else if (!publication.publisher.isEmpty())
                publication.status = u"published"_s;
        }
        if (publication.status.isEmpty())
            publication.status = m_context.status;
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
        add("doi"_L1, &publication.doi, m_facts.doi, m_facts.doiSpan, 0.98);
        add("url"_L1, &publication.url, m_facts.url, m_facts.urlSpan, 0.95);
        add("pages"_L1, &publication.pages, m_facts.pages, m_facts.pagesSpan, 0.95);
        add("tier"_L1, &publication.tier, m_facts.tier, m_facts.tierSpan, 0.98);
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

    QStringView m_original;
    QString m_text;
    const CitationContext &m_context;
    const Knowledge &m_knowledge;
    CitationFacts m_facts;
    Citation m_citation;
    AuthorList m_authors;
    std::optional<CitationStatus> m_status;
    Span m_head; ///< a label before the citation: "[NSDI'24]"
    Span m_title;
    qsizetype m_start = 0; ///< behind number and label
    qsizetype m_tail = 0;  ///< where venue, year and the rest are looked for
    bool m_ownerOmitted = false;
    int m_statedPosition = 0; ///< "一作" before the title
};

} // namespace

Citation parseCitation(QStringView text, const CitationContext &context)
{
    Q_ASSERT(context.knowledge);
    return CitationReader(text, context).read();
}

} // namespace Bole
