// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Bole {

/// A cell of a table as a screen reader says it: under which heading, what stands there or that
/// nothing does, and whether nobody has checked it yet.
QString spokenCell(const QString &heading, const QString &text, bool isUnchecked = false);

/// Parts of one cell, empty ones left out.
QString spokenParts(QStringList parts);

} // namespace Bole
