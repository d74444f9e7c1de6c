// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/atoms.h"

namespace Bole {

/// Takes away the single characters that stand on small panels of their own before headings: they
/// are drawings made of letters.
void dropBadges(QList<Atom> &atoms, const QList<QRectF> &panels);

} // namespace Bole
