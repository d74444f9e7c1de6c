// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/actiontable.h"
#include "views/common/windowlanguage.h"
#include "views/shell/typingguard.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestActionTable : public QObject
{
    Q_OBJECT

private slots:
    void defaults_haveNoConflict();
    void sameKeys_areAConflict();
    void changedShortcut_survivesSaving();
    void language_changesTextAtOnce();
    void letters_fireOnlyWhenNobodyTypes();
};

void TestActionTable::defaults_haveNoConflict()
{
    ActionTable table;
    for (const ActionRow &row : actionRows()) {
        for (const QKeySequence &keys : table.shortcuts(row.id)) {
            QVERIFY2(!keys.isEmpty(), row.id);
            const auto conflicts = table.conflicts(row.id, keys);
            QVERIFY2(conflicts.isEmpty(),
                     (QByteArray(row.id) + " and " + conflicts.value(0)).constData());
        }
    }
}

void TestActionTable::sameKeys_areAConflict()
{
    ActionTable table;
    QCOMPARE(table.conflicts("new-season", QKeySequence(u"Ctrl+O"_s)),
             QList<QByteArray>{"open-season"});
    // A sequence that begins with another action's keys can never be reached.
    QCOMPARE(table.conflicts("new-season", QKeySequence(u"Ctrl+O, N"_s)),
             QList<QByteArray>{"open-season"});
}

void TestActionTable::changedShortcut_survivesSaving()
{
    QTemporaryDir folder;
    QSettings settings(folder.filePath(u"preferences.ini"_s), QSettings::IniFormat);
    const QList<QKeySequence> wanted{QKeySequence(u"Ctrl+Alt+N"_s), QKeySequence(u"F4"_s)};

    ActionTable table;
    QSignalSpy changed(&table, &ActionTable::shortcutsChanged);
    table.setShortcuts("new-season", wanted);
    QCOMPARE(changed.count(), 1);
    table.save(settings);
    QCOMPARE(settings.allKeys(), QStringList{u"shortcuts/new-season"_s});

    ActionTable again;
    again.load(settings);
    QCOMPARE(again.shortcuts("new-season"), wanted);
    QCOMPARE(again.shortcuts("open-season"), again.defaultShortcuts("open-season"));
}

void TestActionTable::language_changesTextAtOnce()
{
    WindowLanguage language;
    language.setCurrent(u"en"_s);
    ActionTable table;
    QCOMPARE(table.name("new-season"), u"New Season"_s);
    language.setCurrent(u"zh_CN"_s);
    QTRY_COMPARE(table.name("new-season"), u"新建招生季"_s);
    QTRY_VERIFY(table.action("new-season")->text().startsWith(u"新建招生季"));
}

void TestActionTable::letters_fireOnlyWhenNobodyTypes()
{
    ActionTable table;
    TypingGuard guard;
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    auto *line = new QLineEdit;
    auto *button = new QPushButton;
    layout->addWidget(line);
    layout->addWidget(button);
    table.attach("window", &window);
    QSignalSpy next(table.action("next-applicant"), &QAction::triggered);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));

    line->setFocus();
    QTest::keyClick(line, Qt::Key_J);
    QCOMPARE(next.count(), 0);
    QCOMPARE(line->text(), u"j"_s);
    QTest::keyClick(line, Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(next.count(), 1);

    button->setFocus();
    QTest::keyClick(button, Qt::Key_J);
    QCOMPARE(next.count(), 2);
}

QTEST_MAIN(TestActionTable)
#include "tst_actiontable.moc"
