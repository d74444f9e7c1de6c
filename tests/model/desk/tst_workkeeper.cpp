// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/workkeeper.h"

#include "model/desk/corrections.h"
#include "model/record/recordpath.h"
#include "model/season/database.h"
#include "model/season/history.h"
#include "tests/model/season/seasonfixture.h"
#include "tests/support/away.h"

#include <QSignalSpy>

using namespace Bole;
using namespace Qt::StringLiterals;

namespace {

struct Bench
{
    SeasonFixture file;
    ApplicantId applicant = file.addApplicant(sampleRecord());
    WorkKeeper keeper;
    Corrections corrections{keeper};

    Bench() { keeper.setSeason(file.season.get()); }

    SeasonWork tag(const QString &name) const
    {
        return {.kind = SeasonWork::Kind::Tag,
                .subject = 0,
                .applicant = applicant,
                .write =
                    [applicant = applicant, name](Season &season) {
                        return season.applicants().addTag({applicant}, name, {});
                    },
                .done = {}};
    }
    QStringList tags(const Season &season) const
    {
        return season.applicants().row(applicant)->tags;
    }
    QString summary(const Season &season) const
    {
        return season.records().current(applicant)->basics.summary;
    }
};

} // namespace

/// Work that the season refuses is kept, in order, until it is in the file or in a copy of it.
class TestWorkKeeper : public QObject
{
    Q_OBJECT

private slots:
    void written_isNotKept();
    void away_isKept_andTriedAgainByItself();
    void locked_isKept_andWrittenLater();
    void later_isNotWrittenBeforeEarlier();
    void corrections_areShownWhileTheyWait();
    void copy_takesWhatWasKept();
    void otherSeason_takesNothing_andIsNotHeldUp();
    void impossible_isToldAndNotKept();
    void impossibleLater_isToldAndHoldsUpNobody();
    void forgotten_isGone();
};

void TestWorkKeeper::written_isNotKept()
{
    Bench bench;
    QCOMPARE(bench.keeper.write(bench.tag(u"a"_s)), WorkKeeper::Outcome::Written);
    QCOMPARE(bench.keeper.count(), 0);
}

