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
/// How far the viewer and the committee are with somebody.
QList<ExportColumn> workColumns(const ScoreBook &book, TableLanguage words);
/// One for each criterion of the rubric, then total, recommendation and note of each reviewer.
QList<ExportColumn> rubricColumns(const ScoreBook &book, TableLanguage words);
/// Of a single score, in the long form.
QList<ExportColumn> singleScoreColumns(const ScoreBook &book, TableLanguage words);

/// Whether somebody here may want a column: a ranking of venues that nobody has a paper in is none
/// of this field's, though it can be named.
bool isOffered(const ExportColumn &column, const ScoreBook &book);

/// The rule that a table's rows are in the order of.
RankingRule ruleOf(const RowSource &source);
/// Where that is by calibrated totals: a column for them, and its place behind the total among the
/// usual ones.
void addCalibrated(QList<ExportColumn> &all, const RowSource &source);
QStringList usualColumnsOf(const RowSource &source, const ScoreBook &book, bool isLong);

/// The number that a paper's rows stand in the order of: the calibrated total, or the total.
QString paperTotalHeading(bool isCalibrated, TableLanguage language);
/// As the screen has it: two digits, and marked where it goes by facts that nobody has checked.
QString paperTotal(const PersonRow &row, bool isCalibrated);
/// What that mark means, to stand below; empty where no row has it.
QString paperMarks(const QList<PersonRow> &rows, TableLanguage language);
/// How a formula came to somebody's total, or to none, a line each.
QStringList paperFormula(const FormulaResult &formula, TableLanguage language);
/// What rules somebody out, a line each; empty where nothing does.
QString paperRuledOut(const PersonRow &row, TableLanguage language);
/// "△ " before a text on paper that nobody has checked.
QString uncheckedOnPaper(bool isUnchecked, const QString &text);

} // namespace Bole
