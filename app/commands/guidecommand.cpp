// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/guidecommand.h"

#include "app/command/command.h"
#include "app/commands/console.h"
#include "app/commands/seasonarguments.h"
#include "views/common/actiontable.h"
#include "views/common/windowlanguage.h"
#include "views/guide/guidewriter.h"

#include <QCommandLineParser>
#include <QDir>

namespace Bole {

using namespace Qt::StringLiterals;

CommandHelp guideHelp()
{
    CommandHelp help;
    help.name = u"guide"_s;
    help.summary = Commands::tr("write the guide as HTML and PDF");
    help.usage = {u"guide FOLDER"_s};
    help.about = {Commands::tr("Writes the guide that F1 opens in the window to FOLDER: "
                               "guide-en.html, guide-en.pdf, guide-zh_CN.html and "
                               "guide-zh_CN.pdf.")};
    help.exitStatus = Commands::tr("0 done, 1 a file could not be written, 2 wrong usage.");
    help.examples = {u"bole guide ~/Documents"_s};
    return help;
}

bool guidePaints(const QStringList &)
{
    return true;
}

int runGuide(const QStringList &arguments)
{
    QCommandLineParser parser;
    guideHelp().addTo(parser);
    if (!parseArguments(parser, arguments, 1))
        return WrongUsage;
    const QString folder = parser.positionalArguments().constFirst();
    QDir().mkpath(folder);
    for (const QString &code : WindowLanguage::all()) {
        const WindowLanguage language(code);
        const ActionTable actions;
        if (const auto written = writeGuide(folder, code, actions); !written)
            return failed(folder, written.error());
        printOut(folder + u"/guide-%1.html\n"_s.arg(code) + folder +
                 u"/guide-%1.pdf\n"_s.arg(code));
    }
    return AllDone;
}

} // namespace Bole
