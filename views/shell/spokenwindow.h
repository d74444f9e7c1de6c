// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Bole {

/// Lets screen readers find the end of the menu bar: Qt tells them of a menu bar's items only, so
/// the window names what stands in its corner as a child of its own. Once a program is enough.
void makeCornerSpeak();

} // namespace Bole
