// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exchange/sharing.h"

#include <QStringList>

namespace Bole {

/// A folder that some other program keeps in step on several machines, as a way for packages. There
/// is one file for each pair of a file of the season and a person: a newer one takes the place of
/// the older one, which it contains. Files may lie there half-written, doubled, renamed or old:
/// each is known by what is in it, and what cannot be read yet is left for the next time.

/// Where the package from this file to this person lies.
QString pathInMailbox(const QString &folder, const Replica &replica, const Audience &audience);

/// What was done with one file of the folder.
struct MailboxFile
{
    QString path;
    std::optional<PackagePlan>
        taken;                    ///< nothing: it was for somebody else, or known, or unreadable
    std::optional<Error> problem; ///< why it could not be taken
};

/// Brings in everything in the folder that is for whoever sits here and has not been brought in.
/// Each package is a step of its own, done by `bringIn`.
using BringIn = std::function<Result<PackagePlan>(const QString &path)>;
Result<QList<MailboxFile>> emptyMailbox(ExchangeStore &file, const QString &folder,
                                        const QString &passphrase, const BringIn &bringIn);

} // namespace Bole
