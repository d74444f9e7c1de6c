// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/deskcommittee.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace Bole {

class Dialogs;
class OpenDesk;

/// The lists of schools, or of journals and conferences: how long each is and how many people here
/// are on it. The committee's own come from CSV files and go again.
class ListsDialog : public QDialog
{
    Q_OBJECT

public:
    ListsDialog(ListKind kind, OpenDesk &openDesk, Dialogs &dialogs, QWidget *parent = nullptr);

private:
    void build();
    void fill();
    void showRow(const QString &list, const QStringList &names, bool isOwn);
    void showWhatCanBeRemoved();
    QString peopleOn(const QString &list) const;
    void readFile();
    void removeChosen();

    const ListKind m_kind;
    OpenDesk &m_openDesk;
    Dialogs &m_dialogs;
    QTableWidget *m_table;
    QLabel *m_said;
    QPushButton *m_read;
    QPushButton *m_remove;
};

} // namespace Bole
