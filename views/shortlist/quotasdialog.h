// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/shortlist.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QSpinBox;
class QTableWidget;

namespace Bole {

class Dialogs;

/// Who belongs to which group, by the roster's field that says so.
using Groupings = QMap<QString, QHash<ApplicantId, QString>>;

/// Places for each programme or supervisor of a list's people. It writes nothing itself.
class QuotasDialog : public QDialog
{
    Q_OBJECT

public:
    QuotasDialog(const Shortlist &list, const Groupings &groupings, Dialogs &dialogs,
                 QWidget *parent);

    void reject() override; ///< asks before what was typed is thrown away

signals:
    void chosen(const Bole::GroupQuotas &quotas);

private:
    void build();
    void save();
    void fill();
    void showSum();
    GroupQuotas quotas() const;
    QList<QSpinBox *> boxes() const;

    Shortlist m_list;
    Groupings m_groupings;
    Dialogs &m_dialogs;
    QComboBox *m_by;
    QTableWidget *m_table;
    QLabel *m_sum;
};

} // namespace Bole
