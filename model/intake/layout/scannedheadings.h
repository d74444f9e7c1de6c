// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/textline.h"

namespace Bole {

class Knowledge;

/// Bars and icons before the headings of a scanned page are read as letters ("eee EDUCATION"): what
/// stands before a heading in capitals and is no word of it goes.
void dropSignsBeforeHeadings(QList<TextLine> &lines, const Knowledge &knowledge);

} // namespace Bole
