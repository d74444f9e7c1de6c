// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/textline.h"
#include "model/record/recordenums.h"

namespace Bole {

class Knowledge;

/// A sub-heading inside a section, and the line it stands before.
struct SubHeading
{
    Passage title;
    Stored<SectionKind> kind;
    qsizetype before = 0;
};

/// A heading and the lines under it. The first one has no heading: the head of the document.
struct SectionLines
{
    Passage title;
    Stored<SectionKind> kind; ///< as the headings table says; empty for the head
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

/// Whether such a section lists posts that somebody held.
bool isOfPosts(const Stored<SectionKind> &kind);

/// Cuts the document at its headings: those the table knows, and those set in the same style.
Outline outlineOf(const ReadingText &text, const Knowledge &knowledge);

} // namespace Bole
