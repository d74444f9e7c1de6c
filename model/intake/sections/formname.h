// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/textline.h"

#include <optional>

namespace Bole {

/// The name that a form asks for in two boxes, "Family name" and "Given names": given names first.
std::optional<Passage> formName(const QList<TextLine> &lines);

} // namespace Bole
