// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/linecheck/linechecking.h"

#include "model/desk/desk.h"
#include "model/desk/deskdocuments.h"
#include "model/desk/deskrecords.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/linecheck/linecheckdialog.h"

#include <algorithm>

namespace Bole {

namespace {

constexpr double sharpest = 4; // pixels a point; a scan has no more to show

/// The part of a page around a line: a little of the lines above and below, and of the sides.
QRectF surroundings(const QRectF &area, const QSizeF &page)
{
    const double across = 18 / page.width();
    const double down = std::clamp(area.height() * 0.6, 6 / page.height(), 14 / page.height());
    return area.adjusted(-across, -down, across, down) & QRectF(0, 0, 1, 1);
}

} // namespace

LineChecking::LineChecking(OpenDesk &openDesk, ReadingPosition &position,
                           Announcements &announcements, ReaderPool &readers, ActionTable &actions,
                           Dialogs &dialogs, QWidget *window)
    : QObject(window),
      m_openDesk(openDesk),
      m_position(position),
      m_announcements(announcements),
      m_pages(readers),
      m_dialogs(dialogs),
      m_window(window)
{
    connect(actions.action("check-lines"), &QAction::triggered, this, &LineChecking::open);
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, this, [this] { delete m_dialog; });
    connect(&m_openDesk, &OpenDesk::reviewerChanged, this, [this] { delete m_dialog; });
    connect(&m_position, &ReadingPosition::visibleApplicantChanged, this, [this] {
        if (m_dialog && m_position.visibleApplicant() != m_applicant)
            delete m_dialog;
    });
}

QList<LineToCheck> LineChecking::lines() const
{
    const auto shown = m_openDesk.desk()->records().checked(m_applicant);
    return shown ? linesToCheck(*shown) : QList<LineToCheck>();
}

void LineChecking::open()
{
    const Desk *desk = m_openDesk.desk();
    m_applicant = m_position.visibleApplicant();
    if (!desk || !m_applicant.isValid() || m_dialog)
        return;
    if (desk->documents().areCovered()) {
        m_announcements.say(tr("Something on the pages is hidden from you, so their lines are not "
                               "shown one by one."));
        return;
    }
    m_document = desk->records().sourceDocument(m_applicant);
    const auto document = desk->documents().document(m_document);
    const QList<LineToCheck> all = lines();
    if (!document || all.isEmpty()) {
        m_announcements.say(tr("No value of this applicant has a place on a page."));
        return;
    }
    m_source = desk->documents().source(*document);
    m_sizes.clear();
    m_dialog = new LineCheckDialog(m_dialogs, m_window);
    connect(m_dialog, &LineCheckDialog::checked, this, &LineChecking::apply);
    connect(m_dialog, &LineCheckDialog::pictureWanted, this, &LineChecking::fetchPicture);
    connect(desk, &Desk::recordChanged, m_dialog, [this](ApplicantId applicant) {
        if (applicant == m_applicant)
            m_dialog->setLines(lines());
    });
    m_dialog->setLines(all);
    m_dialog->start();
    m_dialog->open();
}

void LineChecking::apply(const QList<Edit> &edits)
{
    const auto done = m_openDesk.desk()->records().edit(m_applicant, edits);
    if (!done)
        m_dialogs.error(m_dialog, tr("The change could not be saved."), done.error());
    else if (m_dialog)
        m_dialog->setLines(lines());
}

void LineChecking::fetchPicture(const LineToCheck &line)
{
    m_pages.cancel(m_asked);
    if (!m_sizes.isEmpty()) {
        fetchPart(line);
        return;
    }
    m_asked = m_pages.requestPages(m_source, Urgency::Visible, m_dialog,
                                   [this, line](const Result<ShownPages> &pages) {
                                       m_sizes = pages ? pages->sizes : QList<QSizeF>();
                                       if (!m_sizes.isEmpty())
                                           fetchPart(line);
                                   });
}

void LineChecking::fetchPart(const LineToCheck &line)
{
    if (line.page > m_sizes.size())
        return;
    const QSizeF page = m_sizes.at(line.page - 1);
    const QRectF part = surroundings(line.area, page);
    ImageRequest request;
    request.page = line.page;
    request.part = {part.x() * page.width(), part.y() * page.height(), part.width() * page.width(),
                    part.height() * page.height()};
    request.pixelsPerPoint = std::clamp(
        m_dialog->width() * m_dialog->devicePixelRatioF() / request.part.width(), 1.0, sharpest);
    m_asked = m_pages.requestImage(m_source, request, Urgency::Visible, m_dialog,
                                   [this, part](const Result<QImage> &image) {
                                       if (image)
                                           m_dialog->setPicture(*image, part);
                                   });
}

} // namespace Bole
