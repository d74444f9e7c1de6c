// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/venueevidence.h"

#include "model/knowledge/calendar.h"

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

const QSet<QString> &sponsors()
{
    static const QSet<QString> words{u"ieee"_s, u"acm"_s,  u"usenix"_s, u"ifip"_s,
                                     u"siam"_s, u"cvf"_s,  u"rsj"_s,    u"iet"_s,
                                     u"isca"_s, u"aaai"_s, u"sigs"_s,   u"sigda"_s};
    return words;
}

/// Words that say that a venue's name follows, or tell about it; never a part of another name.
const QSet<QString> &frameWords()
{
    static const QSet<QString> words{
        u"in"_s,      u"at"_s,        u"on"_s,          u"the"_s,         u"of"_s,
        u"to"_s,      u"by"_s,        u"proceedings"_s, u"proc"_s,        u"annual"_s,
        u"ser"_s,     u"series"_s,    u"vol"_s,         u"volume"_s,      u"no"_s,
        u"number"_s,  u"issue"_s,     u"pp"_s,          u"page"_s,        u"pages"_s,
        u"article"_s, u"art"_s,       u"main"_s,        u"track"_s,       u"conf"_s,
        u"oral"_s,    u"spotlight"_s, u"highlight"_s,   u"regular"_s,     u"full"_s,
        u"paper"_s,   u"long"_s,      u"accepted"_s,    u"published"_s,   u"presented"_s,
        u"appear"_s,  u"appeared"_s,  u"appears"_s,     u"forthcoming"_s, u"press"_s,
        u"online"_s,  u"first"_s,     u"early"_s,       u"access"_s,      u"print"_s,
        u"ccf"_s,     u"sci"_s,       u"ei"_s,          u"jcr"_s,         u"rank"_s,
        u"tier"_s,    u"top"_s,       u"class"_s,       u"springer"_s,    u"elsevier"_s,
        u"wiley"_s,   u"aaai"_s,      u"pmlr"_s,        u"openreview"_s};
    return words;
}

bool isMonth(const QString &key)
{
    static const QSet<QString> months = [] {
        QSet<QString> keys;
        for (const CalendarEntry &entry : calendarWords(CalendarWord::Month))
            keys.insert(tokens(entry.word).constFirst().key);
        return keys;
    }();
    return months.contains(key);
}

bool isFrameWord(const QString &key)
{
    return frameWords().contains(key) || isMonth(key);
}

/// "34th", "2023", "Q1": tells which one, not what it is called.
bool isNumberWord(QStringView key)
{
    return std::ranges::any_of(key, [](QChar c) { return c.isDigit(); });
}

bool isYear(const Token &token)
{
    const bool digits =
        std::ranges::all_of(token.key, [](QChar c) { return c >= u'0' && c <= u'9'; });
    return digits && ((token.key.size() == 4 &&
                       (token.key.startsWith(u"19") || token.key.startsWith(u"20"))) ||
                      token.key.size() == 2);
}

/// Words that make a name a conference's or a journal's.
bool isKindWord(QStringView key)
{
    static const QStringList words{u"conference"_s, u"symposium"_s, u"journal"_s,
                                   u"workshop"_s,   u"workshops"_s, u"transactions"_s,
                                   u"letters"_s,    u"magazine"_s,  u"meeting"_s};
    return words.contains(key);
}

} // namespace

bool isVenueAbbreviation(QStringView spelling)
{
    const qsizetype space = spelling.lastIndexOf(u' ');
    const QStringView last = spelling.sliced(space + 1);
    const auto capitals = std::ranges::count_if(last, [](QChar c) { return c.isUpper(); });
    return capitals >= 2 && (space < 0 || spelling == spelling.toString().toUpper());
}

bool namesSideEvent(const TokenizedText &text)
{
    static const QStringList sides{u"workshop"_s, u"workshops"_s, u"companion"_s, u"findings"_s,
                                   u"adjunct"_s,  u"poster"_s,    u"posters"_s,   u"demo"_s,
                                   u"demos"_s,    u"tutorial"_s,  u"doctoral"_s,  u"consortium"_s,
                                   u"srw"_s,      u"lbw"_s,       u"ws"_s};
    static const QStringList kinds{u"paper"_s, u"papers"_s, u"abstract"_s, u"abstracts"_s};
    static const QStringList small{u"short"_s, u"extended"_s, u"student"_s, u"tiny"_s,
                                   u"demonstration"_s};
    for (qsizetype i = 0; i < text.words.size(); ++i) {
        const QString &key = text.words[i].key;
        if (sides.contains(key))
            return true;
        const bool paired = i + 1 < text.words.size() && kinds.contains(text.words[i + 1].key);
        if (small.contains(key) && (paired || text.words.size() == 1))
            return true;
    }
    static const QStringList han{u"研讨会"_s, u"短文"_s, u"海报"_s, u"墙报"_s, u"壁报"_s};
    if (text.text.contains(u"(short)") || text.text.contains(u"（short）"))
        return true;
    return std::ranges::any_of(han, [&](const QString &word) { return text.text.contains(word); });
}

VenueEvidence::VenueEvidence(const TokenizedText &text, const FoundName &name, const QString &names,
                             bool dated)
    : m_text(text), m_name(name), m_dated(dated), m_first(name.first), m_last(name.last)
{
    for (const Token &token : tokens(names))
        m_own.insert(token.key);
    while (m_first > 0 && !isBorder(m_first))
        --m_first;
    while (m_last + 1 < text.words.size() && !isBorder(m_last + 1))
        ++m_last;
}

