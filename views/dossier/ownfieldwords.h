// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/ownfield.h"

namespace Bole::OwnFieldWords {

/// What a kind of field is called.
QString kind(OwnFieldKind kind);

} // namespace Bole::OwnFieldWords
