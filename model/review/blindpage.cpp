// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/blinder.h"

#include <algorithm>

namespace Bole {

namespace {

constexpr double margin = 1.5; // points around a word, for accents and slanted ends

/// The page's words as one text, and which word each of its characters came from.
struct Flow
{
    QString text;
    QList<qsizetype> wordAt;   ///< -1 between words
    QList<qsizetype> offsetAt; ///< in the word's text
};

bool touches(const Word &a, const Word &b)
{
    const double overlap =
        std::min(a.box.bottom(), b.box.bottom()) - std::max(a.box.top(), b.box.top());
    const double gap = b.box.left() - a.box.right();
    return overlap > a.box.height() / 2 && std::abs(gap) < a.box.height() * 0.15;
}

Flow flowOf(const QList<Word> &words)
{
    Flow flow;
    for (qsizetype i = 0; i < words.size(); ++i) {
        for (qsizetype k = 0; k < words[i].text.size(); ++k) {
            flow.text += words[i].text[k];
            flow.wordAt.append(i);
            flow.offsetAt.append(k);
        }
        const bool last = i + 1 == words.size();
        if (last || words[i].spaceAfter || !touches(words[i], words[i + 1])) {
            const bool sameLine = !last && words[i + 1].box.top() < words[i].box.bottom() &&
                                  words[i + 1].box.left() >= words[i].box.left();
            flow.text += sameLine || words[i].spaceAfter ? u' ' : u'\n';
            flow.wordAt.append(-1);
            flow.offsetAt.append(0);
        }
    }
    return flow;
}

/// The box of a part of a word: exact where the reader knows each character's, else the whole.
QRectF boxOf(const Word &word, qsizetype from, qsizetype to)
{
    const bool simple = word.characterBoxes.size() == word.text.size();
    if (!simple || (from == 0 && to == word.text.size()))
        return word.box;
    QRectF box;
    for (qsizetype i = from; i < to; ++i)
        box = box.united(word.characterBoxes[i]);
    return box;
}

QRectF onPage(const Place &place, const QSizeF &size)
{
    return {place.rect.x() * size.width(), place.rect.y() * size.height(),
            place.rect.width() * size.width(), place.rect.height() * size.height()};
}

/// A picture of the whole page is the page itself: its words are covered one by one instead.
bool isScan(const QRectF &image, const QSizeF &page)
{
    return image.width() * image.height() > 0.6 * page.width() * page.height();
}

QString masked(const QString &text, const QList<Span> &parts)
{
    QString result;
    qsizetype at = 0;
    for (const Span &part : parts) {
        result += QStringView(text).mid(at, part.start - at);
        result += Blinder::mask();
        at = part.end();
    }
    return result += QStringView(text).mid(at);
}

} // namespace

QList<QRectF> Blinder::coversOf(const PageText &page, HiddenParts &hiddenParts) const
{
    QList<QRectF> covers;
    const Flow flow = flowOf(page.words);
    for (const HiddenSpan &hidden : m_hidden.find(flow.text)) {
        for (qsizetype i = hidden.span.start; i < hidden.span.end();) {
            const qsizetype word = flow.wordAt[i];
            qsizetype end = i + 1;
            while (end < hidden.span.end() && flow.wordAt[end] == word)
                ++end;
            if (word >= 0) {
                const Span part{flow.offsetAt[i], end - i};
                hiddenParts[word].append(part);
                covers.append(boxOf(page.words[word], part.start, part.end()));
            }
            i = end;
        }
    }
    return covers;
}

QList<QRectF> Blinder::fieldCovers(const PageText &page, int number) const
{
    QList<QRectF> covers;
    for (auto it = m_record.provenance.begin(); it != m_record.provenance.end(); ++it) {
        if (!hidesField(it.key()))
            continue;
        for (const Place &place : it.value()) {
            if (place.page == number)
                covers.append(onPage(place, page.size));
        }
    }
    return covers;
}

BlindPage Blinder::page(const PageText &page, int number, bool ofRecord) const
{
    BlindPage result{page, {}};
    if (!isOn())
        return result;
    HiddenParts hiddenParts;
    result.covers = coversOf(page, hiddenParts);
    if (ofRecord)
        result.covers.append(fieldCovers(page, number));
    if (m_blindness.hides(BlindField::Photo)) {
        for (const QRectF &image : page.images) {
            if (!isScan(image, page.size))
                result.covers.append(image);
        }
        result.page.images.clear();
    }
    for (QRectF &cover : result.covers)
        cover.adjust(-margin, -margin, margin, margin);
    const auto isUnder = [&](const QRectF &box) {
        return std::ranges::any_of(
            result.covers, [&](const QRectF &cover) { return cover.contains(box.center()); });
    };
    for (qsizetype i = 0; i < page.words.size(); ++i) {
        Word &word = result.page.words[i];
        if (const auto parts = hiddenParts.constFind(i); parts != hiddenParts.constEnd())
            word.text = masked(word.text, *parts);
        else if (isUnder(word.box))
            word.text = mask();
        else
            continue;
        word.characterBoxes.clear();
    }
    result.page.links.removeIf([&](const Link &link) {
        return isUnder(link.box) || hides(link.url) || link.url.startsWith(u"mailto:") ||
               link.url.startsWith(u"tel:");
    });
    return result;
}

} // namespace Bole
