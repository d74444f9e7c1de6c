// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/fileformats.h"

#include "model/export/interchange.h"
#include "model/export/xlsxexport.h"
#include "views/export/dossierpdf.h"
#include "views/export/noticepdf.h"

#include <QCoreApplication>

namespace Bole {

namespace {

struct FormatWords
{
    Q_DECLARE_TR_FUNCTIONS(Bole::FileFormat)

public:
    static QString name(ExportFormat format)
    {
        switch (format) {
        case ExportFormat::Excel:
            return tr("CSV for Excel");
        case ExportFormat::Plain:
            return tr("CSV, plain");
        case ExportFormat::Workbook:
            return tr("Excel workbook");
        case ExportFormat::Dossiers:
            return tr("PDF dossiers, to read and print");
        case ExportFormat::Notice:
            return tr("PDF notice to publish, names masked");
        case ExportFormat::Signatures:
            return tr("PDF list for the committee to sign");
        case ExportFormat::ScoreSheets:
            return tr("PDF score sheets for judges");
        case ExportFormat::PanelRecords:
            return tr("PDF interview records, a page for each candidate");
        case ExportFormat::JsonResume:
            return tr("JSON Resume 1.0");
        case ExportFormat::BibTeX:
            return tr("Publications as BibTeX");
        case ExportFormat::CslJson:
            return tr("Publications as CSL-JSON");
        }
        return {};
    }
    static QString explanation(ExportFormat format)
    {
        switch (format) {
        case ExportFormat::Excel:
            return tr("UTF-8 with a byte order mark. A number that is a name, such as 0042, gets a "
                      "tab in front that Excel does not show; a text like a formula gets an "
                      "apostrophe. The workbook needs neither.");
        case ExportFormat::Plain:
            return tr("UTF-8, line feeds, for programs. A text that could be taken for a formula "
                      "gets an apostrophe in front.");
        case ExportFormat::Workbook:
            return tr("Numbers are numbers and dates are dates; the header stays in view.");
        case ExportFormat::Dossiers:
            return tr("All that the records and the reviews say, a dossier for each applicant, "
                      "behind the list they are on. Headings are in the language chosen above.");
        case ExportFormat::Notice:
            return tr("Those within the quota and those who wait, but nobody whom the committee "
                      "rejected, with masked names and numbers, school and total. Look at it "
                      "before it hangs on a wall.");
        case ExportFormat::Signatures:
            return tr("Everybody on the list with total, part of the list and decision, and below "
                      "a line to sign on for each who reviewed them.");
        case ExportFormat::ScoreSheets:
            return tr("A table to print for each judge of an interview: the candidates in their "
                      "order, an empty column for each criterion, and a line to sign on.");
        case ExportFormat::PanelRecords:
            return tr("A page for each candidate: what each judge gave, the total and how it is "
                      "made, and room for the judges to sign. Before the interview it is empty.");
        case ExportFormat::JsonResume:
        case ExportFormat::BibTeX:
        case ExportFormat::CslJson:
            break;
        }
        return tr("This format has its own fields: columns are not chosen here.");
    }
};

} // namespace

QString FileFormat::name() const
{
    return FormatWords::name(format);
}

QString FileFormat::explanation() const
{
    return FormatWords::explanation(format);
}

const QList<FileFormat> &fileFormats()
{
    using enum ExportFormat;
    using Kind = FileFormat::Kind;
    static const QList<FileFormat> formats{
        {Excel, Kind::Csv, QStringLiteral("csv"), exportCsv},
        {Plain, Kind::Csv, QStringLiteral("csv"), exportCsv},
        {Workbook, Kind::Workbook, QStringLiteral("xlsx"), exportXlsx},
        {Dossiers, Kind::Paper, QStringLiteral("pdf"), exportDossiers},
        {Notice, Kind::Paper, QStringLiteral("pdf"), exportNotice},
        {Signatures, Kind::Paper, QStringLiteral("pdf"), exportSignatures},
        {ScoreSheets, Kind::Paper, QStringLiteral("pdf"), exportScoreSheets},
        {PanelRecords, Kind::Paper, QStringLiteral("pdf"), exportPanelRecords},
        {JsonResume, Kind::Data, QStringLiteral("json"), exportJsonResume},
        {BibTeX, Kind::Data, QStringLiteral("bib"), exportBibTeX},
        {CslJson, Kind::Data, QStringLiteral("json"), exportCslJson},
    };
    return formats;
}

} // namespace Bole
