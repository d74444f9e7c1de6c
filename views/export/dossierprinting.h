// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QImage>
#include <QObject>

#include <functional>

class QPagedPaintDevice;
class QWidget;

namespace Bole {

class ActionTable;
class Dialogs;
class OpenDesk;
class ReadingPosition;

/// Prints what is in front while somebody reads: the document; where something on its pages is
/// hidden, or there is none, the dossier. Comparison and lists print themselves.
class DossierPrinting : public QObject
{
    Q_OBJECT

public:
    DossierPrinting(OpenDesk &openDesk, ReadingPosition &position, ActionTable &actions,
                    Dialogs &dialogs, QWidget *window);

    /// Where the pages of a document come from.
    using Pages = std::function<QList<QImage>(ApplicantId applicant, DocumentId document)>;
    void setPages(const Pages &pages) { m_pages = pages; }

    void paint(QPagedPaintDevice &device);

private:
    void open();
    static void paintPages(const QList<QImage> &pages, QPagedPaintDevice &device);

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    ActionTable &m_actions;
    Dialogs &m_dialogs;
    QWidget *m_window;
    Pages m_pages;
};

} // namespace Bole
