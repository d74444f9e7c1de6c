// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/requirement.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QSpinBox;

namespace Bole {

class Desk;
class Dialogs;

/// How many documents of each kind everybody must hand in.
class RequirementsDialog : public QDialog
{
    Q_OBJECT

public:
    RequirementsDialog(Desk &desk, Dialogs &dialogs, QWidget *parent);

    void reject() override; ///< asks before what was typed is thrown away

signals:
    void saved();

protected:
    void changeEvent(QEvent *event) override;

private:
    Requirements typed() const;
    void save();
    void retranslate();

    struct Line
    {
        DocumentRole role;
        QLabel *label;
        QSpinBox *count;
    };
    Desk &m_desk;
    Dialogs &m_dialogs;
    QLabel *m_heading;
    QList<Line> m_lines;
    QDialogButtonBox *m_buttons;
};

} // namespace Bole
