// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/dossierprinting.h"
#include "views/common/windowlanguage.h"

#include "model/desk/desk.h"
#include "model/desk/deskfile.h"
#include "model/desk/desklists.h"
#include "views/common/actiontable.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/export/dossierpdf.h"
#include "views/export/printing.h"

#include <QAction>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QWidget>

namespace Bole {

DossierPrinting::DossierPrinting(OpenDesk &openDesk, ReadingPosition &position,
                                 ActionTable &actions, Dialogs &dialogs, QWidget *window)
    : QObject(window),
      m_openDesk(openDesk),
      m_position(position),
      m_actions(actions),
      m_dialogs(dialogs),
      m_window(window)
{
    connect(m_actions.action("print"), &QAction::triggered, this, &DossierPrinting::open);
}

void DossierPrinting::open()
{
    const bool reading = m_actions.action("mode-read")->isChecked();
    if (!reading || !m_openDesk.desk() || !m_position.applicant().isValid())
        return;
    const QList<QImage> pages = m_pages && m_position.document().isValid()
                                    ? m_pages(m_position.applicant(), m_position.document())
                                    : QList<QImage>();
    openPrintPreview(m_window, QPageLayout::Portrait, [this, pages](QPagedPaintDevice &device) {
        if (pages.isEmpty())
            paint(device);
        else
            paintPages(pages, device);
    });
}

void DossierPrinting::paintPages(const QList<QImage> &pages, QPagedPaintDevice &device)
{
    QPainter painter(&device);
    for (qsizetype i = 0; i < pages.size(); ++i) {
        if (i > 0 && !device.newPage())
            return;
        const QSizeF size =
            QSizeF(pages[i].size()).scaled(device.width(), device.height(), Qt::KeepAspectRatio);
        painter.drawImage(QRectF(QPointF((device.width() - size.width()) / 2, 0), size), pages[i]);
    }
}

void DossierPrinting::paint(QPagedPaintDevice &device)
{
    ExportRequest request;
    request.source = RowSource::of({m_position.applicant()});
    request.profile.language = tableLanguageOf(WindowLanguage::inUse());
    request.season = m_openDesk.desk()->file().title().value_or(QString());
    const auto season = m_openDesk.desk()->lists().visibleSeason(nameOf(request.profile.language));
    if (const auto painted = paintDossiers(*season, request, device); !painted)
        m_dialogs.error(m_window, tr("The dossier could not be printed."), painted.error());
}

} // namespace Bole
