// SPDX-License-Identifier: GPL-3.0-or-later
// Protecting a season from its window, with the keyboard, and opening it again.
#include "model/desk/desk.h"
#include "model/desk/deskfile.h"
#include "tests/views/support/committeewindow.h"
#include "views/shell/protectdialog.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

const QString password = u"rivers run to the sea"_s;

/// What is done in the dialog once it is there.
void inDialog(QObject *context, const std::function<void(ProtectDialog *)> &work)
{
    auto *timer = new QTimer(context);
    QObject::connect(timer, &QTimer::timeout, context, [timer, work] {
        auto *dialog = qobject_cast<ProtectDialog *>(QApplication::activeModalWidget());
        if (!dialog || !dialog->isAncestorOf(QApplication::focusWidget()))
            return;
        timer->deleteLater();
        work(dialog);
    });
    timer->start(1);
}

QPushButton *button(const QWidget *dialog, const QString &name)
{
    return dialog->findChild<QPushButton *>(name);
}

void type(const QString &text)
{
    QTest::keyClicks(QApplication::focusWidget(), text);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
}

/// New password, once more, understood, Enter.
void typeNew(const QString &text)
{
    type(text);
    type(text);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    // Where that did not do it, the test fails instead of waiting for ever.
    if (QWidget *dialog = QApplication::activeModalWidget(); qobject_cast<ProtectDialog *>(dialog))
        dialog->close();
}

} // namespace

class TestSeasonProtection : public QObject
{
    Q_OBJECT

private slots:
    void protect_byKeyboard_andOpenAgain();
    void protect_needsTwiceTheSameAndTheCheck();
    void change_needsThePresentOne();
    void takeAway_asksNobodyAnyMore();
    void otherWindow_isNamedAsTheReason();
    void dialog_isInTheLanguageOfTheWindow();
};

void TestSeasonProtection::protect_byKeyboard_andOpenAgain()
{
    CommitteeWindow w;
    QVERIFY(w.show());
    inDialog(this, [](ProtectDialog *) { typeNew(password); });
    w.action("protect-season")->trigger();
    QVERIFY2(w.dialogs.errors.isEmpty(), w.dialogs.said.join(u' ').toUtf8());
    QVERIFY(w.bench->openDesk.desk());
    QVERIFY(w.bench->openDesk.desk()->file().isProtected());
    QCOMPARE(w.bench->openDesk.reviewer(), w.wen); // and nobody was asked who they are
    QFile file(w.file.path);
    QVERIFY(file.open(QIODevice::ReadOnly) && !file.readAll().contains("SQLite"));
    file.close();

    w.bench->window.seasons().close();
    w.dialogs.texts = {u"not this one"_s, password};
    QVERIFY(w.bench->window.seasons().open(w.file.path));
    QVERIFY(w.dialogs.texts.isEmpty());
    QCOMPARE(w.season().applicants().count().value(), 4);
    w.bench->window.seasons().close();
    QVERIFY(!w.bench->window.seasons().open(w.file.path)); // the question was dismissed
    QVERIFY(w.dialogs.errors.isEmpty());
}

void TestSeasonProtection::protect_needsTwiceTheSameAndTheCheck()
{
    ProtectDialog dialog({});
    auto *first = dialog.findChild<QLineEdit *>(u"new-password"_s);
    auto *again = dialog.findChild<QLineEdit *>(u"new-password-again"_s);
    auto *understood = dialog.findChild<QCheckBox *>(u"loss-understood"_s);
    const auto isReady = [&] {
        return button(&dialog, u"protect"_s)->isEnabled();
    };
    QTest::keyClicks(first, u"short"_s);
    QTest::keyClicks(again, u"short"_s);
    understood->setChecked(true);
    QVERIFY(!isReady());
    QTest::keyClicks(first, u" no more"_s);
    QVERIFY(!isReady());
    QTest::keyClicks(again, u" no more"_s);
    QVERIFY(isReady());
    understood->setChecked(false);
    QVERIFY(!isReady());
    QVERIFY(button(&dialog, u"take-away"_s)->isHidden());
}

void TestSeasonProtection::change_needsThePresentOne()
{
    const Secret present = Secret::fromTyped(password);
    ProtectDialog dialog([&](const Secret &typed) { return typed == present; });
    auto *current = dialog.findChild<QLineEdit *>(u"current-password"_s);
    QTest::keyClicks(dialog.findChild<QLineEdit *>(u"new-password"_s), u"another river"_s);
    QTest::keyClicks(dialog.findChild<QLineEdit *>(u"new-password-again"_s), u"another river"_s);
    dialog.findChild<QCheckBox *>(u"loss-understood"_s)->setChecked(true);
    QVERIFY(!button(&dialog, u"protect"_s)->isEnabled());
    QTest::keyClicks(current, u"wrong"_s);
    button(&dialog, u"protect"_s)->click();
    QCOMPARE(dialog.result(), int(QDialog::Rejected));
    QVERIFY(!button(&dialog, u"protect"_s)->isEnabled()); // says why until something is typed
    current->clear();
    QTest::keyClicks(current, password);
    button(&dialog, u"protect"_s)->click();
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
    QVERIFY(dialog.newPassword() == Secret::fromTyped(u"another river"_s));
}

void TestSeasonProtection::takeAway_asksNobodyAnyMore()
{
    CommitteeWindow w;
    QVERIFY(w.show());
    inDialog(this, [](ProtectDialog *) { typeNew(password); });
    w.action("protect-season")->trigger();
    QVERIFY(w.bench->openDesk.desk()->file().isProtected());
    inDialog(this, [](ProtectDialog *dialog) {
        QTest::keyClicks(QApplication::focusWidget(), password);
        button(dialog, u"take-away"_s)->click();
    });
    w.action("protect-season")->trigger();
    QVERIFY(!w.bench->openDesk.desk()->file().isProtected());
    w.bench->window.seasons().close();
    QVERIFY(w.bench->window.seasons().open(w.file.path));
    QCOMPARE(w.dialogs.unanswered, 0);
}

void TestSeasonProtection::otherWindow_isNamedAsTheReason()
{
    CommitteeWindow w;
    QVERIFY(w.show());
    const auto other = Season::open(w.file.path).value();
    inDialog(this, [](ProtectDialog *) { typeNew(password); });
    w.action("protect-season")->trigger();
    QCOMPARE(w.dialogs.errors.size(), 1);
    QCOMPARE(w.dialogs.errors.first().code, ErrorCode::SeasonLocked);
    QVERIFY(w.bench->openDesk.desk()); // open again, as it was
    QVERIFY(!w.bench->openDesk.desk()->file().isProtected());
}

void TestSeasonProtection::dialog_isInTheLanguageOfTheWindow()
{
    CommitteeWindow w(u"zh_CN"_s);
    QVERIFY(w.show());
    QString title;
    inDialog(this, [&](ProtectDialog *dialog) {
        title = dialog->windowTitle();
        dialog->reject();
    });
    w.action("protect-season")->trigger();
    QVERIFY2(title.contains(u"密码"), title.toUtf8());
    QVERIFY(w.bench->openDesk.desk());
}

QTEST_MAIN(TestSeasonProtection)
#include "tst_seasonprotection.moc"
