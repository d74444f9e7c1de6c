// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/textline.h"
#include "model/intake/parsers/dates.h"
#include "model/knowledge/labels.h"
#include "model/record/recordenums.h"

#include <QHash>

namespace Bole {

class Knowledge;

struct DatedPassage
{
    DateRange range;
    Passage passage;
};

/// A line or paragraph of a section as one piece: wrapped lines joined, dates at its edges taken
/// off, places at the right edge too.
struct Item
{
    Passage text;
    QList<Passage> cells;
    QList<LabelKind> cellLabels; ///< of each cell, where the item has labels: see partAtLabels()
    QList<DatedPassage> dates;
    QList<Passage> asides; ///< what else stood in a column at the right edge
    QString bullet;
    Stored<SectionKind> subHeadingKind; ///< of the sub-heading that it stands under
    Passage subHeading;
    bool bold = false;
    bool italic = false;
    bool startsBold = false;
    bool ownDate = false;  ///< one of its dates stood in a cell of its own
    bool bareDate = false; ///< there was nothing but a date
    bool numbered = false;
    bool tells = false; ///< stood behind the date in the line above: says what was done
    int level = 0;
    int lineCount = 1;
    int page = 0;
    double left = 0;
    double textLeft = 0;
    double size = 0;
    double gapBefore = 0;
    double confidence = 1;
    QString font;
    QList<StyledSpan> styles; ///< of `text`, for an item of one line

    bool hasBullet() const { return !bullet.isEmpty(); }
    bool isDated() const { return !dates.isEmpty(); }
};

/// Another text, and the cells that it falls into.
void setText(Item &item, const Passage &text);

struct ItemContext
{
    const Knowledge &knowledge;
    const LineJoiner &joiner;
    PartialDate today;
    bool fromPages = false;
    QHash<int, double> rightEdges = {}; ///< of each region
    QHash<int, int> fullRows = {};      ///< of each region: rows that reach its right edge
    bool strictDates = false;           ///< a bare year inside a text is part of it
    bool studies = false;               ///< each item may name a school
    bool list = false; ///< short items: a small letter does not go on with the line above
};

/// The items of consecutive lines.
QList<Item> itemsOf(const QList<TextLine> &lines, const ItemContext &context);

/// Whether `line` goes on with the sentence of `before`.
bool continuesLine(const TextLine &before, const TextLine &line, const ItemContext &context,
                   double fullRight);

/// "Advisor:", "GPA：", "核心课程：" – the label in front of a text, or empty.
QStringView labelOf(QStringView text);

} // namespace Bole
