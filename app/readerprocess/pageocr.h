// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/readerprocess/lineocr.h"
#include "model/record/documenttext.h"

#include <QTransform>

#include <functional>

namespace Bole {

class LineNetwork;
class PdfDocument;
class SecondThread;

/// A page as OCR read it. Its words stand where they would if the page had lain straight in the
/// scanner, or flat below the camera, which is how lines are found.
struct OcrPage
{
    PageText text;
    double slope = 0; ///< how far the lines fall on the page itself, for each point to the right
    QTransform toPhotograph; ///< from where things are on the flat sheet to where they are seen
    bool isWhole = true;     ///< false where something on it could not be drawn or read

    /// From where the words stand to where they really are.
    QRectF onPage(const QRectF &box) const;
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

    /// Lines are read by the network, and by Tesseract where there is none. Half of a page's lines
    /// are read on the second thread.
    PageOcr(LineNetwork &network, SecondThread &second) : m_network(network), m_second(second) {}

    /// The page with the words that OCR read; with those it had when OCR is not installed, and not
    /// whole.
    OcrPage read(const PdfDocument &document, int page, const PageText &text,
                 const std::function<bool()> &isUnwanted);

    /// The page with its unreadable words (see unreadablewords.h) read from its picture.
    PageText withUnreadableWords(const PdfDocument &document, int page, const PageText &text);

private:
    QString engine();
    QList<QList<OcrSymbol>> readLines(const QList<InkLine> &lines,
                                      const std::function<bool()> &isUnwanted);

    QList<OcrSymbol> readLine(const InkLine &line, LineOcr &tesseract);

    LineNetwork &m_network;
    SecondThread &m_second;
    GreyImage m_image; ///< of the page that is being read
    LineOcr m_here;
    LineOcr m_there;
};

/// Words of one line: Tesseract sets Han characters apart, they come joined; Latin words keep
/// apart.
QList<Word> wordsFromSymbols(const QList<OcrSymbol> &symbols, const InkLine &line,
                             double pixelsPerPoint);

} // namespace Bole
