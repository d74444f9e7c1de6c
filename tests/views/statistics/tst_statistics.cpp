// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/deskstages.h"
#include "model/review/visibility.h"
#include "tests/views/review/reviewbench.h"
#include "views/common/theme.h"
#include "views/review/scoredots.h"
#include "views/statistics/chartframe.h"
#include "views/statistics/scorecharts.h"

#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QImageReader>
#include <QLabel>
#include <QSvgRenderer>
#include <QTableWidget>
#include <QToolButton>
#include <QValueAxis>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

struct Bench : ReviewBench
{
    Bench()
    {
        (void)file.season->settings().setRecorded(Visibility::settingKey(),
                                                  Visibility::toJson(OthersShown::Always), ada);
        openDesk.setReviewer(ada);
    }

    void give(ApplicantId applicant, ReviewerId reviewer, int level)
    {
        ReviewContent review;
        for (const char *criterion : {"research", "fit", "language"})
            review.scores[QString::fromLatin1(criterion)].level = level;
        review.state = ReviewState::Submitted;
        (void)file.season->reviews().save(applicant, reviewer, rubric.id, review);
    }

    QString text(const QString &label) { return statistics->findChild<QLabel *>(label)->text(); }
};

constexpr QFile::Permissions othersMay =
    QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;

} // namespace

class TestStatistics : public QObject
{
    Q_OBJECT

private slots:
    void charts_areSavedAsPngAndSvg()
    {
        Bench bench;
        // Of a school on the lists, so that there is a chart of them.
        Record record;
        record.education.resize(1);
        record.education[0].level = StudyLevel::Bachelor;
        record.education[0].institution = u"清华大学"_s;
        (void)bench.file.addApplicant(record);
        for (int i = 0; i < 4; ++i) {
            bench.give(bench.people[i], bench.ada, 1 + i);
            bench.give(bench.people[i], bench.bela, 2 + i % 3);
        }
        QVERIFY(bench.open());
        QTRY_COMPARE(bench.statistics->numbers().scores.totals.size(), 8);
        const auto charts = bench.statistics->findChildren<ChartFrame *>();
        QCOMPARE(charts.size(), 3);
        QVERIFY(!charts.last()->isHidden());
        for (ChartFrame *chart : charts) {
            const QString png = bench.file.folder.filePath(u"chart.png"_s);
            const QString svg = bench.file.folder.filePath(u"chart.svg"_s);
            auto *save = chart->findChild<QToolButton *>();
            bench.dialogs.files = {png, svg};
            save->click();
            save->click();
            QVERIFY(bench.dialogs.errors.isEmpty());
            for (const QString &saved : {png, svg})
                QCOMPARE(QFile::permissions(saved) & othersMay, QFile::Permissions());
            const QImage image(png);
            QCOMPARE(QImageReader(png).format(), QByteArray("png"));
            QVERIFY(image.width() > 300);
            QSet<QRgb> colours;
            for (int y = 0; y < image.height(); y += 3) {
                for (int x = 0; x < image.width(); x += 3)
                    colours.insert(image.pixel(x, y));
            }
            QVERIFY2(colours.size() > 4, "something is drawn");
            QSvgRenderer drawing(svg);
            QVERIFY(drawing.isValid());
            QFile file(svg);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(file.readAll().contains("<text"), "words stay words");
            QVERIFY(QFile::remove(png) && QFile::remove(svg));
        }
    }

    void stages_haveColoursOfTheirOwn_data()
    {
        QTest::addColumn<Theme::Mode>("mode");
        QTest::newRow("light") << Theme::Light;
        QTest::newRow("dark") << Theme::Dark;
    }

    void stages_haveColoursOfTheirOwn()
    {
        QFETCH(Theme::Mode, mode);
        const Theme theme(mode);
        const StageCount count{
            .kind = StageCount::Kind::SchoolList, .group = u"985"_s, .reached = {3, 2, 1}};
        const QList<Stage> stages(3);
        const std::unique_ptr<QChart> chart(
            ScoreCharts::schoolLists({count}, stages, QApplication::palette()));
        const auto *bars = qobject_cast<QBarSeries *>(chart->series().value(0));
        QVERIFY(bars);
        QSet<QRgb> colours;
        for (QBarSet *set : bars->barSets())
            colours.insert(set->color().rgb());
        QCOMPARE(colours.size(), 4);
    }

