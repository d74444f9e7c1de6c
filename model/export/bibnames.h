// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Bole {

class Knowledge;

/// An author's name as BibTeX sorts it: "Family, Given". "Ludwig van Holm" is "van Holm, Ludwig",
/// "Jiang X." is "Jiang, X.", 江晓 is "江, 晓". What has one part, or a comma already, stays.
QString familyFirst(const QString &name, const Knowledge &knowledge);

} // namespace Bole
