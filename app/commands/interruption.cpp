// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/interruption.h"

#include <csignal>
#include <unistd.h>

namespace Bole {

namespace {

volatile std::sig_atomic_t writingEnd = -1;

// A signal handler may do little more than write a byte.
void onInterrupt(int signal)
{
    const char byte = 0;
    [[maybe_unused]] const ssize_t written = write(writingEnd, &byte, 1);
    std::signal(signal, SIG_DFL);
}

} // namespace

Interruption::Interruption(QObject *parent) : QObject(parent)
{
    if (pipe(m_ends) != 0)
        return;
    writingEnd = m_ends[1];
    m_notifier = std::make_unique<QSocketNotifier>(m_ends[0], QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, [this] {
        m_notifier->setEnabled(false);
        emit requested();
    });
    std::signal(SIGINT, onInterrupt);
    std::signal(SIGTERM, onInterrupt);
}

Interruption::~Interruption()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    for (const int end : m_ends) {
        if (end >= 0)
            close(end);
    }
}

} // namespace Bole
