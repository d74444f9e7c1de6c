// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command/manual.h"

#include "app/command/programicons.h"
#include "app/command/version.h"

#include <QDir>
#include <QFile>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// What has a meaning to troff is written so that it is printed.
QString troff(QString text)
{
    text.replace(u'\\', u"\\e"_s).replace(u'-', u"\\-"_s).replace(u'\'', u"\\(aq"_s);
    return text.startsWith(u'.') ? u"\\&"_s + text : text;
}

QString heading(const QString &page, const QString &summary)
{
    return u".\\\" Made by bole itself: see app/command/manual.cpp.\n"
           ".TH %1 1 \"\" \"Bole %2\" \"Bole\"\n.SH NAME\n%3 \\- %4\n"_s.arg(
               page.toUpper(), programVersion(), troff(page), troff(summary));
}

QString synopsis(const QStringList &usage)
{
    QString text = u".SH SYNOPSIS\n"_s;
    for (const QString &line : usage)
        text +=
            (line == usage.first() ? QString() : u".br\n"_s) + u".B bole\n"_s + troff(line) + u'\n';
    return text;
}

QString optionNames(const CommandOption &option)
{
    QStringList names;
    for (const QString &name : option.names)
        names.append(u"\\fB"_s + troff((name.size() == 1 ? u"-"_s : u"--"_s) + name) + u"\\fR"_s);
    return names.join(u", ") +
           (option.value.isEmpty() ? QString() : u" \\fI"_s + troff(option.value) + u"\\fR"_s);
}

QString wordsForShell(const CommandHelp &help)
{
    QStringList names = help.parts;
    for (const CommandOption &option : help.options) {
        for (const QString &name : option.names)
            names.append((name.size() == 1 ? u"-"_s : u"--"_s) + name);
    }
    return (names << u"--help"_s).join(u' ');
}

QStringList commandNames(const QList<Command> &commands)
{
    QStringList names;
    for (const Command &command : commands)
        names.append(QString::fromLatin1(command.name));
    return names;
}

/// A line for each command, and for help, whose words are the commands.
QString completionCases(const QList<Command> &commands, const QString &line)
{
    QString cases;
    for (const Command &command : commands)
        cases += line.arg(QString::fromLatin1(command.name), wordsForShell(command.help()));
    return cases + line.arg(u"help"_s, commandNames(commands).join(u' '));
}

/// The commands after which a certain word has to follow.
QStringList namesWithParts(const QList<Command> &commands)
{
    QStringList names{u"help"_s};
    for (const Command &command : commands) {
        if (!command.help().parts.isEmpty())
            names.append(QString::fromLatin1(command.name));
    }
    return names;
}

/// What scripts can give in the environment.
QString environmentSection()
{
    const std::pair<QString, QString> variables[] = {
        {u"BOLE_KNOWLEDGE"_s, Commands::tr("The folder of a committee's own tables.")},
        {u"BOLE_PASSWORD"_s, Commands::tr("Opens PDFs that are protected by a password.")},
        {u"BOLE_SEASON_PASSWORD"_s, Commands::tr("The password of a protected season.")},
        {u"BOLE_NEW_PASSWORD"_s, Commands::tr("The password that bole protect sets.")},
        {u"BOLE_HUB_PASSWORD"_s, Commands::tr("The password of the committee's hub.")},
        {u"BOLE_PASSPHRASE"_s, Commands::tr("Of the packages of bole share and bole merge.")},
    };
    QString text = u".SH ENVIRONMENT\n"_s;
    for (const auto &[name, meaning] : variables)
        text += u".TP\n\\fB%1\\fR\n%2\n"_s.arg(name, troff(meaning));
    return text + u".PP\n"_s +
           troff(Commands::tr("The passwords of seasons and of the hub can also be read from an "
                              "open file: BOLE_SEASON_PASSWORD_FD and the like hold its number.")) +
           u'\n';
}

