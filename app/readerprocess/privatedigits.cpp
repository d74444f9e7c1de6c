// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/privatedigits.h"

#include <QHash>

#include <algorithm>
#include <array>

namespace Bole {

namespace {

/// Of the figure 0: as wide as each other, and as wide as they are.
constexpr std::array<char16_t, 2> zeros{0xF643, 0xF730};

/// The digit, or nothing.
QChar digitFor(QChar character)
{
    for (const char16_t zero : zeros) {
        if (character.unicode() >= zero && character.unicode() < zero + 10)
            return QChar(char16_t(u'0' + character.unicode() - zero));
    }
    return {};
}

bool hasPrivateDigit(const Word &word)
{
    return std::ranges::any_of(word.text, [](QChar c) { return !digitFor(c).isNull(); });
}

} // namespace

void mendPrivateDigits(QList<Word> &words)
{
    if (std::ranges::none_of(words, hasPrivateDigit))
        return;
    constexpr qsizetype someLetters = 10;
    QHash<QString, qsizetype> letters; // of each font
    for (const Word &word : std::as_const(words))
        letters[word.font] +=
            std::ranges::count_if(word.text, [](QChar c) { return c.isLetter(); });
    for (Word &word : words) {
        if (letters.value(word.font) < someLetters)
            continue;
        for (QChar &character : word.text) {
            if (const QChar digit = digitFor(character); !digit.isNull())
                character = digit;
        }
    }
}

} // namespace Bole
