// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/sampleopener.h"

#include "model/desk/desk.h"
#include "model/season/history.h"
#include "model/season/season.h"
#include "model/season/seasonfile.h"
#include "model/season/settingstore.h"
#include "views/shell/seasonkeeper.h"
#include "views/shell/workbench.h"

#include <QDir>
#include <QProgressDialog>
#include <QStandardPaths>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// Nobody has edited, scored or tagged anything in the copy since it was made.
bool isUntouched(const QString &path)
{
    const auto season = Season::open(path);
    if (!season)
        return false;
    const auto made = (*season)->settings().value(SampleSeason::madeKey.toString());
    const auto latest = (*season)->history().latestWork();
    return made && latest && made->toString() == *latest;
}

/// A free place for the copy. An earlier copy in which somebody has worked stays, as
/// "sample 2.bole" and so on; one that was only looked at makes room.
QString freshPath(SampleSeason::Story story)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    QDir().mkpath(folder);
    const QString name = story == SampleSeason::Story::Camp ? u"/sample camp"_s : u"/sample"_s;
    QString path = folder + name + u".bole"_s;
    // After the last to use a season has closed it there is no log.
    for (int i = 2; QFile::exists(path) && !(isUntouched(path) && checkMayBeReplaced(path)); ++i)
        path = folder + name + u" %1.bole"_s.arg(i);
    for (const QString &suffix : {QString(), u"-wal"_s, u"-shm"_s})
        QFile::remove(path + suffix);
    return path;
}

} // namespace

SampleOpener::SampleOpener(Workbench &bench) : QObject(&bench.window), m_bench(bench) {}

void SampleOpener::open(SampleSeason::Story story)
{
    if (std::exchange(m_building, true))
        return;
    m_bench.window.seasons().close();
    auto *progress = new QProgressDialog(&m_bench.window);
    progress->setWindowTitle(tr("Sample Season"));
    progress->setLabelText(tr("Reading the sample people's CVs…"));
    progress->setCancelButtonText(tr("Stop"));
    progress->setWindowModality(Qt::WindowModal);
    progress->setMinimumDuration(0);
    progress->setAutoClose(false);
    // Deleting the builder calls its readers off.
    auto *builder = new SampleSeason(m_bench.readers, progress);
    connect(builder, &SampleSeason::progressed, progress, [progress](int done, int total) {
        progress->setMaximum(total);
        progress->setValue(done);
    });
    connect(progress, &QProgressDialog::canceled, progress, &QObject::deleteLater);
    connect(progress, &QObject::destroyed, this, [this] { m_building = false; });
    builder->build(freshPath(story), story, m_bench.language.current(),
                   [this, progress](Result<std::unique_ptr<Season>> built) {
                       progress->reset(); // or it shows itself later, over what follows
                       progress->hide();
                       progress->deleteLater();
                       if (built)
                           m_bench.window.seasons().adopt(
                               std::make_unique<Desk>(std::move(*built), m_bench.work));
                       else
                           m_bench.dialogs.error(&m_bench.window,
                                                 tr("The sample season could not be made."),
                                                 built.error());
                   });
}

} // namespace Bole
