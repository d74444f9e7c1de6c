// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/textselection.h"

#include "model/intake/layout/atoms.h"

#include <algorithm>

namespace Bole {

void TextSelection::begin(TextPosition at, Unit unit)
{
    m_unit = unit;
    m_anchor = m_caret = at;
    update();
}

void TextSelection::extendTo(TextPosition at)
{
    m_caret = at;
    update();
}

void TextSelection::select(int page, TextFlow::Range range)
{
    m_unit = Unit::Character;
    m_anchor = {page, range.from};
    m_caret = {page, range.to};
    update();
}

void TextSelection::selectAll()
{
    if (!hasCaret())
        return;
    const int last = m_pages->pageCount() - 1;
    m_unit = Unit::Character;
    m_anchor = {0, 0};
    m_caret = {last, m_pages->flow(last).length()};
    update();
}

void TextSelection::clear()
{
    m_unit = Unit::Character;
    m_anchor = m_caret;
    update();
}

TextFlow::Range TextSelection::unitAt(TextPosition at) const
{
    const TextFlow &flow = m_pages->flow(at.page);
    if (m_unit == Unit::Word)
        return flow.wordAt(at.offset);
    if (m_unit == Unit::Line)
        return flow.lineAt(at.offset);
    return {at.offset, at.offset};
}

void TextSelection::update()
{
    if (!hasCaret())
        return;
    const auto [first, last] = std::minmax(m_anchor, m_caret);
    m_from = {first.page, unitAt(first).from};
    m_to = {last.page, unitAt(last).to};
}

TextPosition TextSelection::stepped(TextPosition at, int direction) const
{
    const int length = m_pages->flow(at.page).length();
    const int offset = at.offset + direction;
    if (offset < 0 && at.page > 0)
        return {at.page - 1, m_pages->flow(at.page - 1).length()};
    if (offset > length && at.page + 1 < m_pages->pageCount())
        return {at.page + 1, 0};
    const QString &text = m_pages->flow(at.page).text();
    int to = std::clamp(offset, 0, length);
    if (to > 0 && to < length && text[to].isLowSurrogate())
        to += direction;
    return {at.page, to};
}

void TextSelection::moveCaret(Move move)
{
    if (!hasCaret())
        return;
    // A selection made by words or lines goes on from its edges.
    if (m_unit != Unit::Character) {
        const bool forward = m_caret >= m_anchor;
        m_anchor = forward ? m_from : m_to;
        m_caret = forward ? m_to : m_from;
        m_unit = Unit::Character;
    }
    const TextFlow &flow = m_pages->flow(m_caret.page);
    const int offset = m_caret.offset;
    const int last = m_pages->pageCount() - 1;
    const bool atEnd = offset >= flow.length();
    switch (move) {
    case Move::Left:
        m_caret = stepped(m_caret, -1);
        break;
    case Move::Right:
        m_caret = stepped(m_caret, 1);
        break;
    case Move::WordLeft:
        m_caret = offset == 0 ? stepped(m_caret, -1)
                              : TextPosition{m_caret.page, flow.nextWord(offset, -1)};
        break;
    case Move::WordRight:
        m_caret =
            atEnd ? stepped(m_caret, 1) : TextPosition{m_caret.page, flow.nextWord(offset, 1)};
        break;
    case Move::Up:
        m_caret = flow.lineAbove(offset) == 0 && offset == 0
                      ? stepped(m_caret, -1)
                      : TextPosition{m_caret.page, flow.lineAbove(offset)};
        break;
    case Move::Down:
        m_caret = atEnd ? stepped(m_caret, 1) : TextPosition{m_caret.page, flow.lineBelow(offset)};
        break;
    case Move::LineStart:
        m_caret.offset = flow.lineAt(offset).from;
        break;
    case Move::LineEnd:
        m_caret.offset = flow.lineAt(offset).to;
        break;
    case Move::Start:
        m_caret = {0, 0};
        break;
    case Move::End:
        m_caret = {last, m_pages->flow(last).length()};
        break;
    }
    update();
}

TextFlow::Range TextSelection::rangeOn(int page) const
{
    if (!hasCaret() || isEmpty() || page < m_from.page || page > m_to.page)
        return {};
    return {page == m_from.page ? m_from.offset : 0,
            page == m_to.page ? m_to.offset : m_pages->flow(page).length()};
}

QString TextSelection::text() const
{
    QString text;
    if (hasCaret()) {
        for (int page = m_from.page; page <= m_to.page; ++page) {
            const TextFlow::Range range = rangeOn(page);
            text += m_pages->flow(page).text().mid(range.from, range.to - range.from);
        }
    }
    while (text.endsWith(u'\n'))
        text.chop(1);
    return plainText(text);
}

QString TextSelection::flatText() const
{
    QString text;
    if (!hasCaret())
        return text;
    for (int page = m_from.page; page <= m_to.page; ++page) {
        const QString part = m_pages->flow(page).flatText(rangeOn(page));
        const bool chinese = !text.isEmpty() && !part.isEmpty() &&
                             isIdeographic(text.back().unicode()) &&
                             isIdeographic(part.front().unicode());
        if (!text.isEmpty() && !part.isEmpty() && !chinese)
            text += u' ';
        text += part;
    }
    return plainText(text);
}

QList<Place> TextSelection::places() const
{
    QList<Place> places;
    if (!hasCaret() || isEmpty())
        return places;
    for (int page = m_from.page; page <= m_to.page; ++page) {
        const QSizeF size = m_pages->pageSize(page);
        for (const QRectF &rect : m_pages->flow(page).rectsOf(rangeOn(page))) {
            Place place;
            place.page = page + 1;
            place.rect = {rect.x() / size.width(), rect.y() / size.height(),
                          rect.width() / size.width(), rect.height() / size.height()};
            places.append(place);
        }
    }
    return places;
}

} // namespace Bole
