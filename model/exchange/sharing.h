// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exchange/package.h"
#include "model/ids.h"
#include "model/season/exchangestore.h"

#include <functional>
#include <optional>

namespace Bole {

class Season;

/// What one person may have of the season. Who may see what is not decided here: the desk says it.
struct Audience
{
    QString person; ///< uuid
    QString name;
    bool isCoordinator = false;
    bool isBlind = false;
    /// The change as this person may see it; nothing: not at all.
    std::function<std::optional<TravelChange>(const TravelChange &)> seen;
    /// The bytes of a document as this person may see them, by the SHA-256 that they then have.
    std::function<Result<QByteArray>(const QString &sha256)> content;
};

struct ShareOptions
{
    QString passphrase; ///< empty: readable by anybody
    bool withDocuments = true;
    bool isWhole = false; ///< everything, not only what they do not have yet
    PassphraseWork work = PassphraseWork::Usual;
};

/// What was put into a package.
struct Shared
{
    QString path;
    int changes = 0;
    int documents = 0;
    bool isWhole = false;
};

/// Writes one package for one person. Whoever coordinates sends everything that the person may see;
/// everybody else what they have written themselves. Has happened whole or not at all.
Result<Shared> sharePackage(Season &season, ReviewerId me, const Audience &audience,
                            const QString &path, const ShareOptions &options);

/// What a package would do, by what it finds here.
struct PackagePlan
{
    PackageHead head;
    QList<ArrivedChange> changes;
    QStringList
        otherRubrics;  ///< versions of rubrics that scores in it are given by and that are new
    int documents = 0; ///< that are not here yet
    bool isVerified = false;
    bool isFromCoordinator = false;
    bool wasThere = false; ///< the very package was brought in before

    int count(ArrivedChange::Outcome outcome) const;
};

/// Whether somebody reads blind, by the rules of the file that takes something in: what a package
/// says of its sender is not asked. The desk knows it.
using ReadsBlind = std::function<bool(ReviewerId)>;

/// Looks only. WrongSeason where it is of another one; NotForYou where it was made for somebody
/// else.
Result<PackagePlan> planImport(Season &season, ReviewerId me, const QString &path,
                               const QString &passphrase, const ReadsBlind &readsBlind);
/// Takes it in as one step that can be undone. Of one that is not verified nothing is kept at all.
Result<PackagePlan> importPackage(Season &season, ReviewerId me, const QString &path,
                                  const QString &passphrase, const ReadsBlind &readsBlind);

/// A new file of the season, from a package that has everything. Who it was made for.
Result<QString> seasonFromPackage(const QString &package, const QString &passphrase,
                                  const QString &path);

} // namespace Bole
