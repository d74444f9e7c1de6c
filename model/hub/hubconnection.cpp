// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hub/hubconnection.h"

#include "model/platform/waiting.h"

#include <QElapsedTimer>

#include <algorithm>
#include <libpq-fe.h>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

struct Freed
{
    void operator()(void *memory) const { PQfreemem(memory); }
};

/// Of a statement that the server refused.
HubTrouble troubleOf(const QByteArray &state)
{
    if (state == "28P01" || state == "28000")
        return HubTrouble::Refused;
    if (state == "42501")
        return HubTrouble::NotAllowed;
    if (state == "23514")
        return HubTrouble::WrongClock;
    if (state == "3F000" || state == "42P01" || state == "3D000")
        return HubTrouble::Empty;
    if (state.startsWith("08") || state.startsWith("57P") || state == "53300")
        return HubTrouble::NotReachable;
    return HubTrouble::Failed;
}

/// Of an opening that failed, by what libpq says of it: it has no codes for this.
HubTrouble troubleOfOpening(const QByteArray &message, bool wasAsked)
{
    // Not a wrong certificate, though one was just looked at: it is tried again by itself.
    if (message.contains("closed the connection unexpectedly") || message.contains("SSL SYSCALL") ||
        message.contains("SSL connection has been closed") || message.contains("unexpected eof"))
        return HubTrouble::NotReachable;
    if (message.contains("certificate") || message.contains("SSL") || message.contains("root.crt"))
        return HubTrouble::NotVerified;
    if (wasAsked || message.contains("authentication failed") ||
        message.contains("no password supplied") ||
        (message.contains("role \"") && message.contains("does not exist")) ||
        message.contains("not permitted to log in"))
        return HubTrouble::Refused;
    if (message.contains("database \"") && message.contains("does not exist"))
        return HubTrouble::Empty;
    return HubTrouble::NotReachable;
}

char unescaped(char letter)
{
    switch (letter) {
    case 'n':
        return '\n';
    case 't':
        return '\t';
    case 'r':
        return '\r';
    case 'b':
        return '\b';
    case 'f':
        return '\f';
    case 'v':
        return '\v';
    default:
        return letter;
    }
}

/// One field of COPY's text form, which is never longer without its backslashes: it stays where it
/// is.
std::optional<QByteArrayView> fieldIn(char *begin, char *end)
{
    if (end - begin == 2 && begin[0] == '\\' && begin[1] == 'N')
        return std::nullopt;
    char *to = std::find(begin, end, '\\');
    for (const char *from = to; from < end; ++from) {
        const bool isEscaped = *from == '\\' && from + 1 < end;
        from += isEscaped ? 1 : 0;
        *to++ = isEscaped ? unescaped(*from) : *from;
    }
    return QByteArrayView(begin, to);
}

HubFields fieldsIn(char *line, qsizetype size)
{
    char *end = line + size;
    if (size > 0 && end[-1] == '\n')
        --end;
    HubFields fields;
    for (char *begin = line;;) {
        char *tab = std::find(begin, end, '\t');
        fields.append(fieldIn(begin, tab));
        if (tab == end)
            return fields;
        begin = tab + 1;
    }
}

} // namespace

void HubRows::End::operator()(pg_result *result) const
{
    PQclear(result);
}

int HubRows::count() const
{
    return PQntuples(m_result.get());
}

bool HubRows::isNull(int row, int column) const
{
    return PQgetisnull(m_result.get(), row, column) != 0;
}

QByteArray HubRows::text(int row, int column) const
{
    return {PQgetvalue(m_result.get(), row, column), PQgetlength(m_result.get(), row, column)};
}

HubFields HubRows::fields(int row) const
{
    HubFields fields;
    for (int column = 0; column < PQnfields(m_result.get()); ++column) {
        const QByteArrayView value(PQgetvalue(m_result.get(), row, column),
                                   PQgetlength(m_result.get(), row, column));
        fields.append(isNull(row, column) ? std::nullopt : std::optional(value));
    }
    return fields;
}

QByteArray HubRows::bytes(int row, int column) const
{
    const QByteArray hex = text(row, column);
    return QByteArray::fromHex(hex.startsWith("\\x") ? hex.mid(2) : hex);
}

int HubRows::affected() const
{
    return QByteArray(PQcmdTuples(m_result.get())).toInt();
}

void HubConnection::End::operator()(pg_conn *connection) const
{
    PQfinish(connection);
}

