// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/applicantlistmodel.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLabel;

namespace Bole {

/// "GPA at least 3.5 of 4": a grade as it is printed and the scale that it is printed on, or a
/// percentage of whatever scale. Says what is compared, and who could not be. Part of the filters.
class GpaCondition : public QWidget
{
    Q_OBJECT

public:
    explicit GpaCondition(QWidget *parent = nullptr);

    std::optional<double> atLeast() const;
    std::optional<double> scale() const; ///< nothing: in per cent
    void set(std::optional<double> atLeast, std::optional<double> scale);
    void setScales(const QList<double> &scales); ///< of the season, the most frequent first
    void setCoverage(const GpaCoverage &coverage);
    void retranslate();

    /// The condition of a saved filter: "GPA at least 3.5 of 4"; empty when it asks for none.
    static QString words(const ApplicantFilter &filter);

signals:
    void changed();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fillScales();
    void takeScale();
    void describe();
    void fitHint();

    QDoubleSpinBox *m_value;
    QComboBox *m_scale;
    QLabel *m_hint;
    QList<double> m_scales;
    GpaCoverage m_coverage;
};

} // namespace Bole
