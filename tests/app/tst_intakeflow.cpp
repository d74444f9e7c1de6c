// SPDX-License-Identifier: GPL-3.0-or-later
// A PhD intake in English: a rubric, two readers each, the disagreement meeting, calibrated totals,
// interviews, offers, a waiting list. Every number here was worked out on paper.
#include "model/desk/deskcommittee.h"
#include "model/desk/deskreviews.h"
#include "model/desk/deskstages.h"
#include "model/season/settingstore.h"
#include "tests/app/flowwindow.h"
#include "views/scores/scoretabledialog.h"
#include "views/statistics/statisticsview.h"

#include <QFile>
#include <QTableWidget>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

const QStringList names{u"Ida Northwood"_s,      u"Luca Ferrante-Vale"_s, u"Mei Tannenbaum"_s,
                        u"Oskar Lindqvistson"_s, u"Priya Valecourt"_s,    u"Tomas Ekberg-Ruiz"_s};

/// What a reader gave one of them: research counts twice, fit once.
struct Given
{
    int reader;
    int person;
    QString research;
    QString fit;
};

// Totals (2 × research + fit) / 3. Ada Weaver, Ben Okoro, Cho Lind; each applicant has two of them.
//   Ida    Ada 4.67, Ben 4.00: 4.33        Oskar  Ben 3.00, Cho 3.67: 3.33
//   Luca   Ada 4.00, Ben 2.33: 3.17        Priya  Cho 4.67, Ada 4.33: 4.50
//   Mei    Ben 3.67, Cho 5.00: 4.33        Tomas  Cho 3.33, Ada 3.00: 3.17
// They meet about Luca (1.67 apart); Ben then gives 4 for research: 3.67, and the mean is 3.83.
const QList<Given> given{{0, 0, u"5"_s, u"4"_s}, {1, 0, u"4"_s, u"4"_s}, {0, 1, u"4"_s, u"4"_s},
                         {1, 1, u"2"_s, u"3"_s}, {1, 2, u"4"_s, u"3"_s}, {2, 2, u"5"_s, u"5"_s},
                         {1, 3, u"3"_s, u"3"_s}, {2, 3, u"4"_s, u"3"_s}, {2, 4, u"5"_s, u"4"_s},
                         {0, 4, u"4"_s, u"5"_s}, {2, 5, u"3"_s, u"4"_s}, {0, 5, u"3"_s, u"3"_s}};

// Calibrated, by restricted maximum likelihood on paper: the six differences between the two
// readers of an applicant are 0.67, 0.33 (Ada − Ben), −1.33, −0.67 (Ben − Cho), 0.33, 0.33 (Cho −
// Ada). Their squares come to 3; 2.7037 of it lies in the readers' plane, 0.2963 beside it. So
// 2·error = 0.2963/4 = 0.0741 and 6·reader + 2·error = 2.7037/2 = 1.3519: reader = 0.2130. The
// readers' effects are 0.2130/1.3519 = 0.1575 times 0.33, −3, 2.67: 0.05, −0.47, 0.42. Half the sum
// of an applicant's two is taken off the mean:
//   Ida 4.54, Luca 4.04, Mei 4.36, Oskar 3.36, Priya 4.26, Tomas 2.93

} // namespace

class TestIntakeFlow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void intake_fromScoresToOffers();
    void cleanupTestCase() { m_window.reset(); }

private:
    void scoreInTables();
    void meetAboutDisagreement();
    void inviteToInterviews();
    void makeOffers();
    void publish();
    void typeScores(int reader, const QList<Given> &scores);

    SeasonFixture m_file;
    QList<ReviewerId> m_readers;
    std::unique_ptr<FlowWindow> m_window;
};

void TestIntakeFlow::initTestCase()
{
    BOLE_DO(m_file.season->settings().setTitle(u"PhD intake 2027"_s));
    Reviewer lead = m_file.season->reviewers().list().value().first();
    lead.name = u"Ada Weaver"_s;
    lead.role = ReviewerRole::Coordinator;
    BOLE_DO(m_file.season->reviewers().update(lead));
    m_readers = {lead.id, m_file.addReviewer(u"Ben Okoro"_s), m_file.addReviewer(u"Cho Lind"_s)};
    for (const QString &name : names) {
        Record record = sampleRecord();
        record.basics.name = name;
        record.basics.nameOther.clear();
        m_file.addApplicant(record);
    }
    Rubric rubric;
    rubric.id = u"phd"_s;
    rubric.title = {u"PhD"_s, u"博士"_s};
    const QList<Bilingual> levels(5, Bilingual{u"level"_s, u"等级"_s});
    rubric.criteria = {{.id = u"research"_s,
                        .name = {u"Research"_s, u"科研"_s},
                        .guidance = {},
                        .levels = levels,
                        .weight = 2},
                       {.id = u"fit"_s,
                        .name = {u"Fit"_s, u"契合"_s},
                        .guidance = {},
                        .levels = levels,
                        .weight = 1}};
    BOLE_DO(m_file.season->rubrics().save(rubric, m_file.reviewer));
    m_window = std::make_unique<FlowWindow>(m_file, m_readers[0], u"en"_s);
    QVERIFY(m_window->isShown);
}

