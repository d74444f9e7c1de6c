// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/citationtitle.h"

#include "model/intake/parsers/citationtext.h"
#include "model/intake/parsers/citationvenue.h"
#include "model/intake/parsers/titleend.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

class TitleFinder
{
public:
    TitleFinder(const CitationText &text, qsizetype start) : m_text(text), m_start(start) {}

    CitationTitle find()
    {
        using Sign = CitationForm::Sign;
        const bool shown = titleByMarker() || (mayShow(Sign::Quotes) && titleByQuotes()) ||
                           (mayShow(Sign::Type) && titleByStyle());
        if (!shown)
            titleByGrammar();
        return m_found;
    }

private:
    /// In a list whose titles nothing but the order shows, quotation marks are part of a title, and
    /// italics are a venue.
    bool mayShow(CitationForm::Sign sign) const
    {
        const auto &form = m_text.context.form;
        return !form || form->title == sign || form->title != CitationForm::Sign::Order;
    }

    bool hasAuthorsFirst() const
    {
        const auto &form = m_text.context.form;
        const AuthorList &authors = m_found.authors;
        if (authors.isEmpty() || !isBorderBehind(authors.end) || authors.end >= m_text.size() - 4)
            return false;
        constexpr double usual = 0.6;
        constexpr double likeTheOthers = 0.3;
        if (!form)
            return authors.score >= usual && !areAuthorsBehind();
        return form->authorsFirst && authors.score >= likeTheOthers;
    }

    void setTitle(CitationForm::Sign sign, Span span, double score)
    {
        m_found.form.title = sign;
        // “Feathers” and “Wings” keep theirs.
        const auto quotes = m_text.from(span.start).first(span.length).count(u'"');
        const QStringView shown = m_text.from(span.start).first(span.length).trimmed();
        const bool around = shown.startsWith(u'"') && shown.endsWith(u'"');
        const bool inside = quotes > 0 && quotes % 2 == 0 && (quotes > 2 || !around);
        const QString signs = inside ? u" ,;:*_"_s : u" ,;:*_\""_s;
        while (span.length > 0 && signs.contains(m_text.at(span.start))) {
            ++span.start;
            --span.length;
        }
        while (span.length > 0 && (signs + u'-').contains(m_text.at(span.end() - 1)))
            --span.length;
        if (span.length > 1 && m_text.at(span.end() - 1) == u'.')
            --span.length;
        m_found.span = span;
        m_found.score = score;
    }

    void setDate(const CitationDate &date, double score)
    {
        m_found.date = date;
        m_found.dateScore = score;
    }

    bool titleByQuotes()
    {
        struct Pair
        {
            QChar open;
            QChar close;
        };
        QList<Pair> pairs{{u'"', u'"'}, {u'《', u'》'}, {u'「', u'」'}, {u'\'', u'\''}};
        // What the citation begins with holds the others: 《“Feathers” Again》.
        if (m_text.at(m_start) == u'《')
            pairs.swapItemsAt(0, 1);
        for (const Pair &pair : std::as_const(pairs)) {
            qsizetype close = m_start;
            for (qsizetype open = m_text.folded.indexOf(pair.open, m_start); open >= 0;
                 open = m_text.folded.indexOf(pair.open, close + 1)) {
                close = closingQuote(open, pair.close);
                if (close < 0)
                    break;
                const qsizetype length = close - open - 1;
                const qsizetype least = hasHan(m_text.from(open).left(12)) ? 4 : 8;
                if (length < least || (pair.open == u'《' && isJournal({open + 1, length})))
                    continue;
                // "“Waiting is the price”: a qualitative study": the quotation begins the title.
                if (pair.open == u'"' && m_text.at(close + 1) == u':' &&
                    m_text.at(close + 2) == u' ') {
                    const qsizetype end = endOfTitle(m_text, close + 3, true);
                    m_found.tail = end;
                    setTitle(CitationForm::Sign::Quotes, {open + 1, end - open - 1}, 0.85);
                    m_found.span = {open, m_found.span.end() - open};
                    return true;
                }
                m_found.tail = close + 1;
                setTitle(CitationForm::Sign::Quotes, {open + 1, length}, 0.96);
                return true;
            }
        }
        return false;
    }

