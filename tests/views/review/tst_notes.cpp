// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/support/committeewindow.h"
#include "views/review/levelstrip.h"
#include "views/review/noteeditor.h"
#include "views/review/notephrases.h"
#include "views/review/reviewpane.h"
#include "views/review/spelling.h"

#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTest>
#include <QTimer>

using namespace Bole;
using namespace Qt::StringLiterals;

/// What helps with writing a note: counting, completing, phrases of one's own, spelling.
class TestNotes : public QObject
{
    Q_OBJECT

private slots:
    void words_areCountedInBothLanguages_data();
    void words_areCountedInBothLanguages();
    void completion_isTheOnlyOneThatFits();
    void tab_completesACriterion();
    void tab_goesOnWhereNothingFits();
    void phrases_areKeptForTheNextTime();
    void spelling_marksWhatNoDictionaryKnows();
    void spelling_offersWhatWasMeant();
    void score_isSaid();

private:
    static QPlainTextEdit *note(const CommitteeWindow &window)
    {
        return window.bench->window.findChild<QPlainTextEdit *>(u"reviewNote"_s);
    }
};

void TestNotes::words_areCountedInBothLanguages_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("count");
    QTest::newRow("nothing") << QString() << 0;
    QTest::newRow("English") << u"She doesn't hesitate: 3 papers."_s << 5;
    QTest::newRow("Chinese") << u"科研很强。"_s << 4;
    QTest::newRow("both") << u"用 Rust 写了 KV 存储"_s << 7;
}

void TestNotes::words_areCountedInBothLanguages()
{
    QFETCH(QString, text);
    QFETCH(int, count);
    QCOMPARE(wordCount(text), count);
}

void TestNotes::completion_isTheOnlyOneThatFits()
{
    const QStringList choices{u"Research"_s, u"Reading"_s, u"Fit"_s};
    QCOMPARE(completionOf(u"res"_s, choices), u"Research"_s);
    QCOMPARE(completionOf(u"re"_s, choices), QString()); // two
    QCOMPARE(completionOf(u"Research"_s, choices), QString());
}

void TestNotes::tab_completesACriterion()
{
    CommitteeWindow window;
    QVERIFY(window.show());
    QPlainTextEdit *edit = note(window);
    edit->setFocus();
    QTest::keyClicks(edit, u"Strong rese"_s);
    QTest::keyClick(edit, Qt::Key_Tab);
    QCOMPARE(edit->toPlainText(), u"Strong Research"_s);
    QVERIFY(edit->hasFocus());
    QCOMPARE(window.bench->window.findChild<QLabel *>(u"noteWords"_s)->text(), u"2 words"_s);
}

void TestNotes::tab_goesOnWhereNothingFits()
{
    CommitteeWindow window;
    QVERIFY(window.show());
    QPlainTextEdit *edit = note(window);
    edit->setFocus();
    QTest::keyClicks(edit, u"Strong"_s);
    QTest::keyClick(edit, Qt::Key_Tab);
    QCOMPARE(edit->toPlainText(), u"Strong"_s);
    QVERIFY(!edit->hasFocus());
}

void TestNotes::phrases_areKeptForTheNextTime()
{
    CommitteeWindow window;
    QVERIFY(window.show());
    auto *review = window.bench->window.findChild<ReviewPane *>();
    auto *editor = review->findChild<NoteEditor *>();
    window.dialogs.texts << u"Would thrive in a small group.\n\n适合直博。"_s;
    emit note(window)->findChild<NotePhrases *>()->editWanted();
    const QStringList phrases{u"Would thrive in a small group."_s, u"适合直博。"_s};
    QCOMPARE(window.bench->settings.value(Setting::Phrases).toStringList(), phrases);
    QVERIFY(editor);
    QPlainTextEdit *edit = note(window);
    edit->setFocus();
    QTest::keyClicks(edit, u"would"_s);
    QTest::keyClick(edit, Qt::Key_Tab);
    QCOMPARE(edit->toPlainText(), phrases.first());
    // And from the menu, by keys alone.
    edit->clear();
    QTimer::singleShot(0, edit, [] {
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        menu->actions().at(1)->trigger();
        menu->close();
    });
    QTest::keyClick(edit, Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(edit->toPlainText(), phrases.last());
}

void TestNotes::spelling_marksWhatNoDictionaryKnows()
{
    QPlainTextEdit edit;
    Spelling spelling(&edit);
    QVERIFY(spelling.isAvailable()); // the packages of ./dev bring a dictionary
    edit.setPlainText(u"A strong aplicant, 科研很强, worked with Okafor on KV stores at "
                      "example.org. Definitly yes."_s);
    QCOMPARE(spelling.unknownWords(), (QStringList{u"aplicant"_s, u"Definitly"_s}));
    QTRY_COMPARE(edit.extraSelections().size(), 2);
}

void TestNotes::spelling_offersWhatWasMeant()
{
    QPlainTextEdit edit;
    Spelling spelling(&edit);
    edit.setPlainText(u"A strong aplicant"_s);
    QMenu menu;
    menu.addAction(u"Paste"_s);
    spelling.addSuggestions(menu, 12);
    QAction *meant = nullptr;
    for (QAction *action : menu.actions()) {
        if (action->text() == u"applicant"_s)
            meant = action;
    }
    QVERIFY(meant);
    meant->trigger();
    QCOMPARE(edit.toPlainText(), u"A strong applicant"_s);
}

void TestNotes::score_isSaid()
{
    CommitteeWindow window;
    QVERIFY(window.show());
    QTest::keyClick(window.bench->window.findChild<LevelStrip *>(), Qt::Key_4);
    auto *status = window.bench->window.findChild<QLabel *>(u"statusMessage"_s);
    QTRY_COMPARE(status->text(), u"Research: 4"_s);
}

QTEST_MAIN(TestNotes)
#include "tst_notes.moc"
