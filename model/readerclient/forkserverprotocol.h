// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/platform/channel.h"
#include "model/readerclient/sandboxstate.h"

#include <QtTypes>

#include <optional>
#include <span>
#include <type_traits>

/// What the pool and the fork server say to each other, over a socket that keeps messages apart.
/// The fork server is the `bole-reader` that the pool starts: it has loaded all that readers need
/// and makes them as copies of itself, one a document. No document ever reaches the fork server.
namespace Bole::ForkServerProtocol {

struct Order
{
    /// Start brings the reader's socket and its shared memory along. ExpectScans: the network that
    /// reads pictures will be needed; most lists of CVs hold none, and making it takes as long as
    /// reading ten of them. ExpectRecords: documents will be understood and not only drawn.
    enum class Kind : quint8 { Start, End, ExpectScans, ExpectRecords };

    Kind kind = Kind::Start;
    quint64 reader = 0;
};

struct News
{
    enum class Kind : quint8 { Opened, Ended };

    Kind kind = Kind::Opened;
    quint64 reader = 0;
    int status = 0; ///< of a reader that ended, as waitpid() gives it
    SandboxState sandbox;
};

/// The descriptor under which the fork server finds its end of the socket, and a reader its memory.
constexpr int firstDescriptor = 3;

template <typename Message>
bool send(int socket, const Message &message, std::span<const int> descriptors = {})
{
    static_assert(std::is_trivially_copyable_v<Message>);
    return Platform::sendMessage(socket, &message, sizeof message, descriptors);
}

template <typename Message>
std::optional<Message> receive(int socket, std::span<int> descriptors = {})
{
    static_assert(std::is_trivially_copyable_v<Message>);
    Message message;
    if (!Platform::receiveMessage(socket, &message, sizeof message, descriptors))
        return std::nullopt;
    return message;
}

} // namespace Bole::ForkServerProtocol
