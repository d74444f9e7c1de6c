// SPDX-License-Identifier: GPL-3.0-or-later
// What the comparison says.
#include "views/compare/compareview.h"

#include "model/shortlist/cell.h"
#include "views/common/uncheckedmark.h"
#include "views/compare/comparetable.h"
#include "views/fields/fieldlabels.h"
#include "views/shortlist/shortlistdelegate.h"

#include <QPushButton>
#include <QToolButton>

namespace Bole {

void CompareView::retranslate()
{
    m_add->setText(tr("Add Applicants…"));
    m_clear->setText(tr("Clear"));
    m_layout->setText(tr("Layout") + QStringLiteral(" ▾"));
    m_layout->setToolTip(tr("Which rows are shown in which order"));
    m_csv->setText(tr("Save as CSV…"));
    m_pdf->setText(tr("Save as PDF…"));
    m_print->setText(tr("Print…"));
    m_notice->setText(tr("These applicants were scored under different versions of the rubric: "
                         "their scores may not mean the same."));
    m_table->setAccessibleName(tr("Comparison"));
    m_model.setWords(
        {[this](CompareRow::Group group) { return groupLabel(group); },
         [this](const CompareRow &row) { return rowLabel(row); },
         [this](const CompareRow &row, const CompareCell &cell) { return cellWords(row, cell); },
         [this](const CompareRow &row, const CompareCell &cell) {
             return explanation(row, cell);
         }});
    reload();
}

QString CompareView::groupLabel(CompareRow::Group group) const
{
    switch (group) {
    case CompareRow::Group::Education:
        return tr("Education");
    case CompareRow::Group::Tests:
        return tr("Tests");
    case CompareRow::Group::Experience:
        return tr("Experience");
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
    case Tier:
        return row.subject.isEmpty() ? tr("Others") : row.subject;
    case Awards:
        return tr("Awards");
    case Total:
        return tr("Weighted total");
    case Recommended:
        return tr("Recommendation");
    case Decided:
        return tr("Committee's decision");
    case ReviewerTotal:
        return tr("Total by %1").arg(row.subject);
    case Test:
    case Criterion:
    case Note:
        break;
    }
    return row.subject;
}

QString CompareView::cellWords(const CompareRow &row, const CompareCell &cell) const
{
    const bool isDecision =
        row.kind == CompareRow::Kind::Recommended || row.kind == CompareRow::Kind::Decided;
    return isDecision ? decisionLabel(cell.text) : cellText(cell);
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
        lines << tr("%1 of %2 = %3 %; not an official conversion")
                     .arg(numberText(*cell.printed), numberText(*cell.scale), percent);
    else if (row.kind == Gpa && cell.value)
        lines << tr("%1 read as out of 100: no scale is printed").arg(cell.text);
    else if (row.kind == ClassRank && ofScale)
        lines << tr("Place %1 of %2 is within the first %3 %")
                     .arg(numberText(*cell.printed), numberText(*cell.scale), percent);
    else if (row.kind == Total && cell.value)
        lines << tr("The mean of the weighted totals of the submitted reviews that you may see: %1")
                     .arg(partWords(cell));
    else if (row.kind == Criterion && cell.value)
        lines << tr("The mean of: %1").arg(partWords(cell));
    else if (row.kind == ReviewerTotal && cell.value)
        lines << tr("The levels given, each times its criterion's weight, divided by the weights");
    else if (row.kind == FirstAuthor && cell.value)
        lines << tr("First in the list of authors, or marked as equal first");
    else if (row.kind == Tier && cell.value)
        lines << tr("Papers by tier; in brackets the applicant's place among the authors");
    if (cell.unchecked)
        lines << uncheckedMeaning();
    if (!cell.original.isEmpty())
        lines << tr("As printed: %1").arg(cell.original);
    if (!cell.places.isEmpty())
        lines << tr("Press Enter to see it in the document");
    return lines.join(u'\n');
}

} // namespace Bole
