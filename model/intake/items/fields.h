// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/items/items.h"

#include <optional>

namespace Bole {

class Knowledge;

/// A piece of an entry's header between separators, and how much it looks like each field.
struct Chunk
{
    Passage text;
    qsizetype item = 0;
    qsizetype cell = 0;
    bool afterComma = false; ///< a comma parts it from the one before, which parts weakly
    bool bold = false;
    double role = 0;
    double organisation = 0;
    double place = 0;
    double degree = 0;
    bool unit = false; ///< a department, school or lab inside something larger
};

/// The chunks of a header's items, scored. Dates and advisors have been taken off before.
QList<Chunk> chunksOf(const QList<Item> &header, const Knowledge &knowledge);

struct AdvisorFinding
{
    Passage name;
    Span span; ///< with its label, in the text that was searched
};

/// "Advisor: Prof. X", "advised by X and Y", "导师：X". The name comes without titles.
std::optional<AdvisorFinding> findAdvisor(const Passage &text, const Knowledge &knowledge);

/// The start and end that an entry's dates give; a single date of a stay is both.
struct Period
{
    std::optional<PartialDate> start;
    std::optional<PartialDate> end;
    bool current = false;
    bool expected = false;
    bool single = false;
    Passage passage;
    Passage endPassage; ///< where the end is printed
    double score = 0;

    bool isEmpty() const { return !start && !end && !current; }
};

Period periodOf(const QList<DatedPassage> &dates);

bool looksLikePlace(const QString &text, const Knowledge &knowledge);

} // namespace Bole
