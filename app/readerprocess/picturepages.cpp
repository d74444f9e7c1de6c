// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/picturepages.h"

#include "app/readerprocess/jpegheader.h"

#include <QList>
#include <QSizeF>

#include <algorithm>
#include <leptonica/allheaders.h>
#include <memory>
#include <optional>

namespace Bole {

namespace {

constexpr int usualDots = 96;  // an inch, where a picture does not say
constexpr int fewestDots = 72; // less is a guess of some program
const QSizeF largestPaper(595, 842);

struct FreePix
{
    void operator()(Pix *pix) const { pixDestroy(&pix); }
};
using PixPointer = std::unique_ptr<Pix, FreePix>;

/// A picture as a PDF takes it.
struct PdfImage
{
    QSize size;
    int dotsPerInch = 0;
    int turned = 0; ///< clockwise
    int bits = 8;   ///< a colour
    QByteArray colours;
    QByteArray filter;
    QByteArray decode; ///< what the numbers mean, where it is not as usual
    QByteArray bytes;
};

/// In points: what the picture says, within a sheet of paper that lies as the picture does.
QSizeF paperFor(const PdfImage &image)
{
    const int dots = image.dotsPerInch >= fewestDots ? image.dotsPerInch : usualDots;
    const QSizeF said = QSizeF(image.size) * 72 / dots;
    const QSizeF most = said.width() > said.height() ? largestPaper.transposed() : largestPaper;
    const bool fits = said.width() <= most.width() && said.height() <= most.height();
    return fits ? said : said.scaled(most, Qt::KeepAspectRatio);
}

/// Writes one picture a page, and nothing else.
class PicturePdf
{
public:
    PicturePdf() { m_bytes = "%PDF-1.7\n"; }

    void add(const PdfImage &image)
    {
        const QSizeF paper = paperFor(image);
        const QByteArray width = QByteArray::number(paper.width(), 'f', 3);
        const QByteArray height = QByteArray::number(paper.height(), 'f', 3);
        const QByteArray drawing = "q " + width + " 0 0 " + height + " 0 0 cm /P Do Q";
        const int number = 3 + int(3 * m_pages++);
        object(number, "<</Type /Page /Parent 2 0 R /MediaBox [0 0 " + width + ' ' + height +
                           "] /Rotate " + QByteArray::number(image.turned) +
                           " /Resources <</XObject <</P " + QByteArray::number(number + 2) +
                           " 0 R>>>> /Contents " + QByteArray::number(number + 1) + " 0 R>>");
        object(number + 1, stream({}, drawing));
        QByteArray head = "/Type /XObject /Subtype /Image /Width " +
                          QByteArray::number(image.size.width()) + " /Height " +
                          QByteArray::number(image.size.height()) + " /BitsPerComponent " +
                          QByteArray::number(image.bits) + " /ColorSpace /" + image.colours +
                          " /Filter /" + image.filter;
        if (!image.decode.isEmpty())
            head += " /Decode [" + image.decode + ']';
        object(number + 2, stream(head, image.bytes));
    }

    QByteArray finished()
    {
        QByteArray kids;
        for (qsizetype page = 0; page < m_pages; ++page)
            kids += QByteArray::number(3 + 3 * page) + " 0 R ";
        object(1, "<</Type /Catalog /Pages 2 0 R>>");
        object(2,
               "<</Type /Pages /Kids [" + kids + "] /Count " + QByteArray::number(m_pages) + ">>");
        const qsizetype table = m_bytes.size();
        const QByteArray count = QByteArray::number(m_offsets.size() + 1);
        std::ranges::sort(m_offsets);
        m_bytes += "xref\n0 " + count + "\n0000000000 65535 f \n";
        for (const auto &[number, offset] : std::as_const(m_offsets))
            m_bytes += QByteArray::number(offset).rightJustified(10, '0') + " 00000 n \n";
        m_bytes += "trailer <</Size " + count + " /Root 1 0 R>>\nstartxref\n" +
                   QByteArray::number(table) + "\n%%EOF\n";
        return m_bytes;
    }

private:
    static QByteArray stream(const QByteArray &head, const QByteArray &bytes)
    {
        return "<<" + head + " /Length " + QByteArray::number(bytes.size()) + ">>\nstream\n" +
               bytes + "\nendstream";
    }

