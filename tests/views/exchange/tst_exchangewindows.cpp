// SPDX-License-Identifier: GPL-3.0-or-later
// Packages, conflicts and progress in the windows of three people with folders of their own.
#include "model/desk/deskcommittee.h"
#include "model/desk/deskexchange.h"
#include "model/desk/deskrecords.h"
#include "model/season/exchangestore.h"
#include "model/season/reviewstore.h"
#include "tests/views/support/exchanging.h"
#include "views/exchange/conflictsdialog.h"
#include "views/exchange/progressdialog.h"
#include "views/exchange/sharedialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QTableWidget>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

const QString areaField = u"/education/0/area"_s;

QPushButton *okButton(ShareDialog &dialog)
{
    for (QPushButton *button : dialog.findChildren<QPushButton *>()) {
        if (button->isDefault())
            return button;
    }
    return nullptr;
}

} // namespace

class TestExchangeWindows : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_ada.reset(); }

    void share_asksForAPassphraseTwice();
    void firstPackage_opensAsWhomItWasMadeFor();
    void package_isShownBeforeItIsTaken_andUndoneInOneStep();
    void wrongPassphrase_isExplained();
    void blindReader_seesNoNames();
    void conflict_isSettledNextToItsPlace_data();
    void conflict_isSettledNextToItsPlace();
    void progress_tellsWhoIsBehindAndHowFarTheyAgree();
    void folder_isEmptiedByTheWindow();

private:
    QString package(const QString &name) const { return m_season->folder.filePath(name); }

    std::unique_ptr<CommitteeSeason> m_season;
    std::unique_ptr<MemberWindow> m_ada;
};

void TestExchangeWindows::init()
{
    m_season = std::make_unique<CommitteeSeason>();
    m_season->season.reset();
    m_ada = std::make_unique<MemberWindow>();
    m_ada->open(m_season->path, m_season->ada);
    QVERIFY(m_ada->show());
}

void TestExchangeWindows::share_asksForAPassphraseTwice()
{
    QVERIFY(m_ada->inDialog<ShareDialog>(
        "committee-share",
        [](ShareDialog &dialog) {
            QPushButton *make = okButton(dialog);
            QVERIFY(make && !make->isEnabled());
            auto *first = dialog.findChild<QLineEdit *>(u"share-passphrase"_s);
            auto *again = dialog.findChild<QLineEdit *>(u"share-again"_s);
            QCOMPARE(first->echoMode(), QLineEdit::Password);
            QTest::keyClicks(first, u"short"_s);
            QTest::keyClicks(again, u"short"_s);
            QVERIFY(!make->isEnabled());
            QTest::keyClicks(first, u" but longer"_s);
            QVERIFY(!make->isEnabled());
            QTest::keyClicks(again, u" but longer"_s);
            QVERIFY(make->isEnabled());
            // Or none at all, in so many words.
            first->clear();
            dialog.findChild<QCheckBox *>(u"share-open"_s)->setChecked(true);
            QVERIFY(make->isEnabled() && !first->isEnabled());
            QVERIFY(dialog.findChild<QComboBox *>(u"share-person"_s)->findText(u"Ada Weaver"_s) <
                    0);
        },
        false));
    QVERIFY(m_ada->dialogs.asked.isEmpty()); // no file was asked for
}

void TestExchangeWindows::firstPackage_opensAsWhomItWasMadeFor()
{
    QVERIFY(share(*m_ada, u"Ben Okoro"_s, package(u"ben.bolepack"_s)));
    MemberWindow ben;
    QVERIFY(ben.show());
    QVERIFY(begin(ben, package(u"ben.bolepack"_s)));
    const auto members = ben.desk().committee().members().value();
    const auto me = std::ranges::find(members, ben.bench->openDesk.reviewer(), &Reviewer::id);
    QVERIFY(me != members.end());
    QCOMPARE(me->name, u"Ben Okoro"_s);
    QCOMPARE(ben.dialogs.unanswered, 0); // nobody asked who sits there
    QCOMPARE(ben.season().applicants().count().value(), 4);
    QVERIFY(ben.bench->window.windowTitle().contains(u"PhD intake 2027"));
}

void TestExchangeWindows::package_isShownBeforeItIsTaken_andUndoneInOneStep()
{
    QVERIFY(share(*m_ada, u"Ben Okoro"_s, package(u"ben.bolepack"_s)));
    MemberWindow ben;
    QVERIFY(ben.show() && begin(ben, package(u"ben.bolepack"_s)));
    const QList<ApplicantId> there = ben.season().applicants().ids().value();
    review(ben, there[0], 4, 3);
    review(ben, there[1], 2, 5);
    QVERIFY(share(ben, u"Ada Weaver"_s, package(u"back.bolepack"_s)));
    QVERIFY(bringIn(*m_ada, package(u"back.bolepack"_s)));
    const Question &asked = m_ada->dialogs.questions.last();
    QCOMPARE(asked.text, u"Bring in what Ben Okoro sent?"_s);
    QVERIFY2(asked.explanation.contains(u"2 new or changed reviews"),
             qPrintable(asked.explanation));
    QTRY_VERIFY(
        m_ada->season().reviews().find(m_season->people[0], m_season->ben).value().has_value());
    m_ada->trigger("undo");
    QTRY_VERIFY(
        !m_ada->season().reviews().find(m_season->people[0], m_season->ben).value().has_value());
    QVERIFY(
        !m_ada->season().reviews().find(m_season->people[1], m_season->ben).value().has_value());
}

