// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/documenttext.h"

class PDFDoc;

namespace Bole {

/// What is printed on a page (from 1): its words with their boxes and fonts, in Poppler's order,
/// and the rules and panels that order them.
PageText printedOn(PDFDoc &document, int page);

/// What a font's name says about its weight and slope.
bool isBoldFontName(QStringView name);
bool isItalicFontName(QStringView name);

} // namespace Bole
