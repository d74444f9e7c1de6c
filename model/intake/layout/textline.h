// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/passage.h"
#include "model/intake/parsers/citations.h"

namespace Bole {

/// One line of the document in reading order. Cells that stand apart on it (a date at the right
/// edge, a label at the left) are separated by a tab in `passage`.
struct TextLine
{
    Passage passage; ///< without the bullet
    QList<Span> cells;
    QList<StyledSpan> styles;
    QString bullet; ///< the mark or number that was cut off in front
    int page = 0;
    int region = 0;  ///< lines of one column follow one another
    double left = 0; ///< in points; for a text, columns
    double right = 0;
    double textLeft = 0; ///< where the text behind the bullet begins
    double bodyLeft = 0; ///< where the second cell begins
    double top = 0;
    double bottom = 0;
    double size = 0; ///< of most of its characters; 0 where unknown
    bool bold = false;
    bool italic = false;
    QString font;
    int level = 0;        ///< of a Markdown heading
    double gapBefore = 0; ///< to the line above in line heights; 1 for a blank line of a text
    double confidence = 1;
    bool columnStart = false; ///< the first line of a column beside another
    bool studies = false;     ///< a form's row of studies, wherever it stands
    bool startsBold = false;  ///< its first characters are bold
    bool marked = false;      ///< a rule below or above or a panel behind sets it apart
    bool setOff = false;      ///< a coloured bar does, or a badge before it

    QString text() const { return passage.text; }
    bool isEmptyLine() const { return passage.text.trimmed().isEmpty(); }
    bool hasBullet() const { return !bullet.isEmpty(); }
    Passage cell(qsizetype index) const { return passage.mid(cells[index]); }
    bool isCapitals() const;
};

/// An address behind a word or an icon of a page.
struct PageLink
{
    Place place;
    QString url;
};

/// A document as lines in reading order, and what was taken out of their flow.
struct ReadingText
{
    PlaceMap places;
    QList<TextLine> lines;
    QList<TextLine> furniture; ///< headers and footers
    QList<PageLink> links;
    LineJoiner joiner;
    bool fromPages = false;
    bool ocr = false;
    bool columnsAreSure = true; ///< no other way to cut the pages explains them nearly as well
    QList<int> ocrPages;        ///< those of which something was read from the picture
    QString ocrEngine;
};

/// Whether the character is a mark that begins the items of a list, however near their text is.
bool isBulletMark(QChar c);

/// A line of nothing but signs: "=====", "| --- |".
bool isTypedRule(QStringView line);

/// Cuts a leading bullet or number off the line and finds its cells. Called once a line is whole.
void finishLine(TextLine &line);

/// Whether the first word of `line` would still have stood in the line before it: then that one was
/// ended on purpose.
bool fitsBehind(const TextLine &before, const TextLine &line, double rightEdge);

/// The text that the source pane shows: what understanding reads again gives the same record.
QString toText(const ReadingText &text, const QList<int> &headings);

} // namespace Bole