    /// A hundred points have as many labels as there is room for.
    void points_haveLabelsThatCanBeRead()
    {
        SeasonNumbers numbers;
        numbers.scale = {0, 100};
        const std::unique_ptr<QChart> means(
            ScoreCharts::distribution(numbers, QApplication::palette()));
        auto *bins = qobject_cast<QBarCategoryAxis *>(means->axes(Qt::Horizontal).value(0));
        QVERIFY(bins);
        QCOMPARE(bins->categories().size(), 10);
        QCOMPARE(bins->categories().last(), u"≥ 90"_s);
        const std::unique_ptr<QChart> reviewers(
            ScoreCharts::reviewers(numbers, QApplication::palette()));
        const auto *scores = qobject_cast<QValueAxis *>(reviewers->axes(Qt::Vertical).value(0));
        QVERIFY(scores);
        QCOMPARE(scores->tickInterval(), 25);
        ScoreDots dots;
        dots.resize(300, 52);
        dots.setDots({}, {0, 100});
        QCOMPARE(dots.labelled(), (QList<double>{0, 20, 40, 60, 80, 100}));
        dots.resize(150, 52);
        QCOMPARE(dots.labelled(), (QList<double>{0, 25, 50, 75, 100}));
        dots.setDots({}, {1, 5});
        QCOMPARE(dots.labelled(), (QList<double>{1, 2, 3, 4, 5}));
    }

    void chart_thatCannotBeSaved_isSaid()
    {
        Bench bench;
        bench.give(bench.people[0], bench.ada, 3);
        QVERIFY(bench.open());
        QTRY_COMPARE(bench.statistics->numbers().scores.totals.size(), 1);
        // Nobody here is of a school on a list.
        QVERIFY(bench.statistics->findChild<ChartFrame *>(u"schoolStatistics"_s)->isHidden());
        auto *save = bench.statistics->findChild<ChartFrame *>()->findChild<QToolButton *>();
        bench.dialogs.files = {u"/nowhere/chart.svg"_s, u"/nowhere/chart.png"_s};
        save->click();
        save->click();
        QCOMPARE(bench.dialogs.errors.size(), 2);
        QCOMPARE(bench.dialogs.errors[0].code, ErrorCode::FileNotWritable);
    }

    void thinOverlap_isRefusedInWords()
    {
        Bench bench;
        bench.give(bench.people[0], bench.ada, 3);
        bench.give(bench.people[1], bench.ada, 4);
        QVERIFY(bench.open());
        QTRY_VERIFY(bench.text(u"calibrationNote"_s).contains(u"only one reviewer"_s));
        bench.give(bench.people[2], bench.bela, 3);
        QTRY_VERIFY(bench.text(u"calibrationNote"_s).contains(u"2 groups"_s));
        bench.give(bench.people[0], bench.bela, 2);
        QTRY_VERIFY(bench.text(u"calibrationNote"_s).contains(u"share fewer than 3"_s));
        auto *table = bench.statistics->findChild<QTableWidget *>(u"applicantStatistics"_s);
        for (int row = 0; row < table->rowCount(); ++row)
            QCOMPARE(table->item(row, 4)->text(), u"–"_s); // no number that nobody should trust
        bench.give(bench.people[1], bench.bela, 3);
        bench.give(bench.people[2], bench.ada, 5);
        QTRY_VERIFY(bench.text(u"calibrationNote"_s).startsWith(u"Calibrated"_s));
        QVERIFY(table->item(0, 4)->text() != u"–"_s);
    }

    void otherVersions_areLeftOutAndSaid()
    {
        Bench bench;
        bench.give(bench.people[0], bench.ada, 3);
        Rubric changed = bench.rubric.rubric;
        changed.criteria[0].levels.removeLast();
        BOLE_GET(second, bench.file.season->rubrics().save(changed, bench.ada));
        bench.rubric = second;
        bench.give(bench.people[1], bench.ada, 3);
        QVERIFY(bench.open());
        QTRY_COMPARE(bench.statistics->numbers().scores.totals.size(), 1);
        QCOMPARE(bench.statistics->numbers().scores.otherVersions, 1);
    }

    /// The numbers here are the reviewers': lists show the formula's.
    void formula_isTold()
    {
        Bench bench;
        bench.give(bench.people[0], bench.ada, 3);
        QVERIFY(bench.open());
        const auto *notes = bench.statistics->findChild<QLabel *>(u"statisticsNotes"_s);
        QVERIFY(notes->isHidden());
        Rubric changed = bench.rubric.rubric;
        changed.formula = u"total × 20"_s;
        BOLE_DO(bench.file.season->rubrics().save(changed, bench.ada));
        QTRY_VERIFY(notes->text().contains(u"made by the rubric's formula"_s));
        QVERIFY(!notes->isHidden());
    }
};

QTEST_MAIN(TestStatistics)
#include "tst_statistics.moc"