void TestIntakeFlow::typeScores(int reader, const QList<Given> &scores)
{
    m_window->bench().openDesk.setReviewer(m_readers[reader]);
    m_window->bench().language.setCurrent(u"en"_s);
    m_window->inDialog<ScoreTableDialog>("score-table", [&](ScoreTableDialog &dialog) {
        auto *table = dialog.findChild<NumberTable *>(u"scoreTable"_s);
        for (const Given &score : scores) {
            if (score.reader != reader)
                continue;
            for (int row = 0; row < table->rowCount(); ++row) {
                if (table->item(row, 0)->text() == names[score.person]) {
                    FlowWindow::type(*table, row, 2, {score.research});
                    FlowWindow::type(*table, row, 3, {score.fit});
                }
            }
        }
        dialog.findChild<QPushButton *>(u"scoreTableSubmit"_s)->click();
    });
}

void TestIntakeFlow::scoreInTables()
{
    for (int reader = 0; reader < 3; ++reader)
        typeScores(reader, given);
    m_window->bench().openDesk.setReviewer(m_readers[0]);
    m_window->bench().language.setCurrent(u"en"_s);
    BOLE_DO(m_window->desk().committee().setOthersShown(OthersShown::Always));
    QCOMPARE(m_window->desk().reviews().numbers()->scores.totals.size(), 12);
}

/// The statistics put those first about whom readers disagree most.
void TestIntakeFlow::meetAboutDisagreement()
{
    m_window->trigger("mode-statistics");
    auto *statistics = m_window->bench().window.findChild<StatisticsView *>();
    QVERIFY(statistics && statistics->isVisible());
    auto *people = statistics->findChild<QTableWidget *>(u"applicantStatistics"_s);
    QTRY_COMPARE(people->item(0, 0)->text(), u"Luca Ferrante-Vale"_s);
    QCOMPARE(people->item(0, 2)->text(), u"1.67"_s);
    QCOMPARE(people->item(0, 3)->text(), u"3.17"_s);
    // Ben takes the review back, and gives 4 for research.
    const ApplicantId luca{people->item(0, 0)->data(Qt::UserRole).toLongLong()};
    m_window->trigger("mode-read");
    m_window->bench().openDesk.setReviewer(m_readers[1]);
    m_window->bench().language.setCurrent(u"en"_s);
    m_window->bench().position.setApplicant(luca);
    m_window->trigger("review-take-back");
    typeScores(1, {{1, 1, u"4"_s, u"3"_s}});
    m_window->bench().openDesk.setReviewer(m_readers[0]);
    m_window->bench().language.setCurrent(u"en"_s);
    m_window->trigger("mode-statistics");
    QTRY_COMPARE(statistics->numbers().scores.totals.size(), 12);
    const QMap<QString, QStringList> expected{
        {u"Ida Northwood"_s, {u"4.33"_s, u"4.54"_s, u"2 → 1 ▲"_s}},
        {u"Luca Ferrante-Vale"_s, {u"3.83"_s, u"4.04"_s, u"4 → 4"_s}},
        {u"Mei Tannenbaum"_s, {u"4.33"_s, u"4.36"_s, u"2 → 2"_s}},
        {u"Oskar Lindqvistson"_s, {u"3.33"_s, u"3.36"_s, u"5 → 5"_s}},
        {u"Priya Valecourt"_s, {u"4.50"_s, u"4.26"_s, u"1 → 3 ▼"_s}},
        {u"Tomas Ekberg-Ruiz"_s, {u"3.17"_s, u"2.93"_s, u"6 → 6"_s}}};
    QTRY_COMPARE(people->rowCount(), 6);
    for (int row = 0; row < 6; ++row) {
        const QStringList wanted = expected.value(people->item(row, 0)->text());
        QTRY_COMPARE(people->item(row, 3)->text(), wanted[0]);
        QCOMPARE(people->item(row, 4)->text(), wanted[1]);
        QCOMPARE(people->item(row, 6)->text(), wanted[2]);
    }
}

