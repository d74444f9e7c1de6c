// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/hub/hubaddress.h"
#include "model/hub/hubwaker.h"

#include <QByteArrayView>
#include <QVarLengthArray>

#include <functional>
#include <memory>
#include <optional>

struct pg_conn;
struct pg_result;

namespace Bole {

/// The fields of one row, nothing for NULL. They are good until the next row is asked for.
using HubFields = QVarLengthArray<std::optional<QByteArrayView>, 12>;

/// What a statement answered.
class HubRows
{
public:
    explicit HubRows(pg_result *result) : m_result(result) {}

    int count() const;
    bool isNull(int row, int column) const;
    QByteArray text(int row, int column) const;
    qint64 number(int row, int column) const { return text(row, column).toLongLong(); }
    QByteArray bytes(int row, int column) const; ///< of a bytea
    HubFields fields(int row) const;             ///< good as long as this object
    int affected() const;

private:
    struct End
    {
        void operator()(pg_result *result) const;
    };
    std::unique_ptr<pg_result, End> m_result;
};

using HubValues = QList<std::optional<QByteArray>>;

/// A connection to PostgreSQL, for the thread that opened it: the only code that calls libpq. It
/// never waits longer than the waker lets it.
class HubConnection
{
public:
    explicit HubConnection(HubWaker &waker) : m_waker(waker) {}
    Q_DISABLE_COPY_MOVE(HubConnection)

    HubResult<void> open(const HubAddress &address, const Secret &password);
    void close() { m_connection.reset(); }
    bool isOpen() const;

    /// One statement; `$1` … are values, which are never part of the statement's text.
    HubResult<HubRows> run(const QByteArray &sql, const HubValues &values = {});
    /// Several statements without values.
    HubResult<void> execute(const QByteArray &sql);
    /// COPY (…) TO STDOUT, row by row.
    HubResult<int> copyOut(const QByteArray &sql,
                           const std::function<void(const HubFields &row)> &take);

    /// True when a notification came, false when time has passed or the waker was called.
    HubResult<bool> waitForNotification(int milliseconds);

    /// As the server keeps it: the password itself does not get there.
    HubResult<QByteArray> encryptedPassword(const Secret &password, const QByteArray &login);
    QByteArray quotedName(const QByteArray &name);
    QByteArray quotedText(const QByteArray &text);

private:
    enum class Wait { Read, Write };
    HubResult<void> waitFor(Wait wait, int milliseconds = -1);
    HubResult<void> finishOpening();
    HubResult<void> send(const QByteArray &sql, const HubValues &values);
    HubResult<pg_result *> nextResult();
    HubResult<pg_result *> lastResult();
    std::unexpected<HubError> error(const pg_result *result = nullptr) const;

    struct End
    {
        void operator()(pg_conn *connection) const;
    };
    HubWaker &m_waker;
    std::unique_ptr<pg_conn, End> m_connection;
};

} // namespace Bole
