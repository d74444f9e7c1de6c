// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/parsers/citationvenue.h"

#include "model/intake/parsers/citationtext.h"
#include "model/intake/parsers/expressions.h"
#include "model/knowledge/calendar.h"
#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QRegularExpression>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// The text with everything masked that is something else than a venue.
QString venueText(const CitationText &text, qsizetype tail,
                  const std::optional<CitationStatus> &status)
{
    QString masked = text.folded;
    const auto mask = [&](Span span) {
        for (qsizetype i = span.start; i < span.end() && i < masked.size(); ++i)
            masked[i] = u' ';
    };
    mask({0, tail});
    for (const Span &span : text.facts.taken)
        mask(span);
    if (status && status->span.start >= tail && status->status != PublicationStatus::Preprint)
        mask(status->span);
    return masked;
}

/// "Trans." and "Conf." do not end a venue's name.
bool isCutWord(const QString &text, qsizetype dot)
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
    // "Comm. Math. Phys. 400": cut words follow each other, up to the number of the volume.
    static const QRegularExpression volume(
        u"^\\s+(?:(?:\\p{Lu}\\p{L}{0,7}\\.\\s+)*(?!(?:19|20)\\d{2}\\b)(?:[A-Z]\\s)?\\d{1,4}|"
        u"(?:\\p{Lu}\\p{L}{0,7}\\.,?\\s+)+(?:19|20)\\d{2})\\b"_s);
    if (dot - start <= 8 && text[start].isUpper() && volume.match(text.mid(dot + 1, 60)).hasMatch())
        return true;
    return words.contains(text.mid(start, dot - start).toLower()) ||
           journal.match(text.mid(dot + 1, 6)).hasMatch();
}

bool endsClause(const QString &text, qsizetype i)
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

bool isNote(QStringView words)
{
    static const QRegularExpression note(
        u"^(?:(?:(?:master|bachelor|doctoral|undergraduate|ph\\.?d)\\.?(?:'?s)?\\s+)?(?:thesis|"
        u"dissertation)|oral|spotlight|highlight|poster|best\\b.*|.*\\bnomin(?:ee|ated|ation)|"
        u"honou?rable.*|"
        u"award.*|project page|\\*.*|equal\\b.*|co-?first.*|"
        u"corresponding.*|first author|"
        "(?:第[一二三四五]|共同第?一|通讯|共一|一作|二作|导师).*|ser|USA|UK|\\p{Lu}{2})$"_s,
        caseless);
    return note.matchView(words.trimmed()).hasMatch();
}

Span withoutYear(const QString &text, Span span)
{
    static const QRegularExpression year(u"[\\s,]*'?(?<!\\d)(?:19|20)?\\d{2}\\s*$"_s);
    const auto match = year.matchView(QStringView(text).sliced(span.start, span.length));
    return match.hasMatch() && match.capturedStart() > 1 ? Span{span.start, match.capturedStart()}
                                                         : span;
}

/// Looks for the venue in a text whose other parts are masked.
class VenueFinder
{
public:
    VenueFinder(const QString &text, qsizetype tail, const Knowledge &knowledge)
        : m_text(text), m_tail(tail), m_knowledge(knowledge)
    {
    }

    Span clauseAround(Span core) const
    {
        qsizetype start = core.start;
        while (start > m_tail && !endsClause(m_text, start - 1) && m_text[start - 1] != u'(' &&
               !m_text.mid(start - 2, 2).trimmed().isEmpty())
            --start;
        qsizetype end = core.end();
        int depth = 0;
        while (end < m_text.size() && (depth > 0 || !endsClause(m_text, end))) {
            if (m_text[end] == u'(')
                ++depth;
            else if (m_text[end] == u')' && --depth < 0)
                break;
            if (m_text.mid(end, 2).trimmed().isEmpty() && m_text.mid(end, 2).size() == 2 &&
                depth == 0)
                break;
            ++end;
        }
        return {start, end - start};
    }

