// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/sealedstream.h"

#include "model/review/packageproblem.h"

#include <QtEndian>

#include <sodium.h>

#include <array>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr QByteArrayView magic = "BOLEPACK1";
constexpr qsizetype chunkSize = 65536;
constexpr quint64 mostMemory = 1ULL << 30; // of a stranger's file that wants to be opened
constexpr quint64 mostWork = 16;
constexpr auto streamOverhead = qsizetype(crypto_secretstream_xchacha20poly1305_ABYTES);

using Key = std::array<unsigned char, crypto_secretstream_xchacha20poly1305_KEYBYTES>;

unsigned char *raw(QByteArray &bytes)
{
    return reinterpret_cast<unsigned char *>(bytes.data());
}

const unsigned char *raw(const QByteArray &bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.constData());
}

QByteArray number(quint64 value)
{
    QByteArray bytes(sizeof(value), '\0');
    qToLittleEndian(value, bytes.data());
    return bytes;
}

Result<void> putAll(QIODevice &device, const QByteArray &bytes)
{
    if (device.write(bytes) == bytes.size())
        return {};
    return failure(ErrorCode::FileNotWritable, device.errorString());
}

Result<QByteArray> takeAll(QIODevice &device, qsizetype count)
{
    const QByteArray bytes = device.read(count);
    if (bytes.size() == count)
        return bytes;
    return failure(PackageProblem::Damaged);
}

Result<Key> keyFrom(const QString &passphrase, const QByteArray &salt, quint64 work, quint64 memory)
{
    Key key;
    // As people type it, however their keyboard composes letters.
    const QByteArray typed = passphrase.normalized(QString::NormalizationForm_C).toUtf8();
    if (crypto_pwhash(key.data(), key.size(), typed.constData(), quint64(typed.size()), raw(salt),
                      work, size_t(memory), crypto_pwhash_ALG_ARGON2ID13) != 0)
        return failure(PackageProblem::Damaged);
    return key;
}

} // namespace

struct SealedWriter::State
{
    QIODevice &device;
    QString passphrase;
    PassphraseWork work;
    bool hasBegun = false;
    QByteArray waiting = {};
    crypto_secretstream_xchacha20poly1305_state stream{};

    ~State() { sodium_memzero(&stream, sizeof(stream)); }
};

SealedWriter::SealedWriter(QIODevice &device, const QString &passphrase, PassphraseWork work)
    : m_state(new State{device, passphrase, work})
{
}

SealedWriter::~SealedWriter() = default;

Result<void> SealedWriter::begin()
{
    if (sodium_init() < 0)
        return failure(ErrorCode::FileNotWritable, u"libsodium"_s);
    m_state->hasBegun = true;
    const bool isSealed = !m_state->passphrase.isEmpty();
    QByteArray head = magic.toByteArray() + (isSealed ? '\1' : '\0');
    if (!isSealed)
        return putAll(m_state->device, head);
    const bool isLight = m_state->work == PassphraseWork::Light;
    const quint64 work = isLight ? crypto_pwhash_OPSLIMIT_MIN : crypto_pwhash_OPSLIMIT_MODERATE;
    const quint64 memory = isLight ? crypto_pwhash_MEMLIMIT_MIN : crypto_pwhash_MEMLIMIT_MODERATE;
    QByteArray salt(crypto_pwhash_SALTBYTES, '\0');
    randombytes_buf(salt.data(), size_t(salt.size()));
    auto key = keyFrom(m_state->passphrase, salt, work, memory);
    if (!key)
        return std::unexpected(key.error());
    QByteArray header(crypto_secretstream_xchacha20poly1305_HEADERBYTES, '\0');
    crypto_secretstream_xchacha20poly1305_init_push(&m_state->stream, raw(header), key->data());
    sodium_memzero(key->data(), key->size());
    return putAll(m_state->device, head + salt + number(work) + number(memory) + header);
}

Result<void> SealedWriter::writeChunk(const QByteArray &bytes, bool isLast)
{
    QByteArray chunk = bytes;
    if (!m_state->passphrase.isEmpty()) {
        chunk.resize(bytes.size() + streamOverhead);
        crypto_secretstream_xchacha20poly1305_push(
            &m_state->stream, raw(chunk), nullptr, raw(bytes), quint64(bytes.size()), nullptr, 0,
            isLast ? crypto_secretstream_xchacha20poly1305_TAG_FINAL
                   : crypto_secretstream_xchacha20poly1305_TAG_MESSAGE);
    }
    const quint64 size = quint64(chunk.size()) << 1 | quint64(isLast);
    return putAll(m_state->device, number(size) + chunk);
}

