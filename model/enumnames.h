// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace Bole {

/// How the values of a closed set are written in files. Each enum that is stored by name has one
/// specialisation beside it, a line a value: `static constexpr std::array names{std::pair{…}, …}`.
template <typename Enum>
struct EnumNames;

/// An enum that has a table of names.
template <typename Enum>
concept NamedEnum = requires { EnumNames<Enum>::names.size(); };

template <NamedEnum Enum>
QString nameOf(Enum value)
{
    for (const auto &[known, name] : EnumNames<Enum>::names) {
        if (known == value)
            return QString::fromLatin1(name);
    }
    return {};
}

/// Nothing for a name that is not in the table.
template <NamedEnum Enum>
std::optional<Enum> fromName(QStringView name)
{
    for (const auto &[known, word] : EnumNames<Enum>::names) {
        if (name == QLatin1StringView(word))
            return known;
    }
    return std::nullopt;
}

/// All names in the order of the table.
template <NamedEnum Enum>
QStringList allNames()
{
    QStringList names;
    for (const auto &entry : EnumNames<Enum>::names)
        names.append(QString::fromLatin1(entry.second));
    return names;
}

/// A value of a closed set as a file has it: one of the set, nothing, or a name that this version
/// does not know, which is kept and written back as it came.
template <NamedEnum Enum>
class Stored
{
public:
    Stored() = default;
    Stored(Enum value) : m_value(value) {} // NOLINT(google-explicit-constructor)

    static Stored fromText(const QString &text)
    {
        Stored stored;
        stored.m_value = fromName<Enum>(text);
        if (!stored.m_value)
            stored.m_unknown = text;
        return stored;
    }

    std::optional<Enum> value() const { return m_value; }
    Enum value_or(Enum otherwise) const { return m_value.value_or(otherwise); }
    QString text() const { return m_value ? nameOf(*m_value) : m_unknown; }
    bool isEmpty() const { return !m_value && m_unknown.isEmpty(); }

    friend bool operator==(const Stored &, const Stored &) = default;

private:
    std::optional<Enum> m_value;
    QString m_unknown;
};

} // namespace Bole
