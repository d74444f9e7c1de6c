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

/// Numbers from elsewhere in one table: an applicant a row, a criterion a column. What is typed is
/// in the file at once; a CSV file fills many cells, after saying what it could not place.
class NumbersDialog : public QDialog
{
    Q_OBJECT

public:
    NumbersDialog(OpenDesk &openDesk, Dialogs &dialogs, QWidget *parent = nullptr);

    void readFile();

private:
    void fill();
    void take(int row, int column);

    OpenDesk &m_openDesk;
    Dialogs &m_dialogs;
    OutsideSheet m_sheet;
    bool m_filling = false;
    QLabel *m_about;
    QTableWidget *m_table;
    QPushButton *m_read;
};

} // namespace Bole
