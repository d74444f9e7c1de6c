// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/pageocr.h"

#include "app/readerprocess/networkocr.h"
#include "app/readerprocess/parallel.h"
#include "app/readerprocess/pdfdocument.h"
#include "app/readerprocess/pdftrouble.h"
#include "app/readerprocess/photographedpage.h"
#include "app/readerprocess/unreadablewords.h"

#include <QMap>

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace Bole {

namespace {

constexpr double pixelsPerPoint = 200.0 / 72;

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
            characters.invalid += isUnreadable(c) ? 1 : 0;
        }
    }
    return characters;
}

QRectF inPoints(const QRect &box, double scale)
{
    return {box.x() / scale, box.y() / scale, box.width() / scale, box.height() / scale};
}

/// The size that a line is set in: Han and letters that go below the line nearly fill it, capitals
/// and digits do not.
double fontSizeOf(const QList<OcrSymbol> &symbols, const InkLine &line, double scale)
{
    const auto isFull = [](const OcrSymbol &symbol) {
        return isSquare(symbol) || QStringView(u"gjpqyQ(),;[]{}|/").contains(symbol.text);
    };
    constexpr double heightOfFull = 0.93;
    constexpr double heightOfCapitals = 0.72;
    const double height = line.box.height() / scale;
    return height / (std::ranges::any_of(symbols, isFull) ? heightOfFull : heightOfCapitals);
}

bool isMostlyHan(const QList<OcrSymbol> &symbols)
{
    return std::ranges::count_if(symbols, isSquare) * 2 > symbols.size();
}

/// Tells bold lines by how thick their strokes are for their size, compared with most of the text:
/// the median over its length. Chinese with Chinese, letters with letters.
class BoldLines
{
public:
    void add(const InkLine &line, const QList<OcrSymbol> &symbols)
    {
        m_lengths[isMostlyHan(symbols)][weightOf(line, symbols)] += line.box.width();
    }

    bool contains(const InkLine &line, const QList<OcrSymbol> &symbols) const
    {
        constexpr double boldFrom = 1.25;
        return weightOf(line, symbols) > boldFrom * usual(m_lengths[isMostlyHan(symbols)]);
    }

private:
    using Lengths = QMap<double, int>; ///< of the lines of each weight

    static double weightOf(const InkLine &line, const QList<OcrSymbol> &symbols)
    {
        return line.strokeWidth() / std::max(1.0, fontSizeOf(symbols, line, 1));
    }

    static double usual(const Lengths &lengths)
    {
        const int total = std::accumulate(lengths.begin(), lengths.end(), 0);
        int before = 0;
        for (const auto &[weight, length] : lengths.asKeyValueRange()) {
            before += length;
            if (before * 2 >= total)
                return weight;
        }
        return 0;
    }

    std::array<Lengths, 2> m_lengths;
};

