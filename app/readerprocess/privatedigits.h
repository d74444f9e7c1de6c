// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/documenttext.h"

namespace Bole {

/// Old-style figures that a font keeps at private codes where Adobe's fonts have them become
/// digits. Only in fonts that set letters, too: others have drawings at the same codes.
void mendPrivateDigits(QList<Word> &words);

} // namespace Bole