void TestExchangeWindows::wrongPassphrase_isExplained()
{
    QVERIFY(share(*m_ada, u"Ben Okoro"_s, package(u"ben.bolepack"_s)));
    MemberWindow ben;
    QVERIFY(ben.show());
    ben.dialogs.files = {package(u"ben.bolepack"_s), ben.file(u"mine.bole"_s)};
    ben.dialogs.texts = {u"something else"_s};
    ben.trigger("committee-bring-in");
    QTRY_COMPARE_WITH_TIMEOUT(ben.dialogs.said.size(), 1, 60000);
    QVERIFY(ben.dialogs.explained.first().contains(u"passphrase is wrong"));
    QVERIFY(!QFile::exists(ben.file(u"mine.bole"_s)));
}

void TestExchangeWindows::blindReader_seesNoNames()
{
    QVERIFY(share(*m_ada, u"Cho Lind"_s, package(u"cho.bolepack"_s)));
    MemberWindow cho(u"zh_CN"_s);
    QVERIFY(cho.show() && begin(cho, package(u"cho.bolepack"_s)));
    cho.bench->language.setCurrent(u"zh_CN"_s);
    QCOMPARE(cho.season().applicants().count().value(), 4);
    const QByteArray shown = cho.season().exchange().shownDump().value();
    for (const QString &name : CommitteeSeason::names)
        QVERIFY2(!shown.contains(name.toUtf8()), qPrintable(name));
    QVERIFY(shown.contains("东湖大学")); // what they may see is there
}

void TestExchangeWindows::conflict_isSettledNextToItsPlace_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("expected");
    QTest::newRow("theirs") << u"take-first"_s << u"Hydrology"_s;
    QTest::newRow("mine") << u"take-second"_s << u"Limnology"_s;
    QTest::newRow("both") << u"take-both"_s << u"Hydrology; Limnology"_s;
}

void TestExchangeWindows::conflict_isSettledNextToItsPlace()
{
    QFETCH(QString, button);
    QFETCH(QString, expected);
    QVERIFY(share(*m_ada, u"Ben Okoro"_s, package(u"ben.bolepack"_s)));
    MemberWindow ben;
    QVERIFY(ben.show() && begin(ben, package(u"ben.bolepack"_s)));
    const ApplicantId there = ben.season().applicants().ids().value()[1];
    BOLE_DO(ben.desk().records().edit(there, Edit::set(areaField, u"Hydrology"_s)));
    QVERIFY(share(ben, u"Ada Weaver"_s, package(u"back.bolepack"_s)));
    BOLE_DO(
        m_ada->desk().records().edit(m_season->people[1], Edit::set(areaField, u"Limnology"_s)));
    QVERIFY(bringIn(*m_ada, package(u"back.bolepack"_s)));
    QTRY_COMPARE(m_ada->desk().exchange().conflictCount(), 1);
    QTRY_VERIFY(m_ada->bench->announcements.notice().text.contains(u"1 conflict"));

    m_ada->trigger("committee-conflicts");
    auto *dialog = m_ada->find<ConflictsDialog>(u"conflicts"_s);
    QVERIFY(dialog && !dialog->isModal()); // the document can be looked at
    QCOMPARE(dialog->findChild<QListWidget *>(u"conflict-list"_s)->count(), 1);
    const QString first = dialog->findChild<QLabel *>(u"first-version"_s)->text();
    const QString second = dialog->findChild<QLabel *>(u"second-version"_s)->text();
    QVERIFY2(first.contains(u"Ben Okoro") && first.contains(u"Hydrology"), qPrintable(first));
    QVERIFY2(second.contains(u"You") && second.contains(u"Limnology"), qPrintable(second));
    QVERIFY(second.contains(u"shows now"));
    m_ada->bench->position.setApplicant(m_season->people[3]);
    dialog->findChild<QPushButton *>(u"show-place"_s)->click();
    QCOMPARE(m_ada->bench->position.applicant(), m_season->people[1]);
    QCOMPARE(m_ada->bench->position.field(), areaField);
    QVERIFY(dialog->isVisible());

    dialog->findChild<QPushButton *>(button)->click();
    QCOMPARE(m_ada->desk().exchange().conflictCount(), 0);
    QCOMPARE(m_ada->season().records().current(m_season->people[1]).value().education[0].area,
             expected);
    QCOMPARE(dialog->findChild<QListWidget *>(u"conflict-list"_s)->count(), 0);
    dialog->close();
}

