// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/export/exportcolumns.h"

#include <QWidget>

class QComboBox;
class QPushButton;

namespace Bole {

class Dialogs;
class OpenDesk;

/// The export profiles that the season keeps by name: chooses, saves and deletes them.
class ProfileBox : public QWidget
{
    Q_OBJECT

public:
    ProfileBox(OpenDesk &openDesk, Dialogs &dialogs, QWidget *parent = nullptr);

    /// Asks for a name and keeps the profile under it.
    void save(ExportProfile profile);

signals:
    void chosen(const Bole::ExportProfile &profile);
    void saveAsked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill(const QString &current);
    void remove();
    void allowRemoving(bool isChosen);
    bool store(const QList<ExportProfile> &profiles);
    void retranslate();

    OpenDesk &m_openDesk;
    Dialogs &m_dialogs;
    QList<ExportProfile> m_profiles;
    QComboBox *m_choice;
    QPushButton *m_save;
    QPushButton *m_remove;
};

} // namespace Bole
