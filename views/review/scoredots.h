// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/totals.h"

#include <QColor>
#include <QList>
#include <QWidget>

namespace Bole {

/// One reviewer's total as a dot on a scale.
struct ScoreDot
{
    ReviewerId reviewer;
    QString initials;
    QString name;
    QColor colour;
    double value = 0;
    bool mine = false;
};

/// Each reviewer's total for one applicant on a line from the lowest to the highest there is, mine
/// as a diamond, the mean as a tick: spread at a glance, also without colour.
class ScoreDots : public QWidget
{
    Q_OBJECT

public:
    explicit ScoreDots(QWidget *parent = nullptr);

    void setDots(const QList<ScoreDot> &dots, const TotalScale &scale);
    QList<double> labelled() const; ///< values that are written below the line
    QSize sizeHint() const override { return {200, 52}; }
    QSize minimumSizeHint() const override { return {120, 52}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    QPointF place(double value) const;
    void paintAxis(QPainter &painter) const;
    void paintDot(QPainter &painter, const ScoreDot &dot) const;
    void paintInitials(QPainter &painter) const;

    QList<ScoreDot> m_dots;
    TotalScale m_scale;
};

} // namespace Bole
