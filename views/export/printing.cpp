// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/printing.h"

#include <QPrintPreviewDialog>
#include <QPrinter>

#include <memory>

namespace Bole {

namespace {

constexpr double printMargin = 15; // millimetres

} // namespace

void openPrintPreview(QWidget *parent, QPageLayout::Orientation orientation,
                      const std::function<void(QPagedPaintDevice &)> &paint)
{
    // Shared with the dialog's connection, so that it goes after the dialog.
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPageLayout(QPageLayout(
        QPageSize(QPageSize::A4), orientation,
        QMarginsF(printMargin, printMargin, printMargin, printMargin), QPageLayout::Millimeter));
    auto *dialog = new QPrintPreviewDialog(printer.get(), parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QPrintPreviewDialog::paintRequested, parent,
                     [paint](QPrinter *device) { paint(*device); });
    QObject::connect(dialog, &QObject::destroyed, parent, [printer] { (void)printer; });
    dialog->open();
}

} // namespace Bole
