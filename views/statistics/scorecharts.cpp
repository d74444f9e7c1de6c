// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/statistics/scorecharts.h"

#include "model/desk/deskstages.h"
#include "model/desk/seasonnumbers.h"
#include "model/knowledge/namedlists.h"
#include "views/common/theme.h"
#include "views/common/windowlanguage.h"

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

/// A colour on the way from one to another; 1 is the other.
QColor between(const QColor &from, const QColor &to, double share)
{
    const auto mixed = [share](float a, float b) {
        return float(a + share * (b - a));
    };
    return QColor::fromRgbF(mixed(from.redF(), to.redF()), mixed(from.greenF(), to.greenF()),
                            mixed(from.blueF(), to.blueF()));
}

/// From 0 to a line above the highest count.
QValueAxis *countAxis(int most)
{
    auto *axis = new QValueAxis;
    const int step = (std::max(1, most) + 4) / 5;
    const int highest = (std::max(1, most) + step - 1) / step * step;
    axis->setRange(0, highest);
    axis->setTickType(QValueAxis::TicksDynamic);
    axis->setTickInterval(step);
    axis->setLabelFormat(QStringLiteral("%d"));
    return axis;
}

/// What the bars are called below them, and how many there are beside them.
void addCountAxes(QChart &chart, QAbstractSeries &series, const QStringList &labels, int most,
                  const QPalette &palette)
{
    auto *x = new QBarCategoryAxis;
    x->append(labels);
    QValueAxis *y = countAxis(most);
    style(x, palette, false);
    style(y, palette, true);
    chart.addAxis(x, Qt::AlignBottom);
    chart.addAxis(y, Qt::AlignLeft);
    series.attachAxis(x);
    series.attachAxis(y);
}

/// "80–90"; the last of a hundred points is "≥ 90": a longer one has no room below its bar.
QStringList binLabels(const TotalScale &scale, int bins, bool isFine)
{
    const double width = (scale.highest - scale.lowest) / bins;
    const auto border = [&](int bin) {
        return QLocale().toString(scale.lowest + bin * width, 'f', isFine ? 0 : 1);
    };
    QStringList labels;
    for (int i = 0; i < bins; ++i) {
        const bool isLong = isFine && i + 1 == bins;
        labels.append(isLong ? QStringLiteral("≥ ") + border(i)
                             : QStringLiteral("%1–%2").arg(border(i), border(i + 1)));
    }
    return labels;
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
    const QList<int> counts = Bole::distribution(means, scale.lowest, scale.highest, bins);

    auto *set = new QBarSet(QString());
    for (const int count : counts)
        *set << count;
    const Colors colors = Colors::of(palette);
    set->setColor(colors.accent);
    set->setBorderColor(colors.accent);
    auto *series = new QBarSeries;
    series->append(set);
    series->setBarWidth(0.8);
    QChart *chart = plainChart(palette);
    chart->setTitle(tr("Applicants by mean total"));
    chart->addSeries(series);
    addCountAxes(*chart, *series, binLabels(scale, bins, isFine),
                 counts.isEmpty() ? 1 : *std::ranges::max_element(counts), palette);
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
    const double tick = scale.highest > 10 ? scale.highest / 4 : 1; // more have no room
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

QChart *ScoreCharts::schoolLists(const QList<StageCount> &counts, const QList<Stage> &stages,
                                 const QPalette &palette)
{
    const Colors colors = Colors::of(palette);
    const QString language = WindowLanguage::inUse();
    QList<QBarSet *> sets{new QBarSet(tr("Applied"))};
    for (const Stage &stage : stages)
        sets.append(new QBarSet(stage.name.in(language)));
    for (qsizetype i = 0; i < sets.size(); ++i) { // the further they came, the fuller
        sets[i]->setColor(
            between(colors.surface, colors.accent, double(i + 1) / double(sets.size())));
        sets[i]->setBorderColor(colors.accent);
    }
    QStringList labels;
    int most = 1;
    for (const StageCount &count : counts) {
        if (count.kind != StageCount::Kind::SchoolList)
            continue;
        labels.append(listTitle(count.group, language));
        most = std::max(most, count.applicants);
        *sets.first() << count.applicants;
        for (qsizetype i = 1; i < sets.size(); ++i)
            *sets[i] << count.reached.value(i - 1);
    }
    auto *series = new QBarSeries;
    series->append(sets);
    series->setBarWidth(0.8);
    QChart *chart = plainChart(palette);
    chart->setTitle(tr("Applicants by list of the bachelor's school, and how far they came"));
    chart->addSeries(series);
    chart->legend()->show();
    chart->legend()->setAlignment(Qt::AlignBottom);
    chart->legend()->setFont(textFont(TextSize::Small));
    chart->legend()->setLabelColor(colors.muted);
    addCountAxes(*chart, *series, labels, most, palette);
    return chart;
}

} // namespace Bole
