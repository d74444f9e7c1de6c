// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QByteArray>

namespace Bole {

/// The text of a .txt or .md file, whatever it was saved as: UTF-8 or UTF-16 with or without a
/// mark, GB18030 (which GBK and GB2312 are part of), else Windows-1252. Line ends become "\n".
/// Fails with DocumentEmpty, or with DocumentNotSupported for what is no text at all.
Result<QString> decodeText(const QByteArray &bytes);

} // namespace Bole
