// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"
#include "model/season/change.h"

namespace Bole {

class Database;

/// A group of writes that happens as a whole or not at all: rolled back unless committed. It takes
/// the file's write lock at once, so that what it reads is what it changes. One inside another is
/// part of it: it can fail alone, but is only final when the outermost commits; and all edits made
/// in the outermost are one step to undo.
class Transaction
{
public:
    explicit Transaction(Database &database);
    ~Transaction();
    Q_DISABLE_COPY_MOVE(Transaction)

    /// What other windows and this one's views have to show anew.
    void announce(Topic topic, qint64 subject = 0);
    /// Makes the whole transaction fail with this error.
    void fail(const Error &error);
    bool failed() const;

    /// Writes what was announced into the change log already, for who wants to know its last
    /// number; 0 where nothing was, or inside of another transaction. commit() does it by itself.
    qint64 logChanges();
    Result<void> commit();
    template <typename T>
    Result<std::remove_cvref_t<T>> commit(T &&value)
    {
        return commit().transform([&] { return std::forward<T>(value); });
    }

private:
    void rollBack();

    Database &m_database;
    qsizetype m_changesBefore = 0;
    bool m_open = false;
    std::optional<qint64> m_logged;
};

} // namespace Bole
