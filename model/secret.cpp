// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/secret.h"

namespace Bole {

// A compiler leaves out what writes to memory that is freed next; not what it calls volatile.
void overwrite(void *memory, size_t size)
{
    auto *byte = static_cast<volatile char *>(memory);
    for (size_t i = 0; i < size; ++i)
        byte[i] = 0;
}

void wipe(QByteArray &bytes)
{
    if (bytes.isDetached())
        overwrite(bytes.data(), size_t(bytes.size()));
    bytes.clear();
}

void wipe(QString &text)
{
    if (text.isDetached())
        overwrite(text.data(), size_t(text.size()) * sizeof(QChar));
    text.clear();
}

Secret::Secret(QByteArray &&bytes)
    : m_bytes(new QByteArray(std::move(bytes)), [](QByteArray *kept) {
          wipe(*kept);
          delete kept;
      })
{
}

Secret Secret::fromTyped(const QString &text)
{
    QString composed = text.normalized(QString::NormalizationForm_C);
    Secret secret(composed.toUtf8());
    wipe(composed);
    return secret;
}

} // namespace Bole
