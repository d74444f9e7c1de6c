// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/readerloop.h"

#include "app/reader/scannedpictures.h"
#include "model/intake/intake.h"
#include "model/reader/textdecoding.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <poll.h>
#include <unistd.h>

namespace Bole {

using namespace ReaderProtocol;

namespace {

/// From where the words would stand on a straight page to where they do.
void movePlaces(Record &record, int page, const OcrPage &read)
{
    const QSizeF size = read.text.size;
    for (QList<Place> &places : record.provenance) {
        for (Place &place : places) {
            if (place.page == page && !size.isEmpty())
                place.rect.translate(0, read.slope * place.rect.center().x() * size.width() /
                                            size.height());
        }
    }
}

/// What is a picture on a page that is one itself.
QList<QRectF> picturesOnScan(const PdfDocument &pdf, int page, const PageText &text)
{
    constexpr double scanned = 0.6; // of the page
    const double area = scanned * text.size.width() * text.size.height();
    const bool isScan = std::ranges::any_of(
        text.images, [&](const QRectF &image) { return image.width() * image.height() > area; });
    if (!isScan)
        return {};
    QList<QRect> words;
    for (const Word &word : text.words)
        words.append(word.box.toAlignedRect());
    QList<QRectF> pictures;
    for (const QRect &box : scannedPictures(pdf.renderGrey(page, 1), words)) // a pixel is a point
        pictures.append(box);
    return pictures;
}

} // namespace

ReaderLoop::ReaderLoop(int sharedMemory, const Limits &limits, const Knowledge &knowledge)
    : m_knowledge(knowledge), m_sharedMemory(sharedMemory), m_limits(limits)
{
}

int ReaderLoop::run()
{
    if (!hasInput())
        PdfDocument::findFonts();
    while (const auto request = nextRequest())
        handle(*request);
    return m_buffer.isBroken() ? BadProtocol : EndOfInput;
}

bool ReaderLoop::readMore()
{
    std::array<char, 65536> block;
    ssize_t count = 0;
    do {
        count = read(STDIN_FILENO, block.data(), block.size());
    } while (count < 0 && errno == EINTR);
    if (count <= 0) {
        m_inputEnded = true;
        return false;
    }
    m_buffer.append({block.data(), qsizetype(count)});
    while (const auto message = m_buffer.next()) {
        auto request = requestFrom(*message);
        if (!request)
            return false;
        if (request->kind == RequestKind::Cancel)
            m_cancelled = m_cancelled || request->id == m_current;
        else
            m_waiting.push_back(std::move(*request));
    }
    return !m_buffer.isBroken();
}

bool ReaderLoop::hasInput() const
{
    pollfd input{STDIN_FILENO, POLLIN, 0};
    return poll(&input, 1, 0) > 0;
}

std::optional<Request> ReaderLoop::nextRequest()
{
    for (;;) {
        while (m_waiting.empty()) {
            if (!readMore())
                return std::nullopt;
        }
        Request request = std::move(m_waiting.front());
        m_waiting.pop_front();
        // Bytes for a request that was called off meanwhile are nobody's.
        if (request.kind != RequestKind::Bytes)
            return request;
    }
}

bool ReaderLoop::isCancelled()
{
    while (!m_cancelled && !m_inputEnded && hasInput())
        readMore();
    return m_cancelled || m_inputEnded;
}

void ReaderLoop::answer(Answer answer)
{
    answer.id = m_current;
    const QByteArray bytes = frame(answer);
    const char *position = bytes.constData();
    const char *end = position + bytes.size();
    while (position < end) {
        const ssize_t count = write(STDOUT_FILENO, position, size_t(end - position));
        if (count < 0 && errno != EINTR)
            _exit(EndOfInput);
        position += qMax<ssize_t>(count, 0);
    }
}

void ReaderLoop::fail(const Error &error)
{
    Answer failed;
    failed.kind = AnswerKind::Failed;
    failed.code = error.code;
    failed.detail = error.detail;
    answer(failed);
}

void ReaderLoop::handle(const Request &request)
{
    m_current = request.id;
    m_cancelled = false;
    errno = 0; // a lack of memory is told by it later
    m_workLimit.allow(m_limits.secondsPerDocument);
    const auto document = documentFor(request);
    if (!document)
        return fail(document.error());
    if (isCancelled())
        return fail({ErrorCode::Cancelled, {}});
    const auto done = answerTo(request, **document);
    if (done)
        answer(*done);
    else
        fail(done.error());
}

Result<QByteArray> ReaderLoop::fetchBytes()
{
    Answer need;
    need.kind = AnswerKind::NeedBytes;
    answer(need);
    const auto areGiven = [this](const Request &request) {
        return request.kind == RequestKind::Bytes && request.id == m_current;
    };
    while (std::ranges::none_of(m_waiting, areGiven)) {
        if (m_cancelled || !readMore())
            return failure(ErrorCode::Cancelled);
    }
    const auto found = std::ranges::find_if(m_waiting, areGiven);
    const Request given = std::move(*found);
    m_waiting.erase(found);
    if (given.sharedBytes > 0)
        return m_sharedMemory.readable(given.sharedBytes).toByteArray();
    return given.bytes;
}

Result<LoadedDocument *> ReaderLoop::documentFor(const Request &request)
{
    if (LoadedDocument *loaded = m_cache.find(request.sha256, request.password))
        return loaded;
    const auto bytes = fetchBytes();
    if (!bytes)
        return std::unexpected(bytes.error());
    LoadedDocument document{request.sha256, request.password, {}, {}, bytes->size(), {}};
    if (bytes->isEmpty())
        return failure(ErrorCode::DocumentEmpty);
    if (request.documentKind != QStringLiteral("pdf")) {
        auto text = decodeText(*bytes);
        if (!text)
            return std::unexpected(text.error());
        document.text = std::move(*text);
        return m_cache.insert(std::move(document));
    }
    auto pdf = PdfDocument::load(*bytes, request.password, m_limits.pages);
    if (!pdf)
        return std::unexpected(pdf.error());
    document.pdf = std::move(*pdf);
    return m_cache.insert(std::move(document));
}

Result<Answer> ReaderLoop::answerTo(const Request &request, LoadedDocument &document)
{
    if (request.kind == RequestKind::Record)
        return recordFor(request, document);
    if (!document.pdf)
        return failure(ErrorCode::DocumentNotSupported, QStringLiteral("a text has no pages"));
    Answer done;
    if (request.kind == RequestKind::Pages) {
        done.payload = pack(document.pdf->pages());
        return done;
    }
    if (request.kind == RequestKind::PageText)
        return textOf(document, request.page, request.ocr).transform([&](const OcrPage &page) {
            PageText text = page.textOnPage();
            text.images = document.pdf->pageImages(request.page);
            text.images += picturesOnScan(*document.pdf, request.page, text);
            done.payload = pack(text);
            return done;
        });
    if (request.kind == RequestKind::Image)
        return imageFor(request, document);
    return failure(ErrorCode::InvalidValue, QStringLiteral("unknown request"));
}

std::span<char> ReaderLoop::canvas(qint64 bytes)
{
    if (m_sharedMemory.isAvailable())
        return m_sharedMemory.writable(bytes);
    m_canvas.resize(qsizetype(bytes));
    return {m_canvas.data(), size_t(bytes)};
}

Result<Answer> ReaderLoop::imageFor(const Request &request, LoadedDocument &document)
{
    auto image = document.pdf->render(
        request.image, m_limits.imagePixels, [this](qint64 bytes) { return canvas(bytes); },
        [this] { return isCancelled(); });
    if (!image)
        return std::unexpected(image.error());
    Answer done;
    if (m_sharedMemory.isAvailable())
        done.sharedBytes = image->stride * image->height;
    else
        image->bytes = std::exchange(m_canvas, {});
    done.payload = pack(*image);
    return done;
}

void ReaderLoop::tell(const ReadingProgress &progress)
{
    Answer telling;
    telling.kind = AnswerKind::Progress;
    telling.progress = progress;
    answer(telling);
}

Result<OcrPage> ReaderLoop::textOf(LoadedDocument &document, int page, Ocr ocr)
{
    if (const auto known = document.ocrPages.constFind(page); known != document.ocrPages.constEnd())
        return *known;
    const auto text = document.pdf->pageText(page);
    if (!text)
        return std::unexpected(text.error());
    if (ocr == Ocr::Never || !PageOcr::isNeeded(*document.pdf, page, *text))
        return OcrPage{*text};
    tell({page, document.pdf->pageCount(), true});
    const double left = m_workLimit.left();
    m_workLimit.allow(m_limits.secondsPerOcrPage);
    const OcrPage read = m_ocr.read(*document.pdf, page, *text, [this] { return isCancelled(); });
    m_workLimit.allow(left);
    if (isCancelled())
        return failure(ErrorCode::Cancelled);
    return *document.ocrPages.insert(page, read);
}

Result<DocumentText> ReaderLoop::wholeText(const Request &request, LoadedDocument &document)
{
    DocumentText whole;
    whole.kind = request.documentKind;
    whole.text = document.text;
    const int pages = document.pdf ? document.pdf->pageCount() : 0;
    for (int page = 1; page <= pages; ++page) {
        if (isCancelled())
            return failure(ErrorCode::Cancelled);
        if (pages > 1)
            tell({page, pages, false});
        const auto text = textOf(document, page, Ocr::WhereNeeded);
        // A page that cannot be read is an empty one; the rest of the document counts.
        if (!text && text.error().code == ErrorCode::Cancelled)
            return std::unexpected(text.error());
        whole.pages.append(text ? text->text : PageText());
    }
    return whole;
}

Result<Answer> ReaderLoop::recordFor(const Request &request, LoadedDocument &document)
{
    const auto text = wholeText(request, document);
    if (!text)
        return std::unexpected(text.error());
    tell({int(text->pages.size()), int(text->pages.size()), false});
    Understanding understanding = understand(*text, m_knowledge, request.today);
    for (const auto &[page, read] : document.ocrPages.asKeyValueRange())
        movePlaces(understanding.record, page, read);
    understanding.record.source.file = request.fileName;
    understanding.record.source.sha256 = request.sha256;
    Answer done;
    done.payload = pack(understanding);
    return done;
}

} // namespace Bole
