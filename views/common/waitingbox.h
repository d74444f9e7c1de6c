// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace Bole {

/// Says what the window waits for, in front of it, while the work is done on another thread.
/// Nobody can close it: whoever opened it takes it away when the work is done.
class WaitingBox : public QDialog
{
    Q_OBJECT

public:
    WaitingBox(const QString &text, QWidget *parent);

    void reject() override {}
};

} // namespace Bole
