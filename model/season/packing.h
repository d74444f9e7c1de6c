// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QByteArray>

namespace Bole {

/// JSON and text as the large columns hold them: the length, then a zlib stream. A record's own
/// words (resources/schema/packing.txt) are known beforehand, so that thousands of small records
/// need not each hold them.
QByteArray packed(const QByteArray &bytes);
Result<QByteArray> unpacked(const QByteArray &bytes);

} // namespace Bole
