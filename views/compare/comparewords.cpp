// SPDX-License-Identifier: GPL-3.0-or-later
// What the comparison says, on the screen and in its files.
#include "views/compare/compareview.h"

#include "model/shortlist/cell.h"
#include "model/shortlist/csvwriter.h"
#include "model/shortlist/savefile.h"
#include "views/common/dialogs.h"
#include "views/fields/fieldlabels.h"
#include "views/session.h"

#include <QBuffer>
#include <QFileDevice>
#include <QPageLayout>
#include <QPdfWriter>
#include <QPushButton>
#include <QTextDocument>
#include <QTreeWidget>

namespace Bole {

void CompareView::retranslate()
{
    m_add->setText(tr("Add Applicants…"));
    m_clear->setText(tr("Clear"));
    m_showAll->setText(tr("Show All Rows"));
    m_csv->setText(tr("Save as CSV…"));
    m_pdf->setText(tr("Save as PDF…"));
    m_notice->setText(tr("These applicants were scored under different versions of the rubric: "
                         "their scores may not mean the same."));
    m_tree->setAccessibleName(tr("Comparison"));
    reload();
}

QString CompareView::groupLabel(CompareRow::Group group) const
{
    switch (group) {
    case CompareRow::Group::Education:
        return tr("Education");
    case CompareRow::Group::Tests:
        return tr("Tests");
    case CompareRow::Group::Publications:
        return tr("Publications");
    case CompareRow::Group::Awards:
        return tr("Awards");
    case CompareRow::Group::Scores:
        return tr("Scores");
    case CompareRow::Group::Notes:
        return tr("Notes");
    }
    return {};
}

QString CompareView::rowLabel(const CompareRow &row) const
{
    using enum CompareRow::Kind;
    switch (row.kind) {
    case Institution:
        return choiceLabel(row.subject);
    case Gpa:
        return tr("%1: GPA", "a level").arg(choiceLabel(row.subject));
    case ClassRank:
        return tr("%1: rank", "a level").arg(choiceLabel(row.subject));
    case Publications:
        return tr("Number");
    case FirstAuthor:
        return tr("As first author");
    case Papers:
        return tr("Papers");
    case Awards:
        return tr("Number");
    case AwardTitles:
        return tr("Titles");
    case Total:
        return tr("Weighted total");
    case Decided:
        return tr("Decision");
    case Test:
    case Tier:
    case Criterion:
    case Note:
        break;
    }
    return row.subject;
}

QString CompareView::explanation(const CompareRow &row, const CompareCell &cell) const
{
    if (row.kind == CompareRow::Kind::Gpa && cell.value && cell.printed && cell.scale)
        return tr("%1 of %2 = %3 %; not an official conversion")
            .arg(numberText(*cell.printed), numberText(*cell.scale),
                 QString::number(*cell.value, 'f', 1));
    if (row.kind == CompareRow::Kind::ClassRank && cell.value && cell.printed && cell.scale)
        return tr("Place %1 of %2 is within the first %3 %")
            .arg(numberText(*cell.printed), numberText(*cell.scale),
                 QString::number(*cell.value, 'f', 1));
    if (row.kind == CompareRow::Kind::Total && cell.value)
        return tr("The mean of the weighted totals of the submitted reviews that you may see");
    return cell.places.isEmpty() ? QString() : tr("Press Enter to see it in the document");
}

QList<QStringList> CompareView::table() const
{
    QStringList labels;
    for (const CompareRow &row : m_comparison.rows)
        labels << rowLabel(row);
    return comparisonTable(m_comparison, labels);
}

void CompareView::saveCsv()
{
    const QString path = m_session.dialogs().saveFile(this, tr("Save the comparison"),
                                                      tr("comparison") + QStringLiteral(".csv"),
                                                      QStringLiteral("CSV (*.csv)"));
    if (path.isEmpty())
        return;
    const auto written = saveFile(path, [this](QFileDevice &file) -> Result<qsizetype> {
        CsvWriter writer(file, CsvProfile::Excel);
        const QList<QStringList> lines = table();
        for (const QStringList &line : lines) {
            QList<Cell> cells;
            for (const QString &text : line)
                cells << cell(text);
            if (!writer.write(cells))
                return failure(ErrorCode::FileNotWritable);
        }
        return writer.flush() ? Result<qsizetype>(lines.size())
                              : failure(ErrorCode::FileNotWritable);
    });
    if (!written)
        m_session.dialogs().error(this, tr("The file could not be written."), written.error());
}

void CompareView::savePdf()
{
    const QString path = m_session.dialogs().saveFile(this, tr("Save the comparison"),
                                                      tr("comparison") + QStringLiteral(".pdf"),
                                                      QStringLiteral("PDF (*.pdf)"));
    if (path.isEmpty())
        return;
    QString html = QStringLiteral("<table border='1' cellspacing='0' cellpadding='4'>");
    for (const QStringList &line : table()) {
        html += QStringLiteral("<tr>");
        for (const QString &text : line)
            html += QStringLiteral("<td>%1</td>")
                        .arg(text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br/>")));
        html += QStringLiteral("</tr>");
    }
    QTextDocument document;
    document.setDefaultFont(QFont(font().family(), 9));
    document.setHtml(html + QStringLiteral("</table>"));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageOrientation(QPageLayout::Landscape);
        document.print(&writer);
    }
    const auto written = saveFile(path, [&](QFileDevice &file) -> Result<qsizetype> {
        return file.write(buffer.data()) == buffer.size() ? Result<qsizetype>(buffer.size())
                                                          : failure(ErrorCode::FileNotWritable);
    });
    if (!written)
        m_session.dialogs().error(this, tr("The file could not be written."), written.error());
}

} // namespace Bole
