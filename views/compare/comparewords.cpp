// SPDX-License-Identifier: GPL-3.0-or-later
// What the comparison says.
#include "views/compare/compareview.h"

#include "model/shortlist/cell.h"
#include "views/common/emptystate.h"
#include "views/common/spokencell.h"
#include "views/common/uncheckedmark.h"
#include "views/compare/comparetable.h"
#include "views/fields/fieldlabels.h"
#include "views/shortlist/shortlistdelegate.h"

#include <QAction>
#include <QPushButton>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>

#include <algorithm>

namespace Bole {

void CompareView::retranslate()
{
    m_add->setText(tr("Add Applicants…"));
    m_empty->findChild<QAction *>()->setText(m_add->text());
    m_clear->setText(tr("Clear"));
    m_layout->setText(tr("Layout") + QStringLiteral(" ▾"));
    m_layout->setToolTip(tr("Which rows are shown in which order"));
    m_csv->setText(tr("Save as CSV…"));
    m_pdf->setText(tr("Save as PDF…"));
    m_print->setText(tr("Print…"));
    m_table->setAccessibleName(tr("Comparison"));
    m_cell->setAccessibleName(tr("The chosen cell"));
    m_name->setToolTip(tr("Comparisons that the season keeps by name"));
    m_model.setWords(
        {[this](CompareRow::Group group, int folded) { return groupLabel(group, folded); },
         [this](const CompareRow &row) { return rowLabel(row); },
         [this](const CompareRow &row, const CompareCell &cell) { return cellWords(row, cell); },
         [this](const CompareRow &row, const CompareCell &cell) { return explanation(row, cell); },
         [this](const CompareRow &row) { return markWords(row); },
         [this](const QModelIndex &index) {
             return spokenWords(index);
         }});
    reload();
}

/// What must be known of the whole comparison.
QStringList CompareView::notices() const
{
    QStringList lines;
    if (comparison().mixesRubrics)
        lines << tr("These applicants were scored under different versions of the rubric: "
                    "their scores may not mean the same.");
    if (const QStringList &closed = comparison().closed; !closed.isEmpty())
        lines << tr("Closed to you by a conflict of interest: %1.")
                     .arg(closed.join(tr(", ", "between names")));
    return lines;
}

static QString groupWord(CompareRow::Group group)
{
    switch (group) {
    case CompareRow::Group::Education:
        return CompareView::tr("Education");
    case CompareRow::Group::Tests:
        return CompareView::tr("Tests");
    case CompareRow::Group::Experience:
        return CompareView::tr("Experience");
    case CompareRow::Group::Publications:
        return CompareView::tr("Publications");
    case CompareRow::Group::Awards:
        return CompareView::tr("Awards");
    case CompareRow::Group::Own:
        return CompareView::tr("Our own fields");
    case CompareRow::Group::Scores:
        return CompareView::tr("Scores");
    case CompareRow::Group::Notes:
        return CompareView::tr("Notes");
    }
    return {};
}

QString CompareView::groupLabel(CompareRow::Group group, int folded) const
{
    return folded == 0 ? groupWord(group)
                       : tr("%1 (%n equal row(s) folded away)", "a group of rows", folded)
                             .arg(groupWord(group));
}

/// What the signs before a row's name mean.
QString CompareView::markWords(const CompareRow &row) const
{
    QStringList lines;
    if (row.matters)
        lines << tr("≠ A large difference");
    if (row.lacks)
        lines << tr("○ Somebody has nothing here where others have something");
    if (row.isUnchecked())
        lines << uncheckedSign() + uncheckedMeaning();
    if (row.hasDetails())
        lines << tr("Click to fold or unfold the titles");
    return lines.join(u'\n');
}

/// A cell with its row's name; whose it is says the heading of its column.
QString CompareView::spokenWords(const QModelIndex &index) const
{
    const QString name = m_model.headerData(index.row(), Qt::Vertical, Qt::DisplayRole).toString();
    if (index.data(CompareModel::HeadingRole).toBool())
        return name;
    QStringList parts{index.data().toString()};
    if (index.data(CompareModel::BestRole).toBool())
        parts << tr("the best of the row");
    return spokenCell(name, spokenParts(parts), index.data(CompareModel::UncheckedRole).toBool());
}

QString CompareView::rowLabel(const CompareRow &row) const
{
    using enum CompareRow::Kind;
    const auto level = [&row] {
        const QString label = choiceLabel(row.subject);
        return row.number > 1 ? tr("%1 (%2)", "a level, how manieth").arg(label).arg(row.number)
                              : label;
    };
    switch (row.kind) {
    case Institution:
        return level();
    case Gpa:
        return tr("%1: GPA", "a level").arg(level());
    case ClassRank:
        return tr("%1: rank", "a level").arg(level());
    case Experience:
        return choiceLabel(row.subject);
    case Publications:
        return tr("Number");
    case FirstAuthor:
        return tr("As first author");
    case EnglishTest:
        return tr("English test");
    case PaperList:
        return row.subject.isEmpty() ? tr("On no list") : row.subject;
    case Awards:
        return choiceLabel(row.subject);
    case Total: // by a formula, or the mean of what reviewers gave
        return std::ranges::all_of(row.cells,
                                   [](const CompareCell &cell) { return cell.lines.isEmpty(); })
                   ? tr("Weighted total")
                   : tr("Total");
    case Recommended:
        return tr("Recommendation");
    case Decided:
        return tr("Committee's decision");
    case ReviewerTotal:
        return tr("Total by %1").arg(row.subject);
    case Test:
    case Criterion:
    case OwnField:
    case Roster:
    case Note:
        break;
    }
    return row.subject;
}

/// Without what is folded away, and without the original of a name, which is there on hover.
QString CompareView::cellWords(const CompareRow &row, const CompareCell &cell) const
{
    using enum CompareRow::Kind;
    if (row.kind == Recommended || row.kind == Decided)
        return decisionLabel(cell.text);
    const QString text = row.kind == PaperList && cell.firsts > 0
                             ? tr("%1 (%2 as first author)").arg(cell.text).arg(cell.firsts)
                             : cell.text;
    QStringList parts{text};
    parts.removeAll(QString());
    return (parts + cell.lines).join(u'\n');
}

/// "骆见川 4, Honora Vantongeren 5"
QString CompareView::partWords(const CompareCell &cell) const
{
    QStringList parts;
    for (const auto &[name, value] : cell.parts)
        parts << name + u' ' + numberText(value);
    return parts.join(QStringLiteral(", "));
}

QString CompareView::explanation(const CompareRow &row, const CompareCell &cell) const
{
    using enum CompareRow::Kind;
    QStringList lines;
    const bool ofScale = cell.value && cell.printed && cell.scale;
    const QString percent = cell.value ? QString::number(*cell.value, 'f', 1) : QString();
    if (row.kind == Gpa && ofScale)
        lines << tr("%1 of %2 = %3%; not an official conversion")
                     .arg(numberText(*cell.printed), numberText(*cell.scale), percent);
    else if (row.kind == Gpa && cell.value)
        lines << tr("%1 read as out of 100: no scale is printed").arg(cell.text);
    else if (row.kind == ClassRank && ofScale)
        lines << tr("Place %1 of %2 is among the first %3%")
                     .arg(numberText(*cell.printed), numberText(*cell.scale), percent);
    else if (row.kind == Total && !cell.parts.isEmpty())
        lines << tr("The mean of the weighted totals of the submitted reviews that you may see: %1")
                     .arg(partWords(cell));
    else if (row.kind == Criterion && cell.value)
        lines << tr("The mean of: %1").arg(partWords(cell));
    else if (row.kind == ReviewerTotal && cell.value)
        lines << tr("The levels given, each times its criterion's weight, divided by the weights");
    else if (row.kind == FirstAuthor && cell.value)
        lines << tr("First in the list of authors, or marked as equal first");
    else if (row.kind == PaperList && cell.value)
        lines << tr("Papers by list; in brackets the applicant's place among the authors");
    else if (row.kind == EnglishTest && cell.isEquivalent)
        lines << tr("≈ is what the makers of the test call equal; no school need take it so");
    if (cell.unchecked)
        lines << uncheckedMeaning();
    if (!cell.original.isEmpty())
        lines << tr("As printed: %1").arg(cell.original);
    if (!cell.places.isEmpty())
        lines << tr("Press Enter to see it in the document");
    return lines.join(u'\n');
}

/// The chosen cell with all that is in it: what is long can be read here, and a click on it leads
/// to its place in the document.
QString CompareView::cellHtml(const CompareRow &row, const CompareCell &cell) const
{
    const auto escaped = [](const QString &text) {
        return text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br/>"));
    };
    QString html = QStringLiteral("<p><b>%1</b>&nbsp; %2</p>")
                       .arg(escaped(rowLabel(row)), escaped(cellWords(row, cell)));
    for (qsizetype i = 0; i < cell.details.size(); ++i) {
        const QString text = escaped(cell.details[i].text);
        html += cell.details[i].places.isEmpty()
                    ? QStringLiteral("<p style='margin:2px'>• %1</p>").arg(text)
                    : QStringLiteral("<p style='margin:2px'>• <a href='detail:%1'>%2</a></p>")
                          .arg(i)
                          .arg(text);
    }
    const QString about = explanation(row, cell);
    if (!about.isEmpty())
        html += QStringLiteral("<p>%1</p>").arg(escaped(about));
    if (cell.details.isEmpty() && !cell.places.isEmpty())
        html += QStringLiteral("<p><a href='cell:'>%1</a></p>")
                    .arg(escaped(tr("Show it in the document")));
    return html;
}

void CompareView::showCell()
{
    const QModelIndex index = m_table->currentIndex();
    const CompareRow *row = index.isValid() ? m_model.rowAt(index.row()) : nullptr;
    m_cell->setHtml(row ? cellHtml(*row, row->cells[index.column()])
                        : QStringLiteral("<p>%1</p>")
                              .arg(tr("Choose a cell to read all that is in it; a click on a paper "
                                      "or prize leads to its place in the document.")
                                       .toHtmlEscaped()));
}

void CompareView::openDetail(const QUrl &link)
{
    const QModelIndex index = m_table->currentIndex();
    const CompareRow *row = index.isValid() ? m_model.rowAt(index.row()) : nullptr;
    if (!row)
        return;
    const CompareCell &cell = row->cells[index.column()];
    const qsizetype at = link.path().toInt();
    if (link.scheme() == QLatin1StringView("detail") && at < cell.details.size())
        open(index, cell.details[at].places);
    else
        openCell(index);
}

} // namespace Bole
