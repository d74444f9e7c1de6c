// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"
#include "model/season/travelchange.h"

#include <QByteArray>
#include <QSet>

namespace Bole {

class ExchangeStore;

/// With what a member of the committee signs (Ed25519). A coordinator makes it and puts it into the
/// first package for that person; everybody else knows its public half only.
struct SigningKey
{
    QByteArray publicHalf;
    QByteArray secretHalf; ///< empty in files of others
};

/// Of a person by their uuid. `required`: makes one where there is none to sign with.
Result<SigningKey> signingKey(ExchangeStore &file, const QString &person);
Result<SigningKey> requiredSigningKey(ExchangeStore &file, const QString &person);
/// All by which packages of this person are known: somebody has a key for each file that met the
/// hub.
Result<QList<QByteArray>> publicKeys(ExchangeStore &file, const QString &person);
Result<void> addPublicKey(ExchangeStore &file, const QString &person, const QByteArray &key);
Result<void> keepSigningKey(ExchangeStore &file, const QString &person, const SigningKey &key);

QByteArray signature(const QByteArray &hash, const SigningKey &key);
bool isSignedBy(const QByteArray &hash, const QByteArray &signature, const QByteArray &publicHalf);

/// Who says that they sent something.
struct Sender
{
    QString person;             ///< uuid
    bool isCoordinator = false; ///< by the season's own list of the committee
    bool isVerified = false;    ///< the signature is theirs
    bool isBlind = false;       ///< they have not seen what they would change
};

/// Whether this is theirs to write, and says itself whose it is. A coordinator passes on
/// everybody's work; everybody else only what they have written themselves, never what belongs to
/// another reviewer, and never what holds for the whole committee. Whoever reads blind does not
/// touch what they cannot see.
bool mayWrite(const Sender &sender, const TravelChange &change);

} // namespace Bole
