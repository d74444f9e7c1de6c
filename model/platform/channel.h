// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <optional>
#include <span>

class QProcess;

/// The line between this program and its reader processes, and what can be passed along it: other
/// lines and shared memory, as descriptors. Who has a descriptor closes it.
namespace Bole::Platform {

struct Channel
{
    int ours = -1;
    int theirs = -1;
};

/// Bytes in their order; either end can be watched by a QSocketNotifier.
std::optional<Channel> makeStream();
/// Messages that stay apart, each with up to two descriptors.
std::optional<Channel> makeMessageChannel();
void closeDescriptor(int descriptor);

/// As many as go without waiting: 0 when there is no room or nothing there now, -1 when the other
/// end is gone.
qsizetype sendSome(int stream, QByteArrayView bytes);
qsizetype receiveSome(int stream, std::span<char> into);

/// Waits for its turn. False when the other end is gone.
bool sendMessage(int channel, const void *bytes, size_t size, std::span<const int> descriptors);
/// Waits for a message of this size. False at the end of the conversation; descriptors that did not
/// come are -1.
bool receiveMessage(int channel, void *bytes, size_t size, std::span<int> descriptors);

/// The process that is going to be started finds the descriptor under this number, and nothing else
/// that this program has open.
void passToChild(QProcess &process, int descriptor, int asNumber);

/// With what a reader ended, from the status that the fork server tells of; nothing when it was
/// killed.
std::optional<int> exitCodeOf(int status);

} // namespace Bole::Platform
