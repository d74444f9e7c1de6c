// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/intake.h"
#include "model/readerclient/readertypes.h"

namespace Bole {

class Knowledge;

struct PacketReading
{
    Understanding understanding;
    DocumentPart parsed; ///< the pages that it is about
};

/// Understands a document of which perhaps only some pages are a CV: those that were asked for
/// (`asked.last` is 0 where none were), else those that look like it.
PacketReading readPacket(const DocumentText &text, const QList<OutlineEntry> &outline,
                         const DocumentPart &asked, const Knowledge &knowledge, PartialDate today);

} // namespace Bole