    void object(int number, const QByteArray &content)
    {
        m_offsets.append({number, m_bytes.size()});
        m_bytes += QByteArray::number(number) + " 0 obj\n" + content + "\nendobj\n";
    }

    QByteArray m_bytes;
    QList<std::pair<int, qsizetype>> m_offsets; ///< by the number of the object
    qsizetype m_pages = 0;
};

/// A JPEG goes in as it is: nothing is lost, and it stays small.
PdfImage imageOf(const JpegHeader &header, const QByteArray &bytes)
{
    PdfImage image{
        {header.width, header.height}, header.dotsPerInch, header.turned, 8, {}, {}, {}, bytes};
    image.filter = "DCTDecode";
    image.colours = header.colours == 1   ? "DeviceGray"
                    : header.colours == 3 ? "DeviceRGB"
                                          : "DeviceCMYK";
    if (header.colours == 4 && header.isAdobe)
        image.decode = "1 0 1 0 1 0 1 0"; // Adobe's are the wrong way round
    return image;
}

/// The rows without what pads them.
QByteArray rowsOf(Pix *pix, qsizetype rowBytes)
{
    const PixPointer swapped(pixEndianByteSwapNew(pix)); // bytes in the order of the pixels
    QByteArray rows;
    if (!swapped)
        return rows;
    const auto *data = reinterpret_cast<const char *>(pixGetData(swapped.get()));
    const qsizetype stride = qsizetype(pixGetWpl(swapped.get())) * 4;
    rows.reserve(rowBytes * pixGetHeight(pix));
    for (int y = 0; y < pixGetHeight(pix); ++y)
        rows.append(data + y * stride, rowBytes);
    return rows;
}

QByteArray colouredRows(Pix *pix)
{
    const int width = pixGetWidth(pix);
    const int height = pixGetHeight(pix);
    QByteArray rows(qsizetype(3) * width * height, Qt::Uninitialized);
    char *target = rows.data();
    for (int y = 0; y < height; ++y) {
        const l_uint32 *line = pixGetData(pix) + qsizetype(y) * pixGetWpl(pix);
        for (int x = 0; x < width; ++x) {
            *target++ = char(line[x] >> L_RED_SHIFT);
            *target++ = char(line[x] >> L_GREEN_SHIFT);
            *target++ = char(line[x] >> L_BLUE_SHIFT);
        }
    }
    return rows;
}

std::optional<PdfImage> imageOf(PixPointer pix)
{
    if (pix && pixGetSpp(pix.get()) == 4) // what shines through is paper
        pix.reset(pixAlphaBlendUniform(pix.get(), 0xffffff00));
    const bool isBlackAndWhite = pix && pixGetDepth(pix.get()) == 1 && !pixGetColormap(pix.get());
    if (pix && !isBlackAndWhite)
        pix.reset(pixConvertTo8Or32(pix.get(), L_COPY, 0));
    if (!pix)
        return std::nullopt;
    PdfImage image;
    image.size = {pixGetWidth(pix.get()), pixGetHeight(pix.get())};
    image.dotsPerInch = pixGetXRes(pix.get());
    image.filter = "FlateDecode";
    image.colours = "DeviceGray";
    QByteArray rows;
    if (isBlackAndWhite) {
        image.bits = 1;
        image.decode = "1 0"; // here 1 is black
        rows = rowsOf(pix.get(), (image.size.width() + 7) / 8);
    } else if (pixGetDepth(pix.get()) == 8) {
        rows = rowsOf(pix.get(), image.size.width());
    } else {
        image.colours = "DeviceRGB";
        rows = colouredRows(pix.get());
    }
    pix.reset();
    constexpr int quick = 1;
    image.bytes = qCompress(rows, quick).mid(4); // without Qt's own header
    return image;
}

bool isJpeg(const QByteArray &bytes)
{
    return bytes.startsWith("\xff\xd8\xff");
}

bool isPng(const QByteArray &bytes)
{
    return bytes.startsWith("\x89PNG");
}

bool isTiff(const QByteArray &bytes)
{
    return bytes.startsWith(QByteArray("II*\0", 4)) || bytes.startsWith(QByteArray("MM\0*", 4));
}

struct Source
{
    const l_uint8 *data;
    size_t size;
};

Result<QByteArray> pdfOfTiff(const Source &source, const PictureLimits &limits)
{
    PicturePdf pdf;
    int page = 0;
    for (;; ++page) {
        l_int32 width = 0;
        l_int32 height = 0;
        if (readHeaderMemTiff(source.data, source.size, page, &width, &height, nullptr, nullptr,
                              nullptr, nullptr, nullptr) != 0)
            break;
        if (page + 1 >= limits.pages)
            return failure(ErrorCode::DocumentTooManyPages);
        if (width <= 0 || height <= 0 || qint64(width) * height > limits.pixels)
            return failure(ErrorCode::DocumentTooLarge, QStringLiteral("pixels"));
        const auto image = imageOf(PixPointer(pixReadMemTiff(source.data, source.size, page)));
        if (!image)
            return failure(ErrorCode::DocumentNotReadable, QStringLiteral("page of a TIFF"));
        pdf.add(*image);
    }
    if (page == 0)
        return failure(ErrorCode::DocumentNotReadable, QStringLiteral("TIFF"));
    return pdf.finished();
}

Result<QByteArray> pdfOfPng(const Source &source, const PictureLimits &limits)
{
    l_int32 width = 0;
    l_int32 height = 0;
    if (pixReadHeaderMem(source.data, source.size, nullptr, &width, &height, nullptr, nullptr,
                         nullptr) != 0)
        return failure(ErrorCode::DocumentNotReadable, QStringLiteral("PNG"));
    if (qint64(width) * height > limits.pixels)
        return failure(ErrorCode::DocumentTooLarge, QStringLiteral("pixels"));
    const auto image = imageOf(PixPointer(pixReadMem(source.data, source.size)));
    if (!image)
        return failure(ErrorCode::DocumentTruncated, QStringLiteral("PNG"));
    PicturePdf pdf;
    pdf.add(*image);
    return pdf.finished();
}

Result<QByteArray> pdfOfJpeg(const QByteArray &bytes, const PictureLimits &limits)
{
    const auto header = readJpegHeader(bytes);
    if (!header)
        return failure(ErrorCode::DocumentNotReadable, QStringLiteral("JPEG"));
    if (qint64(header->width) * header->height > limits.pixels)
        return failure(ErrorCode::DocumentTooLarge, QStringLiteral("pixels"));
    if (!bytes.contains("\xff\xd9"))
        return failure(ErrorCode::DocumentTruncated, QStringLiteral("JPEG"));
    PicturePdf pdf;
    pdf.add(imageOf(*header, bytes));
    return pdf.finished();
}

} // namespace

bool isPicture(const QByteArray &bytes)
{
    return isJpeg(bytes) || isPng(bytes) || isTiff(bytes);
}

Result<QByteArray> pdfOfPicture(const QByteArray &bytes, const PictureLimits &limits)
{
    setMsgSeverity(L_SEVERITY_NONE);
    const Source source{reinterpret_cast<const l_uint8 *>(bytes.constData()), size_t(bytes.size())};
    if (isJpeg(bytes))
        return pdfOfJpeg(bytes, limits);
    return isPng(bytes) ? pdfOfPng(source, limits) : pdfOfTiff(source, limits);
}

} // namespace Bole
