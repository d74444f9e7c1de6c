// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readerclient/readerpool.h"

#include "model/programfiles.h"
#include "model/readerclient/readernursery.h"
#include "model/readerclient/readerprocess.h"

#include <QPointer>
#include <QThread>

#include <algorithm>
#include <utility>
#include <vector>

namespace Bole {

using namespace ReaderProtocol;

namespace {

/// A request as the pool keeps it until it is answered.
struct Job
{
    Request request;
    DocumentSource source;
    Urgency urgency = Urgency::Background;
    QPointer<const QObject> context;
    bool hadContext = false;
    std::function<void(Result<Answer>, SharedMemory *)> deliver;
    ReaderPool::ProgressCallback progress;
    ReaderProcess *reader = nullptr;
    bool askedKeyStore = false;
    bool waitsForKeyStore = false;

    bool isWanted() const { return !hadContext || context; }
};

template <typename T>
Result<T> payloadOf(const Answer &answer)
{
    auto value = unpack<T>(answer.payload);
    if (!value)
        return failure(ErrorCode::ReaderCrashed, QStringLiteral("malformed answer"));
    return std::move(*value);
}

Result<PageImage> imageOf(const Answer &answer, SharedMemory *memory)
{
    auto image = payloadOf<PageImage>(answer);
    if (!image)
        return image;
    if (answer.sharedBytes > 0 && memory)
        image->bytes = memory->readable(answer.sharedBytes).toByteArray();
    // The reader is not to be trusted: what it says about its image must hold.
    const bool isConsistent = image->width > 0 && image->height > 0 &&
                              image->stride >= qsizetype(image->width) * 4 &&
                              image->stride * image->height <= image->bytes.size();
    if (!isConsistent)
        return failure(ErrorCode::ReaderCrashed, QStringLiteral("malformed image"));
    return image;
}

} // namespace

class ReaderPool::Private
{
public:
    Private(ReaderPool *pool, const Options &options);

    Ticket add(Job job, const DocumentSource &source, const QObject *context);
    template <typename T>
    static std::function<void(Result<Answer>, SharedMemory *)> deliverTo(Callback<T> callback);

    void scheduleDispatch();
    void dispatch();
    std::vector<std::unique_ptr<Job>>::iterator nextWaiting();
    ReaderProcess *readerFor(const Job &job);
    bool isReadingFor(Urgency urgency) const;
    ReaderNursery &openNursery();
    ReaderProcess *startReader();
    void keepSpares();
    void dropIdle();
    void drop(ReaderProcess *reader);
    void retire(ReaderProcess *reader, ErrorCode reason);
    std::unique_ptr<Job> takeJob(quint64 id);
    void finish(ReaderProcess *reader, const Answer &answer);
    bool asksForPassword(const Answer &answer);
    void goOnWith(const QString &password, const Answer &answer);

