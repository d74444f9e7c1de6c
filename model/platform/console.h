// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <memory>
#include <optional>

/// What the commands ask of a terminal, as far as Qt and the standard library do not offer it.
namespace Bole::Platform {

/// Whether somebody looks at standard error, or a file takes it up.
bool isErrorShownAtTerminal();

/// Whether there is a desktop on which windows can be shown, or Qt was told to do without one.
bool canShowWindows();

/// From now on the first Ctrl+C, or the system's request to end, rings the bell (waiting.h), and
/// the second one ends the program as ever. Whoever reads standard output may stop reading: writing
/// then fails, and that is all. One bell at a time in a program.
void ringWhenInterrupted(int bell);
/// All as it was.
void stopRingingWhenInterrupted();

/// The terminal that this program was started at, wherever its standard input comes from. Shows
/// nothing of what is typed and hands on every key, Ctrl+C too, as long as this is there.
class SilentTerminal
{
public:
    SilentTerminal();
    ~SilentTerminal();
    SilentTerminal(const SilentTerminal &) = delete;
    SilentTerminal &operator=(const SilentTerminal &) = delete;

    /// False where there is no terminal, or one that cannot be silenced.
    bool isSilent() const;
    void say(const QByteArray &text) const;
    /// Waits for it. Nothing when the terminal is gone.
    std::optional<char> key() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace Bole::Platform
