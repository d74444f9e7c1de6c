// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/foldersearch.h"

#include "model/season/backupfolder.h"

#include <QSet>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <dirent.h>
#include <memory>
#include <optional>
#include <sys/stat.h>

namespace Bole {

namespace {

using Kind = ImportOutcome::Kind;
using Status = struct stat;
using Inode = std::pair<dev_t, ino_t>;

std::optional<Status> statusOf(const FilePath &path)
{
    Status status{};
    return ::stat(path.bytes().constData(), &status) == 0 ? std::optional(status) : std::nullopt;
}

Inode inodeOf(const Status &status)
{
    return {status.st_dev, status.st_ino};
}

QByteArray realPath(const FilePath &path)
{
    char *real = ::realpath(path.bytes().constData(), nullptr);
    const QByteArray bytes(real);
    std::free(real);
    return bytes;
}

/// The names in a folder. Nothing where it cannot be read to its end.
std::optional<QList<QByteArray>> namesIn(const FilePath &folder)
{
    const auto close = [](DIR *entries) {
        ::closedir(entries);
    };
    const std::unique_ptr<DIR, decltype(close)> entries(::opendir(folder.bytes().constData()),
                                                        close);
    if (!entries)
        return std::nullopt;
    QList<QByteArray> names;
    errno = 0;
    while (const dirent *entry = ::readdir(entries.get())) {
        const QByteArray name = entry->d_name;
        if (name != "." && name != "..")
            names.append(name);
        errno = 0;
    }
    return errno == 0 ? std::optional(names) : std::nullopt;
}

bool isHidden(QByteArrayView name)
{
    const QByteArray lower = name.toByteArray().toLower();
    return lower.startsWith('.') || lower.startsWith("~$") || lower == "thumbs.db" ||
           lower == "desktop.ini";
}

bool isNamedLikeASeason(QByteArrayView name)
{
    const QByteArray lower = name.toByteArray().toLower();
    return lower.contains(".bole.unfinished") ||
           std::ranges::any_of(std::initializer_list<const char *>{".bole", ".bole-wal",
                                                                   ".bole-shm", ".bole-journal"},
                               [&lower](const char *ending) { return lower.endsWith(ending); });
}

/// Why an entry cannot be looked at, asked right after trying to.
NotRead missingReason(bool isLink)
{
    if (errno == EACCES)
        return NotRead::NoPermission;
    return isLink ? NotRead::LinkToNothing : NotRead::Gone;
}

/// Looks through folders on bytes: Qt's own stop at the first name that is no UTF-8.
class Search
{
public:
    explicit Search(const FilePath &season)
    {
        if (season.isEmpty())
            return;
        for (const char *ending : {"", "-wal", "-shm", "-journal"})
            addOwn(season.withEnding(ending));
        addOwn(BackupFolder(season.text()).path());
    }

    FoundDocuments run(const QList<FilePath> &filesAndFolders)
    {
        for (const FilePath &path : filesAndFolders)
            m_roots.append(realPath(path) + '/');
        for (const FilePath &path : filesAndFolders)
            lookAtNamed(path);
        skipTextsBesidePdfs();
        return m_found;
    }

private:
    void addOwn(const FilePath &path)
    {
        if (const auto status = statusOf(path))
            m_own.insert(inodeOf(*status));
    }

    /// What a person has named is taken as it is; whoever reads it says what is wrong with it.
    void lookAtNamed(const FilePath &path)
    {
        const auto status = statusOf(path);
        if (skipIfOfASeason(path, path.fileName().toUtf8(), status))
            return;
        if (status && S_ISDIR(status->st_mode))
            lookThrough(path);
        else
            addFile(path);
    }

    void lookThrough(const FilePath &folder)
    {
        auto names = namesIn(folder);
        if (!names)
            return pass(folder, Kind::Failed, NotRead::FolderClosed);
        // By what people see, and where that is the same by what the system sees.
        std::ranges::sort(*names, {}, [](const QByteArray &name) {
            return std::pair(FilePath::fromBytes(name).shown(), name);
        });
        for (const QByteArray &name : std::as_const(*names))
            lookAt(folder.child(name), name);
    }

    void lookAt(const FilePath &path, const QByteArray &name)
    {
        Status link{};
        const bool isLink = ::lstat(path.bytes().constData(), &link) == 0 && S_ISLNK(link.st_mode);
        const auto status = statusOf(path);
        const NotRead missing = status ? NotRead::No : missingReason(isLink);
        if (skipIfOfASeason(path, name, status))
            return;
        if (isHidden(name))
            return pass(path, Kind::Skipped, NotRead::Hidden);
        if (!status)
            return pass(path, Kind::Failed, missing);
        if (S_ISREG(status->st_mode))
            return addFile(path);
        if (!S_ISDIR(status->st_mode))
            return pass(path, Kind::Failed, NotRead::NotAFile);
        if (!isLink)
            return lookThrough(path);
        // What it leads to is imported all the same where it lies below.
        pass(path, leadsOutside(path) ? Kind::Failed : Kind::Skipped, NotRead::LinkToFolder);
    }

    bool skipIfOfASeason(const FilePath &path, const QByteArray &name,
                         const std::optional<Status> &status)
    {
        const bool isOwn = status && m_own.contains(inodeOf(*status));
        const bool isFolder = status && S_ISDIR(status->st_mode);
        const bool isOther = !isFolder && isNamedLikeASeason(name);
        if (isOwn || isOther)
            pass(path, Kind::Skipped, isOwn ? NotRead::OwnSeason : NotRead::OtherSeason);
        return isOwn || isOther;
    }

    bool leadsOutside(const FilePath &link) const
    {
        const QByteArray target = realPath(link) + '/';
        return std::ranges::none_of(
            m_roots, [&target](const QByteArray &root) { return target.startsWith(root); });
    }

    void addFile(const FilePath &path)
    {
        if (isNew(path))
            m_found.files.append(path);
    }

    void pass(const FilePath &path, Kind kind, NotRead why)
    {
        if (!isNew(path))
            return;
        ImportOutcome outcome;
        outcome.path = path;
        outcome.kind = kind;
        outcome.notRead = why;
        m_found.others.append(outcome);
    }

    bool isNew(const FilePath &path)
    {
        const qsizetype before = m_seen.size();
        m_seen.insert(path);
        return m_seen.size() > before;
    }

    void skipTextsBesidePdfs()
    {
        QSet<FilePath> pdfStems;
        for (const FilePath &path : std::as_const(m_found.files)) {
            if (path.suffix() == QStringLiteral("pdf"))
                pdfStems.insert(path.withoutSuffix());
        }
        const QList<FilePath> all = std::exchange(m_found.files, {});
        m_seen.clear();
        for (const FilePath &path : all) {
            static const QStringList texts{QStringLiteral("txt"), QStringLiteral("md"),
                                           QStringLiteral("json")};
            if (texts.contains(path.suffix()) && pdfStems.contains(path.withoutSuffix()))
                pass(path, Kind::Skipped, NotRead::TextOfPdf);
            else
                addFile(path);
        }
    }

    FoundDocuments m_found;
    QSet<FilePath> m_seen;
    QSet<Inode> m_own;
    QList<QByteArray> m_roots;
};

} // namespace

FoundDocuments findDocuments(const QList<FilePath> &filesAndFolders, const FilePath &seasonPath)
{
    return Search(seasonPath).run(filesAndFolders);
}

} // namespace Bole
