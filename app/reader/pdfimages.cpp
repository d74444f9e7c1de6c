// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/pdfimages.h"

#include <GfxState.h>
#include <OutputDev.h>
#include <PDFDoc.h>
#include <Stream.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace Bole {

namespace {

/// Whether a pattern paints a picture: browsers print round portraits as patterns.
bool hasPicture(GfxTilingPattern &pattern)
{
    Dict *resources = pattern.getResDict();
    const Object pictures = resources ? resources->lookup("XObject") : Object();
    return pictures.isDict() && pictures.dictGetLength() > 0;
}

/// Scanners and old programs cut a picture into strips; they are one picture.
bool isNextStrip(const QRectF &before, const QRectF &strip)
{
    constexpr double slack = 1; // points
    return std::abs(before.left() - strip.left()) < slack &&
           std::abs(before.right() - strip.right()) < slack &&
           (std::abs(before.bottom() - strip.top()) < slack ||
            std::abs(strip.bottom() - before.top()) < slack);
}

/// Is told of everything that is drawn and remembers the places of the images. Nothing is painted
/// and no pixel decoded; patterns and shades are said to be done.
class ImagePlaces : public OutputDev
{
public:
    QList<QRectF> places() const
    {
        constexpr double visible = 4; // points
        QList<QRectF> seen = m_places;
        seen.removeIf([](const QRectF &place) {
            return place.width() < visible || place.height() < visible;
        });
        return seen;
    }

    bool upsideDown() override { return true; }
    bool useDrawChar() override { return true; }
    bool interpretType3Chars() override { return false; }
    bool useTilingPatternFill() override { return true; }
    bool tilingPatternFill(GfxState *state, Gfx *, Catalog *, GfxTilingPattern *pattern,
                           const double *, int, int, int, int, double, double) override
    {
        if (hasPicture(*pattern))
            addClip(*state);
        return true;
    }
    bool useShadedFills(int) override { return true; }
    bool functionShadedFill(GfxState *, GfxFunctionShading *) override { return true; }
    bool axialShadedFill(GfxState *, GfxAxialShading *, double, double) override { return true; }
    bool radialShadedFill(GfxState *, GfxRadialShading *, double, double) override { return true; }
    bool gouraudTriangleShadedFill(GfxState *, GfxGouraudTriangleShading *) override
    {
        return true;
    }
    bool patchMeshShadedFill(GfxState *, GfxPatchMeshShading *) override { return true; }

    void drawImageMask(GfxState *state, Object *ref, Stream *stream, int width, int height,
                       bool invert, bool interpolate, bool isInline) override
    {
        add(*state);
        OutputDev::drawImageMask(state, ref, stream, width, height, invert, interpolate, isInline);
    }
    void drawImage(GfxState *state, Object *ref, Stream *stream, int width, int height,
                   GfxImageColorMap *colors, bool interpolate, const int *masked,
                   bool isInline) override
    {
        add(*state);
        // The base class reads past the pixels of an image that stands inside the page's content.
        OutputDev::drawImage(state, ref, stream, width, height, colors, interpolate, masked,
                             isInline);
    }
    void drawMaskedImage(GfxState *state, Object *, Stream *, int, int, GfxImageColorMap *, bool,
                         Stream *, int, int, bool, bool) override
    {
        add(*state);
    }
    void drawSoftMaskedImage(GfxState *state, Object *, Stream *, int, int, GfxImageColorMap *,
                             bool, Stream *, int, int, GfxImageColorMap *, bool) override
    {
        add(*state);
    }

private:
    /// An image fills the unit square of its coordinates.
    void add(const GfxState &state)
    {
        const double *matrix = state.getCTM();
        const std::array<double, 4> xs{matrix[4], matrix[4] + matrix[0], matrix[4] + matrix[2],
                                       matrix[4] + matrix[0] + matrix[2]};
        const std::array<double, 4> ys{matrix[5], matrix[5] + matrix[1], matrix[5] + matrix[3],
                                       matrix[5] + matrix[1] + matrix[3]};
        const auto [left, right] = std::ranges::minmax(xs);
        const auto [top, bottom] = std::ranges::minmax(ys);
        addPlace(QRectF(QPointF(left, top), QPointF(right, bottom)) & clipOf(state));
    }

    void addClip(const GfxState &state) { addPlace(clipOf(state)); }

    static QRectF clipOf(const GfxState &state)
    {
        double left = 0, top = 0, right = 0, bottom = 0;
        state.getClipBBox(&left, &top, &right, &bottom);
        return {QPointF(left, top), QPointF(right, bottom)};
    }

    void addPlace(const QRectF &place)
    {
        constexpr qsizetype most = 2'000; // a hostile page may have millions
        if (place.isEmpty())
            return;
        if (!m_places.isEmpty() && isNextStrip(m_places.last(), place))
            m_places.last() |= place;
        else if (m_places.size() < most)
            m_places.append(place);
    }

    QList<QRectF> m_places;
};

} // namespace

QList<QRectF> imagesOf(PDFDoc &document, int page)
{
    ImagePlaces places;
    document.displayPageSlice(&places, page, 72, 72, 0, false, true, false, -1, -1, -1, -1, nullptr,
                              nullptr, nullptr, nullptr, true);
    return places.places();
}

} // namespace Bole