void TestIntakeFlow::inviteToInterviews()
{
    using enum ListPart;
    m_window->trigger("mode-shortlist");
    m_window->dialogs.texts = {u"Long list"_s};
    m_window->find<QPushButton>(u"shortlist-new"_s)->click();
    m_window->trigger("mode-read");
    QListView *list = m_window->bench().window.findChild<ApplicantsPane *>()->list();
    list->setFocus();
    list->selectAll();
    m_window->trigger("shortlist-add");
    m_window->trigger("mode-shortlist");
    auto *rule = m_window->find<QComboBox>(u"shortlist-rule"_s);
    rule->setCurrentIndex(rule->findData(toJson(*rankingRuleFromText(u"calibrated"))));
    emit rule->activated(rule->currentIndex());
    QCOMPARE(m_window->column(ShortlistModel::Name),
             (QStringList{names[0], names[2], names[4], names[1], names[3], names[5]}));
    QCOMPARE(m_window->column(ShortlistModel::Value),
             (QStringList{u"4.54"_s, u"4.36"_s, u"4.26"_s, u"4.04"_s, u"3.36"_s, u"2.93"_s}));
    m_window->setNumber(u"shortlist-quota"_s, 4);
    QCOMPARE(m_window->parts(), (QList{Within, Within, Within, Within, Below, Below}));
    QVERIFY(m_window->pick(u"shortlist-stage"_s, u"stage-within-interview"_s));
    m_window->dialogs.answers = {0};
    m_window->find<QPushButton>(u"shortlist-apply"_s)->click();
    QCOMPARE(m_window->column(ShortlistModel::Decided),
             (QStringList{u"interview"_s, u"interview"_s, u"interview"_s, u"interview"_s, {}, {}}));
}

void TestIntakeFlow::makeOffers()
{
    using enum ListPart;
    m_window->setNumber(u"shortlist-quota"_s, 2);
    m_window->setNumber(u"shortlist-waiting"_s, 1);
    QCOMPARE(m_window->parts(), (QList{Within, Within, Waiting, Below, Below, Below}));
    QVERIFY(m_window->pick(u"shortlist-stage"_s, u"stage-within-offer"_s));
    QCOMPARE(m_window->column(ShortlistModel::Stage)[0], u"Interview → Offer"_s);
    m_window->dialogs.answers = {0};
    m_window->find<QPushButton>(u"shortlist-apply"_s)->click();
    m_window->choose(0);
    QVERIFY(m_window->pick(u"shortlist-decide-chosen"_s, u"answer-accepted"_s));
    m_window->choose(1); // Mei
    m_window->dialogs.texts = {u"stays where she is"_s};
    QVERIFY(m_window->pick(u"shortlist-decide-chosen"_s, u"answer-declined"_s));
    QCOMPARE(m_window->parts(), (QList{Within, Declined, Within, Waiting, Below, Below}));
    QCOMPARE(m_window->column(ShortlistModel::Stage)[2], u"Interview → Offer"_s);
    m_window->dialogs.answers = {0};
    m_window->find<QPushButton>(u"shortlist-apply"_s)->click();
    QCOMPARE(m_window->column(ShortlistModel::Decided)[2], u"admit"_s);
    BOLE_GET(counts, m_window->desk().stages().counts());
    // Six applied; four came to the interview, three of them to an offer; one took it, one did not.
    QCOMPARE(counts.first().applicants, 6);
    QCOMPARE(counts.first().reached, (QList{4, 4, 3}));
    QCOMPARE(counts.first().accepted, 1);
    QCOMPARE(counts.first().declined, 1);
}

void TestIntakeFlow::publish()
{
    QFile csv(m_window->exportAs(ExportFormat::Plain, u"offers.csv"_s));
    QVERIFY(csv.open(QIODevice::ReadOnly));
    const QString table = QString::fromUtf8(csv.readAll());
    QVERIFY2(table.contains(u"Ida Northwood"_s), qPrintable(table));
    const QString dossiers =
        FlowWindow::textOf(m_window->exportAs(ExportFormat::Dossiers, u"dossiers.pdf"_s));
    QVERIFY2(dossiers.contains(u"PhD intake 2027"_s), qPrintable(dossiers.left(2000)));
    QVERIFY(dossiers.contains(u"4.67"_s) && dossiers.contains(u"4.33"_s)); // as on the screen
    QVERIFY(!dossiers.contains(u"4.6667"_s));
    const QString signatures =
        FlowWindow::textOf(m_window->exportAs(ExportFormat::Signatures, u"signatures.pdf"_s));
    for (const QString &reader : {u"Ada Weaver"_s, u"Ben Okoro"_s, u"Cho Lind"_s})
        QVERIFY2(signatures.contains(reader), qPrintable(signatures));
    const QString notice =
        FlowWindow::textOf(m_window->exportAs(ExportFormat::Notice, u"notice.pdf"_s));
    QVERIFY2(notice.contains(u"I** N********"_s), qPrintable(notice));
    QVERIFY(!notice.contains(u"Northwood"_s) && !notice.contains(u"M** T"_s));
}

void TestIntakeFlow::intake_fromScoresToOffers()
{
    scoreInTables();
    meetAboutDisagreement();
    inviteToInterviews();
    makeOffers();
    publish();
    QVERIFY(m_window->dialogs.errors.isEmpty());
    QCOMPARE(m_window->dialogs.unanswered, 0);
}

QTEST_MAIN(TestIntakeFlow)
#include "tst_intakeflow.moc"
