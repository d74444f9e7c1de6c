// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/networkocr.h"

#include <algorithm>
#include <cmath>

namespace Bole {

namespace {

/// How much of the strip's height the letters fill. Larger ones are not read better, only slower.
constexpr double filledHeight = 0.75;

/// A page's grey between its pixels, and over several of them where the strip is smaller.
class Sampler
{
public:
    Sampler(const GreyImage &image, const QRect &shown, double step, uchar paper)
        : m_image(image),
          m_shown(shown),
          m_paper(paper),
          m_taps(std::max(1, int(std::lround(step))))
    {
        m_spread = m_taps > 1 ? step / m_taps : 0;
    }

    double at(double x, double y) const
    {
        double sum = 0;
        const double first = -m_spread * (m_taps - 1) / 2;
        for (int row = 0; row < m_taps; ++row) {
            for (int column = 0; column < m_taps; ++column)
                sum += between(x + first + column * m_spread, y + first + row * m_spread);
        }
        return sum / (m_taps * m_taps);
    }

private:
    double pixel(int x, int y) const
    {
        return m_shown.contains(x, y) ? m_image.line(y)[x] : m_paper;
    }

    double between(double x, double y) const
    {
        const int left = int(std::floor(x));
        const int top = int(std::floor(y));
        const double across = x - left;
        const double down = y - top;
        const double above = pixel(left, top) * (1 - across) + pixel(left + 1, top) * across;
        const double below =
            pixel(left, top + 1) * (1 - across) + pixel(left + 1, top + 1) * across;
        return above * (1 - down) + below * down;
    }

    const GreyImage &m_image;
    QRect m_shown;
    uchar m_paper;
    int m_taps;
    double m_spread = 0;
};

/// Makes the paper white and the darkest ink black; the other way round on dark paper.
class Contrast
{
public:
    Contrast(const GreyImage &image, const QRect &shown, int paper) : m_paper(paper)
    {
        constexpr double least = 60; // noise is not made louder
        const double sign = isDarkPaper(paper) ? 1 : -1;
        double strongest = 0;
        for (int y = shown.top(); y <= shown.bottom(); ++y) {
            for (int x = shown.left(); x <= shown.right(); ++x)
                strongest = std::max(strongest, sign * (image.line(y)[x] - paper));
        }
        m_scale = sign * 2 / std::max(least, strongest);
    }

