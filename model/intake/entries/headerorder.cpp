// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/intake/entries/headerorder.h"

#include "model/intake/items/fields.h"

#include <algorithm>
#include <cmath>

namespace Bole {

/// The piece behind the first one that may be the other name: set apart by more than a comma, or
/// the first behind a comma.
static const Chunk *secondOf(const QList<Chunk> &chunks)
{
    const Chunk *behindComma = nullptr;
    for (qsizetype i = 1; i < chunks.size(); ++i) {
        if (chunks[i].place > 0.5)
            continue;
        if (!chunks[i].afterComma)
            return &chunks[i];
        if (!behindComma)
            behindComma = &chunks[i];
    }
    return behindComma;
}

double roleComesFirst(const QList<Entry> &entries, const Knowledge &knowledge)
{
    constexpr double leastEvidence = 0.15;
    double sum = 0;
    int speaking = 0;
    for (const Entry &entry : entries) {
        const QList<Chunk> chunks = chunksOf(entry.header, knowledge);
        const Chunk *second = secondOf(chunks);
        if (entry.inherits || !second)
            continue;
        const Chunk &first = chunks.first();
        const double evidence =
            first.role - second->role + second->organisation - first.organisation;
        if (std::abs(evidence) < leastEvidence)
            continue;
        sum += std::clamp(evidence, -1.0, 1.0);
        ++speaking;
    }
    return speaking == 0 ? 0 : sum / speaking;
}

} // namespace Bole
