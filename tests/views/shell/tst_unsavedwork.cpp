// SPDX-License-Identifier: GPL-3.0-or-later
// What people do while the season takes nothing: corrections, source texts, tags and highlights are
// kept, tried again and asked about, as reviews are.
#include "model/desk/desk.h"
#include "model/desk/deskhistory.h"
#include "model/desk/desklists.h"
#include "model/desk/workkeeper.h"
#include "model/season/database.h"
#include "model/season/decisionstore.h"
#include "model/season/documentstore.h"
#include "model/season/shortliststore.h"
#include "tests/support/away.h"
#include "tests/views/support/committeewindow.h"
#include "views/applicants/applicantspane.h"
#include "views/fields/fieldspane.h"
#include "views/fields/recordformview.h"
#include "views/shortlist/shortlistcontroller.h"
#include "views/shortlist/shortlistview.h"
#include "views/source/sourcepane.h"

#include <QLabel>
#include <QListView>
#include <QPlainTextEdit>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

const QString place = u"/basics/summary"_s;

struct Bench : CommitteeWindow
{
    Bench() { season().database().setPatience(10); }

    template <typename Pane>
    Pane *find() const
    {
        return bench->window.findChild<Pane *>();
    }
    WorkKeeper &work() const { return bench->work; }
    void go(int person) const { bench->position.setApplicant(people[person]); }
    void correct(const QString &text) const
    {
        emit find<FieldsPane>() -> form()->valueEntered(place, text);
    }
    QString inForm() const
    {
        const RecordFormModel *form = find<FieldsPane>()->form()->form();
        return form->indexOf(place).data(RecordFormModel::ValueRole).value<QJsonValue>().toString();
    }
    QString summary(const Season &in, int person) const
    {
        return in.records().current(people[person])->basics.summary;
    }
    QString edited(const Season &in, int person) const
    {
        const DocumentId document = in.documents().list(people[person])->first().id;
        return in.documents().source(document)->edited;
    }
    QPlainTextEdit *editor() const { return find<SourcePane>()->editor(); }
    /// A list with everybody on it, in front.
    ShortlistId showList() const
    {
        ShortlistStore &lists = season().shortlists();
        const ShortlistId list = lists.create(u"First round"_s, wen).value();
        ListEntries entries(people.size());
        for (qsizetype i = 0; i < entries.size(); ++i)
            entries[i].applicant = people[i];
        if (!lists.setEntries(list, entries, wen))
            qFatal("entries");
        bench->window.setMode(MainWindow::Shortlist);
        bench->window.findChild<ShortlistView *>()->choose(list);
        return list;
    }
    CommitteeDecision decision(const Season &in, int person) const
    {
        return in.decisions().ofApplicant(people[person]).value();
    }
    /// Types at the end of the source text, which is saved when the pane is asked to.
    void typeSource(const QString &text) const
    {
        editor()->appendPlainText(text);
        bench->openDesk.finishTyping();
    }
};

} // namespace

class TestUnsavedWork : public QObject
{
    Q_OBJECT

private slots:
    void correction_isShown_kept_andWrittenLater();
    void correction_beingTyped_isAskedAbout();
    void correction_whileLocked_isKept();
    void sourceTexts_ofSeveral_areKept();
    void sourceText_isNotOverwrittenByTheNext();
    void tag_isKept();
    void listChanges_buildOnEachOther();
    void ruleAndQuota_areShown_kept_andWrittenLater();
    void committeesDecisions_areShown_kept_andWrittenLater();
    void sealAndUndo_waitForWhatIsNotSaved();
    void statusLine_countsAllOfIt();
    void closing_savesAllOfItElsewhere();
};

