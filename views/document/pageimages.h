// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/document/opendocument.h"
#include "views/document/pagecache.h"

#include <QObject>
#include <QPointer>

namespace Bole {

/// A page of which a picture is wanted, and which part of it can be seen (in points).
struct WantedPage
{
    int page = 0;
    QRectF visible;
};

/// Gets the pages' pictures: a small one first, then a sharp one, and at high zoom only the tiles
/// that can be seen. What is no longer looked at is called off. Main thread.
class PageImages : public QObject
{
    Q_OBJECT

public:
    static constexpr int PreviewWidth = 192; ///< pixels; also what thumbnails are made of

    explicit PageImages(QObject *parent = nullptr) : QObject(parent) {}

    /// Everything that is looked at now; whatever else was asked for by the last call is called
    /// off.
    void show(OpenDocument *document, const QList<WantedPage> &pages, const QList<int> &nearby,
              double pixelsPerPoint, int rotation);
    /// Asks for one page's picture ahead of time.
    void prepare(OpenDocument *document, int page, double pixelsPerPoint, int rotation);
    void needPreview(OpenDocument *document, int page, Urgency urgency);

    struct Piece
    {
        QImage image;
        QRect pixels; ///< where it stands in the page's picture
        bool sharp = false;
    };
    /// What there is to paint a page with, from the blurred to the sharp.
    QList<Piece> pieces(const OpenDocument &document, int page, double pixelsPerPoint,
                        int rotation);
    bool isSharp(const OpenDocument &document, int page, double pixelsPerPoint, int rotation);
    QImage preview(const OpenDocument &document, int page);
    std::optional<Error> error(const OpenDocument &document, int page) const;
    void forgetError(const OpenDocument &document, int page); ///< it may be asked for again

    PageCache &cache() { return m_cache; }
    qsizetype openRequests() const { return m_open.size(); }

signals:
    void imageArrived(const QString &sha256, int page);

private:
    struct Open
    {
        Ticket ticket;
        QPointer<OpenDocument> document;
        bool kept = false; ///< not called off when something else is shown
    };

    static QSize pixelSize(const OpenDocument &document, int page, double pixelsPerPoint,
                           int rotation);
    static ImageKey keyOf(const OpenDocument &document, int page, int width, int rotation);
    QList<ImageKey> keysFor(const OpenDocument &document, const WantedPage &wanted,
                            double pixelsPerPoint, int rotation) const;
    bool ask(OpenDocument *document, const ImageKey &key, Urgency urgency, bool kept);
    void take(const ImageKey &key, const Result<QImage> &image);
    void callOff(const QList<ImageKey> &wanted);

    PageCache m_cache;
    QHash<ImageKey, Open> m_open;
    QHash<QString, QHash<int, Error>> m_errors;
};

} // namespace Bole
