// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shortlist/decidedialog.h"

#include "model/shortlist/listnumbers.h"
#include "views/common/dialogs.h"
#include "views/common/theme.h"
#include "views/common/usable.h"
#include "views/shortlist/shortlistdelegate.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace Bole {

namespace {

enum Column {
    PlaceColumn,
    NameColumn,
    PartColumn,
    NowColumn,
    ThenColumn,
    ReplaceColumn,
    ColumnCount
};

constexpr Decision choices[] = {Decision::Admit, Decision::Interview, Decision::Wait,
                                Decision::Reject, Decision::Undecided};

QString partWord(ListPart part)
{
    switch (part) {
    case ListPart::Within:
        return DecideDialog::tr("Within the quota");
    case ListPart::Waiting:
        return DecideDialog::tr("On the waiting list");
    case ListPart::Below:
        return DecideDialog::tr("The rest");
    case ListPart::Declined:
        return DecideDialog::tr("Declined the offer");
    case ListPart::None:
        break;
    }
    return DecideDialog::tr("Everybody on the list");
}

/// What a part usually gets. Nobody is rejected without being asked for.
std::optional<Decision> usualFor(ListPart part)
{
    switch (part) {
    case ListPart::Within:
        return Decision::Admit;
    case ListPart::Waiting:
        return Decision::Wait;
    default:
        return std::nullopt;
    }
}

} // namespace

DecideDialog::DecideDialog(const Shortlist &list, const DecisionSheet &now, Dialogs &dialogs,
                           QWidget *parent, const QSet<ApplicantId> &withoutPlace)
    : QDialog(parent),
      m_list(list),
      m_sheet(now),
      m_withoutPlace(withoutPlace),
      m_dialogs(dialogs),
      m_reason(new QLineEdit),
      m_table(new QTableWidget(0, ColumnCount)),
      m_summary(new QLabel),
      m_decide(new QPushButton)
{
    setObjectName(QStringLiteral("decide-dialog"));
    setWindowTitle(tr("Decide for all on “%1”").arg(list.name));
    resize(760, 560);
    build();
    plan();
}

void DecideDialog::build()
{
    auto *form = new QFormLayout;
    for (const ListPart part : partsOf(m_list, m_sheet.declined, m_withoutPlace))
        addPart(part, form);
    m_reason->setObjectName(QStringLiteral("decide-reason"));
    m_reason->setPlaceholderText(tr("A rejection needs a reason"));
    form->addRow(tr("Reason"), m_reason);
    m_table->setObjectName(QStringLiteral("decide-table"));
    m_table->setAccessibleName(tr("Who gets what"));
    m_table->setHorizontalHeaderLabels(
        {tr("Place"), tr("Name"), tr("Part of the list"), tr("Now"), tr("Then"), tr("Replace")});
    m_table->verticalHeader()->hide();
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    m_summary->setWordWrap(true);
    m_summary->setObjectName(QStringLiteral("decide-summary"));
    auto *cancel = new QPushButton(tr("Cancel"));
    m_decide->setObjectName(QStringLiteral("decide-accept"));
    // Enter in the reason decides nothing.
    for (QPushButton *button : {m_decide, cancel})
        button->setAutoDefault(false);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_summary, 1);
    foot->addWidget(cancel);
    foot->addWidget(m_decide);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->addLayout(form);
    layout->addWidget(m_table, 1);
    layout->addLayout(foot);
    connect(m_reason, &QLineEdit::textChanged, this, &DecideDialog::showSummary);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_decide, &QPushButton::clicked, this, [this] {
        emit decided(chosen());
        accept();
    });
    connect(m_table, &QTableWidget::itemChanged, this, [this](QTableWidgetItem *item) {
        const ApplicantId applicant = m_plan[item->row()].applicant;
        if (item->checkState() == Qt::Checked)
            m_replaced.insert(applicant);
        else
            m_replaced.remove(applicant);
        plan();
    });
}

void DecideDialog::reject()
{
    // Saving is not offered: it would decide for everybody.
    const bool isTyped = !m_reason->text().trimmed().isEmpty();
    if (!isTyped || m_dialogs.question(this, {tr("Discard the reason that you typed?"),
                                              tr("Nothing has been decided."),
                                              {tr("Discard"), tr("Go On Editing")},
                                              1,
                                              true}) == 0)
        QDialog::reject();
}