Result<void> SealedWriter::write(const QByteArray &bytes)
{
    if (!m_state->hasBegun) {
        if (const auto begun = begin(); !begun)
            return begun;
    }
    m_state->waiting += bytes;
    qsizetype done = 0;
    while (m_state->waiting.size() - done > chunkSize) {
        if (const auto put = writeChunk(m_state->waiting.mid(done, chunkSize), false); !put)
            return put;
        done += chunkSize;
    }
    m_state->waiting.remove(0, done);
    return {};
}

Result<void> SealedWriter::finish()
{
    return write({}).and_then([this] { return writeChunk(m_state->waiting, true); });
}

struct SealedReader::State
{
    QIODevice &device;
    bool isSealed = false;
    bool isLast = false;
    QByteArray ready = {};
    qsizetype at = 0;
    crypto_secretstream_xchacha20poly1305_state stream{};

    ~State() { sodium_memzero(&stream, sizeof(stream)); }
};

SealedReader::SealedReader(QIODevice &device) : m_state(new State{device}) {}

SealedReader::~SealedReader() = default;

Result<bool> SealedReader::isSealed(QIODevice &device)
{
    const QByteArray head = device.peek(magic.size() + 1);
    if (!head.startsWith(magic) || head.size() <= magic.size() || head.back() > 1)
        return failure(PackageProblem::NotAPackage);
    return head.back() == 1;
}

Result<void> SealedReader::open(const QString &passphrase)
{
    const auto sealed = isSealed(m_state->device);
    if (!sealed || sodium_init() < 0)
        return failure(PackageProblem::NotAPackage);
    (void)m_state->device.read(magic.size() + 1);
    m_state->isSealed = *sealed;
    if (!*sealed)
        return readChunk();
    const auto head =
        takeAll(m_state->device, qsizetype(crypto_pwhash_SALTBYTES) + 16 +
                                     qsizetype(crypto_secretstream_xchacha20poly1305_HEADERBYTES));
    if (!head)
        return std::unexpected(head.error());
    const QByteArray salt = head->left(crypto_pwhash_SALTBYTES);
    const auto work = qFromLittleEndian<quint64>(head->constData() + salt.size());
    const auto memory = qFromLittleEndian<quint64>(head->constData() + salt.size() + 8);
    if (work < crypto_pwhash_OPSLIMIT_MIN || work > mostWork ||
        memory < crypto_pwhash_MEMLIMIT_MIN || memory > mostMemory)
        return failure(PackageProblem::Damaged);
    auto key = keyFrom(passphrase, salt, work, memory);
    if (!key)
        return std::unexpected(key.error());
    const QByteArray header = head->mid(salt.size() + 16);
    const int begun =
        crypto_secretstream_xchacha20poly1305_init_pull(&m_state->stream, raw(header), key->data());
    sodium_memzero(key->data(), key->size());
    // Only the first chunk tells whether the passphrase was right.
    if (begun != 0 || !readChunk())
        return failure(PackageProblem::WrongPassphrase);
    return {};
}

Result<void> SealedReader::readChunk()
{
    const auto head = takeAll(m_state->device, 8);
    if (!head)
        return std::unexpected(head.error());
    const auto size = qFromLittleEndian<quint64>(head->constData());
    if (m_state->isLast || (size >> 1) > quint64(chunkSize + streamOverhead))
        return failure(PackageProblem::Damaged);
    auto chunk = takeAll(m_state->device, qsizetype(size >> 1));
    if (!chunk)
        return std::unexpected(chunk.error());
    m_state->isLast = (size & 1) != 0;
    if (m_state->isSealed) {
        QByteArray plain(qMax(qsizetype(0), chunk->size() - streamOverhead), '\0');
        unsigned char tag = 0;
        if (chunk->size() < streamOverhead ||
            crypto_secretstream_xchacha20poly1305_pull(&m_state->stream, raw(plain), nullptr, &tag,
                                                       raw(*chunk), quint64(chunk->size()), nullptr,
                                                       0) != 0)
            return failure(PackageProblem::Damaged);
        if ((tag == crypto_secretstream_xchacha20poly1305_TAG_FINAL) != m_state->isLast)
            return failure(PackageProblem::Damaged);
        *chunk = plain;
    }
    m_state->ready = m_state->ready.mid(m_state->at) + *chunk;
    m_state->at = 0;
    return {};
}

Result<QByteArray> SealedReader::read(qsizetype count)
{
    while (m_state->ready.size() - m_state->at < count) {
        if (m_state->isLast)
            return failure(PackageProblem::Damaged);
        if (const auto more = readChunk(); !more)
            return std::unexpected(more.error());
    }
    const QByteArray bytes = m_state->ready.mid(m_state->at, count);
    m_state->at += count;
    return bytes;
}

bool SealedReader::isAtEnd() const
{
    return m_state->isLast && m_state->at == m_state->ready.size();
}

} // namespace Bole
