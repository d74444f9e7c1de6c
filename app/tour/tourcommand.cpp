// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/tourcommand.h"

#include "app/command/command.h"
#include "app/commands/console.h"
#include "app/commands/seasonarguments.h"
#include "app/sample/sampleseason.h"
#include "app/tour/ranking.h"
#include "app/tour/viewpictures.h"
#include "model/desk/blindedseason.h"
#include "model/desk/desk.h"
#include "model/season/season.h"
#include "model/season/shortliststore.h"
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
                                            SampleSeason::Story story, QTextStream &out)
{
    Result<std::unique_ptr<Season>> result = failure(ErrorCode::Cancelled);
    SampleSeason sample(readers);
    QEventLoop loop;
    QObject::connect(&sample, &SampleSeason::progressed, &sample, [&out](int done, int total) {
        if (done == total)
            out << "Read the documents of the sample people.\n" << Qt::flush;
    });
    sample.build(path, story, u"en"_s, [&](Result<std::unique_ptr<Season>> built) {
        result = std::move(built);
        loop.quit();
    });
    loop.exec();
    return result;
}

int tour(const QDir &folder, SampleSeason::Story story, const QStringList &only)
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
    auto season = buildSample(bench.readers, path, story, out);
    if (!season) {
        dialogs.error(nullptr, u"The sample season could not be made."_s, season.error());
        return SomeFailed;
    }
    out << "Season:    " << path << '\n' << '\n';
    const BlindedSeason visible(**season, {}, u"en"_s);
    const auto ranking = rankedApplicants(visible);
    if (!ranking) {
        dialogs.error(nullptr, u"The sample people could not be ranked."_s, ranking.error());
        return SomeFailed;
    }
    printRanking(out, *ranking);

    const QString csv = folder.filePath(u"shortlist.csv"_s);
    const auto lists = (*season)->shortlists().list().value_or(QList<Shortlist>());
    if (const auto written = writeShortlistCsv(visible, lists.value(0), csv); !written) {
        dialogs.error(nullptr, u"shortlist.csv could not be written."_s, written.error());
        return SomeFailed;
    }
    out << "\nShortlist: " << csv << '\n' << Qt::flush;

    bench.window.seasons().adopt(std::make_unique<Desk>(std::move(*season), bench.work));
    QList<ApplicantId> best;
    for (const PersonRow &row : *ranking)
        best << row.facts.id;
    const int pictures = ViewPictures(bench, folder.filePath(u"views"_s), only).take(best);
    out << "Pictures:  " << pictures << " in " << folder.filePath(u"views"_s) << '\n';
    return pictures > 0 ? AllDone : SomeFailed;
}

} // namespace

CommandHelp tourHelp()
{
    CommandHelp help;
    help.name = u"tour"_s;
    help.summary = Commands::tr("show everything on the sample season by itself");
    help.usage = {u"tour [options] FOLDER"_s};
    help.about = {Commands::tr("Reads the sample people into FOLDER/sample.bole, prints the ranked "
                               "list, writes FOLDER/shortlist.csv and a picture of every main view "
                               "in both languages to FOLDER/views.")};
    help.options = {{{u"only"_s},
                     u"NAMES"_s,
                     Commands::tr("Take only these pictures: names between commas."),
                     {}},
                    {{u"camp"_s}, {}, Commands::tr("The sample summer camp instead."), {}}};
    help.exitStatus = Commands::tr("0 done, 1 something could not be made, 2 wrong usage.");
    help.examples = {u"bole tour pictures"_s};
    return help;
}

int runTour(const QStringList &arguments)
{
    QCommandLineParser parser;
    tourHelp().addTo(parser);
    if (!parseArguments(parser, arguments, 1))
        return WrongUsage;
    const QDir folder(QDir(parser.positionalArguments().constFirst()).absolutePath());
    if (!folder.mkpath(u"views"_s)) {
        return failed(folder.path(), {ErrorCode::FileNotWritable, {}});
    }
    QApplication::setCursorFlashTime(0);
    const auto story =
        parser.isSet(u"camp"_s) ? SampleSeason::Story::Camp : SampleSeason::Story::Intake;
    return tour(folder, story, parser.value(u"only"_s).split(u',', Qt::SkipEmptyParts));
}

} // namespace Bole
