// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/shortlist/csvexport.h"

namespace Bole {

class Session;

/// Who goes into a file: a list, every list, the applicant in front, or all.
struct ExportScope
{
    QString label; ///< in the window's language
    QString name;  ///< what the file is called after; empty: all applicants
    ExportSource source;
    QList<Shortlist> furtherLists;

    bool operator==(const ExportScope &) const = default;
};

/// The choices that make sense now, `list` first when there is one.
QList<ExportScope> exportScopes(Session &session, const ExportSource &list);

} // namespace Bole
