// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/documenttext.h"

class PDFDoc;

namespace Bole {

/// The words of a page (from 1) with their boxes and fonts, in Poppler's order.
QList<Word> wordsOf(PDFDoc &document, int page);

/// What a font's name says about its weight and slope.
bool isBoldFontName(QStringView name);
bool isItalicFontName(QStringView name);

} // namespace Bole
