// SPDX-License-Identifier: GPL-3.0-or-later
// A summer camp, from the roster to what hangs on the wall: 211 filter, exam and panel of five
// without the highest and lowest, places by supervisor, two decline, the next move up, a tie for
// the last place, notice and signatures. In Chinese, and once more in English. Every number here
// was worked out on paper.
#include "model/desk/deskcommittee.h"
#include "model/season/settingstore.h"
#include "tests/app/flowwindow.h"
#include "views/import/rosterdialog.h"
#include "views/rubric/numbersdialog.h"
#include "views/scores/paneldialog.h"
#include "views/shortlist/quotasdialog.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QPointer>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

struct Candidate
{
    QString name;
    QString school;
    QString supervisor;
    QString exam;
    QStringList panel; ///< what the five judges gave
};

// 初试×0.6 + 复试×0.4, the panel without its highest and lowest:
//   安若溪 82×0.6 + (92+90+89)/3×0.4 = 49.2 + 36.133 = 85.33
//   白景行 90×0.6 + (84+83+82)/3×0.4 = 54   + 33.2   = 87.20
//   程念初 76×0.6 + (86+88+88)/3×0.4 = 45.6 + 34.933 = 80.53
//   方以墨 88×0.6 + (75+80+85)/3×0.4 = 52.8 + 32     = 84.80
//   顾明漪 58: below 60, ruled out
//   何知远 85×0.6 + (89.5+90+91.5)/3×0.4 = 51 + 36.133 = 87.13
//   梁听雨 80×0.6 + (81+81+82)/3×0.4 = 48 + 32.533 = 80.53, as 程念初
// 杜怀瑾 and 蒋疏桐 are of no school on the list of 211.
const QList<Candidate> candidates{
    {u"安若溪"_s, u"清华大学"_s, u"钱维"_s, u"82"_s, {u"95"_s, u"92"_s, u"90"_s, u"89"_s, u"80"_s}},
    {u"白景行"_s, u"浙江大学"_s, u"钱维"_s, u"90"_s, {u"85"_s, u"84"_s, u"83"_s, u"82"_s, u"60"_s}},
    {u"程念初"_s, u"苏州大学"_s, u"周衍"_s, u"76"_s, {u"88"_s, u"88"_s, u"86"_s, u"84"_s, u"99"_s}},
    {u"杜怀瑾"_s, u"东湖大学"_s, u"周衍"_s, {}, {}},
    {u"方以墨"_s, u"南京大学"_s, u"周衍"_s, u"88"_s, {u"70"_s, u"75"_s, u"80"_s, u"85"_s, u"90"_s}},
    {u"顾明漪"_s, u"郑州大学"_s, u"钱维"_s, u"58"_s, {u"90"_s, u"90"_s, u"90"_s, u"90"_s, u"90"_s}},
    {u"何知远"_s,
     u"武汉大学"_s,
     u"钱维"_s,
     u"85"_s,
     {u"91.5"_s, u"90"_s, u"89.5"_s, u"70"_s, u"100"_s}},
    {u"蒋疏桐"_s, u"北山大学"_s, u"周衍"_s, {}, {}},
    {u"梁听雨"_s, u"兰州大学"_s, u"周衍"_s, u"80"_s, {u"81"_s, u"82"_s, u"81"_s, u"60"_s, u"95"_s}},
};

Criterion criterion(const QString &id, const QString &zh, CriterionKind kind)
{
    Criterion made;
    made.id = id;
    made.name = {id, zh};
    made.kind = kind;
    return made;
}

} // namespace

class TestCampFlow : public QObject
{
    Q_OBJECT

private slots:
    void camp_fromRosterToNotice_data();
    void camp_fromRosterToNotice();
    void cleanup();

private:
    void takeRoster();
    void typeNumbers();
    void makeList();
    void giveOffers();
    void declineAndMoveUp();
    void declineIntoATie();
    void publish();
    void begin();
    void apply();
    QString in(const QString &chinese, const QString &english) const
    {
        return m_language == u"zh_CN"_s ? chinese : english;
    }

    QString m_language;
    std::unique_ptr<SeasonFixture> m_file;
    QStringList m_judges{u"评委甲"_s, u"评委乙"_s, u"评委丙"_s, u"评委丁"_s, u"评委戊"_s};
    std::unique_ptr<FlowWindow> m_window;
};

void TestCampFlow::cleanup()
{
    m_window.reset();
    m_file.reset();
}

