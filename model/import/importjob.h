// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/importpeople.h"
#include "model/import/importreport.h"
#include "model/import/importsources.h"
#include "model/import/importtasks.h"
#include "model/readerclient/officeconverter.h"
#include "model/worker.h"

#include <QElapsedTimer>
#include <QObject>
#include <QSet>

namespace Bole {

class Season;
class SettingStore;

/// How the files of the last import were named that a person has looked at; empty: not told.
FileNamePattern rememberedPattern(const SettingStore &settings);

/// Brings files and folders into a season: finds them, leaves out what is already there, has them
/// read in parallel, and puts each finished applicant into the file at once. So it can be cancelled
/// at any moment, and what is finished stays. Lives on the season's thread, like the pool.
///
/// Reading the files from the disk, a few files ahead, and writing to the season are each done on a
/// thread of their own: a window in front of this never waits for a disk. The season announces what
/// was written as it does what other windows write.
class ImportJob : public QObject
{
    Q_OBJECT

public:
    struct Options
    {
        QList<FilePath> paths;
        ParsedSource source = ParsedSource::Pdf;
        QString password;             ///< tried on whatever needs one
        bool askForPasswords = false; ///< emit passwordNeeded instead of failing
        PartialDate today;
        ApplicantId into;        ///< somebody who is there: all files are theirs
        DocumentId replaces;     ///< … and the file is a newer version of this one
        ReviewerId by;           ///< who can undo that
        FileNamePattern pattern; ///< how the files are named; empty: it is found out
        bool asksFirst = false;  ///< emit `planned` and wait for `proceed`
    };

    ImportJob(Season &season, ReaderPool &readers, const Options &options,
              QObject *parent = nullptr);
    ~ImportJob() override;

    void start();
    /// Ends with what is finished; `finished` follows.
    void cancel();
    bool isRunning() const { return m_running; }
    const ImportReport &report() const { return m_report; }

    /// Another way of naming files: `planned` follows once more, until `proceed`.
    void setPattern(const FileNamePattern &pattern);
    const FileNamePattern &pattern() const { return m_options.pattern; }
    /// The answer to `planned`: who gets what after all.
    void proceed(const ImportPlan &plan);
    /// As a person knows a file of the plan: what was unpacked lies in its archive.
    FilePath shown(const FilePath &path) const { return m_sources.shown(path); }

    /// Answers to passwordNeeded: try again, or leave the file out.
    void retry(const FilePath &path, const QString &password);
    void giveUp(const FilePath &path);

signals:
    void planned(const Bole::ImportPlan &plan);
    void progressed(const Bole::ImportProgress &progress);
    void fileFinished(const Bole::ImportOutcome &outcome);
    /// `isWrong`: the one that was given does not open it.
    void passwordNeeded(const Bole::FilePath &path, bool isWrong);
    void finished(const Bole::ImportReport &report);

private:
    void onFilesFound(const ImportSources &sources);
    void makePlan();
    QList<PlannedDocument> plannedInto(const QList<FilePath> &files) const;
    void begin(const ImportTasks &tasks);
    void loadMore();
    void startTask(qsizetype index);
    void onFileLoaded(qsizetype index, const Result<DocumentFile> &file);
    void convert(qsizetype index);
    void read(qsizetype index);
    void readBeside(qsizetype index, const FilePath &path);
    void onRead(qsizetype index, const Result<Understanding> &result);
    void onShape(qsizetype index, const Result<DocumentPages> &result);
    void onFailed(qsizetype index, const Error &error);
    void failConversion(qsizetype index, ConversionError error);
    void fail(qsizetype index, const Error &error, NotRead notRead = NotRead::No);
    void store(qsizetype index, const Understanding &understanding);
    bool hasOtherCvs(qsizetype index) const;
    void readAgainLater(qsizetype index, DocumentRole role);
    void onStored(qsizetype index, ImportOutcome outcome,
                  const Result<ImportWriter::Stored> &stored);
    void finishTask(qsizetype index, const ImportOutcome &outcome);
    void stopBecause(const Error &error);
    void finishIfDone();
    void report(const FilePath &path, const ReadingProgress &progress = {});
    int secondsLeft() const;
    Document known(const QString &sha256) const;
    void skipCopy(qsizetype index, ApplicantId owner);
    void settleCopies(qsizetype index, const ImportOutcome &outcome);
    template <typename Work, typename Then>
    void inBackground(Work work, Then then);

    Season &m_season;
    ReaderPool &m_readers;
    Options m_options;
    Worker m_disk;
    std::unique_ptr<ImportWriter> m_writer;
    OfficeConverter m_converter;
    QList<ImportPerson> m_applicants;
    QList<ImportTask> m_tasks; ///< those that are parsed first, what goes with them after
    QSet<qsizetype> m_active;
    QSet<qsizetype> m_writing; ///< of these, those that are read and on their way into the file
    QHash<QString, qsizetype> m_firstOf;       ///< by SHA-256, the first task with these bytes
    QMultiHash<qsizetype, qsizetype> m_copies; ///< of a task that is under way; they wait for it
    QHash<QString, Error> m_failures;          ///< by SHA-256: copies fail, too
    ImportPeople m_people;
    ImportSources m_sources;
    ImportReport m_report;
    QElapsedTimer m_clock;
    qsizetype m_done = 0; ///< of the tasks
    qsizetype m_next = 0;
    qsizetype m_mainTasks = 0;
    bool m_isAsking = false; ///< `planned` has not been answered yet
    bool m_running = false;
    bool m_ending = false;
};

/// `then` gets what `work` gave, on this thread, unless the job has ended meanwhile.
template <typename Work, typename Then>
void ImportJob::inBackground(Work work, Then then)
{
    m_disk.run([this, work = std::move(work), then = std::move(then)]() mutable {
        // The destructor waits for this thread, so `this` is there.
        m_disk.bringBack([this, result = work(), then = std::move(then)] {
            if (m_running)
                then(result);
        });
    });
}

} // namespace Bole
