// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace Bole {

/// A piece of text as it was painted: in one font and script, where, in which colour.
struct PaintedText
{
    QString text;
    QRectF box; ///< in the widget
    QColor colour;
};

/// Takes down what is written, and draws nothing.
class TextRecorder : public QPaintEngine
{
public:
    TextRecorder() : QPaintEngine(AllFeatures) {}

    QList<PaintedText> texts;

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &state) override
    {
        // With the offset of the child that is being painted, which the painter does not tell.
        if (state.state() & DirtyTransform)
            m_transform = state.transform();
        if (state.state() & DirtyPen)
            m_colour = state.pen().color();
    }
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
    void drawPath(const QPainterPath &) override {}
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
    void drawImage(const QRectF &, const QImage &, const QRectF &,
                   Qt::ImageConversionFlags) override
    {
    }
    void drawTextItem(const QPointF &place, const QTextItem &item) override
    {
        const QRectF box(place.x(), place.y() - item.ascent(), item.width(),
                         item.ascent() + item.descent());
        // What scrolls does not reach beyond its area.
        const QRectF painted = m_transform.mapRect(box);
        if (systemClip().isEmpty() || systemClip().contains(painted.center().toPoint()))
            texts.append({item.text(), painted, m_colour});
    }
    Type type() const override { return User; }

private:
    QTransform m_transform;
    QColor m_colour;
};

class TextRecorderDevice : public QPaintDevice
{
public:
    explicit TextRecorderDevice(const QWidget &widget) : m_widget(widget) {}
    QPaintEngine *paintEngine() const override { return &m_recorder; }
    const QList<PaintedText> &texts() const { return m_recorder.texts; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return m_widget.width();
        case PdmHeight:
            return m_widget.height();
        case PdmDpiX:
        case PdmPhysicalDpiX:
            return m_widget.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY:
            return m_widget.logicalDpiY();
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return int(devicePixelRatioFScale());
        case PdmDepth:
            return 32;
        case PdmNumColors:
            return 1 << 24;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    const QWidget &m_widget;
    mutable TextRecorder m_recorder;
};

/// All that is written in a widget, as somebody sees it. Selected text is painted first, and once
/// more with all of its line where that is not selected.
inline QList<PaintedText> paintedTexts(QWidget &widget)
{
    TextRecorderDevice device(widget);
    widget.render(&device);
    QList<PaintedText> seen;
    for (const PaintedText &text : device.texts()) {
        if (text.text.trimmed().isEmpty() || !text.box.intersects(widget.rect()))
            continue;
        const bool isSelected = std::ranges::any_of(seen, [&](const PaintedText &before) {
            return before.text == text.text && before.box == text.box;
        });
        if (!isSelected)
            seen.append(text);
    }
    return seen;
}

} // namespace Bole
