// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/importjob.h"

#include "model/record/unreadpages.h"
#include "model/season/applicantstore.h"
#include "model/season/documentstore.h"
#include "model/season/season.h"
#include "model/season/seasonthread.h"

#include <algorithm>

namespace Bole {

namespace {

struct Everybody
{
    DuplicateFinder duplicates;
    PeopleIndex index;
};

Result<Everybody> everybodyIn(Season &season)
{
    const auto withCv = season.documents().applicantsWithCv();
    if (!withCv)
        return std::unexpected(withCv.error());
    return season.applicants().list().transform([&](const QList<ApplicantRow> &rows) {
        Everybody everybody;
        for (const ApplicantRow &row : rows) {
            everybody.duplicates.add(row.name, row.nameOther, {row.email});
            everybody.index.add(
                {row.id, row.number, {row.name, row.nameOther}, withCv->contains(row.id)});
        }
        return everybody;
    });
}

/// A text can be anything: it is somebody's CV where it begins with a name, or has what CVs have.
bool looksLikeCv(const Record &record)
{
    const Basics &basics = record.basics;
    const int parts = int(!basics.emails.isEmpty() || !basics.phones.isEmpty()) +
                      int(!record.education.isEmpty()) + int(!record.work.isEmpty()) +
                      int(!record.publications.isEmpty());
    return !basics.name.isEmpty() || !basics.nameOther.isEmpty() || parts > 1;
}

} // namespace

int ImportReport::count(ImportOutcome::Kind kind) const
{
    return int(std::ranges::count(outcomes, kind, &ImportOutcome::kind));
}

bool ImportReport::isComplete() const
{
    return !stopped && !cancelled && count(ImportOutcome::Kind::Failed) == 0;
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

void ImportJob::start()
{
    m_running = true;
    m_clock.start();
    m_writer->markUnderWay(true);
    // Among thousands it takes a while to know who is there already.
    m_season.background().run(
        this, [](Season &season) { return everybodyIn(season); },
        [this](const Result<Everybody> &everybody) {
            if (everybody) {
                m_duplicates = everybody->duplicates;
                m_people = everybody->index;
            }
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
        planInto(sources.found.files);
    else
        plan(sources.found.files);
    report({});
    loadMore();
    finishIfDone();
}

void ImportJob::addTask(const PlannedDocument &document, qsizetype applicant, bool isMain,
                        bool isLoose)
{
    Task task;
    task.document = document;
    task.applicant = applicant;
    task.isMain = isMain;
    task.isLoose = isLoose;
    task.password = m_options.password;
    m_tasks.append(task);
}

void ImportJob::plan(const QList<FilePath> &files)
{
    const ImportPlan plan = planImport(files, {m_sources.roots, m_options.pattern, m_people});
    for (const PlannedApplicant &applicant : plan.applicants) {
        // What somebody who is there brings without a CV is only shown.
        const PlannedDocument &first = applicant.documents.first();
        const bool isMain = !applicant.id.isValid() || first.role == DocumentRole::Cv;
        addTask(first, m_applicants.size(), isMain, false);
        m_applicants.append({applicant.documents, applicant.id, applicant.id.isValid()});
    }
    m_mainTasks = m_tasks.size();
    // What goes with a CV needs its applicant, who is there once the CV has been stored.
    for (qsizetype i = 0; i < m_applicants.size(); ++i) {
        for (const PlannedDocument &document : m_applicants[i].documents.mid(1))
            addTask(document, i, false, false);
    }
    for (const PlannedDocument &document : plan.loose) {
        addTask(document, m_applicants.size(), false, true);
        m_applicants.append({{document}, {}, false});
    }
}

/// One after the other: a CV among them takes the place of the one that is there.
void ImportJob::planInto(const QList<FilePath> &files)
{
    const auto there = m_season.documents().list(m_options.into).value_or(QList<Document>());
    const auto replaced = m_season.documents().document(m_options.replaces);
    const bool hasCv = std::ranges::contains(there, DocumentRole::Cv, &Document::role);
    m_applicants.append({{}, m_options.into, true});
    for (const FilePath &path : files) {
        const DocumentRole usual = hasCv ? DocumentRole::Other : DocumentRole::Cv;
        const DocumentRole role = replaced ? replaced->role : saidRoleOf(path).value_or(usual);
        addTask({path, role}, 0, role == DocumentRole::Cv, false);
    }
    m_mainTasks = m_tasks.size();
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

void ImportJob::startTask(qsizetype index)
{
    m_active.insert(index);
    const FilePath path = m_tasks[index].document.path;
    inBackground([path, limits = m_readers.limits()] { return readDocumentFile(path, limits); },
                 [this, index](const Result<DocumentFile> &file) { onFileLoaded(index, file); });
}

bool ImportJob::isKnown(const QString &sha256, ApplicantId *owner) const
{
    const auto there = m_season.documents().findBySha256(sha256);
    if (!there || there->isEmpty())
        return false;
    *owner = there->first().applicant;
    return true;
}

void ImportJob::onFileLoaded(qsizetype index, const Result<DocumentFile> &file)
{
    if (!m_active.contains(index))
        return;
    Task &task = m_tasks[index];
    if (!file)
        return onFailed(index, file.error());
    if (const auto failed = m_failures.constFind(file->sha256); failed != m_failures.constEnd())
        return fail(index, *failed);
    ApplicantId owner;
    if (isKnown(file->sha256, &owner))
        return skipCopy(index, owner);
    const qsizetype first = m_firstOf.value(file->sha256, index);
    if (first != index && m_active.contains(first)) {
        m_active.remove(index);
        m_copies.insert(first, index);
        return;
    }
    m_firstOf.insert(file->sha256, index);
    task.file = *file;
    read(index);
}

void ImportJob::skipCopy(qsizetype index, ApplicantId owner)
{
    const Task &task = m_tasks[index];
    if (task.isMain && !m_options.into.isValid())
        m_applicants[task.applicant].id = owner; // what goes with it goes to that applicant
    finishTask(index, {task.document.path,
                       ImportOutcome::Kind::Skipped,
                       {ErrorCode::DocumentAlreadyThere, {}},
                       owner,
                       {},
                       {},
                       false});
}

/// Copies are there when the file that came first is, and failed when that has.
void ImportJob::settleCopies(qsizetype index, const ImportOutcome &outcome)
{
    QList<qsizetype> copies = m_copies.values(index);
    m_copies.remove(index);
    std::ranges::sort(copies);
    for (const qsizetype copy : std::as_const(copies)) {
        if (outcome.kind != ImportOutcome::Kind::Failed)
            skipCopy(copy, outcome.applicant);
        else if (m_options.source == ParsedSource::Pdf)
            fail(copy, outcome.error);
        else if (!m_ending) // it may have a text of its own beside it
            startTask(copy);
    }
}

void ImportJob::read(qsizetype index)
{
    Task &task = m_tasks[index];
    const FilePath path = task.document.path;
    const bool isPdf = task.file.kind == DocumentKind::Pdf;
    if (!task.isMain && m_applicants[task.applicant].id.isValid() && isPdf) {
        task.ticket = m_readers.requestPages(
            task.file.source(task.password), Urgency::Background, this,
            [this, index](const Result<DocumentPages> &pages) { onShape(index, pages); });
        return;
    }
    const FilePath beside =
        m_options.source == ParsedSource::Text && isPdf ? textBeside(path) : FilePath();
    if (!beside.isEmpty())
        return readBeside(index, beside);
    task.ticket = m_readers.requestRecord(
        task.file.source(task.password), path.fileName(), m_options.today, this,
        [this, index](const Result<Understanding> &result) { onRead(index, result); },
        [this, path](const ReadingProgress &progress) { report(path, progress); });
}

/// The PDF is kept and shown, but another file says what is in it.
void ImportJob::readBeside(qsizetype index, const FilePath &path)
{
    const ReaderLimits limits = m_readers.limits();
    if (path.suffix() == QStringLiteral("json")) {
        inBackground([path, limits] { return readRecordFile(path, limits); },
                     [this, index](const Result<Understanding> &record) { onRead(index, record); });
        return;
    }
    inBackground(
        [path, limits] { return readDocumentFile(path, limits); },
        [this, index, path](const Result<DocumentFile> &file) {
            if (!file)
                return onFailed(index, file.error());
            m_tasks[index].ticket = m_readers.requestRecord(
                file->source(), path.fileName(), m_options.today, this,
                [this, index](const Result<Understanding> &result) { onRead(index, result); });
        });
}

void ImportJob::onRead(qsizetype index, const Result<Understanding> &result)
{
    if (!m_active.contains(index))
        return;
    if (!result)
        return onFailed(index, result.error());
    store(index, *result);
}

void ImportJob::onShape(qsizetype index, const Result<DocumentPages> &result)
{
    if (!result)
        return onFailed(index, result.error());
    Understanding understanding;
    understanding.record.source.pages = int(result->sizes.size());
    store(index, understanding);
}

void ImportJob::onFailed(qsizetype index, const Error &error)
{
    Task &task = m_tasks[index];
    const bool needsPassword = error.code == ErrorCode::DocumentNeedsPassword;
    const bool isWrong = error.code == ErrorCode::DocumentWrongPassword;
    if (m_options.askForPasswords && (needsPassword || isWrong)) {
        emit passwordNeeded(task.document.path, isWrong);
        return;
    }
    fail(index, error);
}

void ImportJob::fail(qsizetype index, const Error &error)
{
    const Task &task = m_tasks[index];
    if (!task.file.sha256.isEmpty() && m_options.source == ParsedSource::Pdf)
        m_failures.insert(task.file.sha256, error);
    finishTask(index, {task.document.path, ImportOutcome::Kind::Failed, error, {}, {}, {}, false});
}

void ImportJob::retry(const FilePath &path, const QString &password)
{
    for (const qsizetype index : std::as_const(m_active)) {
        if (m_tasks[index].document.path != path)
            continue;
        m_tasks[index].password = password;
        return read(index);
    }
}

void ImportJob::giveUp(const FilePath &path)
{
    for (const qsizetype index : QSet(m_active)) {
        if (m_tasks[index].document.path == path)
            fail(index, {ErrorCode::DocumentNeedsPassword, {}});
    }
}

void ImportJob::store(qsizetype index, const Understanding &understanding)
{
    Task &task = m_tasks[index];
    const Record &record = understanding.record;
    ImportOutcome outcome;
    outcome.path = task.document.path;
    outcome.ocr = record.source.ocr;
    outcome.unreadPages = unreadPages(record);
    outcome.name = record.basics.name.isEmpty() ? record.basics.nameOther : record.basics.name;
    ImportWriter::Entry entry{task.applicant,
                              m_applicants[task.applicant].id,
                              {},
                              task.file.bytes,
                              understanding.text,
                              record,
                              false,
                              false,
                              false,
                              {},
                              {}};
    entry.isAttached = m_applicants[task.applicant].isKnown;
    entry.isReading = task.isMain;
    entry.replaces = m_options.replaces;
    entry.by = m_options.by;
    entry.document.role = task.document.role;
    entry.document.fileName = task.document.path.fileName();
    entry.document.kind = task.file.kind;
    entry.document.sha256 = task.file.sha256;
    entry.document.pages = record.source.pages;
    findOwner(task, understanding, entry);
    outcome.isInTray = entry.isLoose;
    if (!entry.applicant.isValid() && !entry.isLoose) {
        outcome.possibleDuplicate = m_duplicates.find(record);
        if (!outcome.possibleDuplicate.isEmpty())
            entry.record.checks.append({QStringLiteral("/basics/name"),
                                        QStringLiteral("applicant.duplicate"),
                                        QStringLiteral("warning"), outcome.possibleDuplicate});
        m_duplicates.add(record);
    }
    m_writing.insert(index);
    m_writer->write(entry, [this, index, outcome](const Result<ImportWriter::Stored> &stored) {
        onStored(index, outcome, stored);
    });
}

/// A document whose name does not tell whose it is, and a text that is nobody's CV, go to whom they
/// name, or into the tray.
void ImportJob::findOwner(const Task &task, const Understanding &understanding,
                          ImportWriter::Entry &entry) const
{
    const bool isText = task.file.kind != DocumentKind::Pdf;
    const bool isNoCv = task.isMain && isText && !entry.isAttached &&
                        saidRoleOf(task.document.path) != DocumentRole::Cv &&
                        !looksLikeCv(understanding.record);
    if (!task.isLoose && !isNoCv)
        return;
    if (isNoCv)
        entry.document.role = DocumentRole::Other;
    entry.isReading = false;
    entry.applicant = m_people.mentionedIn(understanding.text);
    entry.isAttached = entry.applicant.isValid();
    entry.isLoose = !entry.isAttached;
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
        m_people.add({stored->applicant, {}, {outcome.name}, true});
    outcome.applicant = stored->applicant;
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
    Task &task = m_tasks[index];
    m_active.remove(index);
    task.file = {};
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
    m_active = m_writing; // those are as good as finished
    m_next = m_tasks.size();
    finishIfDone();
}

void ImportJob::finishIfDone()
{
    if (!m_running || !m_active.isEmpty() || m_next < m_tasks.size())
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
