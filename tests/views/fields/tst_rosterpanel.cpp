// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/valuecheck.h"
#include "model/review/blindness.h"
#include "model/season/rosterstore.h"
#include "model/season/settingstore.h"
#include "tests/views/support/committeewindow.h"
#include "views/common/announcements.h"
#include "views/dossier/mergedialog.h"
#include "views/fields/foldingsection.h"
#include "views/fields/rosterpanel.h"
#include "views/fields/samepersonhint.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

/// The whole window; a roster says something of the first of the four.
struct Bench : CommitteeWindow
{
    using CommitteeWindow::CommitteeWindow;

    RosterPanel *panel() const { return bench->window.findChild<RosterPanel *>(); }
    SamePersonHint *hint() const { return bench->window.findChild<SamePersonHint *>(); }
    void say(const RosterValues &values) const
    {
        BOLE_DO(season().rosters().put(people.first(), values, wen));
        settle();
    }
    /// What is new in a layout is shown when events are handled next. With room enough nothing is
    /// folded.
    void settle() const
    {
        QCoreApplication::processEvents();
        panel()->setRoom(0);
        QCoreApplication::processEvents();
    }
    QPushButton *take(const QString &key) const
    {
        settle();
        for (QPushButton *button : panel()->findChildren<QPushButton *>(u"roster-take-"_s + key)) {
            if (button->isVisible())
                return button;
        }
        return nullptr;
    }
    QStringList shown() const
    {
        settle();
        QStringList texts;
        for (const QLabel *label : panel()->findChildren<QLabel *>()) {
            if (label->isVisible())
                texts.append(label->text());
        }
        return texts;
    }
    Record record() const { return season().records().current(people.first()).value(); }
};

const RosterValues said{{u"number"_s, u"A1"_s},
                        {u"name"_s, u"Mirabel Okaforde"_s},
                        {u"gpa"_s, u"4.4"_s},
                        {u"own:Hall"_s, u"East & West"_s}};

} // namespace

/// What a roster says beside the record, and the hint at a second application.
class TestRosterPanel : public QObject
{
    Q_OBJECT

private slots:
    void values_areShownAndTaken();
    void changedRoster_isShownAtOnce();
    void blindReader_cannotTake();
    void littleRoom_foldsIt();
    void language_changesInPlace();
    void hint_opensTheMerge();
    void dismissedHint_isGone();
};

void TestRosterPanel::values_areShownAndTaken()
{
    Bench bench;
    QVERIFY(bench.show());
    QVERIFY(bench.panel()->isHidden()); // nothing is said
    bench.say(said);
    QVERIFY(bench.panel()->isVisible());
    QVERIFY(bench.shown().contains(u"East & West"_s));
    QVERIFY(bench.shown().contains(u"Hall"_s));
    QVERIFY(!bench.take(u"name"_s)); // both say the same
    QVERIFY(!bench.take(u"own:Hall"_s));
    QPushButton *take = bench.take(u"gpa"_s);
    QVERIFY(take);
    QVERIFY2(take->accessibleName().contains(u"GPA"), qPrintable(take->accessibleName()));
    QTest::mouseClick(take, Qt::LeftButton);
    QCOMPARE(bench.record().education.first().gpa->value, 4.4);
    QVERIFY(!bench.take(u"gpa"_s));
    const QString notice = bench.bench->announcements.notice().text;
    QVERIFY2(notice.contains(u"GPA"), qPrintable(notice));
    bench.action("undo")->trigger();
    QCOMPARE(bench.record().education.first().gpa->value, 4.5);
    QVERIFY(bench.take(u"gpa"_s));
    bench.bench->position.setApplicant(bench.people[1]);
    QVERIFY(bench.panel()->isHidden());
}

void TestRosterPanel::changedRoster_isShownAtOnce()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.say(said);
    RosterValues newer = said;
    newer.insert(u"gpa"_s, u"4.5"_s);
    bench.say(newer);
    QVERIFY(bench.shown().contains(u"4.5"_s));
    QVERIFY(!bench.take(u"gpa"_s));
    bench.say({});
    QVERIFY(bench.panel()->isHidden());
}

void TestRosterPanel::blindReader_cannotTake()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.say(said);
    BlindnessChoice choice;
    choice.season = {BlindField::Name};
    BOLE_DO(bench.season().settings().setValue(BlindnessChoice::settingKey(), choice.toJson()));
    QVERIFY(bench.shown().contains(u"4.4"_s));
    QVERIFY(!bench.shown().join(u' ').contains(u"Mirabel"));
    QVERIFY(!bench.take(u"gpa"_s));
}

void TestRosterPanel::littleRoom_foldsIt()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.say(said);
    auto *fold = bench.panel()->findChild<QToolButton *>(u"roster-fold"_s);
    auto *section = bench.panel()->findChild<FoldingSection *>();
    QVERIFY(section->body()->isVisible());
    bench.panel()->setRoom(200);
    QVERIFY(section->body()->isHidden());
    QVERIFY2(fold->accessibleName().contains(u"A1 · Mirabel"), qPrintable(fold->accessibleName()));
    QTest::mouseClick(fold, Qt::LeftButton);
    QVERIFY(section->body()->isVisible()); // whoever wants it has it
}

void TestRosterPanel::language_changesInPlace()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.say(said);
    bench.bench->language.setCurrent(u"zh_CN"_s);
    QVERIFY2(bench.shown().contains(u"姓名"_s), qPrintable(bench.shown().join(u'|')));
    QVERIFY(!bench.take(u"gpa"_s)->text().contains(u"Take"));
}

void TestRosterPanel::hint_opensTheMerge()
{
    Bench bench;
    QVERIFY(bench.show());
    QVERIFY(bench.hint()->isHidden());
    Record late = sampleRecord();
    late.basics.name = u"Mirabel Okafor-Dahl"_s;
    late.checks = {possiblyTwice.with(u"/basics/name"_s, CommitteeWindow::names.first())};
    const ApplicantId second = bench.season().applicants().create().value();
    BOLE_DO(bench.season().records().add(second, late));
    bench.bench->position.setApplicant(second);
    QVERIFY(bench.hint()->isVisible());
    QVERIFY(bench.hint()->findChild<QLabel *>()->text().contains(CommitteeWindow::names.first()));
    QTest::mouseClick(bench.hint()->findChild<QPushButton *>(), Qt::LeftButton);
    auto *dialog = bench.bench->window.findChild<MergeDialog *>();
    QVERIFY(dialog);
    QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok),
                      Qt::LeftButton);
    QCOMPARE(bench.bench->position.applicant(), bench.people.first()); // who was there before
    QVERIFY(bench.hint()->isHidden());
    QCOMPARE(bench.season().applicants().count().value(), 4);
}

void TestRosterPanel::dismissedHint_isGone()
{
    Bench bench;
    QVERIFY(bench.show());
    Record late = sampleRecord();
    late.checks = {possiblyTwice.with(u"/basics/name"_s, CommitteeWindow::names.first())};
    const ApplicantId second = bench.season().applicants().create().value();
    BOLE_DO(bench.season().records().add(second, late));
    bench.bench->position.setApplicant(second);
    QVERIFY(bench.hint()->isVisible());
    BOLE_DO(bench.season().records().apply(
        second, Edit::dismiss(u"/basics/name"_s, possiblyTwice.code), bench.wen));
    QVERIFY(bench.hint()->isHidden());
}

QTEST_MAIN(TestRosterPanel)
#include "tst_rosterpanel.moc"