    /// "…, ser. ASPLOS '25": the abbreviation belongs to the venue as printed.
    Span withAbbreviation(Span span, const QString &id) const
    {
        const QStringView inside = QStringView(m_text).sliced(span.start, span.length);
        if (inside.contains(id, Qt::CaseInsensitive))
            return span;
        const qsizetype found = m_text.indexOf(id, span.end(), Qt::CaseInsensitive);
        if (found < 0 || found - span.end() > 40)
            return span;
        return {span.start, found + id.size() - span.start};
    }

    Span firstVenueClause() const
    {
        QList<Span> clauses;
        qsizetype start = m_tail;
        for (qsizetype i = m_tail; i <= m_text.size(); ++i) {
            const bool atEnd = i == m_text.size();
            const QChar c = atEnd ? QChar() : m_text[i];
            const bool bracket = c == u'(' || c == u')' || c == u'[' || c == u']';
            if (!atEnd && !bracket && !endsClause(m_text, i) &&
                !(c == u':' && m_text.mid(i + 1, 1) == u" "))
                continue;
            const Span clause = cleaned({start, i - start});
            if (clause.length >= 2)
                clauses.append(clause);
            start = i + 1;
        }
        const auto words = [&](Span s) {
            return QStringView(m_text).sliced(s.start, s.length);
        };
        // In a book's address the publisher comes behind the place: "New York: Example Press".
        for (const Span &clause : std::as_const(clauses)) {
            if (isVenueLike(words(clause), m_knowledge))
                return clause;
        }
        for (const Span &clause : std::as_const(clauses)) {
            if (isPlace(words(clause)) || isNote(words(clause)) || isTag(words(clause)))
                continue;
            return clause;
        }
        return {};
    }

    /// "data-centric": nothing in it has a capital, as "eLife" has.
    static bool isTag(QStringView words)
    {
        return std::ranges::none_of(words, [](QChar c) { return c.isUpper() || isHan(c); });
    }

    bool isPlace(QStringView words) const
    {
        const auto trimmedWords = words.trimmed();
        return m_knowledge.word(WordTable::Places, trimmedWords).has_value();
    }

    /// Of a bracket at the end only an abbreviation stays: "(HPCA)", but not "(pp. 1–2)".
    Span withTidyBracket(Span span) const
    {
        const QStringView words = QStringView(m_text).sliced(span.start, span.length);
        const qsizetype open = words.lastIndexOf(u'(');
        if (open <= 0)
            return span;
        const qsizetype close = m_text.indexOf(u')', span.start + open);
        const qsizetype inside = span.start + open + 1;
        static const QRegularExpression abbreviation(
            u"^\\s*[A-Z][\\w&+/-]{1,14}(?: [A-Z][\\w-]+)?(?:\\s*'?\\d{2,4})?\\s*$"_s);
        if (close > 0 && close <= span.end() + 6 &&
            abbreviation.match(m_text.mid(inside, close - inside)).hasMatch())
            return {span.start, std::max(span.end(), close + 1) - span.start};
        if (close > 0 && close < span.end() - 1)
            return span; // a bracket in the middle
        Span shorter{span.start, open};
        while (shorter.length > 0 && m_text[shorter.end() - 1] == u' ')
            --shorter.length;
        return withoutYear(m_text, shorter);
    }

