// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/deskdossiers.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace Bole {

class Desk;
class Dialogs;

/// Two applicants who are one person, side by side: what of the other one is taken over, value by
/// value. Closes when the season does.
class MergeDialog : public QDialog
{
    Q_OBJECT

public:
    MergeDialog(Desk &desk, Dialogs &dialogs, ApplicantId kept, ApplicantId other, QWidget *parent);

    void reject() override; ///< asks before what was chosen is thrown away

signals:
    void merged(Bole::ApplicantId kept, const QString &name);

protected:
    void changeEvent(QEvent *event) override;

private:
    void load();
    void fill();
    void swap();
    void merge();
    QList<bool> ticked() const;
    void retranslate();
    QString consequences() const;
    static QString sharedName(SharedThing thing);

    Desk &m_desk;
    Dialogs &m_dialogs;
    ApplicantId m_kept;
    ApplicantId m_other;
    MergePreview m_preview;
    QList<bool> m_proposed; ///< which values were ticked before anybody chose
    QLabel *m_heading;
    QTreeWidget *m_values;
    QLabel *m_consequences;
    QPushButton *m_swap;
    QDialogButtonBox *m_buttons;
};

} // namespace Bole
