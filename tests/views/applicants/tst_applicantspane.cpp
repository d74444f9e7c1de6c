// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/applicantlistmodel.h"
#include "model/desk/desk.h"
#include "model/desk/workkeeper.h"
#include "model/readerclient/readerpool.h"
#include "model/review/blindness.h"
#include "model/season/applicantstore.h"
#include "model/season/history.h"
#include "model/season/recordstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "tests/views/support/scripteddialogs.h"
#include "views/applicants/applicantspane.h"
#include "views/applicants/filterpanel.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/comparedapplicants.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace Bole;
using namespace Qt::StringLiterals;

/// The list as a reviewer uses it: somebody is in front, typing narrows it, filters have names.
class TestApplicantsPane : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void firstOne_isInFrontWithoutChoosing();
    void steppingWithCtrlHeld_choosesOnlyTheNext();
    void typing_narrowsTheListAndItsOrder();
    void filter_isSavedByNameAndAppliedAgain();
    void gpa_isComparedAsPrinted();
    void filter_saysWhatNobodyHasChecked();
    void nameless_getsANickname();
    void tags_areAddedAndRemoved();

private:
    ApplicantId add(const QString &name, const QString &school, double gpa);
    QStringList names() const;
    QAction *savedAction(const QString &filter, const QString &action);

    QTemporaryDir m_folder;
    int m_number = 0;
    ReaderPool m_readers;
    ActionTable m_actions;
    ScriptedDialogs m_dialogs;
    std::unique_ptr<Season> m_season;
    std::unique_ptr<WorkKeeper> m_work;
    std::unique_ptr<OpenDesk> m_openDesk;
    std::unique_ptr<ReadingPosition> m_position;
    std::unique_ptr<Announcements> m_announcements;
    std::unique_ptr<ComparedApplicants> m_compared;
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<ApplicantsPane> m_pane;
    QListView *m_list = nullptr;
    QLineEdit *m_search = nullptr;
};

void TestApplicantsPane::init()
{
    m_season = Season::create(m_folder.filePath(u"%1.bole"_s.arg(++m_number)), u"Test"_s).value();
    add(u"张一"_s, u"Tongji University"_s, 3.2);
    add(u"安然"_s, u"Kyoto University"_s, 3.9);
    add(u"Mira Okaduwe"_s, u"Tongji University"_s, 3.8);
    m_work = std::make_unique<WorkKeeper>();
    m_openDesk = std::make_unique<OpenDesk>(*m_work);
    m_position = std::make_unique<ReadingPosition>(*m_openDesk);
    m_announcements = std::make_unique<Announcements>(*m_openDesk);
    m_compared = std::make_unique<ComparedApplicants>(*m_openDesk);
    m_desk = std::make_unique<Desk>(*m_season, *m_work);
    m_openDesk->setDesk(m_desk.get());
    m_openDesk->setReviewer(
        m_season->reviewers().add({{}, u"Ada Quill"_s, u"AQ"_s, {}, {}, {}}).value());
    m_pane = std::make_unique<ApplicantsPane>(*m_openDesk, *m_position, *m_announcements,
                                              *m_compared, m_actions, m_dialogs);
    m_pane->resize(280, 600);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
    m_list = m_pane->findChild<QListView *>(u"applicant-list"_s);
    m_search = m_pane->findChild<QLineEdit *>();
}

void TestApplicantsPane::cleanup()
{
    m_pane.reset();
    m_openDesk->setDesk(nullptr);
    m_desk.reset();
    m_compared.reset();
    m_announcements.reset();
    m_position.reset();
    m_openDesk.reset();
    m_work.reset();
    m_season.reset();
    m_dialogs = {};
}

ApplicantId TestApplicantsPane::add(const QString &name, const QString &school, double gpa)
{
    const ApplicantId id = m_season->applicants().create().value();
    Record record;
    record.basics.name = name;
    record.education.resize(1);
    record.education[0].institution = school;
    record.education[0].gpa = Grade{gpa, 4.0};
    if (!m_season->records().add(id, record))
        qFatal("record");
    return id;
}

