// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QPalette>

class QChart;

namespace Bole {

struct SeasonNumbers;
struct Stage;
struct StageCount;

/// The drawings of the statistics, in the colours of a palette. The caller owns the chart.
class ScoreCharts
{
    Q_DECLARE_TR_FUNCTIONS(Bole::ScoreCharts)

public:
    /// How many applicants have which mean total.
    static QChart *distribution(const SeasonNumbers &numbers, const QPalette &palette);
    /// Each reviewer's mean with the range of what they gave.
    static QChart *reviewers(const SeasonNumbers &numbers, const QPalette &palette);
    /// How many of each list of schools applied, and how many of them came to which stage.
    static QChart *schoolLists(const QList<StageCount> &counts, const QList<Stage> &stages,
                               const QPalette &palette);
};

} // namespace Bole
