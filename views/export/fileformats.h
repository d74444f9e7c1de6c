// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/export/csvexport.h"

namespace Bole {

/// A kind of file that applicants can be written to: what it is called, and who writes it.
struct FileFormat
{
    QByteArray id; ///< as on the command line
    QString suffix;
    bool isTable; ///< has columns
    bool excel;
    Result<qsizetype> (*write)(const VisibleSeason &season, const ExportRequest &request,
                               const QString &path);

    QString name() const;        ///< in the window's language
    QString explanation() const; ///< what becomes of the data, or empty
    bool isCsv() const { return suffix == QLatin1StringView("csv"); }
    bool isPaper() const { return suffix == QLatin1StringView("pdf"); }
    /// Several lists can be in one file.
    bool holdsLists() const { return isPaper() || suffix == QLatin1StringView("xlsx"); }
};

const QList<FileFormat> &fileFormats();

} // namespace Bole
