// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/seasonkey.h"

#include "model/season/cipher.h"
#include "model/season/database.h"
#include "model/season/seasonfile.h"

#include <map>
#include <mutex>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

/// The keys that somebody in this process has, by the beginning of their files. It does not keep
/// them: they are wiped when the last one who does has gone.
template <typename Parts>
class KeysInUse
{
public:
    void add(const std::shared_ptr<const Parts> &key)
    {
        const std::lock_guard guard(m_mutex);
        std::erase_if(m_keys, [](const auto &entry) { return entry.second.expired(); });
        m_keys[key->salt] = key;
    }
    std::shared_ptr<const Parts> find(const QByteArray &salt)
    {
        const std::lock_guard guard(m_mutex);
        const auto found = m_keys.find(salt);
        return found == m_keys.end() ? nullptr : found->second.lock();
    }

private:
    std::mutex m_mutex;
    std::map<QByteArray, std::weak_ptr<const Parts>> m_keys;
};

template <typename Parts>
KeysInUse<Parts> &keysInUse()
{
    static KeysInUse<Parts> keys;
    return keys;
}

} // namespace

Result<SeasonKey> SeasonKey::fromPassword(const Secret &password, const QByteArray &salt)
{
    return makeKey(password, salt).transform([&](const Secret &bytes) {
        SeasonKey key;
        key.m_parts = std::make_shared<const Parts>(salt, bytes);
        keysInUse<Parts>().add(key.m_parts);
        return key;
    });
}

Result<SeasonKey> SeasonKey::forNewFile(const Secret &password)
{
    return newSalt(saltSize).and_then(
        [&](const QByteArray &salt) { return fromPassword(password, salt); });
}

SeasonKey SeasonKey::inUse(const QByteArray &salt)
{
    SeasonKey key;
    key.m_parts = keysInUse<Parts>().find(salt);
    return key;
}

bool SeasonKey::isMadeFrom(const Secret &password) const
{
    const Result<Secret> bytes = makeKey(password, m_parts->salt);
    return bytes && *bytes == m_parts->bytes;
}

Secret SeasonKey::text() const
{
    const QByteArrayView bytes = m_parts->bytes.bytes();
    QByteArray digits = QByteArray::fromRawData(bytes.data(), bytes.size()).toHex();
    QByteArray text;
    text.reserve(digits.size() + 2 * saltSize + 3); // so that no copy of it is left behind
    text += "x'";
    text += digits;
    text += m_parts->salt.toHex();
    text += '\'';
    wipe(digits);
    return Secret(std::move(text));
}

static Result<SeasonHeader> headerOf(const QString &path)
{
    Connection connection;
    return checkKindOfFile(path).and_then([&] { return connection.open(path); }).and_then([&] {
        return readHeader(connection);
    });
}

Result<bool> isProtected(const QString &path)
{
    return headerOf(path).transform(
        [](const SeasonHeader &header) { return !header.salt.isEmpty(); });
}

Result<SeasonKey> unlock(const QString &path, const Secret &password)
{
    const Result<SeasonHeader> header = headerOf(path);
    if (!header)
        return std::unexpected(header.error());
    if (header->salt.isEmpty())
        return SeasonKey();
    return SeasonKey::fromPassword(password, header->salt).and_then([&](const SeasonKey &key) {
        return readProtectedHeader(path, key).transform([&](const SeasonHeader &) { return key; });
    });
}

SeasonKey keyOf(Database &database)
{
    const Result<SeasonHeader> header = readHeader(database.connection());
    return header && !header->salt.isEmpty() ? SeasonKey::inUse(header->salt) : SeasonKey();
}

} // namespace Bole
