// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/shortlist/exportcolumns.h"

namespace Bole {

/// Between several values in one cell.
inline const QString semicolon = QStringLiteral("; ");

/// The columns by what they are about; `exportcolumns` puts them together.

/// Where somebody stands, who they are, and what their record says.
QList<ExportColumn> personColumns(Headings words);
/// What the counting reviews come to: the same for every rubric.
QList<ExportColumn> scoreColumns(Headings words);
/// One for each criterion of the rubric, then total and note of each reviewer.
QList<ExportColumn> rubricColumns(const ScoreBook &book);
/// Of a single score, in the long form.
QList<ExportColumn> singleScoreColumns(const ScoreBook &book, Headings words);

} // namespace Bole
