// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/documenttext.h"
#include "model/record/record.h"

namespace Bole {

/// The words of one row across the page, from left to right, by their index on the page.
using PageRow = QList<qsizetype>;

QList<PageRow> rowsOf(const QList<Word> &words);
QRectF boxOf(const PageRow &row, const QList<Word> &words);

/// Where the head of a document's first page ends, in points: at the first heading that does not
/// lead to personal data. `record` is what was read from this document, or nothing.
double headBottom(const PageText &page, const Record *record);

/// Rows that stand apart at the top or the bottom of a page: its header and its footer.
QList<PageRow> marginRows(const PageText &page);

/// Whether something is behind the text instead of beside it: a watermark, a scan, a background.
/// A portrait is neither; nor is a banner or a bar at the side, which may have one in it.
bool isBehindText(const QRectF &box, const PageText &page);
/// A picture of the whole page is the page itself.
bool isWholePage(const QRectF &box, const QSizeF &page);

} // namespace Bole
