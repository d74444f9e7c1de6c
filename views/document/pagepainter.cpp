// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/pagepainter.h"

#include "views/common/theme.h"

#include <QPainter>
#include <QPalette>

namespace Bole {

namespace {

// The paper is white in both themes, so what lies on it has one set of colours.
constexpr QColor SelectionColor(0x2f, 0x5f, 0xb3, 76);
constexpr QColor HitColor(0xff, 0xd2, 0x4d, 120);
constexpr QColor CurrentHitColor(0xff, 0x95, 0x1a, 170);
constexpr QColor LitColor(0x4a, 0x7b, 0xd8, 60);
constexpr QColor LitLine(0x2f, 0x5f, 0xb3, 190);
constexpr QColor HoverLine(0x2f, 0x5f, 0xb3, 120);

QColor faded(QColor color, double strength)
{
    color.setAlphaF(float(color.alphaF() * strength));
    return color;
}

} // namespace

PagePainter::PagePainter(QPainter &painter, const PageLayout &layout, const QPalette &palette)
    : m_painter(painter), m_layout(layout), m_palette(palette)
{
}

void PagePainter::paper(const QRectF &target)
{
    const Colors colors = Colors::of(m_palette);
    m_painter.setPen(QPen(colors.line, 1));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    m_painter.fillRect(target, Qt::white);
    m_painter.drawRect(target.adjusted(-1, -1, 0, 0));
}

void PagePainter::picture(const QRectF &target, const QList<PageImages::Piece> &pieces,
                          double ratio)
{
    m_painter.save();
    m_painter.setClipRect(target, Qt::IntersectClip);
    for (const PageImages::Piece &piece : pieces) {
        const QRectF pixels(piece.pixels);
        QRectF place(target.topLeft() + pixels.topLeft() / ratio, pixels.size() / ratio);
        // What is a pixel larger or smaller by rounding is painted as it is, not stretched.
        if (piece.sharp)
            place.setSize(QSizeF(piece.image.size()) / ratio);
        m_painter.setRenderHint(QPainter::SmoothPixmapTransform, !piece.sharp);
        m_painter.drawImage(place, piece.image);
    }
    m_painter.restore();
}

void PagePainter::message(const QRectF &target, const QString &text)
{
    m_painter.setPen(QColor(0x62, 0x6a, 0x73));
    m_painter.setFont(textFont(TextSize::Normal));
    const QRectF room = target.adjusted(Grid * 4, Grid * 4, -Grid * 4, -Grid * 4);
    m_painter.drawText(room, int(Qt::AlignHCenter | Qt::AlignTop) | Qt::TextWordWrap, text);
}

void PagePainter::marks(int page, const PageMarks &marks, const QPointF &scroll)
{
    const auto place = [&](const QRectF &rect) {
        return m_layout.fromPage(page, rect).translated(-scroll);
    };
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    // Like ink of a marker: what is printed stays black.
    m_painter.setCompositionMode(QPainter::CompositionMode_Multiply);
    for (const auto &[rect, color] : marks.highlights)
        m_painter.fillRect(place(rect).adjusted(-1, -1, 1, 1), faded(color, 0.35));
    for (const QRectF &rect : marks.hits)
        m_painter.fillRect(place(rect).adjusted(-1, -1, 1, 1), HitColor);
    for (const QRectF &rect : marks.currentHit)
        m_painter.fillRect(place(rect).adjusted(-2, -2, 2, 2), CurrentHitColor);
    for (const QRectF &rect : marks.selection)
        m_painter.fillRect(place(rect), SelectionColor);
    m_painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    m_painter.setBrush(faded(LitColor, marks.litStrength));
    m_painter.setPen(QPen(faded(LitLine, marks.litStrength), 1.5));
    for (const QRectF &rect : marks.lit)
        m_painter.drawRoundedRect(place(rect).adjusted(-3, -2, 3, 2), 3, 3);
    m_painter.setBrush(Qt::NoBrush);
    for (const auto &[rect, color] : marks.areas) {
        m_painter.setPen(QPen(color, 2));
        m_painter.drawRoundedRect(place(rect), 2, 2);
    }
    m_painter.setPen(QPen(HoverLine, 1));
    for (const QRectF &rect : marks.hovered)
        m_painter.drawRoundedRect(place(rect).adjusted(-3, -2, 3, 2), 3, 3);
    if (!marks.rubberBand.isNull()) {
        m_painter.setPen(QPen(LitLine, 1, Qt::DashLine));
        m_painter.drawRect(place(marks.rubberBand));
    }
    if (!marks.link.isNull()) {
        const QRectF rect = place(marks.link);
        m_painter.setPen(QPen(LitLine, 1));
        m_painter.drawLine(rect.bottomLeft(), rect.bottomRight());
    }
}

void PagePainter::dim(const QRectF &target)
{
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    m_painter.fillRect(target, QColor(0, 0, 0, 56));
}

} // namespace Bole
