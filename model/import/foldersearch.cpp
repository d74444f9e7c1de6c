// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/foldersearch.h"

#include "model/platform/files.h"
#include "model/season/backupfolder.h"

#include <QSet>

#include <algorithm>
#include <set>

namespace Bole {

namespace {

using Kind = ImportOutcome::Kind;
using Platform::FileStatus;
using Status = Platform::FileResult<FileStatus>;

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

/// Why an entry cannot be looked at.
NotRead missingReason(const Platform::FileError &error, bool isLink)
{
    if (error.kind == Platform::FileError::NoPermission)
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
            m_roots.append(Platform::realPath(path.bytes()) + '/');
        for (const FilePath &path : filesAndFolders)
            lookAtNamed(path);
        skipTextsBesidePdfs();
        return m_found;
    }

private:
    void addOwn(const FilePath &path)
    {
        if (const auto identity = Platform::identityOf(path.bytes()))
            m_own.insert(*identity);
    }

    /// What a person has named is taken as it is; whoever reads it says what is wrong with it.
    void lookAtNamed(const FilePath &path)
    {
        const Status status = Platform::statusOf(path.bytes());
        if (skipIfOfASeason(path, path.fileName().toUtf8(), status))
            return;
        if (status && status->kind == FileStatus::Folder)
            lookThrough(path);
        else
            addFile(path);
    }

    void lookThrough(const FilePath &folder)
    {
        auto names = Platform::namesIn(folder.bytes());
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
        const bool isLink = Platform::isLink(path.bytes());
        const Status status = Platform::statusOf(path.bytes());
        if (skipIfOfASeason(path, name, status))
            return;
        if (isHidden(name))
            return pass(path, Kind::Skipped, NotRead::Hidden);
        if (!status)
            return pass(path, Kind::Failed, missingReason(status.error(), isLink));
        if (status->kind == FileStatus::File)
            return addFile(path);
        if (status->kind != FileStatus::Folder)
            return pass(path, Kind::Failed, NotRead::NotAFile);
        if (!isLink)
            return lookThrough(path);
        // What it leads to is imported all the same where it lies below.
        pass(path, leadsOutside(path) ? Kind::Failed : Kind::Skipped, NotRead::LinkToFolder);
    }

    bool skipIfOfASeason(const FilePath &path, const QByteArray &name, const Status &status)
    {
        const bool isOwn = status && m_own.contains(status->identity);
        const bool isFolder = status && status->kind == FileStatus::Folder;
        const bool isOther = !isFolder && isNamedLikeASeason(name);
        if (isOwn || isOther)
            pass(path, Kind::Skipped, isOwn ? NotRead::OwnSeason : NotRead::OtherSeason);
        return isOwn || isOther;
    }

    bool leadsOutside(const FilePath &link) const
    {
        const QByteArray target = Platform::realPath(link.bytes()) + '/';
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
    std::set<FileIdentity> m_own;
    QList<QByteArray> m_roots;
};

} // namespace

FoundDocuments findDocuments(const QList<FilePath> &filesAndFolders, const FilePath &seasonPath)
{
    return Search(seasonPath).run(filesAndFolders);
}

} // namespace Bole
