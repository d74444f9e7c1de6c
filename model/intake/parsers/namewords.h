// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Bole {

/// "von", "de": a small word inside a name.
bool isNameParticle(QStringView word);
/// Han characters set apart belong together: "江 晓".
QString withoutHanSpaces(QStringView text);

} // namespace Bole
