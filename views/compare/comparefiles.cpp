// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison as it leaves the window: what the layout shows, in its order.
#include "views/compare/compareview.h"

#include "model/export/csvwriter.h"
#include "model/export/savefile.h"
#include "views/common/dialogs.h"
#include "views/common/uncheckedmark.h"
#include "views/common/windowlanguage.h"
#include "views/export/paperwriter.h"
#include "views/export/readablepdf.h"

#include <algorithm>

#include <QFileDevice>
#include <QPageLayout>
#include <QPdfWriter>

namespace Bole {

namespace {

constexpr double marginMillimetres = 15;

} // namespace

void CompareView::saveCsv()
{
    const QString path = m_dialogs.saveFile(this, tr("Save the comparison"),
                                            datedName(tr("comparison"), QStringLiteral("csv")),
                                            QStringLiteral("CSV (*.csv)"));
    if (path.isEmpty())
        return;
    const auto written = saveFile(path, [this](QFileDevice &file) -> Result<qsizetype> {
        CsvWriter writer(file, CsvProfile::Excel);
        QList<Cell> cells{Cell()};
        for (const QString &name : comparison().names)
            cells << cell(name);
        bool good = writer.write(cells);
        for (int line = 0; good && line < m_model.rowCount(); ++line) {
            cells = {cell(m_model.headerData(line, Qt::Vertical, Qt::DisplayRole).toString())};
            for (int column = 0; column < m_model.columnCount(); ++column) {
                const CompareRow *row = m_model.rowAt(line);
                QString text = row ? m_model.wholeText(*row, row->cells[column]) : QString();
                bool isNumber = false;
                const double number = text.toDouble(&isNumber);
                const bool unchecked = row && row->cells[column].unchecked;
                if (unchecked)
                    text += uncheckedSuffix();
                cells << (isNumber && !unchecked && row && row->cells[column].value ? cell(number)
                                                                                    : cell(text));
            }
            good = writer.write(cells);
        }
        return good && writer.flush() ? Result<qsizetype>(m_model.rowCount())
                                      : failure(ErrorCode::FileNotWritable);
    });
    if (!written)
        m_dialogs.error(this, tr("The file could not be written."), written.error());
}

QString CompareView::html() const
{
    const auto escaped = [](const QString &text) {
        return text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br/>"));
    };
    const int columns = m_model.columnCount();
    QString html = QStringLiteral("<h1>%1</h1>").arg(tr("Comparison"));
    for (const QString &line : notices())
        html += QStringLiteral("<p>%1</p>").arg(escaped(line));
    html += QStringLiteral("<table width=\"100%\" border=\"1\" cellspacing=\"0\" "
                           "cellpadding=\"3\"><thead><tr><th></th>");
    for (const QString &name : comparison().names)
        html += QStringLiteral("<th align=\"left\">%1</th>").arg(escaped(name));
    html += QStringLiteral("</tr></thead>");
    for (int line = 0; line < m_model.rowCount(); ++line) {
        const CompareRow *row = m_model.rowAt(line);
        const QString label =
            escaped(m_model.headerData(line, Qt::Vertical, Qt::DisplayRole).toString());
        if (!row) {
            html += QStringLiteral("<tr><td class=\"group\" colspan=\"%1\">%2</td></tr>")
                        .arg(columns + 1)
                        .arg(label);
            continue;
        }
        html += QStringLiteral("<tr><td>%1%2</td>")
                    .arg(row->matters ? QStringLiteral("≠ ") : QString(), label);
        for (int column = 0; column < columns; ++column) {
            const bool best = row->cells[column].best;
            html += QStringLiteral("<td%1>%2%3</td>")
                        .arg(best ? QStringLiteral(" class=\"best\"") : QString(),
                             best                           ? QStringLiteral("★ ")
                             : row->cells[column].unchecked ? uncheckedSign()
                                                            : QString(),
                             escaped(m_model.wholeText(*row, row->cells[column])));
        }
        html += QStringLiteral("</tr>");
    }
    html += QStringLiteral("</table>");
    const bool anyUnchecked = std::ranges::any_of(comparison().rows, [](const CompareRow &row) {
        return std::ranges::any_of(row.cells, &CompareCell::unchecked);
    });
    return anyUnchecked ? html + QStringLiteral("<p>%1</p>").arg(escaped(uncheckedMeaning()))
                        : html;
}

void CompareView::paint(QPagedPaintDevice &device) const
{
    PaperWriter paper(device, tableLanguageOf(WindowLanguage::inUse()));
    paper.add(html(), comparison().names.join(QStringLiteral(" · ")));
}

void CompareView::savePdf()
{
    const QString path = m_dialogs.saveFile(this, tr("Save the comparison"),
                                            datedName(tr("comparison"), QStringLiteral("pdf")),
                                            QStringLiteral("PDF (*.pdf)"));
    if (path.isEmpty())
        return;
    const QByteArray pdf = readablePdf([this](QPdfWriter &writer) {
        writer.setPageLayout(QPageLayout(
            QPageSize(QPageSize::A4), QPageLayout::Landscape,
            QMarginsF(marginMillimetres, marginMillimetres, marginMillimetres, marginMillimetres),
            QPageLayout::Millimeter));
        paint(writer);
    });
    const auto written = saveFile(path, [&](QFileDevice &file) -> Result<qsizetype> {
        return file.write(pdf) == pdf.size() ? Result<qsizetype>(pdf.size())
                                             : failure(ErrorCode::FileNotWritable);
    });
    if (!written)
        m_dialogs.error(this, tr("The file could not be written."), written.error());
}

} // namespace Bole
