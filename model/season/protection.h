// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"
#include "model/season/seasonkey.h"

#include <QStringList>

#include <functional>
#include <stop_token>

namespace Bole {

/// What is to be done, and what there is to know about it.
struct ProtectionChange
{
    QString path;
    SeasonKey key;        ///< of the file as it is; null where it is not protected
    Secret newPassword;   ///< empty: the file is not protected any more
    std::stop_token stop; ///< Cancelled then, and everything is as it was
};

struct ProtectionReport
{
    SeasonKey key;              ///< of the file as it is now
    int backups = 0;            ///< that have been changed with it
    QStringList leftAsTheyWere; ///< backups with the protection that they had
};

/// Protects a season with a password, changes that, or takes the protection away; its backups with
/// it. The file is written anew and takes the old one's name when it is whole and sound: killed at
/// any moment, there is the one or the other. Nobody may have it open (SeasonLocked), not even this
/// program. Any thread.
Result<ProtectionReport> changeProtection(const ProtectionChange &change);

} // namespace Bole
