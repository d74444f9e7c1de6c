// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/importsources.h"

#include "model/import/ziparchive.h"
#include "model/platform/files.h"

#include <algorithm>
#include <filesystem>
#include <ranges>

namespace Bole {

namespace {

ImportOutcome failed(const FilePath &path, const Error &error, NotRead notRead = NotRead::No)
{
    ImportOutcome outcome;
    outcome.path = path;
    outcome.kind = ImportOutcome::Kind::Failed;
    outcome.error = error;
    outcome.notRead = notRead;
    return outcome;
}

qint64 sizeOf(const FilePath &path)
{
    const auto status = Platform::statusOf(path.bytes());
    return status ? status->size : 0;
}

/// An archive with the archives in it: people pack what is theirs, and an office packs all of it.
class Unpacker
{
public:
    Unpacker(ImportSources &sources, const FilePath &archive) : m_sources(sources)
    {
        // All that is in it counts together: a bomb of bombs is one, too.
        const qint64 most = std::max(m_limits.freeBytes, m_limits.ratio * sizeOf(archive));
        m_limits.allBytes = std::min(m_limits.allBytes, most);
    }

    void lookInto(const FilePath &archive, const FilePath &folder, int depth = 1)
    {
        // Below a folder that only its owner can enter.
        const bool isMade =
            m_sources.workFolder->isValid() && Platform::makePrivateFolder(folder.bytes());
        const auto left = isMade
                              ? unpackArchive(archive, folder, m_limits)
                              : Result<QList<ImportOutcome>>(failure(ErrorCode::FileNotWritable));
        if (!left)
            return note(failed(archive, left.error()));
        m_sources.archives.append({archive, folder});
        FoundDocuments inside = findDocuments({folder});
        for (const ImportOutcome &outcome : *left + inside.others)
            note(outcome);
        for (const FilePath &path : std::as_const(inside.files))
            m_limits.allBytes -= sizeOf(path);
        m_limits.entries -= int(inside.files.size());
        for (const FilePath &path : std::as_const(inside.files))
            take(path, depth);
    }

private:
    void take(const FilePath &path, int depth)
    {
        constexpr int deepest = 3;
        if (!isArchive(path))
            m_sources.found.files.append(path);
        else if (depth == deepest)
            note(failed(path, {}, NotRead::ArchiveTooDeep));
        else if (m_limits.allBytes <= 0 || m_limits.entries <= 0)
            note(failed(path, {}, NotRead::ArchiveTooLarge));
        else
            lookInto(path, freeFolder(path.withoutSuffix()), depth + 1);
    }

    /// The archive's name may be a person's; a folder of that name may stand beside it.
    static FilePath freeFolder(FilePath folder)
    {
        while (Platform::statusOf(folder.bytes()))
            folder = folder.withEnding("+");
        return folder;
    }

    void note(ImportOutcome outcome)
    {
        outcome.path = m_sources.shown(outcome.path);
        m_sources.found.others.append(outcome);
    }

    ImportSources &m_sources;
    ArchiveLimits m_limits;
};

/// Goes with all that is in it. Qt's own removal leaves what has a name that is no UTF-8.
std::shared_ptr<QTemporaryDir> makeWorkFolder()
{
    return std::shared_ptr<QTemporaryDir>(new QTemporaryDir, [](QTemporaryDir *folder) {
        std::error_code ignored;
        if (folder->isValid())
            std::filesystem::remove_all(folder->path().toStdString(), ignored);
        folder->setAutoRemove(false);
        delete folder;
    });
}

/// Of another kind: why they are not read is told better than by what is in them.
void setOtherArchivesAside(ImportSources &sources)
{
    sources.found.files.removeIf([&](const FilePath &path) {
        if (isOtherArchive(path))
            sources.found.others.append(failed(sources.shown(path), {}, NotRead::OtherArchive));
        return isOtherArchive(path);
    });
}

} // namespace

FilePath ImportSources::shown(const FilePath &path) const
{
    FilePath known = path;
    // Those inside others come after them.
    for (const Unpacked &unpacked : archives | std::views::reverse) {
        const QByteArray begin = unpacked.folder.bytes() + '/';
        if (known.bytes().startsWith(begin))
            known = unpacked.archive.child(known.bytes().mid(begin.size()));
    }
    return known;
}

QStringList importedEndings()
{
    return {QStringLiteral("pdf"),      QStringLiteral("docx"), QStringLiteral("doc"),
            QStringLiteral("odt"),      QStringLiteral("rtf"),  QStringLiteral("jpg"),
            QStringLiteral("jpeg"),     QStringLiteral("png"),  QStringLiteral("tif"),
            QStringLiteral("tiff"),     QStringLiteral("txt"),  QStringLiteral("md"),
            QStringLiteral("markdown"), QStringLiteral("zip")};
}

ImportSources importSources(const QList<FilePath> &filesAndFolders, const FilePath &seasonPath)
{
    ImportSources sources;
    for (const FilePath &path : filesAndFolders)
        sources.roots.append(path.isFolder() ? path : path.folder());
    sources.found = findDocuments(filesAndFolders, seasonPath);
    QList<FilePath> archives;
    sources.found.files.removeIf([&](const FilePath &path) {
        if (isArchive(path))
            archives.append(path);
        return isArchive(path);
    });
    if (archives.isEmpty()) {
        setOtherArchivesAside(sources);
        return sources;
    }
    sources.workFolder = makeWorkFolder();
    const FilePath workFolder(sources.workFolder->path());
    int number = 0;
    for (const FilePath &archive : std::as_const(archives)) {
        // It may be one person's, and have their name.
        const FilePath root = workFolder.child(QByteArray::number(++number));
        Platform::makePrivateFolder(root.bytes());
        sources.roots.append(root);
        const QByteArray name = archive.withoutSuffix().bytes();
        Unpacker(sources, archive)
            .lookInto(archive, root.child(name.mid(name.lastIndexOf('/') + 1)));
    }
    setOtherArchivesAside(sources);
    return sources;
}

} // namespace Bole
