// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QCommandLineParser>

namespace Bole {

class Season;

/// What the commands say to a person or a script: results on standard output, the rest on standard
/// error.
void printOut(const QString &text);
void printError(const QString &text);
bool isErrorATerminal();

/// "cv.pdf: The file is empty. …"
QString failureLine(const QString &path, const Error &error);

/// One line where the season was not closed properly the last time.
void tellWhatHappened(const Season &season);

/// Takes the arguments after the command's name. On wrong usage it says so and gives false.
bool parseArguments(QCommandLineParser &parser, const QString &command,
                    const QStringList &arguments);

/// A positive whole number given as an option; 0 when the option is absent, nothing when it is
/// wrong.
std::optional<int> positiveNumber(const QCommandLineParser &parser, const QString &option);

} // namespace Bole
