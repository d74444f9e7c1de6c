// SPDX-License-Identifier: GPL-3.0-or-later
// The committee's work from end to end in the program's own window, with keys: two reviewers score
// the sample people in turn, blind; then the chair looks at what the scores say.
#include "tests/model/season/seasonfixture.h"
#include "tests/views/review/samplewindow.h"
#include "tests/views/support/everythingshown.h"
#include "views/review/fairnessdialog.h"
#include "views/review/queuebar.h"
#include "views/review/reviewpane.h"
#include "views/statistics/statisticsview.h"

#include <QRadioButton>
#include <QTableWidget>
#include <QToolButton>

#include <array>

using namespace Bole;

namespace {

/// Levels for research (weight 2), fit (weight 1) and language (does not count), by applicant. Ada
/// reads the first thirteen, Bela the last thirteen.
using Levels = std::array<int, 3>;
const QMap<int, Levels> givenByAda{
    {1, {5, 4, 3}},  {2, {3, 4, 4}},  {3, {4, 2, 3}}, {4, {2, 3, 4}}, {5, {5, 5, 5}},
    {6, {4, 3, 2}},  {7, {3, 3, 3}},  {8, {2, 2, 4}}, {9, {4, 5, 3}}, {10, {5, 4, 4}},
    {11, {3, 2, 2}}, {12, {4, 4, 5}}, {13, {1, 2, 3}}};
const QMap<int, Levels> givenByBela{
    {4, {2, 2, 3}},  {5, {4, 4, 5}},  {6, {4, 2, 3}},  {7, {2, 3, 3}},  {8, {1, 2, 2}},
    {9, {3, 4, 4}},  {10, {4, 3, 5}}, {11, {3, 3, 2}}, {12, {3, 3, 4}}, {13, {1, 1, 2}},
    {14, {4, 4, 3}}, {15, {2, 3, 3}}, {16, {3, 5, 4}}};

struct Expected
{
    const char *reviews;
    const char *spread;
    const char *raw;
    const char *calibrated;
    const char *error;
};

// A total is (2 · research + fit) / 3.
//
// Calibration. The ten applicants with two readers differ by d = ⅓ 1 ⅓ ⅔ ⅔ 1 1 −⅓ 1 ⅓: mean 0.6,
// Σd² = 16/3. In this balanced part the restricted likelihood is the analysis of variance: error
// variance σ² = (16/3 − 10 · 0.36) / 2 / 9 = 13/135; between reviewers 10 · 0.36 / 2 = 1.8;
// reviewer variance τ² = (1.8 − 13/135) / 10 = 0.17037. Ada's effect is 0.3 · (1 − 13/135 / 1.8) =
// 23/81 = 0.284, Bela's the opposite. So a mean of both stays, Ada's alone fall and Bela's alone
// rise by 0.284. Standard errors: √((σ² + τ²) / 2) = √(2/15) = 0.365 with two readers; with one
// √(σ² + v), where v = ¼ (2τ² + 2τ² · (σ²/10) / (τ² + σ²/10)) = 0.08974 is what is not known of the
// effect: 0.431. (The same by inverting the full covariance of all 26 totals.)
const QMap<int, Expected> expected{
    {1, {"1", "0.00", "4.67", "4.38", "± 0.43"}},  {2, {"1", "0.00", "3.33", "3.05", "± 0.43"}},
    {3, {"1", "0.00", "3.33", "3.05", "± 0.43"}},  {4, {"2", "0.33", "2.17", "2.17", "± 0.37"}},
    {5, {"2", "1.00", "4.50", "4.50", "± 0.37"}},  {6, {"2", "0.33", "3.50", "3.50", "± 0.37"}},
    {7, {"2", "0.67", "2.67", "2.67", "± 0.37"}},  {8, {"2", "0.67", "1.67", "1.67", "± 0.37"}},
    {9, {"2", "1.00", "3.83", "3.83", "± 0.37"}},  {10, {"2", "1.00", "4.17", "4.17", "± 0.37"}},
    {11, {"2", "0.33", "2.83", "2.83", "± 0.37"}}, {12, {"2", "1.00", "3.50", "3.50", "± 0.37"}},
    {13, {"2", "0.33", "1.17", "1.17", "± 0.37"}}, {14, {"1", "0.00", "4.00", "4.28", "± 0.43"}},
    {15, {"1", "0.00", "2.33", "2.62", "± 0.43"}}, {16, {"1", "0.00", "3.67", "3.95", "± 0.43"}}};

// Alpha, ordinal, over the twenty totals of the ten with two readers: the squared distances of
// their mid-ranks are 135.5 within applicants and 13,200 over all pairs; 1 − 19 · 135.5 / 13200.
constexpr double alpha = 1 - 19 * 135.5 / 13200;

// What must not be seen: names in both scripts and how they stand in addresses and file names.
const QStringList names{
    QStringLiteral("江晓棹"),       QStringLiteral("Okaduwe"),   QStringLiteral("蔺霁桉"),
    QStringLiteral("Brennmoor"),    QStringLiteral("闻人清樾"),  QStringLiteral("Wenren"),
    QStringLiteral("Haldvik"),      QStringLiteral("纪棠溪"),    QStringLiteral("Sundarkovil"),
    QStringLiteral("Pellwether"),   QStringLiteral("濮阳澄"),    QStringLiteral("Puyang"),
    QStringLiteral("Etxalardi"),    QStringLiteral("仝砚秋"),    QStringLiteral("Yanqiu"),
    QStringLiteral("Zihuan"),       QStringLiteral("宓子寰"),    QStringLiteral("Seomoon"),
    QStringLiteral("璩蕴真"),       QStringLiteral("Trégorven"), QStringLiteral("@example"),
    QStringLiteral("mi-zihuan.pdf")};

QString wordsOf(const QString &who, int applicant)
{
    return QStringLiteral("%1 thinks of no %2.").arg(who).arg(applicant);
}

} // namespace

