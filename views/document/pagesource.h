// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readerclient/readerpool.h"

#include <QImage>

#include <memory>

namespace Bole {

class TextPaper;

/// A document's shape as it is shown.
struct ShownPages
{
    QList<QSizeF> sizes; ///< in points
    QList<OutlineEntry> outline;
    std::shared_ptr<const TextPaper> paper; ///< for what is text and was laid out here
};

/// Where the document pane gets pages from: the readers' pool in the program, something made up in
/// tests. Answers come on the asking thread, never from inside a request, and not after `cancel`
/// nor once the context object is gone. Page numbers count from 1, as the reader has them.
class PageSource
{
public:
    template <typename T>
    using Callback = std::function<void(Result<T>)>;

    virtual ~PageSource() = default;

    virtual Ticket requestPages(const DocumentSource &source, Urgency urgency,
                                const QObject *context, Callback<ShownPages> callback) = 0;
    virtual Ticket requestText(const DocumentSource &source, int page, Ocr ocr, Urgency urgency,
                               const QObject *context, Callback<PageText> callback) = 0;
    virtual Ticket requestImage(const DocumentSource &source, const ImageRequest &image,
                                Urgency urgency, const QObject *context,
                                Callback<QImage> callback) = 0;
    virtual void cancel(Ticket ticket) = 0;
};

} // namespace Bole
