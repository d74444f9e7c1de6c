// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/pageocr.h"

#include "app/reader/parallel.h"
#include "app/reader/pdfdocument.h"
#include "model/reader/readerprotocol.h"

#include <QDataStream>
#include <QIODevice>
#include <QMap>

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

/// The size that a line is set in: Han fill their square, capitals and digits do not.
double fontSizeOf(const QList<OcrSymbol> &symbols, const InkLine &line, double scale)
{
    const auto isFull = [](const OcrSymbol &symbol) {
        return isSquare(symbol) || QStringView(u"gjpqyQ(),;[]{}|/").contains(symbol.text);
    };
    constexpr double heightOfCapitals = 0.72;
    const double height = line.box.height() / scale;
    return std::ranges::any_of(symbols, isFull) ? height : height / heightOfCapitals;
}

/// How thick the strokes are for the size of the letters.
double weightOf(const InkLine &line)
{
    return line.strokeWidth() / std::max(1, line.box.height());
}

/// That of most of the text: the median over its length.
double usualWeight(const QList<InkLine> &lines)
{
    QMap<double, int> lengths;
    int total = 0;
    for (const InkLine &line : lines) {
        lengths[weightOf(line)] += line.box.width();
        total += line.box.width();
    }
    int before = 0;
    for (const auto &[weight, length] : lengths.asKeyValueRange()) {
        before += length;
        if (before * 2 >= total)
            return weight;
    }
    return 0;
}

/// What Tesseract says about the place of single characters is rough; the ink is not.
void fitToInk(Word &word, const InkLine &line, double scale)
{
    QRect ink;
    for (const InkBlob &blob : line.blobs) {
        const double middle = blob.box.center().x() / scale;
        if (middle >= word.box.left() && middle <= word.box.right())
            ink |= blob.box;
    }
    if (!ink.isNull())
        word.box = inPoints(ink, scale);
}

Word bulletOf(const InkLine &line, double scale)
{
    Word bullet;
    bullet.text = QStringLiteral("•");
    bullet.box = inPoints(line.box, scale);
    bullet.characterBoxes = {bullet.box};
    bullet.fontSize = bullet.box.height() * 2;
    bullet.spaceAfter = true;
    bullet.confidence = 0.9;
    return bullet;
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

bool coversMost(const QList<QRectF> &pictures, const QSizeF &page)
{
    return std::ranges::any_of(pictures, [&page](const QRectF &picture) {
        return picture.width() * picture.height() > 0.5 * page.width() * page.height();
    });
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
    // A scan: no word at all, and a picture that covers most of the page.
    if (characters.all == 0 && coversMost(document.pageImages(page), text.size))
        return true;
    QList<QRect> boxes;
    for (const Word &word : text.words)
        boxes.append(QRectF(word.box.topLeft() * looking, word.box.size() * looking)
                         .toAlignedRect()
                         .adjusted(-1, -1, 1, 1));
    return inkOutside(document.renderGrey(page, looking), boxes) > inkOfAFewLines;
}

PageText OcrPage::textOnPage() const
{
    PageText moved = text;
    for (Word &word : moved.words) {
        word.box = onPage(word.box);
        for (QRectF &box : word.characterBoxes)
            box = onPage(box);
    }
    return moved;
}

QList<Word> wordsFromSymbols(const QList<OcrSymbol> &symbols, const InkLine &line, double scale)
{
    QList<Word> words;
    const double fontSize = fontSizeOf(symbols, line, scale);
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
    for (Word &word : words)
        fitToInk(word, line, scale);
    return words;
}

OcrPage PageOcr::read(const PdfDocument &document, int page, const PageText &text,
                      const std::function<bool()> &isUnwanted)
{
    constexpr double boldFrom = 1.3;
    const GreyImage picture = document.renderGrey(page, pixelsPerPoint);
    if (picture.isNull() || !m_ocr.isAvailable())
        return {text};
    const double slope = slopeOf(picture);
    const GreyImage image = smoothed(levelled(picture, slope));
    const QList<InkLine> lines = inkLines(inkBlobs(image));
    m_ocr.setImage(image);
    OcrPage result{text, slope};
    result.text.words.clear();
    result.text.ocr = true;
    const QList<QList<OcrSymbol>> symbols = readLines(lines, isUnwanted);
    const double usual = usualWeight(lines);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const InkLine &line = lines[i];
        QList<Word> words = line.isBullet ? QList{bulletOf(line, pixelsPerPoint)}
                                          : wordsFromSymbols(symbols[i], line, pixelsPerPoint);
        for (Word &word : words)
            word.bold = weightOf(line) > boldFrom * usual;
        result.text.words += words;
    }
    return result;
}

QList<QList<OcrSymbol>> PageOcr::readLines(const QList<InkLine> &lines,
                                           const std::function<bool()> &isUnwanted)
{
    // The cost of a line is its length in heights.
    const auto cost = [&lines](qsizetype i) {
        return double(lines[i].box.width()) / std::max(1, lines[i].box.height());
    };
    const auto work = [this, &lines](qsizetype i) {
        QByteArray packed;
        QDataStream stream(&packed, QIODevice::WriteOnly);
        if (lines[i].isBullet)
            return packed;
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