    /// 'Students' views of the sea', Journal …: an apostrophe has a letter behind it, or no sign.
    qsizetype closingSingleQuote(qsizetype open) const
    {
        static const QRegularExpression closing(
            u"(?<=[\\p{L}\\d?!.)])'(?=[,.;:]|\\s+(?:[(]|\\p{Lu}|$)|$)"_s);
        const bool opens = (open == 0 || QStringView(u" (.,:;").contains(m_text.at(open - 1))) &&
                           m_text.at(open + 1).isLetterOrNumber();
        const auto match =
            opens ? closing.match(m_text.folded, open + 12) : QRegularExpressionMatch();
        return match.hasMatch() ? match.capturedStart() : -1;
    }

    qsizetype closingQuote(qsizetype open, QChar sign) const
    {
        if (sign == u'\'')
            return closingSingleQuote(open);
        const qsizetype close = m_text.folded.indexOf(sign, open + 1);
        // a quotation inside the title: take the last sign before the venue
        if (sign == u'"' && close > 0 && close - open < 12) {
            const qsizetype third = m_text.folded.indexOf(u'"', close + 1);
            const qsizetype fourth = third < 0 ? -1 : m_text.folded.indexOf(u'"', third + 1);
            if (fourth > 0)
                return fourth;
        }
        return close;
    }

    /// 王某：题目，《期刊》, or 在《期刊》发表论文《题目》.
    bool isJournal(Span inside) const
    {
        const qsizetype open = inside.start - 1;
        const bool another = m_text.folded.indexOf(u'《', inside.end()) > 0;
        return isTitleBefore(open) ||
               (another && QStringView(u"在于向刊").contains(m_text.at(open - 1)));
    }

    bool titleByMarker()
    {
        static const QRegularExpression marker(
            u"\\s*\\[(?:[JCDMPRANZS]|EB|J/OL|C/OL|A/OL|EB/OL|DB/OL|M/OL|preprint)\\]\\s*(?://)?|"
            u"\\s+//\\s+"_s);
        const auto match = marker.match(m_text.folded, m_start);
        if (!match.hasMatch())
            return false;
        const AuthorList authors = m_text.names(m_start, match.capturedStart());
        qsizetype titleStart = m_start;
        if (!authors.isEmpty() && authors.end < match.capturedStart() - 3) {
            m_found.authors = authors;
            titleStart = m_text.skip(authors.end, u" .,:;、");
        }
        m_found.tail = match.capturedEnd();
        setTitle(CitationForm::Sign::Marker, {titleStart, match.capturedStart() - titleStart},
                 0.94);
        return true;
    }

    /// One long run in bold or italics that is neither a name nor a venue.
    bool titleByStyle()
    {
        Span best;
        for (qsizetype i = 0; i < m_text.context.styles.size(); ++i) {
            const StyledSpan &style = m_text.context.styles[i];
            if (!style.bold && !style.italic)
                continue;
            Span span = style.span;
            while (i + 1 < m_text.context.styles.size() &&
                   m_text.context.styles[i + 1].bold == style.bold &&
                   m_text.context.styles[i + 1].italic == style.italic &&
                   m_text.context.styles[i + 1].span.start - span.end() <= 2) {
                ++i;
                span.length = m_text.context.styles[i].span.end() - span.start;
            }
            if (span.end() > m_text.size() || span.start < m_start - 1)
                continue;
            const QStringView words = m_text.from(span.start).left(span.length);
            const qsizetype least = hasHan(words) ? 6 : 18;
            if (span.length < least || m_text.context.applicant.match(words) > 0.5)
                continue;
            // Italics mark venues as often as titles: a title is followed by something more.
            if (style.italic && !style.bold &&
                (isVenueLike(words, m_text.knowledge) || isTitleBefore(span.start)))
                continue;
            const AuthorList names = m_text.names(span.start, span.end());
            if ((names.authors.size() >= 3 || names.score >= 0.9) && names.end > span.end() - 4)
                continue;
            if (isRemark(span) || isOneAuthor(span))
                continue;
            if (span.length > best.length)
                best = span;
        }
        // the whole citation in one style says nothing
        if (best.isEmpty() || best.length > (m_text.size() - m_start) * 9 / 10)
            return false;
        m_found.tail = best.end();
        setTitle(CitationForm::Sign::Type, best, 0.9);
        return true;
    }

