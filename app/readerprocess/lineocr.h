// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/readerprocess/inklines.h"

#include <QString>

#include <memory>

namespace tesseract {
class TessBaseAPI;
}

namespace Bole {

/// One character that OCR read, in pixels of the page's picture.
struct OcrSymbol
{
    QString text;
    QRect box;
    double confidence = 0; ///< 0–1
    bool startsWord = false;
};

/// Han and the punctuation that is set like them: no spaces around.
bool isSquare(const OcrSymbol &symbol);

/// Tesseract, Chinese and English, on the lines of a page's picture. Each language is loaded when
/// first needed, and once in a reader's life.
class LineOcr
{
public:
    LineOcr();
    ~LineOcr();

    /// Whether the language data is installed.
    bool isAvailable();
    void setImage(const GreyImage &image);
    QList<OcrSymbol> readLine(const InkLine &line);

private:
    enum class Language { Chinese, English };

    tesseract::TessBaseAPI *api(Language language);
    QList<OcrSymbol> read(const QRect &area, Language language);
    QList<OcrSymbol> withEnglishReadAgain(const QList<OcrSymbol> &symbols, const InkLine &line);

    GreyImage m_image;
    std::unique_ptr<tesseract::TessBaseAPI> m_chinese;
    std::unique_ptr<tesseract::TessBaseAPI> m_english;
    int m_linesWithoutHan = 0; ///< on this page, so far
    int m_linesWithHan = 0;
};

} // namespace Bole
