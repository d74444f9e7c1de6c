// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

namespace Bole {

/// Notes in the record that something on these pages of its document could not be read: a check
/// like any other, so that it is shown, counted and exported.
void addUnreadPagesCheck(Record &record, const QList<int> &pages);

/// Those pages as people write them ("2, 5–9"); empty when all was read.
QString unreadPages(const Record &record);

} // namespace Bole
