// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/openseason.h"

#include "app/command/commandhelp.h"
#include "app/commands/console.h"
#include "model/platform/console.h"
#include "views/common/protectiontext.h"

#include <QFile>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// The same as if it had been typed into a window.
Secret asTyped(QByteArray &&bytes)
{
    QString text = QString::fromUtf8(bytes);
    wipe(bytes);
    Secret secret = Secret::fromTyped(text);
    wipe(text);
    return secret;
}

/// One character, which may be several bytes.
void eraseLast(QByteArray &typed)
{
    bool isPart = true;
    while (!typed.isEmpty() && isPart) {
        isPart = (quint8(typed.back()) & 0xC0) == 0x80;
        typed.chop(1);
    }
}

/// Nothing where it was given up with Ctrl+C or Ctrl+D.
std::optional<Secret> lineTypedAt(const Platform::SilentTerminal &terminal)
{
    constexpr char giveUp = 3;
    constexpr char end = 4;
    constexpr char erase = 127;
    QByteArray typed;
    typed.reserve(256);
    for (auto key = terminal.key(); key && *key != giveUp && *key != end; key = terminal.key()) {
        if (*key == '\n' || *key == '\r')
            return asTyped(std::move(typed));
        if (*key == erase || *key == '\b')
            eraseLast(typed);
        else
            typed.append(*key);
    }
    wipe(typed);
    return std::nullopt;
}

std::optional<Secret> typedAtTerminal(const QString &prompt)
{
    const Platform::SilentTerminal terminal;
    if (!terminal.isSilent())
        return std::nullopt;
    terminal.say(prompt.toLocal8Bit() + ' ');
    std::optional<Secret> typed = lineTypedAt(terminal);
    terminal.say("\n");
    return typed;
}

/// Its first line. The file stays open: whoever gave it may have more in it for others.
std::optional<Secret> readFrom(int descriptor)
{
    QFile file;
    if (!file.open(descriptor, QIODevice::ReadOnly | QIODevice::Unbuffered))
        return std::nullopt;
    QByteArray line;
    line.reserve(256);
    char byte = 0;
    while (file.read(&byte, 1) == 1 && byte != '\n')
        line.append(byte);
    return line.isEmpty() ? std::nullopt : std::optional(asTyped(std::move(line)));
}

} // namespace

std::optional<Secret> secretFor(const char *name, const QString &prompt)
{
    if (qEnvironmentVariableIsSet(name)) {
        QByteArray value = qgetenv(name);
        qunsetenv(name); // the programs that this one starts need not know it
        return asTyped(std::move(value));
    }
    bool isNumber = false;
    const int file =
        qEnvironmentVariableIntValue((QByteArray(name) + "_FD").constData(), &isNumber);
    return isNumber ? readFrom(file) : typedAtTerminal(prompt);
}

Result<SeasonKey> keyForCommand(const QString &path)
{
    const Result<bool> needsPassword = isProtected(path);
    if (!needsPassword)
        return std::unexpected(needsPassword.error());
    if (!*needsPassword)
        return SeasonKey();
    if (!canProtectSeasons())
        tell(protectionMissingText());
    const auto password = canProtectSeasons() ? secretFor("BOLE_SEASON_PASSWORD",
                                                          Commands::tr("Password of %1:").arg(path))
                                              : std::nullopt;
    return password ? unlock(path, *password)
                    : failure(ErrorCode::DocumentNeedsPassword, u"season"_s);
}

Result<std::unique_ptr<Season>> openSeason(const QString &path, Season::Opener opener)
{
    return keyForCommand(path).and_then([&](const SeasonKey &) {
        Season::Options options;
        options.opener = opener;
        return Season::open(path, options); // which finds the key
    });
}

QString passwordHelp()
{
    return Commands::tr("The password of a protected season is asked for at the terminal. A script "
                        "gives it in BOLE_SEASON_PASSWORD, or names in BOLE_SEASON_PASSWORD_FD the "
                        "number of an open file that holds it.");
}

} // namespace Bole
