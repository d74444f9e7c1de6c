// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QPagedPaintDevice;
class QWidget;

namespace Bole {

class Session;

/// Prints the dossier of the applicant in front while somebody reads. Comparison and lists print
/// themselves.
class DossierPrinting : public QObject
{
    Q_OBJECT

public:
    DossierPrinting(Session &session, QWidget *window);

    void paint(QPagedPaintDevice &device);

private:
    void open();

    Session &m_session;
    QWidget *m_window;
};

} // namespace Bole
