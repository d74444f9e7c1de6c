// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPalette;
class QTextDocument;

namespace Bole {

/// Colours Markdown in notes: headings, lists, quotes, emphasis, code and links. Of its own, since
/// KSyntaxHighlighting's Markdown brings along the forty languages that code can be in, 12 MB and a
/// tenth of a second. Again after a change of theme.
void colourNote(QTextDocument &document, const QPalette &palette);

} // namespace Bole
