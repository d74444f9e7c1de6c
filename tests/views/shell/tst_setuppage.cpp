// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/desk.h"
#include "model/desk/deskcommittee.h"
#include "model/review/rubricjson.h"
#include "model/season/applicantstore.h"
#include "model/season/season.h"
#include "tests/views/support/scripteddialogs.h"
#include "tests/views/support/seasonof.h"
#include "views/common/emptystate.h"
#include "views/shell/seasonkeeper.h"
#include "views/shell/setuppage.h"
#include "views/shell/workbench.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace Bole;
using namespace Qt::StringLiterals;

/// A new season leads from nothing to reading.
class TestSetupPage : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_bench.reset(); }
    void newSeason_leadsToReading();
    void begin_takesTheRubricThatIsChosen();
    void library_isWhole();
    void emptyList_hasTheButtonsThatFillIt();

private:
    template <typename Widget>
    Widget *find(const QString &name)
    {
        return m_bench->window.findChild<Widget *>(name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScriptedDialogs> m_dialogs;
    std::unique_ptr<Workbench> m_bench;
};

void TestSetupPage::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_dialogs = std::make_unique<ScriptedDialogs>();
    m_bench = std::make_unique<Workbench>(*m_dialogs, m_folder->filePath(u"settings"_s));
    m_bench->language.setCurrent(u"en"_s);
    m_bench->window.show();
    m_dialogs->files << m_folder->filePath(u"new.bole"_s);
    m_dialogs->texts << u"Ada Quill"_s;
    m_bench->actions.action("new-season")->trigger();
    QVERIFY(m_bench->openDesk.desk());
}

void TestSetupPage::newSeason_leadsToReading()
{
    auto *page = find<SetupPage>(u"set-up"_s);
    QVERIFY(page->isVisible());
    auto *begin = find<QPushButton>(u"set-up-begin"_s);
    QVERIFY(!begin->isEnabled());
    QCOMPARE(begin->toolTip(), u"Import applicants first."_s);

    auto *names = find<QLineEdit>(u"set-up-names"_s);
    names->setText(u"Bo Lind, 林一、Cora Drittel"_s);
    QTest::keyClick(names, Qt::Key_Return);
    const DeskCommittee &committee = m_bench->openDesk.desk()->committee();
    QCOMPARE(committee.members().value().size(), 4);

    auto *rubrics = find<QComboBox>(u"set-up-rubrics"_s);
    QVERIFY(rubrics->count() >= 4);
    rubrics->setCurrentIndex(1);
    find<QPushButton>(u"set-up-use-rubric"_s)->click();
    QCOMPARE(committee.rubric().value()->rubric.criteria, rubricLibrary()[1].criteria);

    QVERIFY(seasonOf(m_bench->openDesk).applicants().create().has_value());
    QTRY_VERIFY(begin->isEnabled());
    begin->click();
    QVERIFY(!page->isVisible());
    QCOMPARE(m_bench->window.mode(), MainWindow::Read);
    m_bench->actions.action("set-up-season")->trigger();
    QVERIFY(page->isVisible());
}

void TestSetupPage::begin_takesTheRubricThatIsChosen()
{
    QVERIFY(seasonOf(m_bench->openDesk).applicants().create().has_value());
    auto *begin = find<QPushButton>(u"set-up-begin"_s);
    QTRY_VERIFY(begin->isEnabled());
    begin->click();
    const auto rubric = m_bench->openDesk.desk()->committee().rubric();
    QVERIFY(rubric.value().has_value());
    QCOMPARE((*rubric)->rubric.id, standardRubric().id);
}

void TestSetupPage::library_isWhole()
{
    for (const Rubric &rubric : rubricLibrary()) {
        QVERIFY2(problems(rubric).isEmpty(), qPrintable(rubric.id));
        QVERIFY(!rubric.title.en.isEmpty() && !rubric.title.zh.isEmpty());
    }
    QCOMPARE(rubricLibrary().first().criteria, standardRubric().criteria);
}

void TestSetupPage::emptyList_hasTheButtonsThatFillIt()
{
    m_bench->window.setMode(MainWindow::Read);
    QStringList shown;
    for (const EmptyState *empty : m_bench->window.findChildren<EmptyState *>()) {
        for (const QToolButton *button : empty->findChildren<QToolButton *>()) {
            if (button->isVisible())
                shown.append(button->defaultAction()->objectName());
        }
    }
    for (const QString &id : {u"import-roster"_s, u"import-folder"_s, u"import-files"_s})
        QVERIFY2(shown.contains(id), qPrintable(shown.join(u' ')));
}

QTEST_MAIN(TestSetupPage)
#include "tst_setuppage.moc"
