// SPDX-License-Identifier: GPL-3.0-or-later
// A PhD intake: a rubric, two readers each, the disagreement meeting, calibrated totals, interviews
// by a panel, offers, a waiting list, two who decline. In English, and once more in Chinese. Every
// number here was worked out on paper.
#include "model/desk/deskcommittee.h"
#include "model/desk/deskreviews.h"
#include "model/desk/deskstages.h"
#include "model/season/settingstore.h"
#include "tests/app/flowwindow.h"
#include "views/scores/paneldialog.h"
#include "views/scores/scoretabledialog.h"
#include "views/statistics/statisticsview.h"

#include <QFile>
#include <QLabel>
#include <QRegularExpression>
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

/// What the panel gave those who were invited: Ada, Ben, Cho. The total is 10 × the readers' mean
/// and half the panel's:
///   Ida   43.333 + 85 × 0.5 = 85.83      Mei   43.333 + 92 × 0.5 = 89.33
///   Priya 45     + 75 × 0.5 = 82.50      Luca  38.333 + 90 × 0.5 = 83.33
const QMap<QString, QStringList> interviews{{u"Ida Northwood"_s, {u"80"_s, u"90"_s, u"85"_s}},
                                            {u"Mei Tannenbaum"_s, {u"90"_s, u"90"_s, u"96"_s}},
                                            {u"Priya Valecourt"_s, {u"70"_s, u"80"_s, u"75"_s}},
                                            {u"Luca Ferrante-Vale"_s, {u"92"_s, u"88"_s, u"90"_s}}};

} // namespace

class TestIntakeFlow : public QObject
{
    Q_OBJECT

private slots:
    void intake_fromScoresToOffers_data();
    void intake_fromScoresToOffers();
    void cleanup();

private:
    void scoreInTables();
    void meetAboutDisagreement();
    void inviteToInterviews();
    void interview();
    void makeOffers();
    void publish();
    void begin();
    void sitDown(int reader);
    void typeScores(int reader, const QList<Given> &scores);
    QString in(const QString &english, const QString &chinese) const
    {
        return m_language == u"en"_s ? english : chinese;
    }

    QString m_language;
    std::unique_ptr<SeasonFixture> m_file;
    QList<ReviewerId> m_readers;
    std::unique_ptr<FlowWindow> m_window;
};

