// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/ziparchive.h"

#include "model/platform/files.h"
#include "model/regularfile.h"

#include <QFile>

#include <algorithm>
#include <memory>
#include <minizip/unzip.h>
#include <type_traits>

namespace Bole {

namespace {

using Kind = ImportOutcome::Kind;

struct Closer
{
    void operator()(unzFile file) const { unzClose(file); }
};
using Archive = std::unique_ptr<std::remove_pointer_t<unzFile>, Closer>;

constexpr qsizetype chunk = 1 << 16;
constexpr int longestName = 4096;

Archive opened(const FilePath &path)
{
    // A pipe of that name would never end.
    return Archive(isRegularFile(path) ? unzOpen64(path.bytes().constData()) : nullptr);
}

struct EntryInfo
{
    QByteArray name;
    unz_file_info64 info{};

    bool isFolder() const { return name.endsWith('/'); }
    bool isProtected() const { return info.flag & 1; }
    /// Made under Unix, it tells what it is; anything but a plain file is nothing to read.
    bool isPlain() const
    {
        // As the ZIP format writes them, whatever system reads them.
        constexpr uLong unixMade = 3;
        constexpr uLong kinds = 0170000;
        constexpr uLong plainFile = 0100000;
        const uLong kind = (info.external_fa >> 16) & kinds;
        return (info.version >> 8) != unixMade || kind == 0 || kind == plainFile;
    }
};

bool readInfo(unzFile archive, EntryInfo &entry)
{
    QByteArray name(longestName, '\0');
    if (unzGetCurrentFileInfo64(archive, &entry.info, name.data(), uLong(name.size() - 1), nullptr,
                                0, nullptr, 0) != UNZ_OK)
        return false;
    if (entry.info.size_filename >= uLong(longestName))
        return false;
    // Windows' own archiver of long ago wrote its own separators.
    entry.name = name.left(qsizetype(entry.info.size_filename)).replace('\\', '/');
    return true;
}

/// Nothing that leads elsewhere: from the root, from a drive, upwards, or to a name that ends
/// early.
bool staysInside(const QByteArray &name)
{
    if (name.isEmpty() || name.startsWith('/') || name.contains('\0') ||
        (name.size() > 1 && name[1] == ':'))
        return false;
    const QList<QByteArray> parts = name.split('/');
    return !std::ranges::contains(parts, QByteArray("..")) &&
           std::ranges::all_of(parts, [](const QByteArray &part) { return part.size() < 256; });
}

bool makeFolders(const FilePath &root, const QByteArray &name)
{
    for (qsizetype slash = name.indexOf('/'); slash >= 0; slash = name.indexOf('/', slash + 1)) {
        if (!Platform::makePrivateFolder(root.child(name.left(slash)).bytes()))
            return false;
    }
    return true;
}

/// One archive on its way into a folder.
class Unpacking
{
public:
    Unpacking(const FilePath &archive, const FilePath &folder, const ArchiveLimits &limits)
        : m_path(archive), m_folder(folder), m_limits(limits), m_archive(opened(archive))
    {
        if (const auto status = Platform::statusOf(archive.bytes()))
            m_packed = status->size;
    }

    Result<QList<ImportOutcome>> run(const std::function<bool()> &isStopped)
    {
        if (!m_archive || unzGoToFirstFile(m_archive.get()) != UNZ_OK)
            return failure(ErrorCode::DocumentNotReadable, QStringLiteral("archive"));
        int next = UNZ_OK;
        for (int count = 0; next == UNZ_OK && !m_isFull; ++count) {
            if (isStopped && isStopped())
                return failure(ErrorCode::Cancelled);
            if (count == m_limits.entries) {
                leaveOut({}, NotRead::ArchiveTooLarge);
                break;
            }
            takeEntry();
            next = unzGoToNextFile(m_archive.get());
        }
        if (next != UNZ_OK && next != UNZ_END_OF_LIST_OF_FILE)
            leaveOut({}, NotRead::ArchiveDamaged);
        return m_outcomes;
    }

private:
    void takeEntry()
    {
        EntryInfo entry;
        if (!readInfo(m_archive.get(), entry))
            return leaveOut({}, NotRead::ArchiveDamaged);
        if (!staysInside(entry.name) || !entry.isPlain())
            return leaveOut(entry.name, NotRead::ArchiveUnsafe);
        if (!makeFolders(m_folder, entry.name))
            return leaveOut(entry.name, NotRead::ArchiveDamaged);
        if (entry.isFolder())
            return;
        if (entry.isProtected())
            return leaveOut(entry.name, NotRead::ArchiveProtected);
        if (qint64(entry.info.uncompressed_size) > m_limits.entryBytes)
            return leaveOut(entry.name, NotRead::ArchiveTooLarge);
        QFile file;
        if (!Platform::openNew(file, m_folder.child(entry.name).bytes()))
            return leaveOut(entry.name, NotRead::ArchiveDamaged); // the same name twice
        if (const auto why = unpack(file); why != NotRead::No) {
            Platform::removeFile(m_folder.child(entry.name).bytes());
            leaveOut(entry.name, why);
        }
    }

