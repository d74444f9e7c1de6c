// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>

namespace Bole {

inline constexpr auto caseless = QRegularExpression::CaseInsensitiveOption;

} // namespace Bole