void DecideDialog::addPart(ListPart part, QFormLayout *form)
{
    auto *box = new QComboBox;
    box->setObjectName(QStringLiteral("decide-") + nameOf(part));
    box->addItem(tr("Leave as it is"));
    for (const Decision decision : choices)
        box->addItem(decisionWord(decision), int(decision));
    if (const auto usual = usualFor(part))
        box->setCurrentIndex(box->findData(int(*usual)));
    const auto count = listParts(m_list, m_sheet.declined, m_withoutPlace).count(part);
    form->addRow(tr("%1 (%2)", "a part of a list, how many").arg(partWord(part)).arg(count), box);
    connect(box, &QComboBox::currentIndexChanged, this, &DecideDialog::plan);
    m_parts.insert(part, box);
}

void DecideDialog::plan()
{
    PartDecisions parts;
    for (auto it = m_parts.begin(); it != m_parts.end(); ++it) {
        if (const QVariant chosen = (*it)->currentData(); chosen.isValid())
            parts.insert(it.key(), Decision(chosen.toInt()));
    }
    m_plan =
        planDecisions(m_list, m_sheet.now, parts, m_sheet.closed, m_sheet.declined, m_withoutPlace);
    // Removed from the season since: nobody decides about them.
    m_plan.removeIf([this](const PlannedDecision &planned) {
        return !m_sheet.names.contains(planned.applicant);
    });
    const QSignalBlocker quiet(m_table);
    m_table->setRowCount(int(m_plan.size()));
    for (int row = 0; row < m_plan.size(); ++row)
        showRow(row, m_plan[row]);
    showSummary();
}

QString DecideDialog::outcome(const PlannedDecision &planned) const
{
    if (planned.isClosed)
        return tr("not by you: conflict of interest");
    if (planned.replaces() && !m_replaced.contains(planned.applicant))
        return tr("%1 (stays)", "a decision").arg(decisionWord(planned.now.decision));
    return decisionWord(planned.wanted.value_or(planned.now.decision));
}

void DecideDialog::showRow(int row, const PlannedDecision &planned)
{
    const QString texts[] = {
        planned.place > 0 ? QString::number(planned.place) : QStringLiteral("–"),
        m_sheet.names.value(planned.applicant),
        m_withoutPlace.contains(planned.applicant) ? tr("Takes no place: ruled out, or no total")
        : planned.part == ListPart::None           ? QString()
                                                   : partWord(planned.part),
        planned.isClosed ? QString() : decisionWord(planned.now.decision),
        outcome(planned),
        QString()};
    for (int column = 0; column < ColumnCount; ++column) {
        // The items stay: one of them may just be telling that it was ticked.
        if (!m_table->item(row, column))
            m_table->setItem(row, column, new QTableWidgetItem);
        QTableWidgetItem *item = m_table->item(row, column);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        item->setText(texts[column]);
        item->setToolTip(texts[column]);
    }
    const bool isTicked = m_replaced.contains(planned.applicant);
    const bool isMade = planned.changes() && (!planned.replaces() || isTicked);
    m_table->item(row, ThenColumn)->setFont(textFont(TextSize::Normal, isMade));
    QTableWidgetItem *box = m_table->item(row, ReplaceColumn);
    box->setData(Qt::CheckStateRole, QVariant());
    if (!planned.replaces())
        return;
    box->setFlags(box->flags() | Qt::ItemIsUserCheckable);
    box->setCheckState(isTicked ? Qt::Checked : Qt::Unchecked);
    box->setToolTip(tr("Ticked: the new decision takes the place of the one that is there"));
}

QList<NewDecision> DecideDialog::chosen() const
{
    return decisionsToMake(m_plan, m_replaced, m_reason->text());
}

void DecideDialog::showSummary()
{
    const QList<NewDecision> decisions = chosen();
    const auto kept = std::ranges::count_if(m_plan, [this](const PlannedDecision &planned) {
        return planned.replaces() && !m_replaced.contains(planned.applicant);
    });
    const bool lacksReason =
        m_reason->text().trimmed().isEmpty() &&
        std::ranges::contains(decisions, Decision::Reject, &NewDecision::decision);
    QStringList lines;
    if (kept > 0)
        lines << tr("%n applicant(s) have another decision and keep it unless ticked.", nullptr,
                    int(kept));
    if (lacksReason)
        lines << tr("A rejection needs a reason");
    if (decisions.isEmpty())
        lines << tr("Nothing would change.");
    m_summary->setText(lines.join(u'\n'));
    m_decide->setText(tr("Decide for %n Applicant(s)", nullptr, int(decisions.size())));
    setUsable(m_decide, !decisions.isEmpty() && !lacksReason, m_summary->text());
}

} // namespace Bole
