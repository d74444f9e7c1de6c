// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/importplan.h"

#include "model/intake/documentroles.h"
#include "model/readerclient/readertypes.h"

#include <QMap>
#include <QSet>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

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

/// The CVs, to be asked whose a document is.
class Cvs
{
public:
    void add(const FilePath &path, qsizetype applicant)
    {
        const QString key = keyOf(path);
        m_byKey[key].append({path.folder(), applicant});
        m_byFolder[path.folder()].append({path.folder(), applicant});
    }

    /// The applicant a paper belongs to, or -1.
    qsizetype ownerOf(const FilePath &path) const
    {
        const qsizetype named = namedOwnerOf(path);
        return named >= 0 ? named : only(m_byFolder.value(path.folder()));
    }

    /// The same, by its name alone.
    qsizetype namedOwnerOf(const FilePath &path) const
    {
        const FilePath here = path.folder();
        const QString key = keyOf(path);
        const QList<Entry> same = key.isEmpty() ? QList<Entry>() : m_byKey.value(key);
        const QList<Entry> alike = thoseLike(key);
        for (const qsizetype found :
             {only(same, &here), only(same), only(alike, &here), only(alike)}) {
            if (found >= 0)
                return found;
        }
        return -1;
    }

private:
    struct Entry
    {
        FilePath folder;
        qsizetype applicant;
    };

    /// Of whose key and this one either begins with the other, at the end of a word.
    QList<Entry> thoseLike(const QString &key) const
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

    static qsizetype only(const QList<Entry> &entries, const FilePath *folder = nullptr)
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

    QMap<QString, QList<Entry>> m_byKey;
    QHash<FilePath, QList<Entry>> m_byFolder;
};

struct FoundFile
{
    FilePath path;
    std::optional<DocumentRole> role; ///< where its name tells
};

bool isPicture(const FoundFile &file)
{
    return Bole::isPicture(file.path.fileName());
}

/// A picture beside what may be a CV is none: most are photographs and certificates.
QList<FoundFile> withPicturesAside(QList<FoundFile> files)
{
    const bool hasOther = std::ranges::any_of(files, [](const FoundFile &file) {
        return !isPicture(file) && file.role.value_or(DocumentRole::Cv) == DocumentRole::Cv;
    });
    for (FoundFile &file : files) {
        if (hasOther && isPicture(file) && !file.role)
            file.role = DocumentRole::Other;
    }
    return files;
}

/// What one person's own folder holds.
struct FolderFiles
{
    QList<FoundFile> files;

    qsizetype count(std::optional<DocumentRole> role) const
    {
        return std::ranges::count(files, role, &FoundFile::role);
    }
    /// Whether all that could be CVs are called the same, but for the language or a number.
    bool hasOneName() const
    {
        QSet<QString> names;
        for (const FoundFile &file : files) {
            if (file.role.value_or(DocumentRole::Cv) == DocumentRole::Cv)
                names.insert(nameOf(file.path));
        }
        return names.size() == 1;
    }

    /// The CV is called as its folder is, or has no name at all: the folder has the person's.
    bool isNamedLike(const FilePath &folder) const
    {
        const QStringList own = saidRoles(folder.fileName()).otherWords;
        return std::ranges::all_of(files, [&](const FoundFile &file) {
            const QStringList words = saidRoles(file.path.stem()).otherWords;
            return file.role != DocumentRole::Cv || words.isEmpty() ||
                   std::ranges::any_of(words, [&](const QString &w) { return own.contains(w); });
        });
    }

    static QString nameOf(const FilePath &path)
    {
        static const QSet<QString> asides{u"en"_s,      u"zh"_s,     u"cn"_s,   u"english"_s,
                                          u"chinese"_s, u"final"_s,  u"中文"_s, u"英文"_s,
                                          u"中文版"_s,  u"英文版"_s, u"v1"_s,   u"v2"_s};
        QStringList words = saidRoles(path.stem()).otherWords;
        words.removeIf([](const QString &word) {
            return asides.contains(word) || (word.size() <= 2 && word.front().isDigit());
        });
        return words.join(u' ');
    }
};

/// Files of somebody who is there.
struct Owned
{
    ApplicantId id;
    bool byNumber = false;
    QList<FoundFile> files;
};

/// Gives files to people. Those of one person: the CV first; where none says that it is one, the
/// first that says nothing, a PDF before others.
class Planner
{
public:
    Planner(const QList<FilePath> &files, const PlanRules &rules) : m_rules(rules)
    {
        for (const FilePath &root : rules.roots)
            m_roots.insert(root);
        for (const FilePath &path : files)
            m_files.append({path, roleOf(path)});
    }

    ImportPlan run()
    {
        giveToThoseWhoAreThere();
        giveFoldersAway();
        giveTheRest();
        return m_plan;
    }

private:
    std::optional<DocumentRole> roleOf(const FilePath &path) const
    {
        const auto parts = m_rules.pattern.parts(path.stem());
        const QList<DocumentRole> roles = saidRoles(parts.kind).roles;
        return roles.isEmpty() ? saidRoleOf(path) : std::optional(roles.first());
    }

    NamedPerson ownerOf(const FilePath &path) const
    {
        const PeopleIndex &people = m_rules.people;
        const auto parts = m_rules.pattern.parts(path.stem());
        const FilePath folder = path.folder();
        for (const NamedPerson &found :
             {NamedPerson{people.withNumber(parts.number), true},
              NamedPerson{people.withName(parts.name), false}, people.namedIn(path.stem()),
              m_roots.contains(folder) ? NamedPerson() : people.namedIn(folder.fileName())}) {
            if (found.id.isValid())
                return found;
        }
        return {};
    }

