// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/span.h"
#include "model/record/partialdate.h"

#include <QList>
#include <QStringView>

#include <optional>

namespace Bole {

/// A date or a range of dates as printed. A single date has `start == end` and `single` set;
/// "since 2019" has a start and `current`; "until 2021" has an end only.
struct DateRange
{
    std::optional<PartialDate> start;
    std::optional<PartialDate> end;
    bool current = false;  ///< goes on: present, now, 至今
    bool expected = false; ///< the end is announced: expected, 预计
    bool single = false;
    Span span;
    double score = 0; ///< 0–1; low for a bare year inside a sentence or two-digit years
};

/// Every date and range in the text, in order. `today` settles two-digit years and what is future.
QList<DateRange> findDateRanges(QStringView text, PartialDate today = {});

/// The text is dates and nothing else (but for brackets and punctuation).
std::optional<DateRange> dateRange(QStringView text, PartialDate today = {});

/// "present", "now", "至今": the text is nothing but a word for what goes on.
bool isPresentWord(QStringView text);

/// The text begins a range that the next line ends: "Sept. 2020 –".
bool endsWithOpenRange(QStringView text);

} // namespace Bole
