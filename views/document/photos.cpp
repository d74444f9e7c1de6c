// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/photos.h"

#include "model/desk/desk.h"
#include "model/desk/deskdocuments.h"
#include "views/common/opendesk.h"

#include <algorithm>

namespace Bole {

namespace {

constexpr double sharpness = 1.5;      // pixels a point
constexpr int pauseMilliseconds = 300; // the page that is read comes first
constexpr qsizetype mostWanted = 40;   // who was scrolled past is not fetched
constexpr qsizetype mostKept = 400;

/// As photographs of people are: upright, of a stamp's to a hand's size.
bool looksLikePhoto(const QRectF &area)
{
    const double shape = area.height() / std::max(area.width(), 1.0);
    return area.width() >= 36 && area.width() <= 180 && shape >= 0.95 && shape <= 1.8;
}

} // namespace

std::optional<QRectF> photoArea(const PageText &page)
{
    const auto found = std::ranges::find_if(page.images, looksLikePhoto);
    const bool isThere = found != page.images.end() && found->top() <= page.size.height() / 2;
    return isThere ? std::optional<QRectF>(*found) : std::nullopt;
}

Photos::Photos(OpenDesk &openDesk, ReaderPool &readers, QObject *parent)
    : QObject(parent), m_openDesk(openDesk), m_pages(readers)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(pauseMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &Photos::fetchNext);
    connect(&openDesk, &OpenDesk::deskAboutToClose, this, &Photos::forget);
    connect(&openDesk, &OpenDesk::reviewerChanged, this, &Photos::forget);
    connect(&openDesk, &OpenDesk::deskChanged, this, &Photos::watchDesk);
}

void Photos::watchDesk()
{
    const Desk *desk = m_openDesk.desk();
    if (!desk)
        return;
    connect(desk, &Desk::settingsChanged, this, &Photos::forget); // what is hidden may be another
    connect(desk, &Desk::reset, this, &Photos::forget);
    connect(desk, &Desk::documentsChanged, this,
            [this](ApplicantId applicant) { m_known.remove(applicant); });
    connect(desk, &Desk::reviewsChanged, this,
            [this](ApplicantId applicant) { m_known.remove(applicant); }); // a conflict closes it
}

void Photos::forget()
{
    ++m_generation;
    m_soon.stop();
    m_known.clear();
    m_wanted.clear();
    m_isFetching = false;
}

QPixmap Photos::photo(ApplicantId applicant)
{
    const Desk *desk = m_openDesk.desk();
    if (!desk || desk->documents().areCovered())
        return {};
    if (const auto known = m_known.constFind(applicant); known != m_known.constEnd())
        return *known;
    if (m_wanted.contains(applicant))
        return {};
    m_wanted.prepend(applicant);
    m_wanted.resize(std::min(m_wanted.size(), mostWanted));
    if (!m_isFetching)
        m_soon.start();
    return {};
}

void Photos::fetchNext()
{
    if (!m_isFetching && !m_wanted.isEmpty() && m_openDesk.desk())
        fetch(m_wanted.takeFirst());
}

void Photos::fetch(ApplicantId applicant)
{
    const DeskDocuments &documents = m_openDesk.desk()->documents();
    const auto all = documents.list(applicant);
    if (!all || all->isEmpty() || documents.areCovered())
        return take(applicant, {});
    m_isFetching = true;
    const DocumentSource source = documents.source(all->first());
    const auto takeIt = [this, applicant, generation = m_generation](Result<QImage> image) {
        if (generation == m_generation)
            take(applicant, image.value_or(QImage()));
    };
    m_pages.requestText(source, 1, Ocr::Never, Urgency::Background, this,
                        [this, source, takeIt, generation = m_generation](Result<PageText> text) {
                            const auto area = text ? photoArea(*text) : std::nullopt;
                            if (generation != m_generation)
                                return;
                            if (!area)
                                return takeIt(QImage());
                            ImageRequest request;
                            request.pixelsPerPoint = sharpness;
                            request.part = *area;
                            m_pages.requestImage(source, request, Urgency::Background, this,
                                                 takeIt);
                        });
}

void Photos::take(ApplicantId applicant, const QImage &image)
{
    m_isFetching = false;
    if (m_known.size() >= mostKept)
        m_known.clear();
    m_known.insert(applicant, QPixmap::fromImage(image));
    if (!image.isNull())
        emit arrived(applicant);
    if (!m_wanted.isEmpty())
        m_soon.start();
}

} // namespace Bole
