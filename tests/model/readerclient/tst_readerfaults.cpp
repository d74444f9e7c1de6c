// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readerclient/readerpool.h"
#include "model/readerclient/readerprotocol.h"

#include <QSignalSpy>
#include <QTest>

using namespace Bole;

namespace {

DocumentSource document(const char *manner)
{
    return {QString::fromLatin1(manner), DocumentKind::Pdf, [] { return QByteArray("x"); }, {}};
}

struct Answered
{
    std::optional<Result<DocumentPages>> result;
    auto callback()
    {
        return [this](Result<DocumentPages> answer) {
            result = std::move(answer);
        };
    }
    bool wait()
    {
        return QTest::qWaitFor([this] { return result.has_value(); }, 30'000);
    }
};

ReaderPool::Options standIn(int readers, int milliseconds = 20'000)
{
    ReaderPool::Options options;
    options.program = qEnvironmentVariable("BOLE_STAND_IN_READER");
    options.readers = readers;
    options.limits.millisecondsPerDocument = milliseconds;
    options.limits.millisecondsPerOcrPage = 30'000;
    options.limits.clockFactor = 1;
    options.limits.millisecondsToStart = milliseconds < 1000 ? 3'000 : 10'000;
    return options;
}

} // namespace

/// What the pool does when a reader fails, with a stand-in that fails in every way.
class TestReaderFaults : public QObject
{
    Q_OBJECT

private slots:
    void failure_isNamed_andTheNextRequestIsServed_data();
    void failure_isNamed_andTheNextRequestIsServed();
    void frames_doNotPileUp();
    void crash_leavesTheOthersAlone();
    void everyDocument_hasAReaderOfItsOwn();
    void answersToOthersQuestions_areNotTaken();
    void ocrPage_hasAClockOfItsOwn();
    void cancelledHang_isEnded();
    void poolGone_endsItsReaders();
};

void TestReaderFaults::failure_isNamed_andTheNextRequestIsServed_data()
{
    QTest::addColumn<QByteArray>("manner");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("crash") << QByteArray("crash") << ErrorCode::ReaderCrashed;
    QTest::newRow("unexpected exit") << QByteArray("exit") << ErrorCode::ReaderCrashed;
    QTest::newRow("out of memory") << QByteArray("memory") << ErrorCode::ReaderOutOfMemory;
    QTest::newRow("hang") << QByteArray("hang") << ErrorCode::ReaderTimedOut;
    QTest::newRow("nonsense instead of an answer")
        << QByteArray("nonsense") << ErrorCode::ReaderCrashed;
    QTest::newRow("messages without end, each cut in two")
        << QByteArray("half-frames") << ErrorCode::ReaderCrashed;
    QTest::newRow("too many small messages before the answer")
        << QByteArray("many-frames") << ErrorCode::ReaderCrashed;
    QTest::newRow("too many bytes before the answer")
        << QByteArray("much") << ErrorCode::ReaderCrashed;
    QTest::newRow("one message without end")
        << QByteArray("endless-frame") << ErrorCode::ReaderCrashed;
    QTest::newRow("progress without end")
        << QByteArray("endless-progress") << ErrorCode::ReaderTimedOut;
}

void TestReaderFaults::failure_isNamed_andTheNextRequestIsServed()
{
    QFETCH(const QByteArray, manner);
    QFETCH(const ErrorCode, code);
    ReaderPool::Options options = standIn(1, manner == "hang" ? 300 : 20'000);
    if (manner == "endless-progress") {
        options.limits.millisecondsPerDocument = 200;
        options.limits.millisecondsOfOcr = 500;
        options.limits.millisecondsToStart = 3'000;
    }
    if (manner == "many-frames")
        options.limits.pages = 10;
    ReaderPool pool(options);
    QSignalSpy replaced(&pool, &ReaderPool::readerReplaced);
    Answered bad;
    Answered good;
    pool.requestPages(document(manner.constData()), Urgency::Soon, this, bad.callback());
    pool.requestPages(document("good"), Urgency::Soon, this, good.callback());
    QVERIFY(bad.wait() && good.wait());
    QVERIFY(!bad.result->has_value());
    QCOMPARE(bad.result->error().code, code);
    QVERIFY(good.result->has_value());
    QCOMPARE(replaced.size(), 1);
}

void TestReaderFaults::frames_doNotPileUp()
{
    using namespace ReaderProtocol;
    Answer answer;
    answer.payload = QByteArray(1000, 'x');
    const QByteArray whole = frame(answer);
    FrameBuffer buffer(largestAnswer);
    buffer.append(whole.first(500));
    for (int i = 0; i < 10'000; ++i) {
        buffer.append(whole.sliced(500));
        buffer.append(whole.first(500));
        QVERIFY(buffer.next());
        QVERIFY(buffer.heldBytes() < 2 * whole.size());
    }
    // A length that is never sent is not waited for.
    FrameBuffer small(100);
    small.append(whole);
    QVERIFY(!small.next());
    QVERIFY(small.isBroken());
}

void TestReaderFaults::everyDocument_hasAReaderOfItsOwn()
{
    ReaderPool pool(standIn(1));
    const auto readerOf = [&](const char *name) {
        Answered answer;
        pool.requestPages(document(name), Urgency::Soon, this, answer.callback());
        return answer.wait() && answer.result->has_value() ? (*answer.result)->sizes.first().width()
                                                           : 0;
    };
    const double first = readerOf("who-1");
    QVERIFY(first > 0);
    QCOMPARE(readerOf("who-1"), first); // what is leafed through is loaded once
    QVERIFY(readerOf("who-2") != first);
    QVERIFY(readerOf("who-3") != first);
}

void TestReaderFaults::answersToOthersQuestions_areNotTaken()
{
    ReaderPool pool(standIn(1));
    Answered forger;
    pool.requestPages(document("forger"), Urgency::Soon, this, forger.callback());
    QVERIFY(forger.wait());
    for (const char *name : {"who-1", "who-2", "who-3"}) {
        Answered next;
        pool.requestPages(document(name), Urgency::Soon, this, next.callback());
        QVERIFY(next.wait());
        // Its own reader's number, not the size of the forged one.
        QVERIFY((*next.result)->sizes.first().width() > 1);
    }
}

void TestReaderFaults::crash_leavesTheOthersAlone()
{
    ReaderPool pool(standIn(2));
    std::array<Answered, 20> answers;
    for (size_t i = 0; i < answers.size(); ++i)
        pool.requestPages(document(i % 5 == 2 ? "crash" : "good"), Urgency::Background, this,
                          answers[i].callback());
    for (size_t i = 0; i < answers.size(); ++i) {
        QVERIFY(answers[i].wait());
        QCOMPARE(answers[i].result->has_value(), i % 5 != 2);
    }
}

void TestReaderFaults::ocrPage_hasAClockOfItsOwn()
{
    ReaderPool pool(standIn(1, 600));
    Answered slow;
    pool.requestPages(document("slow-ocr"), Urgency::Soon, this, slow.callback());
    QVERIFY(slow.wait());
    QVERIFY(slow.result->has_value());
}

void TestReaderFaults::cancelledHang_isEnded()
{
    ReaderPool pool(standIn(1));
    Answered good;
    bool answered = false;
    const Ticket hanging =
        pool.requestPages(document("hang"), Urgency::Soon, this,
                          [&answered](const Result<DocumentPages> &) { answered = true; });
    QCoreApplication::processEvents();
    pool.cancel(hanging);
    pool.requestPages(document("good"), Urgency::Soon, this, good.callback());
    QVERIFY(good.wait());
    QVERIFY(good.result->has_value());
    QVERIFY(!answered);
}

void TestReaderFaults::poolGone_endsItsReaders()
{
    QElapsedTimer clock;
    clock.start();
    {
        ReaderPool pool(standIn(2));
        pool.requestPages(document("hang"), Urgency::Soon, this, [](const auto &) {});
        QCoreApplication::processEvents();
    }
    QVERIFY(clock.elapsed() < 10'000);
}

QTEST_GUILESS_MAIN(TestReaderFaults)
#include "tst_readerfaults.moc"
