// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/desk.h"
#include "model/desk/workkeeper.h"
#include "model/readerclient/readerpool.h"
#include "model/record/recordjson.h"
#include "model/record/recordlook.h"
#include "model/season/applicantstore.h"
#include "model/season/history.h"
#include "model/season/recordstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "tests/views/support/scripteddialogs.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/fields/fieldspane.h"
#include "views/fields/recordformview.h"
#include "views/history/historypane.h"

#include <QApplication>
#include <QDialog>
#include <QInputMethodEvent>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
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
    void notUnderstoodText_survivesEnter();
    void enterInAnEditor_isOneStepToUndo();
    void composition_isNotInterrupted_data();
    void composition_isNotInterrupted();
    void venue_bringsItsTierAtOnce();
    void hint_canBeDismissed();
    void listAndForm_countTheSame();
    void nothingIsSaidOfTheDocument_inPassing();
    void takenFromThePage_isSaid();
    void entries_areAddedReorderedAndRemoved();
    void newEntry_leftByEscape_asks_data();
    void newEntry_leftByEscape_asks();
    void newEntry_untouched_closesWithoutAQuestion();
    void newEntry_isSavedWithWhomItIsAbout();
    void newEntry_thatIsWrongStaysOpen();
    void section_isConfirmedAtOnce();
    void scan_isSaid();
    void start_isAtTheTopOnWish();
    void goingOnWhileTyping_losesNothing();
    void changeFromElsewhere_isShown();

private:
    void showPanes();
    void closeSeason();
    void type(const QString &pointer, const QString &text);
    QPointer<QDialog> beginEntry();
    Record stored();

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
    std::unique_ptr<Desk> m_desk;
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
    m_work = std::make_unique<WorkKeeper>();
    m_openDesk = std::make_unique<OpenDesk>(*m_work);
    m_position = std::make_unique<ReadingPosition>(*m_openDesk);
    m_announcements = std::make_unique<Announcements>(*m_openDesk);
    m_desk = std::make_unique<Desk>(*m_season, *m_work, m_reviewer);
    m_openDesk->setDesk(m_desk.get());
    m_pane = std::make_unique<FieldsPane>(*m_openDesk, *m_position, *m_announcements, m_actions,
                                          m_dialogs);
    m_history = std::make_unique<HistoryPane>(*m_openDesk, *m_position, *m_announcements, m_actions,
                                              m_dialogs);
    m_position->setApplicant(m_applicant);
    m_pane->resize(420, 700);
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowActive(m_pane.get()));
}

void TestFieldsPane::closeSeason()
{
    m_history.reset();
    m_pane.reset();
    m_openDesk->setDesk(nullptr);
    m_desk.reset();
    m_announcements.reset();
    m_position.reset();
    m_openDesk.reset();
    m_work.reset();
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
    m_position->setSelection({DocumentId{1}, u"GPA: 3.91/4.0"_s, {place}});
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

void TestFieldsPane::notUnderstoodText_survivesEnter()
{
    RecordFormView *form = m_pane->form();
    const QString pointer = u"/education/0/startDate"_s;
    form->setCurrentPointer(pointer);
    QTest::keyClick(form, Qt::Key_F2);
    QTest::keyClicks(form->viewport()->findChild<QLineEdit *>(), u"autumn"_s);
    QTest::keyClick(form->viewport()->findChild<QLineEdit *>(), Qt::Key_Return);
    QTRY_VERIFY(!form->viewport()->findChild<QLineEdit *>());
    QCOMPARE(form->currentPointer(), pointer); // it waits to be mended
    QCOMPARE(m_season->records().checked(m_applicant)->marks[pointer].invalidText, u"autumn"_s);
    // Enter once more opens it again instead of throwing it away.
    QTest::keyClick(form, Qt::Key_Return);
    QVERIFY(form->viewport()->findChild<QLineEdit *>());
    QTest::keyClicks(form->viewport()->findChild<QLineEdit *>(), u"2021"_s);
    QTest::keyClick(form->viewport()->findChild<QLineEdit *>(), Qt::Key_Return);
    QCOMPARE(stored().education[0].startDate, (PartialDate{2021, 0, 0}));
    QVERIFY(m_season->records().checked(m_applicant)->marks[pointer].invalidText.isEmpty());
}

void TestFieldsPane::enterInAnEditor_isOneStepToUndo()
{
    RecordFormView *form = m_pane->form();
    form->setCurrentPointer(u"/education/0/startDate"_s);
    QTest::keyClick(form, Qt::Key_F2);
    QTest::keyClicks(form->viewport()->findChild<QLineEdit *>(), u"2020"_s);
    QTest::keyClick(form->viewport()->findChild<QLineEdit *>(), Qt::Key_Return);
    QCOMPARE(m_season->history().ofApplicant(m_applicant)->size(), 1);
    m_actions.action("undo")->trigger();
    QCOMPARE(stored().education[0].startDate, (PartialDate{2021, 9, 0}));
}

void TestFieldsPane::composition_isNotInterrupted_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::newRow("a line") << u"/basics/name"_s;
    QTest::newRow("two numbers") << u"/education/0/gpa"_s;
    QTest::newRow("a list") << u"/basics/emails"_s;
    QTest::newRow("a choice") << u"/education/0/level"_s;
}