    ReaderPool *q;
    Options options;
    DocumentPasswords passwords;
    int readerCount;
    quint64 lastId = 0;
    bool dispatchScheduled = false;
    std::vector<std::unique_ptr<Job>> jobs; ///< in order of arrival, waiting and running
    std::unique_ptr<ReaderNursery> nursery;
    SandboxState sandbox;
    QList<ReaderProcess *> readers; ///< the last used at the end
};

ReaderPool::Private::Private(ReaderPool *pool, const Options &chosen)
    : q(pool),
      options(chosen),
      passwords(chosen.keyStore),
      readerCount(chosen.readers > 0 ? chosen.readers : std::max(1, QThread::idealThreadCount()))
{
    if (options.program.isEmpty())
        options.program = ProgramFiles::reader();
}

template <typename T>
std::function<void(Result<Answer>, SharedMemory *)>
ReaderPool::Private::deliverTo(Callback<T> callback)
{
    return [callback = std::move(callback)](const Result<Answer> &answer, SharedMemory *memory) {
        if (!answer)
            callback(std::unexpected(answer.error()));
        else if (answer->kind == AnswerKind::Failed)
            callback(failure(answer->code, answer->detail));
        else if constexpr (std::is_same_v<T, PageImage>)
            callback(imageOf(*answer, memory));
        else
            callback(payloadOf<T>(*answer));
    };
}

Ticket ReaderPool::Private::add(Job job, const DocumentSource &source, const QObject *context)
{
    job.request.id = ++lastId;
    job.request.sha256 = source.sha256;
    job.request.documentKind = source.kind;
    job.request.password =
        source.password.isEmpty() ? passwords.known(source.sha256) : source.password;
    job.source = source;
    job.context = context;
    job.hadContext = context != nullptr;
    jobs.push_back(std::make_unique<Job>(std::move(job)));
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

std::vector<std::unique_ptr<Job>>::iterator ReaderPool::Private::nextWaiting()
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
ReaderProcess *ReaderPool::Private::readerFor(const Job &job)
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

ReaderNursery &ReaderPool::Private::openNursery()
{
    if (nursery)
        return *nursery;
    nursery = std::make_unique<ReaderNursery>(options.program, options.limits, q);
    connect(nursery.get(), &ReaderNursery::opened, q, [this](const SandboxState &state) {
        sandbox = state;
        emit q->sandboxKnown(state);
    });
    // Queued: its readers hear of it first, and it may say so from inside start().
    connect(
        nursery.get(), &ReaderNursery::failed, q,
        [this, failed = nursery.get()] {
            if (nursery.get() == failed)
                nursery.release()->deleteLater();
        },
        Qt::QueuedConnection);
    nursery->start();
    return *nursery;
}

ReaderProcess *ReaderPool::Private::startReader()
{
    auto *reader = new ReaderProcess(openNursery(), options.limits, q);
    readers.append(reader);
    connect(reader, &ReaderProcess::answered, q,
            [this, reader](const Answer &answer) { finish(reader, answer); });
    connect(reader, &ReaderProcess::progressed, q, [this](const Answer &answer) {
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

std::unique_ptr<Job> ReaderPool::Private::takeJob(quint64 id)
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
    scheduleDispatch();
    if (job && answer.kind != AnswerKind::Failed)
        passwords.keep(job->request.sha256, job->request.password);
    const QPointer<ReaderProcess> alive(reader);
    if (job && job->isWanted())
        job->deliver(answer, &reader->sharedMemory());
    // Whoever got it may have opened a dialog, in which time the reader went.
    if (!alive || !readers.contains(reader))
        return;
    // A document that was read for its record is not asked for again.
    if (job && job->request.kind == RequestKind::Record) {
        drop(reader);
        return;
    }
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

ReaderPool::ReaderPool(QObject *parent) : ReaderPool(Options(), parent) {}

ReaderPool::ReaderPool(const Options &options, QObject *parent)
    : QObject(parent), d(std::make_unique<Private>(this, options))
{
}

ReaderPool::~ReaderPool()
{
    // Before the nursery that they belong to.
    qDeleteAll(std::exchange(d->readers, {}));
}

Ticket ReaderPool::requestPages(const DocumentSource &source, Urgency urgency,
                                const QObject *context, Callback<DocumentPages> callback)
{
    Job job;
    job.request.kind = RequestKind::Pages;
    job.urgency = urgency;
    job.deliver = Private::deliverTo(std::move(callback));
    return d->add(std::move(job), source, context);
}

Ticket ReaderPool::requestPageText(const DocumentSource &source, int page, Ocr ocr, Urgency urgency,
                                   const QObject *context, Callback<PageText> callback)
{
    Job job;
    job.request.kind = RequestKind::PageText;
    job.request.page = page;
    job.request.ocr = ocr;
    job.urgency = urgency;
    job.deliver = Private::deliverTo(std::move(callback));
    return d->add(std::move(job), source, context);
}

Ticket ReaderPool::requestImage(const DocumentSource &source, const ImageRequest &image,
                                Urgency urgency, const QObject *context,
                                Callback<PageImage> callback)
{
    Job job;
    job.request.kind = RequestKind::Image;
    job.request.image = image;
    job.urgency = urgency;
    job.deliver = Private::deliverTo(std::move(callback));
    return d->add(std::move(job), source, context);
}

Ticket ReaderPool::requestRecord(const DocumentSource &source, const QString &fileName,
                                 PartialDate today, const QObject *context,
                                 Callback<Understanding> callback, ProgressCallback progress)
{
    Job job;
    job.request.kind = RequestKind::Record;
    job.request.fileName = fileName;
    job.request.today = today;
    job.deliver = Private::deliverTo(std::move(callback));
    job.progress = std::move(progress);
    return d->add(std::move(job), source, context);
}

void ReaderPool::cancel(Ticket ticket)
{
    const auto job = d->takeJob(ticket.id);
    if (job && job->reader)
        job->reader->abandon();
}

void ReaderPool::setUrgency(Ticket ticket, Urgency urgency)
{
    for (const auto &job : d->jobs) {
        if (job->request.id == ticket.id)
            job->urgency = urgency;
    }
    d->scheduleDispatch();
}

void ReaderPool::warmUp()
{
    d->keepSpares();
}

DocumentPasswords &ReaderPool::passwords() const
{
    return d->passwords;
}

int ReaderPool::readerCount() const
{
    return d->readerCount;
}

SandboxState ReaderPool::sandbox() const
{
    return d->sandbox;
}

const ReaderLimits &ReaderPool::limits() const
{
    return d->options.limits;
}

} // namespace Bole
