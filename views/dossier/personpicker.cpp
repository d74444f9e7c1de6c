// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dossier/personpicker.h"

#include "model/desk/desk.h"
#include "model/desk/deskapplicants.h"
#include "model/desk/deskcommittee.h"
#include "views/common/theme.h"
#include "views/common/usable.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSet>
#include <QVBoxLayout>

namespace Bole {

namespace {

QString lineOf(const ApplicantRow &row)
{
    QStringList parts{row.number, row.name, row.nameOther, row.institution};
    parts.removeIf([](const QString &part) { return part.isEmpty(); });
    return parts.join(QStringLiteral(" · "));
}

} // namespace

PersonPicker::PersonPicker(const Desk &desk, const QString &title, const QString &explanation,
                           ApplicantId except, const QList<ApplicantId> &first, QWidget *parent)
    : QDialog(parent),
      m_filter(new QLineEdit),
      m_list(new QListWidget),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setObjectName(QStringLiteral("personPicker"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    resize(56 * Grid, 56 * Grid);
    auto *label = new QLabel(explanation);
    label->setWordWrap(true);
    m_filter->setPlaceholderText(tr("Name, school or number"));
    m_filter->setAccessibleName(tr("Name, school or number"));
    m_filter->setClearButtonEnabled(true);
    m_filter->installEventFilter(this);
    m_list->setAccessibleName(tr("Applicants"));
    m_list->setUniformItemSizes(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    layout->addWidget(label);
    layout->addWidget(m_filter);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_buttons);
    QSet<ApplicantId> offered{except};
    for (const QList<ApplicantId> &some : {first, desk.committee().applicants()}) {
        const auto rows = desk.applicants().rows(some).value_or(QList<ApplicantRow>());
        for (const ApplicantRow &row : rows) {
            if (offered.contains(row.id))
                continue;
            offered.insert(row.id);
            auto *item = new QListWidgetItem(lineOf(row), m_list);
            item->setData(Qt::UserRole, row.id.value);
        }
    }
    m_list->setCurrentRow(0);
    connect(m_filter, &QLineEdit::textChanged, this, &PersonPicker::filter);
    connect(m_list, &QListWidget::itemActivated, this, &PersonPicker::take);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &PersonPicker::take);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    allowTaking(m_list->count() > 0);
}

void PersonPicker::offerNobody(const QString &text)
{
    auto *item = new QListWidgetItem(text);
    item->setData(Qt::UserRole, 0);
    m_list->insertItem(0, item);
    allowTaking(true);
}

void PersonPicker::allowTaking(bool isAnybodyThere)
{
    setUsable(m_buttons->button(QDialogButtonBox::Ok), isAnybodyThere,
              tr("Nobody here to choose from."));
}

void PersonPicker::filter(const QString &text)
{
    int shown = -1;
    for (int row = m_list->count() - 1; row >= 0; --row) {
        const bool matches = m_list->item(row)->text().contains(text, Qt::CaseInsensitive);
        m_list->item(row)->setHidden(!matches);
        shown = matches ? row : shown;
    }
    m_list->setCurrentRow(shown);
    allowTaking(shown >= 0);
}

void PersonPicker::take()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item || item->isHidden())
        return;
    const ApplicantId applicant{item->data(Qt::UserRole).toLongLong()};
    accept();
    emit chosen(applicant);
}

/// The arrows move in the list while one types.
bool PersonPicker::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_filter && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            m_list->setFocus();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace Bole
