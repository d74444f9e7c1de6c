// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/filepath.h"

#include <QHash>
#include <QMap>

namespace Bole {

/// The CVs of an import, to be asked whose another file is.
class CvOwners
{
public:
    void add(const FilePath &cv, qsizetype applicant);

    /// The applicant a paper belongs to, or -1.
    qsizetype ownerOf(const FilePath &path) const;
    /// The same, by its name alone.
    qsizetype namedOwnerOf(const FilePath &path) const;

private:
    struct Entry
    {
        FilePath folder;
        qsizetype applicant;
    };

    QList<Entry> thoseLike(const QString &key) const;
    static qsizetype only(const QList<Entry> &entries, const FilePath *folder = nullptr);

    QMap<QString, QList<Entry>> m_byKey;
    QHash<FilePath, QList<Entry>> m_byFolder;
};

} // namespace Bole
