// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/pdfpictures.h"

#include "app/readerprocess/drawings.h"
#include "app/readerprocess/pathbox.h"

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

/// Is told of everything that is drawn and remembers the places of images and drawings. Nothing is
/// painted and no pixel decoded; patterns and shades are said to be done.
class PicturePlaces : public OutputDev
{
public:
    PagePictures pictures() const
    {
        constexpr double visible = 4; // points
        PagePictures seen{m_places, m_drawings.groups()};
        seen.images.removeIf([](const QRectF &place) {
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
            addPlace(clipOf(*state));
        return true;
    }
    bool useShadedFills(int) override { return true; }
    bool functionShadedFill(GfxState *state, GfxFunctionShading *) override
    {
        return addShade(*state);
    }
    bool axialShadedFill(GfxState *state, GfxAxialShading *, double, double) override
    {
        return addShade(*state);
    }
    bool radialShadedFill(GfxState *state, GfxRadialShading *, double, double) override
    {
        return addShade(*state);
    }
    bool gouraudTriangleShadedFill(GfxState *state, GfxGouraudTriangleShading *) override
    {
        return addShade(*state);
    }
    bool patchMeshShadedFill(GfxState *state, GfxPatchMeshShading *) override
    {
        return addShade(*state);
    }

    void stroke(GfxState *state) override
    {
        GfxRGB color;
        state->getStrokeRGB(&color);
        addPath(*state, color);
    }
    void fill(GfxState *state) override
    {
        GfxRGB color;
        state->getFillRGB(&color);
        addPath(*state, color);
    }
    void eoFill(GfxState *state) override { fill(state); }

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

    /// A shade fills what it is clipped to.
    bool addShade(const GfxState &state)
    {
        if (const QRectF box = clipOf(state); !box.isEmpty())
            m_drawings.add({box, true});
        return true;
    }

    void addPath(const GfxState &state, const GfxRGB &color)
    {
        const GfxPath *path = state.getPath();
        if (isPaper(color) || !path)
            return;
        PathBox all = boxOf(state, *path);
        if (all.points > 0 && clipBox(state, all.box))
            m_drawings.add({all.box, all.isPlain()});
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
    Drawings m_drawings;
};

} // namespace

PagePictures picturesOf(PDFDoc &document, int page)
{
    PicturePlaces places;
    document.displayPageSlice(&places, page, 72, 72, 0, false, true, false, -1, -1, -1, -1, nullptr,
                              nullptr, nullptr, nullptr, true);
    return places.pictures();
}

} // namespace Bole
