// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QPalette>
#include <QString>

class QTextDocument;

namespace Bole {

class ActionTable;

/// A page of the guide as a document to read or to print: headings in the program's sizes, pictures
/// no wider than the text.
void fillGuidePage(QTextDocument &document, const QString &markdown, const QString &language,
                   const QPalette &palette);

/// The whole guide in the window's language as a page for browsers (guide.html, with its pictures
/// in it) and as guide.pdf. Gives the number of pages of the PDF.
Result<int> writeGuide(const QString &folder, const QString &language, const ActionTable &actions);

} // namespace Bole
