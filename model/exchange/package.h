// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exchange/origin.h"
#include "model/exchange/sealedstream.h"

#include <QDateTime>
#include <QJsonObject>
#include <QSaveFile>
#include <QStringList>

#include <functional>
#include <memory>

namespace Bole {

/// What a package says of itself.
struct PackageHead
{
    QString id;      ///< uuid
    QString season;  ///< uuid
    QString title;   ///< of the season
    QString replica; ///< of the file that it was made from
    QString sender;  ///< uuid of the person, with their name
    QString senderName;
    QString recipient;
    QString recipientName;
    QDateTime madeAt;
    bool isBlind = false; ///< made for, or by, somebody who reads blind
    bool isWhole = false; ///< a file can be made of it: it has everything that its reader may see
    qint64 position = 0;  ///< of the sender's file, to be told back as received
    qint64 after = 0;     ///< the position there from which on everything is in it
    QJsonObject received; ///< by replica: the position up to which the sender has its work
    QStringList missing;  ///< SHA-256 of documents that the sender does not have
    QJsonObject keys;     ///< by person: public halves
    QJsonObject secrets;  ///< by person: what the reader signs with
    int changes = 0;
    int documents = 0;
};

/// One file with what somebody may see, for one person. Written under another name and given its
/// own when it is whole.
class PackageWriter
{
public:
    PackageWriter(const QString &path, const QString &passphrase,
                  PassphraseWork work = PassphraseWork::Usual);

    Result<void> begin(const PackageHead &head);
    Result<void> add(const QList<TravelChange> &changes);
    Result<void> addContent(const QString &sha256, const QByteArray &bytes);
    /// Signs it and gives it its name.
    Result<void> finish(const SigningKey &key);

private:
    Result<void> put(char kind, const QByteArray &bytes);

    QSaveFile m_file;
    SealedWriter m_stream;
    QByteArray m_hash; // of everything so far, chained
};

/// A package as it was read.
struct Package
{
    PackageHead head;
    QList<TravelChange> changes;
    QStringList contents; ///< SHA-256 of the documents in it
    QByteArray hash;      ///< of all of it
    QByteArray signature;
};

/// Whether a passphrase is asked for; NotAPackage where it is something else.
Result<bool> needsPassphrase(const QString &path);

using ContentFunction = std::function<Result<void>(const QString &sha256, const QByteArray &bytes)>;

/// Reads a package in two steps: to open it takes as long as its passphrase is to try.
class PackageReader
{
public:
    explicit PackageReader(const QString &path);
    ~PackageReader();
    Q_DISABLE_COPY_MOVE(PackageReader)

    Result<void> open(const QString &passphrase);
    /// Once, all of it: nothing is believed before its end. `content` gets each document, where
    /// given.
    Result<Package> read(const ContentFunction &content = {});

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// Both steps.
Result<Package> readPackage(const QString &path, const QString &passphrase,
                            const ContentFunction &content = {});

} // namespace Bole
