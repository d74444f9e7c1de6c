// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/pageimages.h"

#include <QTransform>

#include <algorithm>
#include <cmath>

namespace Bole {

namespace {

constexpr qint64 MostWholePixels = 8'000'000;
constexpr double CoarsePixels = 1'500'000;
constexpr int TileSize = 1024;

size_t coverKey(const QList<QRectF> &covered)
{
    size_t key = 0;
    for (const QRectF &rect : covered)
        key = qHashMulti(key + 1, rect.x(), rect.y(), rect.width(), rect.height());
    return key;
}

QSizeF turned(const QSizeF &size, int rotation)
{
    return rotation % 180 == 0 ? size : size.transposed();
}

/// From points of the page to pixels of its turned picture.
QTransform toPixels(const QSizeF &size, double scale, int rotation)
{
    QTransform transform;
    if (rotation == 90)
        transform.translate(size.height() * scale, 0);
    else if (rotation == 180)
        transform.translate(size.width() * scale, size.height() * scale);
    else if (rotation == 270)
        transform.translate(0, size.width() * scale);
    transform.rotate(rotation);
    transform.scale(scale, scale);
    return transform;
}

/// The reader rounds up; a hundredth less than the wanted width comes out at it.
double scaleOf(const QSizeF &size, const ImageKey &key)
{
    return (key.width - 0.01) / turned(size, key.rotation).width();
}

} // namespace

QSize PageImages::pixelSize(const OpenDocument &document, int page, double pixelsPerPoint,
                            int rotation)
{
    constexpr double most = 1e9; // whatever a document says, it is a number of pixels
    const QSizeF size = turned(document.pageSize(page), rotation) * pixelsPerPoint;
    return {int(std::lround(std::clamp(size.width(), 1.0, most))),
            int(std::lround(std::clamp(size.height(), 1.0, most)))};
}

ImageKey PageImages::keyOf(const OpenDocument &document, int page, int width, int rotation)
{
    const size_t covers =
        qHashMulti(coverKey(document.covered(page)), coverKey(document.faded(page)));
    return {document.source().sha256, page, rotation, covers, width, {}};
}

QList<ImageKey> PageImages::keysFor(const OpenDocument &document, const WantedPage &wanted,
                                    double pixelsPerPoint, int rotation) const
{
    const QSize size = pixelSize(document, wanted.page, pixelsPerPoint, rotation);
    const double pixels = double(size.width()) * size.height();
    ImageKey key = keyOf(document, wanted.page, size.width(), rotation);
    if (pixels <= MostWholePixels)
        return {key};
    ImageKey coarse = key;
    coarse.width = std::max(1, int(size.width() * std::sqrt(CoarsePixels / pixels)));
    QList<ImageKey> keys{coarse};
    const QSizeF points = document.pageSize(wanted.page);
    const QRect seen =
        toPixels(points, scaleOf(points, key), rotation).mapRect(wanted.visible).toAlignedRect() &
        QRect(QPoint(), size);
    for (int y = seen.top() / TileSize * TileSize; y <= seen.bottom(); y += TileSize) {
        for (int x = seen.left() / TileSize * TileSize; x <= seen.right(); x += TileSize) {
            key.tile = QRect(x, y, TileSize, TileSize) & QRect(QPoint(), size);
            keys.append(key);
        }
    }
    return keys;
}

void PageImages::show(OpenDocument *document, const QList<WantedPage> &pages,
                      const QList<int> &nearby, double pixelsPerPoint, int rotation)
{
    QList<std::pair<ImageKey, Urgency>> wanted;
    const auto want = [&](const ImageKey &key, Urgency urgency) {
        wanted.append({key, urgency});
    };
    if (document && document->state() == OpenDocument::State::Ready) {
        for (const WantedPage &page : pages) {
            if (!document->mayShow(page.page))
                continue;
            const QList<ImageKey> keys = keysFor(*document, page, pixelsPerPoint, rotation);
            // A small picture is quick; it is left out where anything at all is there already.
            if (m_cache.nearest(keys.first()).isNull())
                want(keyOf(*document, page.page, PreviewWidth, rotation), Urgency::Visible);
            for (const ImageKey &key : keys)
                want(key, Urgency::Visible);
        }
        for (int page : nearby) {
            if (document->mayShow(page))
                want(keysFor(*document, {page, {}}, pixelsPerPoint, rotation).constFirst(),
                     Urgency::Soon);
        }
    }
    QList<ImageKey> keys;
    for (const auto &[key, urgency] : std::as_const(wanted))
        keys.append(key);
    callOff(keys);
    for (const auto &[key, urgency] : std::as_const(wanted))
        ask(document, key, urgency, false);
}

void PageImages::prepare(OpenDocument *document, int page, double pixelsPerPoint, int rotation)
{
    if (document->mayShow(page))
        ask(document, keysFor(*document, {page, {}}, pixelsPerPoint, rotation).constFirst(),
            Urgency::Soon, true);
}

void PageImages::needPreview(OpenDocument *document, int page, Urgency urgency)
{
    if (document->mayShow(page))
        ask(document, keyOf(*document, page, PreviewWidth, 0), urgency, true);
}

void PageImages::callOff(const QList<ImageKey> &wanted)
{
    for (auto open = m_open.begin(); open != m_open.end();) {
        if (open->kept || wanted.contains(open.key())) {
            ++open;
            continue;
        }
        if (open->document)
            open->document->pageSource().cancel(open->ticket);
        open = m_open.erase(open);
    }
}

bool PageImages::ask(OpenDocument *document, const ImageKey &key, Urgency urgency, bool kept)
{
    if (m_cache.contains(key) || m_errors.value(key.document).contains(key.page))
        return false;
    if (const auto open = m_open.find(key); open != m_open.end() && open->document)
        return false;
    const QSizeF points = document->pageSize(key.page);
    ImageRequest request;
    request.page = key.page + 1;
    request.pixelsPerPoint = scaleOf(points, key);
    request.rotation = key.rotation;
    request.covered = document->covered(key.page);
    request.faded = document->faded(key.page);
    if (!key.tile.isNull()) {
        // A little inside the tile's edges: rounding up would add a row of pixels on each side.
        const QRectF inside = QRectF(key.tile).adjusted(0.01, 0.01, -0.01, -0.01);
        request.part =
            toPixels(points, request.pixelsPerPoint, key.rotation).inverted().mapRect(inside);
    }
    const Ticket ticket = document->pageSource().requestImage(
        document->source(), request, urgency, document,
        [self = QPointer(this), key](const Result<QImage> &image) {
            if (self)
                self->take(key, image);
        });
    m_open.insert(key, {ticket, document, kept});
    return true;
}

void PageImages::take(const ImageKey &key, const Result<QImage> &image)
{
    m_open.remove(key);
    if (image)
        m_cache.insert(key, *image);
    else if (image.error().code != ErrorCode::Cancelled)
        m_errors[key.document].insert(key.page, image.error());
    emit imageArrived(key.document, key.page);
}

QList<PageImages::Piece> PageImages::pieces(const OpenDocument &document, int page,
                                            double pixelsPerPoint, int rotation)
{
    QList<Piece> pieces;
    if (!document.mayShow(page))
        return pieces;
    const QSize size = pixelSize(document, page, pixelsPerPoint, rotation);
    const ImageKey key = keyOf(document, page, size.width(), rotation);
    const QImage whole = m_cache.nearest(key);
    if (!whole.isNull())
        pieces.append({whole, QRect(QPoint(), size), m_cache.contains(key)});
    // Those that are there, not those that there could be: a page may be a thousand kilometres
    // wide.
    for (const QRect &tile : m_cache.tilesOf(key)) {
        ImageKey piece = key;
        piece.tile = tile;
        pieces.append({m_cache.find(piece), tile, true});
    }
    return pieces;
}

bool PageImages::isSharp(const OpenDocument &document, int page, double pixelsPerPoint,
                         int rotation)
{
    const QSize size = pixelSize(document, page, pixelsPerPoint, rotation);
    return m_cache.contains(keyOf(document, page, size.width(), rotation));
}

QImage PageImages::preview(const OpenDocument &document, int page)
{
    if (!document.mayShow(page))
        return {};
    return m_cache.nearest(keyOf(document, page, PreviewWidth, 0));
}

std::optional<Error> PageImages::error(const OpenDocument &document, int page) const
{
    const auto errors = m_errors.value(document.source().sha256);
    const auto found = errors.constFind(page);
    return found == errors.cend() ? std::nullopt : std::optional(*found);
}

void PageImages::forgetError(const OpenDocument &document, int page)
{
    m_errors[document.source().sha256].remove(page);
}

} // namespace Bole
