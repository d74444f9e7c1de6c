// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/importreport.h"

#include <functional>

namespace Bole {

/// What an applicant is called by somebody who reads blind. Without it, people and files have their
/// own names.
using BlindName = std::function<QString(ApplicantId)>;

/// The whole report, as it is shown, printed and saved. A file that failed is always named: it is
/// nobody's yet.
QString importReportText(const ImportReport &report, const BlindName &blindName = {});

/// The first line of it: how many of each.
QString importSummary(const ImportReport &report);

/// "12 of 40 · cv.pdf · about 2 min left"
QString importProgressText(const ImportProgress &progress, bool namesFile = true);

} // namespace Bole
