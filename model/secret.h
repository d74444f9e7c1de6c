// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <memory>

namespace Bole {

/// A password or a key. Copies share the bytes, and they are wiped from memory with the last copy.
/// Whoever makes one from a text has that text to answer for: see wipe().
class Secret
{
public:
    Secret() = default;
    explicit Secret(QByteArray &&bytes);
    /// A password as it was typed; the same however the keyboard composes its letters.
    static Secret fromTyped(const QString &text);

    bool isEmpty() const { return bytes().isEmpty(); }
    QByteArrayView bytes() const { return m_bytes ? QByteArrayView(*m_bytes) : QByteArrayView(); }
    bool operator==(const Secret &other) const { return bytes() == other.bytes(); }

private:
    std::shared_ptr<const QByteArray> m_bytes;
};

/// With zeros, also where nobody reads it afterwards.
void overwrite(void *memory, size_t size);
/// The same for a text of one's own; where others share it, it is only let go.
void wipe(QByteArray &bytes);
void wipe(QString &text);

} // namespace Bole
