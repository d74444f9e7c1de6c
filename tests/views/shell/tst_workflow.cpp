// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/recordjson.h"
#include "model/record/recordpath.h"
#include "model/season/applicantstore.h"
#include "model/season/history.h"
#include "model/season/recordstore.h"
#include "model/season/season.h"
#include "tests/views/support/importing.h"
#include "tests/views/support/scripteddialogs.h"
#include "tests/views/support/seasonof.h"
#include "views/document/documentpane.h"
#include "views/document/pageview.h"
#include "views/fields/fieldeditor.h"
#include "views/fields/fieldspane.h"
#include "views/fields/recordformview.h"
#include "views/import/importdialog.h"
#include "views/shell/workbench.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace Bole;
using namespace Bole::Tests;
using namespace Qt::StringLiterals;

/// A reviewer's hour in the real window, by keys alone: import, read, correct from the document,
/// confirm, change one's mind, go home, come back. What the file then holds is compared with what
/// was done, edit by edit.
class TestWorkflow : public QObject
{
    Q_OBJECT

private slots:
    void reviewersHour_leavesExactlyWhatWasDone();

private:
    /// An edit that the person made with the keyboard, in order.
    struct Done
    {
        ApplicantId applicant;
        Edit edit;
    };

    QString path(const QString &name) const { return m_folder.filePath(name); }
    void openWindow();
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString &text);
    void importSample(const QStringList &names);
    void correctFromDocument(const QString &pointer, const QString &text);
    void confirmToTheEnd();
    void undo();
    void compareWithFile(int undone);
    RecordFormView &form() const;
    PageView &pages() const;
    Season &season() const { return seasonOf(m_bench->openDesk); }

    QTemporaryDir m_folder;
    ScriptedDialogs m_dialogs;
    std::unique_ptr<Workbench> m_bench;
    QList<Done> m_done;
};

void TestWorkflow::openWindow()
{
    m_bench = std::make_unique<Workbench>(m_dialogs, path(u"settings"_s));
    m_bench->window.resize(1366, 768);
    m_bench->window.show();
    m_bench->window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_bench->window));
}

void TestWorkflow::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget *target = QApplication::focusWidget();
    QTest::keyClick(target ? target : QApplication::activeWindow(), key, modifiers);
}

void TestWorkflow::type(const QString &text)
{
    QVERIFY(QApplication::focusWidget());
    QTest::keyClicks(QApplication::focusWidget(), text);
}

RecordFormView &TestWorkflow::form() const
{
    return *m_bench->window.findChild<FieldsPane *>()->form();
}

PageView &TestWorkflow::pages() const
{
    return m_bench->window.findChild<DocumentPane *>()->view().pages();
}

void TestWorkflow::importSample(const QStringList &names)
{
    for (const QString &name : names)
        m_dialogs.files << QStringLiteral(BOLE_SAMPLE) + u"/cv/"_s + name;
    press(Qt::Key_I, Qt::ControlModifier);
    auto *dialog = m_bench->window.findChild<ImportDialog *>();
    QVERIFY(dialog);
    QCOMPARE(agreeToPlan(*dialog), names.size() > 1);
    QTRY_VERIFY_WITH_TIMEOUT(isReported(*dialog), 60000);
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(!m_bench->window.findChild<ImportDialog *>());
    // The keyboard is nobody's until the desktop gives it back.
    QTRY_COMPARE(QApplication::activeWindow(), &m_bench->window);
    QCOMPARE(m_bench->position.order().size(), names.size());
    // What was brought in is in front without anybody choosing it.
    QTRY_VERIFY(m_bench->position.applicant().isValid());
}

void TestWorkflow::correctFromDocument(const QString &pointer, const QString &text)
{
    press(Qt::Key_3, Qt::AltModifier);
    // The arrow walks all values, from the first.
    press(Qt::Key_Home);
    for (int steps = 0; form().currentPointer() != pointer && steps < 200; ++steps)
        press(Qt::Key_Down);
    QCOMPARE(form().currentPointer(), pointer);
    press(Qt::Key_F, Qt::ControlModifier);
    type(text);
    QTRY_VERIFY(!pages().search().hits().isEmpty());
    press(Qt::Key_Escape);
    QCOMPARE(m_bench->position.selection().text, text);
    QCOMPARE(form().currentPointer(), pointer);
    const QList<Place> places = m_bench->position.selection().places;
    QVERIFY(!places.isEmpty());
    press(Qt::Key_D, Qt::ControlModifier);
    const FieldAddress address = addressOf(pointer);
    m_done.append({m_bench->position.applicant(),
                   Edit::set(pointer, readText(*address.field, text).value, places)});
}

