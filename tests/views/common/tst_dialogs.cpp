// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/dialogs.h"

#include <QApplication>
#include <QTest>
#include <QTimer>

using namespace Bole;

/// The dialogs that everything else asks through, answered with keys.
class TestDialogs : public QObject
{
    Q_OBJECT

private slots:
    void severalLines_endWithCtrlEnter();
    void oneLine_endsWithEnter();
    void escape_isNoAnswer();
    void choice_isMadeWithKeys();

private:
    /// Types into the dialog that is about to open.
    template <typename Keys>
    void whenAsked(Keys keys)
    {
        QTimer::singleShot(0, this, [keys] {
            QTRY_VERIFY(QApplication::activeModalWidget() && QApplication::focusWidget());
            keys(QApplication::focusWidget());
        });
    }

    WindowDialogs m_dialogs;
};

void TestDialogs::severalLines_endWithCtrlEnter()
{
    whenAsked([](QWidget *input) {
        QTest::keyClicks(input, QStringLiteral("one"));
        QTest::keyClick(input, Qt::Key_Return);
        QTest::keyClicks(input, QStringLiteral("two"));
        QTest::keyClick(input, Qt::Key_Return, Qt::ControlModifier);
    });
    const auto answer =
        m_dialogs.text(nullptr, QStringLiteral("Highlight"), QStringLiteral("Comment:"), {}, true);
    QCOMPARE(answer, QStringLiteral("one\ntwo"));
}

void TestDialogs::oneLine_endsWithEnter()
{
    whenAsked([](QWidget *input) {
        QTest::keyClicks(input, QStringLiteral("two"));
        QTest::keyClick(input, Qt::Key_Return);
    });
    // What is there is marked, so that typing replaces it.
    const auto answer = m_dialogs.text(nullptr, QStringLiteral("List"), QStringLiteral("Name:"),
                                       QStringLiteral("one"), false);
    QCOMPARE(answer, QStringLiteral("two"));
}

void TestDialogs::escape_isNoAnswer()
{
    for (const bool multiline : {false, true}) {
        whenAsked([](QWidget *input) {
            QTest::keyClicks(input, QStringLiteral("one"));
            QTest::keyClick(input, Qt::Key_Escape);
        });
        const auto answer =
            m_dialogs.text(nullptr, QStringLiteral("List"), QStringLiteral("Name:"), {}, multiline);
        QVERIFY(!answer);
    }
}

void TestDialogs::choice_isMadeWithKeys()
{
    whenAsked([](QWidget *list) {
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Return);
    });
    QCOMPARE(m_dialogs.choose(nullptr, QStringLiteral("Who"), QStringLiteral("Who reads?"),
                              {QStringLiteral("Wen"), QStringLiteral("Mira")}, 0),
             1);
}

QTEST_MAIN(TestDialogs)
#include "tst_dialogs.moc"
