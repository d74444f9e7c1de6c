// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/importsources.h"

#include "model/import/ziparchive.h"
#include "model/platform/files.h"

namespace Bole {

namespace {

ImportOutcome failed(const FilePath &path, const Error &error)
{
    ImportOutcome outcome;
    outcome.path = path;
    outcome.kind = ImportOutcome::Kind::Failed;
    outcome.error = error;
    return outcome;
}

void lookInto(const FilePath &archive, const FilePath &folder, ImportSources &sources)
{
    // Below a folder that only its owner can enter.
    const bool isMade =
        sources.workFolder->isValid() && Platform::makePrivateFolder(folder.bytes());
    const auto left = isMade ? unpackArchive(archive, folder)
                             : Result<QList<ImportOutcome>>(failure(ErrorCode::FileNotWritable));
    if (!left) {
        sources.found.others.append(failed(archive, left.error()));
        return;
    }
    sources.archives.append({archive, folder});
    FoundDocuments inside = findDocuments({folder});
    sources.found.files += inside.files;
    for (ImportOutcome &outcome : inside.others)
        outcome.path = sources.shown(outcome.path);
    sources.found.others += *left + inside.others;
}

} // namespace

FilePath ImportSources::shown(const FilePath &path) const
{
    for (const Unpacked &unpacked : archives) {
        const QByteArray begin = unpacked.folder.bytes() + '/';
        if (path.bytes().startsWith(begin))
            return unpacked.archive.child(path.bytes().mid(begin.size()));
    }
    return path;
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
    if (archives.isEmpty())
        return sources;
    sources.workFolder = std::make_shared<QTemporaryDir>();
    const FilePath workFolder(sources.workFolder->path());
    int number = 0;
    for (const FilePath &archive : std::as_const(archives)) {
        // It may be one person's, and have their name.
        const FilePath root = workFolder.child(QByteArray::number(++number));
        Platform::makePrivateFolder(root.bytes());
        sources.roots.append(root);
        const QByteArray name = archive.withoutSuffix().bytes();
        lookInto(archive, root.child(name.mid(name.lastIndexOf('/') + 1)), sources);
    }
    return sources;
}

} // namespace Bole
