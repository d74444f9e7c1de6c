// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shortlist/applicantpicker.h"

#include "model/review/rounding.h"
#include "views/common/theme.h"
#include "views/common/uncheckedmark.h"
#include "views/common/usable.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace Bole {

ApplicantPicker::ApplicantPicker(const QList<PersonRow> &people, const QList<ApplicantId> &already,
                                 int most, QWidget *parent)
    : QDialog(parent),
      m_most(most),
      m_filter(new QLineEdit),
      m_list(new QListWidget),
      m_hint(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setWindowTitle(tr("Choose applicants"));
    resize(56 * Grid, 64 * Grid);
    m_filter->setPlaceholderText(tr("Filter by name or school"));
    m_filter->setAccessibleName(tr("Filter by name or school"));
    m_filter->setClearButtonEnabled(true);
    m_list->setAccessibleName(tr("Applicants, the best first"));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Add"));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_filter);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_hint);
    layout->addWidget(m_buttons);
    fill(people, already);
    count();
    connect(m_filter, &QLineEdit::textChanged, this, &ApplicantPicker::filter);
    connect(m_list, &QListWidget::itemChanged, this, &ApplicantPicker::count);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] {
        accept();
        emit chosen(m_chosen);
    });
}

static QString totalOf(const ApplicantScores &scores)
{
    return (scores.isUnchecked() ? uncheckedSign() : QString()) + shownNumber(*scores.total);
}

void ApplicantPicker::fill(const QList<PersonRow> &people, const QList<ApplicantId> &already)
{
    for (const PersonRow &row : people) {
        if (already.contains(row.facts.id))
            continue;
        QStringList parts{row.facts.name, row.facts.nameOther, row.facts.institution,
                          row.scores.total ? totalOf(row.scores) : QString()};
        parts.removeIf([](const QString &part) { return part.isEmpty(); });
        auto *item = new QListWidgetItem(parts.join(QStringLiteral(" · ")), m_list);
        item->setData(Qt::UserRole, row.facts.id.value);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
}

void ApplicantPicker::filter(const QString &text)
{
    for (int i = 0; i < m_list->count(); ++i)
        m_list->item(i)->setHidden(!m_list->item(i)->text().contains(text, Qt::CaseInsensitive));
}

void ApplicantPicker::count()
{
    for (int i = 0; i < m_list->count(); ++i) {
        const ApplicantId id{m_list->item(i)->data(Qt::UserRole).toLongLong()};
        const bool ticked = m_list->item(i)->checkState() == Qt::Checked;
        if (ticked && !m_chosen.contains(id))
            m_chosen.append(id);
        else if (!ticked)
            m_chosen.removeAll(id);
    }
    const bool tooMany = m_most > 0 && m_chosen.size() > m_most;
    m_hint->setText(tooMany ? tr("At most %n can be chosen.", nullptr, m_most)
                            : tr("%n chosen", nullptr, int(m_chosen.size())));
    setUsable(m_buttons->button(QDialogButtonBox::Ok), !m_chosen.isEmpty() && !tooMany,
              tooMany ? m_hint->text() : tr("Tick somebody first."));
}

} // namespace Bole
