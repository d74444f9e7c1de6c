// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/dialogfit.h"

#include "views/common/theme.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QScreen>
#include <QScrollArea>

namespace Bole {

namespace {

/// The frame that the desktop puts around a dialog.
constexpr QSize frame(2 * Grid, 5 * Grid);

/// Puts what is in the dialog into an area that scrolls, but for the buttons at its end.
void makeScroll(QDialog &dialog)
{
    auto *content = new QWidget;
    QDialogButtonBox *buttons = nullptr;
    if (auto *box = qobject_cast<QBoxLayout *>(dialog.layout())) {
        QLayoutItem *last = box->itemAt(box->count() - 1);
        buttons = qobject_cast<QDialogButtonBox *>(last ? last->widget() : nullptr);
        if (buttons)
            box->removeWidget(buttons);
    }
    content->setLayout(dialog.layout()); // takes it away from the dialog
    auto *area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(content);
    auto *column = new QVBoxLayout(&dialog);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(area);
    if (buttons) {
        column->addWidget(buttons);
        buttons->setContentsMargins(2 * Grid, 0, 2 * Grid, Grid);
    }
}

} // namespace

DialogFit::DialogFit(QObject *parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool DialogFit::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show && !event->spontaneous()) {
        if (auto *dialog = qobject_cast<QDialog *>(watched))
            fit(*dialog);
    }
    return false;
}

QSize DialogFit::roomFor(const QDialog &dialog) const
{
    return m_room.isValid() ? m_room : dialog.screen()->availableSize() - frame;
}

void DialogFit::fit(QDialog &dialog) const
{
    const QSize room = roomFor(dialog);
    if (dialog.layout()) {
        const QSize needed = dialog.layout()->totalMinimumSize();
        if (needed.width() > room.width() || needed.height() > room.height())
            makeScroll(dialog);
    }
    dialog.setMinimumSize(dialog.minimumSize().boundedTo(room));
    dialog.resize(dialog.size().boundedTo(room));
}

} // namespace Bole
