// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/hubtrouble.h"

#include <QString>

#include <expected>

namespace Bole {

/// With SQLSTATE and the server's first line, never with what a row holds.
struct HubError
{
    HubTrouble trouble = HubTrouble::Failed;
    QString detail;

    bool operator==(const HubError &other) const { return trouble == other.trouble; }
};

template <typename T>
using HubResult = std::expected<T, HubError>;

inline std::unexpected<HubError> hubFailure(HubTrouble trouble, const QString &detail = {})
{
    return std::unexpected(HubError{trouble, detail});
}

} // namespace Bole