    /// Without "in", "accepted by", the year behind it and signs around it.
    Span cleaned(Span span) const
    {
        const auto trim = [&] {
            while (span.length > 0 &&
                   (QStringView(u" ,.;:\"'/()[]-•|》*_").contains(m_text[span.start]))) {
                ++span.start;
                --span.length;
            }
            while (span.length > 0 &&
                   (QStringView(u" ,.;:\"'/([-•|*_").contains(m_text[span.end() - 1])))
                --span.length;
            if (span.length > 0 && m_text[span.end() - 1] == u')' &&
                !QStringView(m_text).sliced(span.start, span.length).contains(u'('))
                --span.length;
        };
        trim();
        static const QRegularExpression opening(
            u"^(?:(?:in|at|by|to|on)(?:\\s+the)?(?=\\s+\\S|:)\\s*:?|accepted\\b|submitted\\b|"
            u"published\\b|presented\\b|to\\s+appear\\b|"
            u"(?:manuscript\\s+|currently\\s+)*(?:under|in)\\s+(?:peer\\s+|double-blind\\s+)?"
            u"(?:review|submission|revision|press)(?=\\s+(?:at|by|for|in|to|with)\\b)|"
            "appear(?:s|ed)?\\b|发表于|发表在|录用于|投稿于|收录于|发表)\\s*"_s,
            caseless);
        for (int round = 0; round < 3; ++round) {
            const auto match =
                opening.matchView(QStringView(m_text).sliced(span.start, span.length));
            if (!match.hasMatch() || match.capturedLength() == 0)
                break;
            span.start += match.capturedLength();
            span.length -= match.capturedLength();
            trim();
        }
        static const QRegularExpression closing(
            u"(?:[,\\s]*(?:\\(?'?(?:(?:19|20)\\d{2}|(?<=')\\d{2})\\)?|"_s +
                calendarExpression(CalendarWord::Month) + u"\\.?\\s+(?:19|20)\\d{2}))+$"_s,
            caseless);
        for (int round = 0; round < 2; ++round) {
            const auto match =
                closing.matchView(QStringView(m_text).sliced(span.start, span.length));
            if (!match.hasMatch())
                break;
            span.length = match.capturedStart();
            trim();
        }
        span = withTidyBracket(span);
        // "History in Africa 48": the volume, behind a name of several words.
        static const QRegularExpression volume(u"(?<=\\p{Ll})\\s+\\d{1,3}$"_s);
        const QStringView named = QStringView(m_text).sliced(span.start, span.length);
        if (const auto match = volume.matchView(named);
            match.hasMatch() && named.first(match.capturedStart()).contains(u' '))
            span.length = match.capturedStart();
        const QStringView rest = QStringView(m_text).sliced(span.start, span.length);
        const bool letters = std::ranges::any_of(rest, [](QChar c) { return c.isLetter(); });
        if (!letters)
            return {};
        return span;
    }

private:
    const QString &m_text;
    qsizetype m_tail;
    const Knowledge &m_knowledge;
};

} // namespace

/// The venue's label before a citation, with the year right behind it.
static QStringView withYear(QStringView rest, Span head)
{
    static const QRegularExpression year(u"^\\s?'?(?:(?:19|20)\\d{2}|(?<=')\\d{2})\\b"_s);
    const auto match = year.matchView(rest.sliced(head.length));
    return rest.first(head.length + match.capturedLength());
}

/// "Submitted to X", "In review at X": X, up to a full stop or a bracket.
static Span placeSentTo(const CitationText &text, qsizetype tail)
{
    static const QRegularExpression sent(
        u"\\b(?:submitted|submitting|(?:under|in) (?:review|revision|press)|accepted|to appear|"
        u"revise and resubmit|prep(?:aration)?)\\s*(?:,\\s*)?(?:to|at|by|for|in|with)\\s+"
        u"(\\p{Lu}[^.;()]{2,80}?)(?=\\s*(?:[.;(]|,?\\s*(?:19|20)\\d\\d|$))"_s,
        caseless);
    const auto match = sent.match(text.folded, tail);
    return match.hasMatch() && text.folded[match.capturedStart(1)].isUpper()
               ? Span{match.capturedStart(1), match.capturedLength(1)}
               : Span();
}

/// "Authors: … | Journal Name: Ibis | Publication Date: 2023": what the label calls a venue.
static Span labelledVenue(const QString &text, qsizetype tail)
{
    static const QRegularExpression label(
        u"\\b(?:journal(?:\\s+name)?|(?:conference|venue)(?:\\s+name)?|published\\s+in)\\s*:\\s*"
        u"([^|•;:]{2,90}?)\\s*(?=[|•;]|$)|(?:期刊|会议|发表刊物|刊物)(?:名称)?\\s*:\\s*([^|•;:]{2,40}?)\\s*(?=[|•;]|$)"_s,
        caseless);
    const auto match = label.match(text, tail);
    const int group = match.lastCapturedIndex();
    return match.hasMatch() ? Span{match.capturedStart(group), match.capturedLength(group)}
                            : Span();
}

