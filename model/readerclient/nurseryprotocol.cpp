// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/readerclient/nurseryprotocol.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <sys/socket.h>
#include <sys/uio.h>

namespace Bole::NurseryProtocol {

namespace {

constexpr size_t mostDescriptors = 2;

struct alignas(cmsghdr) ControlSpace
{
    std::array<char, CMSG_SPACE(mostDescriptors * sizeof(int))> bytes{};
};

} // namespace

bool sendBytes(int socket, const void *bytes, size_t size, std::span<const int> descriptors)
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
        sent = sendmsg(socket, &message, MSG_NOSIGNAL);
    } while (sent < 0 && errno == EINTR);
    return sent == ssize_t(size);
}

bool receiveBytes(int socket, void *bytes, size_t size, std::span<int> descriptors)
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
        received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    } while (received < 0 && errno == EINTR);
    if (received != ssize_t(size))
        return false;
    const cmsghdr *header = descriptors.empty() ? nullptr : CMSG_FIRSTHDR(&message);
    if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS)
        std::memcpy(descriptors.data(), CMSG_DATA(header),
                    std::min(header->cmsg_len - CMSG_LEN(0), descriptors.size_bytes()));
    return true;
}

} // namespace Bole::NurseryProtocol