void TestCampFlow::begin()
{
    m_file = std::make_unique<SeasonFixture>();
    BOLE_DO(m_file->season->settings().setTitle(u"2027 年推免夏令营"_s));
    Reviewer lead = m_file->season->reviewers().list().value().first();
    lead.role = ReviewerRole::Coordinator;
    BOLE_DO(m_file->season->reviewers().update(lead));
    for (const QString &judge : m_judges)
        m_file->addReviewer(judge);
    for (const Candidate &candidate : candidates) {
        Record record;
        record.basics.name = candidate.name;
        record.education.resize(1);
        record.education[0].level = StudyLevel::Bachelor;
        record.education[0].institution = candidate.school;
        m_file->addApplicant(record);
    }
    Rubric rubric;
    rubric.id = u"camp"_s;
    rubric.title = {u"Camp"_s, u"夏令营"_s};
    rubric.criteria = {criterion(u"exam"_s, u"初试"_s, CriterionKind::Outside),
                       criterion(u"panel"_s, u"复试"_s, CriterionKind::Points)};
    rubric.formula = u"初试×0.6 + 去极值平均(复试)×0.4"_s;
    rubric.requirements = {u"初试 >= 60"_s};
    BOLE_DO(m_file->season->rubrics().save(rubric, m_file->reviewer));
    m_window = std::make_unique<FlowWindow>(*m_file, m_file->reviewer, m_language);
    QVERIFY(m_window->isShown);
    BOLE_DO(m_window->desk().committee().setOthersShown(OthersShown::Always));
}

/// Application number, programme and supervisor come from the committee's own list.
void TestCampFlow::takeRoster()
{
    QFile csv(m_file->folder.filePath(u"花名册.csv"_s));
    QVERIFY(csv.open(QIODevice::WriteOnly));
    csv.write(u"报名编号,姓名,报考专业,意向导师\n"_s.toUtf8());
    for (qsizetype i = 0; i < candidates.size(); ++i)
        csv.write(u"2027010%1,%2,计算机科学与技术,%3\n"_s.arg(i + 1)
                      .arg(candidates[i].name, candidates[i].supervisor)
                      .toUtf8());
    csv.close();
    m_window->dialogs.files = {csv.fileName()};
    m_window->trigger("import-roster");
    const QPointer dialog = m_window->bench().window.findChild<RosterDialog *>();
    QVERIFY(dialog);
    QPushButton *ok = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    QTRY_VERIFY(ok->isEnabled());
    ok->click();
    QTRY_VERIFY(!dialog || dialog->isHidden()); // it goes when it is closed
    BOLE_GET(groupings, m_window->desk().lists().groupings());
    QCOMPARE(groupings.value(u"supervisor"_s).size(), 9);
}

/// The exam by grid, the panel candidate by candidate.
void TestCampFlow::typeNumbers()
{
    m_window->inDialog<NumbersDialog>("outside-numbers", [](NumbersDialog &dialog) {
        QStringList exams;
        for (const Candidate &candidate : candidates)
            exams << candidate.exam;
        auto *table = dialog.findChild<NumberTable *>(u"numbersTable"_s);
        QCOMPARE(table->item(0, 0)->text(), u"20270101"_s);
        FlowWindow::type(*table, 0, 2, exams);
    });
    m_window->inDialog<PanelDialog>("panel", [this](PanelDialog &dialog) {
        auto *table = dialog.findChild<NumberTable *>(u"panelTable"_s);
        auto *names = dialog.findChild<QComboBox *>(u"panelCandidate"_s);
        QCOMPARE(names->count(), 7); // those of 211 schools, as the list is filtered
        for (const Candidate &candidate : candidates) {
            const int at = names->findText(candidate.name, Qt::MatchContains);
            if (candidate.panel.isEmpty()) {
                QCOMPARE(at, -1);
                continue;
            }
            names->setCurrentIndex(at);
            FlowWindow::type(*table, 1, 2, candidate.panel); // the coordinator judges nobody
        }
        QCOMPARE(table->item(1, 0)->text(), m_judges.first());
        names->setCurrentIndex(names->findText(u"安若溪"_s, Qt::MatchContains));
        QCOMPARE(table->item(6, 2)->text(), u"89.20"_s); // (95+92+90+89+80)/5
        QCOMPARE(table->item(7, 2)->text(), u"90.33"_s); // (92+90+89)/3
    });
}