    /// From 1 for paper to -1 for ink.
    float at(double grey) const
    {
        return float(std::clamp(1 - (grey - m_paper) * m_scale, -1.0, 1.0));
    }

private:
    int m_paper;
    double m_scale = 1;
};

/// A character and the steps that it takes up.
struct Found
{
    int character = 0;
    size_t first = 0;
    size_t last = 0;
    float confidence = 0;
    float spaceBefore = 0; ///< the likeliest since the character before it
};

std::vector<Found> charactersIn(const std::vector<LineNetwork::Step> &steps, int space)
{
    std::vector<Found> found;
    int before = 0;
    float likeliestSpace = 0;
    for (size_t i = 0; i < steps.size(); ++i) {
        const LineNetwork::Step &step = steps[i];
        const bool isCharacter = step.character != 0 && step.character != space;
        likeliestSpace = std::max(likeliestSpace, step.space);
        if (isCharacter && step.character != before) {
            found.push_back({step.character, i, i, step.confidence, likeliestSpace});
            likeliestSpace = step.space;
        } else if (isCharacter) {
            found.back().last = i;
            found.back().confidence = std::max(found.back().confidence, step.confidence);
            likeliestSpace = step.space;
        }
        before = step.character;
    }
    return found;
}

/// White between two places of a line.
struct Gap
{
    double width = 0;
    double middle = 0;
};

Gap widestGap(const InkLine &line, double from, double to)
{
    Gap widest{0, (from + to) / 2};
    double end = from;
    const auto consider = [&](double left) {
        if (left - end > widest.width)
            widest = {left - end, (left + end) / 2};
    };
    for (const InkBlob &blob : line.blobs) {
        if (blob.box.right() < from)
            continue;
        if (blob.box.left() >= to)
            break;
        consider(blob.box.left());
        end = std::max(end, double(blob.box.right() + 1));
    }
    if (end < to)
        consider(to);
    return widest;
}

/// `gap` in heights of the line.
bool isSpace(double likelihood, double gap)
{
    return likelihood > 0.3 || (likelihood > 0.02 && gap > 0.14) || gap > 0.6;
}

} // namespace

/// The widest white near a place, where a line may be cut; -1 where there is none.
static int cutNear(const InkLine &line, double place, double reach)
{
    const double least = 0.16 * line.box.height();
    double best = 0;
    int cut = -1;
    int end = line.box.left();
    for (const InkBlob &blob : line.blobs) {
        const double width = blob.box.left() - end;
        const double middle = (blob.box.left() + end) / 2.0;
        const double worth = width - least * std::abs(middle - place) / reach;
        if (width > least && std::abs(middle - place) < reach && worth > best) {
            best = worth;
            cut = int(middle);
        }
        end = std::max(end, blob.box.right() + 1);
    }
    return cut;
}

QList<InkLine> piecesOf(const InkLine &line)
{
    constexpr double longest = 16; // in heights
    const double heights = double(line.box.width()) / std::max(1, line.box.height());
    const int count = int(std::ceil(heights / longest));
    const double length = double(line.box.width()) / std::max(1, count);
    QList<InkLine> pieces{{line.box, {}, false}};
    qsizetype next = 0;
    for (int i = 1; i < count; ++i) {
        const int cut = cutNear(line, line.box.left() + i * length, 0.4 * length);
        if (cut <= pieces.last().box.left())
            continue;
        pieces.last().box.setRight(cut);
        pieces.append({QRect(QPoint(cut + 1, line.box.top()), line.box.bottomRight()), {}, false});
    }
    for (InkLine &piece : pieces) {
        for (; next < line.blobs.size() && line.blobs[next].box.left() <= piece.box.right(); ++next)
            piece.blobs.append(line.blobs[next]);
    }
    return pieces;
}

LineStrip stripOf(const GreyImage &image, const InkLine &line, StripPlace &place)
{
    constexpr int edge = 2; // of a letter, beyond what counts as ink
    const QRect shown = line.box.adjusted(-edge, -edge, edge, edge) & image.rect();
    const double height = line.box.height() / filledHeight;
    const double margin = (height - line.box.height()) / 2;
    place.area = QRectF(line.box).adjusted(-margin, -margin, margin, margin);
    place.scale = LineStrip::height / height;
    LineStrip strip;
    strip.width = std::max(16, int(std::lround(place.area.width() * place.scale)));
    strip.pixels.reserve(size_t(strip.width) * LineStrip::height * 3);
    const int paper = paperAround(image, shown);
    const Contrast contrast(image, shown, paper);
    const Sampler sampler(image, shown, 1 / place.scale, uchar(paper));
    for (int row = 0; row < LineStrip::height; ++row) {
        const double y = place.area.top() + (row + 0.5) / place.scale - 0.5;
        for (int column = 0; column < strip.width; ++column) {
            const double x = place.area.left() + (column + 0.5) / place.scale - 0.5;
            strip.pixels.push_back(contrast.at(sampler.at(x, y)));
        }
    }
    return strip;
}

/// The bar between two addresses looks like a letter or a one.
static bool isSeparator(const QList<OcrSymbol> &symbols, qsizetype i, const InkLine &line)
{
    const OcrSymbol &symbol = symbols[i];
    if (symbol.text == u"丨")
        return true;
    const bool isAlone = i > 0 && i + 1 < symbols.size() && symbol.startsWord &&
                         symbols[i + 1].startsWord && QStringView(u"1Il").contains(symbol.text);
    return isAlone && std::ranges::any_of(line.blobs, [&](const InkBlob &blob) {
               const QRect box = blob.box;
               return symbol.box.left() <= box.center().x() &&
                      box.center().x() <= symbol.box.right() && box.width() * 4 < box.height() &&
                      blob.pixels * 5 > box.width() * box.height() * 4;
           });
}

QList<OcrSymbol> symbolsFrom(const std::vector<LineNetwork::Step> &steps,
                             const LineNetwork &network, const InkLine &line,
                             const StripPlace &place)
{
    const double stepWidth = LineNetwork::pixelsPerStep / place.scale;
    const auto middleOf = [&](const Found &found) {
        return place.area.left() + (double(found.first + found.last + 1) / 2) * stepWidth;
    };
    QList<OcrSymbol> symbols;
    double left = line.box.left();
    double before = left;
    for (const Found &found : charactersIn(steps, network.space())) {
        const double middle = middleOf(found);
        OcrSymbol symbol{network.textOf(found.character), {}, double(found.confidence), true};
        if (!symbols.isEmpty()) {
            const Gap gap = widestGap(line, before, middle);
            symbol.startsWord = isSpace(found.spaceBefore, gap.width / line.box.height());
            const double halfGap = symbol.startsWord ? gap.width / 2 : 0;
            const double boundary = symbol.startsWord ? gap.middle : (before + middle) / 2;
            symbols.last().box.setRight(int(boundary - halfGap));
            left = boundary + halfGap;
        }
        symbol.box = QRectF(left, line.box.top(), line.box.right() - left, line.box.height())
                         .toAlignedRect();
        symbols.append(symbol);
        before = middle;
    }
    for (qsizetype i = 0; i < symbols.size(); ++i) {
        if (isSeparator(symbols, i, line))
            symbols[i].text = QStringLiteral("|");
    }
    return symbols;
}

} // namespace Bole