void TestIntakeFlow::begin()
{
    m_file = std::make_unique<SeasonFixture>();
    BOLE_DO(m_file->season->settings().setTitle(u"PhD intake 2027"_s));
    Reviewer lead = m_file->season->reviewers().list().value().first();
    lead.name = u"Ada Weaver"_s;
    lead.role = ReviewerRole::Coordinator;
    BOLE_DO(m_file->season->reviewers().update(lead));
    m_readers = {lead.id, m_file->addReviewer(u"Ben Okoro"_s), m_file->addReviewer(u"Cho Lind"_s)};
    for (const QString &name : names) {
        Record record = sampleRecord();
        record.basics.name = name;
        record.basics.nameOther.clear();
        m_file->addApplicant(record);
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
    BOLE_DO(m_file->season->rubrics().save(rubric, m_file->reviewer));
    m_window = std::make_unique<FlowWindow>(*m_file, m_readers[0], m_language);
    QVERIFY(m_window->isShown);
}

/// Somebody else's language may be another.
void TestIntakeFlow::sitDown(int reader)
{
    m_window->bench().openDesk.setReviewer(m_readers[reader]);
    m_window->bench().language.setCurrent(m_language);
}

void TestIntakeFlow::cleanup()
{
    m_window.reset();
    m_file.reset();
}

void TestIntakeFlow::typeScores(int reader, const QList<Given> &scores)
{
    sitDown(reader);
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
    sitDown(0);
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
    sitDown(1);
    m_window->bench().position.setApplicant(luca);
    m_window->trigger("review-take-back");
    typeScores(1, {{1, 1, u"4"_s, u"3"_s}});
    sitDown(0);
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

/// The rubric gets a criterion that nobody was asked for while reading; the panel scores only that.
void TestIntakeFlow::interview()
{
    BOLE_GET(inUse, m_window->desk().committee().rubric());
    Rubric rubric = inUse->rubric;
    Criterion talk;
    talk.id = u"interview"_s;
    talk.name = {u"Interview"_s, u"面试"_s};
    talk.kind = CriterionKind::Points;
    talk.counts = false; // not part of the readers' totals
    rubric.criteria.append(talk);
    rubric.formula = u"total × 10 + mean(interview) × 0.5"_s;
    BOLE_DO(m_window->desk().committee().save(rubric));
    m_window->trigger("mode-read");
    m_window->inDialog<PanelDialog>("panel", [](PanelDialog &dialog) {
        auto *table = dialog.findChild<NumberTable *>(u"panelTable"_s);
        auto *people = dialog.findChild<QComboBox *>(u"panelCandidate"_s);
        const auto *criteria = dialog.findChild<QToolButton *>(u"panelCriteria"_s)->menu();
        for (QAction *action : criteria->actions())
            action->setChecked(action->data() == u"interview"_s);
        emit criteria->actions().last()->triggered(true);
        QCOMPARE(table->columnCount(), 3);
        for (const auto &[name, scores] : interviews.asKeyValueRange()) {
            people->setCurrentIndex(people->findText(name, Qt::MatchContains));
            FlowWindow::type(*table, 0, 2, scores);
            auto *submit = dialog.findChild<QPushButton *>(u"panelSubmit"_s);
            if (submit->isVisible()) // whom Ada has not read
                QTest::mouseClick(submit, Qt::LeftButton);
        }
        people->setCurrentIndex(people->findText(u"Mei"_s, Qt::MatchContains));
        QCOMPARE(table->item(3, 2)->text(), u"92.00"_s); // the mean
        QVERIFY(dialog.findChild<QLabel *>(u"panelTotal"_s)->text().contains(u"89.33"_s));
    });
    m_window->trigger("mode-shortlist");
    auto *rule = m_window->find<QComboBox>(u"shortlist-rule"_s);
    rule->setCurrentIndex(rule->findData(toJson(*rankingRuleFromText(u"total"))));
    emit rule->activated(rule->currentIndex());
    QCOMPARE(m_window->column(ShortlistModel::Name).first(4),
             (QStringList{names[2], names[0], names[1], names[4]}));
    QCOMPARE(m_window->column(ShortlistModel::Value),
             (QStringList{u"89.33"_s, u"85.83"_s, u"83.33"_s, u"82.50"_s, u"–"_s, u"–"_s}));
}

void TestIntakeFlow::makeOffers()
{
    using enum ListPart;
    m_window->setNumber(u"shortlist-quota"_s, 2);
    m_window->setNumber(u"shortlist-waiting"_s, 1);
    QCOMPARE(m_window->parts(), (QList{Within, Within, Waiting, Below, Below, Below}));
    QVERIFY(m_window->pick(u"shortlist-stage"_s, u"stage-within-offer"_s));
    const QString toOffer = in(u"Interview → Offer"_s, u"面试 → 拟录取"_s);
    QCOMPARE(m_window->column(ShortlistModel::Stage)[0], toOffer);
    m_window->dialogs.answers = {0};
    m_window->find<QPushButton>(u"shortlist-apply"_s)->click();
    m_window->choose(1); // Ida
    QVERIFY(m_window->pick(u"shortlist-decide-chosen"_s, u"answer-accepted"_s));
    // Mei declines, Luca moves up; then Luca declines, too, and Priya moves up.
    QList<ListPart> parts = m_window->parts();
    for (const int row : {0, 2}) {
        m_window->choose(row);
        m_window->dialogs.texts = {u"stays where she is"_s};
        QVERIFY(m_window->pick(u"shortlist-decide-chosen"_s, u"answer-declined"_s));
        const int next = row == 0 ? 2 : 3;
        parts[row] = Declined;
        parts[next] = Within;
        if (next == 2)
            parts[3] = Waiting;
        QCOMPARE(m_window->parts(), parts);
        QCOMPARE(m_window->column(ShortlistModel::Stage)[next], toOffer);
        m_window->dialogs.answers = {0};
        m_window->find<QPushButton>(u"shortlist-apply"_s)->click();
        const QString asked = m_window->dialogs.questions.last().explanation;
        const QString who = row == 0 ? names[2] : names[1];
        QVERIFY2(asked.contains(in(u"instead of %1"_s, u"递补%1"_s).arg(who)), qPrintable(asked));
        QCOMPARE(m_window->column(ShortlistModel::Decided)[next], u"admit"_s);
    }
    BOLE_GET(counts, m_window->desk().stages().counts());
    // Six applied; four came to the interview, and all of them to an offer; one took it, two did
    // not.
    QCOMPARE(counts.first().applicants, 6);
    QCOMPARE(counts.first().reached, (QList{4, 4, 4}));
    QCOMPARE(counts.first().accepted, 1);
    QCOMPARE(counts.first().declined, 2);
}

void TestIntakeFlow::publish()
{
    QFile csv(m_window->exportAs(ExportFormat::Plain, m_language + u"-offers.csv"_s));
    QVERIFY(csv.open(QIODevice::ReadOnly));
    const QString table = QString::fromUtf8(csv.readAll());
    QVERIFY2(table.contains(u"Ida Northwood"_s), qPrintable(table));
    const QString dossiers = FlowWindow::textOf(
        m_window->exportAs(ExportFormat::Dossiers, m_language + u"-dossiers.pdf"_s));
    QVERIFY2(dossiers.contains(u"PhD intake 2027"_s), qPrintable(dossiers.left(2000)));
    QVERIFY(dossiers.contains(u"4.67"_s) && dossiers.contains(u"4.33"_s)); // as on the screen
    for (const QString &line : dossiers.split(u'\n')) {
        if (line.contains(in(u"Weighted total"_s, u"加权总分"_s)))
            QVERIFY2(!line.contains(QRegularExpression(u"\\d\\.\\d{3}"_s)), qPrintable(line));
    }
    // How it comes about can be worked out again: 43.333 + 42.5. With 4.33 it would be 85.80.
    QVERIFY(dossiers.contains(u"4.3333 × 10 + 85 × 0.5 = 85.83"_s));
    const QString signatures = FlowWindow::textOf(
        m_window->exportAs(ExportFormat::Signatures, m_language + u"-signatures.pdf"_s));
    for (const QString &reader : {u"Ada Weaver"_s, u"Ben Okoro"_s, u"Cho Lind"_s})
        QVERIFY2(signatures.contains(reader), qPrintable(signatures));
    const QString notice =
        FlowWindow::textOf(m_window->exportAs(ExportFormat::Notice, m_language + u"-notice.pdf"_s));
    for (const QString &published : {u"I** N********"_s, u"85.83"_s, u"82.50"_s})
        QVERIFY2(notice.contains(published), qPrintable(notice));
    for (const QString &hidden : {u"Northwood"_s, u"M** T"_s, u"L***"_s, u"89.33"_s})
        QVERIFY2(!notice.contains(hidden), qPrintable(notice));
    const QString panel = FlowWindow::textOf(
        m_window->exportAs(ExportFormat::PanelRecords, m_language + u"-interviews.pdf"_s));
    QVERIFY2(panel.contains(u"96"_s) && panel.contains(in(u"Chair of the panel"_s, u"面试组长"_s)),
             qPrintable(panel));
    m_window->exportAs(ExportFormat::ScoreSheets, m_language + u"-score-sheets.pdf"_s);
}

void TestIntakeFlow::intake_fromScoresToOffers_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("Chinese") << u"zh_CN"_s;
}

void TestIntakeFlow::intake_fromScoresToOffers()
{
    QFETCH(QString, language);
    m_language = language;
    begin();
    scoreInTables();
    meetAboutDisagreement();
    inviteToInterviews();
    interview();
    makeOffers();
    publish();
    QVERIFY(m_window->dialogs.errors.isEmpty());
    QCOMPARE(m_window->dialogs.unanswered, 0);
}

QTEST_MAIN(TestIntakeFlow)
#include "tst_intakeflow.moc"