void TestFieldsPane::composition_isNotInterrupted()
{
    QFETCH(QString, pointer);
    RecordFormView *form = m_pane->form();
    form->form()->setShowAll(true);
    form->expandAll();
    form->setCurrentPointer(pointer);
    QCOMPARE(form->currentPointer(), pointer);
    QTest::keyClick(form, Qt::Key_F2);
    const Record before = stored();
    QWidget *input = QApplication::focusWidget();
    QVERIFY(input && input != form);
    QInputMethodEvent composing(u"jiang"_s, {});
    QCoreApplication::sendEvent(input, &composing);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Tab}) {
        QTest::keyClick(input, key, key == Qt::Key_Return ? Qt::ControlModifier : Qt::NoModifier);
        QCOMPARE(QApplication::focusWidget(), input);
        QCOMPARE(form->currentPointer(), pointer);
        QCOMPARE(stored(), before);
    }
    QInputMethodEvent done;
    done.setCommitString(u"江"_s);
    QCoreApplication::sendEvent(input, &done);
    QTest::keyClick(input, Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(QApplication::focusWidget() != input);
}

void TestFieldsPane::venue_bringsItsTierAtOnce()
{
    Record record = stored();
    record.publications.resize(1);
    record.publications[0].name = u"On horses"_s;
    record.publications[0].authors = {u"Mira Okafor"_s};
    record.publications[0].applicantPosition = 1;
    record.publications[0].publisher = u"Somewhere"_s;
    QVERIFY(m_season->records()
                .apply(m_applicant,
                       Edit::insert(u"/publications/0"_s,
                                    toJson(record)[u"publications"_s].toArray()[0]),
                       m_reviewer)
                .has_value());
    type(u"/publications/0/publisher"_s, u"SIGCOMM"_s);
    QCOMPARE(stored().publications[0].tier, u"CCF-A"_s);
    const QModelIndex group = m_pane->form()->form()->indexOf(u"/publications"_s);
    QCOMPARE(group.data(RecordFormModel::CcfARole).toInt(), 1);
    QCOMPARE(group.data(RecordFormModel::FirstAuthorRole).toInt(), 1);
    type(u"/basics/name"_s, u"Somebody Else"_s);
    QCOMPARE(m_pane->form()
                 ->form()
                 ->indexOf(u"/publications"_s)
                 .data(RecordFormModel::FirstAuthorRole)
                 .toInt(),
             0);
    m_actions.action("undo")->trigger();
    m_actions.action("undo")->trigger();
    QCOMPARE(stored().publications[0].tier, QString());
}

