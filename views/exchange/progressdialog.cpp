// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/exchange/progressdialog.h"

#include "model/committee/deskhub.h"
#include "model/desk/desk.h"
#include "model/desk/deskexchange.h"
#include "views/common/opendesk.h"
#include "views/exchange/hubwords.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

enum Column { Name, ToRead, Opened, Started, Submitted, State, LastWork, Arrived, AtHub, Columns };

QString moment(const QDateTime &time)
{
    return time.isValid() ? QLocale().toString(time.toLocalTime(), QLocale::ShortFormat) : u"–"_s;
}

} // namespace

ProgressDialog::ProgressDialog(OpenDesk &openDesk, DeskHub *hub, QWidget *parent)
    : QDialog(parent),
      m_openDesk(openDesk),
      m_hub(hub),
      m_table(new QTableWidget(0, Columns)),
      m_agreementTitle(new QLabel),
      m_agreement(new QLabel),
      m_close(new QPushButton)
{
    m_table->setObjectName(u"progress-table"_s);
    m_agreement->setObjectName(u"agreement"_s);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_agreement->setWordWrap(true);
    m_agreement->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    QFont bold = m_agreementTitle->font();
    bold.setBold(true);
    m_agreementTitle->setFont(bold);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_table, 1);
    column->addWidget(m_agreementTitle);
    column->addWidget(m_agreement);
    column->addLayout(buttons);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    resize(1000, 480);
    retranslate();
    if (m_hub) {
        connect(m_hub, &DeskHub::changed, this, &ProgressDialog::fill);
        connect(m_hub, &DeskHub::arrived, this, &ProgressDialog::fill);
        m_hub->tryAgain(); // who is here now
    }
}

/// What they have sent and who is there, as the hub knows it.
QString ProgressDialog::atTheHub(const MemberProgress &one) const
{
    const QList<HubColleague> people = m_hub ? m_hub->colleagues() : QList<HubColleague>();
    const auto found = std::ranges::find(people, one.reviewer, &HubColleague::reviewer);
    return found == people.end() ? u"–"_s : hubProgressText(*found);
}

void ProgressDialog::fillRow(int row, const MemberProgress &one)
{
    const QString state = one.toRead == 0               ? tr("nothing to read")
                          : one.submitted >= one.toRead ? tr("✓ done")
                          : one.isBehind                ? tr("▲ behind")
                                                        : tr("● under way");
    const QString cells[Columns] = {one.isMe ? tr("%1 (you)").arg(one.name) : one.name,
                                    QString::number(one.toRead),
                                    QString::number(one.opened),
                                    QString::number(one.started),
                                    QString::number(one.submitted),
                                    state,
                                    moment(one.lastWork),
                                    one.isMe ? tr("this file")
                                             : moment(one.lastPackage.value_or(QDateTime())),
                                    atTheHub(one)};
    for (int column = 0; column < Columns; ++column) {
        auto *item = new QTableWidgetItem(cells[column]);
        if (column >= ToRead && column <= Submitted)
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_table->setItem(row, column, item);
    }
}

void ProgressDialog::fill()
{
    if (!m_openDesk.desk())
        return;
    const auto members = m_openDesk.desk()->exchange().progress();
    m_table->setRowCount(members ? int(members->size()) : 0);
    for (int row = 0; row < m_table->rowCount(); ++row)
        fillRow(row, members->at(row));
    m_table->setColumnHidden(AtHub, !m_hub || m_hub->address().isEmpty());
    const auto agreement = m_openDesk.desk()->exchange().agreement();
    m_agreement->setText(agreement ? agreementText(*agreement) : tr("There are no scores yet."));
}

QString ProgressDialog::agreementText(const AgreementReport &report) const
{
    if (report.shared == 0)
        return tr("No applicant has two submitted reviews that you may see yet.");
    const QLocale locale;
    QStringList lines{tr("%n applicant(s) have two reviews or more.", nullptr, report.shared)};
    if (report.pairs > 0)
        lines.append(tr("Of %1 pairs of levels %2 are the same and %3 at most one apart.")
                         .arg(report.pairs)
                         .arg(report.exact)
                         .arg(report.withinOne));
    if (report.alpha && report.interval)
        lines.append(tr("Krippendorff's alpha is %1; in 95 of 100 such committees it would lie "
                        "between %2 and %3.")
                         .arg(locale.toString(*report.alpha, 'f', 2),
                              locale.toString(report.interval->first, 'f', 2),
                              locale.toString(report.interval->second, 'f', 2)));
    else if (report.alpha)
        lines.append(tr("Krippendorff's alpha is %1; there are too few applicants for an interval.")
                         .arg(locale.toString(*report.alpha, 'f', 2)));
    QStringList gaps;
    for (const AgreementReport::Gap &gap : report.widest)
        gaps.append(tr("%1 (%2 to %3)")
                        .arg(gap.name, locale.toString(gap.least, 'f', 2),
                             locale.toString(gap.most, 'f', 2)));
    if (!gaps.isEmpty())
        lines.append(tr("Furthest apart: %1").arg(gaps.join(tr(", "))));
    return lines.join(u'\n');
}

void ProgressDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ProgressDialog::retranslate()
{
    setWindowTitle(tr("Progress of the committee"));
    m_table->setHorizontalHeaderLabels({tr("Reviewer"), tr("To read"), tr("Opened"), tr("Begun"),
                                        tr("Submitted"), tr("State"), tr("Last worked"),
                                        tr("Last package from them"), tr("At the hub")});
    m_table->setAccessibleName(tr("Progress of the committee"));
    m_agreementTitle->setText(tr("How far the reviewers agree"));
    m_close->setText(tr("Close"));
    fill();
}

} // namespace Bole
