// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/recordenums.h"

#include <QList>
#include <QRectF>
#include <QSizeF>
#include <QString>

namespace Bole {

/// One word as it stands on a page. Boxes are in points from the page's top left.
struct Word
{
    QString text;
    QRectF box;
    QList<QRectF> characterBoxes; ///< one a code point of `text`, or empty where unknown
    QString font;                 ///< the font's name without its subset prefix, or empty
    double fontSize = 0;
    bool bold = false;
    bool italic = false;
    bool spaceAfter = false; ///< the document itself puts a space behind it
    double confidence = 1;   ///< below 1 for what OCR read
};

struct Link
{
    QRectF box;
    QString url;  ///< an address, or empty for a link inside the document
    int page = 0; ///< the page a link inside the document leads to, from 1
};

/// What the reader found on one page.
struct PageText
{
    QSizeF size; ///< in points
    QList<Word> words;
    QList<Link> links;
    QList<QRectF> images;
    QList<QRectF> drawings; ///< lines and areas that belong together: logos, not rules or panels
    QList<QRectF> rules;    ///< straight lines, and the four of a frame
    QList<QRectF> panels;   ///< filled areas, mostly behind text
    bool ocr = false;       ///< all of it was read from its picture
    QString ocrEngine;      ///< what read some or all of it from its picture
};

/// A document as the understanding part of intake gets it: pages with words, or lines of text.
struct DocumentText
{
    Stored<DocumentKind> kind;
    QList<PageText> pages;
    QString text; ///< for text and markdown, as decoded
};

} // namespace Bole
