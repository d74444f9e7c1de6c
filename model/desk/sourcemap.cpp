// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/sourcemap.h"

#include <QHash>

#include <algorithm>

namespace Bole {

namespace {

constexpr qsizetype farApart = 160; ///< characters between what cannot be one value

/// One character for what is written the same: full width, ligatures' first letter.
QChar folded(QChar c)
{
    if (c.unicode() < 0x80)
        return c;
    const QString plain = QString(c).normalized(QString::NormalizationForm_KC);
    return plain.isEmpty() ? c : plain.front();
}

/// Each run of characters that stands exactly once, with its place.
QHash<QStringView, qsizetype> rareRuns(const QString &text, const QList<qsizetype> &taken,
                                       int length)
{
    QHash<QStringView, qsizetype> runs;
    qsizetype free = 0; // characters in a row that have no partner yet
    for (qsizetype i = 0; i < text.size(); ++i) {
        free = taken[i] < 0 ? free + 1 : 0;
        if (free < length)
            continue;
        const qsizetype start = i - length + 1;
        const QStringView run = QStringView(text).sliced(start, length);
        const auto known = runs.find(run);
        if (known == runs.end())
            runs.insert(run, start);
        else
            *known = -1; // twice: it tells nothing
    }
    return runs;
}

bool onOneLine(const Place &a, const Place &b)
{
    if (a.page != b.page || a.line != b.line)
        return false;
    if (a.page == 0)
        return true;
    const double overlap =
        std::min(a.rect.bottom(), b.rect.bottom()) - std::max(a.rect.top(), b.rect.top());
    const double gap =
        std::max(a.rect.left(), b.rect.left()) - std::min(a.rect.right(), b.rect.right());
    return overlap > std::min(a.rect.height(), b.rect.height()) / 2 && gap < 0.04;
}

void add(QList<Place> &places, const Place &place)
{
    if (places.isEmpty() || !onOneLine(places.last(), place)) {
        places.append(place);
        return;
    }
    Place &last = places.last();
    if (place.page > 0) {
        last.rect = last.rect.united(place.rect);
        return;
    }
    const int end = std::max(last.start + last.length, place.start + place.length);
    last.start = std::min(last.start, place.start);
    last.length = end - last.start;
}

} // namespace

QList<PlacedWord> placedWords(const PageText &page, int number)
{
    QList<PlacedWord> words;
    const double width = std::max(1.0, page.size.width());
    const double height = std::max(1.0, page.size.height());
    for (const Word &word : page.words) {
        const auto part = [&](const QRectF &box) {
            return QRectF(box.x() / width, box.y() / height, box.width() / width,
                          box.height() / height);
        };
        PlacedWord placed{word.text, {}, {}};
        placed.place.page = number;
        placed.place.rect = part(word.box);
        if (word.characterBoxes.size() == word.text.size()) {
            for (const QRectF &box : word.characterBoxes)
                placed.letters.append(part(box));
        }
        words.append(placed);
    }
    return words;
}

QList<PlacedWord> placedWords(const QString &documentText)
{
    QList<PlacedWord> words;
    int number = 0;
    for (const QString &line : documentText.split(u'\n')) {
        Place place;
        place.line = ++number;
        place.length = int(line.size());
        words.append({line, place, {}});
    }
    return words;
}

SourceMap::SourceMap(const QString &text, const QList<PlacedWord> &words) : m_words(words)
{
    m_lines.append(0);
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'\n')
            m_lines.append(i + 1);
        if (text[i].isSpace())
            continue;
        m_own.append(folded(text[i]));
        m_offsets.append(i);
    }
    QString letters;
    for (int word = 0; word < words.size(); ++word) {
        const QString &written = words[word].text;
        for (int i = 0; i < written.size(); ++i) {
            if (written[i].isSpace())
                continue;
            letters.append(folded(written[i]));
            m_letters.append({word, i});
        }
    }
    m_match.fill(-1, m_own.size());
    m_partner.fill(-1, letters.size());
    align(letters);
}

// What stands once in both is sure; its neighbours follow. Then shorter runs among what is left.
void SourceMap::align(const QString &letters)
{
    for (const int length : {12, 8, 5, 3})
        matchRare(length, letters);
    fillGaps(letters);
}

void SourceMap::matchRare(int length, const QString &letters)
{
    const auto mine = rareRuns(m_own, m_match, length);
    const auto theirs = rareRuns(letters, m_partner, length);
    for (auto it = mine.cbegin(); it != mine.cend(); ++it) {
        const qsizetype there = theirs.value(it.key(), -1);
        if (it.value() >= 0 && there >= 0 && m_match[it.value()] < 0 && m_partner[there] < 0)
            grow(it.value(), there, letters);
    }
}

