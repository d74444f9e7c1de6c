// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/venuesearch.h"

#include "model/knowledge/venueevidence.h"

#include <QSet>

#include <algorithm>

namespace Bole {

namespace {

bool isNumber(QStringView key)
{
    return !key.isEmpty() && std::ranges::all_of(key, [](QChar c) { return c.isDigit(); });
}

VenueMatch fromRow(const QList<QByteArrayView> &row)
{
    VenueMatch match;
    const auto column = [&row](qsizetype i) {
        return i < row.size() ? QString::fromUtf8(row[i]) : QString();
    };
    match.id = column(0);
    match.tier = column(1);
    match.kind = fromName<VenueKind>(column(2));
    match.name = column(3);
    return match;
}

qsizetype capitalsIn(QStringView text)
{
    return std::ranges::count_if(text, [](QChar c) { return c.isUpper(); });
}

/// Abbreviations of four letters and less, and those that are words, count only in capitals.
bool isAbbreviation(QStringView spelling)
{
    return !spelling.contains(u' ') && capitalsIn(spelling) >= 2;
}

/// "bioRxiv", "eLife": no other word is written like this.
bool isOddlySpelt(QStringView label, QStringView printed)
{
    return label.front().isLower() && capitalsIn(label) > 0 && printed == label;
}

/// "Proc. IEEE ICC" is not the journal "Proc. IEEE": a conference's name goes on.
bool isCutShort(const TokenizedText &text, const FoundName &name)
{
    if (!name.hit.label().startsWith(u"Proc") || name.last + 1 >= text.words.size())
        return false;
    const QStringView next = text.at(name.last + 1, name.last + 1);
    const Span last = text.span(name.last, name.last);
    const Span following = text.span(name.last + 1, name.last + 1);
    const QStringView between =
        QStringView(text.text).sliced(last.end(), following.start - last.end());
    return next.front().isUpper() && between.trimmed().isEmpty();
}

/// "IEEE ATC" is another conference than "USENIX ATC".
bool hasAnotherSponsor(const TokenizedText &text, const FoundName &name)
{
    if (name.first == 0 || !isAbbreviation(name.hit.label()))
        return false;
    static const QStringList sponsors{QStringLiteral("ieee"), QStringLiteral("acm"),
                                      QStringLiteral("usenix"), QStringLiteral("ifip")};
    const QString &before = text.words[name.first - 1].key;
    if (!sponsors.contains(before))
        return false;
    QSet<QString> named;
    for (const Token &token : tokens(name.hit.column(3) + u' ' + name.hit.column(4))) {
        if (sponsors.contains(token.key))
            named.insert(token.key);
    }
    return !named.isEmpty() && !named.contains(before);
}

/// The full name and all other spellings of a row.
QString allNames(const QList<QByteArrayView> &row)
{
    QString names;
    for (const qsizetype column : {0, 3, 4}) {
        if (column < row.size())
            names += QString::fromUtf8(row[column]) + u' ';
    }
    return names;
}

bool isBetter(const VenueMatch &one, const VenueMatch &other)
{
    if (one.isProven != other.isProven)
        return one.isProven;
    return one.score > other.score ||
           (one.score == other.score && one.span.length > other.span.length);
}

/// "CVPR2023" and "NSDI24" are an abbreviation and a year.
TokenizedText withoutGluedYears(QStringView source)
{
    TokenizedText text(source);
    for (Token &word : text.words) {
        qsizetype letters = word.key.size();
        while (letters > 0 && word.key[letters - 1].isDigit())
            --letters;
        const qsizetype digits = word.key.size() - letters;
        if (letters >= 2 && (digits == 2 || digits == 4)) {
            word.key.truncate(letters);
            word.span.length -= digits;
        }
    }
    return text;
}

} // namespace

std::optional<VenueMatch> VenueSearch::whole(QStringView name) const
{
    const auto hit = m_tables.whole(TableId::Venues, name);
    if (!hit)
        return std::nullopt;
    VenueMatch match = fromRow(hit->row);
    match.span = trimmed(name, {0, name.size()});
    match.score = 1;
    match.isProven = true;
    return match;
}

double VenueSearch::scoreOf(const TokenizedText &text, const FoundName &name) const
{
    const QString label = name.hit.label();
    const bool wholeText = name.first == 0 && name.last == text.words.size() - 1;
    if (!isAbbreviation(label)) {
        const double byLength = name.hit.words >= 3 ? 0.95 : name.hit.words == 2 ? 0.8 : 0.4;
        const bool odd = isOddlySpelt(label, text.at(name.first, name.last));
        return wholeText || odd ? std::max(0.9, byLength) : byLength;
    }
    const bool yearBehind =
        name.last + 1 < text.words.size() && isNumber(text.words[name.last + 1].key);
    const bool yearBefore = name.first > 0 && isNumber(text.words[name.first - 1].key);
    const Span span = text.span(name.first, name.last);
    const bool bracketed = span.start > 0 && span.end() < text.text.size() &&
                           QStringView(u"([（").contains(text.text[span.start - 1]);
    const bool glued = span.end() < text.text.size() && text.text[span.end()].isDigit();
    if (wholeText || yearBehind || yearBefore || bracketed || glued)
        return 0.93;
    return label.size() >= 5 ? 0.9 : label.size() >= 4 ? 0.8 : 0.5;
}

std::optional<VenueMatch> VenueSearch::byWords(const TokenizedText &text, bool dated) const
{
    const auto accept = [&text](const FoundName &name) {
        const QString label = name.hit.label();
        const QStringView printed = text.at(name.first, name.last);
        if (isCutShort(text, name) || hasAnotherSponsor(text, name))
            return false;
        if (isAbbreviation(label) && label.size() <= 4)
            return capitalsIn(printed) >= 2;
        // "Models" at a title's end is not MODELS, but "Mobicom 2021" is MobiCom.
        const bool dated =
            name.last + 1 < text.words.size() && isNumber(text.words[name.last + 1].key);
        const bool whole = name.first == 0 && name.last == text.words.size() - 1;
        if (isAbbreviation(label) && label == label.toUpper() && capitalsIn(printed) < 2)
            return dated || whole;
        if (name.hit.words == 1 && !isAbbreviation(label)) // "Nature", "Sensors": as a name only
            return printed.front().isUpper() || hasHan(printed) || isOddlySpelt(label, printed);
        return true;
    };
    std::optional<VenueMatch> best;
    for (const FoundName &name : m_tables.search(TableId::Venues, text, accept)) {
        VenueMatch match = fromRow(name.hit.row);
        match.span = text.span(name.first, name.last);
        match.score = scoreOf(text, name);
        // A preprint has no tier that could be wrong.
        match.isProven = match.kind == VenueKind::Preprint ||
                         VenueEvidence(text, name, allNames(name.hit.row), dated).isProven();
        if (!best || isBetter(match, *best))
            best = match;
    }
    return best;
}

void VenueSearch::makeCutNames() const
{
    m_tables.forEachRow(TableId::Venues, [this](const QList<QByteArrayView> &row) {
        if (row.size() < 4)
            return;
        CutName name;
        for (const Token &token : tokens(QString::fromUtf8(row[3]))) {
            if (!isFillWord(token.key) && token.key != u"on" && token.key != u"in" &&
                token.key != u"for")
                name.words.append(token.key);
        }
        name.id = row[0].toByteArray();
        if (name.words.size() >= 2)
            m_cutNames.append(name);
    });
}

std::optional<VenueMatch> VenueSearch::byCutWords(const TokenizedText &text, bool dated) const
{
    if (!text.text.contains(u'.'))
        return std::nullopt;
    std::call_once(m_once, [this] { makeCutNames(); });
    QList<qsizetype> places; // of the words that count
    for (qsizetype i = 0; i < text.words.size(); ++i) {
        const QString &key = text.words[i].key;
        if (!isFillWord(key) && key != u"on" && key != u"in" && key != u"for")
            places.append(i);
    }
    // Most names begin with a letter that no word of the text does.
    QSet<QChar> initials;
    for (const qsizetype place : std::as_const(places)) {
        if (const QString &key = text.words[place].key; !key.isEmpty())
            initials.insert(key.front());
    }
    std::optional<VenueMatch> best;
    for (const CutName &name : std::as_const(m_cutNames)) {
        if (!initials.contains(name.words.first().front()))
            continue;
        for (qsizetype start = 0; start + name.words.size() <= places.size(); ++start) {
            qsizetype same = 0;
            bool cut = false;
            while (same < name.words.size()) {
                const QString &key = text.words[places[start + same]].key;
                if (!name.words[same].startsWith(key) || key.size() < 1)
                    break;
                cut = cut || key.size() < name.words[same].size();
                ++same;
            }
            if (same < name.words.size() || !cut)
                continue;
            if (best && qsizetype(best->name.size()) >= name.words.join(u' ').size())
                continue;
            const FoundName found{
                {m_tables.rowById(TableId::Venues, name.id), {}, false, int(same)},
                places[start],
                places[start + same - 1]};
            VenueMatch match = fromRow(found.hit.row);
            match.span = text.span(found.first, found.last);
            match.score = same >= 3 ? 0.9 : 0.6;
            match.isProven = VenueEvidence(text, found, allNames(found.hit.row), dated).isProven();
            best = match;
        }
    }
    return best;
}

std::optional<VenueMatch> VenueSearch::best(QStringView source, bool dated) const
{
    const TokenizedText text = withoutGluedYears(source);
    std::optional<VenueMatch> match = byWords(text, dated);
    if (!match || match->score < 0.9) {
        const auto cut = byCutWords(text, dated);
        if (cut && (!match || cut->score > match->score))
            match = cut;
    }
    if (match && namesSideEvent(text))
        match->isProven = false;
    if (match && !match->isProven)
        match->tier.clear();
    return match;
}

} // namespace Bole
