// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/readingdifferences.h"

namespace Bole {

/// Which value it is about: "GPA · Tongji University", "Add to Publications".
QString differenceTitle(const ReadingDifference &difference);
/// A value of it in words, whatever its kind; what the form has no field for, too.
QString differenceValue(const ReadingDifference &difference, const QJsonValue &value);

} // namespace Bole
