// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/pdfdocument.h"

#include "app/readerprocess/pdfgrey.h"
#include "app/readerprocess/pdftrouble.h"
#include "app/readerprocess/pdfwords.h"

#include <QColor>
#include <QImage>
#include <QTransform>
#include <poppler-qt6.h>

#include <PDFDoc.h>
#include <Stream.h>
#include <goo/GooString.h>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace Bole {

namespace {

bool looksLikePdf(const QByteArray &bytes)
{
    // Mail gateways and web forms put things in front of the header; readers accept it within 1 kB.
    return QByteArrayView(bytes).first(qMin<qsizetype>(bytes.size(), 1024)).contains("%PDF-");
}

Error whyNotRead(const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return {ErrorCode::DocumentEmpty, {}};
    if (!looksLikePdf(bytes))
        return {ErrorCode::DocumentNotSupported, QStringLiteral("no PDF header")};
    if (!QByteArrayView(bytes).last(qMin<qsizetype>(bytes.size(), 2048)).contains("%%EOF"))
        return {ErrorCode::DocumentTruncated, QStringLiteral("no end marker")};
    return {ErrorCode::DocumentNotReadable, {}};
}

void addOutline(const QList<Poppler::OutlineItem> &items, int level, QList<OutlineEntry> &entries)
{
    // A hostile outline may be endless.
    constexpr int deepest = 8;
    constexpr qsizetype longest = 5'000;
    for (const Poppler::OutlineItem &item : items) {
        if (entries.size() >= longest)
            return;
        const auto destination = item.destination();
        entries.append({item.name(), destination ? destination->pageNumber() : 0, level});
        if (level < deepest && item.hasChildren())
            addOutline(item.children(), level + 1, entries);
    }
}

QRectF inPoints(const QRectF &parts, const QSizeF &size)
{
    return QRectF(parts.x() * size.width(), parts.y() * size.height(), parts.width() * size.width(),
                  parts.height() * size.height())
        .normalized();
}

QList<Link> linksOf(const Poppler::Page &page, const QSizeF &size)
{
    QList<Link> links;
    for (const auto &each : page.links()) {
        Link link{inPoints(each->linkArea(), size), {}, 0};
        if (each->linkType() == Poppler::Link::Browse)
            link.url = static_cast<const Poppler::LinkBrowse &>(*each).url();
        else if (each->linkType() == Poppler::Link::Goto)
            link.page = static_cast<const Poppler::LinkGoto &>(*each).destination().pageNumber();
        if (!link.url.isEmpty() || link.page > 0)
            links.append(link);
    }
    return links;
}

/// From points on the page as displayed to pixels of the rotated picture.
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

void cover(const QRect &rect, uchar *pixels, const PageImage &image)
{
    const QRect inside = rect & QRect(0, 0, image.width, image.height);
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        auto *line = reinterpret_cast<quint32 *>(pixels + y * image.stride);
        std::fill(line + inside.left(), line + inside.right() + 1, 0xffd9dce0u);
    }
}

bool isEmptyPaper(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        if (std::any_of(line, line + image.width(), [](QRgb pixel) { return pixel != 0xffffffff; }))
            return false;
    }
    return true;
}

/// What is paler than text becomes white.
void fade(const QRect &rect, uchar *pixels, const PageImage &image)
{
    constexpr int palest = 140; // of 255
    const QRect inside = rect & QRect(0, 0, image.width, image.height);
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(pixels + y * image.stride);
        for (int x = inside.left(); x <= inside.right(); ++x) {
            if (qGray(line[x]) > palest)
                line[x] = 0xffffffffu;
        }
    }
}

bool isAbandoned(const QVariant &payload)
{
    const auto *isUnwanted = static_cast<const PdfDocument::IsUnwanted *>(payload.value<void *>());
    return *isUnwanted && (*isUnwanted)();
}

bool noPartialUpdates(const QVariant &)
{
    return false;
}
void ignorePartialUpdate(const QImage &, const QVariant &) {}

} // namespace

PdfDocument::~PdfDocument() = default;