void TestFieldsPane::listAndForm_countTheSame()
{
    const auto same = [this] {
        return m_season->applicants().row(m_applicant)->needsLook ==
               m_pane->form()->form()->openCount();
    };
    QCOMPARE(m_pane->form()->form()->openCount(), 2);
    QVERIFY(same());
    // A check that only comes up by an edit counts in both: it now ends before it begins.
    QVERIFY(m_season->records()
                .apply(m_applicant, Edit::set(u"/education/0/endDate"_s, u"2022-06"_s), {})
                .has_value());
    QVERIFY(m_season->records()
                .apply(m_applicant, Edit::reopen(u"/education/0/endDate"_s), m_reviewer)
                .has_value());
    type(u"/education/0/startDate"_s, u"2023.10"_s);
    QCOMPARE(m_pane->form()->form()->openCount(), 2);
    QVERIFY(same());
    QTest::keyClick(m_pane->form(), Qt::Key_Return);
    QVERIFY(same());
}

void TestFieldsPane::nothingIsSaidOfTheDocument_inPassing()
{
    const QString area = u"/education/0/area"_s;
    m_pane->form()->setCurrentPointer(area);
    QTest::keyClick(m_pane->form(), Qt::Key_Return);
    QVERIFY(m_season->records().checked(m_applicant)->marks.isEmpty());
    emit m_pane->form()->confirmed(area); // the menu's "Checked: not in the document"
    QCOMPARE(m_season->records().checked(m_applicant)->marks.value(area).by, m_reviewer);
    QVERIFY(m_season->history().undo(m_reviewer).has_value());
    QVERIFY(m_season->records().checked(m_applicant)->marks.isEmpty());
}

void TestFieldsPane::takenFromThePage_isSaid()
{
    const QString area = u"/education/0/area"_s;
    const auto said = [&] {
        RecordFormView *form = m_pane->form();
        const QModelIndex index = form->form()->indexOf(area);
        return originText(form->form()->origin(index),
                          index.data(RecordFormModel::StateRole).value<FieldState>(),
                          {{m_reviewer, u"Ada Ferrow"_s}});
    };
    QVERIFY2(said().contains(u"did not recognise"), qPrintable(said()));
    m_position->setSelection(
        {DocumentId{1}, u"Physics"_s, {Place{2, QRectF(0.2, 0.3, 0.1, 0.02)}}});
    m_pane->form()->setCurrentPointer(area);
    m_actions.action("fill-from-selection")->trigger();
    QVERIFY2(said().contains(u"page 2") && said().contains(u"Ada Ferrow"), qPrintable(said()));
    type(area, u"Chemistry"_s);
    QVERIFY2(said().startsWith(u"Typed by Ada Ferrow"), qPrintable(said()));
}

void TestFieldsPane::hint_canBeDismissed()
{
    type(u"/basics/name"_s, u"Mira"_s);
    RecordFormView *form = m_pane->form();
    QVERIFY(m_season->records()
                .apply(m_applicant, Edit::set(u"/education/0/endDate"_s, u"2019-06"_s), m_reviewer)
                .has_value());
    const auto checksThere = [&] {
        qsizetype count = 0;
        for (const QModelIndex &index : form->form()->fields())
            count += form->form()->checks(index).size();
        return count;
    };
    QTRY_VERIFY(checksThere() > 0); // it ends before it begins
    for (const QModelIndex &index : form->form()->fields()) {
        if (!form->form()->checks(index).isEmpty()) {
            form->setCurrentIndex(index);
            break;
        }
    }
    const qsizetype before = checksThere();
    m_actions.action("dismiss-hint")->trigger();
    QVERIFY(checksThere() < before);
}

