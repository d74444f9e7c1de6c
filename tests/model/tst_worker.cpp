// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/worker.h"

#include <QTest>
#include <QThread>

#include <future>
#include <memory>
#include <sys/resource.h>

using namespace Bole;

class TestWorker : public QObject
{
    Q_OBJECT

private slots:
    void jobs_areDoneElsewhereInOrder();
    void answers_comeHereInOrder();
    void drop_forgetsWhatHasNotBegun();
    void end_waitsForTheJobAndForgetsItsAnswer();
    void answer_mayEndTheWorker();
    void lowPriority_isTheThreadsAlone();
};

void TestWorker::jobs_areDoneElsewhereInOrder()
{
    Worker worker;
    QList<int> done;
    QSet<QThread *> threads;
    for (int i = 0; i < 100; ++i) {
        worker.run([&, i] {
            done.append(i);
            threads.insert(QThread::currentThread());
        });
    }
    worker.finish();
    QCOMPARE(done.size(), 100);
    QVERIFY(std::ranges::is_sorted(done));
    QCOMPARE(threads.size(), 1);
    QVERIFY(!threads.contains(QThread::currentThread()));
}

void TestWorker::answers_comeHereInOrder()
{
    Worker worker;
    QList<int> answers;
    bool here = true;
    for (int i = 0; i < 100; ++i) {
        worker.run([&, i] {
            worker.bringBack([&, i] {
                answers.append(i);
                here = here && QThread::currentThread() == thread();
            });
        });
    }
    QTRY_COMPARE(answers.size(), 100);
    QVERIFY(std::ranges::is_sorted(answers));
    QVERIFY(here);
}

void TestWorker::drop_forgetsWhatHasNotBegun()
{
    Worker worker;
    std::promise<void> begun;
    std::promise<void> go;
    bool second = false;
    worker.run([&] {
        begun.set_value();
        go.get_future().wait();
    });
    worker.run([&] { second = true; });
    begun.get_future().wait();
    worker.drop();
    go.set_value();
    worker.finish();
    QVERIFY(!second);
}

void TestWorker::end_waitsForTheJobAndForgetsItsAnswer()
{
    bool done = false;
    bool answered = false;
    {
        Worker worker;
        std::promise<void> begun;
        worker.run([&] {
            begun.set_value();
            worker.bringBack([&] { answered = true; });
            done = true;
        });
        begun.get_future().wait();
    }
    QVERIFY(done);
    QCoreApplication::processEvents();
    QVERIFY(!answered);
}

void TestWorker::answer_mayEndTheWorker()
{
    auto worker = std::make_unique<Worker>();
    worker->run([&] { worker->bringBack([&] { worker.reset(); }); });
    QTRY_VERIFY(!worker);
}

void TestWorker::lowPriority_isTheThreadsAlone()
{
    const int here = getpriority(PRIO_PROCESS, 0);
    int low = here;
    int normal = here;
    Worker modest(Worker::Priority::Low);
    modest.run([&low] { low = getpriority(PRIO_PROCESS, 0); });
    modest.finish();
    Worker usual;
    usual.run([&normal] { normal = getpriority(PRIO_PROCESS, 0); });
    usual.finish();
    QVERIFY(low > here);
    QCOMPARE(normal, here);
    QCOMPARE(getpriority(PRIO_PROCESS, 0), here);
}

QTEST_GUILESS_MAIN(TestWorker)
#include "tst_worker.moc"
