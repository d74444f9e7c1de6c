// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/intake/parsers/citations.h"

namespace Bole {

/// What a line begins with: a bullet, a number in brackets, a number with a period …
enum class Opening { None, Bullet, Bracketed, Numbered, Year };

/// What a line shows about where a citation begins or ends, found once.
struct LineFacts
{
    QString text;          ///< folded
    bool names = false;    ///< it begins with authors
    bool leadYear = false; ///< "Okafor. 2024. Title", "Jiang, X. (2023)": author and year
    bool hasYear = false;
    bool finished = false;
    bool closes = false; ///< ends as a citation does: a year and little behind it
    bool opens = false;  ///< begins as a citation does
    bool gap = false;
    bool bold = false;
};

LineFacts factsOf(const CitationLine &line, const Knowledge &knowledge);
Opening openingOf(const QString &text);
/// "Quill M. Dry lakes", "M. Quill. Dry lakes", "Quill, M. (2021)": one author and a point.
bool beginsWithLoneAuthor(const QString &text);

} // namespace Bole
