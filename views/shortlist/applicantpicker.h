// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/shortlist/personrow.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QListWidget;

namespace Bole {

/// Chooses some of these people, without those who are there already. Gives them in the order in
/// which they were ticked.
class ApplicantPicker : public QDialog
{
    Q_OBJECT

public:
    /// `most`: how many may be chosen; 0 for any number.
    ApplicantPicker(const QList<PersonRow> &people, const QList<ApplicantId> &already, int most,
                    QWidget *parent);

signals:
    void chosen(const QList<Bole::ApplicantId> &applicants);

private:
    void fill(const QList<PersonRow> &people, const QList<ApplicantId> &already);
    void filter(const QString &text);
    void count();

    int m_most;
    QList<ApplicantId> m_chosen;
    QLineEdit *m_filter;
    QListWidget *m_list;
    QLabel *m_hint;
    QDialogButtonBox *m_buttons;
};

} // namespace Bole
