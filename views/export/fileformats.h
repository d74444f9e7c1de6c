// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/enumnames.h"
#include "model/export/csvexport.h"

namespace Bole {

/// The files that applicants can be written to, by their names on the command line.
enum class ExportFormat {
    Excel,
    Plain,
    Workbook,
    Dossiers,
    Notice,
    Signatures,
    ScoreSheets,
    PanelRecords,
    JsonResume,
    BibTeX,
    CslJson,
};

template <>
struct EnumNames<ExportFormat>
{
    static constexpr std::array names{
        std::pair{ExportFormat::Excel, "excel"},
        std::pair{ExportFormat::Plain, "plain"},
        std::pair{ExportFormat::Workbook, "xlsx"},
        std::pair{ExportFormat::Dossiers, "pdf"},
        std::pair{ExportFormat::Notice, "notice"},
        std::pair{ExportFormat::Signatures, "signatures"},
        std::pair{ExportFormat::ScoreSheets, "score-sheets"},
        std::pair{ExportFormat::PanelRecords, "panel-records"},
        std::pair{ExportFormat::JsonResume, "json-resume"},
        std::pair{ExportFormat::BibTeX, "bibtex"},
        std::pair{ExportFormat::CslJson, "csl-json"},
    };
};

/// A kind of file that applicants can be written to: what it is called, and who writes it.
struct FileFormat
{
    enum class Kind { Csv, Workbook, Paper, Data };

    ExportFormat format;
    Kind kind;
    QString suffix;
    Result<qsizetype> (*write)(const VisibleSeason &season, const ExportRequest &request,
                               const QString &path);

    QString name() const;        ///< in the window's language
    QString explanation() const; ///< what becomes of the data, or empty
    QString id() const { return nameOf(format); }
    bool isCsv() const { return kind == Kind::Csv; }
    bool isPaper() const { return kind == Kind::Paper; }
    bool isTable() const { return isCsv() || kind == Kind::Workbook; } ///< has columns
    /// Several lists can be in one file.
    bool holdsLists() const { return isPaper() || kind == Kind::Workbook; }
};

const QList<FileFormat> &fileFormats();

} // namespace Bole
