// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/packetreading.h"

#include "model/intake/packetparts.h"

#include <algorithm>

namespace Bole {

namespace {

/// What begins where, as the outermost entries of an outline say.
QList<PacketMark> marksOf(const QList<OutlineEntry> &outline)
{
    QList<PacketMark> marks;
    for (const OutlineEntry &entry : outline) {
        if (entry.level == 0)
            marks.append({entry.title, entry.page});
    }
    return marks;
}

} // namespace

PacketReading readPacket(const DocumentText &text, const QList<OutlineEntry> &outline,
                         const DocumentPart &asked, const Knowledge &knowledge, PartialDate today)
{
    const int pages = int(text.pages.size());
    const bool isAsked = asked.last > 0 && pages > 0;
    const auto parts = isAsked ? QList<DocumentPart>() : packetParts(text.pages, marksOf(outline));
    PacketReading reading{{}, isAsked ? asked : parsedPart(parts, pages)};
    reading.parsed.first = std::clamp(reading.parsed.first, 1, std::max(1, pages));
    reading.parsed.last = std::clamp(reading.parsed.last, reading.parsed.first, std::max(1, pages));
    // As if the rest of the document were not there; places keep the pages where they are.
    const int before = reading.parsed.first - 1;
    DocumentText parsed = text;
    parsed.pages = text.pages.mid(before, reading.parsed.last - before);
    reading.understanding = understand(parsed, knowledge, today);
    reading.understanding.parts = parts;
    reading.understanding.record.source.pages = pages;
    for (QList<Place> &places : reading.understanding.record.provenance) {
        for (Place &place : places)
            place.page += place.page > 0 ? before : 0;
    }
    return reading;
}

} // namespace Bole
