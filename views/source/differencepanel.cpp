// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/source/differencepanel.h"

#include "model/desk/desk.h"
#include "model/desk/deskrecords.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/common/theme.h"
#include "views/common/usable.h"
#include "views/fields/differencewords.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

enum Column { What, Now, New };

} // namespace

DifferencePanel::DifferencePanel(OpenDesk &openDesk, ReadingPosition &position, Dialogs &dialogs,
                                 QWidget *parent)
    : QWidget(parent),
      m_openDesk(openDesk),
      m_position(position),
      m_dialogs(dialogs),
      m_heading(new QLabel(this)),
      m_list(new QTreeWidget(this)),
      m_accept(new QPushButton(this)),
      m_acceptAll(new QPushButton(this)),
      m_close(new QPushButton(this))
{
    m_heading->setWordWrap(true);
    m_list->setObjectName(u"differences"_s);
    m_list->setRootIsDecorated(false);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformRowHeights(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->installEventFilter(this);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_accept);
    buttons->addWidget(m_acceptAll);
    buttons->addStretch();
    buttons->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Grid, Grid, Grid, Grid);
    column->setSpacing(Grid);
    column->addWidget(m_heading);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    setFocusProxy(m_list);
    connect(m_accept, &QPushButton::clicked, this, &DifferencePanel::acceptSelected);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &DifferencePanel::describeAccept);
    connect(m_acceptAll, &QPushButton::clicked, this, &DifferencePanel::acceptAll);
    connect(m_close, &QPushButton::clicked, this, &DifferencePanel::dismiss);
    // Where it stands, in the fields and on the page, while one thinks about it.
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        if (item && m_list->hasFocus())
            m_position.focusField(item->data(What, Qt::UserRole).toString());
    });
    hide();
    retranslate();
}

void DifferencePanel::showFor(ApplicantId applicant)
{
    m_applicant = applicant;
    refresh();
    if (count() > 0 && m_list->topLevelItem(0))
        m_list->setCurrentItem(m_list->topLevelItem(0));
}

void DifferencePanel::refresh()
{
    m_rows.clear();
    const Desk *desk = m_openDesk.desk();
    if (desk && m_applicant.isValid() && m_applicant == m_position.applicant())
        m_rows = desk->records().differences(m_applicant);
    fill();
    setVisible(!m_rows.isEmpty());
    if (m_rows.isEmpty())
        m_applicant = {};
}

void DifferencePanel::fill()
{
    const int current = m_list->indexOfTopLevelItem(m_list->currentItem());
    m_list->clear();
    for (const ReadingDifference &difference : std::as_const(m_rows)) {
        auto *item = new QTreeWidgetItem(m_list);
        const QStringList texts{differenceTitle(difference),
                                differenceValue(difference, difference.before),
                                differenceValue(difference, difference.after)};
        for (int column = 0; column < texts.size(); ++column) {
            item->setText(column, texts[column]);
            item->setToolTip(column, texts[column]);
        }
        item->setData(What, Qt::UserRole, difference.pointer);
    }
    m_heading->setText(tr("The new reading differs in %n value(s). What somebody confirmed or "
                          "corrected stays as it is.",
                          nullptr, count()));
    if (QTreeWidgetItem *next = m_list->topLevelItem(std::min(current, count() - 1)))
        m_list->setCurrentItem(next);
}

void DifferencePanel::acceptSelected()
{
    QList<ReadingDifference> chosen;
    for (int row = 0; row < count(); ++row) {
        if (m_list->topLevelItem(row)->isSelected())
            chosen.append(m_rows[row]);
    }
    if (const Desk *desk = m_openDesk.desk(); desk && !chosen.isEmpty())
        tell(desk->records().accept(m_applicant, chosen));
}

void DifferencePanel::acceptAll()
{
    if (const Desk *desk = m_openDesk.desk())
        tell(desk->records().acceptAll(m_applicant));
}

void DifferencePanel::tell(const Result<WorkKeeper::Outcome> &accepted)
{
    if (!accepted)
        m_dialogs.error(this, tr("The change could not be saved."), accepted.error());
    refresh();
}

void DifferencePanel::describeAccept()
{
    const int selected = int(m_list->selectedItems().size());
    m_accept->setText(selected > 1 ? tr("Accept %n Selected", nullptr, selected) : tr("Accept"));
    m_accept->setToolTip(tr("Take over what is selected (Enter); Ctrl or Shift selects several"));
    setUsable(m_accept, selected > 0, tr("Select a difference first."));
}

void DifferencePanel::dismiss()
{
    m_applicant = {};
    refresh();
    emit closed();
}

bool DifferencePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            acceptSelected();
            return true;
        }
        if (key == Qt::Key_Escape) {
            dismiss();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void DifferencePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void DifferencePanel::retranslate()
{
    m_list->setHeaderLabels({tr("Value"), tr("Now"), tr("New reading")});
    m_list->setAccessibleName(tr("Differences of the new reading"));
    m_acceptAll->setText(tr("Accept All"));
    m_close->setText(tr("Leave as It Is"));
    fill();
    describeAccept();
}

} // namespace Bole