    /// The applicant's own name in bold, whoever that is: one of the names before the title.
    bool isOneAuthor(Span span) const
    {
        const AuthorList list = m_text.names(m_start, m_text.size());
        return list.authors.size() >= 2 &&
               std::ranges::any_of(list.authors, [&](const Author &author) {
                   return author.span.overlaps(span) && span.start >= author.span.start - 2 &&
                          span.end() <= author.span.end() + author.marks.size() + 2;
               });
    }

    /// "(CCF-A, oral)", "Accepted": facts and brackets, without the words of a title.
    bool isRemark(Span span) const
    {
        const QStringView words = m_text.from(span.start).left(span.length);
        if (words.trimmed().startsWith(u'(') || words.trimmed().startsWith(u'['))
            return true;
        const auto isTaken = [&](qsizetype i) {
            return std::ranges::any_of(m_text.facts.taken, [i](const Span &fact) {
                return i >= fact.start && i < fact.end();
            });
        };
        qsizetype letters = 0;
        for (qsizetype i = span.start; i < span.end(); ++i)
            letters += m_text.at(i).isLetter() && !isTaken(i) ? 1 : 0;
        return letters * 2 < span.length;
    }

    /// Authors and a sentence of their own stand in front: what follows in italics is the venue.
    bool isTitleBefore(qsizetype end) const
    {
        const AuthorList names = m_text.names(m_start, end);
        if (names.isEmpty() || names.score < 0.6)
            return false;
        const QStringView rest = m_text.from(names.end).left(end - names.end);
        if (hasHan(rest) && std::ranges::count_if(rest, [](QChar c) { return isHan(c); }) >= 6)
            return true;
        static const QRegularExpression year(u"^[\\s.,:]*[(]?(?:19|20)\\d{2}[a-z]?[)]?[\\s.,:]*"_s);
        QString between = m_text.folded.mid(names.end, end - names.end);
        between.remove(year);
        between = between.trimmed();
        return between.size() >= 12 && QStringView(u".?!,").contains(between.back()) &&
               between.contains(u' ');
    }

    void titleByGrammar()
    {
        m_found.authors = m_text.names(m_start, m_text.size());
        const bool authorsFirst = hasAuthorsFirst();
        m_found.form.authorsFirst = authorsFirst;
        if (!authorsFirst)
            m_found.authors = {};
        qsizetype titleStart = m_start;
        if (authorsFirst) {
            titleStart = behindYear(m_text.skip(m_found.authors.end, u" .,:;、-•"));
        }
        qsizetype titleEnd = endOfTitle(m_text, titleStart, authorsFirst);
        m_found.tail = titleEnd;
        titleEnd = withoutDate(titleStart, titleEnd);
        setTitle(CitationForm::Sign::Order, {titleStart, titleEnd - titleStart},
                 authorsFirst ? 0.88 : 0.7);
    }

