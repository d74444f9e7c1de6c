// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command/commandhelp.h"
#include "model/readerclient/documentfile.h"

namespace Bole {

/// What `bole parse` and `bole import` are both told about reading.
struct ReadingOptions
{
    ParsedSource source = ParsedSource::Pdf;
    QString password;
    int readers = 0; ///< 0: one a processor
    ReaderLimits limits;
};

QList<CommandOption> readingOptions();

/// Fills `options`; a text is what is wrong with the arguments.
QString readReadingOptions(const QCommandLineParser &parser, ReadingOptions &options);

} // namespace Bole
