// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace Bole {

/// How far a value can be trusted. Stored by JSON Pointer beside the record.
enum class FieldState {
    Read,      ///< read from the document with good confidence
    NeedsLook, ///< read with doubt, or a check has something to say
    Confirmed, ///< a person looked and agreed
    Corrected, ///< a person changed it
    Missing,   ///< expected, but the document does not say
};

/// The stored word of a state, and back.
QString stateName(FieldState state);
std::optional<FieldState> stateFromName(QStringView name);

} // namespace Bole
