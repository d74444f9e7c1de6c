// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/blindness.h"
#include "model/season/recordstore.h"
#include "model/season/rosterstore.h"
#include "model/season/settingstore.h"
#include "tests/views/support/committeewindow.h"
#include "views/common/announcements.h"
#include "views/fields/readingpanel.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

/// The whole window, in which a newer reading of the first of the four arrives.
struct Bench : CommitteeWindow
{
    using CommitteeWindow::CommitteeWindow;

    ReadingPanel *panel() const { return bench->window.findChild<ReadingPanel *>(); }
    /// Another grade, and a prize.
    void readAgain() const
    {
        Record newer = record();
        newer.education.first().gpa = Grade{4.1, 5.0};
        Award award;
        award.title = u"Lantern Prize"_s;
        newer.awards.append(award);
        QVERIFY(season().records().replaceParsed(people.first(), newer, wen).has_value());
        settle();
    }
    /// With room enough nothing is folded.
    void settle() const
    {
        QCoreApplication::processEvents();
        panel()->setRoom(0);
        QCoreApplication::processEvents();
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
    QPushButton *take(const QString &value) const
    {
        settle();
        for (QPushButton *button : panel()->findChildren<QPushButton *>(u"reading-take"_s)) {
            if (button->isVisible() && button->accessibleName().contains(value))
                return button;
        }
        return nullptr;
    }
    Record record() const { return season().records().current(people.first()).value(); }
};

} // namespace

/// What a newer reading says differently is seen and taken above the fields, without the source
/// pane.
class TestReadingPanel : public QObject
{
    Q_OBJECT

private slots:
    void differences_areShownAndTaken();
    void all_areTakenAsOneStep();
    void confirmedValue_isNotProposed();
    void valueOfTheRoster_isNotTakenAway();
    void blindReader_seesNothingHidden();
    void language_changesInPlace();
};

void TestReadingPanel::differences_areShownAndTaken()
{
    Bench bench;
    QVERIFY(bench.show());
    QVERIFY(bench.panel()->isHidden());
    bench.readAgain();
    QVERIFY(bench.panel()->isVisible());
    const QString shown = bench.shown().join(u'|');
    QVERIFY2(shown.contains(u"4.1") && shown.contains(u"Lantern Prize"), qPrintable(shown));
    QPushButton *take = bench.take(u"GPA"_s);
    QVERIFY(take);
    QTest::mouseClick(take, Qt::LeftButton);
    QCOMPARE(bench.record().education.first().gpa, (Grade{4.1, 5.0}));
    QVERIFY(!bench.take(u"GPA"_s));
    QVERIFY(bench.panel()->isVisible()); // the prize is left
    QVERIFY(!bench.bench->announcements.notice().text.isEmpty());
    bench.action("undo")->trigger();
    QVERIFY(bench.record().education.first().gpa != (Grade{4.1, 5.0}));
    QVERIFY(bench.take(u"GPA"_s));
    bench.bench->position.setApplicant(bench.people[1]);
    QVERIFY(bench.panel()->isHidden());
}

void TestReadingPanel::all_areTakenAsOneStep()
{
    Bench bench;
    QVERIFY(bench.show());
    const Record before = bench.record();
    bench.readAgain();
    auto *all = bench.panel()->findChild<QPushButton *>(u"reading-take-all"_s);
    QVERIFY(all && all->isVisible());
    QTest::mouseClick(all, Qt::LeftButton);
    QCOMPARE(bench.record().education.first().gpa, (Grade{4.1, 5.0}));
    QCOMPARE(bench.record().awards.last().title, u"Lantern Prize"_s);
    QVERIFY(bench.panel()->isHidden());
    bench.action("undo")->trigger();
    QCOMPARE(bench.record().education.first().gpa, before.education.first().gpa);
    QCOMPARE(bench.record().awards.size(), before.awards.size());
}

void TestReadingPanel::confirmedValue_isNotProposed()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.readAgain();
    BOLE_DO(bench.season().records().apply(bench.people.first(),
                                           Edit::confirm(u"/education/0/gpa"_s), bench.wen));
    QVERIFY(!bench.take(u"GPA"_s));
    QVERIFY(bench.panel()->isVisible());
}

/// The roster has an address, the CV none: nothing is new.
void TestReadingPanel::valueOfTheRoster_isNotTakenAway()
{
    Bench bench;
    QVERIFY(bench.show());
    Record newer = bench.record();
    const QString email = newer.basics.emails.value(0);
    QVERIFY(!email.isEmpty());
    newer.basics.emails.clear();
    QVERIFY(bench.season().records().replaceParsed(bench.people.first(), newer, bench.wen));
    QVERIFY(bench.panel()->isVisible());
    BOLE_DO(bench.season().rosters().put(bench.people.first(), {{u"email"_s, email}}, bench.wen));
    QVERIFY(bench.panel()->isHidden());
}

void TestReadingPanel::blindReader_seesNothingHidden()
{
    Bench bench;
    QVERIFY(bench.show());
    Record newer = bench.record();
    newer.basics.name = u"Mirabel Okafor-Dahl"_s;
    QVERIFY(bench.season().records().replaceParsed(bench.people.first(), newer, bench.wen));
    QVERIFY(bench.shown().join(u'|').contains(u"Okafor-Dahl"));
    BlindnessChoice choice;
    choice.season = {BlindField::Name};
    BOLE_DO(bench.season().settings().setValue(BlindnessChoice::settingKey(), choice.toJson()));
    QVERIFY(!bench.shown().join(u'|').contains(u"Okafor"));
}

void TestReadingPanel::language_changesInPlace()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.readAgain();
    bench.bench->language.setCurrent(u"zh_CN"_s);
    bench.settle();
    for (const QPushButton *button : bench.panel()->findChildren<QPushButton *>()) {
        if (button->isVisible())
            QVERIFY2(!button->text().contains(u"Take"), qPrintable(button->text()));
    }
    QVERIFY2(bench.shown().join(u'|').contains(u"绩点"), qPrintable(bench.shown().join(u'|')));
}

QTEST_MAIN(TestReadingPanel)
#include "tst_readingpanel.moc"
