// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordpath.h"

#include <QJsonArray>

#include <functional>

namespace Bole {

namespace {

using Change = std::function<Result<void>(QJsonValue &)>;

QString escaped(QString token)
{
    return token.replace(QLatin1Char('~'), QLatin1StringView("~0"))
        .replace(QLatin1Char('/'), QLatin1StringView("~1"));
}

QString unescaped(QString token)
{
    return token.replace(QLatin1StringView("~1"), QLatin1StringView("/"))
        .replace(QLatin1StringView("~0"), QLatin1StringView("~"));
}

std::optional<int> indexFrom(QStringView token)
{
    bool isNumber = false;
    const int index = token.toInt(&isNumber);
    const bool plain = isNumber && index >= 0 && QString::number(index) == token;
    return plain ? std::optional(index) : std::nullopt;
}

bool isEmptyContainer(const QJsonValue &value)
{
    return (value.isObject() && value.toObject().isEmpty()) ||
           (value.isArray() && value.toArray().isEmpty());
}

Result<void> noSuchPlace()
{
    return failure(ErrorCode::NotFound, QStringLiteral("no such place in the record"));
}

/// Calls `change` on the value that `tokens` lead to from `value` and puts the result back. JSON
/// values are copies, so every level is written again on the way up.
Result<void> changeAt(QJsonValue &value, const QStringList &tokens, qsizetype depth,
                      const Change &change)
{
    if (depth == tokens.size())
        return change(value);
    const QString &token = tokens[depth];
    if (value.isArray()) {
        QJsonArray array = value.toArray();
        const auto index = indexFrom(token);
        if (!index || *index >= array.size())
            return noSuchPlace();
        QJsonValue inner = array[*index];
        const auto done = changeAt(inner, tokens, depth + 1, change);
        if (inner.isUndefined())
            array.removeAt(*index);
        else
            array[*index] = inner;
        value = array;
        return done;
    }
    if (!value.isObject() && !(value.isUndefined() && !indexFrom(token)))
        return noSuchPlace();
    QJsonObject object = value.toObject();
    QJsonValue inner = object.value(token);
    const auto done = changeAt(inner, tokens, depth + 1, change);
    // The record's own parts stay even when empty: `basics` is always there.
    const bool stays = depth == 0 && object.value(token).isObject();
    if (inner.isUndefined() || (!stays && isEmptyContainer(inner)))
        object.remove(token);
    else
        object.insert(token, inner);
    value = object;
    return done;
}

Result<void> changeRoot(QJsonObject &root, const QString &pointer, const Change &change)
{
    QJsonValue value = root;
    const auto done = changeAt(value, pointerTokens(pointer), 0, change);
    if (done)
        root = value.toObject();
    return done;
}

Result<void> changeList(QJsonObject &root, const QString &list,
                        const std::function<Result<void>(QJsonArray &)> &change)
{
    return changeRoot(root, list, [&](QJsonValue &value) -> Result<void> {
        if (!value.isArray() && !value.isUndefined())
            return failure(ErrorCode::InvalidValue, QStringLiteral("not a list"));
        QJsonArray array = value.toArray();
        const auto done = change(array);
        value = array;
        return done;
    });
}

/// The pointer with the entry's number under `list` replaced; unchanged when it is not under it.
QString renumbered(const QString &pointer, const QString &list,
                   const std::function<int(int)> &number)
{
    if (!isWithin(pointer, list) || pointer.size() == list.size())
        return pointer;
    const qsizetype start = list.size() + 1;
    qsizetype end = pointer.indexOf(QLatin1Char('/'), start);
    if (end < 0)
        end = pointer.size();
    const auto index = indexFrom(QStringView(pointer).mid(start, end - start));
    if (!index)
        return pointer;
    return pointerTo(list, number(*index)) + pointer.mid(end);
}

} // namespace

QStringList pointerTokens(QStringView pointer)
{
    QStringList tokens;
    if (pointer.isEmpty())
        return tokens;
    for (const QStringView token : pointer.mid(1).split(QLatin1Char('/')))
        tokens.append(unescaped(token.toString()));
    return tokens;
}

QString pointerFrom(const QStringList &tokens)
{
    QString pointer;
    for (const QString &token : tokens)
        pointer += QLatin1Char('/') + escaped(token);
    return pointer;
}

QString pointerTo(const QString &parent, const QString &key)
{
    return parent + QLatin1Char('/') + escaped(key);
}

QString pointerTo(const QString &parent, int index)
{
    return parent + QLatin1Char('/') + QString::number(index);
}

QString parentPointer(const QString &pointer)
{
    return pointer.left(qMax(pointer.lastIndexOf(QLatin1Char('/')), qsizetype(0)));
}

std::optional<int> lastIndex(QStringView pointer)
{
    return indexFrom(pointer.mid(pointer.lastIndexOf(QLatin1Char('/')) + 1));
}

bool isWithin(QStringView pointer, QStringView ancestor)
{
    return pointer.startsWith(ancestor) &&
           (pointer.size() == ancestor.size() || pointer[ancestor.size()] == QLatin1Char('/'));
}

QJsonValue valueAt(const QJsonObject &root, QStringView pointer)
{
    QJsonValue value = root;
    for (const QString &token : pointerTokens(pointer)) {
        if (value.isArray()) {
            const auto index = indexFrom(token);
            value = index ? value.toArray().at(*index) : QJsonValue(QJsonValue::Undefined);
        } else {
            value = value.toObject().value(token);
        }
    }
    return value;
}

Result<void> setAt(QJsonObject &root, const QString &pointer, const QJsonValue &value)
{
    return changeRoot(root, pointer, [&](QJsonValue &current) -> Result<void> {
        current = value;
        return {};
    });
}

Result<void> insertAt(QJsonObject &root, const QString &pointer, const QJsonValue &value)
{
    const auto index = lastIndex(pointer);
    return changeList(root, parentPointer(pointer), [&](QJsonArray &array) -> Result<void> {
        if (!index || *index > array.size() || value.isUndefined())
            return noSuchPlace();
        array.insert(*index, value);
        return {};
    });
}

Result<void> removeAt(QJsonObject &root, const QString &pointer)
{
    const auto index = lastIndex(pointer);
    return changeList(root, parentPointer(pointer), [&](QJsonArray &array) -> Result<void> {
        if (!index || *index >= array.size())
            return noSuchPlace();
        array.removeAt(*index);
        return {};
    });
}

Result<void> moveIn(QJsonObject &root, const QString &list, int from, int to)
{
    return changeList(root, list, [&](QJsonArray &array) -> Result<void> {
        if (from < 0 || to < 0 || from >= array.size() || to >= array.size())
            return noSuchPlace();
        array.insert(to, array.takeAt(from));
        return {};
    });
}

QString afterInsert(const QString &pointer, const QString &entry)
{
    const int index = lastIndex(entry).value_or(0);
    return renumbered(pointer, parentPointer(entry),
                      [index](int i) { return i >= index ? i + 1 : i; });
}

std::optional<QString> afterRemove(const QString &pointer, const QString &entry)
{
    if (isWithin(pointer, entry))
        return std::nullopt;
    const int index = lastIndex(entry).value_or(0);
    return renumbered(pointer, parentPointer(entry),
                      [index](int i) { return i > index ? i - 1 : i; });
}

QString afterMove(const QString &pointer, const QString &list, int from, int to)
{
    return renumbered(pointer, list, [from, to](int i) {
        if (i == from)
            return to;
        if (from < to)
            return i > from && i <= to ? i - 1 : i;
        return i >= to && i < from ? i + 1 : i;
    });
}

} // namespace Bole
