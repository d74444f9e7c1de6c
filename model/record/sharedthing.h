// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Bole {

/// What may be said of two applicants who turn out to be one, and can be kept of one only.
enum class SharedThing { Roster, Decision, Answer, Stage, OutsideNumbers };

} // namespace Bole
