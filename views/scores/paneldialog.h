// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/scoresheet.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace Bole {

class Dialogs;
class NumberTable;
class OpenDesk;
class ReadingPosition;

/// An interview panel: all judges' scores of one candidate in one table, a row for each judge, as
/// they are read from their papers. Below them the mean, and the mean without the highest and the
/// lowest judge.
class PanelDialog : public QDialog
{
    Q_OBJECT

public:
    PanelDialog(OpenDesk &openDesk, ReadingPosition &position, Dialogs &dialogs,
                QWidget *parent = nullptr);

    ApplicantId candidate() const;
    void setCandidate(ApplicantId applicant);

private:
    void build();
    void fillCandidates();
    void fillCriteria();
    void takeCriteria();
    void fill();
    void showRow(int row);
    void showMeans();
    void showTotal();
    void showSubmit();
    void submit();
    void take(int row, int column, std::optional<double> number);
    void refuse(int row, int column, const QString &text);
    void step(int by);
    void saveSheet();
    QString whyLocked(const ScoreSheetRow &row, const QString &criterion) const;

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Dialogs &m_dialogs;
    ScoreSheet m_sheet;
    QLabel *m_about;
    QComboBox *m_candidate;
    QToolButton *m_criteria;
    QPushButton *m_previous;
    QPushButton *m_next;
    QPushButton *m_print;
    QPushButton *m_submit; ///< only where the one who sits here is a judge, too
    NumberTable *m_table;
    QLabel *m_total;
};

} // namespace Bole
