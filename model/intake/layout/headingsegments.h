// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/rulesandpanels.h"
#include "model/intake/layout/segments.h"

#include <QHash>

namespace Bole {

class Knowledge;

/// Marks the segments whose words are a known heading. `known`: what was found out before, as most
/// segments are asked about twice.
void findKnownHeadings(QList<Segment> &segments, const Knowledge &knowledge,
                       QHash<QString, bool> &known);

/// Marks those that are set as known headings of the document are and no running text is, and those
/// that coloured bars or badges set off. `marks`: those of each page.
void findHeadingsAlike(QList<QList<Segment>> &pages, const QList<RulesAndPanels> &marks);

} // namespace Bole
