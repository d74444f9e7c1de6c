// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/cvowners.h"

#include "model/intake/documentroles.h"

namespace Bole {

namespace {

QString keyOf(const FilePath &path)
{
    return saidRoles(path.stem()).otherWords.join(u' ');
}

/// Whether a key is long enough to mean somebody.
bool means(const QString &key)
{
    return !key.isEmpty() &&
           (key.front().script() == QChar::Script_Han || key.contains(u' ') || key.size() >= 5);
}

} // namespace

void CvOwners::add(const FilePath &cv, qsizetype applicant)
{
    m_byKey[keyOf(cv)].append({cv.folder(), applicant});
    m_byFolder[cv.folder()].append({cv.folder(), applicant});
}

qsizetype CvOwners::ownerOf(const FilePath &path) const
{
    const qsizetype named = namedOwnerOf(path);
    return named >= 0 ? named : only(m_byFolder.value(path.folder()));
}

qsizetype CvOwners::namedOwnerOf(const FilePath &path) const
{
    const FilePath here = path.folder();
    const QString key = keyOf(path);
    const QList<Entry> same = key.isEmpty() ? QList<Entry>() : m_byKey.value(key);
    const QList<Entry> alike = thoseLike(key);
    for (const qsizetype found : {only(same, &here), only(same), only(alike, &here), only(alike)}) {
        if (found >= 0)
            return found;
    }
    return -1;
}

/// Of whose key and this one either begins with the other, at the end of a word.
QList<CvOwners::Entry> CvOwners::thoseLike(const QString &key) const
{
    QList<Entry> found = means(key) ? m_byKey.value(key) : QList<Entry>();
    for (qsizetype end = key.indexOf(u' '); end >= 0; end = key.indexOf(u' ', end + 1)) {
        if (means(key.left(end)))
            found += m_byKey.value(key.left(end));
    }
    if (!means(key))
        return found;
    const QString begin = key + u' ';
    for (auto it = m_byKey.lowerBound(begin); it != m_byKey.end() && it.key().startsWith(begin);
         ++it)
        found += *it;
    return found;
}

qsizetype CvOwners::only(const QList<Entry> &entries, const FilePath *folder)
{
    qsizetype found = -1;
    for (const Entry &entry : entries) {
        if (folder && entry.folder != *folder)
            continue;
        if (found >= 0)
            return -1;
        found = entry.applicant;
    }
    return found;
}

} // namespace Bole
