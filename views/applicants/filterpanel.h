// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/applicantfilter.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;
class QDoubleSpinBox;

namespace Bole {

class GpaCondition;
struct GpaCoverage;

/// The structured conditions of the list: what is left at "any" does not count. Emits whenever one
/// changes.
class FilterPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FilterPanel(QWidget *parent = nullptr);

    ApplicantFilter filter() const;
    void setFilter(const ApplicantFilter &filter);
    void setTags(const QStringList &tags);
    void setScales(const QList<double> &scales); ///< of GPAs, the most frequent first
    void setCoverage(const GpaCoverage &coverage);

signals:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fillDecisions();

    QFormLayout *m_form;
    QLineEdit *m_school;
    QComboBox *m_level;
    GpaCondition *m_gpa;
    QDoubleSpinBox *m_rank;
    QSpinBox *m_firstAuthor;
    QSpinBox *m_ccfA;
    QComboBox *m_test;
    QDoubleSpinBox *m_testScore;
    QComboBox *m_checking;
    QComboBox *m_tag;
    QComboBox *m_recommendation; ///< the reader's own
    QComboBox *m_decision;       ///< the committee's
};

} // namespace Bole
