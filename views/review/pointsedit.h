// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/rubric.h"

#include <QLineEdit>

#include <optional>

namespace Bole {

/// Points of one criterion, typed: 0 to the most, halves allowed. Enter takes them and moves on, an
/// empty field takes them back; what is no such number stays marked and counts as nothing typed.
class PointsEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit PointsEdit(const Criterion &criterion, QWidget *parent = nullptr);

    void setPoints(std::optional<double> points);
    std::optional<double> points() const { return m_points; }

signals:
    void chosen(std::optional<double> points);
    void movedOn();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    bool take();
    void mark(bool isWrong);

    Criterion m_criterion;
    std::optional<double> m_points;
};

} // namespace Bole
