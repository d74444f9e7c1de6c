// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/typednames.h"

#include "model/knowledge/folding.h"
#include "model/knowledge/readings.h"

namespace Bole {

namespace {

constexpr qsizetype longestName = 8; ///< in Han characters; more is no name

const Readings &readings()
{
    static const Readings compiledIn{QString()};
    return compiledIn;
}

QStringList ofHan(const QString &name)
{
    QStringList syllables;
    QString initials;
    for (const QChar han : name) {
        const QString syllable = readings().of(han).value(0);
        if (syllable.isEmpty())
            return {};
        syllables.append(syllable.toLower());
        initials.append(syllables.last()[0]);
    }
    QStringList typed{syllables.join(QString()), initials};
    for (const qsizetype size : {2, 1}) { // a family name may be read in its own way
        const QString family = readings().surname(name.left(size)).toLower();
        if (family.isEmpty() || name.size() <= size)
            continue;
        typed.append(family + syllables.mid(size).join(QString()));
        typed.append(family.left(1) + initials.mid(1));
        break;
    }
    typed.removeDuplicates();
    return typed;
}

QString lettersOf(const QString &word)
{
    QString letters;
    for (const QChar c : folded(word)) {
        if (c.isLetter())
            letters.append(c.toLower());
    }
    return letters;
}

} // namespace

QStringList typedNames(const QString &name)
{
    QString han;
    for (const QChar c : name) {
        if (c.script() == QChar::Script_Han)
            han.append(c);
    }
    if (han.size() >= 2 && han.size() <= longestName)
        return ofHan(han);
    QStringList words;
    for (const QString &word : name.simplified().split(u' ', Qt::SkipEmptyParts))
        words.append(lettersOf(word));
    words.removeAll(QString());
    if (words.size() < 2 || words.size() > 4)
        return {};
    const QString together = words.join(QString());
    const qsizetype family = words.last().size();
    return {together, words.last() + together.chopped(family)};
}

} // namespace Bole
