// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/readerprocess/greyimage.h"
#include "app/readerprocess/pdfpictures.h"
#include "model/readerclient/readertypes.h"

#include <functional>
#include <memory>
#include <span>

namespace Poppler {
class Document;
}
class PDFDoc;

namespace Bole {

/// The only place that knows Poppler: a PDF in memory, its pages, words and pictures. Its interface
/// for Qt knows links and renders; the words' fonts and the places of images only its core knows.
class PdfDocument
{
public:
    using IsUnwanted = std::function<bool()>;
    using Canvas = std::function<std::span<char>(qint64 bytes)>;

    static Result<std::unique_ptr<PdfDocument>> load(const QByteArray &bytes,
                                                     const QString &password, int mostPages);
    ~PdfDocument();
    /// Reading the maps of characters, and looking for the machine's fonts, takes longer than the
    /// first page that uses them: done before there is one. Poppler keeps what it found.
    static void loadMaps();
    static void findFonts();

    int pageCount() const { return m_pageCount; }
    DocumentPages pages() const;
    /// Words and links.
    Result<PageText> pageText(int page) const;
    /// Where its images and drawings are. Apart from the words, because damaged images crash what
    /// looks at them.
    PagePictures pagePictures(int page) const;
    /// Renders onto the canvas, which is asked for once the size is known; `bytes` stays empty.
    Result<PageImage> render(const ImageRequest &request, qint64 mostPixels, const Canvas &canvas,
                             const IsUnwanted &isUnwanted) const;
    /// For OCR; null when the page cannot be rendered.
    GreyImage renderGrey(int page, double pixelsPerPoint) const;

private:
    PdfDocument() = default;
    PDFDoc *core() const; ///< null where it cannot be loaded
    bool hasPage(int page) const { return page >= 1 && page <= m_pageCount; }
    bool hasWordsIn(int page, const QRectF &part) const;

    QByteArray m_bytes; ///< Poppler reads from it as long as the document lives
    std::unique_ptr<Poppler::Document> m_document;
    mutable std::unique_ptr<PDFDoc> m_core; ///< loaded when words are wanted
    QByteArray m_password;
    int m_pageCount = 0;
};

} // namespace Bole
