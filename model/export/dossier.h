// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/export/exportcolumns.h"

namespace Bole {

/// What is printed about people, as HTML that a text document lays out: everything that the row
/// holds, as far as its viewer may see it, in the dossier's own language and not the window's.

/// One applicant: what the record says, then what the committee says. `isCalibrated`: the row is of
/// a list in the order of calibrated totals.
QString dossierHtml(const PersonRow &row, const ScoreBook &book, TableLanguage language,
                    bool isCalibrated = false);

/// A line to sign on, behind a dossier.
QString signatureLineHtml(TableLanguage language);

/// A list's first pages: everybody in order, where the lines fall, who sealed it.
QString listHtml(const Shortlist &list, const QList<PersonRow> &rows, TableLanguage language);

/// "Page 2 of 5", and what is confidential about it.
QString pageWords(int page, int of, TableLanguage language, bool isPublic = false);

} // namespace Bole
