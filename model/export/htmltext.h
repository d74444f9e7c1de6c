// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Bole {

/// As it is shown: what HTML would take for its own is escaped, lines end where they end.
inline QString htmlText(const QString &text)
{
    return text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br/>"));
}

} // namespace Bole
