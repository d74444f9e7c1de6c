// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/shell/letterkeys.h"
#include "tests/views/support/committeewindow.h"
#include "views/applicants/applicantspane.h"
#include "views/document/documentpane.h"
#include "views/document/pageview.h"
#include "views/fields/fieldspane.h"
#include "views/fields/recordformview.h"
#include "views/history/historypane.h"
#include "views/review/levelstrip.h"
#include "views/review/reviewpane.h"
#include "views/shell/cornerbar.h"

#include <QComboBox>
#include <QCompleter>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QTimer>
#include <QToolButton>

using namespace Bole;
using namespace Qt::StringLiterals;

/// Letters that decide or score, pressed in the real window where they are meant for something
/// else.
class TestLetterKeys : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void openMenu_takesLettersForItsOwnItems_data();
    void openMenu_takesLettersForItsOwnItems();
    void menuBar_takesLettersForItsMenus();
    void endOfMenuBar_decidesNothing();
    void moreMenu_abstainsAndDecidesNothing();
    void otherPanes_decideNothing();
    void openList_takesLettersForItself();
    void completions_takeLettersForThemselves();
    void composing_decidesNothing();
    void submittedNote_takesLettersForWords();
    void reviewPane_andPage_decide();

private:
    void openWindow(const QString &language = u"en"_s);
    void watchActions();
    QMenu *menuOf(ActionMenu menu) const;
    LevelStrip *strip() const { return m_window->bench->window.findChild<LevelStrip *>(); }
    QStringList pressEveryLetter();

    std::unique_ptr<CommitteeWindow> m_window;
    QStringList m_fired; ///< ids of the actions since watchActions()
};

void TestLetterKeys::init()
{
    m_window.reset();
    m_fired.clear();
}

void TestLetterKeys::openWindow(const QString &language)
{
    m_window = std::make_unique<CommitteeWindow>(language);
    QVERIFY(m_window->show());
    QTRY_VERIFY(strip() && strip()->isVisible());
    strip()->setFocus();
    QVERIFY(strip()->hasFocus());
}

/// From now on actions do nothing but tell that they were pressed.
void TestLetterKeys::watchActions()
{
    for (const ActionRow &row : actionRows()) {
        QAction *action = m_window->action(row.id);
        disconnect(action, &QAction::triggered, nullptr, nullptr);
        connect(action, &QAction::triggered, this,
                [this, row] { m_fired << QString::fromLatin1(row.id); });
    }
}

QMenu *TestLetterKeys::menuOf(ActionMenu menu) const
{
    for (const QAction *action : m_window->bench->window.menuBar()->actions()) {
        if (action->text() == ActionTable::menuTitle(menu))
            return action->menu();
    }
    return nullptr;
}

QStringList TestLetterKeys::pressEveryLetter()
{
    m_fired.clear();
    for (const Qt::Key key : letterKeys(m_window->bench->actions))
        m_window->press(key);
    return m_fired;
}

void TestLetterKeys::openMenu_takesLettersForItsOwnItems_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<ActionMenu>("menu");
    using enum ActionMenu;
    for (const char *language : {"en", "zh_CN"}) {
        for (const auto &[name, menu] :
             {std::pair("file", File), std::pair("edit", Edit), std::pair("view", View),
              std::pair("go", Go), std::pair("applicants", Applicants), std::pair("review", Review),
              std::pair("list", List), std::pair("help", Help)})
            QTest::addRow("%s %s", language, name) << QString::fromLatin1(language) << menu;
    }
}