bool VenueEvidence::isBorder(qsizetype token) const
{
    const Token &before = m_text.words[token - 1];
    const qsizetype from = before.span.end();
    const QStringView between = m_text.text.sliced(from, m_text.words[token].span.start - from);
    // Words of a Latin name do not go on in Chinese.
    if (before.han != m_text.words[token].han)
        return true;
    if (between.contains(u"  ") || between.contains(u'\t') || between.contains(u" - "))
        return true;
    const bool point = isFrameWord(before.key) && between.startsWith(u'.');
    return std::ranges::any_of(between, [point](QChar c) {
        return (c == u'.' && !point) ||
               QStringView(u",;:()[]{}\"|•·。，；：（）【】《》“”–—").contains(c);
    });
}

bool VenueEvidence::isOwnWord(const Token &token) const
{
    return m_own.contains(token.key) || isFrameWord(token.key) || sponsors().contains(token.key) ||
           isNumberWord(token.key);
}

bool VenueEvidence::standsAlone() const
{
    for (qsizetype i = m_first; i <= m_last; ++i) {
        const bool inside = i >= m_name.first && i <= m_name.last;
        if (!inside && !isOwnWord(m_text.words[i]))
            return false;
    }
    return true;
}

bool VenueEvidence::hasSponsorBefore() const
{
    return m_name.first > m_first && sponsors().contains(m_text.words[m_name.first - 1].key);
}

bool VenueEvidence::isWholeClause() const
{
    return m_first == m_name.first && m_last == m_name.last;
}

bool VenueEvidence::hasYearBeside() const
{
    const Span span = m_text.span(m_name.first, m_name.last);
    const bool glued = span.end() < m_text.text.size() && m_text.text[span.end()].isDigit();
    const bool behind = m_name.last < m_last && isYear(m_text.words[m_name.last + 1]);
    const bool before = m_name.first > m_first && isYear(m_text.words[m_name.first - 1]) &&
                        m_text.words[m_name.first - 1].key.size() == 4;
    return glued || behind || before;
}

/// "…, CVPR, 2023", "ICSE (2023)".
bool VenueEvidence::hasYearBehind() const
{
    for (qsizetype i = m_last + 1; i < m_text.words.size() && i <= m_last + 3; ++i) {
        if (isYear(m_text.words[i]) && m_text.words[i].key.size() == 4)
            return true;
    }
    return false;
}

/// "In HPCA", "Proc. of the HPCA", "IEEE HPCA".
bool VenueEvidence::isIntroduced() const
{
    for (qsizetype i = m_first; i < m_name.first; ++i) {
        const QString &key = m_text.words[i].key;
        if (key.startsWith(u"proc") || sponsors().contains(key) || (key == u"in" && i == m_first))
            return true;
    }
    return sponsors().contains(m_text.words[m_name.first].key) && m_name.last > m_name.first;
}

/// "International Conference on Smart Cities (ICSC)": the full name before the brackets is that of
/// another venue with the same abbreviation.
bool VenueEvidence::isContradicted() const
{
    if (m_first == 0)
        return false;
    qsizetype from = m_first - 1;
    while (from > 0 && !isBorder(from))
        --from;
    bool kind = false;
    int strange = 0;
    int own = 0;
    for (qsizetype i = from; i < m_first; ++i) {
        const Token &token = m_text.words[i];
        kind = kind || isKindWord(token.key);
        if (isFillWord(token.key) || isKindWord(token.key) || isFrameWord(token.key) ||
            sponsors().contains(token.key) || isNumberWord(token.key) || token.key.size() < 4 ||
            token.key == u"international")
            continue;
        ++(m_own.contains(token.key) ? own : strange);
    }
    return kind && strange > own;
}

bool VenueEvidence::provesAbbreviation() const
{
    if (isContradicted())
        return false;
    // Two letters are much else, too ("in AI"); a year right behind them names a conference, no
    // journal.
    const qsizetype letters = m_text.at(m_name.first, m_name.last).size();
    const bool conference = m_name.hit.column(2) == u"conference";
    if (isIntroduced() || hasYearBeside())
        return letters > 2 || conference || hasSponsorBefore();
    // The full name stands in the same clause, or the one before its brackets.
    const auto said =
        std::count_if(m_text.words.cbegin(), m_text.words.cbegin() + m_name.first,
                      [this](const Token &t) { return t.key.size() > 3 && m_own.contains(t.key); });
    if (said >= 2)
        return true;
    // "…, KDD, 2023": three letters are enough for a conference that is its whole clause, if it is
    // one that hardly shares them ("CCC" is that of control theory, too).
    if (letters == 3)
        return conference && m_name.hit.column(1) == u"CCF-A" && isWholeClause() && hasYearBehind();
    return letters >= 4 && (m_dated || hasYearBehind());
}

bool VenueEvidence::provesName() const
{
    if (m_name.hit.words >= 3)
        return true;
    // "Machine Learning", "Sensors": such words are also a part of titles and of longer names.
    for (qsizetype i = m_first; i <= m_last; ++i) {
        const bool inside = i >= m_name.first && i <= m_name.last;
        if (!inside && !isNumberWord(m_text.words[i].key) && m_text.words[i].key != u"in" &&
            m_text.words[i].key != u"vol" && m_text.words[i].key != u"no" &&
            !m_text.words[i].key.startsWith(u"proc") && !sponsors().contains(m_text.words[i].key))
            return false;
    }
    const bool whole = m_first == 0 && m_last == m_text.words.size() - 1;
    return m_dated || whole || hasYearBehind();
}

bool VenueEvidence::isProven() const
{
    if (!standsAlone())
        return false;
    return isVenueAbbreviation(m_name.hit.label()) ? provesAbbreviation() : provesName();
}

} // namespace Bole