QStringList TestApplicantsPane::names() const
{
    QStringList names;
    for (int row = 0; row < m_list->model()->rowCount(); ++row)
        names.append(m_list->model()->index(row, 0).data(ApplicantListModel::NameRole).toString());
    return names;
}

QAction *TestApplicantsPane::savedAction(const QString &filter, const QString &action)
{
    QList<QAction *> entries;
    for (const QToolButton *button : m_pane->findChildren<QToolButton *>()) {
        if (!button->menu())
            continue;
        emit button->menu()->aboutToShow();
        entries += button->menu()->actions();
    }
    for (QAction *entry : std::as_const(entries)) {
        if (filter.isEmpty() && entry->text() == action)
            return entry;
        if (entry->text() != filter || !entry->menu())
            continue;
        for (QAction *inner : entry->menu()->actions()) {
            if (inner->text() == action)
                return inner;
        }
    }
    return nullptr;
}

void TestApplicantsPane::firstOne_isInFrontWithoutChoosing()
{
    QVERIFY(m_position->applicant().isValid());
    QCOMPARE(m_position->applicant(), m_position->order().first());
    QCOMPARE(m_list->currentIndex().row(), 0);
}

void TestApplicantsPane::steppingWithCtrlHeld_choosesOnlyTheNext()
{
    QTest::keyPress(m_pane->windowHandle(), Qt::Key_Control, Qt::ControlModifier);
    QTRY_VERIFY(QGuiApplication::keyboardModifiers() & Qt::ControlModifier);
    m_position->setApplicant(m_position->order().at(1));
    QCOMPARE(m_list->currentIndex().row(), 1);
    QCOMPARE(m_list->selectionModel()->selectedIndexes(), QModelIndexList{m_list->currentIndex()});
    QTest::keyRelease(m_pane->windowHandle(), Qt::Key_Control);
}

void TestApplicantsPane::typing_narrowsTheListAndItsOrder()
{
    m_actions.action("filter-applicants")->trigger();
    QTest::keyClicks(m_search, u"tongji"_s);
    QCOMPARE(names().size(), 2);
    QCOMPARE(m_position->order().size(), 2);
    m_search->setText(u"安然"_s);
    QCOMPARE(names(), QStringList{u"安然"_s});
    QTest::keyClick(m_search, Qt::Key_Escape);
    QCOMPARE(names().size(), 3);
}

void TestApplicantsPane::filter_isSavedByNameAndAppliedAgain()
{
    ApplicantFilter filter;
    filter.gpaAtLeast = 90;
    auto *panel = m_pane->findChild<FilterPanel *>();
    panel->setFilter(filter);
    m_search->setText(u"university"_s);
    QCOMPARE(names().size(), 2);
    m_dialogs.texts << u"Good grades"_s;
    savedAction({}, u"Save This Filter…"_s)->trigger();
    m_actions.action("clear-filters")->trigger();
    QCOMPARE(names().size(), 3);
    QVERIFY(savedAction(u"Good grades"_s, u"Apply"_s));
    savedAction(u"Good grades"_s, u"Apply"_s)->trigger();
    QCOMPARE(names().size(), 2);
    QCOMPARE(m_search->text(), u"university"_s);
    savedAction(u"Good grades"_s, u"Delete"_s)->trigger();
    QVERIFY(!savedAction(u"Good grades"_s, u"Apply"_s));
}

