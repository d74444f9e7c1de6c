// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/tourcommand.h"

#include "app/commands/command.h"
#include "app/sample/sampleseason.h"
#include "app/tour/ranking.h"
#include "app/tour/viewpictures.h"
#include "model/season/season.h"
#include "views/common/errortext.h"
#include "views/shell/seasonkeeper.h"
#include "views/shell/workbench.h"

#include <QApplication>
#include <QDir>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTextStream>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// Nobody is there to be asked: the first of everything is taken, and errors go to the terminal.
class NobodysDialogs : public Dialogs
{
public:
    void error(QWidget *, const QString &what, const Error &error) override
    {
        QTextStream(stderr) << "bole tour: " << what << ' ' << errorText(error) << '\n';
    }
    void inform(QWidget *, const QString &, const QString &) override {}
    int question(QWidget *, const Question &question) override { return question.preferred; }
    int choose(QWidget *, const QString &, const QString &, const QStringList &, int) override
    {
        return 0;
    }
    std::optional<QString> text(QWidget *, const QString &, const QString &, const QString &,
                                bool) override
    {
        return std::nullopt;
    }
    QColor colour(QWidget *, const QString &, const QColor &) override { return {}; }
    QString openFile(QWidget *, const QString &, const QString &) override { return {}; }
    QStringList openFiles(QWidget *, const QString &, const QString &) override { return {}; }
    QString openFolder(QWidget *, const QString &) override { return {}; }
    QString saveFile(QWidget *, const QString &, const QString &, const QString &) override
    {
        return {};
    }
};

Result<std::unique_ptr<Season>> buildSample(ReaderPool &readers, const QString &path,
                                            QTextStream &out)
{
    Result<std::unique_ptr<Season>> result = failure(ErrorCode::Cancelled);
    SampleSeason sample(readers);
    QEventLoop loop;
    QObject::connect(&sample, &SampleSeason::progressed, &sample, [&out](int done, int total) {
        if (done == total)
            out << "Read the documents of the sample people.\n" << Qt::flush;
    });
    sample.build(path, u"en"_s, [&](Result<std::unique_ptr<Season>> built) {
        result = std::move(built);
        loop.quit();
    });
    loop.exec();
    return result;
}

int tour(const QDir &folder)
{
    QTextStream out(stdout);
    const QString path = folder.filePath(u"sample.bole"_s);
    for (const QString &suffix : {QString(), u"-wal"_s, u"-shm"_s})
        QFile::remove(path + suffix);

    QTemporaryDir settings;
    NobodysDialogs dialogs;
    Workbench bench(dialogs, settings.path());
    bench.language.setCurrent(u"en"_s);
    bench.theme.setMode(Theme::Light);
    auto season = buildSample(bench.readers, path, out);
    if (!season) {
        dialogs.error(nullptr, u"The sample season could not be made."_s, season.error());
        return SomeFailed;
    }
    out << "Season:    " << path << '\n' << '\n';
    const auto ranking = rankedApplicants(**season);
    if (!ranking) {
        dialogs.error(nullptr, u"The sample people could not be ranked."_s, ranking.error());
        return SomeFailed;
    }
    printRanking(out, *ranking);

    const QString csv = folder.filePath(u"shortlist.csv"_s);
    if (const auto written = writeShortlistCsv(**season, csv); !written) {
        dialogs.error(nullptr, u"shortlist.csv could not be written."_s, written.error());
        return SomeFailed;
    }
    out << "\nShortlist: " << csv << '\n' << Qt::flush;

    bench.window.seasons().adopt(std::move(*season));
    QList<ApplicantId> best;
    for (const ExportRow &row : *ranking)
        best << row.facts.id;
    const int pictures = ViewPictures(bench, folder.filePath(u"views"_s)).take(best);
    out << "Pictures:  " << pictures << " in " << folder.filePath(u"views"_s) << '\n';
    return pictures > 0 ? AllDone : SomeFailed;
}

} // namespace

int runTour(const QStringList &arguments)
{
    if (arguments.size() != 1 || arguments.first().startsWith(u'-')) {
        QTextStream(arguments.contains(u"--help"_s) ? stdout : stderr)
            << "usage: bole tour OUTDIR\n\nImports the sample people into OUTDIR/sample.bole, "
               "prints the ranked list, writes\nOUTDIR/shortlist.csv and a picture of every main "
               "view in both languages to OUTDIR/views.\n";
        return arguments.contains(u"--help"_s) ? AllDone : WrongUsage;
    }
    const QDir folder(QDir(arguments.first()).absolutePath());
    if (!folder.mkpath(u"views"_s)) {
        QTextStream(stderr) << "bole tour: " << folder.path() << " cannot be made.\n";
        return SomeFailed;
    }
    QApplication::setCursorFlashTime(0);
    return tour(folder);
}

} // namespace Bole
