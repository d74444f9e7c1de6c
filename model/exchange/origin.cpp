// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/origin.h"

#include "model/season/exchangestore.h"
#include "model/season/travelkinds.h"

#include <QJsonArray>

#include <sodium.h>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString publicKey = u"public"_s;
const QString secretKey = u"secret"_s;
const QString otherKeys = u"others"_s; // public halves of keys in other files of theirs

QString nameOfKey(const QString &person)
{
    return u"key:"_s + person;
}

QByteArray bytesFrom(const QJsonValue &value)
{
    return QByteArray::fromBase64(value.toString().toLatin1());
}

QString textFrom(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toBase64());
}

} // namespace

Result<SigningKey> signingKey(ExchangeStore &file, const QString &person)
{
    return file.peer(nameOfKey(person)).transform([](const ExchangeStore::Peer &peer) {
        return SigningKey{bytesFrom(peer.detail.value(publicKey)),
                          bytesFrom(peer.detail.value(secretKey))};
    });
}

Result<void> keepSigningKey(ExchangeStore &file, const QString &person, const SigningKey &key)
{
    return file.peer(nameOfKey(person)).and_then([&](ExchangeStore::Peer peer) {
        const QByteArray secret =
            key.secretHalf.isEmpty() ? bytesFrom(peer.detail.value(secretKey)) : key.secretHalf;
        peer.detail.insert(publicKey, textFrom(key.publicHalf));
        peer.detail.insert(secretKey, textFrom(secret));
        return file.setPeer(nameOfKey(person), peer);
    });
}

Result<QList<QByteArray>> publicKeys(ExchangeStore &file, const QString &person)
{
    return file.peer(nameOfKey(person)).transform([](const ExchangeStore::Peer &peer) {
        QList<QByteArray> keys{bytesFrom(peer.detail.value(publicKey))};
        for (const QJsonValue &other : peer.detail.value(otherKeys).toArray())
            keys.append(bytesFrom(other));
        return keys;
    });
}

Result<void> addPublicKey(ExchangeStore &file, const QString &person, const QByteArray &key)
{
    const auto known = publicKeys(file, person);
    if (!known || known->contains(key))
        return known.transform([](const QList<QByteArray> &) {});
    return file.peer(nameOfKey(person)).and_then([&](ExchangeStore::Peer peer) {
        QJsonArray others = peer.detail.value(otherKeys).toArray();
        others.append(textFrom(key));
        peer.detail.insert(otherKeys, others);
        return file.setPeer(nameOfKey(person), peer);
    });
}

Result<SigningKey> requiredSigningKey(ExchangeStore &file, const QString &person)
{
    const auto known = signingKey(file, person);
    if (!known || !known->secretHalf.isEmpty())
        return known;
    // Of theirs, but its secret half is in another file.
    if (!known->publicHalf.isEmpty()) {
        if (const auto kept = addPublicKey(file, person, known->publicHalf); !kept)
            return std::unexpected(kept.error());
    }
    if (sodium_init() < 0)
        return failure(ErrorCode::NotAllowed, u"libsodium"_s);
    SigningKey key{QByteArray(crypto_sign_PUBLICKEYBYTES, '\0'),
                   QByteArray(crypto_sign_SECRETKEYBYTES, '\0')};
    crypto_sign_keypair(reinterpret_cast<unsigned char *>(key.publicHalf.data()),
                        reinterpret_cast<unsigned char *>(key.secretHalf.data()));
    return keepSigningKey(file, person, key).transform([&] { return key; });
}

QByteArray signature(const QByteArray &hash, const SigningKey &key)
{
    if (key.secretHalf.size() != qsizetype(crypto_sign_SECRETKEYBYTES))
        return {};
    QByteArray made(crypto_sign_BYTES, '\0');
    crypto_sign_detached(reinterpret_cast<unsigned char *>(made.data()), nullptr,
                         reinterpret_cast<const unsigned char *>(hash.constData()),
                         quint64(hash.size()),
                         reinterpret_cast<const unsigned char *>(key.secretHalf.constData()));
    return made;
}

bool isSignedBy(const QByteArray &hash, const QByteArray &signature, const QByteArray &publicHalf)
{
    return signature.size() == qsizetype(crypto_sign_BYTES) &&
           publicHalf.size() == qsizetype(crypto_sign_PUBLICKEYBYTES) &&
           crypto_sign_verify_detached(
               reinterpret_cast<const unsigned char *>(signature.constData()),
               reinterpret_cast<const unsigned char *>(hash.constData()), quint64(hash.size()),
               reinterpret_cast<const unsigned char *>(publicHalf.constData())) == 0;
}

bool mayWrite(const Sender &sender, const TravelChange &change)
{
    static const QSet<QString> ofCoordinators{u"setting"_s, u"rubric"_s,  u"decision"_s,
                                              u"answer"_s,  u"outside"_s, u"reviewer"_s,
                                              u"stage"_s,   u"ownfield"_s};
    static const QSet<QString> hidden{u"applicant"_s, u"document"_s, u"text"_s, readingKind,
                                      u"roster"_s};
    if (!sender.isVerified || !fitsItsKey(change))
        return false;
    if (sender.isCoordinator)
        return true;
    if (change.stamp.reviewer != sender.person)
        return false;
    if (!change.owner.isEmpty())
        return change.owner == sender.person;
    if (ofCoordinators.contains(change.kind))
        return false;
    const bool isOfBasics = change.kind == fieldKind &&
                            !change.key.section(u'/', 1).startsWith("entry/"_L1) &&
                            !change.key.section(u'/', 1).startsWith("order/"_L1);
    return !sender.isBlind || (!hidden.contains(change.kind) && !isOfBasics);
}

} // namespace Bole