class TestReviewSeason : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_sample.build()); }
    void twoReviewersBlind_thenTheChair();

private:
    void assign(SampleWindow &window) const;
    void review(SampleWindow &window, const QString &who, const QMap<int, Levels> &levels,
                const QString &other) const;
    void lookAsChair(SampleWindow &window) const;

    SampleFile m_sample;
};

void TestReviewSeason::assign(SampleWindow &window) const
{
    QList<Assignment> assignments;
    for (const int number : givenByAda.keys())
        assignments.append({m_sample.people[number], m_sample.ada});
    for (const int number : givenByBela.keys())
        assignments.append({m_sample.people[number], m_sample.bela});
    BOLE_DO(window.season().assignments().add(assignments, m_sample.chair));
}

/// Everything by keys: next that needs me, to the review, digits, a note, submit. Looks at all that
/// the window holds before each submission.
void TestReviewSeason::review(SampleWindow &window, const QString &who,
                              const QMap<int, Levels> &levels, const QString &other) const
{
    ReadingPosition &position = window.bench.position;
    QVERIFY(window.sitDown(who));
    const ReviewerId me = window.bench.openDesk.reviewer();
    position.setApplicant({});
    window.bench.window.setFocus();
    window.press(Qt::Key_N);
    window.press(Qt::Key_4, Qt::AltModifier);
    QSet<ApplicantId> seen;
    for (int i = 0; i < levels.size(); ++i) {
        const ApplicantId applicant = position.applicant();
        const int number = m_sample.people.key(applicant);
        QVERIFY2(levels.contains(number), "only what is assigned comes up");
        QVERIFY(!seen.contains(applicant));
        seen.insert(applicant);
        const QStringList shown = everythingShown(&window.bench.window);
        QCOMPARE(leaks(shown, {other + QStringLiteral(" thinks")}), QStringList());
        QCOMPARE(leaks(shown, names).join(u'\n'), QString());
        for (const int level : levels[number])
            window.press(Qt::Key(Qt::Key_0 + level));
        auto *note = qobject_cast<QPlainTextEdit *>(QApplication::focusWidget());
        QVERIFY2(note, "the last digit leads to the note");
        QTest::keyClicks(note, wordsOf(who, number));
        window.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        BOLE_GET(kept, window.season().reviews().find(applicant, me));
        QCOMPARE(int(kept->content.state), int(ReviewState::Submitted));
        QCOMPARE(kept->content.note, wordsOf(who, number));
    }
    auto *bar = window.bench.window.findChild<QueueBar *>();
    QTRY_COMPARE(bar->queue().progress().left(), 0);
    QAction *next = window.bench.actions.action("queue-next");
    for (const QToolButton *button : bar->findChildren<QToolButton *>()) {
        if (button->defaultAction() != next)
            continue;
        const QString said = button->text();
        next->setEnabled(!next->isEnabled());
        next->setEnabled(!next->isEnabled());
        QCOMPARE(button->text(), said);
    }
}