    /// A CV under the name of somebody who has one may be another person's of that name: it becomes
    /// an applicant of its own, with the hint that they may be one.
    bool mayBeSomebodyElses(const Owned &owned) const
    {
        const bool bringsCv = std::ranges::any_of(owned.files, [](const FoundFile &file) {
            return file.role.value_or(DocumentRole::Cv) == DocumentRole::Cv;
        });
        return !owned.byNumber && bringsCv && m_rules.people.hasCv(owned.id);
    }

    void giveToThoseWhoAreThere()
    {
        if (m_rules.people.isEmpty())
            return;
        QHash<ApplicantId, qsizetype> groups;
        QList<Owned> all;
        for (const FoundFile &file : std::exchange(m_files, {})) {
            const NamedPerson owner = ownerOf(file.path);
            if (!owner.id.isValid()) {
                m_files.append(file);
                continue;
            }
            if (!groups.contains(owner.id)) {
                groups.insert(owner.id, all.size());
                all.append({owner.id, false, {}});
            }
            Owned &owned = all[groups.value(owner.id)];
            owned.byNumber = owned.byNumber || owner.byNumber;
            owned.files.append(file);
        }
        for (Owned &owned : all) {
            owned.files = withPicturesAside(owned.files);
            if (mayBeSomebodyElses(owned))
                m_files += owned.files;
            else
                m_plan.applicants.append({inOrder(owned.files), owned.id});
        }
    }

    void giveFoldersAway()
    {
        QMap<FilePath, FolderFiles> folders;
        for (const FoundFile &file : std::as_const(m_files))
            folders[file.path.folder()].files.append(file);
        for (FolderFiles &folder : folders)
            folder.files = withPicturesAside(folder.files);
        const QList<FoundFile> all = std::exchange(m_files, {});
        QSet<FilePath> given;
        for (const FoundFile &file : all) {
            const FilePath folder = file.path.folder();
            if (!isOnePersons(folder, folders.value(folder))) {
                m_files.append(file);
            } else if (!given.contains(folder)) {
                given.insert(folder);
                m_plan.applicants.append({inOrder(folders.value(folder).files), {}});
            }
        }
    }

    bool isOnePersons(const FilePath &folder, const FolderFiles &held) const
    {
        const bool isKind = !saidRoles(folder.fileName()).roles.isEmpty();
        if (m_roots.isEmpty() || m_roots.contains(folder) || isKind || held.files.size() < 2)
            return false;
        const qsizetype cvs = held.count(DocumentRole::Cv);
        const qsizetype unsaid = held.count(std::nullopt);
        const bool hasPapers = held.files.size() > cvs + unsaid;
        if (cvs == 1)
            return unsaid == 0 || held.isNamedLike(folder);
        return (cvs > 1 && unsaid == 0 && held.hasOneName()) ||
               (cvs == 0 && hasPapers && (unsaid <= 1 || held.hasOneName())) ||
               (cvs == 0 && unsaid > 1 && held.hasOneName());
    }

    void giveTheRest()
    {
        QList<PlannedDocument> papers;
        QList<FilePath> pictures;
        Cvs cvs;
        for (const FoundFile &file : std::as_const(m_files)) {
            if (isPicture(file) && !file.role) {
                pictures.append(file.path);
                continue;
            }
            const PlannedDocument document{file.path, file.role.value_or(DocumentRole::Cv)};
            if (document.role != DocumentRole::Cv) {
                papers.append(document);
                continue;
            }
            cvs.add(file.path, m_plan.applicants.size());
            m_plan.applicants.append({{document}, {}});
        }
        for (const FilePath &path : std::as_const(pictures)) {
            const qsizetype owner = cvs.namedOwnerOf(path);
            if (owner >= 0)
                m_plan.applicants[owner].documents.append({path, DocumentRole::Other});
            else
                m_plan.applicants.append({{{path, DocumentRole::Cv}}, {}});
        }
        for (const PlannedDocument &paper : std::as_const(papers)) {
            const qsizetype owner = cvs.ownerOf(paper.path);
            if (owner >= 0)
                m_plan.applicants[owner].documents.append(paper);
            else
                m_plan.loose.append(paper);
        }
    }

    static QList<PlannedDocument> inOrder(const QList<FoundFile> &files)
    {
        const bool saysCv =
            std::ranges::contains(files, std::optional(DocumentRole::Cv), &FoundFile::role);
        const FoundFile *cv = nullptr;
        for (const FoundFile &file : files) {
            const bool mayBe = saysCv ? file.role == DocumentRole::Cv : !file.role;
            const bool isBetter =
                !cv || (cv->path.suffix() != u"pdf" && file.path.suffix() == u"pdf");
            if (mayBe && isBetter)
                cv = &file;
        }
        QList<PlannedDocument> documents;
        for (const FoundFile &file : files) {
            if (&file == cv)
                documents.prepend({file.path, DocumentRole::Cv});
            else
                documents.append({file.path, file.role.value_or(DocumentRole::Other)});
        }
        return documents;
    }

    const PlanRules &m_rules;
    QSet<FilePath> m_roots;
    QList<FoundFile> m_files; ///< that are nobody's yet
    ImportPlan m_plan;
};

} // namespace

std::optional<DocumentRole> saidRoleOf(const FilePath &path)
{
    for (const QString &name : {path.stem(), path.folder().fileName()}) {
        if (const auto role = saidRoles(name).role())
            return role;
    }
    return std::nullopt;
}

DocumentRole documentRoleOf(const FilePath &path)
{
    return saidRoleOf(path).value_or(DocumentRole::Cv);
}

ImportPlan planImport(const QList<FilePath> &files, const PlanRules &rules)
{
    return Planner(files, rules).run();
}

} // namespace Bole