    /// Behind "(2024).", "2024." or "(in press)." between authors and title.
    qsizetype behindYear(qsizetype start)
    {
        static const QRegularExpression year(
            u"^(?:[(]((?:19|20)\\d{2})[a-z]?(?:,[^()]{1,20})?[)]|((?:19|20)\\d{2})[a-z]?(?=\\s*(?:[.,:•]|$)))[\\s.,:•]*"_s);
        if (const auto match = year.matchView(m_text.from(start)); match.hasMatch()) {
            const int group = match.capturedLength(1) > 0 ? 1 : 2;
            setDate({{match.captured(group).toInt(), 0, 0},
                     {start + match.capturedStart(group), match.capturedLength(group)}},
                    0.95);
            return start + match.capturedEnd();
        }
        static const QRegularExpression bracket(u"^[(]([^()]{4,30})[)][\\s.,:•]*"_s);
        const auto match = bracket.matchView(m_text.from(start));
        if (match.hasMatch() && findCitationStatus(match.captured(1), 0, m_text.knowledge))
            return start + match.capturedEnd();
        return start;
    }

    /// A month and a year at the end of the title's line are the publication's date.
    qsizetype withoutDate(qsizetype start, qsizetype end)
    {
        const QString line = m_text.folded.left(end);
        const auto date = findCitationDate(line, start, m_text.facts.taken, m_text.context.today);
        if (!date || date->date.month == 0 || date->span.start <= start + 8 ||
            m_text.skip(date->span.end(), u" .,)") < end)
            return end;
        setDate(*date, 0.9);
        return date->span.start;
    }

    /// "Small Maps, Big Worlds. Mira Okafor, Xiao Jiang.": what looked like names is the title, if
    /// the applicant is one of those behind it.
    bool areAuthorsBehind() const
    {
        constexpr double withApplicant = 0.97;
        const AuthorList &first = m_found.authors;
        if (first.score >= withApplicant || first.openEnded)
            return false;
        static const QRegularExpression remark(u"^\\s*[(][^()\\d]{2,20}[)]"_s);
        const auto match = remark.matchView(m_text.from(first.end));
        QList<qsizetype> places{first.end + match.capturedLength()};
        if (first.authors.size() == 1)
            places += m_text.context.lineStarts;
        return std::ranges::any_of(places, [&](qsizetype place) {
            if (place < first.end)
                return false;
            const AuthorList &behind =
                m_text.names(m_text.skip(place, u" .,:;、-•"), m_text.size());
            return behind.score >= withApplicant ||
                   (behind.authors.size() >= 3 && first.authors.size() <= 2 && behind.score >= 0.9);
        });
    }

    bool isBorderBehind(qsizetype i) const
    {
        const qsizetype next = m_text.skip(i, u" ");
        const QChar c = m_text.at(next);
        // "Lin Y.* Title": the mark closes the list.
        const bool closed =
            m_found.authors.authors.size() > 1 && !m_found.authors.authors.last().marks.isEmpty();
        // "Okafor, M., & Lin, Y. Title": the initial's period closes it as well.
        static const QRegularExpression pointed(
            u"^\\p{Lu}[\\p{L}'-]+,? (?:\\p{Lu}\\.[- ]?){1,3}$"_s);
        const bool initials = i > 1 && m_text.at(i - 1) == u'.' &&
                              pointed.match(m_found.authors.authors.last().name).hasMatch();
        static const QRegularExpression year(u"^(?:19|20)\\d{2}[a-z]?[.,:]"_s);
        return closed || initials || c.isNull() || year.matchView(m_text.from(next)).hasMatch() ||
               QStringView(u".,:;(\"、[").contains(c) || m_text.isLineStart(next) ||
               (isHan(c) && i > 0 && isHan(m_text.at(i - 1))) || m_found.authors.openEnded;
    }

    const CitationText &m_text;
    qsizetype m_start; ///< behind number and label
    CitationTitle m_found;
};

} // namespace

CitationTitle findCitationTitle(const CitationText &text, qsizetype start)
{
    return TitleFinder(text, start).find();
}

} // namespace Bole
