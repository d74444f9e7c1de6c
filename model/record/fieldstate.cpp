// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/fieldstate.h"

#include <array>
#include <utility>

namespace Bole {

namespace {

constexpr std::array<std::pair<FieldState, const char *>, 5> names{{
    {FieldState::Read, "read"},
    {FieldState::NeedsLook, "needs-look"},
    {FieldState::Confirmed, "confirmed"},
    {FieldState::Corrected, "corrected"},
    {FieldState::Missing, "missing"},
}};

} // namespace

QString stateName(FieldState state)
{
    for (const auto &[value, name] : names) {
        if (value == state)
            return QLatin1StringView(name);
    }
    return {};
}

std::optional<FieldState> stateFromName(QStringView name)
{
    for (const auto &[value, text] : names) {
        if (name == QLatin1StringView(text))
            return value;
    }
    return std::nullopt;
}

} // namespace Bole
