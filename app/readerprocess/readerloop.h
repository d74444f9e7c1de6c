// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/readerprocess/documentcache.h"
#include "app/readerprocess/pageocr.h"
#include "model/knowledge/knowledge.h"
#include "model/platform/reader/worklimit.h"
#include "model/platform/sharedmemory.h"
#include "model/readerclient/readerprotocol.h"

#include <deque>

namespace Bole {

/// The reader's life: takes requests from standard input one after another and answers on standard
/// output, until the input ends. No event loop, and no thread but the one that helps with OCR.
class ReaderLoop
{
public:
    struct Limits
    {
        int pages = ReaderLimits().pages;
        qint64 imagePixels = ReaderLimits().imagePixels;
        double secondsPerDocument = 0; ///< of processor time; 0: no limit
        double secondsPerOcrPage = 0;  ///< comes on top
        double secondsOfOcr = 0;       ///< for all pages of a document; 0: no limit
        int ocrPages = ReaderLimits().ocrPages;
    };

    ReaderLoop(int sharedMemory, const Limits &limits, const Knowledge &knowledge,
               LineNetwork &network, SecondThread &second);
    int run();

private:
    using Request = ReaderProtocol::Request;
    using Answer = ReaderProtocol::Answer;
    struct WholeText
    {
        DocumentText text;
        QList<int> unread; ///< pages of which something is missing
    };

    bool readMore(); ///< blocks; false at the end of input
    std::optional<Request> nextRequest();
    bool isCancelled();

    void answer(Answer answer);
    void fail(const Error &error);
    void handle(const Request &request);
    Result<QByteArray> fetchBytes();
    Result<LoadedDocument *> documentFor(const Request &request);
    Result<Answer> answerTo(const Request &request, LoadedDocument &document);
    Result<OcrPage> textOf(LoadedDocument &document, int page, Ocr ocr);
    Result<OcrPage> readByOcr(LoadedDocument &document, int page, const PageText &text);
    bool mayReadByOcr(const LoadedDocument &document) const;
    Result<WholeText> wholeText(const Request &request, LoadedDocument &document);
    void tell(const ReadingProgress &progress);
    Result<Answer> imageFor(const Request &request, LoadedDocument &document);
    Result<Answer> recordFor(const Request &request, LoadedDocument &document);
    std::span<char> canvas(qint64 bytes);

    const Knowledge &m_knowledge;
    SharedMemory m_sharedMemory;
    Limits m_limits;
    DocumentCache m_cache;
    PageOcr m_ocr;
    WorkLimit m_workLimit;
    ReaderProtocol::FrameBuffer m_buffer{ReaderProtocol::largestRequest};
    std::deque<Request> m_waiting;
    quint64 m_current = 0;
    bool m_cancelled = false;
    bool m_inputEnded = false;
    QByteArray m_canvas; ///< where there is no shared memory
};

} // namespace Bole
