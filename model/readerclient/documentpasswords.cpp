// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readerclient/documentpasswords.h"

namespace Bole {

namespace {

/// What it is called in the key store, beside other passwords of the program's.
QString documentKey(const QString &sha256)
{
    return QStringLiteral("document ") + sha256;
}

} // namespace

void DocumentPasswords::keep(const QString &sha256, const QString &password)
{
    if (password.isEmpty() || m_known.value(sha256) == password)
        return;
    m_known.insert(sha256, password);
    if (isLasting())
        m_store->write(documentKey(sha256), password);
}

void DocumentPasswords::find(const QString &sha256,
                             const std::function<void(const QString &)> &then)
{
    if (m_known.contains(sha256) || !isLasting())
        return then(m_known.value(sha256));
    m_store->read(documentKey(sha256), [this, sha256, then](const QString &password) {
        if (!password.isEmpty())
            m_known.insert(sha256, password);
        then(password);
    });
}

} // namespace Bole
