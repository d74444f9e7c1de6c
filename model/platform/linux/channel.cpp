// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/channel.h"

#include <QProcess>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

namespace Bole::Platform {

namespace {

constexpr size_t mostDescriptors = 2;

struct alignas(cmsghdr) ControlSpace
{
    std::array<char, CMSG_SPACE(mostDescriptors * sizeof(int))> bytes{};
};

std::optional<Channel> makePair(int type)
{
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, type | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return std::nullopt;
    return Channel{ends[0], ends[1]};
}

/// "Not now" is 0, "never again" -1.
qsizetype countOrEnd(ssize_t count)
{
    const bool isOnlyNow = count < 0 && (errno == EAGAIN || errno == EINTR);
    return isOnlyNow ? 0 : qsizetype(count);
}

} // namespace

std::optional<Channel> makeStream()
{
    return makePair(SOCK_STREAM);
}

std::optional<Channel> makeMessageChannel()
{
    return makePair(SOCK_SEQPACKET);
}

void closeDescriptor(int descriptor)
{
    if (descriptor >= 0)
        ::close(descriptor);
}

qsizetype sendSome(int stream, QByteArrayView bytes)
{
    return countOrEnd(
        ::send(stream, bytes.data(), size_t(bytes.size()), MSG_NOSIGNAL | MSG_DONTWAIT));
}

qsizetype receiveSome(int stream, std::span<char> into)
{
    const ssize_t count = ::recv(stream, into.data(), into.size(), MSG_DONTWAIT);
    return count == 0 ? -1 : countOrEnd(count);
}

bool sendMessage(int channel, const void *bytes, size_t size, std::span<const int> descriptors)
{
    iovec part{const_cast<void *>(bytes), size};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    ControlSpace control;
    if (!descriptors.empty()) {
        message.msg_control = control.bytes.data();
        message.msg_controllen = CMSG_SPACE(descriptors.size_bytes());
        cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(descriptors.size_bytes());
        std::memcpy(CMSG_DATA(header), descriptors.data(), descriptors.size_bytes());
    }
    ssize_t sent = 0;
    do {
        sent = ::sendmsg(channel, &message, MSG_NOSIGNAL);
    } while (sent < 0 && errno == EINTR);
    return sent == ssize_t(size);
}

bool receiveMessage(int channel, void *bytes, size_t size, std::span<int> descriptors)
{
    std::ranges::fill(descriptors, -1);
    iovec part{bytes, size};
    ControlSpace control;
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = descriptors.empty() ? nullptr : control.bytes.data();
    message.msg_controllen = descriptors.empty() ? 0 : control.bytes.size();
    ssize_t received = 0;
    do {
        received = ::recvmsg(channel, &message, MSG_CMSG_CLOEXEC);
    } while (received < 0 && errno == EINTR);
    if (received != ssize_t(size))
        return false;
    const cmsghdr *header = descriptors.empty() ? nullptr : CMSG_FIRSTHDR(&message);
    if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS)
        std::memcpy(descriptors.data(), CMSG_DATA(header),
                    std::min(header->cmsg_len - CMSG_LEN(0), descriptors.size_bytes()));
    return true;
}

void passToChild(QProcess &process, int descriptor, int asNumber)
{
    process.setChildProcessModifier([descriptor, asNumber] {
        // Onto itself it would stay closed on exec.
        if (descriptor == asNumber)
            ::fcntl(descriptor, F_SETFD, 0);
        else
            ::dup2(descriptor, asNumber);
    });
}

std::optional<int> exitCodeOf(int status)
{
    return WIFEXITED(status) ? std::optional(WEXITSTATUS(status)) : std::nullopt;
}

} // namespace Bole::Platform
