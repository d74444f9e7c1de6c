// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/lineocr.h"

#include <tesseract/baseapi.h>
#include <tesseract/resultiterator.h>

#include <algorithm>
#include <numeric>

namespace Bole {

namespace {

constexpr int padding = 4; ///< Tesseract wants some paper around a line

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
    if (!held) {
        auto made = std::make_unique<tesseract::TessBaseAPI>();
        const char *name = language == Language::Chinese ? "chi_sim" : "eng";
        if (made->Init(nullptr, name, tesseract::OEM_LSTM_ONLY) != 0)
            return nullptr;
        // A page of light text on dark is rare, and trying it costs a second reading of each line.
        made->SetVariable("tessedit_do_invert", "0");
        held = std::move(made);
    }
    bool &hasImage = language == Language::Chinese ? m_chineseHasImage : m_englishHasImage;
    if (!hasImage && !m_image.isNull()) {
        held->SetImage(reinterpret_cast<const unsigned char *>(m_image.bytes.constData()),
                       m_image.width, m_image.height, 1, m_image.stride);
        held->SetSourceResolution(200);
        hasImage = true;
    }
    return held.get();
}

void LineOcr::setImage(const GreyImage &image)
{
    m_image = image;
    m_chineseHasImage = m_englishHasImage = false;
    m_linesWithHan = m_linesWithoutHan = 0;
}

QList<QRect> LineOcr::findLines()
{
    tesseract::TessBaseAPI *engine = api(Language::Chinese);
    engine = engine ? engine : api(Language::English);
    if (!engine || m_image.isNull())
        return {};
    engine->SetPageSegMode(tesseract::PSM_AUTO);
    const std::unique_ptr<tesseract::PageIterator> iterator(engine->AnalyseLayout());
    QList<QRect> lines;
    if (!iterator)
        return lines;
    do {
        int left = 0, top = 0, right = 0, bottom = 0;
        if (!iterator->BoundingBox(tesseract::RIL_TEXTLINE, &left, &top, &right, &bottom))
            continue;
        const QRect line(left, top, right - left, bottom - top);
        lines.append(cutAtWideGaps(m_image, line));
    } while (iterator->Next(tesseract::RIL_TEXTLINE));
    return lines;
}

QList<OcrSymbol> LineOcr::read(const QRect &line, Language language)
{
    tesseract::TessBaseAPI *engine = api(language);
    const QRect area = line.adjusted(-padding, -padding, padding, padding) &
                       QRect(0, 0, m_image.width, m_image.height);
    if (!engine || area.isEmpty())
        return {};
    engine->SetPageSegMode(tesseract::PSM_SINGLE_LINE);
    engine->SetRectangle(area.x(), area.y(), area.width(), area.height());
    if (engine->Recognize(nullptr) != 0)
        return {};
    return symbolsOf(*engine);
}

// The Chinese data reads Latin letters too, if less well: it is asked first and decides, because
// the English data makes confident nonsense of Han. A page that shows no Han is left to the
// English.
QList<OcrSymbol> LineOcr::readLine(const QRect &line)
{
    constexpr int linesToBeSure = 4;
    constexpr double good = 0.7;
    if (m_linesWithHan == 0 && m_linesWithoutHan >= linesToBeSure) {
        const QList<OcrSymbol> english = read(line, Language::English);
        if (meanConfidence(english) >= good)
            return english;
    }
    const QList<OcrSymbol> symbols = read(line, Language::Chinese);
    if (std::ranges::any_of(symbols, isHan, &OcrSymbol::text))
        ++m_linesWithHan;
    else if (std::ranges::count_if(symbols, isLetter) >= 8)
        ++m_linesWithoutHan;
    return withEnglishReadAgain(symbols);
}

QList<OcrSymbol> LineOcr::withEnglishReadAgain(QList<OcrSymbol> symbols)
{
    constexpr qsizetype worthIt = 4;
    QList<OcrSymbol> result;
    for (qsizetype start = 0; start < symbols.size();) {
        qsizetype end = start;
        const bool square = isSquare(symbols[start]);
        while (end < symbols.size() && isSquare(symbols[end]) == square)
            ++end;
        QList<OcrSymbol> run = symbols.mid(start, end - start);
        if (!square && std::ranges::count_if(run, isLetter) >= worthIt) {
            const QList<OcrSymbol> english = read(boundingBox(run), Language::English);
            if (meanConfidence(english) > meanConfidence(run))
                run = english;
        }
        result += run;
        start = end;
    }
    return result;
}

} // namespace Bole