bool HubConnection::isOpen() const
{
    return m_connection && PQstatus(m_connection.get()) == CONNECTION_OK;
}

HubResult<void> HubConnection::open(const HubAddress &address, const Secret &password)
{
    auto settings = address.settings();
    if (!password.isEmpty())
        settings.append({"password", password.bytes().toByteArray()});
    QList<const char *> names;
    QList<const char *> values;
    for (const auto &[name, value] : std::as_const(settings)) {
        names.append(name.constData());
        values.append(value.constData());
    }
    names.append(nullptr);
    values.append(nullptr);
    m_connection.reset(PQconnectStartParams(names.constData(), values.constData(), 0));
    if (!password.isEmpty())
        wipe(settings.last().second);
    if (!m_connection)
        return hubFailure(HubTrouble::Failed, u"no memory"_s);
    const auto opened = finishOpening();
    if (!opened)
        m_connection.reset();
    return opened;
}

HubResult<void> HubConnection::finishOpening()
{
    constexpr int patience = 15000;
    QElapsedTimer timer;
    timer.start();
    PostgresPollingStatusType step = PGRES_POLLING_WRITING;
    while (PQstatus(m_connection.get()) != CONNECTION_BAD && step != PGRES_POLLING_OK &&
           step != PGRES_POLLING_FAILED) {
        const auto waited = waitFor(step == PGRES_POLLING_READING ? Wait::Read : Wait::Write,
                                    int(patience - timer.elapsed()));
        if (!waited)
            return waited;
        if (timer.hasExpired(patience))
            return hubFailure(HubTrouble::NotReachable, u"no answer"_s);
        step = PQconnectPoll(m_connection.get());
    }
    if (PQstatus(m_connection.get()) == CONNECTION_OK) {
        PQsetNoticeProcessor(m_connection.get(), [](void *, const char *) {}, nullptr);
        return {};
    }
    const QByteArray message = PQerrorMessage(m_connection.get());
    return hubFailure(troubleOfOpening(message, PQconnectionNeedsPassword(m_connection.get()) != 0),
                      QString::fromUtf8(message).section(u'\n', 0, 0));
}

/// Returns early, without an error, when the time is up; the caller looks at its clock.
HubResult<void> HubConnection::waitFor(Wait wait, int milliseconds)
{
    const auto what = wait == Wait::Read ? Platform::WaitFor::Reading : Platform::WaitFor::Writing;
    int bell = m_waker.descriptor();
    while (true) {
        if (m_waker.isStopped())
            return hubFailure(HubTrouble::Stopped);
        const Platform::Waited waited =
            Platform::waitFor(PQsocket(m_connection.get()), what, bell, milliseconds);
        if (m_waker.isStopped())
            return hubFailure(HubTrouble::Stopped);
        if (waited.isReady || !waited.isRung)
            return {};
        // Only woken: whoever waits for news looks at that, a statement goes on.
        bell = -1;
    }
}

HubResult<void> HubConnection::send(const QByteArray &sql, const HubValues &values)
{
    if (!m_connection)
        return hubFailure(HubTrouble::NotReachable);
    QList<const char *> texts;
    for (const auto &value : values)
        texts.append(value ? value->constData() : nullptr);
    if (PQsendQueryParams(m_connection.get(), sql.constData(), int(texts.size()), nullptr,
                          texts.constData(), nullptr, nullptr, 0) != 1)
        return error();
    PQsetnonblocking(m_connection.get(), 1);
    int left = 1;
    while ((left = PQflush(m_connection.get())) == 1) {
        if (const auto waited = waitFor(Wait::Write); !waited)
            return waited;
        if (PQconsumeInput(m_connection.get()) != 1)
            return error();
    }
    return left == 0 ? HubResult<void>() : error();
}

/// The next of a statement's results, null after the last.
HubResult<pg_result *> HubConnection::nextResult()
{
    while (PQisBusy(m_connection.get()) != 0) {
        if (const auto waited = waitFor(Wait::Read); !waited)
            return std::unexpected(waited.error());
        if (PQconsumeInput(m_connection.get()) != 1)
            return error();
    }
    return PQgetResult(m_connection.get());
}

