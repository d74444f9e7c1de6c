// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/textpagesource.h"

#include "views/document/textpaper.h"

#include <QFontDatabase>
#include <QPointer>
#include <QStringDecoder>

#include <algorithm>

namespace Bole {

namespace {

constexpr quint64 OwnBit = quint64(1) << 63;
constexpr qsizetype MostPapers = 6;

QString decoded(const QByteArray &bytes)
{
    if (const auto encoding = QStringConverter::encodingForData(bytes))
        return QStringDecoder(*encoding).decode(bytes);
    QStringDecoder utf8(QStringDecoder::Utf8);
    const QString text = utf8.decode(bytes);
    if (!utf8.hasError())
        return text;
    QStringDecoder chinese("GB18030");
    return chinese.isValid() ? QString(chinese.decode(bytes)) : QString::fromLatin1(bytes);
}

} // namespace

TextPageSource::TextPageSource()
    : m_font(QFontDatabase::systemFont(QFontDatabase::FixedFont)),
      m_home(std::make_unique<QObject>())
{
}

TextPageSource::~TextPageSource() = default;

void TextPageSource::keep(const QString &sha256, const Paper &paper)
{
    m_papers.removeIf([&](const auto &entry) { return entry.first == sha256; });
    m_papers.prepend({sha256, paper});
    if (m_papers.size() > MostPapers)
        m_papers.removeLast();
}

template <typename T>
Ticket TextPageSource::run(const DocumentSource &source, const QObject *context,
                           const Callback<T> &callback,
                           const std::function<Result<T>(const Paper &)> &work)
{
    const Ticket ticket{++m_next | OwnBit};
    m_open.insert(ticket.id);
    const auto known =
        std::ranges::find(m_papers, source.sha256, &std::pair<QString, Paper>::first);
    const Paper paper = known == m_papers.end() ? Paper() : known->second;
    const QByteArray bytes = paper || !source.bytes ? QByteArray() : source.bytes();
    QPointer<const QObject> asker = context;
    m_workers.start([=, this, sha256 = source.sha256] {
        const Paper made =
            paper ? paper : std::make_shared<const TextPaper>(decoded(bytes), m_font);
        const auto result = std::make_shared<Result<T>>(work(made));
        QMetaObject::invokeMethod(
            m_home.get(),
            [=, this] {
                keep(sha256, made);
                if (m_open.remove(ticket.id) && asker)
                    callback(std::move(*result));
            },
            Qt::QueuedConnection);
    });
    return ticket;
}

Ticket TextPageSource::requestPages(const DocumentSource &source, Urgency, const QObject *context,
                                    Callback<ShownPages> callback)
{
    return run<ShownPages>(source, context, callback, [](const Paper &paper) {
        ShownPages pages;
        pages.sizes.fill(TextPaper::pageSize(), paper->pageCount());
        pages.paper = paper;
        return pages;
    });
}

Ticket TextPageSource::requestText(const DocumentSource &source, int page, Ocr, Urgency,
                                   const QObject *context, Callback<PageText> callback)
{
    return run<PageText>(source, context, callback,
                         [page](const Paper &paper) { return paper->page(page - 1); });
}

Ticket TextPageSource::requestImage(const DocumentSource &source, const ImageRequest &image,
                                    Urgency, const QObject *context, Callback<QImage> callback)
{
    return run<QImage>(source, context, callback,
                       [image](const Paper &paper) { return paper->render(image); });
}

void TextPageSource::cancel(Ticket ticket)
{
    m_open.remove(ticket.id);
}

} // namespace Bole
