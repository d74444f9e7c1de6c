// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/unreadablewords.h"

#include <QChar>

#include <algorithm>

namespace Bole {

bool isUnreadable(char32_t character)
{
    if (character == QChar::ReplacementCharacter || (character < 0x20 && character != '\t'))
        return true;
    const QChar::Category category = QChar::category(character);
    return category == QChar::Other_PrivateUse || category == QChar::Other_NotAssigned;
}

static qsizetype unreadableIn(const Word &word)
{
    return std::ranges::count_if(word.text.toUcs4(), isUnreadable);
}

/// Most of its characters; one alone only beside others.
static bool isUnreadableWord(const Word &word)
{
    return unreadableIn(word) * 2 > word.text.toUcs4().size();
}

static bool follows(const Word &before, const Word &word)
{
    const double gap = word.box.left() - before.box.right();
    return qAbs(before.box.center().y() - word.box.center().y()) < 0.3 * word.box.height() &&
           gap > -0.3 * word.fontSize && gap < 1.2 * word.fontSize && before.font == word.font;
}

QList<QList<qsizetype>> unreadableRuns(const PageText &text)
{
    QList<QList<qsizetype>> runs;
    for (qsizetype i = 0; i < text.words.size(); ++i) {
        if (!isUnreadableWord(text.words[i]))
            continue;
        const bool goesOn = !runs.isEmpty() && runs.last().last() == i - 1 &&
                            follows(text.words[i - 1], text.words[i]);
        if (goesOn)
            runs.last().append(i);
        else
            runs.append(QList<qsizetype>{i});
    }
    runs.removeIf([&text](const QList<qsizetype> &run) {
        qsizetype characters = 0;
        for (const qsizetype i : run)
            characters += unreadableIn(text.words[i]);
        return characters < 2;
    });
    return runs;
}

} // namespace Bole
