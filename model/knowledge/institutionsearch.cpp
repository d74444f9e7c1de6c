// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/institutionsearch.h"

#include <algorithm>

namespace Bole {

namespace {

constexpr QStringView strongWords[] = {
    u"university",    u"universitat",  u"universite",  u"universidad", u"universita",
    u"universidade",  u"universiteit", u"universitet", u"univ",        u"polytechnic",
    u"polytechnique", u"politecnico",  u"hochschule",  u"universiti",  u"universitas",
};
constexpr QStringView weakWords[] = {u"institute", u"college",   u"ecole",  u"academy",
                                     u"institut",  u"instituto", u"school", u"gymnasium",
                                     u"lycee",     u"liceo",     u"colegio"};
constexpr QStringView linkWords[] = {u"of", u"for", u"and", u"the", u"at", u"in", u"de",
                                     u"di", u"du",  u"des", u"der", u"la", u"zu", u"degli"};
constexpr QStringView hanStrong[] = {u"大学", u"大學"};
constexpr QStringView hanWeak[] = {u"学院", u"學院", u"高级中学", u"中学",
                                   u"分校", u"学校", u"科学院",   u"研究生院",
                                   u"中學", u"學校", u"書院",     u"高級中學"};

template <size_t N>
bool isOneOf(QStringView word, const QStringView (&words)[N])
{
    return std::ranges::find(words, word) != std::end(words);
}

bool isCapital(const TokenizedText &text, qsizetype i)
{
    const QChar c = text.text[text.words[i].span.start];
    return c.isUpper() || c.isDigit();
}

/// Between two words of one Latin name there is a space, a hyphen or an ampersand at most.
bool closeTo(const TokenizedText &text, qsizetype i)
{
    const qsizetype from = text.words[i - 1].span.end();
    const QStringView gap = text.text.sliced(from, text.words[i].span.start - from);
    if (gap.size() > 3)
        return false;
    for (const QChar c : gap) {
        if (!c.isSpace() && c != u'-' && c != u'&' && c != u'–' && c != u'\'')
            return gap == u". " && text.words[i - 1].span.length <= 3; // "St. Louis"
    }
    return true;
}

/// "ENS Paris-Saclay" is not "ENS Paris".
bool goesOnBehindHyphen(QStringView text, qsizetype end)
{
    return end + 1 < text.size() && text[end] == u'-' && text[end + 1].isLetter();
}

/// A branch in brackets belongs to the name: 哈尔滨工业大学（威海）.
Span withBranch(QStringView text, Span span, const TableSet &tables)
{
    const qsizetype open = span.end();
    if (open >= text.size() || (text[open] != u'(' && text[open] != u'（'))
        return span;
    for (qsizetype i = open + 1; i < text.size() && i - open <= 7; ++i) {
        // "（交换）" says how somebody studied there.
        if (text[i] == u')' || text[i] == u'）')
            return tables.whole(TableId::Degrees, text.sliced(open + 1, i - open - 1))
                       ? span
                       : Span{span.start, i + 1 - span.start};
        if (!isHan(text[i]))
            break;
    }
    return span;
}

} // namespace

InstitutionMatch InstitutionSearch::fromRow(const QList<QByteArrayView> &row)
{
    InstitutionMatch match;
    const auto column = [&row](qsizetype i) {
        return i < row.size() ? QString::fromUtf8(row[i]) : QString();
    };
    match.id = column(0);
    match.country = column(1);
    match.nameEn = column(2);
    match.nameZh = column(3);
    return match;
}

std::optional<InstitutionMatch> InstitutionSearch::whole(QStringView name) const
{
    const auto hit = m_tables.whole(TableId::Institutions, name);
    if (!hit)
        return std::nullopt;
    InstitutionMatch match = fromRow(hit->row);
    match.span = trimmed(name, {0, name.size()});
    match.score = hit->shortName ? 0.85 : 1.0;
    return match;
}

QList<InstitutionMatch> InstitutionSearch::known(const TokenizedText &text) const
{
    const auto accept = [&text](const FoundName &name) {
        const Token &first = text.words[name.first];
        const bool wholeText = name.first == 0 && name.last == text.words.size() - 1;
        const Span span = text.span(name.first, name.last);
        if (first.han) {
            if (name.last - name.first >= 2)
                return true;
            // Two characters are too little inside a run of Han: 人大 in 人大代表.
            const auto isBorder = [&](qsizetype i) {
                return i < 0 || i >= text.text.size() || !isHan(text.text[i]);
            };
            return wholeText || (isBorder(span.start - 1) && isBorder(span.end()));
        }
        if (goesOnBehindHyphen(text.text, span.end()))
            return false;
        if (name.hit.shortName)
            return text.at(name.first, name.last) == name.hit.label();
        return wholeText || (name.hit.words >= 2 && first.span.length > 0 &&
                             text.text[first.span.start].isUpper());
    };
    QList<InstitutionMatch> matches;
    for (const FoundName &name : m_tables.search(TableId::Institutions, text, accept)) {
        InstitutionMatch match = fromRow(name.hit.row);
        match.span = withBranch(text.text, text.span(name.first, name.last), m_tables);
        const bool tiny = text.words[name.first].han && name.last - name.first < 2;
        match.score = tiny ? 0.7 : name.hit.shortName ? 0.85 : 0.97;
        // A school that belongs to a university: 某某大学附属中学.
        if (text.text.sliced(match.span.end()).startsWith(u"附"))
            continue;
        matches.append(match);
    }
    return matches;
}

std::optional<InstitutionMatch> InstitutionSearch::latinGuess(const TokenizedText &text,
                                                              qsizetype at) const
{
    const bool strong = isOneOf(text.words[at].key, strongWords);
    if (!strong && !(isOneOf(text.words[at].key, weakWords) && isCapital(text, at)))
        return std::nullopt;
    qsizetype first = at;
    while (first > 0 && closeTo(text, first) && !text.words[first - 1].han &&
           (isCapital(text, first - 1) || (isOneOf(text.words[first - 1].key, linkWords) &&
                                           first - 1 > 0 && isCapital(text, first - 2))))
        --first;
    qsizetype last = at;
    for (qsizetype i = at + 1; i < text.words.size() && closeTo(text, i); ++i) {
        const bool link = isOneOf(text.words[i].key, linkWords);
        if (!link && !isCapital(text, i))
            break;
        if (text.words[i].han ||
            (!link && i == last + 1 && !isOneOf(text.words[i - 1].key, linkWords) &&
             !(strong && i == at + 1)))
            break;
        if (!link)
            last = i;
    }
    while (first < at && isOneOf(text.words[first].key, linkWords))
        ++first;
    if (first == last)
        return std::nullopt; // the word alone names nothing
    InstitutionMatch match;
    match.span = text.span(first, last);
    match.nameEn = text.text.sliced(match.span.start, match.span.length).toString();
    match.score = strong ? 0.75 : text.words[at].key == u"school" ? 0.35 : 0.5;
    return match;
}

std::optional<InstitutionMatch> InstitutionSearch::hanGuess(const TokenizedText &text,
                                                            qsizetype at) const
{
    const auto endsHere = [&](QStringView word) {
        const qsizetype end = text.words[at].span.end();
        return end >= word.size() && text.text.sliced(end - word.size(), word.size()) == word;
    };
    const bool strong = std::ranges::any_of(hanStrong, endsHere);
    if (!strong && !std::ranges::any_of(hanWeak, endsHere))
        return std::nullopt;
    qsizetype first = at;
    while (first > 0 && at - first < 16 &&
           text.words[first - 1].span.end() == text.words[first].span.start &&
           text.words[first - 1].han)
        --first;
    if (at - first < 2 || at - first >= 16)
        return std::nullopt;
    // 大学 that goes on is the word "university": 大学生, 大学英语.
    const qsizetype end = text.words[at].span.end();
    if (end < text.text.size() && QStringView(u"生英物化数语体").contains(text.text[end]))
        return std::nullopt;
    InstitutionMatch match;
    match.span = withBranch(text.text, text.span(first, at), m_tables);
    match.nameZh = text.text.sliced(match.span.start, match.span.length).toString();
    match.score = strong ? 0.75 : 0.45;
    return match;
}

void InstitutionSearch::addGuesses(const TokenizedText &text,
                                   QList<InstitutionMatch> *matches) const
{
    const qsizetype knownCount = matches->size();
    for (qsizetype i = 0; i < text.words.size(); ++i) {
        auto guess = text.words[i].han ? hanGuess(text, i) : latinGuess(text, i);
        if (!guess)
            continue;
        const auto overlapping = std::ranges::find_if(
            *matches, [&](const InstitutionMatch &m) { return m.span.overlaps(guess->span); });
        if (overlapping == matches->end()) {
            matches->append(*guess);
        } else if (overlapping - matches->begin() >= knownCount &&
                   overlapping->score < guess->score) {
            *overlapping = *guess; // "School of Law, … University": the stronger word names it
        }
    }
}

QList<InstitutionMatch> InstitutionSearch::all(QStringView source) const
{
    const TokenizedText text(source);
    QList<InstitutionMatch> matches = known(text);
    addGuesses(text, &matches);
    std::ranges::stable_sort(matches, [](const InstitutionMatch &a, const InstitutionMatch &b) {
        return a.score > b.score;
    });
    return matches;
}

} // namespace Bole
