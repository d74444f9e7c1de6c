// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace Bole {

class OpenDesk;

/// Says who may be the same person as the applicant in front, as the import noticed, with a button
/// that leads to merging them. Hidden where nothing was noticed. Part of the fields pane.
class SamePersonHint : public QWidget
{
    Q_OBJECT

public:
    explicit SamePersonHint(OpenDesk &openDesk, QWidget *parent = nullptr);

    void setApplicant(ApplicantId applicant); ///< also where something has changed

signals:
    void mergeWanted(Bole::ApplicantId kept, Bole::ApplicantId other);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    OpenDesk &m_openDesk;
    ApplicantId m_applicant;
    ApplicantId m_other; ///< the one who was there before
    QLabel *m_text;
    QPushButton *m_merge;
};

} // namespace Bole
