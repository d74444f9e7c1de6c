// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/document/pagesource.h"

#include <QFont>
#include <QSet>
#include <QThreadPool>

namespace Bole {

/// Texts and Markdown as pages. They are laid out and drawn on worker threads; the last few stay
/// laid out. Tickets have the highest bit set, so that they never pass for the pool's.
class TextPageSource : public PageSource
{
public:
    TextPageSource();
    ~TextPageSource() override;

    Ticket requestPages(const DocumentSource &source, Urgency urgency, const QObject *context,
                        Callback<ShownPages> callback) override;
    Ticket requestText(const DocumentSource &source, int page, Ocr ocr, Urgency urgency,
                       const QObject *context, Callback<PageText> callback) override;
    Ticket requestImage(const DocumentSource &source, const ImageRequest &image, Urgency urgency,
                        const QObject *context, Callback<QImage> callback) override;
    void cancel(Ticket ticket) override;

    static bool owns(Ticket ticket) { return (ticket.id >> 63) != 0; }

private:
    using Paper = std::shared_ptr<const TextPaper>;
    template <typename T>
    Ticket run(const DocumentSource &source, const QObject *context, const Callback<T> &callback,
               const std::function<Result<T>(const Paper &)> &work);
    void keep(const QString &sha256, const Paper &paper);

    QFont m_font;
    QSet<quint64> m_open;
    QList<std::pair<QString, Paper>> m_papers; ///< the last used in front
    quint64 m_next = 0;
    std::unique_ptr<QObject> m_home; ///< answers come to this thread through it
    QThreadPool m_workers; ///< the last member: it waits for its work before all else goes
};

} // namespace Bole
