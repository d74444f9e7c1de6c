// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/rosterimport.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QTableWidget;

namespace Bole {

class Desk;
class Dialogs;

/// A roster before it is taken over: what each column is, and what is new, changed and gone.
/// Nothing is done before the button is pressed. Thousands are compared and taken on the season's
/// own thread: the window does not stand still.
class RosterDialog : public QDialog
{
    Q_OBJECT

public:
    RosterDialog(Desk &desk, Dialogs &dialogs, const RosterTable &table, QWidget *parent);

    /// Asks before what was said of the columns is thrown away; not while it is being taken over.
    void reject() override;

signals:
    void taken(const Bole::RosterPlan &plan);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildTable();
    void fillChoices();
    RosterColumns columns() const;
    void preview();
    void showPlan(const RosterPlan &plan);
    void take();
    void setTaking(bool isTaking);
    void retranslate();

    Desk &m_desk;
    Dialogs &m_dialogs;
    RosterTable m_table;
    RosterColumns m_guessed;
    QLabel *m_heading;
    QTableWidget *m_cells;
    QList<QComboBox *> m_meanings; ///< one a column, in the first row of the table
    QLabel *m_summary;
    QListWidget *m_lines;
    QCheckBox *m_withdrawGone;
    QProgressBar *m_bar; ///< while it is being taken over
    QDialogButtonBox *m_buttons;
    int m_asked = 0; ///< previews; the answer to the last one counts
    bool m_isTaking = false;
};

} // namespace Bole