/// One letter in a font that a PDF need not bring along.
static QByteArray letterPdf(bool isChinese)
{
    const QByteArray latin =
        "4 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj\n"
        "5 0 obj <</Length 20>>\nstream\nBT /F 9 Tf (a) Tj ET\nendstream endobj\n";
    const QByteArray chinese =
        "4 0 obj <</Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H "
        "/DescendantFonts [<</Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light "
        "/CIDSystemInfo <</Registry (Adobe) /Ordering (GB1) /Supplement 2>> /DW 1000 "
        "/FontDescriptor <</Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox "
        "[0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /StemV 80>>>>]>> endobj\n"
        "5 0 obj <</Length 23>>\nstream\nBT /F 9 Tf <4E00> Tj ET\nendstream endobj\n";
    return "%PDF-1.4\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj\n"
           "2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj\n"
           "3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 5 0 R "
           "/Resources <</Font <</F 4 0 R>>>>>> endobj\n" +
           (isChinese ? chinese : latin) + "trailer <</Root 1 0 R>>\n%%EOF\n";
}

void PdfDocument::loadMaps()
{
    constexpr int mostPages = 2;
    // Poppler forgets its maps when the last document is closed: one of these stays open.
    static Result<std::unique_ptr<PdfDocument>> kept = load(letterPdf(false), {}, mostPages);
    if (kept)
        (void)(*kept)->pageText(1);
    if (const auto chinese = load(letterPdf(true), {}, mostPages))
        (void)(*chinese)->pageText(1);
}

void PdfDocument::findFonts()
{
    constexpr int mostPages = 2;
    for (const bool isChinese : {false, true}) {
        const auto pdf = load(letterPdf(isChinese), {}, mostPages);
        if (const auto page = pdf ? (*pdf)->m_document->page(0) : nullptr)
            (void)page->renderToImage();
    }
}

Result<std::unique_ptr<PdfDocument>> PdfDocument::load(const QByteArray &bytes,
                                                       const QString &password, int mostPages)
{
    if (bytes.isEmpty() || !looksLikePdf(bytes))
        return std::unexpected(whyNotRead(bytes));
    std::unique_ptr<PdfDocument> pdf(new PdfDocument);
    pdf->m_bytes = bytes;
    pdf->m_password = password.toUtf8();
    pdf->m_document = Poppler::Document::loadFromData(bytes, pdf->m_password, pdf->m_password);
    if (!pdf->m_document)
        return std::unexpected(whyNotRead(bytes));
    if (pdf->m_document->isLocked())
        return failure(password.isEmpty() ? ErrorCode::DocumentNeedsPassword
                                          : ErrorCode::DocumentWrongPassword);
    pdf->m_pageCount = pdf->m_document->numPages();
    if (pdf->m_pageCount <= 0)
        return failure(ErrorCode::DocumentHasNoPages);
    if (pdf->m_pageCount >= mostPages)
        return failure(ErrorCode::DocumentTooManyPages, QString::number(pdf->m_pageCount));
    pdf->m_document->setRenderHint(Poppler::Document::Antialiasing);
    pdf->m_document->setRenderHint(Poppler::Document::TextAntialiasing);
    pdf->m_document->setPaperColor(Qt::white);
    return pdf;
}

DocumentPages PdfDocument::pages() const
{
    DocumentPages pages;
    pages.sizes.reserve(m_pageCount);
    for (int i = 0; i < m_pageCount; ++i) {
        const auto page = m_document->page(i);
        pages.sizes.append(page ? page->pageSizeF() : QSizeF());
    }
    addOutline(m_document->outline(), 0, pages.outline);
    pages.encrypted = m_document->isEncrypted();
    return pages;
}

PDFDoc *PdfDocument::core() const
{
    if (!m_core) {
        const std::optional<GooString> password(std::in_place, m_password.toStdString());
        // The document takes over the stream, but not the bytes.
        m_core = std::make_unique<PDFDoc>(
            new MemStream(m_bytes.constData(), 0, m_bytes.size(), Object(objNull)), password,
            password);
    }
    return m_core->isOk() ? m_core.get() : nullptr;
}

Result<PageText> PdfDocument::pageText(int number) const
{
    if (!hasPage(number))
        return failure(ErrorCode::NotFound, QStringLiteral("page"));
    const auto page = m_document->page(number - 1);
    if (!page)
        return failure(ErrorCode::DocumentNotReadable, QStringLiteral("page"));
    if (!core())
        return failure(ErrorCode::DocumentNotReadable, QStringLiteral("text"));
    PageText text = printedOn(*core(), number);
    text.size = page->pageSizeF();
    text.links = linksOf(*page, text.size);
    return text;
}

