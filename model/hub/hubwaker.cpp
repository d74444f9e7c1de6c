// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hub/hubwaker.h"

#include "model/platform/channel.h"
#include "model/platform/waiting.h"

namespace Bole {

HubWaker::HubWaker() : m_descriptor(Platform::makeBell()) {}

HubWaker::~HubWaker()
{
    Platform::closeDescriptor(m_descriptor);
}

void HubWaker::wake()
{
    Platform::ringBell(m_descriptor);
}

void HubWaker::stop()
{
    m_isStopped = true;
    wake();
}

bool HubWaker::isStopped() const
{
    return m_isStopped;
}

void HubWaker::clear()
{
    Platform::silenceBell(m_descriptor);
}

bool HubWaker::wait(int milliseconds)
{
    const Platform::Waited waited =
        Platform::waitFor(-1, Platform::WaitFor::Reading, m_descriptor, milliseconds);
    clear();
    return waited.isRung;
}

} // namespace Bole
