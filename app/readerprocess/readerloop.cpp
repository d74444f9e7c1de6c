// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/readerloop.h"

#include "app/readerprocess/packetreading.h"
#include "app/readerprocess/pdftrouble.h"
#include "app/readerprocess/picturepages.h"
#include "app/readerprocess/scannedpictures.h"
#include "app/readerprocess/unreadablewords.h"
#include "model/intake/intake.h"
#include "model/platform/reader/ownprocess.h"
#include "model/readerclient/forkserverprotocol.h"
#include "model/record/unreadpages.h"
#include "model/textdecoding.h"

#include <QTransform>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>

namespace Bole {

using namespace ReaderProtocol;

namespace {

/// From where the words would stand on a straight page to where they do.
void movePlaces(Record &record, int page, const OcrPage &read)
{
    const QSizeF size = read.text.size;
    const QTransform toPoints = QTransform::fromScale(size.width(), size.height());
    for (QList<Place> &places : record.provenance) {
        for (Place &place : places) {
            if (place.page == page && !size.isEmpty())
                place.rect = toPoints.inverted().mapRect(read.onPage(toPoints.mapRect(place.rect)));
        }
    }
}

/// Poppler does not close the map of characters that it opens for each font of Chinese, Japanese
/// or Korean that a document does not bring along (CharCodeToUnicode::parseCMapFromFile). A reader
/// has nothing open between two requests but what it was born with.
void closeForgotten()
{
    close_range(ForkServerProtocol::firstDescriptor + 1, ~0U, 0);
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

ReaderLoop::ReaderLoop(int sharedMemory, const Limits &limits, const Knowledge &knowledge,
                       LineNetwork &network, SecondThread &second)
    : m_knowledge(knowledge), m_sharedMemory(sharedMemory), m_limits(limits), m_ocr(network, second)
{
}

int ReaderLoop::run()
{
    while (const auto request = nextRequest()) {
        handle(*request);
        closeForgotten();
    }
    return m_buffer.isBroken() ? BadProtocol : EndOfInput;
}

bool ReaderLoop::readMore()
{
    std::array<char, 65536> block;
    const qsizetype count = Platform::readInput(block);
    if (count <= 0) {
        m_inputEnded = true;
        return false;
    }
    m_buffer.append({block.data(), count});
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
    while (!m_cancelled && !m_inputEnded && Platform::hasInput())
        readMore();
    return m_cancelled || m_inputEnded;
}

void ReaderLoop::answer(Answer answer)
{
    answer.id = m_current;
    QByteArray bytes = frame(answer);
    if (bytes.size() > qsizetype(largestAnswer)) {
        answer.kind = AnswerKind::Failed;
        answer.code = ErrorCode::DocumentTooLarge;
        answer.payload.clear();
        bytes = frame(answer);
    }
    if (!Platform::writeOutput(bytes))
        std::_Exit(EndOfInput);
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
    if (request.documentKind != DocumentKind::Pdf) {
        auto text = decodeText(*bytes);
        if (!text)
            return std::unexpected(text.error());
        document.text = std::move(*text);
        return m_cache.insert(std::move(document));
    }
    const PictureLimits limits{m_limits.pages, m_limits.imagePixels};
    const auto pages = isPicture(*bytes) ? pdfOfPicture(*bytes, limits) : bytes;
    if (!pages)
        return std::unexpected(pages.error());
    auto pdf = PdfDocument::load(*pages, request.password, m_limits.pages);
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
            const PagePictures pictures = document.pdf->pagePictures(request.page);
            text.images = pictures.images;
            text.drawings = pictures.drawings;
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
    const PdfTrouble trouble;
    const auto text = document.pdf->pageText(page);
    if (!text)
        return std::unexpected(text.error());
    if (ocr == Ocr::Never)
        return OcrPage{*text, 0, {}, !trouble.hasLostText()};
    if (PageOcr::isNeeded(*document.pdf, page, *text))
        return readByOcr(document, page, *text);
    const OcrPage plain{*text, 0, {}, !trouble.hasLostText()};
    if (unreadableRuns(*text).isEmpty() || !mayReadByOcr(document))
        return plain;
    OcrPage read = plain;
    read.text = m_ocr.withUnreadableWords(*document.pdf, page, *text);
    return *document.ocrPages.insert(page, read);
}

Result<OcrPage> ReaderLoop::readByOcr(LoadedDocument &document, int page, const PageText &text)
{
    if (!mayReadByOcr(document))
        return OcrPage{text, 0, {}, false};
    tell({page, document.pdf->pageCount(), true});
    const double left = m_workLimit.left();
    const double before = WorkLimit::secondsUsed();
    m_workLimit.allow(m_limits.secondsPerOcrPage);
    const OcrPage read = m_ocr.read(*document.pdf, page, text, [this] { return isCancelled(); });
    m_workLimit.allow(left);
    document.secondsOfOcr += WorkLimit::secondsUsed() - before;
    if (isCancelled())
        return failure(ErrorCode::Cancelled);
    return *document.ocrPages.insert(page, read);
}

/// Two thousand pages that share one scan are a small file and hours of work.
bool ReaderLoop::mayReadByOcr(const LoadedDocument &document) const
{
    return document.ocrPages.size() < m_limits.ocrPages &&
           (m_limits.secondsOfOcr <= 0 || document.secondsOfOcr < m_limits.secondsOfOcr);
}

Result<ReaderLoop::WholeText> ReaderLoop::wholeText(const Request &request,
                                                    LoadedDocument &document)
{
    WholeText whole;
    whole.text.kind = request.documentKind;
    whole.text.text = document.text;
    const int pages = document.pdf ? document.pdf->pageCount() : 0;
    for (int page = 1; page <= pages; ++page) {
        const bool isAsked =
            request.lastParsed <= 0 || (page >= request.firstParsed && page <= request.lastParsed);
        if (!isAsked) {
            whole.text.pages.append(PageText());
            continue;
        }
        if (isCancelled())
            return failure(ErrorCode::Cancelled);
        if (pages > 1)
            tell({page, pages, false});
        const auto text = textOf(document, page, Ocr::WhereNeeded);
        if (!text && text.error().code == ErrorCode::Cancelled)
            return std::unexpected(text.error());
        // The rest of the document counts; the record says which pages do not.
        if (!text || !text->isWhole)
            whole.unread.append(page);
        whole.text.pages.append(text ? text->text : PageText());
    }
    return whole;
}

Result<Answer> ReaderLoop::recordFor(const Request &request, LoadedDocument &document)
{
    const auto whole = wholeText(request, document);
    if (!whole)
        return std::unexpected(whole.error());
    const int pages = int(whole->text.pages.size());
    tell({pages, pages, false});
    auto [understanding, cv] = readPacket(
        whole->text, document.pdf ? document.pdf->pages().outline : QList<OutlineEntry>(),
        {DocumentRole::Cv, request.firstParsed, request.lastParsed}, m_knowledge, request.today);
    QList<int> unread = whole->unread;
    unread.removeIf(
        [first = cv.first, last = cv.last](int page) { return page < first || page > last; });
    addUnreadPagesCheck(understanding.record, unread);
    for (const auto &[page, read] : document.ocrPages.asKeyValueRange())
        movePlaces(understanding.record, page, read);
    understanding.record.source.file = request.fileName;
    understanding.record.source.sha256 = request.sha256;
    Answer done;
    done.payload = pack(understanding);
    return done;
}

} // namespace Bole
