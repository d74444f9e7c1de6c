// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/reader/readerpool.h"
#include "model/season/applicantstore.h"
#include "model/season/recordstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "tests/views/support/scripteddialogs.h"
#include "views/fields/fieldspane.h"
#include "views/fields/recordformview.h"
#include "views/history/historypane.h"
#include "views/session.h"
#include "views/shell/actiontable.h"

#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

/// Correcting with the keyboard: what is done is in the file at once, and can be taken back after
/// the file was closed and opened again.
class TestFieldsPane : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void correction_isInTheFileAtOnce();
    void enter_confirmsToTheEnd();
    void selection_fillsTheFieldWithItsPlace();
    void undo_worksAfterTheFileWasClosed();
    void notUnderstoodText_staysInTheFile();
    void changeFromElsewhere_isShown();

private:
    void showPanes();
    void closeSeason();
    void type(const QString &pointer, const QString &text);
    Record stored();

    QTemporaryDir m_folder;
    int m_number = 0;
    ReaderPool m_readers;
    ActionTable m_actions;
    ScriptedDialogs m_dialogs;
    std::unique_ptr<Season> m_season;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<FieldsPane> m_pane;
    std::unique_ptr<HistoryPane> m_history;
    QString m_path;
    ApplicantId m_applicant;
    ReviewerId m_reviewer;
};

void TestFieldsPane::init()
{
    m_path = m_folder.filePath(u"%1.bole"_s.arg(++m_number));
    auto season = Season::create(m_path, u"Test"_s);
    QVERIFY(season.has_value());
    m_season = std::move(*season);
    m_reviewer = m_season->reviewers().add({{}, u"Ada Ferrow"_s, u"AF"_s, {}, {}, {}}).value();
    m_applicant = m_season->applicants().create().value();
    Record record;
    record.basics.name = u"Mira Okafor"_s;
    record.basics.emails = {u"mira@example.org"_s};
    record.education.resize(1);
    record.education[0].institution = u"Kyoto University"_s;
    record.education[0].startDate = PartialDate{2021, 9, 0};
    record.education[0].gpa = Grade{3.4, 4.0};
    record.confidence[u"/basics/name"_s] = 0.5;
    record.confidence[u"/education/0/startDate"_s] = 0.5;
    QVERIFY(m_season->records().add(m_applicant, record).has_value());
    showPanes();
}

void TestFieldsPane::showPanes()
{
    m_session = std::make_unique<Session>(m_readers, m_actions, m_dialogs);
    m_session->setSeason(m_season.get());
    m_session->setReviewer(m_reviewer);
    m_pane = std::make_unique<FieldsPane>(*m_session);
    m_history = std::make_unique<HistoryPane>(*m_session);
    m_session->setApplicant(m_applicant);
    m_pane->resize(420, 700);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
}

void TestFieldsPane::closeSeason()
{
    m_history.reset();
    m_pane.reset();
    m_session.reset();
    m_season.reset();
}

void TestFieldsPane::cleanup()
{
    closeSeason();
    m_dialogs = {};
}

void TestFieldsPane::type(const QString &pointer, const QString &text)
{
    RecordFormView *form = m_pane->form();
    form->setCurrentPointer(pointer);
    QTest::keyClick(form, Qt::Key_F2);
    auto *editor = form->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor);
    QTest::keyClicks(editor, text);
    QTest::keyClick(editor, Qt::Key_Tab);
    QTRY_VERIFY(!form->viewport()->findChild<QLineEdit *>());
}

Record TestFieldsPane::stored()
{
    return m_season->records().current(m_applicant).value_or(Record());
}

void TestFieldsPane::correction_isInTheFileAtOnce()
{
    type(u"/education/0/startDate"_s, u"2020.10"_s);
    QCOMPARE(stored().education[0].startDate, (PartialDate{2020, 10, 0}));
    const auto checked = m_season->records().checked(m_applicant);
    QCOMPARE(checked->marks[u"/education/0/startDate"_s].original, QJsonValue(u"2021-09"_s));
}

void TestFieldsPane::enter_confirmsToTheEnd()
{
    QCOMPARE(m_pane->form()->form()->openCount(), 2);
    QTest::keyClick(m_pane->form(), Qt::Key_Return);
    QTest::keyClick(m_pane->form(), Qt::Key_Return);
    QCOMPARE(m_pane->form()->form()->openCount(), 0);
    const auto checked = m_season->records().checked(m_applicant);
    QCOMPARE(fieldState(*checked, u"/basics/name"_s), FieldState::Confirmed);
    QCOMPARE(fieldState(*checked, u"/education/0/startDate"_s), FieldState::Confirmed);
}

void TestFieldsPane::selection_fillsTheFieldWithItsPlace()
{
    const Place place{1, QRectF(0.2, 0.3, 0.1, 0.02), 0, 0, 0};
    m_session->setSelection({DocumentId{1}, u"GPA: 3.91/4.0"_s, {place}});
    m_pane->form()->setCurrentPointer(u"/education/0/gpa"_s);
    m_actions.action("fill-from-selection")->trigger();
    QCOMPARE(stored().education[0].gpa, (Grade{3.91, 4.0}));
    QCOMPARE(stored().provenance[u"/education/0/gpa"_s], QList<Place>{place});
}

void TestFieldsPane::undo_worksAfterTheFileWasClosed()
{
    type(u"/education/0/startDate"_s, u"2020"_s);
    type(u"/education/0/startDate"_s, u"2019"_s);
    type(u"/basics/name"_s, u"Mira Okaforo"_s);
    m_actions.action("undo")->trigger();
    m_actions.action("undo")->trigger();
    QCOMPARE(stored().basics.name, u"Mira Okafor"_s);
    QCOMPARE(stored().education[0].startDate, (PartialDate{2020, 0, 0}));
    closeSeason();
    auto season = Season::open(m_path);
    QVERIFY(season.has_value());
    m_season = std::move(*season);
    showPanes();
    m_actions.action("undo")->trigger();
    QCOMPARE(stored().education[0].startDate, (PartialDate{2021, 9, 0}));
    m_actions.action("redo")->trigger();
    QCOMPARE(stored().education[0].startDate, (PartialDate{2020, 0, 0}));
    QVERIFY(m_dialogs.errors.isEmpty());
}

void TestFieldsPane::notUnderstoodText_staysInTheFile()
{
    type(u"/education/0/startDate"_s, u"autumn"_s);
    QCOMPARE(stored().education[0].startDate, (PartialDate{2021, 9, 0}));
    const auto checked = m_season->records().checked(m_applicant);
    QCOMPARE(checked->marks[u"/education/0/startDate"_s].invalidText, u"autumn"_s);
    const QModelIndex index = m_pane->form()->form()->indexOf(u"/education/0/startDate"_s);
    QCOMPARE(index.data(RecordFormModel::InvalidTextRole).toString(), u"autumn"_s);
}

void TestFieldsPane::changeFromElsewhere_isShown()
{
    QVERIFY(m_season->records()
                .apply(m_applicant, Edit::set(u"/basics/name"_s, u"Mira O."_s), m_reviewer)
                .has_value());
    const QModelIndex index = m_pane->form()->form()->indexOf(u"/basics/name"_s);
    QTRY_COMPARE(index.data(RecordFormModel::ValueRole).value<QJsonValue>(),
                 QJsonValue(u"Mira O."_s));
}

QTEST_MAIN(TestFieldsPane)
#include "tst_fieldspane.moc"
