// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Bole {

/// The simplified form of a traditional character, any other unit as it is.
char16_t simplifiedForm(char16_t unit);

} // namespace Bole