void TestCampFlow::makeList()
{
    m_window->trigger("mode-shortlist");
    m_window->dialogs.texts = {u"拟录取名单"_s};
    m_window->find<QPushButton>(u"shortlist-new"_s)->click();
    m_window->trigger("mode-read");
    QListView *list = m_window->bench().window.findChild<ApplicantsPane *>()->list();
    list->setFocus();
    list->selectAll();
    m_window->trigger("shortlist-add");
    m_window->trigger("mode-shortlist");
    m_window->find<QPushButton>(u"shortlist-order"_s)->click();
    QCOMPARE(m_window->column(ShortlistModel::Name),
             (QStringList{u"白景行"_s, u"何知远"_s, u"安若溪"_s, u"方以墨"_s, u"程念初"_s,
                          u"梁听雨"_s, u"顾明漪"_s}));
    QCOMPARE(m_window->column(ShortlistModel::Value),
             (QStringList{u"87.20"_s, u"87.13"_s, u"85.33"_s, u"84.80"_s, u"80.53"_s, u"80.53"_s,
                          u"–"_s}));
    // Below the line of the exam: ruled out, and off the list.
    const QString why = m_window->listTable()
                            ->model()
                            ->index(6, ShortlistModel::Value)
                            .data(Qt::ToolTipRole)
                            .toString();
    QVERIFY2(why.contains(in(u"初试 ≥ 60"_s, u"exam ≥ 60"_s)), qPrintable(why));
    QCOMPARE(m_window->parts().last(), ListPart::Below);
    m_window->choose(6);
    m_window->trigger("shortlist-remove");
    QCOMPARE(m_window->listTable()->model()->rowCount(), 6);
}

void TestCampFlow::giveOffers()
{
    using enum ListPart;
    m_window->setNumber(u"shortlist-waiting"_s, 1);
    m_window->find<QToolButton>(u"shortlist-quotas"_s)->click();
    auto *quotas = m_window->bench().window.findChild<QuotasDialog *>();
    QVERIFY(quotas);
    auto *by = quotas->findChild<QComboBox *>(u"quotas-by"_s);
    by->setCurrentIndex(by->findData(u"supervisor"_s));
    auto *table = quotas->findChild<QTableWidget *>(u"quotas-table"_s);
    QCOMPARE(table->rowCount(), 2);
    for (int row = 0; row < 2; ++row) {
        const bool isQian = table->item(row, 0)->text() == u"钱维"_s;
        qobject_cast<QSpinBox *>(table->cellWidget(row, 2))->setValue(isQian ? 2 : 1);
    }
    m_window->dialogs.answers = {0}; // Escape asks: save
    QTest::keyClick(quotas, Qt::Key_Escape);
    QVERIFY(m_window->dialogs.answers.isEmpty());
    // 钱维: 白景行, 何知远, then 安若溪 waits; 周衍: 方以墨, then 程念初 and 梁听雨, who share
    // the one place on the waiting list.
    QCOMPARE(m_window->parts(), (QList{Within, Within, Waiting, Within, Waiting, Waiting}));
    QVERIFY(m_window->pick(u"shortlist-stage"_s, u"stage-within-offer"_s));
    const QString toOffer = in(u"→ 拟录取"_s, u"→ Offer"_s);
    QCOMPARE(m_window->column(ShortlistModel::Stage),
             (QStringList{toOffer, toOffer, {}, toOffer, {}, {}}));
    QCOMPARE(m_window->column(ShortlistModel::Decided), QStringList(6)); // only planned
    apply();
    QCOMPARE(m_window->column(ShortlistModel::Decided),
             (QStringList{u"admit"_s, u"admit"_s, {}, u"admit"_s, {}, {}}));
}

void TestCampFlow::declineAndMoveUp()
{
    using enum ListPart;
    m_window->choose(1); // 何知远
    m_window->dialogs.texts = {u"已接受其他学校录取"_s};
    QVERIFY(m_window->pick(u"shortlist-decide-chosen"_s, u"answer-declined"_s));
    // The next of the same supervisor, not the next on the list.
    QCOMPARE(m_window->parts(), (QList{Within, Declined, Within, Within, Waiting, Waiting}));
    QCOMPARE(m_window->column(ShortlistModel::Stage)[2], in(u"→ 拟录取"_s, u"→ Offer"_s));
    apply();
    const QString asked = m_window->dialogs.questions.last().explanation;
    QVERIFY2(asked.contains(u"安若溪"_s) &&
                 asked.contains(in(u"递补何知远"_s, u"instead of 何知远"_s)),
             qPrintable(asked));
    QCOMPARE(m_window->column(ShortlistModel::Decided)[2], u"admit"_s);
}

