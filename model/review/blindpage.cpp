// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/personaldata.h"
#include "model/review/birthdates.h"
#include "model/review/blinder.h"
#include "model/review/pageareas.h"

#include <QRegularExpression>

#include <algorithm>
#include <numeric>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype fewestWords = 5; // of a scan; OCR finds one or two in any photograph
constexpr double margin = 1.5;       // points around a word, for accents and slanted ends

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

/// What stands between two words: nothing, a space, a line's end, a gap as between the cells of a
/// form, or one that is too wide for the one to belong to the other.
QChar between(const Word &word, const Word &next)
{
    constexpr double wide = 8; // heights
    constexpr double cell = 1.5;
    if (!word.spaceAfter && touches(word, next))
        return {};
    const bool sameLine = next.box.top() < word.box.bottom() && next.box.left() >= word.box.left();
    if (!sameLine)
        return u'\n';
    const double gap = next.box.left() - word.box.right();
    return gap > wide * word.box.height() ? u'|' : gap > cell * word.box.height() ? u'\t' : u' ';
}

/// A label of a form with its value close by, as where labels are set flush right: nearer than
/// cells are, but further than words of a line.
bool endsLabel(const Word &word, const Word &next, QStringView cell)
{
    constexpr double space = 0.6; // heights
    return next.box.left() - word.box.right() > space * word.box.height() && isPersonalLabel(cell);
}

Flow flowOf(const QList<Word> &words, const QList<qsizetype> &order)
{
    Flow flow;
    qsizetype cell = 0; // where it begins
    const auto append = [&flow](QChar c, qsizetype word, qsizetype offset) {
        flow.text += c;
        flow.wordAt.append(word);
        flow.offsetAt.append(offset);
    };
    for (qsizetype i = 0; i < order.size(); ++i) {
        const Word &word = words[order[i]];
        for (qsizetype k = 0; k < word.text.size(); ++k)
            append(word.text[k], order[i], k);
        QChar gap = i + 1 < order.size() ? between(word, words[order[i + 1]]) : u'\n';
        if (gap == u' ' && endsLabel(word, words[order[i + 1]], QStringView(flow.text).mid(cell)))
            gap = u'\t';
        if (!gap.isNull())
            append(gap, -1, 0);
        if (!gap.isNull() && gap != u' ')
            cell = flow.text.size();
    }
    return flow;
}

/// As the document has them.
QList<qsizetype> givenOrder(const QList<Word> &words)
{
    QList<qsizetype> order(words.size());
    std::iota(order.begin(), order.end(), 0);
    return order;
}

