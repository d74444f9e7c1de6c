// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/channel.h"

#include <QByteArray>
#include <QTest>

#include <array>

using namespace Bole::Platform;

/// The line to the readers. A system that cannot pass descriptors starts its readers otherwise, and
/// then has no use for these.
class TestChannel : public QObject
{
    Q_OBJECT

private slots:
    void stream_neverWaits();
    void stream_tellsOfItsEnd();
    void messages_stayApartAndCarryDescriptors();
    void messageOfAnotherSize_isTheEnd();
    void exitCode_isToldApartFromAKill();
};

void TestChannel::stream_neverWaits()
{
    const auto stream = makeStream();
    QVERIFY(stream);
    std::array<char, 8> into{};
    QCOMPARE(receiveSome(stream->theirs, into), 0);
    QCOMPARE(sendSome(stream->ours, "abc"), 3);
    QCOMPARE(receiveSome(stream->theirs, into), 3);
    QCOMPARE(QByteArrayView(into.data(), 3), QByteArrayView("abc"));
    const QByteArray much(1 << 20, 'x');
    qsizetype sent = 1;
    for (int i = 0; i < 1000 && sent > 0; ++i)
        sent = sendSome(stream->ours, much);
    QCOMPARE(sent, 0); // nobody reads: it is full some time
    closeDescriptor(stream->ours);
    closeDescriptor(stream->theirs);
}

void TestChannel::stream_tellsOfItsEnd()
{
    const auto stream = makeStream();
    QVERIFY(stream);
    closeDescriptor(stream->theirs);
    std::array<char, 8> into{};
    QCOMPARE(receiveSome(stream->ours, into), -1);
    QCOMPARE(sendSome(stream->ours, "abc"), -1);
    closeDescriptor(stream->ours);
    closeDescriptor(-1); // none
}

void TestChannel::messages_stayApartAndCarryDescriptors()
{
    const auto channel = makeMessageChannel();
    const auto passed = makeStream();
    QVERIFY(channel && passed);
    const std::array sentAlong{passed->theirs};
    QVERIFY(sendMessage(channel->ours, "one", 3, sentAlong));
    QVERIFY(sendMessage(channel->ours, "two", 3, {}));
    closeDescriptor(passed->theirs);
    std::array<char, 3> message{};
    std::array received{0, 0};
    QVERIFY(receiveMessage(channel->theirs, message.data(), message.size(), received));
    QCOMPARE(QByteArrayView(message), QByteArrayView("one"));
    QVERIFY(received[0] >= 0);
    QCOMPARE(received[1], -1);
    QCOMPARE(sendSome(received[0], "through"), 7);
    std::array<char, 16> into{};
    QCOMPARE(receiveSome(passed->ours, into), 7);
    QVERIFY(receiveMessage(channel->theirs, message.data(), message.size(), {}));
    QCOMPARE(QByteArrayView(message), QByteArrayView("two"));
    for (const int descriptor : {channel->ours, channel->theirs, passed->ours, received[0]})
        closeDescriptor(descriptor);
}

void TestChannel::messageOfAnotherSize_isTheEnd()
{
    const auto channel = makeMessageChannel();
    QVERIFY(channel && sendMessage(channel->ours, "short", 5, {}));
    std::array<char, 8> message{};
    QVERIFY(!receiveMessage(channel->theirs, message.data(), message.size(), {}));
    closeDescriptor(channel->ours);
    QVERIFY(!receiveMessage(channel->theirs, message.data(), message.size(), {}));
    QVERIFY(!sendMessage(channel->theirs, "late", 4, {}));
    closeDescriptor(channel->theirs);
}

void TestChannel::exitCode_isToldApartFromAKill()
{
    QCOMPARE(exitCodeOf(3 << 8), std::optional(3));
    QCOMPARE(exitCodeOf(9), std::nullopt);
}

QTEST_GUILESS_MAIN(TestChannel)
#include "tst_channel.moc"
