// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QStringList>

namespace Bole {

/// In the language of whoever is at the terminal: `Commands::tr("…")`.
class Commands
{
    Q_DECLARE_TR_FUNCTIONS(Bole::Commands)
};

/// What a command can be told, and the words about it.
struct CommandOption
{
    QStringList names; ///< without dashes, the long one first
    QString value;     ///< what stands for its value: FILE; empty: it has none
    QString help;      ///< a sentence or two
    QString fallback;  ///< what holds when it is not given
};

/// All that can be said about a command. Its help, its manual page, the completion of the shell and
/// what it accepts all come from here, so that they cannot disagree.
struct CommandHelp
{
    QString name;
    QString summary; ///< for the list of all commands, not a sentence
    QStringList usage;
    QStringList about; ///< paragraphs
    QList<CommandOption> options;
    QString exitStatus;
    QStringList examples;
    QStringList parts = {}; ///< the words of which one has to follow, where there are such

    /// Every command has --help as well.
    void addTo(QCommandLineParser &parser) const;
    /// At most 80 columns wide; a Chinese character takes two.
    QString text() const;
};

/// What the exit codes of every command mean.
QString exitCodesText();

/// Breaks a paragraph into lines of at most `width` columns.
QStringList wrapped(const QString &paragraph, int width);
int columnsOf(const QString &text);

} // namespace Bole