void TestLetterKeys::openMenu_takesLettersForItsOwnItems()
{
    QFETCH(QString, language);
    QFETCH(ActionMenu, menu);
    openWindow(language);
    watchActions();
    QMenu *opened = menuOf(menu);
    QVERIFY(opened);
    QMenuBar *bar = m_window->bench->window.menuBar();
    const QList<Qt::Key> keys = letterKeys(m_window->bench->actions);
    QVERIFY(keys.contains(Qt::Key_A) && keys.contains(Qt::Key_R));
    for (const Qt::Key key : keys) {
        m_fired.clear();
        strip()->setFocus();
        bar->setActiveAction(opened->menuAction());
        QTRY_VERIFY(opened->isVisible());
        m_window->press(key);
        const QString letter = u"&"_s + QKeySequence(key).toString();
        for (const QString &id : std::as_const(m_fired)) {
            const QAction *action = m_window->action(id.toLatin1());
            QVERIFY2(opened->actions().contains(action), qPrintable(id));
            QVERIFY2(action->text().contains(letter, Qt::CaseInsensitive), qPrintable(id));
        }
        QVERIFY(m_fired.size() <= 1);
        while (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
        bar->setActiveAction(nullptr);
    }
}

void TestLetterKeys::menuBar_takesLettersForItsMenus()
{
    openWindow();
    watchActions();
    QMenuBar *bar = m_window->bench->window.menuBar();
    for (const Qt::Key key : letterKeys(m_window->bench->actions)) {
        bar->setFocus(Qt::MenuBarFocusReason);
        QVERIFY(bar->hasFocus());
        m_window->press(key);
        while (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
    }
    QCOMPARE(m_fired, QStringList());
}

void TestLetterKeys::endOfMenuBar_decidesNothing()
{
    openWindow();
    watchActions();
    // Its buttons are inside the menu bar.
    auto *corner = m_window->bench->window.menuBar()->findChild<CornerBar *>();
    QToolButton *button = nullptr;
    for (QToolButton *one : corner->findChildren<QToolButton *>()) {
        one->setFocusPolicy(Qt::StrongFocus);
        button = one;
    }
    QVERIFY(button);
    button->setFocus();
    QVERIFY(button->hasFocus());
    const QStringList fired = pressEveryLetter();
    for (const char *id : decisionKeys)
        QVERIFY2(!fired.contains(QLatin1StringView(id)), id);
}

void TestLetterKeys::moreMenu_abstainsAndDecidesNothing()
{
    openWindow();
    const ApplicantId applicant = m_window->people.first();
    QToolButton *more = nullptr;
    for (QToolButton *button : m_window->bench->window.findChildren<QToolButton *>()) {
        if (button->actions().contains(m_window->action("review-abstain")))
            more = button;
    }
    QVERIFY(more);
    more->setFocus();
    QTimer::singleShot(0, this, [this] { // the menu does not return before it is closed
        QTRY_VERIFY(QApplication::activePopupWidget());
        m_window->press(Qt::Key_A);
    });
    m_window->press(Qt::Key_Space);
    QTRY_COMPARE(m_window->review(applicant).state, ReviewState::Abstained);
    QCOMPARE(m_window->review(applicant).decision, Decision::Undecided);
}

void TestLetterKeys::otherPanes_decideNothing()
{
    openWindow();
    watchActions();
    MainWindow &window = m_window->bench->window;
    QWidgetList places{window.findChild<ApplicantsPane *>(),
                       window.findChild<FieldsPane *>()->form()};
    window.showFacts(2);
    places << window.findChild<HistoryPane *>();
    for (QWidget *place : std::as_const(places)) {
        if (qobject_cast<RecordFormView *>(place))
            window.showFacts(0);
        place->setFocus();
        const QStringList fired = pressEveryLetter();
        for (const char *id : decisionKeys)
            QVERIFY2(!fired.contains(QLatin1StringView(id)), place->metaObject()->className());
    }
}

void TestLetterKeys::openList_takesLettersForItself()
{
    openWindow();
    watchActions();
    auto *box = new QComboBox(m_window->bench->window.findChild<ReviewPane *>());
    box->addItems({u"admire"_s, u"invite"_s, u"refuse"_s, u"use"_s, u"wonder"_s});
    box->show();
    box->showPopup();
    QTRY_VERIFY(QApplication::activePopupWidget());
    QCOMPARE(pressEveryLetter(), QStringList());
    box->hidePopup();
}

void TestLetterKeys::completions_takeLettersForThemselves()
{
    openWindow();
    watchActions();
    auto *line = new QLineEdit(m_window->bench->window.findChild<ReviewPane *>());
    line->setCompleter(new QCompleter(QStringList{u"airwp"_s, u"airwork"_s}, line));
    line->show();
    line->setFocus();
    m_window->press(Qt::Key_A);
    QTRY_VERIFY(QApplication::activePopupWidget());
    m_window->press(Qt::Key_I);
    m_window->press(Qt::Key_R);
    m_window->press(Qt::Key_W);
    QCOMPARE(line->text(), u"airw"_s);
    QCOMPARE(m_fired, QStringList());
    while (QWidget *popup = QApplication::activePopupWidget())
        popup->close();
}

void TestLetterKeys::composing_decidesNothing()
{
    openWindow();
    watchActions();
    auto *note = m_window->bench->window.findChild<QPlainTextEdit *>(u"reviewNote"_s);
    note->setFocus();
    QInputMethodEvent composing(u"wo"_s, {});
    QApplication::sendEvent(note, &composing);
    for (const Qt::Key key : letterKeys(m_window->bench->actions))
        m_window->press(key);
    m_window->press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier); // submits otherwise
    QCOMPARE(m_fired, QStringList());
    QInputMethodEvent done;
    QApplication::sendEvent(note, &done);
}

void TestLetterKeys::submittedNote_takesLettersForWords()
{
    openWindow();
    QVERIFY(m_window->season().reviews().setState(m_window->people.first(), m_window->wen,
                                                  ReviewState::Submitted));
    auto *note = m_window->bench->window.findChild<QPlainTextEdit *>(u"reviewNote"_s);
    QTRY_VERIFY(note->isReadOnly());
    watchActions();
    note->setFocus();
    QVERIFY(note->hasFocus());
    // N would go to the next applicant, and the rest of the sentence into their note.
    QCOMPARE(pressEveryLetter(), QStringList());
}

void TestLetterKeys::reviewPane_andPage_decide()
{
    openWindow();
    const ApplicantId applicant = m_window->people.first();
    m_window->press(Qt::Key_A);
    QCOMPARE(m_window->review(applicant).decision, Decision::Admit);
    m_window->bench->window.findChild<DocumentPane *>()->view().pages().setFocus();
    m_window->press(Qt::Key_W);
    QCOMPARE(m_window->review(applicant).decision, Decision::Wait);
}

QTEST_MAIN(TestLetterKeys)
#include "tst_letterkeys.moc"
