// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/document/pagesource.h"
#include "views/document/textpagesource.h"

namespace Bole {

/// PDFs from the readers' pool, texts laid out here.
class ReaderPageSource : public PageSource
{
public:
    explicit ReaderPageSource(ReaderPool &pool) : m_pool(pool) {}

    Ticket requestPages(const DocumentSource &source, Urgency urgency, const QObject *context,
                        Callback<ShownPages> callback) override;
    Ticket requestText(const DocumentSource &source, int page, Ocr ocr, Urgency urgency,
                       const QObject *context, Callback<PageText> callback) override;
    Ticket requestImage(const DocumentSource &source, const ImageRequest &image, Urgency urgency,
                        const QObject *context, Callback<QImage> callback) override;
    void cancel(Ticket ticket) override;

private:
    ReaderPool &m_pool;
    TextPageSource m_texts;
};

} // namespace Bole
