// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/intake.h"
#include "model/record/documenttext.h"
#include "model/result.h"

#include <QByteArray>

#include <functional>

namespace Bole {

/// A document to be read. `bytes` is called on the pool's thread, and only when a reader does not
/// have the document yet.
struct DocumentSource
{
    QString sha256; ///< names the document: readers keep the last few by it
    Stored<DocumentKind> kind;
    std::function<QByteArray()> bytes;
    QString password;
    /// Only these pages are parsed; 0: all, or those of the CV where it holds more than one.
    int firstParsed = 0;
    int lastParsed = 0;

    static DocumentSource fromBytes(const QByteArray &bytes, const Stored<DocumentKind> &kind,
                                    const QString &password = {});
};

/// By the file's name; empty for what Bole does not read. A picture counts as a PDF: the reader
/// puts it on a page.
Stored<DocumentKind> documentKind(const QString &fileName);
bool isPicture(const QString &fileName);

struct OutlineEntry
{
    QString title;
    int page = 0; ///< from 1; 0 when it leads nowhere
    int level = 0;

    bool operator==(const OutlineEntry &) const = default;
};

/// A document's shape: quick to get even where there are many pages. The words come page by page.
struct DocumentPages
{
    QList<QSizeF> sizes; ///< in points, as displayed
    QList<OutlineEntry> outline;
    bool encrypted = false;
};

/// Which picture of a page is wanted. Boxes are in points from the top left of the page as
/// displayed, like those of its words.
struct ImageRequest
{
    int page = 1;
    double pixelsPerPoint = 1;
    int rotation = 0;      ///< clockwise, on top of the page's own: 0, 90, 180 or 270
    QRectF part;           ///< only this part of the page; empty for all of it
    QList<QRectF> covered; ///< painted over before the image leaves the reader
    QList<QRectF> faded{}; ///< what is pale there becomes white: the watermark behind dark text

    bool operator==(const ImageRequest &) const = default;
};

/// A rendered page, without a type that paints: 32 bits a pixel, 0xffRRGGBB, as QImage's
/// Format_RGB32 has it.
struct PageImage
{
    QByteArray bytes;
    int width = 0;
    int height = 0;
    qsizetype stride = 0;   ///< bytes a line
    bool lacksText = false; ///< some of the page's text could not be drawn
};

/// Whether pages without usable text are read from their picture, which takes seconds.
enum class Ocr { Never, WhereNeeded };

struct ReadingProgress
{
    int page = 0; ///< from 1, the one being read
    int pages = 0;
    bool ocr = false;
};

struct ReaderLimits
{
    int millisecondsPerDocument = 20'000; ///< of processor time
    int millisecondsPerOcrPage = 60'000;  ///< comes on top, for each page that needs it
    int ocrPages = 60;                    ///< so many of a document are read by OCR, in their order
    int millisecondsOfOcr = 600'000;      ///< for all of them together
    int millisecondsToStart = 10'000;     ///< on the clock, for a new reader's first document
    int clockFactor = 5; ///< how much longer it may take on the clock: a busy machine is no fault
    qint64 memoryBytes = 1024LL * 1024 * 1024;
    qint64 documentBytes = 200LL * 1024 * 1024;
    qint64 officeBytes = 50LL * 1024 * 1024; ///< for what LibreOffice makes a PDF of
    qint64 textBytes = 20LL * 1024 * 1024;   ///< for text and Markdown
    int pages = 2'000;                       ///< a document with so many or more is refused
    qint64 imagePixels = 80'000'000;
};

} // namespace Bole
