// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/readerpagesource.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace Bole {

namespace {

bool isText(const DocumentSource &source)
{
    return source.kind == DocumentKind::Text || source.kind == DocumentKind::Markdown;
}

/// A strip along the lower edge: what is seen is not all that is written there.
QImage markedAsLacking(const QImage &image)
{
    constexpr QColor paper(0xfb, 0xe3, 0xe1);
    constexpr QColor ink(0x8f, 0x1d, 0x14);
    QImage marked = image.copy();
    const int height = std::clamp(image.width() / 32, 4, 40);
    const QRect strip(0, image.height() - height, image.width(), height);
    QPainter painter(&marked);
    painter.fillRect(strip, paper);
    QFont font = painter.font();
    font.setPixelSize(std::max(2, height * 6 / 10));
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(strip, Qt::AlignCenter,
                     QCoreApplication::translate("Bole::ReaderPageSource",
                                                 "Some text on this page could not be drawn."));
    return marked;
}

/// The bytes stay where the pool put them; the image keeps them alive.
QImage imageOf(const PageImage &page)
{
    auto *bytes = new QByteArray(page.bytes);
    const QImage image(
        reinterpret_cast<const uchar *>(bytes->constData()), page.width, page.height, page.stride,
        QImage::Format_RGB32, [](void *kept) { delete static_cast<QByteArray *>(kept); }, bytes);
    return page.lacksText ? markedAsLacking(image) : image;
}

} // namespace

Ticket ReaderPageSource::requestPages(const DocumentSource &source, Urgency urgency,
                                      const QObject *context, Callback<ShownPages> callback)
{
    if (isText(source))
        return m_texts.requestPages(source, urgency, context, std::move(callback));
    return m_pool.requestPages(
        source, urgency, context,
        [callback = std::move(callback)](const Result<DocumentPages> &pages) {
            callback(pages.transform([](const DocumentPages &found) {
                return ShownPages{found.sizes, found.outline, {}};
            }));
        });
}

Ticket ReaderPageSource::requestText(const DocumentSource &source, int page, Ocr ocr,
                                     Urgency urgency, const QObject *context,
                                     Callback<PageText> callback)
{
    if (isText(source))
        return m_texts.requestText(source, page, ocr, urgency, context, std::move(callback));
    return m_pool.requestPageText(source, page, ocr, urgency, context, std::move(callback));
}

Ticket ReaderPageSource::requestImage(const DocumentSource &source, const ImageRequest &image,
                                      Urgency urgency, const QObject *context,
                                      Callback<QImage> callback)
{
    if (isText(source))
        return m_texts.requestImage(source, image, urgency, context, std::move(callback));
    return m_pool.requestImage(source, image, urgency, context,
                               [callback = std::move(callback)](const Result<PageImage> &page) {
                                   callback(page.transform(imageOf));
                               });
}

void ReaderPageSource::cancel(Ticket ticket)
{
    if (TextPageSource::owns(ticket))
        m_texts.cancel(ticket);
    else
        m_pool.cancel(ticket);
}

} // namespace Bole
