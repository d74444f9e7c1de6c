// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/documentpart.h"
#include "model/record/documenttext.h"

#include <optional>

namespace Bole {

/// Where something begins in a document, as its outline says.
struct PacketMark
{
    QString title;
    int page = 0; ///< from 1; 0 when it leads nowhere

    bool operator==(const PacketMark &) const = default;
};

/// The parts of a PDF that holds a CV and more: where the outline or the first lines of a page say
/// that a transcript, a letter or another paper begins. They cover all pages in their order. Empty
/// where there is only one kind of thing in it, or no CV: then it is no packet.
QList<DocumentPart> packetParts(const QList<PageText> &pages, const QList<PacketMark> &outline);

/// What a document is, as the title among its first lines says; nothing where none does.
std::optional<DocumentRole> roleByOpening(const QString &text);

/// The pages that are parsed: those of the first CV; all where there are no parts.
DocumentPart parsedPart(const QList<DocumentPart> &parts, int pages);

} // namespace Bole
