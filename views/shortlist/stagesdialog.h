// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/stage.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace Bole {

class Dialogs;
class OpenDesk;

/// The stages of the season: their names in both languages, their order, and what the committee
/// has decided of whoever comes there.
class StagesDialog : public QDialog
{
    Q_OBJECT

public:
    StagesDialog(OpenDesk &openDesk, Dialogs &dialogs, QWidget *parent);

    /// Escape and Cancel ask before changes are thrown away.
    void reject() override;

private:
    void build();
    void fill(const QList<Stage> &stages);
    QList<Stage> typed() const;
    void addStage();
    void removeStage();
    void moveStage(int by);
    void showPeople();
    void store();

    OpenDesk &m_openDesk;
    Dialogs &m_dialogs;
    QTableWidget *m_table;
    QPushButton *m_remove;
    QPushButton *m_up;
    QPushButton *m_down;
};

} // namespace Bole
