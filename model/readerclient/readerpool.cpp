// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readerclient/readerpool.h"

#include "model/readerclient/readerschedule.h"

#include <algorithm>
#include <utility>

namespace Bole {

using namespace ReaderProtocol;

namespace {

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

template <typename T>
std::function<void(Result<Answer>, SharedMemory *)> deliverTo(ReaderPool::Callback<T> callback)
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

} // namespace

ReaderPool::ReaderPool(QObject *parent) : ReaderPool(Options(), parent) {}

ReaderPool::ReaderPool(const Options &options, QObject *parent)
    : QObject(parent), d(std::make_unique<Private>(this, options))
{
}

ReaderPool::~ReaderPool()
{
    // Before the fork server that they belong to.
    qDeleteAll(std::exchange(d->readers, {}));
}

Ticket ReaderPool::requestPages(const DocumentSource &source, Urgency urgency,
                                const QObject *context, Callback<DocumentPages> callback)
{
    ReaderJob job;
    job.request.kind = RequestKind::Pages;
    job.urgency = urgency;
    job.deliver = deliverTo(std::move(callback));
    return d->add(std::move(job), source, context);
}

Ticket ReaderPool::requestPageText(const DocumentSource &source, int page, Ocr ocr, Urgency urgency,
                                   const QObject *context, Callback<PageText> callback)
{
    ReaderJob job;
    job.request.kind = RequestKind::PageText;
    job.request.page = page;
    job.request.ocr = ocr;
    job.urgency = urgency;
    job.deliver = deliverTo(std::move(callback));
    return d->add(std::move(job), source, context);
}

Ticket ReaderPool::requestImage(const DocumentSource &source, const ImageRequest &image,
                                Urgency urgency, const QObject *context,
                                Callback<PageImage> callback)
{
    ReaderJob job;
    job.request.kind = RequestKind::Image;
    job.request.image = image;
    job.urgency = urgency;
    job.deliver = deliverTo(std::move(callback));
    return d->add(std::move(job), source, context);
}

Ticket ReaderPool::requestRecord(const DocumentSource &source, const QString &fileName,
                                 PartialDate today, const QObject *context,
                                 Callback<Understanding> callback, ProgressCallback progress)
{
    ReaderJob job;
    job.request.kind = RequestKind::Record;
    job.request.fileName = fileName;
    job.request.today = today;
    job.request.firstParsed = source.firstParsed;
    job.request.lastParsed = source.lastParsed;
    job.deliver = deliverTo(std::move(callback));
    job.progress = std::move(progress);
    d->openForkServer().expectRecords();
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

void ReaderPool::warmUp(First first)
{
    if (first == First::Record)
        d->openForkServer().expectRecords();
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