void TestFieldsPane::entries_areAddedReorderedAndRemoved()
{
    RecordFormView *form = m_pane->form();
    form->setCurrentPointer(u"/education/0/institution"_s);
    QTest::keyClick(form, Qt::Key_Insert);
    auto *dialog = m_pane->findChild<QDialog *>(u"new-entry"_s);
    QVERIFY(dialog);
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget())); // ready to type
    auto *editor = QApplication::focusWidget();
    QTest::keyClicks(editor, u"Tongji University"_s);
    QTest::keyClick(editor, Qt::Key_Return); // on to what was studied
    QTest::keyClicks(QApplication::focusWidget(), u"M.Sc."_s);
    QCOMPARE(stored().education.size(), 1); // nothing before it is accepted
    dialog->accept();
    QCOMPARE(stored().education.size(), 2);
    QCOMPARE(stored().education[1].institution, u"Tongji University"_s);
    QCOMPARE(stored().education[1].studyType, u"M.Sc."_s);
    m_actions.action("undo")->trigger(); // all of it was one act
    QCOMPARE(stored().education.size(), 1);
    m_actions.action("redo")->trigger();
    form->setCurrentPointer(u"/education/1/institution"_s);
    QTest::keyClick(form, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(stored().education[0].institution, u"Tongji University"_s);
    QCOMPARE(form->currentPointer(), u"/education/0"_s);
    QTest::keyClick(form, Qt::Key_Delete); // the entry itself is in front
    QVERIFY(m_announcements->notice().text.contains(u"Tongji University"));
    QVERIFY(m_announcements->notice().step.isValid()); // with Undo
    QCOMPARE(stored().education.size(), 1);
    QCOMPARE(stored().education[0].institution, u"Kyoto University"_s);
    m_actions.action("undo")->trigger();
    QCOMPARE(stored().education.size(), 2);
}

/// Opens the dialog for another school and types its name.
QPointer<QDialog> TestFieldsPane::beginEntry()
{
    m_pane->form()->setCurrentPointer(u"/education/0/institution"_s);
    QTest::keyClick(m_pane->form(), Qt::Key_Insert);
    auto *dialog = m_pane->findChild<QDialog *>(u"new-entry"_s);
    if (!dialog)
        return nullptr;
    auto *line = dialog->findChild<QWidget *>(u"new-institution"_s)->findChild<QLineEdit *>();
    QTest::keyClicks(line, u"Tongji University"_s);
    return dialog;
}

void TestFieldsPane::newEntry_leftByEscape_asks_data()
{
    QTest::addColumn<int>("answer");
    QTest::addColumn<bool>("isOpen");
    QTest::addColumn<int>("entries");
    QTest::newRow("save") << 0 << false << 2;
    QTest::newRow("discard") << 1 << false << 1;
    QTest::newRow("go on") << 2 << true << 1;
}

void TestFieldsPane::newEntry_leftByEscape_asks()
{
    QFETCH(int, answer);
    const QPointer<QDialog> dialog = beginEntry();
    QVERIFY(dialog);
    m_dialogs.answers = {answer};
    QTest::keyClick(dialog, Qt::Key_Escape);
    QCOMPARE(m_dialogs.questions.size(), 1);
    QTEST(dialog && dialog->isVisible(), "isOpen");
    QTEST(int(stored().education.size()), "entries");
    m_dialogs.answers = {1};
    if (dialog)
        dialog->reject();
}

void TestFieldsPane::newEntry_untouched_closesWithoutAQuestion()
{
    m_pane->form()->setCurrentPointer(u"/education/0/institution"_s);
    QTest::keyClick(m_pane->form(), Qt::Key_Insert);
    auto *dialog = m_pane->findChild<QDialog *>(u"new-entry"_s);
    QVERIFY(dialog);
    dialog->reject();
    QVERIFY(!dialog->isVisible());
    QVERIFY(m_dialogs.questions.isEmpty());
}

/// What was typed about one is not thrown away, and not given to the next.
void TestFieldsPane::newEntry_isSavedWithWhomItIsAbout()
{
    const QPointer<QDialog> dialog = beginEntry();
    QVERIFY(dialog);
    m_dialogs.answers = {0};
    const ApplicantId other = m_season->applicants().create().value();
    QVERIFY(m_season->records().add(other, Record()).has_value());
    m_position->setApplicant(other);
    QCOMPARE(m_dialogs.questions.size(), 1);
    QVERIFY(!dialog || !dialog->isVisible());
    QCOMPARE(stored().education.size(), 2);
    QCOMPARE(stored().education[1].institution, u"Tongji University"_s);
    QVERIFY(m_season->records().current(other)->education.isEmpty());
}

