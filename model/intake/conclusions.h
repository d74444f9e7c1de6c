// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Bole {

class RecordWriter;

/// Gives a place to the values that follow from others: an institution's id stands where its name
/// does, a level where its degree does.
void placeConclusions(RecordWriter &writer);

} // namespace Bole
