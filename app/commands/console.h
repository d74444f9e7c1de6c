// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/readerclient/sandboxstate.h"
#include "model/record/lastsaved.h"
#include "model/result.h"

#include <QCommandLineParser>
#include <QJsonDocument>

namespace Bole {

/// What the commands say to a person or a script: results on standard output, the rest on standard
/// error, where every line says by its first word who speaks. Either way nothing that a terminal
/// would obey gets through.
void printOut(const QString &text);
/// On standard output: indented, or in one line with its end. What a terminal would obey is
/// escaped.
void printJson(const QJsonObject &object, QJsonDocument::JsonFormat format);
/// On a terminal, one line that is written over again; an empty one clears it.
void printProgress(const QString &line);

/// The code to end with: a command whose output did not arrive has failed, and says so.
int endOutput(int code);

/// A line on standard error as all of them are: "bole: cv.pdf: The file is empty. …"
void tell(const QString &line);
void tellFailure(const QString &path, const Error &error);

/// One line where the season was not closed properly the last time.
void tellWhatHappened(const QString &path, const LastTime &lastTime);

/// Where this system cannot keep a hostile document away from the user's files.
void tellOfSandbox(const SandboxState &sandbox);

/// What cannot be used of the committee's own tables; the rest of them is.
void tellOfTables();

/// Which command this program runs, for what is said of it.
void beginCommand(const QString &name);

/// What is wrong with how the command was called, and where its help is. Gives the exit code to end
/// with.
int usageError(const QString &message);

/// Takes the arguments after the command's name. On wrong usage it says so and gives false.
bool parseArguments(QCommandLineParser &parser, const QStringList &arguments);

/// The same, with just so many arguments that are no options.
bool parseArguments(QCommandLineParser &parser, const QStringList &arguments, int positionals);

/// A positive whole number given as an option; 0 when the option is absent, nothing when it is
/// wrong.
std::optional<int> positiveNumber(const QCommandLineParser &parser, const QString &option);

} // namespace Bole
