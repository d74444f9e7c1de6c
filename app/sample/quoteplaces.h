// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/documenttext.h"
#include "model/record/record.h"

namespace Bole {

/// Where a quoted phrase stands on a page, one box a line; empty when it does not stand there.
/// Spaces are ignored: Chinese words come without.
QList<Place> placesOfQuote(const PageText &page, int number, const QString &quote);

} // namespace Bole
