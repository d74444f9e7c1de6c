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
    static QString name(const QByteArray &id)
    {
        if (id == "excel")
            return tr("CSV for Excel");
        if (id == "plain")
            return tr("CSV, plain");
        if (id == "xlsx")
            return tr("Excel workbook");
        if (id == "pdf")
            return tr("PDF dossiers, to read and print");
        if (id == "notice")
            return tr("PDF notice to publish, names masked");
        if (id == "signatures")
            return tr("PDF list for the committee to sign");
        if (id == "score-sheets")
            return tr("PDF score sheets for judges");
        if (id == "panel-records")
            return tr("PDF interview records, a page for each candidate");
        if (id == "json-resume")
            return tr("JSON Resume 1.0");
        return id == "bibtex" ? tr("Publications as BibTeX") : tr("Publications as CSL-JSON");
    }
    static QString explanation(const QByteArray &id)
    {
        if (id == "excel")
            return tr("UTF-8 with a byte order mark. A number that is a name, such as 0042, gets a "
                      "tab in front that Excel does not show; a text like a formula gets an "
                      "apostrophe. The workbook needs neither.");
        if (id == "plain")
            return tr("UTF-8, line feeds, for programs. A text that could be taken for a formula "
                      "gets an apostrophe in front.");
        if (id == "xlsx")
            return tr("Numbers are numbers and dates are dates; the header stays in view.");
        if (id == "pdf")
            return tr("All that the records and the reviews say, a dossier for each applicant, "
                      "behind the list they are on. Headings are in the language chosen above.");
        if (id == "notice")
            return tr("Those within the quota and those who wait, with masked names and numbers, "
                      "school and total. Look at it before it hangs on a wall.");
        if (id == "signatures")
            return tr("Everybody on the list with total, part of the list and decision, and below "
                      "a line to sign on for each who reviewed them.");
        if (id == "score-sheets")
            return tr("A table to print for each judge of an interview: the candidates in their "
                      "order, an empty column for each criterion, and a line to sign on.");
        if (id == "panel-records")
            return tr("A page for each candidate: what each judge gave, the total and how it is "
                      "made, and room for the judges to sign. Before the interview it is empty.");
        return tr("This format has its own fields: columns are not chosen here.");
    }
};

} // namespace

QString FileFormat::name() const
{
    return FormatWords::name(id);
}

QString FileFormat::explanation() const
{
    return FormatWords::explanation(id);
}

const QList<FileFormat> &fileFormats()
{
    static const QList<FileFormat> formats{
        {"excel", QStringLiteral("csv"), true, true, exportCsv},
        {"plain", QStringLiteral("csv"), true, false, exportCsv},
        {"xlsx", QStringLiteral("xlsx"), true, false, exportXlsx},
        {"pdf", QStringLiteral("pdf"), false, false, exportDossiers},
        {"notice", QStringLiteral("pdf"), false, false, exportNotice},
        {"signatures", QStringLiteral("pdf"), false, false, exportSignatures},
        {"score-sheets", QStringLiteral("pdf"), false, false, exportScoreSheets},
        {"panel-records", QStringLiteral("pdf"), false, false, exportPanelRecords},
        {"json-resume", QStringLiteral("json"), false, false, exportJsonResume},
        {"bibtex", QStringLiteral("bib"), false, false, exportBibTeX},
        {"csl-json", QStringLiteral("json"), false, false, exportCslJson},
    };
    return formats;
}

} // namespace Bole
