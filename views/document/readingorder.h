// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/documenttext.h"

#include <QList>

namespace Bole {

/// One printed line inside one column: indexes into the page's words, from left to right.
struct ReadLine
{
    QList<int> words;
    QRectF box;
    int block = 0; ///< lines of one column, read one after the other, share it
};

/// The lines of a page in the order a person reads them. It looks at nothing but where the words
/// stand: bands from top to bottom, and inside a band one column after the other. A date at the
/// right margin stays on its line; a second column of text does not.
QList<ReadLine> readingOrder(const QList<Word> &words);

} // namespace Bole
