// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/importreport.h"

#include <functional>

namespace Bole {

/// What an applicant is called by somebody who reads blind. Without it, people and files have their
/// own names.
using BlindName = std::function<QString(ApplicantId)>;

/// One file of a report, and whose it is now.
struct ReportLine
{
    QString file;   ///< its whole path, or what stands for it before somebody who reads blind
    QString remark; ///< why it is not there, or what is to be known of it; may be empty
    ApplicantId applicant;

    QString text() const; ///< both
};
/// The files of which the same became.
struct ReportSection
{
    QString title;
    QList<ReportLine> lines;
};
/// In the order of what needs a look; without those that have no line.
QList<ReportSection> importReportSections(const ImportReport &report,
                                          const BlindName &blindName = {});

/// The whole report, as it is printed and saved. A file that failed is always named: it is nobody's
/// yet.
QString importReportText(const ImportReport &report, const BlindName &blindName = {});

/// The first line of it: how many of each.
QString importSummary(const ImportReport &report);

/// "12 of 40 · cv.pdf · about 2 min left"
QString importProgressText(const ImportProgress &progress, bool namesFile = true);

} // namespace Bole
