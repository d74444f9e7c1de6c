// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace Bole {

/// Whether a language's code (zh, zh_CN, en …) is one of Chinese. Tables with a column for each
/// language ask this; everything else takes its words from such a table or from Qt's translations.
inline bool isChinese(QStringView languageCode)
{
    return languageCode.startsWith(u"zh");
}

} // namespace Bole
