// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/desklists.h"
#include "model/shortlist/decisionplan.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace Bole {

class Dialogs;

/// The committee decides for everybody on a list: for each part of it a decision of its own, and
/// before anything happens a table of who gets what. Who has another decision already keeps it
/// unless ticked. It writes nothing itself.
class DecideDialog : public QDialog
{
    Q_OBJECT

public:
    /// `withoutPlace`: ruled out by the formula, or without a total; see there.
    DecideDialog(const Shortlist &list, const DecisionSheet &now, Dialogs &dialogs, QWidget *parent,
                 const QSet<ApplicantId> &withoutPlace = {});

    /// Escape and Cancel ask before a reason that was typed is thrown away.
    void reject() override;

signals:
    void decided(const QList<Bole::NewDecision> &decisions);

private:
    void build();
    void addPart(ListPart part, QFormLayout *form);
    void plan();
    void showRow(int row, const PlannedDecision &planned);
    void showSummary();
    QList<NewDecision> chosen() const;
    QString outcome(const PlannedDecision &planned) const;

    Shortlist m_list;
    DecisionSheet m_sheet;
    QSet<ApplicantId> m_withoutPlace;
    Dialogs &m_dialogs;
    QList<PlannedDecision> m_plan;
    QSet<ApplicantId> m_replaced; ///< ticked: the new decision instead of the one that is there
    QMap<ListPart, QComboBox *> m_parts;
    QLineEdit *m_reason;
    QTableWidget *m_table;
    QLabel *m_summary;
    QPushButton *m_decide;
};

} // namespace Bole
