// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readerclient/readerforkserver.h"
#include "model/readerclient/readerpool.h"
#include "model/readerclient/readerprocess.h"

#include <QPointer>

#include <vector>

namespace Bole {

/// A request as the pool keeps it until it is answered.
struct ReaderJob
{
    ReaderProtocol::Request request;
    DocumentSource source;
    Urgency urgency = Urgency::Background;
    QPointer<const QObject> context;
    bool hadContext = false;
    std::function<void(Result<ReaderProtocol::Answer>, SharedMemory *)> deliver;
    ReaderPool::ProgressCallback progress;
    ReaderProcess *reader = nullptr;
    bool askedKeyStore = false;
    bool waitsForKeyStore = false;

    bool isWanted() const { return !hadContext || context; }
};

/// Which request is given to which reader, and when: the pool's own part, for its sources only.
class ReaderPool::Private
{
public:
    Private(ReaderPool *pool, const Options &options);

    Ticket add(ReaderJob job, const DocumentSource &source, const QObject *context);

    void scheduleDispatch();
    void dispatch();
    std::vector<std::unique_ptr<ReaderJob>>::iterator nextWaiting();
    ReaderProcess *readerFor(const ReaderJob &job);
    bool isReadingFor(Urgency urgency) const;
    ReaderForkServer &openForkServer();
    ReaderProcess *startReader();
    void keepSpares();
    void dropIdle();
    void drop(ReaderProcess *reader);
    void retire(ReaderProcess *reader, ErrorCode reason);
    std::unique_ptr<ReaderJob> takeJob(quint64 id);
    void finish(ReaderProcess *reader, const ReaderProtocol::Answer &answer);
    bool asksForPassword(const ReaderProtocol::Answer &answer);
    void goOnWith(const QString &password, const ReaderProtocol::Answer &answer);

    ReaderPool *q;
    Options options;
    DocumentPasswords passwords;
    int readerCount;
    quint64 lastId = 0;
    bool dispatchScheduled = false;
    std::vector<std::unique_ptr<ReaderJob>> jobs; ///< in order of arrival, waiting and running
    std::unique_ptr<ReaderForkServer> forkServer;
    SandboxState sandbox;
    QList<ReaderProcess *> readers; ///< the last used at the end
};

} // namespace Bole
