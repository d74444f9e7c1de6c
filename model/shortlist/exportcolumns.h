// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/shortlist/cell.h"
#include "model/shortlist/exportrow.h"

#include <functional>

namespace Bole {

enum class Headings { English, Chinese, Ids };

/// One column of an export. The id is for scripts and profiles and never changes.
struct ExportColumn
{
    QString id;
    Bilingual heading;
    Need need = Need::Facts;
    std::function<Cell(const ExportRow &row)> value;

    QString headingIn(Headings headings) const;
};

/// A choice of columns and how they are written: what the dialog saves under a name.
struct ExportProfile
{
    QString name;
    QStringList columns; ///< ids; empty: the usual ones
    Headings headings = Headings::English;
    bool excel = true;
    bool isLong = false; ///< one row a score

    bool operator==(const ExportProfile &) const = default;
};

QJsonObject toJson(const ExportProfile &profile);
ExportProfile exportProfileFromJson(const QJsonObject &json);

/// The profiles that the season keeps by name.
QList<ExportProfile> savedProfiles(Season &season);
Result<void> saveProfiles(Season &season, const QList<ExportProfile> &profiles);
QString nameOf(Headings headings); ///< en | zh | id
std::optional<Headings> headingsFromString(QStringView name);

/// All columns that there are for a season: the fixed ones, then one for each criterion of its
/// rubric and for each reviewer. `words`: stored words (bachelor, admit) as Chinese, or as they
/// are.
QList<ExportColumn> wideColumns(const ScoreBook &book, Headings words);
/// The columns of the long form: the fixed ones, then those of a single score.
QList<ExportColumn> longColumns(const ScoreBook &book, Headings words);

/// What an export has when nobody chose.
QStringList usualColumns(const ScoreBook &book, bool isLong);

/// The columns with these ids in this order; InvalidValue with the first id that there is not.
Result<QList<ExportColumn>> chosenColumns(const QList<ExportColumn> &all, const QStringList &ids);

/// A stored word for readers: "bachelor" is 本科 in Chinese.
QString storedWord(const QString &word, Headings words);

} // namespace Bole