void TestReviewSeason::lookAsChair(SampleWindow &window) const
{
    QVERIFY(window.sitDown(QStringLiteral("Cora Drittel")));
    window.press(Qt::Key_4, Qt::ControlModifier);
    auto *statistics = window.bench.window.findChild<StatisticsView *>();
    QTRY_VERIFY(statistics->isVisible());
    QTRY_COMPARE(statistics->numbers().scores.hidden, 26); // the chair has not read
    QVERIFY(statistics->numbers().scores.totals.isEmpty());

    FairnessDialog fairness(window.bench.openDesk, window.bench.position, window.bench.dialogs);
    fairness.findChild<QRadioButton *>(QStringLiteral("showAlways"))->click();
    QTRY_COMPARE(statistics->numbers().scores.totals.size(), 26);
    BOLE_GET(events, window.season().settings().events());
    QCOMPARE(events.first().code, QStringLiteral("visibility.changed"));
    QCOMPARE(events.first().by, m_sample.chair);

    QVERIFY(qAbs(statistics->numbers().agreement->alpha - alpha) < 1e-9);
    QVERIFY(statistics->findChild<QLabel *>(QStringLiteral("agreement"))
                ->text()
                .contains(QString::number(alpha, 'f', 2)));
    auto *table = statistics->findChild<QTableWidget *>(QStringLiteral("applicantStatistics"));
    QCOMPARE(table->rowCount(), 16);
    double before = 10;
    for (int row = 0; row < table->rowCount(); ++row) {
        const ApplicantId id{table->item(row, 0)->data(Qt::UserRole).toLongLong()};
        const Expected &one = expected[m_sample.people.key(id)];
        const char *const cells[] = {one.reviews, one.spread, one.raw, one.calibrated, one.error};
        for (int column = 1; column <= 5; ++column)
            QCOMPARE(table->item(row, column)->text(), QString::fromUtf8(cells[column - 1]));
        const double spread = table->item(row, 2)->text().toDouble();
        QVERIFY2(spread <= before, "the largest disagreement comes first");
        before = spread;
    }
    auto *reviewers = statistics->findChild<QTableWidget *>(QStringLiteral("reviewerStatistics"));
    QCOMPARE(reviewers->rowCount(), 2);
    // Ada's thirteen totals sum to 133/3, Bela's to 37.
    const QList<QStringList> rows{
        {QStringLiteral("Ada Einsum"), QStringLiteral("13"), QStringLiteral("3.41"),
         QStringLiteral("1.33"), QStringLiteral("5.00"), QStringLiteral("+0.28")},
        {QStringLiteral("Bela Zweifach"), QStringLiteral("13"), QStringLiteral("2.85"),
         QStringLiteral("1.00"), QStringLiteral("4.00"), QStringLiteral("−0.28")}};
    for (int row = 0; row < 2; ++row) {
        for (int column = 0; column < 6; ++column)
            QCOMPARE(reviewers->item(row, column)->text(), rows[row][column]);
    }
}

void TestReviewSeason::twoReviewersBlind_thenTheChair()
{
    SampleWindow window(m_sample);
    QVERIFY(window.show());
    window.hide(usualBlindFields);
    assign(window);

    review(window, QStringLiteral("Ada Einsum"), givenByAda, QStringLiteral("Bela Zweifach"));
    if (QTest::currentTestFailed())
        return;
    review(window, QStringLiteral("Bela Zweifach"), givenByBela, QStringLiteral("Ada Einsum"));
    if (QTest::currentTestFailed())
        return;

    // Now that mine is in, I see the other's words and the mean of both; where I have not read, I
    // still see nothing.
    auto *pane = window.bench.window.findChild<ReviewPane *>();
    window.bench.position.setApplicant(m_sample.people[5]);
    const QStringList shared = everythingShown(pane);
    QCOMPARE(leaks(shared, {wordsOf(QStringLiteral("Ada Einsum"), 5)}).size(), 1);
    QCOMPARE(leaks(shared, {QStringLiteral("mean 4.50, spread 1.00")}).size(), 1);
    window.bench.position.setApplicant(m_sample.people[1]);
    QCOMPARE(leaks(everythingShown(pane), {QStringLiteral("Ada Einsum thinks")}), QStringList());

    lookAsChair(window);
}

QTEST_MAIN(TestReviewSeason)
#include "tst_reviewseason.moc"
