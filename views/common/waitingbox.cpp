// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/waitingbox.h"

#include "views/common/theme.h"

#include <QLabel>
#include <QProgressBar>
#include <QVBoxLayout>

namespace Bole {

WaitingBox::WaitingBox(const QString &text, QWidget *parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("waiting-box"));
    setWindowTitle(tr("Bole"));
    setWindowFlag(Qt::WindowCloseButtonHint, false);
    auto *label = new QLabel(text);
    label->setWordWrap(true);
    label->setMinimumWidth(48 * Grid);
    auto *bar = new QProgressBar;
    bar->setRange(0, 0);
    bar->setAccessibleName(text);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    column->setSpacing(2 * Grid);
    column->addWidget(label);
    column->addWidget(bar);
}

} // namespace Bole
