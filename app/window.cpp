// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window.h"

#include "app/command/command.h"
#include "app/commands/interruption.h"
#include "app/desktopkeystore.h"
#include "app/sample/sampleopener.h"
#include "views/common/icons.h"
#include "views/shell/seasonkeeper.h"
#include "views/shell/workbench.h"

#include <QAction>
#include <QApplication>
#include <QFileInfo>
#include <QTimer>

namespace Bole {

namespace {

constexpr int questionsAtOnce = 4;
constexpr int millisecondsBetween = 200;

/// The end of a desktop session, or Ctrl+C in a terminal, is no crash: the window is closed as by
/// hand. Questions that are open go first, and whoever asked them has to return before the window
/// may go: what they work on goes with it. One that asks again is left to a person.
void endInOrder(QWidget &window, int questions)
{
    QWidget *question = QApplication::activeModalWidget();
    if (!question) {
        window.close();
    } else if (questions > 0) {
        question->close();
        QTimer::singleShot(millisecondsBetween, &window,
                           [&window, questions] { endInOrder(window, questions - 1); });
    }
}

} // namespace

int runWindow(const WindowArguments &arguments)
{
    QApplication::setWindowIcon(icon("bole"));
    WindowDialogs dialogs;
    DesktopKeyStore keyStore;
    Workbench bench(dialogs, {}, {.program = {}, .limits = {}, .keyStore = &keyStore});
    dialogs.setFolder(bench.settings.value(Setting::LastFolder).toString());
    SampleOpener sample(bench);
    bench.window.setSampleOpener([&sample] { sample.open(SampleSeason::Story::Intake); });
    QObject::connect(bench.actions.action("open-camp-sample"), &QAction::triggered, &sample,
                     [&sample] { sample.open(SampleSeason::Story::Camp); });
    bench.window.show();
    const Interruption interruption;
    QObject::connect(&interruption, &Interruption::requested, &bench.window,
                     [&bench] { endInOrder(bench.window, questionsAtOnce); });

    QString season = arguments.season;
    if (season.isEmpty() && !arguments.sample && bench.settings.value(Setting::ReopenLast).toBool())
        season = bench.settings.value(Setting::LastSeason).toString();
    // Before the first painting, which then shows the season and not the welcome page for a moment;
    // the window is there all the same, should there be an error to show.
    if (arguments.sample)
        QTimer::singleShot(0, &bench.window, [&] { sample.open(*arguments.sample); });
    else if (!season.isEmpty())
        bench.window.seasons().open(season);
    bench.window.showNewsAfterUpdate();
    const int result = QApplication::exec();
    bench.settings.setValue(Setting::LastFolder, dialogs.folder());
    return result;
}

} // namespace Bole
