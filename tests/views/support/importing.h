// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/import/importdialog.h"

#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

namespace Bole::Tests {

inline bool isReported(const ImportDialog &dialog)
{
    return dialog.findChild<QTreeView *>(QStringLiteral("importReport"))->isVisible();
}

/// Waits for the page that shows who gets what and takes it as it is. False where none comes.
inline bool agreeToPlan(const ImportDialog &dialog)
{
    const auto *plan = dialog.findChild<QTreeWidget *>(QStringLiteral("importPlan"));
    const bool isThere =
        QTest::qWaitFor([&] { return plan->isVisible() || isReported(dialog); }, 60'000);
    if (!isThere || !plan->isVisible())
        return false;
    QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("importStart")),
                      Qt::LeftButton);
    return true;
}

} // namespace Bole::Tests
