// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Bole {

/// Lets screen readers read pages: a document whose text is that of the page being read, without
/// what is covered. Once a program is enough; more often does no harm.
void makePagesSpeak();

} // namespace Bole
