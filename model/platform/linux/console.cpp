// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/console.h"

#include "model/platform/waiting.h"

#include <algorithm>
#include <csignal>
#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

namespace Bole::Platform {

namespace {

volatile std::sig_atomic_t interruptionBell = -1;

// A signal handler may do little more than write, which is how a bell is rung.
void onInterrupt(int signal)
{
    ringBell(interruptionBell);
    std::signal(signal, SIG_DFL);
}

} // namespace

bool isErrorShownAtTerminal()
{
    return isatty(STDERR_FILENO) != 0;
}

bool canShowWindows()
{
    const char *const names[] = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"};
    return std::ranges::any_of(names,
                               [](const char *name) { return qEnvironmentVariableIsSet(name); });
}

void ringWhenInterrupted(int bell)
{
    interruptionBell = bell;
    std::signal(SIGINT, onInterrupt);
    std::signal(SIGTERM, onInterrupt);
    std::signal(SIGPIPE, SIG_IGN);
}

void stopRingingWhenInterrupted()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    std::signal(SIGPIPE, SIG_DFL);
}

struct SilentTerminal::State
{
    int file = -1;
    termios before{};
    bool isSilent = false;
};

SilentTerminal::SilentTerminal() : m_state(std::make_unique<State>())
{
    m_state->file = ::open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (m_state->file < 0 || ::tcgetattr(m_state->file, &m_state->before) != 0)
        return;
    termios silent = m_state->before;
    silent.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG);
    m_state->isSilent = ::tcsetattr(m_state->file, TCSAFLUSH, &silent) == 0;
}

SilentTerminal::~SilentTerminal()
{
    if (m_state->isSilent)
        ::tcsetattr(m_state->file, TCSAFLUSH, &m_state->before);
    if (m_state->file >= 0)
        ::close(m_state->file);
}

bool SilentTerminal::isSilent() const
{
    return m_state->isSilent;
}

void SilentTerminal::say(const QByteArray &text) const
{
    (void)!::write(m_state->file, text.constData(), size_t(text.size()));
}

std::optional<char> SilentTerminal::key() const
{
    char key = 0;
    return ::read(m_state->file, &key, 1) == 1 ? std::optional(key) : std::nullopt;
}

} // namespace Bole::Platform
