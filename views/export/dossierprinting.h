// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QPagedPaintDevice;
class QWidget;

namespace Bole {

class ActionTable;
class Dialogs;
class OpenDesk;
class ReadingPosition;

/// Prints the dossier of the applicant in front while somebody reads. Comparison and lists print
/// themselves.
class DossierPrinting : public QObject
{
    Q_OBJECT

public:
    DossierPrinting(OpenDesk &openDesk, ReadingPosition &position, ActionTable &actions,
                    Dialogs &dialogs, QWidget *window);

    void paint(QPagedPaintDevice &device);

private:
    void open();

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    ActionTable &m_actions;
    Dialogs &m_dialogs;
    QWidget *m_window;
};

} // namespace Bole
