// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/textpaper.h"

#include "views/document/textflow.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace Bole {

namespace {

constexpr double Margin = 56;
constexpr double TypeSize = 10;
constexpr double RowHeight = 14;
// Longer texts are nobody's CV; the rest is left out rather than laid out for minutes.
constexpr int MostPages = 300;
// A line is laid out as a whole, and the time for it grows faster than the line does.
constexpr qsizetype LongestPiece = 4000;
// What takes no room, such as a thousand accents on one letter, would make a row of any length.
constexpr int MostEdges = 500;

/// How much of a line is laid out together: all of it, or up to a space.
qsizetype pieceOf(QStringView line)
{
    if (line.size() <= LongestPiece)
        return line.size();
    const qsizetype space = line.lastIndexOf(u' ', LongestPiece - 1);
    const qsizetype end = space > 0 ? space + 1 : LongestPiece;
    return line[end - 1].isHighSurrogate() ? end - 1 : end;
}

QTextOption optionsFor(const QString &line)
{
    QTextOption option;
    // Found out once; left to itself, the layout looks through the line for each of its places.
    option.setTextDirection(line.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setUseDesignMetrics(true); // the same breaks at every zoom
    option.setTabStopDistance(4 * 0.6 * TypeSize);
    return option;
}

} // namespace

TextPaper::TextPaper(const QString &text, const QFont &font) : m_font(font), m_y(Margin)
{
    m_font.setPixelSize(int(TypeSize)); // a pixel here is a point of the page
    m_font.setHintingPreference(QFont::PreferNoHinting);
    int number = 1;
    for (qsizetype from = 0; from <= text.size() && m_pageCount <= MostPages; ++number) {
        qsizetype to = text.indexOf(u'\n', from);
        if (to < 0)
            to = text.size();
        QString line = text.mid(from, to - from);
        if (line.endsWith(u'\r'))
            line.chop(1);
        addLine(number, line);
        from = to + 1;
    }
}

void TextPaper::addLine(int number, const QString &line)
{
    qsizetype start = 0;
    do {
        const qsizetype size = pieceOf(QStringView(line).sliced(start));
        addPiece(number, int(start), line.sliced(start, size));
        start += size;
    } while (start < line.size() && m_pageCount <= MostPages);
}

void TextPaper::addPiece(int number, int start, const QString &line)
{
    QTextLayout layout(line, m_font);
    layout.setTextOption(optionsFor(line));
    layout.beginLayout();
    while (true) {
        QTextLine row = layout.createLine();
        if (row.isValid())
            row.setLineWidth(pageSize().width() - 2 * Margin);
        else if (!line.isEmpty())
            break;
        if (m_y + RowHeight > pageSize().height() - Margin) {
            m_y = Margin;
            ++m_pageCount;
        }
        const double y = m_y;
        m_y += RowHeight;
        if (line.isEmpty() || !row.isValid())
            break;
        Row made{number,
                 start + row.textStart(),
                 m_pageCount - 1,
                 y,
                 line.mid(row.textStart(), row.textLength()),
                 {}};
        for (int i = 0; i <= row.textLength(); ++i) {
            int at = row.textStart() + std::min(i, MostEdges);
            made.edges.append(i <= MostEdges ? Margin + row.cursorToX(&at) : made.edges.last());
        }
        m_rows.append(made);
    }
    layout.endLayout();
}

QRectF TextPaper::boxOf(const Row &row, int from, int to) const
{
    return {row.edges[from], row.y, row.edges[to] - row.edges[from], RowHeight - 2};
}

void TextPaper::addWords(const Row &row, QList<Word> &words) const
{
    const int length = int(row.text.size());
    for (int from = 0; from < length;) {
        if (row.text[from].isSpace()) {
            ++from;
            continue;
        }
        int to = from;
        Word word;
        while (to < length && !row.text[to].isSpace()) {
            const int units = row.text[to].isHighSurrogate() && to + 1 < length ? 2 : 1;
            word.characterBoxes.append(boxOf(row, to, to + units));
            to += units;
        }
        word.text = row.text.mid(from, to - from);
        word.box = boxOf(row, from, to);
        word.fontSize = TypeSize;
        word.spaceAfter = to < length;
        words.append(word);
        from = to;
    }
}

PageText TextPaper::page(int page) const
{
    PageText text;
    text.size = pageSize();
    for (const Row &row : m_rows) {
        if (row.page == page)
            addWords(row, text.words);
    }
    return text;
}

QImage TextPaper::render(const ImageRequest &request) const
{
    const QSizeF size = pageSize();
    const double scale = request.pixelsPerPoint;
    QTransform transform;
    if (request.rotation == 90)
        transform.translate(size.height() * scale, 0);
    else if (request.rotation == 180)
        transform.translate(size.width() * scale, size.height() * scale);
    else if (request.rotation == 270)
        transform.translate(0, size.width() * scale);
    transform.rotate(request.rotation);
    transform.scale(scale, scale);
    const QRectF part = request.part.isEmpty() ? QRectF(QPointF(), size) : request.part;
    const QRect area = transform.mapRect(part).toAlignedRect();
    QImage image(area.size(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setTransform(transform * QTransform::fromTranslate(-area.x(), -area.y()));
    painter.setPen(QColor(0x1f2328));
    for (const Row &row : m_rows) {
        if (row.page + 1 != request.page)
            continue;
        QTextLayout layout(row.text, m_font);
        QTextOption option = optionsFor(row.text);
        option.setWrapMode(QTextOption::NoWrap);
        layout.setTextOption(option);
        layout.beginLayout();
        layout.createLine();
        layout.endLayout();
        layout.draw(&painter, QPointF(Margin, row.y));
    }
    for (const QRectF &covered : request.covered)
        painter.fillRect(covered, QColor(0xd9dce0));
    return image;
}

QList<std::pair<int, QRectF>> TextPaper::boxesOf(const Place &place) const
{
    QList<std::pair<int, QRectF>> boxes;
    for (const Row &row : m_rows) {
        if (row.line != place.line)
            continue;
        const int length = int(row.text.size());
        const int from = std::clamp(place.start - row.start, 0, length);
        const int to = std::clamp(place.start + place.length - row.start, 0, length);
        if (to > from)
            boxes.append({row.page, boxOf(row, from, to)});
    }
    return boxes;
}

QList<Place> TextPaper::placesIn(int page, const QRectF &box) const
{
    QList<Place> places;
    for (const Row &row : m_rows) {
        if (row.page != page || box.top() > row.y + RowHeight / 2 ||
            box.bottom() < row.y + RowHeight / 2 - 2)
            continue;
        int from = -1;
        int to = -1;
        for (int i = 0; i < row.text.size(); ++i) {
            const double centre = (row.edges[i] + row.edges[i + 1]) / 2;
            if (centre >= box.left() && centre <= box.right()) {
                from = from < 0 ? i : from;
                to = i + 1;
            }
        }
        if (from >= 0) {
            Place place;
            place.line = row.line;
            place.start = row.start + from;
            place.length = to - from;
            places.append(place);
        }
    }
    return places;
}

} // namespace Bole
