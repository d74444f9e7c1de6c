// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What only the window asks of the desktop that it is on.
namespace Bole::Platform {

/// Whether somebody keeps keys for this user, or would be started when asked. Asks nobody for a
/// password and starts nothing.
bool isKeyServiceThere();

} // namespace Bole::Platform
