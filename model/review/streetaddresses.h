// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/span.h"

#include <QList>
#include <QString>

namespace Bole {

/// Where street addresses stand that no label names, as in the head of a CV: a flat, or a house's
/// number with a street, or a Chinese district with a road, each up to the end of what belongs to
/// it. A town alone is none.
QList<Span> findStreetAddresses(const QString &text);

} // namespace Bole
