// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/decisionstore.h"
#include "model/season/shortliststore.h"
#include "tests/views/shell/letterkeys.h"
#include "tests/views/support/committeewindow.h"
#include "views/applicants/applicantspane.h"
#include "views/document/documentpane.h"
#include "views/document/pageview.h"
#include "views/review/levelstrip.h"
#include "views/review/reviewpane.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QCompleter>
#include <QDialog>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPointer>

#include <functional>

using namespace Bole;
using namespace Qt::StringLiterals;

/// Digits score, letters recommend: only with the keyboard in the scores. Pressed in the real
/// window wherever else the keyboard can be.
class TestScoreKeys : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void levels_takeDigits();
    void page_takesNoDigits();
    void everyOtherPlace_neitherScoresNorDecides_data();
    void everyOtherPlace_neitherScoresNorDecides();
    void texts_takeDigitsAndLetters();
    void openMenu_takesNoDigits_data();
    void openMenu_takesNoDigits();
    void popups_takeDigitsForThemselves();
    void dialog_takesKeysForItself_data();
    void dialog_takesKeysForItself();
    void windowBehindDialog_takesNoKeys();

private:
    void openWindow(const QString &language = u"en"_s);
    void watchActions();
    QMenu *menuOf(ActionMenu menu) const;
    LevelStrip *strip() const { return m_window->bench->window.findChild<LevelStrip *>(); }
    QStringList pressEveryLetter();
    void pressEveryDigit();
    QWidgetList places() const;
    QString whatWasGiven() const;
    bool tryKeysIn(QWidget *place, const std::function<void()> &press);

    std::unique_ptr<CommitteeWindow> m_window;
    QStringList m_fired; ///< ids of the actions since watchActions()
};

void TestScoreKeys::init()
{
    m_window.reset();
    m_fired.clear();
}

void TestScoreKeys::openWindow(const QString &language)
{
    m_window = std::make_unique<CommitteeWindow>(language);
    QVERIFY(m_window->show());
    QTRY_VERIFY(strip() && strip()->isVisible());
    strip()->setFocus();
    QVERIFY(strip()->hasFocus());
}

/// From now on actions do nothing but tell that they were pressed.
void TestScoreKeys::watchActions()
{
    for (const ActionRow &row : actionRows()) {
        QAction *action = m_window->action(row.id);
        disconnect(action, &QAction::triggered, nullptr, nullptr);
        connect(action, &QAction::triggered, this,
                [this, row] { m_fired << QString::fromLatin1(row.id); });
    }
}

QMenu *TestScoreKeys::menuOf(ActionMenu menu) const
{
    for (const QAction *action : m_window->bench->window.menuBar()->actions()) {
        if (action->text() == ActionTable::menuTitle(menu))
            return action->menu();
    }
    return nullptr;
}

QStringList TestScoreKeys::pressEveryLetter()
{
    m_fired.clear();
    for (const Qt::Key key : letterKeys(m_window->bench->actions))
        m_window->press(key);
    return m_fired;
}

void TestScoreKeys::pressEveryDigit()
{
    for (int digit = 0; digit <= 9; ++digit)
        m_window->press(Qt::Key(Qt::Key_0 + digit));
    m_window->press(Qt::Key_3, Qt::KeypadModifier);
}

/// Everything that the keyboard can be in, but for the review pane and the page.
QWidgetList TestScoreKeys::places() const
{
    const MainWindow &window = m_window->bench->window;
    const auto *review = window.findChild<ReviewPane *>();
    const PageView &page = window.findChild<DocumentPane *>()->view().pages();
    QWidgetList places;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        const bool isTaking = widget->focusPolicy() != Qt::NoFocus && !widget->focusProxy() &&
                              widget->isVisible() && widget->isEnabled();
        if (isTaking && !review->isAncestorOf(widget) && widget != &page)
            places << widget;
    }
    return places;
}

/// Scores, recommendations and decisions of the committee that there are by now.
QString TestScoreKeys::whatWasGiven() const
{
    QStringList given;
    for (const ApplicantId applicant : m_window->people) {
        const ReviewContent review = m_window->review(applicant);
        for (auto it = review.scores.begin(); it != review.scores.end(); ++it) {
            if (it->level)
                given << u"%1 %2: %3"_s.arg(applicant.value).arg(it.key()).arg(*it->level);
        }
        if (review.decision != Decision::Undecided)
            given << u"%1 is recommended"_s.arg(applicant.value);
        const auto decided = m_window->season().decisions().ofApplicant(applicant);
        if (!decided || decided->isDecided())
            given << u"%1 is decided"_s.arg(applicant.value);
    }
    return given.join(u", "_s);
}

