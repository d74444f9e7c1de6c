// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/document/pagesource.h"

#include <QHash>
#include <QPainter>
#include <QPointer>
#include <QTimer>

#include <set>

namespace Bole {

/// Documents made up by a test: pages of words, drawn as black boxes. Answers come with the next
/// turn of the event loop, or when the test lets them go.
class FakePageSource : public QObject, public PageSource
{
public:
    struct Request
    {
        QString sha256;
        ImageRequest image;
        Urgency urgency = Urgency::Visible;
    };

    QHash<QString, QList<PageText>> documents;
    QHash<QString, QList<OutlineEntry>> outlines;
    QHash<QString, QString> passwords;
    std::set<std::pair<QString, int>> brokenPages; ///< from 1
    std::set<std::pair<QString, int>> brokenTexts;
    bool held = false;

    QList<Request> imageRequests;
    int cancelled = 0;

    DocumentSource add(const QString &sha256, const QList<PageText> &pages)
    {
        documents.insert(sha256, pages);
        return {sha256, DocumentKind::Pdf, {}, {}};
    }

    void letGo()
    {
        held = false;
        for (const auto &answer : std::exchange(m_held, {}))
            answer();
    }

    Ticket requestPages(const DocumentSource &source, Urgency, const QObject *context,
                        Callback<ShownPages> callback) override
    {
        return answer<ShownPages>(context, std::move(callback),
                                  [this, source] { return pagesOf(source); });
    }

    Ticket requestText(const DocumentSource &source, int page, Ocr, Urgency, const QObject *context,
                       Callback<PageText> callback) override
    {
        return answer<PageText>(context, std::move(callback), [=, this]() -> Result<PageText> {
            if (brokenTexts.contains({source.sha256, page}))
                return failure(ErrorCode::ReaderCrashed);
            return documents.value(source.sha256).at(page - 1);
        });
    }

    Ticket requestImage(const DocumentSource &source, const ImageRequest &image, Urgency urgency,
                        const QObject *context, Callback<QImage> callback) override
    {
        imageRequests.append({source.sha256, image, urgency});
        return answer<QImage>(context, std::move(callback), [=, this]() -> Result<QImage> {
            if (brokenPages.contains({source.sha256, image.page}))
                return failure(ErrorCode::ReaderCrashed);
            return render(documents.value(source.sha256).at(image.page - 1), image);
        });
    }

    void cancel(Ticket ticket) override
    {
        m_open.erase(ticket.id);
        ++cancelled;
    }

private:
    Result<ShownPages> pagesOf(const DocumentSource &source) const
    {
        if (!documents.contains(source.sha256))
            return failure(ErrorCode::DocumentNotReadable);
        const QString password = passwords.value(source.sha256);
        if (password != source.password)
            return failure(source.password.isEmpty() ? ErrorCode::DocumentNeedsPassword
                                                     : ErrorCode::DocumentWrongPassword);
        ShownPages pages;
        for (const PageText &page : documents.value(source.sha256))
            pages.sizes.append(page.size);
        pages.outline = outlines.value(source.sha256);
        return pages;
    }

    static QImage render(const PageText &page, const ImageRequest &request)
    {
        QTransform transform;
        const double scale = request.pixelsPerPoint;
        if (request.rotation == 90)
            transform.translate(page.size.height() * scale, 0);
        else if (request.rotation == 180)
            transform.translate(page.size.width() * scale, page.size.height() * scale);
        else if (request.rotation == 270)
            transform.translate(0, page.size.width() * scale);
        transform.rotate(request.rotation);
        transform.scale(scale, scale);
        const QRectF part = request.part.isEmpty() ? QRectF(QPointF(), page.size) : request.part;
        const QRect area = transform.mapRect(part).toAlignedRect();
        QImage image(area.size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setTransform(transform * QTransform::fromTranslate(-area.x(), -area.y()));
        for (const Word &word : page.words)
            painter.fillRect(word.box, Qt::black);
        for (const QRectF &covered : request.covered)
            painter.fillRect(covered, QColor(0xd9dce0));
        return image;
    }

    template <typename T>
    Ticket answer(const QObject *context, Callback<T> callback, std::function<Result<T>()> make)
    {
        const Ticket ticket{++m_next};
        m_open.insert(ticket.id);
        auto reply = [this, ticket, context = QPointer(context), callback, make] {
            if (m_open.erase(ticket.id) > 0 && context)
                callback(make());
        };
        if (held)
            m_held.append(reply);
        else
            QTimer::singleShot(0, this, reply);
        return ticket;
    }

    std::set<quint64> m_open;
    QList<std::function<void()>> m_held;
    quint64 m_next = 0;
};

} // namespace Bole
