// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/applicants/reviewconditions.h"

#include "views/common/plainspinbox.h"
#include "views/common/reviewwords.h"
#include "views/common/theme.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

namespace Bole {

using namespace Qt::StringLiterals;

ReviewConditions::ReviewConditions(QWidget *parent)
    : QWidget(parent),
      m_form(new QFormLayout(this)),
      m_state(new QComboBox(this)),
      m_reader(new QComboBox(this)),
      m_total(new PlainSpinBox(this)),
      m_programme(new QLineEdit(this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setVerticalSpacing(Grid / 2);
    m_total->setRange(0, 1000);
    for (QWidget *row : {static_cast<QWidget *>(m_state), static_cast<QWidget *>(m_reader),
                         static_cast<QWidget *>(m_total), static_cast<QWidget *>(m_programme)})
        m_form->addRow(new QLabel(this), row);
    m_state->setObjectName(u"filter-my-review"_s);
    m_reader->setObjectName(u"filter-reader"_s);
    m_total->setObjectName(u"filter-total"_s);
    m_programme->setObjectName(u"filter-programme"_s);
    for (QComboBox *box : {m_state, m_reader})
        connect(box, &QComboBox::currentIndexChanged, this, &ReviewConditions::changed);
    connect(m_total, &QDoubleSpinBox::valueChanged, this, &ReviewConditions::changed);
    connect(m_programme, &QLineEdit::textChanged, this, &ReviewConditions::changed);
    retranslate();
}

void ReviewConditions::addTo(ApplicantFilter &filter) const
{
    if (const QString state = m_state->currentData().toString(); !state.isEmpty())
        filter.reviewStates = {state};
    filter.assignedTo = ReviewerId{m_reader->currentData().toLongLong()};
    if (m_total->value() > m_total->minimum())
        filter.totalAtLeast = m_total->value();
    filter.programme = m_programme->text().trimmed();
}

void ReviewConditions::setFrom(const ApplicantFilter &filter)
{
    m_state->setCurrentIndex(qMax(0, m_state->findData(filter.reviewStates.value(0))));
    if (filter.assignedTo.isValid() && m_reader->findData(filter.assignedTo.value) < 0)
        m_reader->addItem(tr("somebody who left"), filter.assignedTo.value);
    m_reader->setCurrentIndex(qMax(0, m_reader->findData(filter.assignedTo.value)));
    m_total->setValue(filter.totalAtLeast.value_or(m_total->minimum()));
    m_programme->setText(filter.programme);
}

void ReviewConditions::setReviewers(const QList<Reviewer> &reviewers)
{
    if (reviewers == m_reviewers)
        return;
    m_reviewers = reviewers;
    fillReaders();
}

void ReviewConditions::retranslate()
{
    const QStringList labels{tr("My review"), tr("Reviewer"), tr("Committee's score at least"),
                             tr("Programme")};
    for (int row = 0; row < labels.size(); ++row) {
        QWidget *field = m_form->itemAt(row, QFormLayout::FieldRole)->widget();
        static_cast<QLabel *>(m_form->labelForField(field))->setText(labels[row]);
        field->setAccessibleName(labels[row]);
    }
    m_total->setSpecialValueText(tr("any"));
    m_programme->setPlaceholderText(tr("any"));
    fillStates();
    fillReaders();
}

void ReviewConditions::fillStates()
{
    const QSignalBlocker quiet(m_state);
    const QString current = m_state->currentData().toString();
    m_state->clear();
    m_state->addItem(tr("any"), QString());
    m_state->addItem(tr("not begun"), u"none"_s);
    for (const ReviewState state :
         {ReviewState::Draft, ReviewState::Submitted, ReviewState::Skipped, ReviewState::Abstained,
          ReviewState::Conflict})
        m_state->addItem(ReviewWords::stateName(state), nameOf(state));
    m_state->setCurrentIndex(qMax(0, m_state->findData(current)));
}

void ReviewConditions::fillReaders()
{
    const QSignalBlocker quiet(m_reader);
    const qint64 current = m_reader->currentData().toLongLong();
    m_reader->clear();
    m_reader->addItem(tr("any"), qint64(0));
    for (const Reviewer &reviewer : std::as_const(m_reviewers))
        m_reader->addItem(reviewer.name, reviewer.id.value);
    m_reader->setCurrentIndex(qMax(0, m_reader->findData(current))); // it goes on filtering
}

} // namespace Bole
