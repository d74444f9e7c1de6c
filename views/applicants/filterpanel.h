// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/season/applicantstore.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;
class QDoubleSpinBox;

namespace Bole {

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

signals:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QFormLayout *m_form;
    QLineEdit *m_school;
    QComboBox *m_level;
    QDoubleSpinBox *m_gpa;
    QDoubleSpinBox *m_rank;
    QSpinBox *m_firstAuthor;
    QSpinBox *m_ccfA;
    QComboBox *m_test;
    QDoubleSpinBox *m_testScore;
    QComboBox *m_checking;
    QComboBox *m_tag;
};

} // namespace Bole
