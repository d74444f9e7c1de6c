// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/committee/deskhub.h"

#include "model/hub/hubsetup.h"
#include "model/season/season.h"

#include <thread>

namespace Bole {

struct HubJoining::Parts
{
    HubInvitation invitation;
    QString path;
    HubWaker waker;
    std::jthread thread; // last, so that it ends before anything else goes
};

HubJoining::HubJoining(const HubInvitation &invitation, const QString &path)
    : m_parts(std::make_unique<Parts>())
{
    m_parts->invitation = invitation;
    m_parts->path = path;
}

HubJoining::~HubJoining()
{
    cancel();
}

void HubJoining::start()
{
    m_parts->thread = std::jthread([this] {
        HubClient client(m_parts->waker);
        const auto made =
            HubAddress::fromText(m_parts->invitation.address)
                .and_then([&](const HubAddress &address) {
                    return client.open(address, m_parts->invitation.password, {});
                })
                .and_then([&] { return joinHub(client, m_parts->path, Shown::Beginning); });
        std::expected<void, HubTrouble> result;
        if (!made)
            result = std::unexpected(made.error().trouble);
        QMetaObject::invokeMethod(this, [this, result] {
            m_result = result;
            emit finished();
        });
    });
}

void HubJoining::cancel()
{
    m_parts->waker.stop();
}

} // namespace Bole
