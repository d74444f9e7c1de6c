// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/scoresheet.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace Bole {

class Dialogs;
class NumberTable;
class OpenDesk;
class ReadingPosition;

/// My scores of many applicants in one table, in the order of the applicant list: what is typed is
/// in the file at once, as in reading.
class ScoreTableDialog : public QDialog
{
    Q_OBJECT

public:
    ScoreTableDialog(OpenDesk &openDesk, ReadingPosition &position, Dialogs &dialogs,
                     QWidget *parent = nullptr);

private:
    void build();
    void fill();
    void showRow(int row);
    void showState(int row);
    void showSubmit();
    void take(int row, int column, std::optional<double> number);
    void refuse(int row, int column, const QString &text);
    void submit();
    QList<ApplicantId> applicants() const;
    QString whyLocked(const ScoreSheetRow &row, const QString &criterion) const;

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Dialogs &m_dialogs;
    ScoreSheet m_sheet;
    QLabel *m_about;
    NumberTable *m_table;
    QPushButton *m_submit;
};

} // namespace Bole
