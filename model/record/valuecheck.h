// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

namespace Bole {

/// A check whose sentence holds a value: its code, and what the value is called in the check. The
/// sentence itself is worded where it is shown.
struct ValueCheck
{
    QLatin1StringView code;
    QLatin1StringView key;

    Check with(const QString &field, const QString &value) const;
};

inline constexpr ValueCheck pagesNotRead{QLatin1StringView("document.pagesNotRead"),
                                         QLatin1StringView("pages")};
inline constexpr ValueCheck rosterDiffers{QLatin1StringView("roster.differs"),
                                          QLatin1StringView("value")};
inline constexpr ValueCheck possiblyTwice{QLatin1StringView("applicant.duplicate"),
                                          QLatin1StringView("name")};

/// Nothing where the code's sentence holds no value.
const ValueCheck *valueCheck(const QString &code);

/// What is filled into the check's sentence; empty where there is nothing to fill in.
QString valueOf(const Check &check);

} // namespace Bole
