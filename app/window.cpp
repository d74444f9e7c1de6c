// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window.h"

#include "app/command/command.h"
#include "app/desktopkeystore.h"
#include "app/sample/sampleopener.h"
#include "views/common/icons.h"
#include "views/shell/seasonkeeper.h"
#include "views/shell/workbench.h"

#include <QApplication>
#include <QFileInfo>
#include <QTimer>

namespace Bole {

int runWindow(const WindowArguments &arguments)
{
    QApplication::setWindowIcon(icon("bole"));
    WindowDialogs dialogs;
    DesktopKeyStore keyStore;
    Workbench bench(dialogs, {}, {.program = {}, .limits = {}, .keyStore = &keyStore});
    SampleOpener sample(bench);
    bench.window.setSampleOpener([&sample] { sample.open(); });
    bench.window.show();

    QString season = arguments.season;
    if (season.isEmpty() && !arguments.sample && bench.settings.value(Setting::ReopenLast).toBool())
        season = bench.settings.value(Setting::LastSeason).toString();
    // Before the first painting, which then shows the season and not the welcome page for a moment;
    // the window is there all the same, should there be an error to show.
    if (arguments.sample)
        QTimer::singleShot(0, &bench.window, [&] { sample.open(); });
    else if (!season.isEmpty())
        bench.window.seasons().open(season);
    return QApplication::exec();
}

} // namespace Bole
