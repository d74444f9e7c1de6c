// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reader/lineocr.h"
#include "model/intake/documenttext.h"

#include <functional>

namespace Bole {

class PdfDocument;

/// A page as OCR read it. Its words stand where they would if the page had lain straight in the
/// scanner, which is how lines are found.
struct OcrPage
{
    PageText text;
    double slope = 0; ///< how far the lines fall on the page itself, for each point to the right

    QRectF onPage(const QRectF &box) const { return box.translated(0, slope * box.center().x()); }
    /// The words where they really are.
    PageText textOnPage() const;
};

/// Reads pages from their picture. Slow: a second a page, so only for pages that need it.
class PageOcr
{
public:
    /// No text that deserves the name: hardly any although there is ink, or most of it without a
    /// Unicode map.
    static bool isNeeded(const PdfDocument &document, int page, const PageText &text);

    /// The page with the words that OCR read; with those it had when OCR is not installed.
    OcrPage read(const PdfDocument &document, int page, const PageText &text,
                 const std::function<bool()> &isUnwanted);

private:
    QList<QList<OcrSymbol>> readLines(const QList<InkLine> &lines,
                                      const std::function<bool()> &isUnwanted);

    LineOcr m_ocr;
};

/// Words of one line: Tesseract sets Han characters apart, they come joined; Latin words keep
/// apart.
QList<Word> wordsFromSymbols(const QList<OcrSymbol> &symbols, const InkLine &line,
                             double pixelsPerPoint);

} // namespace Bole
