// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/enumnames.h"
#include "model/shortlist/cell.h"
#include "model/shortlist/personrow.h"

#include <functional>

namespace Bole {

enum class TableLanguage { English, Chinese, Ids };

template <>
struct EnumNames<TableLanguage>
{
    static constexpr std::array names{
        std::pair{TableLanguage::English, "en"},
        std::pair{TableLanguage::Chinese, "zh"},
        std::pair{TableLanguage::Ids, "id"},
    };
};

/// One column of an export. The id is for scripts and profiles and never changes.
struct ExportColumn
{
    QString id;
    Bilingual heading;
    Need need = Need::Facts;
    std::function<Cell(const PersonRow &row)> value;

    QString headingIn(TableLanguage language) const;
    /// Which of the record's facts it shows (see recordfacts.h), to tell whether it was checked.
    QString fact() const;
    /// Whether its value goes by something that nobody has checked: of the record's `unchecked`
    /// facts, or of what the row's total is made of.
    bool isUnchecked(const PersonRow &row, const QStringList &unchecked) const;
};

/// A choice of columns and how they are written: what the dialog saves under a name.
struct ExportProfile
{
    QString name;
    QStringList columns; ///< ids; empty: the usual ones
    TableLanguage language = TableLanguage::English;
    bool excel = true;
    bool isLong = false;           ///< one row a score
    QMap<QString, QString> titles; ///< headings of its own, by column: those of a template

    bool operator==(const ExportProfile &) const = default;
};

QJsonObject toJson(const ExportProfile &profile);
ExportProfile exportProfileFromJson(const QJsonObject &json);

/// The profiles that a season keeps by name, under this key of its settings.
inline const QString exportProfilesKey = QStringLiteral("exportProfiles");
QJsonValue toJson(const QList<ExportProfile> &profiles);
QList<ExportProfile> exportProfilesFromJson(const QJsonValue &json);

/// That of a window in this language: en | zh_CN.
TableLanguage tableLanguageOf(QStringView windowLanguage);

/// All columns that there are for a season: the fixed ones, then one for each criterion of its
/// rubric and for each reviewer. `words`: stored words (bachelor, admit) as Chinese, or as they
/// are.
QList<ExportColumn> wideColumns(const ScoreBook &book, TableLanguage words);
/// The columns of the long form: the fixed ones, then those of a single score.
QList<ExportColumn> longColumns(const ScoreBook &book, TableLanguage words);

/// The columns that a template's headings mean, in their order: by heading in either language or by
/// id. One that nothing is known of has a column of its own that stays empty.
struct TemplateColumns
{
    QStringList columns;
    QMap<QString, QString> titles;
    QStringList unknown; ///< headings
};
TemplateColumns templateColumns(const QStringList &headings, const QList<ExportColumn> &all);
/// Adds the empty columns among these ids, and gives columns the template's headings.
void addTemplateColumns(QList<ExportColumn> &all, const QStringList &ids,
                        const QMap<QString, QString> &titles);

/// What an export has when nobody chose.
QStringList usualColumns(const ScoreBook &book, bool isLong);

/// The columns with these ids in this order; InvalidValue with the first id that there is not.
Result<QList<ExportColumn>> chosenColumns(const QList<ExportColumn> &all, const QStringList &ids);

/// A stored word for readers: "bachelor" is 本科 in Chinese.
QString storedWord(const QString &word, TableLanguage words);
/// Between several values in one cell.
inline const QString semicolon = QStringLiteral("; ");
/// The same for several with semicolons between: "admit; wait".
QString storedWords(const QString &joined, TableLanguage words);

} // namespace Bole
