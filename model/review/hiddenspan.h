// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/span.h"
#include "model/review/blindness.h"

namespace Bole {

/// A stretch of a text that must not be shown, and why.
struct HiddenSpan
{
    Span span;
    BlindField field = BlindField::Name;

    bool operator==(const HiddenSpan &) const = default;
};

} // namespace Bole