/// One place becomes free and two share it: the committee says who gets it.
void TestCampFlow::declineIntoATie()
{
    using enum ListPart;
    m_window->choose(3); // 方以墨
    m_window->dialogs.texts = {u"出国"_s};
    QVERIFY(m_window->pick(u"shortlist-decide-chosen"_s, u"answer-declined"_s));
    QCOMPARE(m_window->parts(), (QList{Within, Declined, Within, Declined, Within, Within}));
    const auto *status = m_window->find<QLabel>(u"shortlist-status"_s);
    QVERIFY2(status->text().contains(in(u"超出名额 1 人"_s, u"1 over the quota"_s)),
             qPrintable(status->text()));
    m_window->choose(5);
    m_window->dialogs.texts = {u"同分，初试较低者在后"_s};
    m_window->trigger("shortlist-tie");
    QCOMPARE(m_window->parts(), (QList{Within, Declined, Within, Declined, Within, Waiting}));
    QVERIFY(!status->text().contains(in(u"超出名额"_s, u"over the quota"_s)));
    apply();
    const QString asked = m_window->dialogs.questions.last().explanation;
    QVERIFY2(asked.contains(u"程念初"_s) && !asked.contains(u"梁听雨"_s), qPrintable(asked));
    QCOMPARE(m_window->column(ShortlistModel::Decided),
             (QStringList{u"admit"_s, u"admit"_s, u"admit"_s, u"admit"_s, u"admit"_s, {}}));
}

void TestCampFlow::apply()
{
    m_window->dialogs.answers = {0};
    m_window->find<QPushButton>(u"shortlist-apply"_s)->click();
}

void TestCampFlow::publish()
{
    const QString notice = FlowWindow::textOf(
        m_window->exportAs(ExportFormat::Notice, m_language + u"-公示名单.pdf"_s));
    QVERIFY2(notice.contains(in(u"拟录取名单公示"_s, u"Notice: 拟录取名单"_s)), qPrintable(notice));
    // Between digits and Chinese a reader of PDFs may see a space or none.
    QVERIFY2(QString(notice).remove(u' ').contains(u"2027年推免夏令营"_s), qPrintable(notice));
    for (const QString &masked : {u"白*行"_s, u"安*溪"_s, u"程*初"_s, u"2027**02"_s, u"87.20"_s,
                                  u"85.33"_s, u"80.53"_s, u"梁*雨"_s})
        QVERIFY2(notice.contains(masked), qPrintable(masked + u'\n' + notice));
    for (const QString &hidden : {u"白景行"_s, u"20270102"_s, u"何*远"_s, u"方*墨"_s, u"84.80"_s})
        QVERIFY2(!notice.contains(hidden), qPrintable(hidden + u'\n' + notice));
    const qsizetype waiting = notice.indexOf(in(u"候补名单"_s, u"Waiting list"_s));
    QVERIFY(waiting > notice.indexOf(u"程*初"_s) && waiting < notice.indexOf(u"梁*雨"_s));

    const QString signatures = FlowWindow::textOf(
        m_window->exportAs(ExportFormat::Signatures, m_language + u"-签字表.pdf"_s));
    for (const QString &judge : m_judges)
        QVERIFY2(signatures.contains(judge), qPrintable(signatures));
    QVERIFY(signatures.contains(u"何知远"_s)); // who declined is on the committee's own paper
    const QString panel = FlowWindow::textOf(
        m_window->exportAs(ExportFormat::PanelRecords, m_language + u"-面试评分记录.pdf"_s));
    QVERIFY2(panel.contains(u"91.5"_s) && panel.contains(in(u"评委签字"_s, u"Signature"_s)),
             qPrintable(panel));
    m_window->exportAs(ExportFormat::ScoreSheets, m_language + u"-评分表.pdf"_s);
    m_window->exportAs(ExportFormat::Dossiers, m_language + u"-档案.pdf"_s);
}

void TestCampFlow::camp_fromRosterToNotice_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("Chinese") << u"zh_CN"_s;
    QTest::newRow("English") << u"en"_s;
}

void TestCampFlow::camp_fromRosterToNotice()
{
    QFETCH(QString, language);
    m_language = language;
    begin();
    takeRoster();
    auto *list = m_window->find<QComboBox>(u"filter-list"_s);
    QTRY_VERIFY(list->findData(u"211"_s) > 0);
    list->setCurrentIndex(list->findData(u"211"_s));
    QTRY_COMPARE(m_window->bench().position.order().size(), 7);
    // Who shares a place stands as they were added: not as each language sorts names.
    auto *sorted = m_window->find<QComboBox>(u"list-order"_s);
    sorted->setCurrentIndex(sorted->findData(int(ListOrder::Arrival)));
    QTRY_VERIFY(std::ranges::is_sorted(m_window->bench().position.order()));
    typeNumbers();
    makeList();
    giveOffers();
    declineAndMoveUp();
    declineIntoATie();
    publish();
    QVERIFY(m_window->dialogs.errors.isEmpty());
    QCOMPARE(m_window->dialogs.unanswered, 0);
}

QTEST_MAIN(TestCampFlow)
#include "tst_campflow.moc"
