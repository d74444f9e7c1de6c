// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/statistics/scorecharts.h"

#include "model/desk/seasonnumbers.h"
#include "views/common/theme.h"

#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QLegend>
#include <QLineSeries>
#include <QLocale>
#include <QScatterSeries>
#include <QValueAxis>

#include <algorithm>

namespace Bole {

namespace {

QChart *plainChart(const QPalette &palette)
{
    auto *chart = new QChart;
    chart->setBackgroundVisible(false);
    chart->setMargins({0, 0, 0, 0});
    chart->legend()->hide();
    chart->setTitleBrush(palette.color(QPalette::WindowText));
    chart->setTitleFont(textFont(TextSize::Normal, true));
    return chart;
}

void style(QAbstractAxis *axis, const QPalette &palette, bool grid)
{
    const Colors colors = Colors::of(palette);
    axis->setLabelsColor(colors.muted);
    axis->setLabelsFont(textFont(TextSize::Small));
    axis->setTitleBrush(colors.muted);
    axis->setTitleFont(textFont(TextSize::Small));
    axis->setLinePenColor(colors.line);
    axis->setGridLineColor(colors.line);
    axis->setGridLineVisible(grid);
}

} // namespace

QChart *ScoreCharts::distribution(const SeasonNumbers &numbers, const QPalette &palette)
{
    QList<double> means;
    for (const ApplicantSummary &applicant : numbers.applicants)
        means.append(applicant.summary.mean);
    const TotalScale &scale = numbers.scale;
    const double range = scale.highest - scale.lowest;
    constexpr int mostBins = 20;
    const bool isFine = range * 2 > mostBins; // of 100 points: tens, not halves
    const int bins = isFine ? 10 : int(range * 2);
    const double width = range / bins;
    const QList<int> counts = Bole::distribution(means, scale.lowest, scale.highest, bins);

    auto *set = new QBarSet(QString());
    QStringList labels;
    for (int i = 0; i < bins; ++i) {
        *set << counts[i];
        labels.append(QStringLiteral("%1–%2").arg(
            QLocale().toString(scale.lowest + i * width, 'f', isFine ? 0 : 1),
            QLocale().toString(scale.lowest + (i + 1) * width, 'f', isFine ? 0 : 1)));
    }
    const Colors colors = Colors::of(palette);
    set->setColor(colors.accent);
    set->setBorderColor(colors.accent);
    auto *series = new QBarSeries;
    series->append(set);
    series->setBarWidth(0.8);
    QChart *chart = plainChart(palette);
    chart->setTitle(tr("Applicants by mean total"));
    chart->addSeries(series);
    auto *x = new QBarCategoryAxis;
    x->append(labels);
    auto *y = new QValueAxis;
    const int most = counts.isEmpty() ? 1 : std::max(1, *std::ranges::max_element(counts));
    const int step = (most + 4) / 5;
    const int top = (most + step - 1) / step * step; // ends with a line, above the highest bar
    y->setRange(0, top);
    y->setTickType(QValueAxis::TicksDynamic);
    y->setTickInterval(step);
    y->setLabelFormat(QStringLiteral("%d"));
    style(x, palette, false);
    style(y, palette, true);
    chart->addAxis(x, Qt::AlignBottom);
    chart->addAxis(y, Qt::AlignLeft);
    series->attachAxis(x);
    series->attachAxis(y);
    return chart;
}

QChart *ScoreCharts::reviewers(const SeasonNumbers &numbers, const QPalette &palette)
{
    QChart *chart = plainChart(palette);
    chart->setTitle(tr("What each reviewer gave: mean and range"));
    const Colors colors = Colors::of(palette);
    auto *x = new QBarCategoryAxis;
    auto *y = new QValueAxis;
    const TotalScale &scale = numbers.scale;
    const double tick = scale.highest > 10 ? scale.highest / 10 : 1;
    y->setRange(scale.lowest - tick / 4, scale.highest + tick / 4); // room for ends and markers
    y->setTickType(QValueAxis::TicksDynamic);
    y->setTickAnchor(scale.lowest);
    y->setTickInterval(tick);
    y->setLabelFormat(QStringLiteral("%d"));
    style(x, palette, false);
    style(y, palette, true);
    chart->addAxis(x, Qt::AlignBottom);
    chart->addAxis(y, Qt::AlignLeft);
    const auto attach = [&](QXYSeries *series) {
        chart->addSeries(series);
        series->attachAxis(x);
        series->attachAxis(y);
    };
    QStringList names;
    auto *means = new QScatterSeries;
    for (qsizetype i = 0; i < numbers.reviewers.size(); ++i) {
        const ReviewerSummary &reviewer = numbers.reviewers[i];
        const Reviewer person = numbers.people.value(reviewer.reviewer);
        QString label = person.initials.isEmpty() ? person.name : person.initials;
        while (names.contains(label))
            label += u'\u200b'; // categories must differ
        names.append(label);
        const QColor colour(person.colour);
        auto *range = new QLineSeries;
        range->append(double(i), reviewer.summary.minimum);
        range->append(double(i), reviewer.summary.maximum);
        range->setPen(
            QPen(colour.isValid() ? colour : colors.muted, 6, Qt::SolidLine, Qt::RoundCap));
        x->append(label);
        attach(range);
        means->append(double(i), reviewer.summary.mean);
    }
    means->setMarkerSize(11);
    means->setColor(palette.color(QPalette::Base));
    means->setBorderColor(palette.color(QPalette::WindowText));
    attach(means);
    return chart;
}

} // namespace Bole
