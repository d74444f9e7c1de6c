// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/console.h"

#include "model/platform/waiting.h"

#include <csignal>

namespace Bole::Platform {

namespace {

volatile std::sig_atomic_t interruptionBell = -1;

void onInterrupt(int signal)
{
    ringBell(interruptionBell);
    std::signal(signal, SIG_DFL);
}

} // namespace

/// Not known: as if a file took it up.
bool isErrorShownAtTerminal()
{
    return false;
}

/// Not known either: Qt says it when there is none.
bool canShowWindows()
{
    return true;
}

void ringWhenInterrupted(int bell)
{
    interruptionBell = bell;
    std::signal(SIGINT, onInterrupt);
}

void stopRingingWhenInterrupted()
{
    std::signal(SIGINT, SIG_DFL);
}

/// There is none that could be silenced: a password has to come from the environment or a file.
struct SilentTerminal::State
{
};

SilentTerminal::SilentTerminal() = default;
SilentTerminal::~SilentTerminal() = default;

bool SilentTerminal::isSilent() const
{
    return false;
}

void SilentTerminal::say(const QByteArray &) const {}

std::optional<char> SilentTerminal::key() const
{
    return std::nullopt;
}

} // namespace Bole::Platform
