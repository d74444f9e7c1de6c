// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <filesystem>
#include <mutex>
#include <vector>

namespace fs = std::filesystem;

namespace Bole::Platform {

namespace {

fs::path pathOf(const QByteArray &bytes)
{
    return QFile::decodeName(bytes).toStdU16String();
}

FileError errorOf(const std::error_code &code)
{
    const auto text = QString::fromStdString(code.message());
    if (code == std::errc::no_such_file_or_directory || code == std::errc::not_a_directory)
        return {FileError::NotThere, text};
    if (code == std::errc::file_exists)
        return {FileError::AlreadyThere, text};
    if (code == std::errc::permission_denied || code == std::errc::operation_not_permitted)
        return {FileError::NoPermission, text};
    if (code == std::errc::no_space_on_device)
        return {FileError::NoRoom, text};
    return {FileError::Other, text};
}

/// A number for each file that was asked for; the same as long as one of its names is known.
FileIdentity identityNumber(const fs::path &path)
{
    static std::mutex mutex;
    static std::vector<std::vector<fs::path>> files;
    const std::lock_guard guard(mutex);
    std::error_code ignored;
    for (size_t i = 0; i < files.size(); ++i) {
        for (const fs::path &name : files[i]) {
            if (!fs::equivalent(name, path, ignored))
                continue;
            files[i].push_back(path);
            return {1, i};
        }
    }
    files.push_back({path});
    return {1, files.size() - 1};
}

} // namespace

FileResult<FileStatus> statusOf(const QByteArray &path)
{
    std::error_code failed;
    const fs::path place = pathOf(path);
    const fs::file_status status = fs::status(place, failed);
    if (!fs::exists(status))
        return std::unexpected(failed ? errorOf(failed)
                                      : FileError{FileError::NotThere, QStringLiteral("none")});
    FileStatus answer;
    answer.kind = fs::is_regular_file(status) ? FileStatus::File
                  : fs::is_directory(status)  ? FileStatus::Folder
                                              : FileStatus::Device;
    answer.identity = identityNumber(place);
    answer.size = answer.kind == FileStatus::File ? qint64(fs::file_size(place, failed)) : 0;
    return answer;
}

std::optional<FileIdentity> identityOf(const QByteArray &path)
{
    const auto status = statusOf(path);
    return status ? std::optional(status->identity) : std::nullopt;
}

bool isLink(const QByteArray &path)
{
    std::error_code ignored;
    return fs::is_symlink(pathOf(path), ignored);
}

bool mayBeRead(const QByteArray &path)
{
    return QFileInfo(QFile::decodeName(path)).isReadable();
}

QByteArray realPath(const QByteArray &path)
{
    return QFile::encodeName(QFileInfo(QFile::decodeName(path)).canonicalFilePath());
}

std::optional<QList<QByteArray>> namesIn(const QByteArray &folder)
{
    std::error_code failed;
    QList<QByteArray> names;
    for (fs::directory_iterator entry(pathOf(folder), failed), end; !failed && entry != end;
         entry.increment(failed))
        names.append(
            QFile::encodeName(QString::fromStdU16String(entry->path().filename().u16string())));
    return failed ? std::nullopt : std::optional(names);
}

FileResult<void> openForReading(QFile &file, const QByteArray &path)
{
    const auto status = statusOf(path);
    if (!status)
        return std::unexpected(status.error());
    file.setFileName(QFile::decodeName(path));
    if (status->kind != FileStatus::File || !file.open(QIODevice::ReadOnly))
        return std::unexpected(FileError{FileError::NoPermission, file.errorString()});
    return {};
}

FileStatus::Kind kindOfOpen(const QFile &file)
{
    return QFileInfo(file).isFile() ? FileStatus::File : FileStatus::Device;
}

FileResult<void> createPrivateFile(const QByteArray &path)
{
    if (identityOf(path))
        return std::unexpected(FileError{FileError::AlreadyThere, QStringLiteral("there")});
    QFile file(QFile::decodeName(path));
    if (!file.open(QIODevice::NewOnly | QIODevice::WriteOnly, QFile::ReadOwner | QFile::WriteOwner))
        return std::unexpected(FileError{FileError::NotThere, file.errorString()});
    return {};
}

FileResult<void> openNew(QFile &file, const QByteArray &path)
{
    file.setFileName(QFile::decodeName(path));
    if (!file.open(QIODevice::NewOnly | QIODevice::WriteOnly, QFile::ReadOwner | QFile::WriteOwner))
        return std::unexpected(FileError{FileError::AlreadyThere, file.errorString()});
    return {};
}

FileResult<void> makePrivateFolder(const QByteArray &path)
{
    const QString name = QFile::decodeName(path);
    if (!QDir(name).exists() &&
        !QDir().mkdir(name, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner))
        return std::unexpected(FileError{FileError::NotThere, QStringLiteral("not made")});
    return {};
}

void removeFile(const QByteArray &path)
{
    QFile::remove(QFile::decodeName(path));
}

FileResult<void> renameNew(const QByteArray &from, const QByteArray &to)
{
    // A second name for the same file is refused where there is one: nothing is ever replaced.
    std::error_code failed;
    (void)identityOf(from);
    fs::create_hard_link(pathOf(from), pathOf(to), failed);
    if (failed)
        return std::unexpected(errorOf(failed));
    (void)identityOf(to); // so that it is known by its new name, too
    fs::remove(pathOf(from), failed);
    return {};
}

bool openNameless(QFile &, const QByteArray &)
{
    return false;
}

FileResult<void> nameFile(QFile &, const QByteArray &)
{
    return std::unexpected(FileError{});
}

} // namespace Bole::Platform
