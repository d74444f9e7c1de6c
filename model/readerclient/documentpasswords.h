// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

#include <functional>

namespace Bole {

/// The desktop's own place for secrets, where there is one. Answers later, on the same thread.
class KeyStore
{
public:
    virtual ~KeyStore() = default;

    virtual bool isThere() const = 0;
    /// An empty answer where nothing is kept under the key, or the user does not let it be seen.
    virtual void read(const QString &key, std::function<void(const QString &secret)> then) = 0;
    virtual void write(const QString &key, const QString &secret) = 0;
};

/// The passwords that open applicants' documents, by the documents' SHA-256. They are never in the
/// season: what was entered is known until the program ends, and after that only to the key store.
class DocumentPasswords
{
public:
    /// Without a key store they are kept in memory only.
    explicit DocumentPasswords(KeyStore *store = nullptr) : m_store(store) {}

    /// Whether they are still known after a restart.
    bool isLasting() const { return m_store && m_store->isThere(); }

    QString known(const QString &sha256) const { return m_known.value(sha256); }
    void keep(const QString &sha256, const QString &password);
    /// What is known, or what the key store says; empty where neither knows.
    void find(const QString &sha256, const std::function<void(const QString &password)> &then);

private:
    KeyStore *m_store;
    QHash<QString, QString> m_known;
};

} // namespace Bole