PagePictures PdfDocument::pagePictures(int number) const
{
    return hasPage(number) && core() ? picturesOf(*core(), number) : PagePictures();
}

bool PdfDocument::hasWordsIn(int number, const QRectF &part) const
{
    return core() &&
           std::ranges::any_of(printedOn(*core(), number).words, [&part](const Word &word) {
               return part.contains(word.box.center()) && !word.text.trimmed().isEmpty();
           });
}

Result<PageImage> PdfDocument::render(const ImageRequest &request, qint64 mostPixels,
                                      const Canvas &canvas, const IsUnwanted &isUnwanted) const
{
    if (!hasPage(request.page))
        return failure(ErrorCode::NotFound, QStringLiteral("page"));
    const auto page = m_document->page(request.page - 1);
    const QSizeF size = page ? page->pageSizeF() : QSizeF();
    const int rotation = ((request.rotation % 360) + 360) % 360;
    if (size.isEmpty() || rotation % 90 != 0 || !(request.pixelsPerPoint > 0))
        return failure(ErrorCode::DocumentNotReadable, QStringLiteral("size of a page"));
    const QTransform transform = toPixels(size, request.pixelsPerPoint, rotation);
    const QRectF part = request.part.isEmpty() ? QRectF(QPointF(), size) : request.part;
    const QRectF exact = transform.mapRect(part);
    if (!(exact.width() * exact.height() <= double(mostPixels)))
        return failure(ErrorCode::DocumentNotReadable, QStringLiteral("too many pixels"));
    const QRect area = exact.toAlignedRect();
    const double dpi = request.pixelsPerPoint * 72;
    const PdfTrouble trouble;
    const QImage rendered =
        page->renderToImage(dpi, dpi, area.x(), area.y(), area.width(), area.height(),
                            Poppler::Page::Rotation(rotation / 90), ignorePartialUpdate,
                            noPartialUpdates, isAbandoned,
                            QVariant::fromValue<void *>(const_cast<IsUnwanted *>(&isUnwanted)))
            .convertToFormat(QImage::Format_RGB32);
    if (isUnwanted && isUnwanted())
        return failure(ErrorCode::Cancelled);
    if (rendered.isNull())
        return failure(ErrorCode::DocumentNotReadable, QStringLiteral("picture of a page"));
    // Where there is no memory for the picture, Poppler renders one of a single pixel.
    if (rendered.size() != area.size())
        return failure(ErrorCode::ReaderOutOfMemory, QStringLiteral("picture of a page"));
    // Empty paper where there should be words looks as if nobody had written anything.
    const bool lostText = trouble.hasLostText();
    if (isEmptyPaper(rendered) && (lostText || hasWordsIn(request.page, part)))
        return failure(ErrorCode::DocumentNotReadable, QStringLiteral("text of a page"));
    PageImage image{{}, rendered.width(), rendered.height(), rendered.bytesPerLine(), lostText};
    const auto target = canvas(rendered.sizeInBytes());
    if (target.empty())
        return failure(ErrorCode::ReaderOutOfMemory);
    std::memcpy(target.data(), rendered.constBits(), size_t(rendered.sizeInBytes()));
    auto *pixels = reinterpret_cast<uchar *>(target.data());
    const auto inImage = [&](const QRectF &box) {
        return transform.mapRect(box)
            .toAlignedRect()
            .adjusted(-1, -1, 1, 1)
            .translated(-area.topLeft());
    };
    for (const QRectF &box : request.faded)
        fade(inImage(box), pixels, image);
    for (const QRectF &box : request.covered)
        cover(inImage(box), pixels, image);
    return image;
}

GreyImage PdfDocument::renderGrey(int number, double pixelsPerPoint) const
{
    constexpr double mostPixels = 40e6; // a poster is not worth more
    const auto page = hasPage(number) ? m_document->page(number - 1) : nullptr;
    const QSizeF size = page ? page->pageSizeF() * pixelsPerPoint : QSizeF();
    if (size.isEmpty() || size.width() * size.height() > mostPixels)
        return {};
    if (!core())
        return {};
    const GreyImage picture = greyPicture(*core(), number, pixelsPerPoint);
    return picture.width < int(size.width()) ? GreyImage() : picture;
}

} // namespace Bole
