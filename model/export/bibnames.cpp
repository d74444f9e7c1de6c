// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/bibnames.h"

#include "model/knowledge/folding.h"
#include "model/knowledge/knowledge.h"

#include <QStringList>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

QString chineseFamilyFirst(const QString &name, const Knowledge &knowledge)
{
    const bool isDouble = name.size() > 2 && !knowledge.surnameReading(name.first(2)).isEmpty();
    const qsizetype family = isDouble ? 2 : 1;
    return name.first(family) + u", "_s + name.sliced(family);
}

/// "X.", "XY", "J.-P.": what stands for given names.
bool areInitials(const QString &word)
{
    constexpr qsizetype longest = 6;
    return word.size() <= longest &&
           std::ranges::all_of(word, [](QChar c) { return c.isUpper() || c == u'.' || c == u'-'; });
}

bool isSuffix(const QString &word)
{
    static const QStringList suffixes{u"Jr"_s, u"Jr."_s, u"Sr"_s, u"Sr."_s, u"II"_s, u"III"_s};
    return suffixes.contains(word);
}

} // namespace

QString familyFirst(const QString &name, const Knowledge &knowledge)
{
    const QString plain = name.simplified();
    if (plain.contains(u',') || plain.size() < 2)
        return plain;
    if (hasHan(plain) && !plain.contains(u' '))
        return chineseFamilyFirst(plain, knowledge);
    QStringList words = plain.split(u' ');
    const QString suffix =
        words.size() > 2 && isSuffix(words.last()) ? words.takeLast() : QString();
    if (words.size() < 2)
        return plain;
    const bool familyIsFirst = areInitials(words.last()) && !areInitials(words.first());
    qsizetype from = words.size() - 1;
    while (!familyIsFirst && from > 1 && words[from - 1].front().isLower())
        --from; // van, de la …
    const QString family = familyIsFirst ? words.first() : words.sliced(from).join(u' ');
    const QString given = familyIsFirst ? words.sliced(1).join(u' ') : words.first(from).join(u' ');
    return family + u", "_s + (suffix.isEmpty() ? QString() : suffix + u", "_s) + given;
}

} // namespace Bole