void TestWorkKeeper::away_isKept_andTriedAgainByItself()
{
    Bench bench;
    QSignalSpy counted(&bench.keeper, &WorkKeeper::countChanged);
    bool done = false;
    {
        const Away away(bench.file.path);
        SeasonWork work = bench.tag(u"a"_s);
        work.done = [&done] {
            done = true;
        };
        QCOMPARE(bench.keeper.write(work), WorkKeeper::Outcome::Kept);
        QCOMPARE(bench.keeper.count(), 1);
        QCOMPARE(bench.keeper.reason().code, ErrorCode::FileNotFound);
        QVERIFY(!bench.keeper.retry());
    }
    QTRY_VERIFY_WITH_TIMEOUT(done, 60'000);
    QCOMPARE(bench.tags(*bench.file.season), QStringList{u"a"_s});
    QCOMPARE(bench.keeper.count(), 0);
    QCOMPARE(counted.size(), 2);
}

void TestWorkKeeper::locked_isKept_andWrittenLater()
{
    Bench bench;
    bench.file.season->database().setPatience(10);
    {
        const auto other = Season::open(bench.file.path).value();
        Transaction held(other->database());
        QCOMPARE(bench.keeper.write(bench.tag(u"a"_s)), WorkKeeper::Outcome::Kept);
        QCOMPARE(bench.keeper.reason().code, ErrorCode::SeasonLocked);
    }
    QVERIFY(bench.keeper.retry());
    QCOMPARE(bench.tags(*bench.file.season), QStringList{u"a"_s});
}

void TestWorkKeeper::later_isNotWrittenBeforeEarlier()
{
    Bench bench;
    Away away(bench.file.path);
    const auto set = [&](const QString &text) {
        return bench.corrections.apply(bench.applicant, {Edit::set(u"/basics/summary"_s, text)},
                                       bench.file.reviewer);
    };
    QCOMPARE(set(u"first"_s), WorkKeeper::Outcome::Kept);
    QCOMPARE(set(u"second"_s), WorkKeeper::Outcome::Kept);
    away.putBack();
    QCOMPARE(set(u"third"_s), WorkKeeper::Outcome::Written);
    QCOMPARE(bench.summary(*bench.file.season), u"third"_s);
    QCOMPARE(bench.file.season->history().ofApplicant(bench.applicant)->size(), 3);
}

void TestWorkKeeper::corrections_areShownWhileTheyWait()
{
    Bench bench;
    Away away(bench.file.path);
    QVERIFY(bench.corrections.apply(bench.applicant, {Edit::set(u"/basics/summary"_s, u"typed"_s)},
                                    bench.file.reviewer));
    const auto shown = [&] {
        const auto stored = bench.file.season->records().checked(bench.applicant).value();
        const CheckedRecord record = bench.corrections.over(bench.applicant, stored);
        return valueAt(record.json, u"/basics/summary"_s).toString();
    };
    QCOMPARE(shown(), u"typed"_s);
    away.putBack();
    QVERIFY(bench.keeper.retry());
    BOLE_DO(bench.file.season->history().undo(bench.file.reviewer));
    QCOMPARE(shown(), QString()); // what is written is not put over it any more
}

void TestWorkKeeper::copy_takesWhatWasKept()
{
    Bench bench;
    const QString path = bench.file.folder.filePath(u"copy.bole"_s);
    const Away away(bench.file.path);
    QCOMPARE(bench.keeper.write(bench.tag(u"a"_s)), WorkKeeper::Outcome::Kept);
    BOLE_DO(bench.file.season->saveCopy(path));
    bench.keeper.setSeason(nullptr);
    QCOMPARE(bench.keeper.count(), 1);
    const auto copy = Season::open(path).value();
    bench.keeper.setSeason(copy.get());
    QCOMPARE(bench.keeper.count(), 0);
    QCOMPARE(bench.tags(*copy), QStringList{u"a"_s});
}

void TestWorkKeeper::otherSeason_takesNothing_andIsNotHeldUp()
{
    Bench bench;
    const Away away(bench.file.path);
    QCOMPARE(bench.keeper.write(bench.tag(u"a"_s)), WorkKeeper::Outcome::Kept);
    SeasonFixture other;
    QCOMPARE(other.addApplicant(sampleRecord()), bench.applicant); // the same number
    bench.keeper.setSeason(other.season.get());
    QCOMPARE(bench.keeper.write(bench.tag(u"b"_s)), WorkKeeper::Outcome::Written);
    QCOMPARE(bench.tags(*other.season), QStringList{u"b"_s});
    QCOMPARE(bench.keeper.count(), 1);
}

void TestWorkKeeper::impossible_isToldAndNotKept()
{
    Bench bench;
    BOLE_FAILS(bench.keeper.write(bench.tag(u" "_s)), ErrorCode::InvalidValue);
    QCOMPARE(bench.keeper.count(), 0);
}

void TestWorkKeeper::impossibleLater_isToldAndHoldsUpNobody()
{
    Bench bench;
    QSignalSpy gaveUp(&bench.keeper, &WorkKeeper::gaveUp);
    Away away(bench.file.path);
    SeasonWork work = bench.tag(u"a"_s);
    bool changedMeanwhile = false;
    work.write = [&](Season &) -> Result<void> {
        return failure(changedMeanwhile ? ErrorCode::EditConflict : ErrorCode::FileNotFound);
    };
    QCOMPARE(bench.keeper.write(work), WorkKeeper::Outcome::Kept);
    QCOMPARE(bench.keeper.write(bench.tag(u"b"_s)), WorkKeeper::Outcome::Kept);
    changedMeanwhile = true;
    away.putBack();
    QVERIFY(bench.keeper.retry());
    QCOMPARE(gaveUp.size(), 1);
    QCOMPARE(bench.tags(*bench.file.season), QStringList{u"b"_s});
}

void TestWorkKeeper::forgotten_isGone()
{
    Bench bench;
    {
        const Away away(bench.file.path);
        QCOMPARE(bench.keeper.write(bench.tag(u"a"_s)), WorkKeeper::Outcome::Kept);
        bench.keeper.forget();
    }
    QVERIFY(bench.keeper.retry());
    QVERIFY(bench.tags(*bench.file.season).isEmpty());
}

QTEST_GUILESS_MAIN(TestWorkKeeper)
#include "tst_workkeeper.moc"
