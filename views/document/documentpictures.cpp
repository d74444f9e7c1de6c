// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/documentpictures.h"

#include "model/desk/desk.h"
#include "model/desk/deskdocuments.h"
#include "views/common/opendesk.h"
#include "views/document/photos.h"

#include <QEventLoop>

#include <algorithm>

namespace Bole {

namespace {

constexpr double paperSharpness = 2.5; // pixels a point: 180 dots an inch
constexpr int mostPages = 40;          // of one document; nobody prints a book by accident

/// Waits for one answer while events go on; nothing when it fails.
template <typename T, typename Request>
std::optional<T> waitFor(const Request &request)
{
    QEventLoop loop;
    QObject context;
    std::optional<T> answer;
    request(&context, [&](Result<T> result) {
        if (result)
            answer = std::move(*result);
        loop.quit();
    });
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    return answer;
}

} // namespace

DocumentPictures::DocumentPictures(OpenDesk &openDesk, ReaderPool &readers)
    : m_openDesk(openDesk), m_pages(readers)
{
}

QImage DocumentPictures::picture(const DocumentSource &source, const ImageRequest &request)
{
    return waitFor<QImage>([&](const QObject *context, const auto &answer) {
               m_pages.requestImage(source, request, Urgency::Visible, context, answer);
           })
        .value_or(QImage());
}

QList<QImage> DocumentPictures::document(ApplicantId applicant, DocumentId document)
{
    QList<QImage> pictures;
    const DeskDocuments &documents = m_openDesk.desk()->documents();
    const auto all = documents.list(applicant);
    if (!all || documents.areCovered())
        return pictures;
    const auto found = std::ranges::find(*all, document, &Document::id);
    if (found == all->end())
        return pictures;
    const DocumentSource source = documents.source(*found);
    const auto pages = waitFor<ShownPages>([&](const QObject *context, const auto &answer) {
        m_pages.requestPages(source, Urgency::Visible, context, answer);
    });
    const int count = std::min(mostPages, pages ? int(pages->sizes.size()) : 0);
    for (int page = 1; page <= count; ++page) {
        ImageRequest request;
        request.page = page;
        request.pixelsPerPoint = paperSharpness;
        if (const QImage image = picture(source, request); !image.isNull())
            pictures.append(image);
    }
    return pictures;
}

QList<QImage> DocumentPictures::original(ApplicantId applicant)
{
    const auto all = m_openDesk.desk()->documents().list(applicant); // the CV comes first
    return all && !all->isEmpty() ? document(applicant, all->first().id) : QList<QImage>();
}

QImage DocumentPictures::photo(ApplicantId applicant)
{
    const DeskDocuments &documents = m_openDesk.desk()->documents();
    const auto all = documents.list(applicant);
    if (!all || all->isEmpty() || documents.areCovered())
        return {};
    const DocumentSource source = documents.source(all->first());
    const auto text = waitFor<PageText>([&](const QObject *context, const auto &answer) {
        m_pages.requestText(source, 1, Ocr::Never, Urgency::Visible, context, answer);
    });
    if (!text)
        return {};
    const auto area = photoArea(*text);
    if (!area)
        return {};
    ImageRequest request;
    request.pixelsPerPoint = paperSharpness;
    request.part = *area;
    return picture(source, request);
}

} // namespace Bole
