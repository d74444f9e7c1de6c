// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/applicantfilter.h"
#include "model/review/reviewer.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;

namespace Bole {

/// The conditions on what the committee does: how far my review is, who reads, what the committee
/// gave, what they apply for. Part of the filter panel.
class ReviewConditions : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewConditions(QWidget *parent = nullptr);

    void addTo(ApplicantFilter &filter) const;
    void setFrom(const ApplicantFilter &filter);
    void setReviewers(const QList<Reviewer> &reviewers);
    void retranslate();

signals:
    void changed();

private:
    void fillStates();
    void fillReaders();

    QFormLayout *m_form;
    QComboBox *m_state;
    QComboBox *m_reader;
    QDoubleSpinBox *m_total;
    QLineEdit *m_programme;
    QList<Reviewer> m_reviewers;
};

} // namespace Bole
