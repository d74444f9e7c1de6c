// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/assignment.h"
#include "model/season/applicantstore.h"
#include "model/season/reviewerstore.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace Bole {

class Session;

/// Who reads whom: a tick each, evenly at random, or from a CSV. A conflict of interest can't be
/// ticked.
class AssignmentDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AssignmentDialog(Session &session, QWidget *parent = nullptr);

    void dealEvenly();
    void importCsv();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void fill();
    void toggle(int row, int column);
    bool keep(const QList<Reading> &added);
    void retranslate();

    Session &m_session;
    QList<ApplicantRow> m_applicants;
    QList<Reviewer> m_reviewers;
    QSet<Reading> m_assigned;
    QSet<Reading> m_conflicts;
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