/// The last one, or the first that failed; nothing is left to be read then.
HubResult<pg_result *> HubConnection::lastResult()
{
    std::unique_ptr<pg_result, decltype(&PQclear)> last(nullptr, &PQclear);
    bool hasFailed = false;
    while (true) {
        const HubResult<pg_result *> next = nextResult();
        if (!next)
            return next;
        if (!*next)
            break;
        std::unique_ptr<pg_result, decltype(&PQclear)> kept(*next, &PQclear);
        if (hasFailed)
            continue;
        last = std::move(kept);
        const ExecStatusType status = PQresultStatus(last.get());
        hasFailed = status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK;
        if (status == PGRES_COPY_OUT)
            return last.release();
    }
    if (hasFailed || !last)
        return error(last.get());
    return last.release();
}

HubResult<HubRows> HubConnection::run(const QByteArray &sql, const HubValues &values)
{
    return send(sql, values)
        .and_then([&] { return lastResult(); })
        .transform([](pg_result *result) { return HubRows(result); });
}

HubResult<void> HubConnection::execute(const QByteArray &sql)
{
    if (!m_connection)
        return hubFailure(HubTrouble::NotReachable);
    if (PQsendQuery(m_connection.get(), sql.constData()) != 1)
        return error();
    while (PQflush(m_connection.get()) == 1) {
        if (const auto waited = waitFor(Wait::Write); !waited)
            return waited;
    }
    return lastResult().transform([](pg_result *result) { PQclear(result); });
}

HubResult<int> HubConnection::copyOut(const QByteArray &sql,
                                      const std::function<void(const HubFields &row)> &take)
{
    const auto begun = run(sql);
    if (!begun)
        return std::unexpected(begun.error());
    int rows = 0;
    while (true) {
        char *buffer = nullptr;
        const int size = PQgetCopyData(m_connection.get(), &buffer, 1);
        const std::unique_ptr<char, Freed> kept(buffer);
        if (size > 0) {
            take(fieldsIn(buffer, size));
            ++rows;
        } else if (size == 0) {
            if (const auto waited = waitFor(Wait::Read); !waited)
                return std::unexpected(waited.error());
            if (PQconsumeInput(m_connection.get()) != 1)
                return error();
        } else {
            break; // the end, or an error that the last result tells
        }
    }
    return lastResult().transform([&](pg_result *result) {
        PQclear(result);
        return rows;
    });
}

HubResult<bool> HubConnection::waitForNotification(int milliseconds)
{
    if (!isOpen())
        return hubFailure(HubTrouble::NotReachable);
    const auto taken = [this] {
        bool any = false;
        while (PGnotify *told = PQnotifies(m_connection.get())) {
            any = any || told->be_pid != PQbackendPID(m_connection.get()); // not of one's own
            PQfreemem(told);
        }
        return any;
    };
    if (taken())
        return true;
    const Platform::Waited waited =
        Platform::waitFor(PQsocket(m_connection.get()), Platform::WaitFor::Reading,
                          m_waker.descriptor(), milliseconds);
    m_waker.clear();
    if (m_waker.isStopped())
        return hubFailure(HubTrouble::Stopped);
    if (waited.isReady && PQconsumeInput(m_connection.get()) != 1)
        return error();
    return taken();
}

HubResult<QByteArray> HubConnection::encryptedPassword(const Secret &password,
                                                       const QByteArray &login)
{
    QByteArray plain = password.bytes().toByteArray();
    const std::unique_ptr<char, Freed> made(PQencryptPasswordConn(
        m_connection.get(), plain.constData(), login.constData(), "scram-sha-256"));
    wipe(plain);
    if (!made)
        return error();
    return QByteArray(made.get());
}

QByteArray HubConnection::quotedName(const QByteArray &name)
{
    const std::unique_ptr<char, Freed> quoted(
        PQescapeIdentifier(m_connection.get(), name.constData(), size_t(name.size())));
    return {quoted.get()};
}

QByteArray HubConnection::quotedText(const QByteArray &text)
{
    const std::unique_ptr<char, Freed> quoted(
        PQescapeLiteral(m_connection.get(), text.constData(), size_t(text.size())));
    return {quoted.get()};
}

/// The server's first line only: its detail can hold what a row holds.
std::unexpected<HubError> HubConnection::error(const pg_result *result) const
{
    const char *state = result ? PQresultErrorField(result, PG_DIAG_SQLSTATE) : nullptr;
    if (!state)
        return hubFailure(HubTrouble::NotReachable, u"connection lost"_s);
    // Of a value that is not possible (class 22) even that quotes the value.
    const char *message =
        qstrncmp(state, "22", 2) == 0 ? "" : PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    return hubFailure(troubleOf(state),
                      QString::fromLatin1(state) + u' ' + QString::fromUtf8(message));
}

} // namespace Bole
