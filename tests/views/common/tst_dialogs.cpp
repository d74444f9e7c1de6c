// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/dialogs.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QTemporaryDir>
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
    void escape_afterTyping_asks_data();
    void escape_afterTyping_asks();
    void choice_isMadeWithKeys();
    void files_beginWhereOneWasLast();
    void savedFile_getsItsEnding();

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
        whenAsked([](QWidget *input) { QTest::keyClick(input, Qt::Key_Escape); });
        QVERIFY(!m_dialogs.text(nullptr, QStringLiteral("List"), QStringLiteral("Name:"),
                                QStringLiteral("as it was"), multiline));
    }
}

void TestDialogs::escape_afterTyping_asks_data()
{
    QTest::addColumn<bool>("multiline");
    QTest::addColumn<int>("button");
    QTest::addColumn<QString>("expected");
    for (const bool multiline : {false, true}) {
        QTest::addRow("save %d", multiline) << multiline << 0 << QStringLiteral("one");
        QTest::addRow("throw away %d", multiline) << multiline << 1 << QString();
        QTest::addRow("go on %d", multiline) << multiline << 2 << QStringLiteral("one more");
    }
}

void TestDialogs::escape_afterTyping_asks()
{
    QFETCH(bool, multiline);
    QFETCH(int, button);
    QFETCH(QString, expected);
    whenAsked([button, multiline](QWidget *input) {
        QTest::keyClicks(input, QStringLiteral("one"));
        QTimer::singleShot(0, input, [button] {
            auto *question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            QVERIFY(question);
            const QStringList words{QStringLiteral("Save"), QStringLiteral("Discard"),
                                    QStringLiteral("Go On Editing")};
            for (QAbstractButton *one : question->buttons()) {
                if (one->text() == words[button])
                    one->click();
            }
        });
        QTest::keyClick(input, Qt::Key_Escape);
        if (button != 2)
            return;
        QTest::keyClicks(input, QStringLiteral(" more"));
        QTest::keyClick(input, Qt::Key_Return, multiline ? Qt::ControlModifier : Qt::NoModifier);
    });
    const auto answer =
        m_dialogs.text(nullptr, QStringLiteral("List"), QStringLiteral("Name:"), {}, multiline);
    QCOMPARE(answer.value_or(QString()), expected);
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

/// Also of another kind: whoever has just exported goes on in that folder.
void TestDialogs::files_beginWhereOneWasLast()
{
    const QTemporaryDir first;
    const QTemporaryDir second;
    QFile file(second.filePath(QStringLiteral("roster.csv")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    m_dialogs.setFolder(first.path());
    const auto in = [](const QTemporaryDir &folder, const QString &typed) {
        return [path = folder.path(), typed](QWidget *) {
            auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            QCOMPARE(dialog->directory().canonicalPath(), QFileInfo(path).canonicalFilePath());
            auto *name = dialog->findChild<QLineEdit *>();
            name->setText(typed);
            QTest::keyClick(name, typed.isEmpty() ? Qt::Key_Escape : Qt::Key_Return);
        };
    };
    whenAsked(in(first, file.fileName()));
    QCOMPARE(
        m_dialogs.openFile(nullptr, QStringLiteral("Roster"), QStringLiteral("Tables (*.csv)")),
        file.fileName());
    whenAsked(in(second, {}));
    QVERIFY(m_dialogs.openFolder(nullptr, QStringLiteral("Folder")).isEmpty());
    whenAsked(in(second, {}));
    QVERIFY(m_dialogs
                .saveFile(nullptr, QStringLiteral("Export"), QStringLiteral("list.csv"),
                          QStringLiteral("CSV (*.csv)"))
                .isEmpty());
    QCOMPARE(m_dialogs.folder(), QFileInfo(file).path());
}

void TestDialogs::savedFile_getsItsEnding()
{
    const QTemporaryDir folder;
    m_dialogs.setFolder(folder.path());
    whenAsked([](QWidget *) {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        auto *name = dialog->findChild<QLineEdit *>();
        name->setText(QStringLiteral("best"));
        QTest::keyClick(name, Qt::Key_Return);
    });
    QCOMPARE(m_dialogs.saveFile(nullptr, QStringLiteral("Export"), QStringLiteral("list.csv"),
                                QStringLiteral("CSV (*.csv);;Excel (*.xlsx)")),
             folder.filePath(QStringLiteral("best.csv")));
}

QTEST_MAIN(TestDialogs)
#include "tst_dialogs.moc"
