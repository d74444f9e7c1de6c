// SPDX-License-Identifier: GPL-3.0-or-later
// From a file on the disk to what stands in it: part of ImportJob.
#include "model/import/importjob.h"

#include "model/season/documentstore.h"
#include "model/season/season.h"

#include <algorithm>

namespace Bole {

void ImportJob::startTask(qsizetype index)
{
    m_active.insert(index);
    const FilePath path = m_tasks[index].document.path;
    inBackground(
        [path, limits = m_readers.limits()] {
            return isOfficeFile(path) ? readOfficeFile(path, limits)
                                      : readDocumentFile(path, limits);
        },
        [this, index](const Result<DocumentFile> &file) { onFileLoaded(index, file); });
}

/// With an invalid id: the season does not have it.
Document ImportJob::known(const QString &sha256) const
{
    return m_season.documents().findBySha256(sha256).value_or(QList<Document>()).value(0);
}

void ImportJob::onFileLoaded(qsizetype index, const Result<DocumentFile> &file)
{
    if (!m_active.contains(index))
        return;
    ImportTask &task = m_tasks[index];
    if (!file)
        return onFailed(index, file.error());
    if (const auto failed = m_failures.constFind(file->sha256); failed != m_failures.constEnd())
        return fail(index, *failed);
    const Document there = known(file->sha256);
    const ImportPerson &person = m_applicants[task.applicant];
    // In a folder an old version may still lie about; what is brought to somebody is meant.
    const bool isMeant = m_options.into.isValid() || !there.applicant.isValid();
    if (there.id.isValid() &&
        !(person.isKnown && isMeant && canBeTakenUp(there, person.id, m_options.replaces)))
        return skipCopy(index, there.applicant);
    if (there.replacedBy.isValid()) { // it is again what it was
        task.document.role = there.role;
        task.document.isAssumed = false;
        task.isMain = there.role == DocumentRole::Cv;
    }
    const qsizetype first = m_firstOf.value(file->sha256, index);
    if (first != index && m_active.contains(first)) {
        m_active.remove(index);
        m_copies.insert(first, index);
        return;
    }
    m_firstOf.insert(file->sha256, index);
    task.file = *file;
    if (isOfficeFile(file->path))
        convert(index);
    else
        read(index);
}

/// What is shown and read is the PDF; what was handed in is kept beside it.
void ImportJob::convert(qsizetype index)
{
    const DocumentFile &file = m_tasks[index].file;
    m_converter.convert(file.bytes, file.path.suffix(), [this, index](const auto &pdf) {
        if (!m_active.contains(index))
            return;
        if (!pdf)
            return failConversion(index, pdf.error());
        ImportTask &task = m_tasks[index];
        task.original = task.file.bytes;
        task.originalSha256 = task.file.sha256;
        task.file.become(*pdf);
        read(index);
    });
}

void ImportJob::failConversion(qsizetype index, ConversionError error)
{
    const bool isLate = error == ConversionError::OutOfTime;
    const NotRead notRead = error == ConversionError::Missing  ? NotRead::NoOffice
                            : error == ConversionError::Unsafe ? NotRead::OfficeUnsafe
                                                               : NotRead::No;
    fail(index, {isLate ? ErrorCode::ReaderTimedOut : ErrorCode::DocumentNotReadable, {}}, notRead);
}

void ImportJob::skipCopy(qsizetype index, ApplicantId owner)
{
    const ImportTask &task = m_tasks[index];
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
            fail(copy, outcome.error, outcome.notRead);
        else if (!m_ending) // it may have a text of its own beside it
            startTask(copy);
    }
}

void ImportJob::read(qsizetype index)
{
    ImportTask &task = m_tasks[index];
    const FilePath path = task.document.path;
    const bool isPdf = task.file.kind == DocumentKind::Pdf;
    const bool isTold = !task.isMain && !task.document.isAssumed;
    if (isTold && m_applicants[task.applicant].id.isValid() && isPdf) {
        task.ticket = m_readers.requestPages(
            task.file.source(task.password), Urgency::Background, this,
            [this, index](const Result<DocumentPages> &pages) { onShape(index, pages); });
        return;
    }
    const FilePath beside =
        m_options.source == ParsedSource::Text && isPdf ? textFileNextTo(path) : FilePath();
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
    ImportTask &task = m_tasks[index];
    const bool needsPassword = error.code == ErrorCode::DocumentNeedsPassword;
    const bool isWrong = error.code == ErrorCode::DocumentWrongPassword;
    if (m_options.askForPasswords && (needsPassword || isWrong)) {
        emit passwordNeeded(task.document.path, isWrong);
        return;
    }
    fail(index, error);
}

void ImportJob::fail(qsizetype index, const Error &error, NotRead notRead)
{
    const ImportTask &task = m_tasks[index];
    if (!task.file.sha256.isEmpty() && m_options.source == ParsedSource::Pdf &&
        notRead == NotRead::No)
        m_failures.insert(task.file.sha256, error);
    finishTask(
        index,
        {task.document.path, ImportOutcome::Kind::Failed, error, {}, {}, {}, false, notRead});
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

} // namespace Bole
