// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/pageocr.h"

#include "app/reader/parallel.h"
#include "app/reader/pdfdocument.h"
#include "model/reader/readerprotocol.h"

#include <QDataStream>
#include <QIODevice>

#include <algorithm>

namespace Bole {

namespace {

constexpr double pixelsPerPoint = 200.0 / 72;

bool isInvalid(char32_t c)
{
    if (c == QChar::ReplacementCharacter || (c < 0x20 && c != '\t'))
        return true;
    const QChar::Category category = QChar::category(c);
    return category == QChar::Other_PrivateUse || category == QChar::Other_NotAssigned;
}

struct Characters
{
    qsizetype all = 0;
    qsizetype invalid = 0;
};

Characters count(const PageText &text)
{
    Characters characters;
    for (const Word &word : text.words) {
        for (const char32_t c : word.text.toUcs4()) {
            ++characters.all;
            characters.invalid += isInvalid(c) ? 1 : 0;
        }
    }
    return characters;
}

QRectF inPoints(const QRect &box, double scale)
{
    return {box.x() / scale, box.y() / scale, box.width() / scale, box.height() / scale};
}

/// The size that letters of this height are set in: Han fill their square, Latin letters do not.
double fontSizeOf(const QList<OcrSymbol> &symbols, double scale)
{
    int tallest = 0;
    for (const OcrSymbol &symbol : symbols)
        tallest = std::max(tallest, symbol.box.height());
    return tallest / scale;
}

bool joins(const OcrSymbol &before, const OcrSymbol &symbol)
{
    const int gap = symbol.box.left() - before.box.right();
    if (!symbol.startsWord)
        return true;
    // The boxes that Tesseract gives for single characters are off by up to half of one.
    return isSquare(before) && isSquare(symbol) &&
           gap < std::max(before.box.height(), symbol.box.height());
}

} // namespace

bool PageOcr::isNeeded(const PdfDocument &document, int page, const PageText &text)
{
    constexpr qsizetype few = 80;
    constexpr double inkOfAFewLines = 0.004;
    constexpr double looking = 0.5; // pixels a point: enough to see ink, and quick
    const Characters characters = count(text);
    if (characters.invalid * 100 > characters.all * 15)
        return true;
    if (characters.all >= few)
        return false;
    QList<QRect> boxes;
    for (const Word &word : text.words)
        boxes.append(QRectF(word.box.topLeft() * looking, word.box.size() * looking)
                         .toAlignedRect()
                         .adjusted(-1, -1, 1, 1));
    return inkOutside(document.renderGrey(page, looking), boxes) > inkOfAFewLines;
}

QList<Word> wordsFromSymbols(const QList<OcrSymbol> &symbols, double scale)
{
    QList<Word> words;
    const double fontSize = fontSizeOf(symbols, scale);
    double confidence = 0;
    for (qsizetype i = 0; i < symbols.size(); ++i) {
        const OcrSymbol &symbol = symbols[i];
        const bool continues = i > 0 && joins(symbols[i - 1], symbol);
        if (!continues) {
            if (!words.isEmpty())
                words.last().spaceAfter = true;
            words.append(Word());
            words.last().fontSize = fontSize;
            confidence = 0;
        }
        Word &word = words.last();
        const QRectF box = inPoints(symbol.box, scale);
        word.text += symbol.text;
        word.box |= box;
        for (qsizetype c = 0; c < symbol.text.toUcs4().size(); ++c)
            word.characterBoxes.append(box);
        confidence += symbol.confidence;
        word.confidence = std::min(0.99, confidence / double(word.characterBoxes.size()));
    }
    return words;
}

PageText PageOcr::read(const PdfDocument &document, int page, const PageText &text,
                       const std::function<bool()> &isUnwanted)
{
    const GreyImage image = smoothed(document.renderGrey(page, pixelsPerPoint));
    m_ocr.setImage(image);
    if (image.isNull() || !m_ocr.isAvailable())
        return text;
    PageText result = text;
    result.words.clear();
    result.ocr = true;
    for (const QList<OcrSymbol> &line : readLines(m_ocr.findLines(), isUnwanted))
        result.words += wordsFromSymbols(line, pixelsPerPoint);
    return result;
}

QList<QList<OcrSymbol>> PageOcr::readLines(const QList<QRect> &lines,
                                           const std::function<bool()> &isUnwanted)
{
    // The cost of a line is its length in heights.
    const auto cost = [&lines](qsizetype i) {
        return double(lines[i].width()) / std::max(1, lines[i].height());
    };
    const auto work = [this, &lines](qsizetype i) {
        QByteArray packed;
        QDataStream stream(&packed, QIODevice::WriteOnly);
        for (const OcrSymbol &symbol : m_ocr.readLine(lines[i]))
            stream << symbol.text << symbol.box << symbol.confidence << symbol.startsWord;
        return packed;
    };
    QList<QList<OcrSymbol>> read;
    for (const QByteArray &packed : inParallel(lines.size(), cost, work, isUnwanted)) {
        QDataStream stream(packed);
        QList<OcrSymbol> symbols;
        while (!stream.atEnd()) {
            OcrSymbol symbol;
            stream >> symbol.text >> symbol.box >> symbol.confidence >> symbol.startsWord;
            symbols.append(symbol);
        }
        read.append(symbols);
    }
    return read;
}

} // namespace Bole
