// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/importreport.h"

namespace Bole {

/// The whole report, as it is shown, printed and saved.
QString importReportText(const ImportReport &report);

/// The first line of it: how many of each.
QString importSummary(const ImportReport &report);

/// "12 of 40 · cv.pdf · about 2 min left"
QString importProgressText(const ImportProgress &progress);

} // namespace Bole
