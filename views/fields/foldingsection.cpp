// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/fields/foldingsection.h"

#include "views/common/theme.h"

#include <QFormLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace Bole {

FoldingSection::FoldingSection(const QString &name, QWidget *parent)
    : QWidget(parent),
      m_fold(new QToolButton(this)),
      m_body(new QWidget(this)),
      m_rows(new QFormLayout(m_body))
{
    m_fold->setObjectName(name + QStringLiteral("-fold"));
    m_fold->setAutoRaise(true);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // its text is cut instead
    m_rows->setContentsMargins(2 * Grid, 0, Grid, 0);
    m_rows->setVerticalSpacing(Grid / 2);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Grid / 2);
    column->addWidget(m_fold);
    column->addWidget(m_body);
    connect(m_fold, &QToolButton::clicked, this, [this] {
        m_isFolded = !m_body->isHidden();
        showFolded();
    });
}

void FoldingSection::clear()
{
    while (m_rows->rowCount() > 0) {
        const QFormLayout::TakeRowResult row = m_rows->takeRow(0);
        for (QLayoutItem *item : {row.labelItem, row.fieldItem}) {
            if (item && item->widget()) {
                item->widget()->blockSignals(true); // it has nothing more to say
                item->widget()->setObjectName({});
                item->widget()->hide();
                item->widget()->deleteLater();
            }
            delete item;
        }
    }
}

void FoldingSection::setTitle(const QString &title, const QString &summary)
{
    m_title = title;
    m_summary = summary;
    showFolded();
}

void FoldingSection::setRoom(int height)
{
    m_room = height;
    showFolded();
}

void FoldingSection::showFolded()
{
    constexpr int share = 4; // more than a quarter of the pane is too much
    const bool isFolded =
        m_isFolded.value_or(m_room > 0 && share * m_body->sizeHint().height() > m_room);
    m_body->setVisible(!isFolded);
    m_fold->setArrowType(isFolded ? Qt::RightArrow : Qt::DownArrow);
    const QString summary = isFolded ? m_summary : QString();
    const QString whole =
        summary.isEmpty() ? m_title
                          : tr("%1: %2", "a heading, and what is below it").arg(m_title, summary);
    m_fold->setText(m_fold->fontMetrics().elidedText(whole, Qt::ElideRight, width() - 6 * Grid));
    m_fold->setToolTip(summary.isEmpty() ? QString() : whole);
    m_fold->setAccessibleName(whole);
}

void FoldingSection::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showFolded();
}

} // namespace Bole
