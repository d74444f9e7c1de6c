// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/reader/readerpool.h"
#include "model/season/applicantstore.h"
#include "model/season/recordstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "model/workspace/applicantlistmodel.h"
#include "tests/views/support/scripteddialogs.h"
#include "views/applicants/applicantspane.h"
#include "views/applicants/filterpanel.h"
#include "views/session.h"
#include "views/shell/actiontable.h"

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
    std::unique_ptr<Session> m_session;
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
    m_session = std::make_unique<Session>(m_readers, m_actions, m_dialogs);
    m_session->setSeason(m_season.get());
    m_session->setReviewer(
        m_season->reviewers().add({{}, u"Ada Quill"_s, u"AQ"_s, {}, {}, {}}).value());
    m_pane = std::make_unique<ApplicantsPane>(*m_session);
    m_pane->resize(280, 600);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
    m_list = m_pane->findChild<QListView *>(u"applicant-list"_s);
    m_search = m_pane->findChild<QLineEdit *>();
}

void TestApplicantsPane::cleanup()
{
    m_pane.reset();
    m_session->setSeason(nullptr);
    m_session.reset();
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
    QMenu *menu = m_pane->findChild<QToolButton *>()->menu();
    emit menu->aboutToShow();
    for (QAction *entry : menu->actions()) {
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
    QVERIFY(m_session->applicant().isValid());
    QCOMPARE(m_session->applicant(), m_session->order().first());
    QCOMPARE(m_list->currentIndex().row(), 0);
}

void TestApplicantsPane::steppingWithCtrlHeld_choosesOnlyTheNext()
{
    QTest::keyPress(m_pane->windowHandle(), Qt::Key_Control, Qt::ControlModifier);
    QTRY_VERIFY(QGuiApplication::keyboardModifiers() & Qt::ControlModifier);
    m_session->setApplicant(m_session->order().at(1));
    QCOMPARE(m_list->currentIndex().row(), 1);
    QCOMPARE(m_list->selectionModel()->selectedIndexes(), QModelIndexList{m_list->currentIndex()});
    QTest::keyRelease(m_pane->windowHandle(), Qt::Key_Control);
}

void TestApplicantsPane::typing_narrowsTheListAndItsOrder()
{
    m_actions.action("filter-applicants")->trigger();
    QTest::keyClicks(m_search, u"tongji"_s);
    QCOMPARE(names().size(), 2);
    QCOMPARE(m_session->order().size(), 2);
    m_search->setText(u"安然"_s);
    QCOMPARE(names(), QStringList{u"安然"_s});
    QTest::keyClick(m_search, Qt::Key_Escape);
    QCOMPARE(names().size(), 3);
}

void TestApplicantsPane::filter_isSavedByNameAndAppliedAgain()
{
    ApplicantFilter filter;
    filter.gpaPercentAtLeast = 90;
    auto *panel = m_pane->findChild<FilterPanel *>();
    panel->setFilter(filter);
    m_search->setText(u"university"_s);
    QCOMPARE(names().size(), 2);
    m_dialogs.texts << u"Good grades"_s;
    savedAction({}, u"Save This Filter…"_s)->trigger();
    savedAction({}, u"Clear All Filters"_s)->trigger();
    QCOMPARE(names().size(), 3);
    QVERIFY(savedAction(u"Good grades"_s, u"Apply"_s));
    savedAction(u"Good grades"_s, u"Apply"_s)->trigger();
    QCOMPARE(names().size(), 2);
    QCOMPARE(m_search->text(), u"university"_s);
    savedAction(u"Good grades"_s, u"Delete"_s)->trigger();
    QVERIFY(!savedAction(u"Good grades"_s, u"Apply"_s));
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
