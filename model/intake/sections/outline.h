// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/textline.h"

namespace Bole {

class Knowledge;

/// A sub-heading inside a section, and the line it stands before.
struct SubHeading
{
    Passage title;
    QString kind;
    qsizetype before = 0;
};

/// A heading and the lines under it. The first one has no heading: the head of the document.
struct SectionLines
{
    Passage title;
    QString kind; ///< as the headings table says; "other" for a heading it does not know
    int page = 0;
    bool known = false;
    QList<TextLine> lines;
    QList<SubHeading> subHeadings;
    QList<int> sourceLines; ///< where `lines` are in the reading text

    bool isHead() const { return title.isEmpty(); }
};

struct Outline
{
    QList<SectionLines> sections;
    QList<int> headingLines; ///< of the reading text
    QList<int> subHeadingLines;
};

/// Cuts the document at its headings: those the table knows, and those set in the same style.
Outline outlineOf(const ReadingText &text, const Knowledge &knowledge);

} // namespace Bole
