// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/inklines.h"

#include <algorithm>
#include <vector>

namespace Bole {

namespace {

using Blobs = QList<InkBlob>;

/// An interval of pixels that something covers.
struct Extent
{
    int first = 0;
    int last = 0;
};

Extent acrossOf(const InkBlob &blob)
{
    return {blob.box.left(), blob.box.right()};
}

/// Without the outermost parts: lines that nearly touch are still two.
Extent coreOf(const InkBlob &blob)
{
    const int edge = blob.box.height() / 6;
    return {blob.box.top() + edge, blob.box.bottom() - edge};
}

int median(std::vector<int> values)
{
    if (values.empty())
        return 0;
    const auto middle = values.begin() + qsizetype(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

/// The height of an ordinary letter, which everything else is measured by.
int letterHeight(const Blobs &blobs)
{
    constexpr int lowest = 6;
    constexpr int highest = 120;
    std::vector<int> heights;
    for (const InkBlob &blob : blobs) {
        if (blob.box.height() >= lowest && blob.box.height() <= highest &&
            blob.box.width() < 4 * blob.box.height())
            heights.push_back(blob.box.height());
    }
    return median(std::move(heights));
}

/// A filled stripe or box that may have light letters on it.
bool isPanel(const InkBlob &blob, int letter)
{
    const int width = blob.box.width();
    const int height = blob.box.height();
    return height * 4 > letter * 5 && width > 4 * letter && width > 2 * height &&
           blob.pixels * 100LL > 55LL * width * height && blob.strokeWidth() > height;
}

bool isRule(const InkBlob &blob, int letter)
{
    const int width = blob.box.width();
    const int height = blob.box.height();
    const bool isLevel = width > 5 * letter && height * 2 < letter;
    const bool isUpright = (height > 5 * letter && width * 2 < letter) ||
                           (height * 2 > 5 * letter && width * 3 < letter);
    return isLevel || isUpright;
}

bool isRuleOrPicture(const InkBlob &blob, int letter)
{
    const int width = blob.box.width();
    const int height = blob.box.height();
    const bool isTooLarge = height > 8 * letter || (height > 4 * letter && width > 8 * letter) ||
                            (width > 5 * letter && width > 25 * height);
    return isRule(blob, letter) || isTooLarge || isPanel(blob, letter);
}

bool isSpeck(const InkBlob &blob, int letter)
{
    return blob.pixels < std::max(3, letter * letter / 120);
}

/// Noise of the scanner lies inside photos and beside rules: what they hold is no text.
Blobs textAmong(const Blobs &blobs, int letter)
{
    QList<QRect> pictures;
    for (const InkBlob &blob : blobs) {
        const bool isFilled = blob.pixels * 100LL > 25LL * blob.box.width() * blob.box.height();
        if (isRuleOrPicture(blob, letter) && isFilled && blob.box.height() > 2 * letter)
            pictures.append(blob.box);
    }
    Blobs text;
    for (const InkBlob &blob : blobs) {
        const bool inPicture = std::ranges::any_of(
            pictures, [&blob](const QRect &picture) { return picture.contains(blob.box); });
        if (!inPicture && !isSpeck(blob, letter) && !isRuleOrPicture(blob, letter))
            text.append(blob);
    }
    return text;
}

/// Cuts where nothing covers at least `gap` pixels; in order.
template <typename ExtentOf>
QList<Blobs> cut(Blobs blobs, int gap, ExtentOf extentOf)
{
    std::ranges::sort(blobs, {}, [&](const InkBlob &blob) { return extentOf(blob).first; });
    QList<Blobs> parts;
    int end = 0;
    for (const InkBlob &blob : std::as_const(blobs)) {
        const Extent extent = extentOf(blob);
        if (parts.isEmpty() || extent.first - end > gap) {
            parts.append(Blobs());
            end = extent.last;
        }
        parts.last().append(blob);
        end = std::max(end, extent.last);
    }
    return parts;
}

QRect boxOf(const Blobs &blobs)
{
    QRect box;
    for (const InkBlob &blob : blobs)
        box |= blob.box;
    return box;
}

/// Columns and rows in turn until nothing can be cut any more.
void cutIntoLines(const Blobs &blobs, int letter, int depth, QList<Blobs> &lines)
{
    constexpr int deepest = 12;
    const int gutter = letter * 9 / 4;
    for (const Blobs &column : cut(blobs, gutter, acrossOf)) {
        const QList<Blobs> rows = cut(column, 0, coreOf);
        for (const Blobs &row : rows) {
            const bool isCut = rows.size() > 1 || column.size() < blobs.size();
            if (isCut && depth < deepest)
                cutIntoLines(row, letter, depth + 1, lines);
            else
                lines.append(row);
        }
    }
}

/// A dot over an i or a stroke over a Han character that was cut off is put back.
void joinSlivers(QList<Blobs> &lines, int letter)
{
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QRect box = boxOf(lines[i]);
        if (box.height() * 2 > letter)
            continue;
        for (qsizetype other = 0; other < lines.size(); ++other) {
            const QRect near = boxOf(lines[other]).adjusted(0, -letter / 3, 0, letter / 3);
            if (other == i || lines[other].size() < 2 || !near.contains(box.center()))
                continue;
            lines[other] += lines[i];
            lines[i].clear();
            break;
        }
    }
    lines.removeIf([](const Blobs &line) { return line.isEmpty(); });
}

InkLine lineOf(Blobs blobs)
{
    std::ranges::sort(blobs, {}, [](const InkBlob &blob) { return blob.box.left(); });
    return {boxOf(blobs), blobs, false};
}

bool isDot(const InkLine &mark, int letter)
{
    const int width = mark.box.width();
    const int height = mark.box.height();
    const bool isSmall = height * 5 <= letter * 3 && width * 5 <= letter * 4;
    const bool isRound = width * 2 > height && height * 2 > width;
    return isSmall && isRound && mark.strokeWidth() * 2 > height;
}

/// A level or upright bar in front of a heading.
bool isBar(const InkLine &mark, const InkLine &rest, int letter)
{
    const int width = mark.box.width();
    const int height = mark.box.height();
    if (mark.density() < 0.75)
        return false;
    const bool isLevel = width * 2 > letter * 5 && height * 3 < letter * 2;
    const bool isUpright = width * 3 < height && height * 10 > rest.box.height() * 9;
    const bool isHeavy =
        mark.strokeWidth() > 1.4 * rest.strokeWidth() || height * 10 > rest.box.height() * 11;
    return isLevel || (isUpright && isHeavy);
}

bool isFilled(const InkLine &mark)
{
    return mark.strokeWidth() > 0.42 * mark.box.height();
}

/// An icon or the dots of a mark out of five: told by strokes far thicker than the text's.
bool isIcon(const InkLine &mark, double usualStroke, int lineHeight)
{
    const int width = mark.box.width();
    const int height = mark.box.height();
    const bool isSquareOrDots = width * 2 > height && (width * 5 <= height * 8 || isFilled(mark));
    return height * 2 > lineHeight && isSquareOrDots && mark.density() > 0.42 &&
           mark.strokeWidth() > std::max(1.5 * usualStroke, 0.27 * height);
}

double medianStroke(const QList<InkLine> &parts)
{
    std::vector<double> strokes;
    for (const InkLine &part : parts)
        strokes.insert(strokes.end(), size_t(part.box.width()), part.strokeWidth());
    const auto middle = strokes.begin() + qsizetype(strokes.size() / 2);
    std::ranges::nth_element(strokes, middle);
    return *middle;
}

/// The text between the marks of a line: a bullet in front of an item, a bar or an icon in front
/// of a heading, icons in a row of addresses. They would be read as letters.
QList<InkLine> withoutMarks(const InkLine &line, int letter)
{
    const int height = line.box.height();
    QList<InkLine> parts;
    for (const Blobs &part : cut(line.blobs, height * 27 / 100, acrossOf))
        parts.append(lineOf(part));
    if (parts.size() < 2)
        return {line};
    const InkLine rest = lineOf(line.blobs.mid(parts.first().blobs.size()));
    const double usualStroke = medianStroke(parts);
    QList<InkLine> text;
    bool continues = false;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const InkLine &part = parts[i];
        const bool isBullet = i == 0 && isDot(part, letter);
        const bool isMark =
            isBullet || (i == 0 && isBar(part, rest, letter)) || isIcon(part, usualStroke, height);
        if (isBullet)
            text.append({part.box, part.blobs, true});
        else if (!isMark && continues)
            text.last() = lineOf(text.last().blobs + part.blobs);
        else if (!isMark)
            text.append(part);
        continues = !isMark;
    }
    return text;
}

bool isPicture(const InkLine &line, int letter)
{
    return line.box.height() * 2 > letter * 3 && line.strokeWidth() * 100 > line.box.height() * 45;
}

} // namespace

double InkLine::density() const
{
    qint64 pixels = 0;
    for (const InkBlob &blob : blobs)
        pixels += blob.pixels;
    return double(pixels) / std::max(1, box.width() * box.height());
}

double InkLine::strokeWidth() const
{
    qint64 pixels = 0;
    qint64 runs = 0;
    for (const InkBlob &blob : blobs) {
        pixels += blob.pixels;
        runs += blob.runs;
    }
    return runs > 0 ? double(pixels) / double(runs) : 0;
}

QList<QRect> rulesAmong(const QList<InkBlob> &blobs)
{
    const int letter = letterHeight(blobs);
    QList<QRect> rules;
    for (const InkBlob &blob : blobs) {
        if (isRule(blob, letter))
            rules.append(blob.box);
    }
    return rules;
}

QList<QRect> panelsAmong(const QList<InkBlob> &blobs)
{
    const int letter = letterHeight(blobs);
    QList<QRect> panels;
    for (const InkBlob &blob : blobs) {
        if (isPanel(blob, letter))
            panels.append(blob.box);
    }
    return panels;
}

QList<InkLine> inkLines(const QList<InkBlob> &blobs)
{
    const int letter = letterHeight(blobs);
    if (letter == 0)
        return {};
    QList<Blobs> cuts;
    cutIntoLines(textAmong(blobs, letter), letter, 0, cuts);
    joinSlivers(cuts, letter);
    QList<InkLine> lines;
    for (const Blobs &each : std::as_const(cuts)) {
        const InkLine line = lineOf(each);
        // A dash, a speck or the rest of a rule that stands alone says nothing.
        const bool isSliver = line.box.height() * 3 < letter &&
                              (line.blobs.size() < 3 || line.box.width() > 5 * letter);
        if (isSliver || isPicture(line, letter))
            continue;
        lines += withoutMarks(line, letter);
    }
    return lines;
}

} // namespace Bole
