// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/deskcommittee.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace Bole {

class Dialogs;
class OpenDesk;

/// Who reads whom: a tick each, evenly at random, or from a CSV. A conflict of interest can't be
/// ticked.
class AssignmentDialog : public QDialog
{
    Q_OBJECT

public:
    AssignmentDialog(OpenDesk &openDesk, Dialogs &dialogs, QWidget *parent = nullptr);

    void dealEvenly();
    void importCsv();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void fill();
    void fillColumnHeadings();
    void fillRow(int row);
    void toggle(int row, int column);
    void clearAll();
    DeskCommittee &committee() const;
    static QString problemText(const AssignmentProblem &problem);
    void retranslate();

    OpenDesk &m_openDesk;
    Dialogs &m_dialogs;
    AssignmentSheet m_sheet;
    bool m_filling = false;
    QTableWidget *m_table;
    QLabel *m_readersLabel;
    QSpinBox *m_readers;
    QPushButton *m_deal;
    QPushButton *m_import;
    QPushButton *m_clear;
    QPushButton *m_close;
    QLabel *m_report;
};

} // namespace Bole
