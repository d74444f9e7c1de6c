// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPageLayout>

#include <functional>

class QPagedPaintDevice;
class QWidget;

namespace Bole {

/// Shows what would be printed, page by page, and prints it when asked to. `paint` is called for
/// every look at it.
void openPrintPreview(QWidget *parent, QPageLayout::Orientation orientation,
                      const std::function<void(QPagedPaintDevice &)> &paint);

} // namespace Bole
