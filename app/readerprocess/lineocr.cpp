// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/lineocr.h"

#include <tesseract/baseapi.h>
#include <tesseract/resultiterator.h>

#include <algorithm>
#include <numeric>

namespace Bole {

namespace {

constexpr int resolution = 200; ///< dots an inch, for what Tesseract derives from it

/// How much paper Tesseract wants around a line: with less it loses signs at the ends, with more
/// the letters get smaller.
int marginOf(const QRect &line)
{
    return 3 + line.height() / 10;
}

/// The pixels of a part, turned over where light letters stand on dark paper.
QByteArray darkOnLight(const GreyImage &image, const QRect &area)
{
    QByteArray pixels(qsizetype(area.width()) * area.height(), Qt::Uninitialized);
    for (int y = 0; y < area.height(); ++y)
        std::copy_n(image.line(area.top() + y) + area.left(), area.width(),
                    pixels.begin() + qsizetype(y) * area.width());
    if (isDarkPaper(paperAround(image, area)))
        std::ranges::transform(pixels, pixels.begin(), [](char grey) { return char(~grey); });
    return pixels;
}

bool isHan(const QString &text)
{
    return !text.isEmpty() && QChar::script(text.toUcs4().front()) == QChar::Script_Han;
}

bool isLetter(const OcrSymbol &symbol)
{
    return !symbol.text.isEmpty() && symbol.text[0].isLetter() && symbol.text[0].unicode() < 0x250;
}

double meanConfidence(std::span<const OcrSymbol> symbols)
{
    const double sum = std::accumulate(
        symbols.begin(), symbols.end(), 0.0,
        [](double total, const OcrSymbol &each) { return total + each.confidence; });
    return symbols.empty() ? 0 : sum / double(symbols.size());
}

QRect boundingBox(std::span<const OcrSymbol> symbols)
{
    return std::accumulate(symbols.begin(), symbols.end(), QRect(),
                           [](const QRect &box, const OcrSymbol &each) { return box | each.box; });
}

/// The ink of some of a line's characters, whose own boxes are only roughly right.
QRect inkOf(std::span<const OcrSymbol> symbols, const InkLine &line)
{
    const QRect rough = boundingBox(symbols);
    QRect exact;
    for (const InkBlob &blob : line.blobs) {
        const int middle = blob.box.center().x();
        if (middle >= rough.left() && middle <= rough.right())
            exact |= blob.box;
    }
    return exact.isNull() ? rough : exact;
}

/// More than a space between words of one text. The ink says it: the boxes are only roughly right.
bool isGap(const OcrSymbol &before, const OcrSymbol &symbol, const InkLine &line)
{
    if (!symbol.startsWord)
        return false;
    int end = before.box.center().x();
    int widest = 0;
    for (const InkBlob &blob : line.blobs) {
        if (blob.box.left() > symbol.box.center().x())
            break;
        widest = std::max(widest, blob.box.left() - end);
        end = std::max(end, blob.box.right());
    }
    return widest * 2 > line.box.height();
}

/// The Chinese data knows few addresses, and is sure of what it makes of them.
bool isBetter(std::span<const OcrSymbol> english, std::span<const OcrSymbol> chinese)
{
    const bool isAddress = std::ranges::contains(english, QStringLiteral("@"), &OcrSymbol::text);
    return meanConfidence(english) + (isAddress ? 0.1 : 0) > meanConfidence(chinese);
}

QList<OcrSymbol> symbolsOf(tesseract::TessBaseAPI &api)
{
    QList<OcrSymbol> symbols;
    const std::unique_ptr<tesseract::ResultIterator> iterator(api.GetIterator());
    if (!iterator || iterator->Empty(tesseract::RIL_SYMBOL))
        return symbols;
    do {
        const std::unique_ptr<const char[]> text(iterator->GetUTF8Text(tesseract::RIL_SYMBOL));
        int left = 0, top = 0, right = 0, bottom = 0;
        if (!text || !iterator->BoundingBox(tesseract::RIL_SYMBOL, &left, &top, &right, &bottom))
            continue;
        OcrSymbol symbol;
        symbol.text = QString::fromUtf8(text.get()).trimmed();
        symbol.box = QRect(left, top, right - left, bottom - top);
        symbol.confidence = double(iterator->Confidence(tesseract::RIL_SYMBOL)) / 100;
        symbol.startsWord = iterator->IsAtBeginningOf(tesseract::RIL_WORD);
        if (!symbol.text.isEmpty())
            symbols.append(symbol);
    } while (iterator->Next(tesseract::RIL_SYMBOL));
    return symbols;
}

} // namespace

bool isSquare(const OcrSymbol &symbol)
{
    if (symbol.text.isEmpty())
        return false;
    const char32_t last = symbol.text.toUcs4().back();
    const bool isWidePunctuation =
        (last >= 0x3000 && last <= 0x303f) || (last >= 0xff00 && last <= 0xff65);
    return isWidePunctuation || QChar::script(last) == QChar::Script_Han;
}

LineOcr::LineOcr() = default;
LineOcr::~LineOcr() = default;

bool LineOcr::isAvailable()
{
    return api(Language::Chinese) || api(Language::English);
}

tesseract::TessBaseAPI *LineOcr::api(Language language)
{
    auto &held = language == Language::Chinese ? m_chinese : m_english;
    if (held)
        return held.get();
    auto made = std::make_unique<tesseract::TessBaseAPI>();
    const char *name = language == Language::Chinese ? "chi_sim" : "eng";
    if (made->Init(nullptr, name, tesseract::OEM_LSTM_ONLY) != 0)
        return nullptr;
    // Light letters on dark are turned over before: trying costs a second reading of each line.
    made->SetVariable("tessedit_do_invert", "0");
    // The lines are known. To have them looked for again costs time and loses some.
    made->SetPageSegMode(tesseract::PSM_RAW_LINE);
    held = std::move(made);
    return held.get();
}

void LineOcr::setImage(const GreyImage &image)
{
    m_image = image;
    m_linesWithHan = m_linesWithoutHan = 0;
}

QList<OcrSymbol> LineOcr::read(const QRect &box, Language language)
{
    const int margin = marginOf(box);
    const QRect area = box.adjusted(-margin, -margin, margin, margin) & m_image.rect();
    tesseract::TessBaseAPI *engine = area.isEmpty() ? nullptr : api(language);
    if (!engine)
        return {};
    const QByteArray pixels = darkOnLight(m_image, area);
    engine->SetImage(reinterpret_cast<const unsigned char *>(pixels.constData()), area.width(),
                     area.height(), 1, area.width());
    engine->SetSourceResolution(resolution);
    if (engine->Recognize(nullptr) != 0)
        return {};
    QList<OcrSymbol> symbols = symbolsOf(*engine);
    for (OcrSymbol &symbol : symbols)
        symbol.box.translate(area.topLeft());
    return symbols;
}

// The Chinese data reads Latin letters too, if less well: it is asked first and decides, because
// the English data makes confident nonsense of Han. A page that shows no Han is left to the
// English.
QList<OcrSymbol> LineOcr::readLine(const InkLine &line)
{
    constexpr int linesToBeSure = 4;
    constexpr double good = 0.7;
    if (m_linesWithHan == 0 && m_linesWithoutHan >= linesToBeSure) {
        const QList<OcrSymbol> english = read(line.box, Language::English);
        if (meanConfidence(english) >= good)
            return english;
    }
    const QList<OcrSymbol> symbols = read(line.box, Language::Chinese);
    if (std::ranges::any_of(symbols, isHan, &OcrSymbol::text))
        ++m_linesWithHan;
    else if (std::ranges::count_if(symbols, isLetter) >= 8)
        ++m_linesWithoutHan;
    return withEnglishReadAgain(symbols, line);
}

// Run by run: what the English data would make of an icon must not spoil the address beside it.
QList<OcrSymbol> LineOcr::withEnglishReadAgain(const QList<OcrSymbol> &symbols, const InkLine &line)
{
    constexpr qsizetype worthIt = 4;
    QList<OcrSymbol> result;
    for (qsizetype start = 0; start < symbols.size();) {
        qsizetype end = start + 1;
        const bool square = isSquare(symbols[start]);
        while (end < symbols.size() && isSquare(symbols[end]) == square &&
               (square || !isGap(symbols[end - 1], symbols[end], line)))
            ++end;
        QList<OcrSymbol> run = symbols.mid(start, end - start);
        if (!square && std::ranges::count_if(run, isLetter) >= worthIt) {
            const QList<OcrSymbol> english = read(inkOf(run, line), Language::English);
            if (isBetter(english, run))
                run = english;
        }
        result += run;
        start = end;
    }
    return result;
}

} // namespace Bole
