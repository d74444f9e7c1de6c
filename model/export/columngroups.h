// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/export/exportcolumns.h"

namespace Bole {

// The columns by what they are about; `exportcolumns` puts them together.

/// What stands above the column of this id, from the table of phrases.
Bilingual columnHeading(const QString &id);

/// Where somebody stands, who they are, and what their record says.
QList<ExportColumn> personColumns(const ScoreBook &book, TableLanguage words);
/// What the counting reviews come to, the same for every rubric, and what the committee decided.
QList<ExportColumn> scoreColumns(const ScoreBook &book, TableLanguage words);
/// One for each criterion of the rubric, then total, recommendation and note of each reviewer.
QList<ExportColumn> rubricColumns(const ScoreBook &book, TableLanguage words);
/// Of a single score, in the long form.
QList<ExportColumn> singleScoreColumns(const ScoreBook &book, TableLanguage words);

} // namespace Bole
