// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <functional>

class QPdfWriter;

namespace Bole {

/// A PDF that `paint` draws, A4 at 300 dots an inch, with its Chinese text as people write it.
/// Chinese fonts draw 大 and the radical ⼤ with one glyph, and Qt names such glyphs after the
/// radical: who copies or searches would find nothing.
QByteArray readablePdf(const std::function<void(QPdfWriter &)> &paint);

/// The same mending for a PDF as Qt writes it: in place, nothing moves.
void mendGlyphNames(QByteArray &pdf);

} // namespace Bole