void SourceMap::grow(qsizetype mine, qsizetype theirs, const QString &letters)
{
    const auto join = [&](qsizetype a, qsizetype b) {
        if (a < 0 || b < 0 || a >= m_own.size() || b >= letters.size() || m_match[a] >= 0 ||
            m_partner[b] >= 0 || m_own[a] != letters[b])
            return false;
        m_match[a] = b;
        m_partner[b] = a;
        return true;
    };
    for (qsizetype step = 0; join(mine + step, theirs + step); ++step) {
    }
    for (qsizetype step = 1; join(mine - step, theirs - step); ++step) {
    }
}

// Between two sure places, in order: what is written there twice elsewhere, too.
void SourceMap::fillGaps(const QString &letters)
{
    qsizetype before = -1;
    for (qsizetype i = 0; i < m_own.size(); ++i) {
        if (m_match[i] >= 0) {
            before = m_match[i];
            continue;
        }
        const auto end = std::find_if(m_match.cbegin() + i, m_match.cend(),
                                      [](qsizetype partner) { return partner >= 0; });
        const qsizetype after = end == m_match.cend() ? letters.size() : *end;
        const qsizetype last = end - m_match.cbegin();
        if (after < before || after - before > farApart || last - i > farApart) {
            i = last - 1;
            continue;
        }
        for (qsizetype b = before + 1; i < last && b < after; ++b) {
            if (m_partner[b] < 0 && m_own[i] == letters[b]) {
                m_match[i] = b;
                m_partner[b] = i;
                ++i;
            }
        }
        i = last - 1;
    }
}

Place SourceMap::placeOf(int word, int from, int to) const
{
    Place place = m_words[word].place;
    const int size = std::max(1, int(m_words[word].text.size()));
    if (place.page == 0) {
        place.start += from;
        place.length = to - from;
        return place;
    }
    if (const QList<QRectF> &letters = m_words[word].letters; to <= letters.size()) {
        place.rect = {};
        for (int i = from; i < to; ++i)
            place.rect |= letters[i];
        return place;
    }
    const double width = place.rect.width() / size;
    place.rect = {place.rect.x() + width * from, place.rect.y(), width * (to - from),
                  place.rect.height()};
    return place;
}

QList<Place> SourceMap::places(Stretch stretch) const
{
    QList<Place> places;
    const auto first = std::ranges::lower_bound(m_offsets, stretch.start);
    for (qsizetype i = first - m_offsets.begin();
         i < m_offsets.size() && m_offsets[i] < stretch.start + stretch.length; ++i) {
        if (m_match[i] < 0)
            continue;
        const Letter from = m_letters[m_match[i]];
        int to = from.number + 1;
        // The word's further letters, as far as they follow here.
        while (i + 1 < m_offsets.size() && m_offsets[i + 1] < stretch.start + stretch.length &&
               m_match[i + 1] >= 0 && m_letters[m_match[i + 1]].word == from.word &&
               m_letters[m_match[i + 1]].number >= to) {
            ++i;
            to = m_letters[m_match[i]].number + 1;
        }
        add(places, placeOf(from.word, from.number, to));
    }
    return places;
}

bool SourceMap::covers(const Place &place, const Letter &letter) const
{
    const Place own = placeOf(letter.word, letter.number, letter.number + 1);
    if (own.page != place.page)
        return false;
    if (own.page > 0)
        return place.rect.contains(own.rect.center());
    return own.line == place.line && own.start >= place.start &&
           own.start < place.start + place.length;
}

std::optional<SourceMap::Stretch> SourceMap::stretch(const QList<Place> &places) const
{
    QList<qsizetype> found;
    for (qsizetype i = 0; i < m_letters.size(); ++i) {
        const auto isHere = [&](const Place &place) {
            return covers(place, m_letters[i]);
        };
        if (m_partner[i] >= 0 && std::ranges::any_of(places, isHere))
            found.append(m_offsets[m_partner[i]]);
    }
    if (found.isEmpty())
        return {};
    // A stray letter far away must not stretch it over half the text: the largest group counts.
    std::ranges::sort(found);
    qsizetype best = 0;
    qsizetype bestSize = 0;
    qsizetype start = 0;
    for (qsizetype i = 1; i <= found.size(); ++i) {
        if (i < found.size() && found[i] - found[i - 1] <= farApart)
            continue;
        if (i - start > bestSize) {
            best = start;
            bestSize = i - start;
        }
        start = i;
    }
    return Stretch{found[best], found[best + bestSize - 1] + 1 - found[best]};
}

Record SourceMap::relocated(Record record) const
{
    for (auto it = record.provenance.begin(); it != record.provenance.end();) {
        QList<Place> moved;
        for (const Place &place : std::as_const(*it)) {
            if (place.line >= 1 && place.line <= m_lines.size())
                moved += places({m_lines[place.line - 1] + place.start, place.length});
        }
        *it = moved;
        it = moved.isEmpty() ? record.provenance.erase(it) : std::next(it);
    }
    for (qsizetype i = 0; i < record.sections.size(); ++i) {
        const auto title = record.provenance.value(QStringLiteral("/sections/%1/title").arg(i));
        record.sections[i].page = title.isEmpty() ? 0 : title.first().page;
    }
    return record;
}

} // namespace Bole