/// Row by row across the page: in a form, a label's value stands beside it and may come much later
/// in the document.
QList<qsizetype> rowOrder(const QList<Word> &words)
{
    QList<qsizetype> order;
    for (const PageRow &row : rowsOf(words))
        order += row;
    return order;
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

/// In order, without overlaps.
QList<Span> united(QList<Span> parts)
{
    std::ranges::sort(parts, {}, &Span::start);
    QList<Span> result;
    for (const Span &part : std::as_const(parts)) {
        if (!result.isEmpty() && part.start <= result.last().end())
            result.last().length = std::max(result.last().end(), part.end()) - result.last().start;
        else
            result.append(part);
    }
    return result;
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

using HiddenParts = QHash<qsizetype, QList<Span>>; ///< of words, by their index on the page

void hide(const Span &span, const Flow &flow, HiddenParts &hiddenParts)
{
    for (qsizetype i = span.start; i < span.end();) {
        const qsizetype word = flow.wordAt[i];
        qsizetype end = i + 1;
        while (end < span.end() && flow.wordAt[end] == word)
            ++end;
        if (word >= 0)
            hiddenParts[word].append({flow.offsetAt[i], end - i});
        i = end;
    }
}

/// A date in the head is the date of birth, with a label or without.
void hideDatesAbove(double head, const PageText &page, HiddenParts &hiddenParts)
{
    const Flow flow = flowOf(page.words, givenOrder(page.words));
    for (const Span &date : fullDates(flow.text)) {
        const qsizetype word = flow.wordAt[date.start];
        if (word >= 0 && page.words[word].box.center().y() < head)
            hide(date, flow, hiddenParts);
    }
}

/// A page's number, also "2 / 3", "Page 2 of 3" and "第 2 页": it tells nobody's name. Any other
/// word beside the number may be one.
bool isPageNumber(const PageRow &row, const QList<Word> &words)
{
    static const QRegularExpression number(
        u"^[\\s\\d/|·.,()\\[\\]–—-]*(?:(?:page|of|第|页|頁|共)[\\s\\d/|·.,()\\[\\]–—-]*)*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    QString text;
    for (const qsizetype i : row)
        text += words[i].text + u' ';
    return number.match(text).hasMatch();
}

/// A logo, a signature, a portrait drawn with lines; not a heading's ornament, nor a table.
bool isPicture(const QRectF &drawing, const PageText &page, double head)
{
    constexpr double small = 16; // points: icons are smaller
    const double longer = std::max(drawing.width(), drawing.height());
    const double shorter = std::min(drawing.width(), drawing.height());
    const bool hasWords = std::ranges::any_of(
        page.words, [&](const Word &word) { return drawing.contains(word.box.center()); });
    if (hasWords || longer < small)
        return false;
    return drawing.center().y() < head || (shorter >= small && longer < 3 * shorter);
}

} // namespace

QList<QRectF> Blinder::coversOf(const PageText &page, HiddenParts &hiddenParts) const
{
    for (const auto &order : {givenOrder(page.words), rowOrder(page.words)}) {
        const Flow flow = flowOf(page.words, order);
        for (const HiddenSpan &hidden : m_hidden.find(flow.text))
            hide(hidden.span, flow, hiddenParts);
    }
    QList<QRectF> covers;
    for (auto it = hiddenParts.begin(); it != hiddenParts.end(); ++it) {
        *it = united(*it);
        for (const Span &part : std::as_const(*it))
            covers.append(boxOf(page.words[it.key()], part.start, part.end()));
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

/// Headers and footers that say who it is go as a whole: what is left of them often says it again.
/// As long as nobody is sure of the name, all of them go.
QList<QRectF> Blinder::marginCovers(const PageText &page, int number,
                                    const HiddenParts &hiddenParts) const
{
    QList<QRectF> covers;
    if (!m_blindness.hides(BlindField::Name))
        return covers;
    for (const PageRow &row : marginRows(page)) {
        const QRectF box = boxOf(row, page.words);
        if (number == 1 && box.center().y() < page.size.height() / 2)
            continue; // the title
        const bool tells =
            std::ranges::any_of(row, [&](qsizetype word) { return hiddenParts.contains(word); });
        if (tells || (!m_isNameSure && !isPageNumber(row, page.words)))
            covers.append(box);
    }
    return covers;
}

/// Images and drawings are covered, what lies behind the text is only faded: covering a watermark
/// would cover the page.
void Blinder::addPictures(const PageText &page, double head, BlindPage &result) const
{
    const bool hides =
        m_blindness.hides(BlindField::Photo) || m_blindness.hides(BlindField::Institution);
    for (const QRectF &image : page.images) {
        // A whole page with words is a scan; without them it is a photograph.
        if (!hides || (isWholePage(image, page.size) && page.words.size() >= fewestWords))
            continue;
        if (isWholePage(image, page.size)) {
            result.covers.append(image);
            continue;
        }
        (isBehindText(image, page) ? result.faded : result.covers).append(image);
    }
    for (const QRectF &drawing : page.drawings) {
        const bool inHead = drawing.center().y() < head;
        if (!hides && !(inHead && m_blindness.hides(BlindField::Name)))
            continue;
        if (isPicture(drawing, page, head))
            result.covers.append(drawing);
        else if (hides && isBehindText(drawing, page))
            result.faded.append(drawing);
    }
    if (hides) {
        result.page.images.clear();
        result.page.drawings.clear();
    }
}

BlindPage Blinder::page(const PageText &page, int number, bool ofRecord) const
{
    BlindPage result{page, {}, {}};
    if (!isOn())
        return result;
    HiddenParts hiddenParts;
    const double head = number == 1 ? headBottom(page, ofRecord ? &m_record : nullptr) : 0;
    if (m_blindness.hides(BlindField::Age))
        hideDatesAbove(head, page, hiddenParts);
    result.covers = coversOf(page, hiddenParts);
    if (ofRecord)
        result.covers.append(fieldCovers(page, number));
    result.covers.append(marginCovers(page, number, hiddenParts));
    if (hidesHead() && head > 0)
        result.covers.append(QRectF(0, 0, page.size.width(), head));
    addPictures(page, head, result);
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
