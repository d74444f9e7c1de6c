// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/layout/textline.h"
#include "model/record/documenttext.h"

namespace Bole {

class Knowledge;

/// Lines of pages: words mended, columns found, rows kept together, headers and footers set aside.
ReadingText readPages(const DocumentText &document, const Knowledge &knowledge);

/// Lines of a text or of Markdown: marks become style, wrapped dates are joined.
ReadingText readPlainText(const DocumentText &document);

} // namespace Bole