    /// What an entry says of its size is only what it says: what comes out is counted.
    NotRead unpack(QFile &file)
    {
        if (unzOpenCurrentFile(m_archive.get()) != UNZ_OK)
            return NotRead::ArchiveDamaged;
        QByteArray buffer(chunk, Qt::Uninitialized);
        qint64 written = 0;
        int got = 0;
        while ((got = unzReadCurrentFile(m_archive.get(), buffer.data(), chunk)) > 0) {
            written += got;
            m_written += got;
            if (written > m_limits.entryBytes || isTooMuch())
                break;
            if (file.write(buffer.constData(), got) != got)
                got = -1;
        }
        const bool isWhole = unzCloseCurrentFile(m_archive.get()) == UNZ_OK && got == 0;
        if (written > m_limits.entryBytes || isTooMuch()) {
            m_isFull = isTooMuch();
            return NotRead::ArchiveTooLarge;
        }
        return isWhole && file.flush() ? NotRead::No : NotRead::ArchiveDamaged;
    }

    bool isTooMuch() const
    {
        return m_written > m_limits.allBytes ||
               (m_written > m_limits.freeBytes && m_written / m_limits.ratio > m_packed);
    }

    void leaveOut(const QByteArray &name, NotRead why)
    {
        ImportOutcome outcome;
        outcome.path = name.isEmpty() ? m_path : m_path.child(name);
        outcome.kind = Kind::Failed;
        outcome.notRead = why;
        m_outcomes.append(outcome);
    }

    FilePath m_path;
    FilePath m_folder;
    ArchiveLimits m_limits;
    Archive m_archive;
    qint64 m_packed = 0;
    qint64 m_written = 0;
    bool m_isFull = false;
    QList<ImportOutcome> m_outcomes;
};

} // namespace

bool isArchive(const FilePath &path)
{
    return path.suffix() == QStringLiteral("zip");
}

bool isOtherArchive(const FilePath &path)
{
    static const QStringList endings{
        QStringLiteral("rar"), QStringLiteral("7z"),  QStringLiteral("tar"), QStringLiteral("gz"),
        QStringLiteral("tgz"), QStringLiteral("bz2"), QStringLiteral("xz")};
    return endings.contains(path.suffix());
}

Result<QList<ImportOutcome>> unpackArchive(const FilePath &archive, const FilePath &folder,
                                           const ArchiveLimits &limits,
                                           const std::function<bool()> &isStopped)
{
    return Unpacking(archive, folder, limits).run(isStopped);
}

Result<QByteArray> readArchived(const FilePath &archive, const QByteArray &name, qint64 mostBytes)
{
    const Archive open = opened(archive);
    if (!open)
        return failure(ErrorCode::InvalidTable, QStringLiteral("archive"));
    if (unzLocateFile(open.get(), name.constData(), 1) != UNZ_OK ||
        unzOpenCurrentFile(open.get()) != UNZ_OK)
        return failure(ErrorCode::NotFound, QString::fromUtf8(name));
    QByteArray bytes;
    QByteArray buffer(chunk, Qt::Uninitialized);
    int got = 0;
    while ((got = unzReadCurrentFile(open.get(), buffer.data(), chunk)) > 0) {
        bytes.append(buffer.constData(), got);
        if (bytes.size() > mostBytes)
            return failure(ErrorCode::DocumentTooLarge, QString::fromUtf8(name));
    }
    if (unzCloseCurrentFile(open.get()) != UNZ_OK || got < 0)
        return failure(ErrorCode::InvalidTable, QString::fromUtf8(name));
    return bytes;
}

} // namespace Bole