void TestExchangeWindows::progress_tellsWhoIsBehindAndHowFarTheyAgree()
{
    // Ben has done all four, Cho two of them. Research, fit:
    //   Mirabel  Ben 4, 3  Cho 4, 4     two pairs: one the same, one 1 apart
    //   江晓昭   Ben 2, 5  Cho 5, 4     one 3 apart, one 1 apart
    // So of four pairs one is the same and three at most one apart. Totals (2 r + f) / 3:
    // 3.67 and 4; 3 and 4.67, which is the widest.
    QVERIFY(share(*m_ada, u"Ben Okoro"_s, package(u"ben.bolepack"_s)));
    QVERIFY(share(*m_ada, u"Cho Lind"_s, package(u"cho.bolepack"_s)));
    {
        MemberWindow ben;
        QVERIFY(ben.show() && begin(ben, package(u"ben.bolepack"_s)));
        const QList<ApplicantId> there = ben.season().applicants().ids().value();
        review(ben, there[0], 4, 3);
        review(ben, there[1], 2, 5);
        review(ben, there[2], 3, 3);
        review(ben, there[3], 1, 2);
        QVERIFY(share(ben, u"Ada Weaver"_s, package(u"from ben.bolepack"_s)));
    }
    {
        MemberWindow cho;
        QVERIFY(cho.show() && begin(cho, package(u"cho.bolepack"_s)));
        const QList<ApplicantId> there = cho.season().applicants().ids().value();
        review(cho, there[0], 4, 4);
        review(cho, there[1], 5, 4);
        QVERIFY(share(cho, u"Ada Weaver"_s, package(u"from cho.bolepack"_s)));
    }
    QVERIFY(bringIn(*m_ada, package(u"from ben.bolepack"_s)));
    QVERIFY(bringIn(*m_ada, package(u"from cho.bolepack"_s)));
    // Who leads the committee sees the others' levels when they open the season.
    BOLE_DO(m_ada->desk().committee().setOthersShown(OthersShown::Always));
    QVERIFY(m_ada->inDialog<ProgressDialog>("committee-progress", [](ProgressDialog &dialog) {
        auto *table = dialog.findChild<QTableWidget *>(u"progress-table"_s);
        QCOMPARE(table->rowCount(), 3);
        QCOMPARE(table->item(1, 0)->text(), u"Ben Okoro"_s);
        QCOMPARE(table->item(1, 4)->text(), u"4"_s);
        QCOMPARE(table->item(1, 5)->text(), u"✓ done"_s);
        QCOMPARE(table->item(2, 4)->text(), u"2"_s);
        const QString told = dialog.findChild<QLabel *>(u"agreement"_s)->text();
        QVERIFY2(told.contains(u"2 applicants have two reviews"), qPrintable(told));
        QVERIFY2(told.contains(u"Of 4 pairs of levels 1 are the same and 3 at most one apart"),
                 qPrintable(told));
        QVERIFY2(told.contains(u"Krippendorff's alpha"), qPrintable(told));
        QVERIFY2(told.contains(u"Furthest apart: 江晓昭 (3.00 to 4.67), Mirabel Okaforde"),
                 qPrintable(told));
    }));
}

void TestExchangeWindows::folder_isEmptiedByTheWindow()
{
    QVERIFY(QDir(m_season->folder.path()).mkdir(u"box"_s));
    QVERIFY(share(*m_ada, u"Ben Okoro"_s, package(u"ben.bolepack"_s)));
    MemberWindow ben;
    QVERIFY(ben.show() && begin(ben, package(u"ben.bolepack"_s)));
    review(ben, ben.season().applicants().ids().value()[0], 4, 3);
    ben.dialogs.files = {package(u"box"_s)};
    QVERIFY(ben.inDialog<ShareDialog>("committee-share", [](ShareDialog &dialog) {
        // Who coordinates, and not the colleague who happens to come first.
        QCOMPARE(dialog.findChild<QComboBox *>(u"share-person"_s)->currentText(), u"Ada Weaver"_s);
        fillIn(dialog, u"Ada Weaver"_s);
        dialog.findChild<QCheckBox *>(u"share-folder"_s)->setChecked(true);
    }));
    ben.desk().exchange().finish();
    const QDir box(package(u"box"_s));
    QTRY_COMPARE_WITH_TIMEOUT(box.entryList({u"*.bolepack"_s}).size(), 1, 60000);
    QFile half(box.filePath(u"half.bolepack"_s)); // as a folder that is being copied has them
    QVERIFY(half.open(QIODevice::WriteOnly));
    half.write("BOLE");
    half.close();

    m_ada->dialogs.files = {box.path()};
    m_ada->dialogs.texts = {passphrase};
    m_ada->trigger("committee-folder");
    QTRY_VERIFY_WITH_TIMEOUT(
        m_ada->season().reviews().find(m_season->people[0], m_season->ben).value().has_value(),
        60000);
}

QTEST_MAIN(TestExchangeWindows)
#include "tst_exchangewindows.moc"
