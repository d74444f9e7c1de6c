// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/deskcommittee.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace Bole {

class Dialogs;
class NumberTable;
class OpenDesk;

/// Numbers from elsewhere in one table: an applicant a row, a criterion a column. What is typed is
/// in the file at once; a file fills many cells, after saying what it could not place.
class NumbersDialog : public QDialog
{
    Q_OBJECT

public:
    NumbersDialog(OpenDesk &openDesk, Dialogs &dialogs, QWidget *parent = nullptr);

    void readFile();

private:
    void fill();
    void showCell(int row, int column);
    void take(int row, int column, std::optional<double> value);
    void refuse(int row, int column, const QString &text);

    OpenDesk &m_openDesk;
    Dialogs &m_dialogs;
    OutsideSheet m_sheet;
    QLabel *m_about;
    NumberTable *m_table;
    QPushButton *m_read;
};

} // namespace Bole
