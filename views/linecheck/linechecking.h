// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/document/readerpagesource.h"
#include "views/linecheck/linestocheck.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace Bole {

class ActionTable;
class Announcements;
class Dialogs;
class LineCheckDialog;
class OpenDesk;
class ReadingPosition;

/// Opens the check of the applicant in front against the pictures of the document's lines, and does
/// what is said there. One a window.
class LineChecking : public QObject
{
    Q_OBJECT

public:
    LineChecking(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
                 ReaderPool &readers, ActionTable &actions, Dialogs &dialogs, QWidget *window);

private:
    void open();
    QList<LineToCheck> lines() const;
    void apply(const QList<Edit> &edits);
    void fetchPicture(const LineToCheck &line);
    void fetchPart(const LineToCheck &line);

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Announcements &m_announcements;
    ReaderPageSource m_pages;
    Dialogs &m_dialogs;
    QWidget *m_window;
    QPointer<LineCheckDialog> m_dialog;
    ApplicantId m_applicant;
    DocumentId m_document;
    DocumentSource m_source;
    QList<QSizeF> m_sizes; ///< of the document's pages; none yet: not asked for
    Ticket m_asked;
};

} // namespace Bole
