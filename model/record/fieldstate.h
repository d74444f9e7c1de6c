// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/enumnames.h"

namespace Bole {

/// How far a value can be trusted. Stored by JSON Pointer beside the record.
enum class FieldState {
    Read,      ///< read from the document with good confidence
    NeedsLook, ///< read with doubt, or a check has something to say
    Confirmed, ///< a person looked and agreed
    Corrected, ///< a person changed it
    Missing,   ///< not recognised; that it is not in the document only a person can say: that is
               ///< Confirmed without a value
};

template <>
struct EnumNames<FieldState>
{
    static constexpr std::array names{
        std::pair{FieldState::Read, "read"},
        std::pair{FieldState::NeedsLook, "needs-look"},
        std::pair{FieldState::Confirmed, "confirmed"},
        std::pair{FieldState::Corrected, "corrected"},
        std::pair{FieldState::Missing, "missing"},
    };
};

} // namespace Bole
