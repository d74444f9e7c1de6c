// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <compare>
#include <expected>
#include <optional>

class QFile;

namespace Bole {

/// Which file it is, whatever it is called. Two names of one file have the same, two files never
/// do as long as both are there.
struct FileIdentity
{
    quint64 device = 0;
    quint64 number = 0;

    auto operator<=>(const FileIdentity &) const = default;
};

/// What the system offers for files, as far as Qt does not. Paths are bytes as the system has them:
/// an applicant's file may have a name that is no UTF-8. Any thread may call these.
namespace Platform {

/// Why the system refused, as something to branch on, and in its own words.
struct FileError
{
    enum Kind { NotThere, AlreadyThere, NoPermission, NoRoom, Other };

    Kind kind = Other;
    QString detail;
};
template <typename T>
using FileResult = std::expected<T, FileError>;

struct FileStatus
{
    enum Kind { File, Folder, Device }; ///< a device is whatever is neither: a pipe, a socket …

    Kind kind = Device;
    FileIdentity identity;
    qint64 size = 0;
};

/// Opens nothing, follows links.
FileResult<FileStatus> statusOf(const QByteArray &path);
/// Nothing where there is no file.
std::optional<FileIdentity> identityOf(const QByteArray &path);
bool isLink(const QByteArray &path);
bool mayBeRead(const QByteArray &path);
/// Where a path leads when all links are followed; empty where it leads nowhere.
QByteArray realPath(const QByteArray &path);
/// The names in a folder but "." and "..", in no order. Nothing where it cannot be read to its end.
std::optional<QList<QByteArray>> namesIn(const QByteArray &folder);

/// Opens a file for reading and never waits for anybody, not even at a pipe.
FileResult<void> openForReading(QFile &file, const QByteArray &path);
/// Of a file that is open, so that nobody can put another in its place in between.
FileStatus::Kind kindOfOpen(const QFile &file);
/// An empty file that only its owner may read or write. An existing one is an error.
FileResult<void> createPrivateFile(const QByteArray &path);
/// Opens a new file for writing that only its owner may read or write. An existing one is an error.
FileResult<void> openNew(QFile &file, const QByteArray &path);
/// A folder that only its owner may enter. One that is there already is no error.
FileResult<void> makePrivateFolder(const QByteArray &path);
void removeFile(const QByteArray &path);
/// Never replaces anything, also when two programs try at the same time. The new name survives a
/// power cut.
FileResult<void> renameNew(const QByteArray &from, const QByteArray &to);

/// Opens a file for writing that only its owner may read and that has no name yet: a program that
/// is killed leaves nothing behind. False where the system or the file system has no such files.
bool openNameless(QFile &file, const QByteArray &folder);
/// Gives it its name once it is whole and on the disk, in place of an older file if need be.
FileResult<void> nameFile(QFile &file, const QByteArray &path);

} // namespace Platform

} // namespace Bole
