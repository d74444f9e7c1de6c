// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/duplicatefinder.h"

#include "model/import/latinnames.h"

#include <algorithm>

namespace Bole {

namespace {

bool hasHan(const QString &text)
{
    return std::ranges::any_of(text, [](QChar c) { return c.script() == QChar::Script_Han; });
}

/// The same for 江晓, "Xiao Jiang" and "JIANG, Xiao": its letters in the order of the alphabet, so
/// that neither the order of the names nor the cut between syllables matters.
QString nameKey(const QString &name)
{
    QString letters;
    for (const QChar c : latinLetters(name)) {
        if (c.isLetter())
            letters += c;
    }
    constexpr qsizetype tooShortToMean = 4;
    if (letters.size() < tooShortToMean)
        return {};
    std::ranges::sort(letters);
    return QStringLiteral("name:") + letters;
}

QString contactKey(const QString &contact)
{
    if (contact.contains(u'@'))
        return contact.trimmed().toLower();
    QString digits;
    for (const QChar c : contact) {
        if (c.isDigit())
            digits += c;
    }
    constexpr qsizetype withoutCountry = 8;
    return digits.size() >= withoutCountry ? digits.right(withoutCountry) : QString();
}

} // namespace

QStringList DuplicateFinder::keysOf(const QString &name, const QString &nameOther,
                                    const QStringList &contacts)
{
    QStringList keys;
    for (const QString &each : contacts)
        keys.append(contactKey(each));
    for (const QString &each : {name, nameOther}) {
        keys.append(hasHan(each) ? QString(each).remove(u' ') : QString());
        keys.append(nameKey(each));
    }
    keys.removeAll(QString());
    keys.removeDuplicates();
    return keys;
}

void DuplicateFinder::add(const QString &name, const QString &nameOther,
                          const QStringList &contacts)
{
    const QString shown = name.isEmpty() ? nameOther : name;
    for (const QString &key : keysOf(name, nameOther, contacts)) {
        if (!m_names.contains(key))
            m_names.insert(key, shown);
    }
}

void DuplicateFinder::add(const Record &record)
{
    add(record.basics.name, record.basics.nameOther, record.basics.emails + record.basics.phones);
}

QString DuplicateFinder::find(const Record &record) const
{
    for (const QString &key : keysOf(record.basics.name, record.basics.nameOther,
                                     record.basics.emails + record.basics.phones)) {
        if (const auto found = m_names.constFind(key); found != m_names.constEnd())
            return *found;
    }
    return {};
}

} // namespace Bole
