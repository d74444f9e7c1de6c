// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/export/csvexport.h"

namespace Bole {

class Desk;

/// Who goes into a file: a list, every list, the applicant in front, or all.
struct ExportScope
{
    QString label; ///< in the window's language
    QString name;  ///< what the file is called after; empty: all applicants
    RowSource source;
    QList<Shortlist> furtherLists;

    bool operator==(const ExportScope &) const = default;
};

/// The choices that make sense now, `list` first when there is one; `applicant` is in front.
QList<ExportScope> exportScopes(const Desk &desk, ApplicantId applicant, const RowSource &list);

} // namespace Bole
