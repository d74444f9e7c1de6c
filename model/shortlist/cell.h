// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>

#include <optional>
#include <variant>

namespace Bole {

/// One value on its way out. Text stays text even where it looks like a number: a phone number, an
/// id.
using Cell = std::variant<std::monostate, QString, double, QDate>;

inline Cell cell(const QString &text)
{
    return text.isEmpty() ? Cell() : Cell(text);
}
inline Cell cell(double number)
{
    return number;
}
inline Cell cell(int number)
{
    return double(number);
}
template <typename T>
Cell cell(const std::optional<T> &number)
{
    return number ? cell(*number) : Cell();
}

/// A number as files have it: a point, at most four digits behind it, no trailing zeros, never an
/// exponent.
QString numberText(double number);
/// As text: numbers with `numberText`, dates as ISO 8601, nothing as an empty text.
QString cellText(const Cell &cell);

} // namespace Bole
