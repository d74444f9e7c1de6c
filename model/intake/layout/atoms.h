// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/documenttext.h"

#include <QHash>
#include <QSet>

namespace Bole {

/// The smallest run of characters that the layout moves about: a word without white space, mended
/// (ligatures, radicals, soft hyphens), with a box a UTF-16 unit.
struct Atom
{
    QString text;
    QList<QRectF> boxes;
    QRectF box;
    QString font;
    double size = 0;
    bool bold = false;
    bool italic = false;
    bool spaceAfter = false;
    bool icon = false;
    bool opensCell = false; ///< of a table's row: a gap stands before it, however near it is
    bool spaced = false;    ///< a space stands before it, wherever it was printed
    double confidence = 1;
};

/// Fonts whose every item is one glyph hold icons. What an icon means is kept where it is known.
class IconFonts
{
public:
    explicit IconFonts(const DocumentText &document);

    bool isIcon(const Word &word) const;
    /// What to print instead: "GitHub:" for GitHub's mark, "•" for one that repeats, else nothing.
    QString meaning(const Word &word) const;

private:
    QSet<QString> m_fonts;
    QHash<QString, QList<double>> m_uses; ///< where a glyph stands, from the left
};

class TypeSizes;

QList<Atom> mendedWords(const PageText &page, const IconFonts &icons, const TypeSizes &sizes);

/// Characters that stand for a usual one: a ligature's letters, a radical's Han character. Empty if
/// the character is fine; "\u00AD" alone is dropped by the caller.
QString plainForm(char32_t character);
/// A text as reading stores it: every character in its plain form.
QString plainText(const QString &text);

} // namespace Bole
