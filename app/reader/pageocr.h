// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reader/lineocr.h"
#include "model/intake/documenttext.h"

#include <functional>

namespace Bole {

class PdfDocument;

/// Reads pages from their picture. Slow: seconds a page, so only for pages that need it.
class PageOcr
{
public:
    /// No text that deserves the name: hardly any although there is ink, or most of it without a
    /// Unicode map.
    static bool isNeeded(const PdfDocument &document, int page, const PageText &text);

    /// The page with the words that OCR read; with those it had when OCR is not installed.
    PageText read(const PdfDocument &document, int page, const PageText &text,
                  const std::function<bool()> &isUnwanted);

private:
    QList<QList<OcrSymbol>> readLines(const QList<QRect> &lines,
                                      const std::function<bool()> &isUnwanted);

    LineOcr m_ocr;
};

/// Words of one line: Tesseract sets Han characters apart, they come joined; Latin words keep
/// apart.
QList<Word> wordsFromSymbols(const QList<OcrSymbol> &symbols, double pixelsPerPoint);

} // namespace Bole