bool isVenueLike(QStringView words, const Knowledge &knowledge)
{
    static const QRegularExpression venueWord(
        u"\\b(?:journal|transactions|trans\\.|conference|conf\\.|proceedings|proc\\.|workshops?"
        u"|symposium|letters|review|"
        "annals|magazine|press|(?:\\w{3,5})?a?rxiv|ssrn|meeting|quarterly|studies)\\b|学报|期刊|会议|杂志|出版社|论文集|通报"_s,
        caseless);
    if (venueWord.matchView(words).hasMatch())
        return true;
    const auto venue = knowledge.findVenue(words);
    return venue && venue->score >= 0.8;
}

std::optional<CitationVenue> findCitationVenue(const CitationText &text, qsizetype tail, Span head,
                                               const std::optional<CitationStatus> &status,
                                               bool dated)
{
    const QString masked = venueText(text, tail, status);
    const VenueFinder finder(masked, tail, text.knowledge);
    if (const Span said = labelledVenue(masked, tail); !said.isEmpty()) {
        const Span place = finder.cleaned(said);
        const auto match =
            text.knowledge.findVenue(QStringView(masked).sliced(place.start, place.length), dated);
        if (place.length >= 2)
            return match && match->isProven
                       ? CitationVenue{place, match->id, match->tier, match->score}
                       : CitationVenue{place, {}, {}, 0.9};
    }
    std::optional<VenueMatch> known =
        text.knowledge.findVenue(QStringView(masked).sliced(tail), dated);
    Span span;
    if (known)
        known->span.start += tail;
    // "Submitted to Annals of Birds. arXiv:…": where it was sent, not where it lies meanwhile.
    if (known && known->kind == VenueKind::Preprint) {
        if (const Span sent = placeSentTo(text, tail); !sent.isEmpty()) {
            const Span place = finder.cleaned(sent);
            const auto match = text.knowledge.findVenue(
                QStringView(text.folded).sliced(place.start, place.length), dated);
            if (place.length >= 3)
                return match && match->isProven
                           ? CitationVenue{place, match->id, match->tier, match->score}
                           : CitationVenue{place, {}, {}, 0.75};
        }
    }
    // "Annual Meeting of Birds, Washington DC": two capitals are weaker than a clause that says it.
    if (known && known->score < 0.6) {
        const Span clause = finder.firstVenueClause();
        if (!clause.overlaps(known->span) &&
            isVenueLike(QStringView(masked).sliced(clause.start, clause.length), text.knowledge))
            known.reset();
    }
    const bool isBehindTitle = known && known->score >= 0.45;
    if (!isBehindTitle)
        known = head.isEmpty()
                    ? std::nullopt
                    : text.knowledge.findVenue(withYear(text.from(head.start), head), dated);
    if (isBehindTitle) {
        span = finder.withAbbreviation(finder.clauseAround(known->span), known->id);
    } else if (known) {
        span = {head.start + known->span.start, known->span.length};
    } else {
        static const QRegularExpression quoted(u"《([^》]{2,40})》"_s);
        // "In A. Vale (Ed.), Birds of the Sea (pp. 1–9). Quiet Press": the book, not its publisher.
        static const QRegularExpression edited(
            u"\\bin:?\\s+[^()]{3,120}?(?:\\(eds?\\.?\\)|,\\s*eds?\\.)[.,:]?\\s*([^.()]{4,120}?)\\s*"
            u"[.(,]"_s,
            caseless);
        if (const auto match = quoted.match(masked, tail); match.hasMatch())
            span = {match.capturedStart(1), match.capturedLength(1)};
        else if (const auto book = edited.match(text.folded, tail); book.hasMatch())
            span = {book.capturedStart(1), book.capturedLength(1)};
        else
            span = head.isEmpty() ? finder.firstVenueClause() : head;
    }
    const bool inHead = span.end() <= tail;
    span = inHead ? VenueFinder(text.folded, tail, text.knowledge).cleaned(span)
                  : finder.cleaned(span);
    if (span.length < 2)
        return std::nullopt;
    if (!known || !known->isProven)
        return CitationVenue{span, {}, {}, known ? std::min(known->score, 0.8) : 0.7};
    return CitationVenue{span, known->id, known->tier, known->score};
}

} // namespace Bole