void TestUnsavedWork::correction_isShown_kept_andWrittenLater()
{
    Bench bench;
    Away away(bench.file.path);
    bench.correct(u"sings"_s);
    QCOMPARE(bench.inForm(), u"sings"_s);
    bench.go(1);
    QCOMPARE(bench.inForm(), QString());
    bench.correct(u"swims"_s);
    bench.go(0);
    QCOMPARE(bench.inForm(), u"sings"_s);
    QVERIFY(bench.dialogs.errors.isEmpty());
    QCOMPARE(bench.work().count(), 2);
    away.putBack();
    QTRY_COMPARE_WITH_TIMEOUT(bench.work().count(), 0, 60'000);
    QCOMPARE(bench.summary(bench.season(), 0), u"sings"_s);
    QCOMPARE(bench.summary(bench.season(), 1), u"swims"_s);
    QCOMPARE(bench.inForm(), u"sings"_s);
}

void TestUnsavedWork::correction_beingTyped_isAskedAbout()
{
    Bench bench;
    QVERIFY(bench.show());
    RecordFormView *form = bench.find<FieldsPane>()->form();
    const Away away(bench.file.path);
    form->setCurrentPointer(u"/basics/name"_s);
    form->setFocus();
    form->edit(form->currentIndex());
    QTRY_VERIFY(form->isEditing());
    QTest::keyClicks(QApplication::focusWidget(), u"Zhou"_s);
    bench.dialogs.answers << 3; // stay
    QVERIFY(!bench.bench->window.close());
    QCOMPARE(bench.dialogs.questions.size(), 1);
    QCOMPARE(bench.work().count(), 1);
    bench.work().forget();
}

void TestUnsavedWork::correction_whileLocked_isKept()
{
    Bench bench;
    {
        const auto other = Season::open(bench.file.path).value();
        Transaction held(other->database());
        bench.correct(u"sings"_s);
        QCOMPARE(bench.work().count(), 1);
    }
    QVERIFY(bench.work().retry());
    QCOMPARE(bench.summary(bench.season(), 0), u"sings"_s);
}

void TestUnsavedWork::sourceTexts_ofSeveral_areKept()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.bench->window.showFacts(1);
    Away away(bench.file.path);
    bench.typeSource(u"and mountains"_s);
    bench.go(1);
    QVERIFY(!bench.editor()->toPlainText().contains(u"mountains"));
    bench.typeSource(u"and lakes"_s);
    bench.go(0);
    QVERIFY(bench.editor()->toPlainText().contains(u"mountains"));
    bench.typeSource(u"and seas"_s);
    QCOMPARE(bench.work().count(), 2);
    QVERIFY(bench.dialogs.errors.isEmpty());
    away.putBack();
    QVERIFY(bench.work().retry());
    QVERIFY(bench.edited(bench.season(), 0).contains(u"mountains\nand seas"));
    QVERIFY(bench.edited(bench.season(), 1).contains(u"lakes"));
}

void TestUnsavedWork::sourceText_isNotOverwrittenByTheNext()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.bench->window.showFacts(1);
    Away away(bench.file.path);
    bench.editor()->appendPlainText(u"and mountains"_s);
    bench.go(1); // leaves it while it cannot be saved
    away.putBack();
    bench.typeSource(u"and lakes"_s);
    QVERIFY(bench.edited(bench.season(), 0).contains(u"mountains"));
    QVERIFY(bench.edited(bench.season(), 1).contains(u"lakes"));
    QVERIFY(!bench.edited(bench.season(), 1).contains(u"mountains"));
}

void TestUnsavedWork::tag_isKept()
{
    Bench bench;
    QVERIFY(bench.show());
    auto *list = bench.find<ApplicantsPane>();
    QTRY_COMPARE(list->chosen(), QList{bench.people[0]});
    Away away(bench.file.path);
    bench.dialogs.texts << u"strong"_s;
    list->addTag();
    QCOMPARE(bench.work().count(), 1);
    away.putBack();
    QVERIFY(bench.work().retry());
    QCOMPARE(bench.season().applicants().row(bench.people[0])->tags, QStringList{u"strong"_s});
}

void TestUnsavedWork::listChanges_buildOnEachOther()
{
    Bench bench;
    QVERIFY(bench.show());
    const ShortlistId list = bench.showList();
    auto *desk = bench.find<ShortlistController>();
    QCOMPARE(desk->list().entries.size(), 4);
    Away away(bench.file.path);
    desk->removeEntries({0});
    desk->removeEntries({0});
    QCOMPARE(desk->list().entries.size(), 2);
    QCOMPARE(bench.work().count(), 1);
    away.putBack();
    QVERIFY(bench.work().retry());
    const auto stored = bench.season().shortlists().shortlist(list)->entries;
    QCOMPARE(stored.size(), 2);
    QCOMPARE(stored.first().applicant, bench.people[2]);
}

void TestUnsavedWork::ruleAndQuota_areShown_kept_andWrittenLater()
{
    Bench bench;
    QVERIFY(bench.show());
    const ShortlistId list = bench.showList();
    auto *desk = bench.find<ShortlistController>();
    RankingRule rule = rankingRuleFromJson(desk->list().rule);
    rule.by = RankingRule::By::Fact;
    rule.id = u"name"_s;
    QVERIFY(rankingRuleFromJson(desk->list().rule) != rule);
    Away away(bench.file.path);
    desk->setRule(rule);
    desk->setLines(2, 1);
    desk->removeEntries({0});
    QVERIFY(bench.dialogs.errors.isEmpty());
    QVERIFY(rankingRuleFromJson(desk->list().rule) == rule);
    QCOMPARE(desk->list().quota, 2);
    QCOMPARE(desk->list().waiting, 1);
    QCOMPARE(bench.work().count(), 1);
    away.putBack();
    QVERIFY(bench.work().retry());
    BOLE_GET(stored, bench.season().shortlists().shortlist(list));
    QVERIFY(rankingRuleFromJson(stored.rule) == rule);
    QCOMPARE(stored.quota, 2);
    QCOMPARE(stored.waiting, 1);
    QCOMPARE(stored.entries.size(), bench.people.size() - 1);
}

