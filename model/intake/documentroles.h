// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/document.h"

#include <QStringList>

#include <optional>

namespace Bole {

/// What the name of a file, or the title of a part, says about what it is.
struct SaidRoles
{
    QStringList otherWords; ///< without those that tell the role: who it is about
    QList<DocumentRole> roles;

    /// "cv with references" is a CV; else what is said first.
    std::optional<DocumentRole> role() const;
};

SaidRoles saidRoles(const QString &name);

} // namespace Bole
