// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/documenttext.h"

namespace poppler {
class document;
}

namespace Bole {

/// The words of a page (from 0) with their boxes and fonts, in Poppler's order.
QList<Word> wordsOf(const poppler::document &document, int page);

/// What a font's name says about its weight and slope.
bool isBoldFontName(QStringView name);
bool isItalicFontName(QStringView name);

} // namespace Bole
