// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/reviewer.h"

#include <QDialog>

class QTableWidget;
class QComboBox;
class QPushButton;

namespace Bole {

class Dialogs;
class OpenDesk;

/// The committee: names, initials, colours, languages and who coordinates. Every change is in the
/// file at once; who is removed leaves what they wrote.
class ReviewersDialog : public QDialog
{
    Q_OBJECT

public:
    ReviewersDialog(OpenDesk &openDesk, Dialogs &dialogs, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void keep(int row);
    void add();
    void remove();
    void chooseColour(int row);
    void retranslate();

    OpenDesk &m_openDesk;
    Dialogs &m_dialogs;
    QList<Reviewer> m_people;
    bool m_filling = false;
    QTableWidget *m_table;
    QPushButton *m_add;
    QPushButton *m_remove;
    QPushButton *m_close;
};

} // namespace Bole
