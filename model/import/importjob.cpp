// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/importjob.h"

#include "model/record/unreadpages.h"
#include "model/record/valuecheck.h"
#include "model/season/documentstore.h"
#include "model/season/season.h"
#include "model/season/seasonthread.h"
#include "model/season/settingstore.h"

#include <algorithm>

namespace Bole {

namespace {

const QString patternKey = QStringLiteral("import.pattern");

/// How the files of a season are named: the next batch will be named so, too. Nothing is lost where
/// it is not kept.
void rememberPattern(Season &season, const FileNamePattern &pattern)
{
    const auto before = season.settings().value(patternKey);
    if ((before ? before->toString() : QString()) != pattern.text())
        (void)season.settings().setQuietly(patternKey, pattern.text());
}

} // namespace

FileNamePattern rememberedPattern(const SettingStore &settings)
{
    const auto text = settings.value(patternKey);
    return FileNamePattern::fromText(text ? text->toString() : QString())
        .value_or(FileNamePattern());
}

ImportJob::ImportJob(Season &season, ReaderPool &readers, const Options &options, QObject *parent)
    : QObject(parent), m_season(season), m_readers(readers), m_options(options)
{
    m_writer = std::make_unique<ImportWriter>(season.path(), *this);
}

ImportJob::~ImportJob()
{
    for (const qsizetype index : std::as_const(m_active))
        m_readers.cancel(m_tasks[index].ticket);
    m_disk.drop();
    m_disk.finish();
    if (m_running)
        m_writer->markUnderWay(false); // whoever deletes it has stopped it
}

void ImportJob::start()
{
    m_running = true;
    m_clock.start();
    m_writer->markUnderWay(true);
    // Among thousands it takes a while to know who is there already.
    m_season.background().run(
        this, [](Season &season) { return peopleIn(season.database()); },
        [this](const Result<ImportPeople> &people) {
            if (people)
                m_people = *people;
            inBackground(
                [paths = m_options.paths, season = FilePath(m_season.path())] {
                    return importSources(paths, season);
                },
                [this](const ImportSources &sources) { onFilesFound(sources); });
        });
}

void ImportJob::onFilesFound(const ImportSources &sources)
{
    m_sources = sources;
    m_report.outcomes = sources.found.others;
    if (m_options.into.isValid())
        return begin(ImportTasks::into(m_options.into, plannedInto(sources.found.files)));
    m_isAsking = m_options.asksFirst;
    makePlan();
}

/// Among thousands of files this takes a while, too.
void ImportJob::makePlan()
{
    const PlanRules rules{m_sources.roots, m_options.pattern, m_people.index};
    inBackground([files = m_sources.found.files, rules] { return planImport(files, rules); },
                 [this](const ImportPlan &plan) {
                     if (m_isAsking)
                         emit planned(plan);
                     else if (!m_options.asksFirst)
                         begin(ImportTasks::of(plan));
                 });
}

void ImportJob::setPattern(const FileNamePattern &pattern)
{
    m_options.pattern = pattern;
    if (m_isAsking)
        makePlan();
}

void ImportJob::proceed(const ImportPlan &plan)
{
    if (!std::exchange(m_isAsking, false) || !m_running)
        return;
    rememberPattern(m_season, m_options.pattern);
    const ImportTasks tasks = ImportTasks::of(plan);
    QSet<FilePath> wanted;
    for (const ImportTask &task : tasks.tasks)
        wanted.insert(task.document.path);
    for (const FilePath &path : std::as_const(m_sources.found.files)) {
        if (wanted.contains(path))
            continue;
        ImportOutcome outcome;
        outcome.path = m_sources.shown(path);
        outcome.kind = ImportOutcome::Kind::Skipped;
        outcome.notRead = NotRead::LeftOut;
        m_report.outcomes.append(outcome);
    }
    begin(tasks);
}

void ImportJob::begin(const ImportTasks &tasks)
{
    m_clock.start();
    m_applicants = tasks.people;
    m_tasks = tasks.tasks;
    m_mainTasks = tasks.mainTasks;
    for (ImportTask &task : m_tasks)
        task.password = m_options.password;
    report({});
    loadMore();
    finishIfDone();
}

QList<PlannedDocument> ImportJob::plannedInto(const QList<FilePath> &files) const
{
    const auto there = m_season.documents().list(m_options.into).value_or(QList<Document>());
    const auto replaced = m_season.documents().document(m_options.replaces);
    const bool hasCv = std::ranges::contains(there, DocumentRole::Cv, &Document::role);
    QList<PlannedDocument> documents;
    for (const FilePath &path : files) {
        const DocumentRole usual = hasCv ? DocumentRole::Other : DocumentRole::Cv;
        documents.append({path, replaced ? replaced->role : saidRoleOf(path).value_or(usual)});
    }
    return documents;
}

// A few files ahead of the readers, so that neither they nor the memory run out.
void ImportJob::loadMore()
{
    while (!m_ending && m_next < m_tasks.size() &&
           m_active.size() < 2 * qsizetype(m_readers.readerCount())) {
        const bool waitsForCvs = m_next >= m_mainTasks && !m_active.isEmpty() &&
                                 *std::ranges::min_element(m_active) < m_mainTasks;
        if (waitsForCvs)
            return;
        startTask(m_next++);
    }
}

void ImportJob::store(qsizetype index, const Understanding &understanding)
{
    ImportTask &task = m_tasks[index];
    const Record &record = understanding.record;
    ImportOutcome outcome;
    outcome.path = task.document.path;
    outcome.ocr = record.source.ocr;
    outcome.unreadPages = unreadPages(record);
    outcome.name = record.basics.name.isEmpty() ? record.basics.nameOther : record.basics.name;
    ImportWriter::Entry entry =
        entryFor(task, m_applicants[task.applicant], understanding, m_people.index);
    if (entry.isLoose && task.isMain && hasOtherCvs(index))
        return readAgainLater(index, entry.document.role);
    entry.replaces = m_options.replaces;
    entry.by = m_options.by;
    outcome.isInTray = entry.isLoose;
    if (entry.isAttached && entry.isReading && entry.document.role == DocumentRole::Cv)
        m_people.index.add({entry.applicant, {}, {}, true}); // the next one is somebody else's
    if (!entry.applicant.isValid() && !entry.isLoose) {
        outcome.possibleDuplicate = m_people.duplicates.find(record);
        if (!outcome.possibleDuplicate.isEmpty())
            entry.record.checks.append(
                possiblyTwice.with(QStringLiteral("/basics/name"), outcome.possibleDuplicate));
        m_people.duplicates.add(record);
    }
    m_writing.insert(index);
    m_writer->write(entry, [this, index, outcome](const Result<ImportWriter::Stored> &stored) {
        onStored(index, outcome, stored);
    });
}

bool ImportJob::hasOtherCvs(qsizetype index) const
{
    return m_next < m_mainTasks ||
           std::ranges::any_of(
               m_active, [&](qsizetype other) { return other != index && other < m_mainTasks; });
}

/// What looked like a CV by its name and is none may be about somebody who is still to come.
void ImportJob::readAgainLater(qsizetype index, DocumentRole role)
{
    const qsizetype later = m_tasks.size();
    ImportTask task;
    task.document = {m_tasks[index].document.path, role};
    task.applicant = m_applicants.size();
    task.isLoose = true;
    task.password = m_tasks[index].password;
    m_applicants.append({{task.document}, {}, false});
    m_tasks.append(task);
    for (const qsizetype copy : m_copies.values(index))
        m_copies.insert(later, copy);
    m_copies.remove(index);
    m_tasks[index].file = {};
    m_tasks[index].original.clear();
    m_active.remove(index);
    ++m_done;
    loadMore();
}

void ImportJob::onStored(qsizetype index, ImportOutcome outcome,
                         const Result<ImportWriter::Stored> &stored)
{
    m_writing.remove(index);
    if (!stored) {
        m_active.remove(index);
        return stopBecause(stored.error());
    }
    if (!m_tasks[index].isLoose)
        m_applicants[m_tasks[index].applicant].id = stored->applicant;
    if (stored->isNew)
        m_people.index.add({stored->applicant, {}, {outcome.name}, true});
    outcome.applicant = stored->applicant;
    outcome.isNewVersion = stored->replaced;
    if (stored->wasThere) {
        outcome.kind = ImportOutcome::Kind::Skipped;
        outcome.error = {ErrorCode::DocumentAlreadyThere, {}};
    }
    if (!stored->isNew) {
        outcome.name.clear();
        outcome.possibleDuplicate.clear();
    }
    finishTask(index, outcome);
}

void ImportJob::finishTask(qsizetype index, const ImportOutcome &outcome)
{
    ImportTask &task = m_tasks[index];
    m_active.remove(index);
    task.file = {};
    task.original.clear();
    ++m_done;
    ImportOutcome shown = outcome;
    shown.path = m_sources.shown(outcome.path);
    m_report.outcomes.append(shown);
    emit fileFinished(shown);
    settleCopies(index, outcome);
    report(outcome.path);
    loadMore();
    finishIfDone();
}

void ImportJob::stopBecause(const Error &error)
{
    m_report.stopped = true;
    m_report.stoppedBy = error;
    cancel();
}

void ImportJob::cancel()
{
    if (!m_running)
        return;
    m_ending = true;
    m_report.cancelled = !m_report.stopped;
    for (const qsizetype index : std::as_const(m_active))
        m_readers.cancel(m_tasks[index].ticket);
    m_converter.clear();
    m_isAsking = false;
    m_active = m_writing; // those are as good as finished
    m_next = m_tasks.size();
    finishIfDone();
}

void ImportJob::finishIfDone()
{
    if (!m_running || m_isAsking || !m_active.isEmpty() || m_next < m_tasks.size())
        return;
    m_running = false;
    m_report.notReached = int(m_tasks.size() - m_done);
    m_writer->markUnderWay(false);
    m_season.refresh();
    // Queued, so that nobody is told from inside start() or cancel().
    QMetaObject::invokeMethod(this, [this] { emit finished(m_report); }, Qt::QueuedConnection);
}

int ImportJob::secondsLeft() const
{
    constexpr qsizetype enoughToTell = 3;
    if (m_done < enoughToTell)
        return -1;
    return int(m_clock.elapsed() * (m_tasks.size() - m_done) / m_done / 1000);
}

void ImportJob::report(const FilePath &path, const ReadingProgress &progress)
{
    emit progressed({path, int(m_done), int(m_tasks.size()), secondsLeft(), progress.page,
                     progress.pages, progress.ocr});
}

} // namespace Bole
