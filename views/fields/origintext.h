// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/recordlook.h"

#include <QHash>

namespace Bole {

using PeopleNames = QHash<ReviewerId, QString>;

/// Where a value came from, and who has spoken about it, in the reader's language; a sentence a
/// line.
QString originText(const FieldOrigin &origin, FieldState state, const PeopleNames &people);

/// The short form beside a value that was not recognised: who put it there, and from where.
QString addedText(const FieldOrigin &origin, const PeopleNames &people);

} // namespace Bole
