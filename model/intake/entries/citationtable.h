// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/textline.h"

namespace Bole {

/// Reads a table whose first line names its columns ("论文题目 | 期刊 | 作者排序 | 时间"): each row
/// as a citation of authors, the title in quotation marks, venue and the rest, whatever the order
/// of the columns. Nothing if these lines are none.
QList<Passage> citationTable(const QList<TextLine> &lines, const ReadingText &text);

} // namespace Bole
