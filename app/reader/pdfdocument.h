// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reader/greyimage.h"
#include "model/reader/readertypes.h"

#include <functional>
#include <memory>
#include <span>

namespace Poppler {
class Document;
}
namespace poppler {
class document;
}

namespace Bole {

/// The only place that knows Poppler: a PDF in memory, its pages, words and pictures. Poppler's two
/// interfaces are both needed: one knows links and renders, the other knows the words' fonts.
class PdfDocument
{
public:
    using IsUnwanted = std::function<bool()>;
    using Canvas = std::function<std::span<char>(qint64 bytes)>;

    static Result<std::unique_ptr<PdfDocument>> load(const QByteArray &bytes,
                                                     const QString &password, int mostPages);
    ~PdfDocument();

    int pageCount() const { return m_pageCount; }
    DocumentPages pages() const;
    Result<PageText> pageText(int page) const;
    /// Renders onto the canvas, which is asked for once the size is known; `bytes` stays empty.
    Result<PageImage> render(const ImageRequest &request, qint64 mostPixels, const Canvas &canvas,
                             const IsUnwanted &isUnwanted) const;
    /// For OCR; null when the page cannot be rendered.
    GreyImage renderGrey(int page, double pixelsPerPoint) const;

private:
    PdfDocument() = default;
    bool hasPage(int page) const { return page >= 1 && page <= m_pageCount; }

    QByteArray m_bytes; ///< Poppler reads from it as long as the document lives
    std::unique_ptr<Poppler::Document> m_document;
    mutable std::unique_ptr<poppler::document> m_textDocument; ///< loaded when words are wanted
    QByteArray m_password;
    int m_pageCount = 0;
};

} // namespace Bole