/// Whether the keyboard could be there: what was shown a moment ago may be gone.
bool TestScoreKeys::tryKeysIn(QWidget *place, const std::function<void()> &press)
{
    if (!place || !place->isVisible())
        return false;
    place->setFocus();
    if (!place->hasFocus())
        return false;
    const QByteArray name =
        place->metaObject()->className() + QByteArray(" ") + place->objectName().toUtf8();
    m_fired.clear();
    press();
    while (QWidget *popup = QApplication::activePopupWidget())
        popup->close();
    for (const char *id : decisionKeys) {
        if (m_fired.contains(QLatin1StringView(id)))
            QTest::qFail(name + ": " + id, __FILE__, __LINE__);
    }
    if (const QString given = whatWasGiven(); !given.isEmpty())
        QTest::qFail(name + ": " + given.toUtf8(), __FILE__, __LINE__);
    return true;
}

void TestScoreKeys::levels_takeDigits()
{
    openWindow();
    const ApplicantId applicant = m_window->people.first();
    m_window->press(Qt::Key_4); // of the first criterion; the keyboard goes on to the second
    QCOMPARE(m_window->review(applicant).scores.value(u"research"_s).level, 4);
    m_window->press(Qt::Key_2, Qt::KeypadModifier);
    QCOMPARE(m_window->review(applicant).scores.value(u"fit"_s).level, 2);
    QCOMPARE(m_window->review(applicant).decision, Decision::Undecided);
}

/// A digit belongs to a criterion: on the page it would be anybody's guess to which.
void TestScoreKeys::page_takesNoDigits()
{
    openWindow();
    m_window->bench->window.findChild<DocumentPane *>()->view().pages().setFocus();
    pressEveryDigit();
    m_window->press(Qt::Key_Return);
    QCOMPARE(whatWasGiven(), QString());
}

void TestScoreKeys::everyOtherPlace_neitherScoresNorDecides_data()
{
    QTest::addColumn<MainWindow::Mode>("mode");
    QTest::addColumn<int>("facts");
    QTest::newRow("fields") << MainWindow::Read << 0;
    QTest::newRow("source") << MainWindow::Read << 1;
    QTest::newRow("history") << MainWindow::Read << 2;
    QTest::newRow("comparison") << MainWindow::Compare << 0;
    QTest::newRow("shortlist") << MainWindow::Shortlist << 0;
    QTest::newRow("table") << MainWindow::Table << 0;
    QTest::newRow("statistics") << MainWindow::Statistics << 0;
}

void TestScoreKeys::everyOtherPlace_neitherScoresNorDecides()
{
    QFETCH(MainWindow::Mode, mode);
    QFETCH(int, facts);
    openWindow();
    ShortlistStore &lists = m_window->season().shortlists();
    const ShortlistId list = lists.create(u"Finalists"_s, m_window->wen).value();
    ShortlistEntry entry;
    entry.applicant = m_window->people[1];
    QVERIFY(lists.setEntries(list, {entry}, m_window->wen));
    m_window->bench->compared.setApplicants(m_window->people.first(2));
    m_window->bench->window.setMode(mode);
    if (mode == MainWindow::Read)
        m_window->bench->window.showFacts(facts);
    watchActions();
    QList<QPointer<QWidget>> all;
    for (QWidget *place : places())
        all << place;
    int tried = 0;
    for (const QPointer<QWidget> &place : std::as_const(all))
        tried += tryKeysIn(place, [this] {
            pressEveryLetter();
            pressEveryDigit();
        });
    QVERIFY2(tried >= 4, QByteArray::number(tried));
    // Enter comes last: it may lead to another view. A button would be pressed by it.
    for (const QPointer<QWidget> &place : std::as_const(all)) {
        if (!qobject_cast<QAbstractButton *>(place))
            tryKeysIn(place, [this] { m_window->press(Qt::Key_Return); });
    }
}

void TestScoreKeys::texts_takeDigitsAndLetters()
{
    openWindow();
    const ApplicantId applicant = m_window->people.first();
    watchActions();
    auto *note = m_window->bench->window.findChild<QPlainTextEdit *>(u"reviewNote"_s);
    note->setFocus();
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_A, Qt::Key_5, Qt::Key_R})
        m_window->press(key);
    QCOMPARE(note->toPlainText().toLower(), u"1a5r"_s);
    auto *search = m_window->bench->window.findChild<ApplicantsPane *>()->findChild<QLineEdit *>();
    search->setFocus();
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_A, Qt::Key_5, Qt::Key_R})
        m_window->press(key);
    QCOMPARE(search->text().toLower(), u"1a5r"_s);
    QCOMPARE(m_fired, QStringList());
    QVERIFY(m_window->review(applicant).scores.isEmpty());
    QCOMPARE(whatWasGiven(), QString());
}

