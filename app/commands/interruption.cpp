// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/interruption.h"

#include "model/platform/channel.h"
#include "model/platform/console.h"
#include "model/platform/waiting.h"

namespace Bole {

Interruption::Interruption(QObject *parent) : QObject(parent), m_bell(Platform::makeBell())
{
    if (m_bell < 0)
        return;
    m_notifier = std::make_unique<QSocketNotifier>(m_bell, QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, [this] {
        m_notifier->setEnabled(false);
        emit requested();
    });
    Platform::ringWhenInterrupted(m_bell);
}

Interruption::~Interruption()
{
    Platform::stopRingingWhenInterrupted();
    if (m_bell >= 0)
        Platform::closeDescriptor(m_bell);
}

} // namespace Bole
