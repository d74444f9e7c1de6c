// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/dossierprinting.h"

#include "model/season/season.h"
#include "views/common/dialogs.h"
#include "views/export/dossierpdf.h"
#include "views/export/printing.h"
#include "views/session.h"
#include "views/shell/actiontable.h"

#include <QAction>
#include <QLocale>
#include <QWidget>

namespace Bole {

DossierPrinting::DossierPrinting(Session &session, QWidget *window)
    : QObject(window), m_session(session), m_window(window)
{
    connect(session.actions().action("print"), &QAction::triggered, this, &DossierPrinting::open);
}

void DossierPrinting::open()
{
    const bool reading = m_session.actions().action("mode-read")->isChecked();
    if (!reading || !m_session.season() || !m_session.applicant().isValid())
        return;
    openPrintPreview(m_window, QPageLayout::Portrait,
                     [this](QPagedPaintDevice &device) { paint(device); });
}

void DossierPrinting::paint(QPagedPaintDevice &device)
{
    ExportRequest request;
    request.source = ExportSource::of({m_session.applicant()});
    request.viewer = m_session.reviewer();
    const bool chinese = QLocale().language() == QLocale::Chinese;
    request.profile.headings = chinese ? Headings::Chinese : Headings::English;
    if (const auto painted = paintDossiers(*m_session.season(), request, device); !painted)
        m_session.dialogs().error(m_window, tr("The dossier could not be printed."),
                                  painted.error());
}

} // namespace Bole
