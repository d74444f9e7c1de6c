// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/export/exportcolumns.h"

namespace Bole {

/// The scores of a dossier as HTML: a row a criterion, a column a reviewer, the mean at the end,
/// and how the total came about. Empty where there are none.
QString scoresHtml(const PersonRow &row, const ScoreBook &book, TableLanguage language);

} // namespace Bole
