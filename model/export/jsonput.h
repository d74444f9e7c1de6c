// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

namespace Bole {

/// What is empty is left out of the formats that others read.
inline void put(QJsonObject &json, const QString &key, const QString &text)
{
    if (!text.isEmpty())
        json.insert(key, text);
}

inline void put(QJsonObject &json, const QString &key, const QJsonArray &array)
{
    if (!array.isEmpty())
        json.insert(key, array);
}

inline void put(QJsonObject &json, const QString &key, const QStringList &texts)
{
    put(json, key, QJsonArray::fromStringList(texts));
}

template <typename List, typename Convert>
QJsonArray each(const List &list, Convert convert)
{
    QJsonArray array;
    for (const auto &entry : list)
        array.append(convert(entry));
    return array;
}

} // namespace Bole