void TestApplicantsPane::gpa_isComparedAsPrinted()
{
    Record hundred;
    hundred.basics.name = u"Ansel Brook"_s;
    hundred.education.resize(1);
    hundred.education[0].averageScore = 91;
    QVERIFY(m_season->records().add(m_season->applicants().create().value(), hundred).has_value());
    QTRY_COMPARE(names().size(), 4);
    m_pane->findChild<QToolButton *>()->setChecked(true);
    auto *value = m_pane->findChild<QDoubleSpinBox *>(u"gpa-at-least"_s);
    auto *scale = m_pane->findChild<QComboBox *>(u"gpa-scale"_s);
    auto *hint = m_pane->findChild<QLabel *>(u"gpa-hint"_s);
    QCOMPARE(scale->currentData().toDouble(), 4.0); // most are on it
    value->selectAll();
    QTest::keyClicks(value, QLocale().toString(3.5));
    QTest::keyClick(value, Qt::Key_Return);
    QCOMPARE(names().size(), 2);
    QVERIFY(hint->isVisible());
    QVERIFY2(hint->text().contains(u"scale of 4"), qPrintable(hint->text()));
    QVERIFY2(hint->text().contains(u"1 on other scales"), qPrintable(hint->text()));
    QTRY_VERIFY(hint->height() >= hint->heightForWidth(hint->width())); // all lines can be read
    scale->setCurrentIndex(scale->findData(100.0));
    QCOMPARE(names(), QStringList{u"Ansel Brook"_s}); // 3.5 of 100 lets everybody on it through
    scale->setCurrentIndex(scale->findData(0.0));
    value->setValue(90);
    QCOMPARE(names().size(), 3);
    QVERIFY2(hint->text().contains(u"per cent"), qPrintable(hint->text()));
    const ApplicantFilter filter = m_pane->findChild<FilterPanel *>()->filter();
    QVERIFY(!filter.gpaScale);
    QCOMPARE(filter.gpaAtLeast, std::optional(90.0));
}

void TestApplicantsPane::filter_saysWhatNobodyHasChecked()
{
    const auto ranked = [this](const QString &name, double confidence) {
        Record record;
        record.basics.name = name;
        record.education.resize(1);
        record.education[0].rank = Rank{3, 100, std::nullopt};
        record.tests = {TestScore()};
        record.tests[0].name = u"IELTS"_s;
        record.tests[0].score = 7.5;
        record.confidence.insert(u"/education/0/rank"_s, confidence);
        record.confidence.insert(u"/tests/0/score"_s, 0.99);
        const ApplicantId id = m_season->applicants().create().value();
        QVERIFY(m_season->records().add(id, record).has_value());
    };
    ranked(u"Ansel Brook"_s, 0.99);
    ranked(u"Berit Dahl"_s, 0.5);
    QTRY_COMPARE(names().size(), 5);
    m_pane->findChild<QToolButton *>()->setChecked(true);
    auto *panel = m_pane->findChild<FilterPanel *>();
    auto *hint = m_pane->findChild<QLabel *>(u"filter-unchecked"_s);
    QVERIFY(!hint->isVisible());
    ApplicantFilter filter;
    filter.rankPercentAtMost = 10;
    panel->setFilter(filter);
    QTRY_COMPARE(names().size(), 2);
    QVERIFY(hint->isVisible());
    QVERIFY2(hint->text().contains(u"1 of those shown"), qPrintable(hint->text()));
    filter = {};
    filter.test = u"IELTS"_s;
    filter.testAtLeast = 7;
    panel->setFilter(filter);
    QTRY_COMPARE(names().size(), 2);
    QVERIFY(!hint->isVisible()); // the test was read for sure
}

void TestApplicantsPane::nameless_getsANickname()
{
    const ApplicantId nameless = add({}, u"Tongji University"_s, 3.1);
    QTRY_COMPARE(names().size(), 4);
    QVERIFY(names().contains(applicantCode(nameless, u"en")));
    m_position->setApplicant(nameless);
    m_dialogs.texts << u"the rower"_s;
    m_pane->giveNickname();
    QVERIFY(names().contains(u"the rower"_s));
    QVERIFY(m_season->history().undo(m_openDesk->reviewer()).has_value());
    QVERIFY(names().contains(applicantCode(nameless, u"en")));
}

void TestApplicantsPane::tags_areAddedAndRemoved()
{
    const auto tags = [this] {
        return m_list->currentIndex().data(ApplicantListModel::TagsRole).toStringList();
    };
    m_dialogs.texts << u"robotics"_s;
    m_pane->addTag();
    QCOMPARE(tags(), QStringList{u"robotics"_s});
    m_pane->removeTag(u"robotics"_s);
    QVERIFY(tags().isEmpty());
}

QTEST_MAIN(TestApplicantsPane)
#include "tst_applicantspane.moc"
