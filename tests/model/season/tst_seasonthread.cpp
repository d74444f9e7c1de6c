// SPDX-License-Identifier: GPL-3.0-or-later
#include "seasonfixture.h"

#include "model/season/seasonthread.h"

#include <QThread>

using namespace Bole;
using namespace Qt::StringLiterals;

class TestSeasonThread : public QObject
{
    Q_OBJECT

private slots:
    void work_isDoneElsewhere_answersComeHere();
    void work_keepsItsOrder();
    void context_thatHasGone_isNotTold();
    void season_thatHasGone_isAnError();
    void closingTheSeason_waitsForWhatRuns();
};

void TestSeasonThread::work_isDoneElsewhere_answersComeHere()
{
    SeasonFixture f;
    f.addApplicant(sampleRecord());
    QThread *there = nullptr;
    QThread *here = nullptr;
    int count = -1;
    f.season->background().run(
        this,
        [&there](Season &season) {
            there = QThread::currentThread();
            return season.applicants().count();
        },
        [&](const Result<int> &counted) {
            here = QThread::currentThread();
            count = counted.value_or(-2);
        });
    QTRY_COMPARE(count, 1);
    QVERIFY(there && there != QThread::currentThread());
    QCOMPARE(here, QThread::currentThread());
}

void TestSeasonThread::work_keepsItsOrder()
{
    SeasonFixture f;
    QList<int> done;
    for (int i = 0; i < 20; ++i)
        f.season->background().run(
            this, [i](Season &) -> Result<int> { return i; },
            [&done](const Result<int> &number) { done << *number; });
    QTRY_COMPARE(done.size(), 20);
    QVERIFY(std::ranges::is_sorted(done));
}

void TestSeasonThread::context_thatHasGone_isNotTold()
{
    SeasonFixture f;
    bool told = false;
    bool last = false;
    {
        QObject context;
        f.season->background().run(
            &context, [](Season &) -> Result<void> { return {}; },
            [&told](const Result<void> &) { told = true; });
    }
    f.season->background().run(
        this, [](Season &) -> Result<void> { return {}; },
        [&last](const Result<void> &) { last = true; });
    QTRY_VERIFY(last);
    QVERIFY(!told);
}

void TestSeasonThread::season_thatHasGone_isAnError()
{
    QTemporaryDir folder;
    SeasonThread thread(folder.filePath(u"none.bole"_s));
    std::optional<ErrorCode> code;
    thread.run(
        this, [](Season &season) { return season.applicants().count(); },
        [&code](const Result<int> &counted) {
            if (!counted)
                code = counted.error().code;
        });
    QTRY_VERIFY(code == ErrorCode::FileNotFound);
}

void TestSeasonThread::closingTheSeason_waitsForWhatRuns()
{
    SeasonFixture f;
    for (int i = 0; i < 5; ++i)
        f.season->background().run(
            this, [](Season &season) { return season.applicants().create(); },
            [](const Result<ApplicantId> &) {});
    f.reopen();
    const int count = f.season->applicants().count().value();
    QVERIFY(count >= 0 && count <= 5);
    QVERIFY(f.season->wasClosedProperly());
}

QTEST_GUILESS_MAIN(TestSeasonThread)
#include "tst_seasonthread.moc"