void TestFieldsPane::newEntry_thatIsWrongStaysOpen()
{
    m_pane->form()->setCurrentPointer(u"/education/0/institution"_s);
    QTest::keyClick(m_pane->form(), Qt::Key_Insert);
    auto *dialog = m_pane->findChild<QDialog *>(u"new-entry"_s);
    QVERIFY(dialog);
    auto *date = dialog->findChild<QWidget *>(u"new-startDate"_s)->findChild<QLineEdit *>();
    QVERIFY(date);
    date->setText(u"the day after"_s);
    dialog->accept();
    QVERIFY(dialog->isVisible());
    QCOMPARE(stored().education.size(), 1);
    dialog->reject();
}

void TestFieldsPane::section_isConfirmedAtOnce()
{
    RecordFormView *form = m_pane->form();
    form->setCurrentPointer(u"/education/0/institution"_s);
    m_actions.action("confirm-section")->trigger();
    const auto state = [&](const QString &pointer) {
        return form->form()->indexOf(pointer).data(RecordFormModel::StateRole).value<FieldState>();
    };
    QCOMPARE(state(u"/education/0/institution"_s), FieldState::Confirmed);
    for (const QModelIndex &field : form->form()->fields()) {
        const bool inSection =
            field.data(RecordFormModel::PointerRole).toString().startsWith(u"/education/");
        if (inSection)
            QVERIFY(field.data(RecordFormModel::StateRole).value<FieldState>() !=
                    FieldState::NeedsLook);
    }
    m_actions.action("undo")->trigger(); // as one act
    QVERIFY(state(u"/education/0/institution"_s) != FieldState::Confirmed);
}

void TestFieldsPane::scan_isSaid()
{
    auto *said = m_pane->findChild<QWidget *>(u"read-from-scan"_s);
    QVERIFY(said && !said->isVisible());
    Record scanned = stored();
    scanned.source.ocr = true;
    scanned.source.ocrEngine = u"A Reader of Pictures"_s;
    const ApplicantId other = m_season->applicants().create().value();
    QVERIFY(m_season->records().add(other, scanned).has_value());
    m_position->setApplicant(other);
    QVERIFY(said->isVisible());
    QVERIFY(said->findChild<QLabel *>()->text().contains(scanned.source.ocrEngine));
}

void TestFieldsPane::start_isAtTheTopOnWish()
{
    const ApplicantId other = m_season->applicants().create().value();
    Record record = stored();
    record.confidence.insert(u"/basics/name"_s, 1);
    record.confidence.insert(u"/education/0/institution"_s, 0.2);
    QVERIFY(m_season->records().add(other, record).has_value());
    m_position->setApplicant(other);
    const QString doubtful = m_pane->form()->currentPointer();
    m_position->setApplicant(m_applicant);
    m_actions.action("start-at-top")->setChecked(true);
    m_position->setApplicant(other);
    const QModelIndex first = m_pane->form()->form()->fields().first();
    QCOMPARE(m_pane->form()->currentPointer(), first.data(RecordFormModel::PointerRole).toString());
    QVERIFY(doubtful != m_pane->form()->currentPointer());
    m_actions.action("start-at-top")->setChecked(false);
}

void TestFieldsPane::goingOnWhileTyping_losesNothing()
{
    RecordFormView *form = m_pane->form();
    const ApplicantId next = m_season->applicants().create().value();
    QVERIFY(m_season->records().add(next, Record()).has_value());
    form->setCurrentPointer(u"/education/0/startDate"_s);
    QTest::keyClick(form, Qt::Key_F2);
    QTest::keyClicks(form->viewport()->findChild<QLineEdit *>(), u"2018"_s);
    // Somebody else saves something, then the reader goes on without leaving the field.
    QVERIFY(m_season->records()
                .apply(m_applicant, Edit::set(u"/basics/name"_s, u"Mira O."_s), m_reviewer)
                .has_value());
    QCOMPARE(form->viewport()->findChild<QLineEdit *>()->text(), u"2018"_s);
    m_position->setApplicant(next);
    QCOMPARE(stored().education[0].startDate, (PartialDate{2018, 0, 0}));
    QCOMPARE(stored().basics.name, u"Mira O."_s);
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
