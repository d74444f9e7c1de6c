// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QByteArray>
#include <QIODevice>

#include <memory>

namespace Bole {

/// How much work it is to try a passphrase. Light is for tests.
enum class PassphraseWork { Usual, Light };

/// Writes to a device what only those can read who know the passphrase (Argon2id, then libsodium's
/// secretstream: XChaCha20-Poly1305 in chunks, so that a changed, cut or reordered file is
/// noticed). An empty passphrase: readable by anybody, and only cutting is noticed here.
class SealedWriter
{
public:
    SealedWriter(QIODevice &device, const QString &passphrase,
                 PassphraseWork work = PassphraseWork::Usual);
    ~SealedWriter();
    Q_DISABLE_COPY_MOVE(SealedWriter)

    Result<void> write(const QByteArray &bytes);
    Result<void> finish();

private:
    Result<void> begin();
    Result<void> writeChunk(const QByteArray &bytes, bool isLast);

    struct State;
    std::unique_ptr<State> m_state;
};

/// Reads it. WrongPassphrase where it does not open, Damaged where it is not whole.
class SealedReader
{
public:
    explicit SealedReader(QIODevice &device);
    ~SealedReader();
    Q_DISABLE_COPY_MOVE(SealedReader)

    /// The first thing to be called.
    Result<void> open(const QString &passphrase);
    /// Whether the file asks for a passphrase; NotAPackage where it is something else.
    static Result<bool> isSealed(QIODevice &device);
    /// Exactly so many bytes.
    Result<QByteArray> read(qsizetype count);
    bool isAtEnd() const; ///< the last chunk has been read, and all of it

private:
    Result<void> readChunk();

    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace Bole
