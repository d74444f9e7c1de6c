// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/pdfdocument.h"

#include "app/reader/pdfgrey.h"
#include "app/reader/pdfimages.h"
#include "app/reader/pdfwords.h"

#include <QColor>
#include <QImage>
#include <QTransform>
#include <poppler-qt6.h>

#include <PDFDoc.h>
#include <Stream.h>
#include <goo/GooString.h>

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

void PdfDocument::findFonts()
{
    // One letter in a font that a PDF need not bring along.
    const QByteArray letter =
        "%PDF-1.4\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj\n"
        "2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj\n"
        "3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 5 0 R "
        "/Resources <</Font <</F 4 0 R>>>>>> endobj\n"
        "4 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj\n"
        "5 0 obj <</Length 20>>\nstream\nBT /F 9 Tf (a) Tj ET\nendstream endobj\n"
        "trailer <</Root 1 0 R>>\n%%EOF\n";
    constexpr int mostPages = 2;
    const auto pdf = load(letter, {}, mostPages);
    if (const auto page = pdf ? (*pdf)->m_document->page(0) : nullptr)
        (void)page->renderToImage();
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
    PageText text;
    text.size = page->pageSizeF();
    text.words = wordsOf(*core(), number);
    text.links = linksOf(*page, text.size);
    return text;
}

QList<QRectF> PdfDocument::pageImages(int number) const
{
    return hasPage(number) && core() ? imagesOf(*core(), number) : QList<QRectF>();
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
    PageImage image{{}, rendered.width(), rendered.height(), rendered.bytesPerLine()};
    const auto target = canvas(rendered.sizeInBytes());
    if (target.empty())
        return failure(ErrorCode::ReaderOutOfMemory);
    std::memcpy(target.data(), rendered.constBits(), size_t(rendered.sizeInBytes()));
    for (const QRectF &box : request.covered) {
        const QRect inImage = transform.mapRect(box).toAlignedRect().adjusted(-1, -1, 1, 1);
        cover(inImage.translated(-area.topLeft()), reinterpret_cast<uchar *>(target.data()), image);
    }
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