void TestScoreKeys::openMenu_takesNoDigits_data()
{
    QTest::addColumn<ActionMenu>("menu");
    using enum ActionMenu;
    for (const auto &[name, menu] :
         {std::pair("file", File), std::pair("edit", Edit), std::pair("view", View),
          std::pair("go", Go), std::pair("applicants", Applicants), std::pair("review", Review),
          std::pair("list", List), std::pair("help", Help)})
        QTest::addRow("%s", name) << menu;
}

void TestScoreKeys::openMenu_takesNoDigits()
{
    QFETCH(ActionMenu, menu);
    openWindow();
    watchActions();
    strip()->setFocus();
    m_window->bench->window.menuBar()->setActiveAction(menuOf(menu)->menuAction());
    QTRY_VERIFY(menuOf(menu)->isVisible());
    pressEveryDigit();
    QCOMPARE(m_fired, QStringList());
    QCOMPARE(whatWasGiven(), QString());
    while (QWidget *popup = QApplication::activePopupWidget())
        popup->close();
}

/// With the scores behind them, which are still where the keyboard was.
void TestScoreKeys::popups_takeDigitsForThemselves()
{
    openWindow();
    watchActions();
    auto *review = m_window->bench->window.findChild<ReviewPane *>();
    auto *box = new QComboBox(review);
    box->addItems({u"1 of these"_s, u"2 of these"_s, u"3 of these"_s});
    box->show();
    strip()->setFocus();
    box->showPopup();
    QTRY_VERIFY(QApplication::activePopupWidget());
    pressEveryDigit();
    QCOMPARE(whatWasGiven(), QString());
    box->hidePopup();
    auto *line = new QLineEdit(review);
    line->setCompleter(new QCompleter(QStringList{u"1234"_s, u"12"_s}, line));
    line->show();
    line->setFocus();
    m_window->press(Qt::Key_1);
    QTRY_VERIFY(QApplication::activePopupWidget());
    m_window->press(Qt::Key_2);
    m_window->press(Qt::Key_3);
    QCOMPARE(line->text(), u"123"_s);
    m_window->press(Qt::Key_Return);
    QCOMPARE(m_fired, QStringList());
    QCOMPARE(whatWasGiven(), QString());
    while (QWidget *popup = QApplication::activePopupWidget())
        popup->close();
}

void TestScoreKeys::dialog_takesKeysForItself_data()
{
    QTest::addColumn<bool>("isModal");
    QTest::newRow("that must be answered") << true;
    QTest::newRow("beside the window") << false;
}

void TestScoreKeys::dialog_takesKeysForItself()
{
    QFETCH(bool, isModal);
    openWindow();
    watchActions();
    QDialog dialog(m_window->bench->window.findChild<ReviewPane *>());
    dialog.setModal(isModal);
    QComboBox nothingToType(&dialog);
    nothingToType.addItem(u"one"_s);
    dialog.show();
    dialog.activateWindow();
    // Qt calls a dialog active already when the window behind it is.
    QTRY_COMPARE(QGuiApplication::focusWindow(), dialog.windowHandle());
    nothingToType.setFocus();
    for (const Qt::Key key : letterKeys(m_window->bench->actions))
        QTest::keyClick(dialog.windowHandle(), key);
    for (int digit = 0; digit <= 9; ++digit)
        QTest::keyClick(dialog.windowHandle(), Qt::Key(Qt::Key_0 + digit));
    for (const char *id : decisionKeys)
        QVERIFY2(!m_fired.contains(QLatin1StringView(id)), id);
    QCOMPARE(whatWasGiven(), QString());
}

/// Who opens a dialog and types on is faster than a slow desktop, which gives the keyboard to the
/// dialog a moment after it is there. Until then the keys still come to the window behind it.
void TestScoreKeys::windowBehindDialog_takesNoKeys()
{
    openWindow();
    watchActions();
    QDialog dialog(&m_window->bench->window);
    dialog.open();
    QVERIFY(strip()->hasFocus());
    pressEveryLetter();
    pressEveryDigit();
    QCOMPARE(m_fired, QStringList());
    QCOMPARE(whatWasGiven(), QString());
    dialog.close();
    strip()->setFocus();
    QTRY_VERIFY(strip()->hasFocus());
    QVERIFY(pressEveryLetter().contains(u"decide-admit"_s));
}

QTEST_MAIN(TestScoreKeys)
#include "tst_scorekeys.moc"
