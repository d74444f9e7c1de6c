// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readerclient/readerschedule.h"

#include "model/programfiles.h"

#include <QThread>

#include <algorithm>
#include <utility>

namespace Bole {

using namespace ReaderProtocol;

ReaderPool::Private::Private(ReaderPool *pool, const Options &chosen)
    : q(pool),
      options(chosen),
      passwords(chosen.keyStore),
      readerCount(chosen.readers > 0 ? chosen.readers : std::max(1, QThread::idealThreadCount()))
{
    if (options.program.isEmpty())
        options.program = ProgramFiles::reader();
}

Ticket ReaderPool::Private::add(ReaderJob job, const DocumentSource &source, const QObject *context)
{
    job.request.id = ++lastId;
    job.request.sha256 = source.sha256;
    job.request.documentKind = source.kind;
    job.request.password =
        source.password.isEmpty() ? passwords.known(source.sha256) : source.password;
    job.source = source;
    job.context = context;
    job.hadContext = context != nullptr;
    jobs.push_back(std::make_unique<ReaderJob>(std::move(job)));
    scheduleDispatch();
    return {lastId};
}

// Requests made together are looked at together, so that the most urgent of them goes first.
void ReaderPool::Private::scheduleDispatch()
{
    if (dispatchScheduled)
        return;
    dispatchScheduled = true;
    QMetaObject::invokeMethod(
        q,
        [this] {
            dispatchScheduled = false;
            dispatch();
        },
        Qt::QueuedConnection);
}

void ReaderPool::Private::dispatch()
{
    std::erase_if(jobs, [](const auto &job) { return !job->reader && !job->isWanted(); });
    for (;;) {
        const auto next = nextWaiting();
        if (next == jobs.end())
            return;
        ReaderProcess *reader = readerFor(**next);
        if (!reader)
            return;
        (*next)->reader = reader;
        readers.removeOne(reader);
        readers.append(reader);
        reader->send((*next)->request, (*next)->source);
        keepSpares();
    }
}

std::vector<std::unique_ptr<ReaderJob>>::iterator ReaderPool::Private::nextWaiting()
{
    auto best = jobs.end();
    for (auto job = jobs.begin(); job != jobs.end(); ++job) {
        if (!(*job)->reader && !(*job)->waitsForKeyStore &&
            (best == jobs.end() || (*job)->urgency < (*best)->urgency))
            best = job;
    }
    return best;
}

// A reader is given one document in its life: one that a hostile document has taken over must not
// get at the next applicant's.
ReaderProcess *ReaderPool::Private::readerFor(const ReaderJob &job)
{
    ReaderProcess *spare = nullptr;
    int busy = 0;
    for (ReaderProcess *reader : std::as_const(readers)) {
        busy += reader->isBusy() ? 1 : 0;
        if (reader->isBusy())
            continue;
        if (reader->document() == job.request.sha256)
            return reader;
        if (reader->document().isEmpty())
            spare = spare ? spare : reader;
    }
    // Somebody waiting in front of an empty page does not wait for a folder's scans: one more. What
    // is seen beside it is done sooner than a reader starts.
    const bool waitsForOthers = job.urgency == Urgency::Visible && !isReadingFor(Urgency::Visible);
    if (busy >= readerCount + (waitsForOthers ? 1 : 0))
        return nullptr;
    return spare ? spare : startReader();
}

bool ReaderPool::Private::isReadingFor(Urgency urgency) const
{
    return std::ranges::any_of(
        jobs, [urgency](const auto &job) { return job->reader && job->urgency == urgency; });
}

ReaderForkServer &ReaderPool::Private::openForkServer()
{
    if (forkServer)
        return *forkServer;
    forkServer = std::make_unique<ReaderForkServer>(options.program, options.limits, q);
    connect(forkServer.get(), &ReaderForkServer::opened, q, [this](const SandboxState &state) {
        sandbox = state;
        emit q->sandboxKnown(state);
    });
    // Queued: its readers hear of it first, and it may say so from inside start().
    connect(
        forkServer.get(), &ReaderForkServer::failed, q,
        [this, failed = forkServer.get()] {
            if (forkServer.get() == failed)
                forkServer.release()->deleteLater();
        },
        Qt::QueuedConnection);
    forkServer->start();
    return *forkServer;
}

ReaderProcess *ReaderPool::Private::startReader()
{
    auto *reader = new ReaderProcess(openForkServer(), options.limits, q);
    readers.append(reader);
    connect(reader, &ReaderProcess::answered, q,
            [this, reader](const Answer &answer) { finish(reader, answer); });
    connect(reader, &ReaderProcess::progressed, q, [this](const Answer &answer) {
        // Where there is one scan there are others.
        if (answer.progress.ocr && forkServer)
            forkServer->expectScans();
        const auto job = std::ranges::find_if(
            jobs, [&answer](const auto &each) { return each->request.id == answer.id; });
        if (job != jobs.end() && (*job)->progress && (*job)->isWanted())
            (*job)->progress(answer.progress);
    });
    // Queued: a program that cannot be started says so from inside start().
    connect(
        reader, &ReaderProcess::ended, q,
        [this, reader](ErrorCode reason) { retire(reader, reason); }, Qt::QueuedConnection);
    reader->start();
    return reader;
}

/// As many as there can be wanted at once are ready before they are wanted.
void ReaderPool::Private::keepSpares()
{
    const auto spares = std::ranges::count_if(
        readers, [](const ReaderProcess *reader) { return reader->document().isEmpty(); });
    for (auto i = spares; i < readerCount; ++i)
        startReader();
}

/// Those who lately showed something stay: leafing back and forth loads nothing twice.
void ReaderPool::Private::dropIdle()
{
    constexpr int mostIdle = 4;
    int idle = 0;
    for (qsizetype i = readers.size() - 1; i >= 0; --i) {
        ReaderProcess *reader = readers[i];
        const bool isIdle = !reader->isBusy() && !reader->document().isEmpty();
        if (isIdle && ++idle > mostIdle)
            drop(reader);
    }
}

void ReaderPool::Private::drop(ReaderProcess *reader)
{
    readers.removeOne(reader);
    reader->disconnect(q);
    reader->deleteLater();
}

void ReaderPool::Private::retire(ReaderProcess *reader, ErrorCode reason)
{
    const quint64 id = reader->requestId();
    drop(reader);
    const auto job = takeJob(id);
    if (reason != ErrorCode::Cancelled)
        emit q->readerReplaced(reason);
    scheduleDispatch();
    if (job && job->isWanted())
        job->deliver(failure(reason), nullptr);
}

std::unique_ptr<ReaderJob> ReaderPool::Private::takeJob(quint64 id)
{
    const auto found =
        std::ranges::find_if(jobs, [id](const auto &job) { return job->request.id == id; });
    if (found == jobs.end())
        return nullptr;
    auto job = std::move(*found);
    jobs.erase(found);
    return job;
}

void ReaderPool::Private::finish(ReaderProcess *reader, const Answer &answer)
{
    if (asksForPassword(answer))
        return;
    const auto job = takeJob(answer.id);
    // A document that was read for its record is not asked for again. The next one is read while
    // this record is looked at.
    const bool isDone = job && job->request.kind == RequestKind::Record;
    if (isDone) {
        drop(reader);
        dispatch();
    } else {
        scheduleDispatch();
    }
    if (job && answer.kind != AnswerKind::Failed)
        passwords.keep(job->request.sha256, job->request.password);
    const QPointer<ReaderProcess> alive(reader);
    if (job && job->isWanted())
        job->deliver(answer, &reader->sharedMemory());
    // Whoever got it may have opened a dialog, in which time the reader went.
    if (isDone || !alive || !readers.contains(reader))
        return;
    reader->sharedMemory().trim();
    dropIdle();
}

/// A locked document whose password somebody entered before a restart: the key store may know it,
/// and the request then goes to a reader once more.
bool ReaderPool::Private::asksForPassword(const Answer &answer)
{
    const auto found = std::ranges::find_if(
        jobs, [&answer](const auto &job) { return job->request.id == answer.id; });
    if (answer.kind != AnswerKind::Failed || answer.code != ErrorCode::DocumentNeedsPassword ||
        found == jobs.end() || (*found)->askedKeyStore || !passwords.isLasting())
        return false;
    (*found)->askedKeyStore = true;
    (*found)->waitsForKeyStore = true;
    (*found)->reader = nullptr;
    scheduleDispatch();
    passwords.find((*found)->request.sha256,
                   [this, pool = QPointer(q), answer](const QString &password) {
                       if (pool)
                           goOnWith(password, answer);
                   });
    return true;
}

void ReaderPool::Private::goOnWith(const QString &password, const Answer &answer)
{
    const auto found = std::ranges::find_if(
        jobs, [&answer](const auto &job) { return job->request.id == answer.id; });
    if (found == jobs.end())
        return; // called off meanwhile
    (*found)->waitsForKeyStore = false;
    (*found)->request.password = password;
    if (!password.isEmpty())
        return scheduleDispatch();
    const auto job = takeJob(answer.id);
    if (job->isWanted())
        job->deliver(answer, nullptr);
}

} // namespace Bole
