// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Bole {

/// Capabilities, and the way to new ones through programs that have them.
void dropPrivileges();
/// One of RLIMIT_…
void limitResource(int resource, unsigned long long most);

} // namespace Bole