void TestUnsavedWork::committeesDecisions_areShown_kept_andWrittenLater()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.showList();
    auto *desk = bench.find<ShortlistController>();
    QVERIFY(desk->mayDecide());
    const auto shown = [desk](int row) {
        return desk->model().at(row).decision.decision;
    };
    Away away(bench.file.path);
    desk->decide(QList<qsizetype>{0, 1}, Decision::Interview);
    QCOMPARE(shown(0), Decision::Interview);
    // Once more, on what is shown: the second builds on the first.
    desk->decide(QList<qsizetype>{0}, Decision::Admit);
    QVERIFY(bench.dialogs.errors.isEmpty());
    QCOMPARE(shown(0), Decision::Admit);
    QCOMPARE(shown(1), Decision::Interview);
    QVERIFY(!bench.decision(bench.season(), 0).isDecided());
    QCOMPARE(bench.work().count(), 2);
    away.putBack();
    QVERIFY(bench.work().retry());
    QCOMPARE(bench.decision(bench.season(), 0).decision, Decision::Admit);
    QCOMPARE(bench.decision(bench.season(), 1).decision, Decision::Interview);
    QCOMPARE(shown(0), Decision::Admit);
    // Forgotten ones are not shown any longer.
    {
        const Away again(bench.file.path);
        desk->decide(QList<qsizetype>{2}, Decision::Wait);
        QCOMPARE(shown(2), Decision::Wait);
        bench.work().forget();
        desk->reload();
        QCOMPARE(shown(2), Decision::Undecided);
    }
}

void TestUnsavedWork::sealAndUndo_waitForWhatIsNotSaved()
{
    Bench bench;
    QVERIFY(bench.show());
    const ShortlistId list = bench.showList();
    DeskLists &lists = bench.bench->openDesk.desk()->lists();
    DeskHistory &history = bench.bench->openDesk.desk()->history();
    const ApplicantId first = bench.people[0];
    {
        const Away away(bench.file.path);
        BOLE_DO(lists.decide(list, {{first, Decision::Admit, {}, {}}}));
        QVERIFY(!lists.seal(list).has_value());
        QVERIFY(!history.undo({}).has_value());
    }
    QCOMPARE(bench.work().count(), 1);
    // What waits goes in first: the seal holds it, and it is what is undone.
    BOLE_DO(history.undo({}));
    QCOMPARE(bench.work().count(), 0);
    QVERIFY(!bench.decision(bench.season(), 0).isDecided());
    QCOMPARE(bench.season().shortlists().shortlist(list)->entries.size(), bench.people.size());
    {
        const Away away(bench.file.path);
        BOLE_DO(lists.decide(list, {{first, Decision::Wait, {}, {}}}));
    }
    BOLE_DO(lists.seal(list));
    QCOMPARE(bench.decision(bench.season(), 0).decision, Decision::Wait);
}

void TestUnsavedWork::statusLine_countsAllOfIt()
{
    Bench bench;
    QVERIFY(bench.show());
    auto *label = bench.bench->window.findChild<QLabel *>(u"unsavedWork"_s);
    QVERIFY(!label->isVisible());
    Away away(bench.file.path);
    bench.correct(u"sings"_s);
    bench.action("decide-wait")->trigger();
    QVERIFY(label->isVisible());
    QVERIFY2(label->text().contains(u"2 changes"), qPrintable(label->text()));
    away.putBack();
    QVERIFY(bench.work().retry());
    QVERIFY(!label->isVisible());
}

void TestUnsavedWork::closing_savesAllOfItElsewhere()
{
    Bench bench;
    QVERIFY(bench.show());
    bench.bench->window.showFacts(1);
    const QString other = bench.file.folder.filePath(u"other.bole"_s);
    const Away away(bench.file.path);
    bench.correct(u"sings"_s);
    bench.editor()->appendPlainText(u"and mountains"_s);
    bench.action("decide-wait")->trigger();
    bench.dialogs.answers << 1 << 0; // save as a new file; who is at the keyboard there
    bench.dialogs.files << other;
    QVERIFY(bench.bench->window.close());
    const auto copy = Season::open(other).value();
    QCOMPARE(bench.summary(*copy, 0), u"sings"_s);
    QVERIFY(bench.edited(*copy, 0).contains(u"mountains"));
    QCOMPARE(copy->reviews().find(bench.people[0], bench.wen).value()->content.decision,
             Decision::Wait);
}

QTEST_MAIN(TestUnsavedWork)
#include "tst_unsavedwork.moc"
