// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

namespace Bole {

/// What went wrong and what to do about it, in the window's language: one or two sentences for
/// every code. The technical detail is left out.
QString errorText(const Error &error);

} // namespace Bole