void TestWorkflow::confirmToTheEnd()
{
    press(Qt::Key_3, Qt::AltModifier);
    if (form().form()->openCount() == 0)
        return;
    const auto isOpen = [this] {
        return form().currentIndex().data(RecordFormModel::StateRole).value<FieldState>() ==
               FieldState::NeedsLook;
    };
    if (!isOpen())
        press(Qt::Key_Return, Qt::ControlModifier);
    for (int left = form().form()->openCount(); left > 0; --left) {
        QCOMPARE(form().form()->openCount(), left);
        QVERIFY(isOpen());
        m_done.append({m_bench->position.applicant(), Edit::confirm(form().currentPointer())});
        press(Qt::Key_Return);
    }
    QCOMPARE(form().form()->openCount(), 0);
}

void TestWorkflow::undo()
{
    const Done last = m_done.takeLast();
    // The filter has an undo of its own; the form's is about whom one sees.
    press(Qt::Key_3, Qt::AltModifier);
    for (int steps = 0; m_bench->position.applicant() != last.applicant && steps < 5; ++steps)
        press(Qt::Key_J, Qt::ControlModifier);
    press(Qt::Key_Z, Qt::ControlModifier);
    // What was taken back is in front, so that nobody has to guess.
    QCOMPARE(m_bench->position.applicant(), last.applicant);
    QCOMPARE(form().currentPointer(), last.edit.pointer);
}

void TestWorkflow::compareWithFile(int undone)
{
    qsizetype made = 0;
    qsizetype takenBack = 0;
    for (const ApplicantId applicant : m_bench->position.order()) {
        CheckedRecord expected{toJson(season().records().parsed(applicant).value()), {}, {}};
        for (const Done &done : std::as_const(m_done)) {
            if (done.applicant == applicant)
                QVERIFY(apply(expected, done.edit, m_bench->openDesk.reviewer(), {}).has_value());
        }
        const CheckedRecord stored = season().records().checked(applicant).value();
        QCOMPARE(stored.json, expected.json);
        QCOMPARE(stored.marks.keys(), expected.marks.keys());
        for (auto it = expected.marks.cbegin(); it != expected.marks.cend(); ++it) {
            const FieldMark &mark = stored.marks[it.key()];
            QCOMPARE(mark.state, it->state);
            QCOMPARE(mark.original, it->original);
            QCOMPARE(mark.by, it->by);
        }
        const auto history = season().history().ofApplicant(applicant);
        for (const HistoryEntry &entry : *history)
            ++(entry.undone ? takenBack : made);
    }
    QCOMPARE(made, m_done.size());
    QCOMPARE(takenBack, undone);
}

void TestWorkflow::reviewersHour_leavesExactlyWhatWasDone()
{
    openWindow();
    m_bench->language.setCurrent(u"en"_s);
    m_dialogs.files << path(u"season.bole"_s);
    m_dialogs.texts << u"Ada Quill"_s;
    press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(m_bench->openDesk.desk());
    importSample(
        {u"01-jiang-xiaozhao.pdf"_s, u"02-mira-okaduwe.pdf"_s, u"09-jonah-pellwether.pdf"_s});

    const QList<ApplicantId> order = m_bench->position.order();
    press(Qt::Key_1, Qt::AltModifier);
    press(Qt::Key_Home);
    for (qsizetype i = 0; i < order.size(); ++i) {
        if (i > 0)
            press(Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(m_bench->position.applicant(), order[i]);
        QTRY_VERIFY(pages().document() &&
                    pages().document()->state() == OpenDocument::State::Ready);
        const QString name = season().records().current(order[i])->basics.name;
        if (name.contains(u"Okaduwe"))
            correctFromDocument(u"/education/0/gpa"_s, u"4.78/5.00"_s);
        confirmToTheEnd();
    }
    m_bench->window.findChild<QAction *>(u"language-zh_CN"_s)->trigger();
    QTRY_COMPARE(m_bench->window.windowTitle(), u"伯乐 — season"_s);
    QVERIFY(m_done.size() > 6);
    compareWithFile(0);

    undo();
    undo();
    compareWithFile(2);

    m_bench->window.close();
    openWindow();
    QCOMPARE(m_bench->language.current(), u"zh_CN"_s);
    m_dialogs.files << path(u"season.bole"_s);
    press(Qt::Key_O, Qt::ControlModifier);
    QVERIFY(m_bench->openDesk.desk());
    undo();
    compareWithFile(3);
    QCOMPARE(m_dialogs.unanswered, 0);
    QVERIFY(m_dialogs.errors.isEmpty());
}

QTEST_MAIN(TestWorkflow)
#include "tst_workflow.moc"
