// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/applicants/sortbox.h"

#include "views/common/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>

namespace Bole {

using namespace Qt::StringLiterals;

SortBox::SortBox(QWidget *parent)
    : QWidget(parent), m_order(new QComboBox(this)), m_direction(new QToolButton(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    row->addWidget(m_order);
    row->addWidget(m_direction);
    m_order->setObjectName(u"list-order"_s);
    m_order->setFont(textFont(TextSize::Small));
    m_direction->setObjectName(u"list-direction"_s);
    m_direction->setCheckable(true);
    m_direction->setAutoRaise(true);
    retranslate();
    connect(m_order, &QComboBox::currentIndexChanged, this, [this] {
        const QSignalBlocker quiet(m_direction); // another order begins in its usual direction
        m_direction->setChecked(false);
        describe();
        emit sortChosen(sort());
    });
    connect(m_direction, &QToolButton::toggled, this, [this] {
        describe();
        emit sortChosen(sort());
    });
}

ListSort SortBox::sort() const
{
    return {ListOrder(m_order->currentData().toInt()), m_direction->isChecked()};
}

void SortBox::setSort(const ListSort &sort)
{
    const QSignalBlocker quietOrder(m_order);
    const QSignalBlocker quietDirection(m_direction);
    m_order->setCurrentIndex(qMax(0, m_order->findData(int(sort.order))));
    m_direction->setChecked(sort.isReversed);
    describe();
}

void SortBox::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SortBox::retranslate()
{
    const QSignalBlocker quiet(m_order);
    const int current = qMax(0, m_order->currentIndex());
    m_order->clear();
    m_order->addItem(tr("Name"), int(ListOrder::Name));
    m_order->addItem(tr("School"), int(ListOrder::School));
    m_order->addItem(tr("GPA, % of its scale"), int(ListOrder::Gpa));
    m_order->addItem(tr("Rank"), int(ListOrder::Rank));
    m_order->addItem(tr("First-author papers"), int(ListOrder::FirstAuthor));
    m_order->addItem(tr("My score"), int(ListOrder::MyScore));
    m_order->addItem(tr("My review"), int(ListOrder::MyState));
    m_order->addItem(tr("Committee's score"), int(ListOrder::Total));
    m_order->addItem(tr("Committee's decision"), int(ListOrder::Decision));
    m_order->addItem(tr("Reviewer"), int(ListOrder::Reader));
    m_order->addItem(tr("Programme"), int(ListOrder::Programme));
    m_order->addItem(tr("To look at"), int(ListOrder::NeedsLook));
    m_order->addItem(tr("Arrival"), int(ListOrder::Arrival));
    m_order->setCurrentIndex(current);
    m_order->setAccessibleName(tr("Order of the list"));
    describe();
}

void SortBox::describe()
{
    const bool down = sort().isDescending();
    m_direction->setText(down ? u"↓"_s : u"↑"_s);
    m_direction->setToolTip(down ? tr("Largest first; click for smallest first")
                                 : tr("Smallest first; click for largest first"));
    m_direction->setAccessibleName(down ? tr("Descending") : tr("Ascending"));
    m_order->setToolTip(tr("Sorted by: %1").arg(m_order->currentText()));
}

} // namespace Bole