/// What OCR says about the place of single characters is rough; the ink is not. A word is as high
/// as its line, as on a page with text: a dash alone would seem to stand in a line of its own.
void fitToInk(Word &word, const InkLine &line, double scale)
{
    QRect ink;
    for (const InkBlob &blob : line.blobs) {
        const double middle = blob.box.center().x() / scale;
        if (middle >= word.box.left() && middle <= word.box.right())
            ink |= blob.box;
    }
    if (ink.isNull())
        return;
    ink.setTop(line.box.top());
    ink.setBottom(line.box.bottom());
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

/// All lines of a page, with those in light letters on dark stripes. The page's rules are painted
/// over, or they would be read with the letters beside them.
QList<InkLine> linesOn(GreyImage &image)
{
    const QList<InkBlob> blobs = inkBlobs(image);
    QList<InkLine> lines = inkLines(blobs);
    for (const QRect &panel : panelsAmong(blobs)) {
        for (const InkLine &line : inkLines(inkBlobsOn(image, panel))) {
            if (panel.contains(line.box))
                lines.append(line);
        }
    }
    for (const QRect &rule : rulesAmong(blobs)) {
        const QRect box = rule.adjusted(-1, -1, 1, 1);
        cover(image, box, paperAround(image, box));
    }
    return lines;
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
    if (characters.all == 0 && coversMost(document.pagePictures(page).images, text.size))
        return true;
    QList<QRect> boxes;
    for (const Word &word : text.words)
        boxes.append(QRectF(word.box.topLeft() * looking, word.box.size() * looking)
                         .toAlignedRect()
                         .adjusted(-1, -1, 1, 1));
    const GreyImage picture = document.renderGrey(page, looking);
    return picture.isNull() || inkOutside(picture, boxes) > inkOfAFewLines;
}

QRectF OcrPage::onPage(const QRectF &box) const
{
    const QPointF middle(text.size.width() / 2, text.size.height() / 2);
    const QPointF from = box.center() - middle;
    return toPhotograph.mapRect(box.translated(-slope * from.y(), slope * from.x()));
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

/// As its makers call it.
QString PageOcr::engine()
{
    return m_network.isAvailable() ? QStringLiteral("PP-OCRv4") : QStringLiteral("Tesseract");
}

/// The page's picture, without the table that a photographed sheet lies on.
static GreyImage flatPage(const PdfDocument &document, int page, QTransform &toPhotograph)
{
    constexpr double sharper = 1.5; // the sheet fills only a part of the photograph
    const GreyImage picture = document.renderGrey(page, pixelsPerPoint);
    const auto sheet = photographedSheet(picture);
    const GreyImage sharp =
        sheet ? document.renderGrey(page, pixelsPerPoint * sharper) : GreyImage();
    if (sharp.isNull())
        return picture;
    const auto points = QTransform::fromScale(pixelsPerPoint, pixelsPerPoint);
    toPhotograph = points * sheet->toPhotograph * points.inverted();
    return laidFlat(sharp, sharper, *sheet, QSize(picture.width, picture.height));
}

OcrPage PageOcr::read(const PdfDocument &document, int page, const PageText &text,
                      const std::function<bool()> &isUnwanted)
{
    const PdfTrouble trouble;
    QTransform toPhotograph;
    const GreyImage picture = evenlyLit(flatPage(document, page, toPhotograph));
    if (picture.isNull() || !(m_network.isAvailable() || m_here.isAvailable()))
        return {text, 0, {}, false};
    const double slope = slopeOf(picture);
    m_image = smoothed(levelled(picture, slope));
    const QList<InkLine> lines = linesOn(m_image);
    m_here.setImage(m_image);
    m_there.setImage(m_image);
    OcrPage result{text, slope, toPhotograph, !trouble.hasLostText()};
    result.text.words.clear();
    result.text.ocr = true;
    result.text.ocrEngine = engine();
    const QList<QList<OcrSymbol>> symbols = readLines(lines, isUnwanted);
    BoldLines bold;
    for (qsizetype i = 0; i < lines.size(); ++i)
        bold.add(lines[i], symbols[i]);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const InkLine &line = lines[i];
        QList<Word> words = line.isBullet ? QList{bulletOf(line, pixelsPerPoint)}
                                          : wordsFromSymbols(symbols[i], line, pixelsPerPoint);
        for (Word &word : words)
            word.bold = !line.isBullet && bold.contains(line, symbols[i]);
        result.text.words += words;
    }
    return result;
}

/// The ink of one place as a line.
static InkLine lineAt(const QRectF &place, const QList<InkBlob> &blobs)
{
    InkLine line;
    for (const InkBlob &blob : blobs) {
        const QPointF middle = QRectF(blob.box).center() / pixelsPerPoint;
        if (!place.contains(middle))
            continue;
        line.blobs.append(blob);
        line.box |= blob.box;
    }
    std::ranges::sort(line.blobs, {}, [](const InkBlob &blob) { return blob.box.left(); });
    return line;
}

PageText PageOcr::withUnreadableWords(const PdfDocument &document, int page, const PageText &text)
{
    const QList<QList<qsizetype>> runs = unreadableRuns(text);
    const GreyImage picture = document.renderGrey(page, pixelsPerPoint);
    if (picture.isNull() || !(m_network.isAvailable() || m_here.isAvailable()))
        return text;
    m_image = smoothed(picture);
    m_here.setImage(m_image);
    const QList<InkBlob> blobs = inkBlobs(m_image);
    PageText read = text;
    for (qsizetype r = runs.size() - 1; r >= 0; --r) {
        QRectF place;
        for (const qsizetype i : runs[r])
            place |= text.words[i].box;
        const InkLine line = lineAt(place, blobs);
        const Word &first = text.words[runs[r].first()];
        QList<Word> words = line.blobs.isEmpty()
                                ? QList<Word>()
                                : wordsFromSymbols(readLine(line, m_here), line, pixelsPerPoint);
        if (words.isEmpty())
            continue;
        for (Word &word : words) {
            word.font = first.font;
            word.fontSize = first.fontSize;
            word.bold = first.bold;
            word.italic = first.italic;
        }
        words.last().spaceAfter = text.words[runs[r].last()].spaceAfter;
        read.ocrEngine = engine();
        read.words.remove(runs[r].first(), runs[r].size());
        for (qsizetype i = 0; i < words.size(); ++i)
            read.words.insert(runs[r].first() + i, words[i]);
    }
    return read;
}

QList<OcrSymbol> PageOcr::readLine(const InkLine &line, LineOcr &tesseract)
{
    if (!m_network.isAvailable())
        return tesseract.readLine(line);
    QList<OcrSymbol> symbols;
    for (const InkLine &piece : piecesOf(line)) {
        StripPlace place;
        LineStrip strip = stripOf(m_image, piece, place);
        symbols += symbolsFrom(m_network.read(strip), m_network, piece, place);
    }
    return symbols;
}

QList<QList<OcrSymbol>> PageOcr::readLines(const QList<InkLine> &lines,
                                           const std::function<bool()> &isUnwanted)
{
    // The cost of a line is its length in heights.
    const auto cost = [&lines](qsizetype i) {
        return double(lines[i].box.width()) / std::max(1, lines[i].box.height());
    };
    std::vector<QList<OcrSymbol>> read(size_t(lines.size())); // each written by one thread
    const auto work = [&](qsizetype i, Side side) {
        if (!lines[i].isBullet)
            read[size_t(i)] = readLine(lines[i], side == Side::Here ? m_here : m_there);
    };
    inParallel(lines.size(), cost, work, isUnwanted, m_second);
    return {read.begin(), read.end()};
}

} // namespace Bole