bool write(const QString &path, const QString &text)
{
    QFile file(path);
    const QByteArray bytes = text.toUtf8();
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

QString manualPage(const CommandHelp &help)
{
    QString text = heading(u"bole-"_s + help.name, help.summary) + synopsis(help.usage);
    text += u".SH DESCRIPTION\n"_s;
    for (const QString &paragraph : help.about)
        text +=
            (paragraph == help.about.first() ? QString() : u".PP\n"_s) + troff(paragraph) + u'\n';
    text += u".SH OPTIONS\n"_s;
    for (const CommandOption &option : help.options)
        text += u".TP\n"_s + optionNames(option) + u'\n' + troff(option.help) + u'\n';
    text += u".TP\n\\fB\\-\\-help\\fR\n"_s + troff(Commands::tr("Print the help and end.")) + u'\n';
    text += u".SH EXIT STATUS\n"_s + troff(help.exitStatus) + u'\n';
    if (!help.examples.isEmpty())
        text += u".SH EXAMPLES\n"_s;
    for (const QString &example : help.examples)
        text += u".EX\n"_s + troff(example) + u"\n.EE\n"_s;
    return text + u".SH SEE ALSO\n.BR bole (1)\n"_s;
}

QString programPage(const QList<Command> &commands)
{
    QString text = heading(u"bole"_s, Commands::tr("read applications and keep what a committee "
                                                   "thinks of them"));
    text += synopsis({u"[SEASON]"_s, u"--sample[=camp]"_s, u"COMMAND [options] …"_s});
    text +=
        u".SH DESCRIPTION\n"_s +
        troff(Commands::tr(
            "Bole is a desktop program for the members of an admissions committee. It shows each "
            "applicant's PDF next to the facts read from it, and keeps corrections, scores and "
            "notes in one file, a season. Without a command it opens the window.")) +
        u"\n.SH COMMANDS\n"_s;
    for (const Command &command : commands)
        text += u".TP\n\\fBbole %1\\fR\n%2; see \\fBbole\\-%1\\fR(1)\n"_s.arg(
            QString::fromLatin1(command.name), troff(command.help().summary));
    text += u".SH EXIT STATUS\n"_s + troff(exitCodesText()) + u'\n';
    text += environmentSection();
    return text + u".SH FILES\n.TP\n\\fI*.bole\\fR\n"_s +
           troff(Commands::tr("Seasons: SQLite files with documents and reviews inside.")) + u'\n';
}

QString bashCompletion(const QList<Command> &commands)
{
    return u"# Completion of bole for bash; made by bole itself.\n"
           "_bole() {\n"
           "    local word=${COMP_WORDS[COMP_CWORD]} words=\n"
           "    if [ \"$COMP_CWORD\" = 1 ]; then\n"
           "        words='%1 help --sample --sample=camp --version --help'\n"
           "    else\n"
           "        case ${COMP_WORDS[1]} in\n%2        esac\n"
           "    fi\n"
           "    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$word\")\n"
           "}\n"
           "complete -o default -F _bole bole\n"_s.arg(
               commandNames(commands).join(u' '),
               completionCases(commands, u"            %1) words='%2' ;;\n"_s));
}

QString zshCompletion(const QList<Command> &commands)
{
    return u"#compdef bole\n"
           "# Completion of bole for zsh; made by bole itself.\n"
           "if (( CURRENT == 2 )); then\n"
           "    compadd -- %1 help --sample --sample=camp --version --help\n"
           "elif [[ $PREFIX == -* || $CURRENT$words[2] == 3(%3) ]]; then\n"
           "    case $words[2] in\n%2    esac\n"
           "    return\n"
           "fi\n"
           "_files\n"_s.arg(commandNames(commands).join(u' '),
                            completionCases(commands, u"    %1) compadd -- %2 ;;\n"_s),
                            namesWithParts(commands).join(u'|'));
}

int writeManual(const QString &folder)
{
    const QDir into(folder);
    bool isWritten = QDir().mkpath(folder) &&
                     write(into.filePath(u"bole.1"_s), programPage(commands())) &&
                     write(into.filePath(u"bole.bash"_s), bashCompletion(commands())) &&
                     write(into.filePath(u"_bole"_s), zshCompletion(commands())) &&
                     writeIcons(into.filePath(u"icons"_s));
    for (const Command &command : commands())
        isWritten &= write(into.filePath(u"bole-%1.1"_s.arg(QLatin1StringView(command.name))),
                           manualPage(command.help()));
    return isWritten ? AllDone : SomeFailed;
}

} // namespace Bole
