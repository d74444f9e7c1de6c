// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/importplan.h"

#include "model/import/cvowners.h"
#include "model/intake/documentroles.h"
#include "model/readerclient/readertypes.h"

#include <QMap>
#include <QSet>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

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
        for (const FoundFile &file : std::as_const(m_files)) {
            if (file.role == DocumentRole::Cv)
                m_cvNames[file.path.folder()].insert(FolderFiles::nameOf(file.path));
        }
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
        const NamedPerson byName = people.named(parts.name);
        const NamedPerson inName = people.namedIn(path.stem());
        for (const NamedPerson &found : {NamedPerson{people.withNumber(parts.number), true}, byName,
                                         inName, folderOwner(path.folder())}) {
            if (found.id.isValid())
                return found;
        }
        return {{}, false, byName.isUnclear || inName.isUnclear};
    }

    /// Whose folder it is, or lies in; the innermost that names somebody counts.
    NamedPerson folderOwner(FilePath folder) const
    {
        while (!m_roots.contains(folder)) {
            const NamedPerson found = m_rules.people.namedIn(folder.fileName());
            const FilePath parent = folder.folder();
            if (found.id.isValid() || parent == folder || m_roots.isEmpty())
                return found;
            folder = parent;
        }
        return {};
    }

    /// A CV under the name of somebody who has one may be another person's of that name: it becomes
    /// an applicant of its own, with the hint that they may be one. Where a roster tells who there
    /// is, and only one is called so, it is theirs.
    bool mayBeSomebodyElses(const Owned &owned) const
    {
        const bool bringsCv = std::ranges::any_of(owned.files, [](const FoundFile &file) {
            return file.role.value_or(DocumentRole::Cv) == DocumentRole::Cv;
        });
        const PeopleIndex &people = m_rules.people;
        return !owned.byNumber && bringsCv && people.hasCv(owned.id) && !people.hasNumber(owned.id);
    }

    void giveToThoseWhoAreThere()
    {
        if (m_rules.people.isEmpty())
            return;
        QHash<ApplicantId, qsizetype> groups;
        QList<Owned> all;
        for (const FoundFile &file : std::exchange(m_files, {})) {
            const NamedPerson owner = ownerOf(file.path);
            if (owner.isUnclear && m_rules.people.hasNumbers()) {
                // One of several on the roster: what stands in it may tell which.
                m_plan.loose.append({file.path, file.role.value_or(DocumentRole::Cv), !file.role});
                continue;
            }
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
            if (mayBeSomebodyElses(owned)) {
                m_files += owned.files;
                continue;
            }
            m_plan.applicants.append({inOrder(owned.files, owned.id), owned.id});
            for (const FoundFile &file : std::as_const(owned.files))
                m_othersFolders.insert(personalFolder(file.path));
        }
    }

    void giveFoldersAway()
    {
        QMap<FilePath, FolderFiles> folders;
        for (const FoundFile &file : std::as_const(m_files))
            folders[personalFolder(file.path)].files.append(file);
        for (FolderFiles &folder : folders)
            folder.files = withPicturesAside(folder.files);
        const QList<FoundFile> all = std::exchange(m_files, {});
        QSet<FilePath> given;
        for (const FoundFile &file : all) {
            const FilePath folder = personalFolder(file.path);
            if (!isOnePersons(folder, folders.value(folder))) {
                m_files.append(file);
            } else if (!given.contains(folder)) {
                given.insert(folder);
                m_plan.applicants.append({inOrder(folders.value(folder).files), {}});
            }
        }
    }

    /// The folder that may be a person's: "jiang/certificates" and "jiang/材料" are parts of
    /// "jiang", and so is whatever lies below the folder of one person's CV.
    FilePath personalFolder(const FilePath &path) const
    {
        static const QSet<QString> partNames{
            u"材料"_s,        u"附件"_s,  u"申请材料"_s, u"其他"_s,      u"其它"_s,
            u"证明材料"_s,    u"files"_s, u"docs"_s,     u"documents"_s, u"materials"_s,
            u"attachments"_s, u"other"_s, u"others"_s,   u"scans"_s};
        FilePath folder = path.folder();
        for (FilePath parent = folder.folder(); !m_roots.isEmpty() && !m_roots.contains(folder) &&
                                                !m_roots.contains(parent) && parent != folder;
             parent = folder.folder()) {
            const SaidRoles said = saidRoles(folder.fileName());
            const bool isPart = (!said.roles.isEmpty() && said.otherWords.isEmpty()) ||
                                partNames.contains(folder.fileName().toLower());
            const bool isBelowACv = m_cvNames.value(parent).size() == 1;
            if (!isPart && !isBelowACv)
                break;
            folder = parent;
        }
        return folder;
    }

    bool isOnePersons(const FilePath &folder, const FolderFiles &held) const
    {
        const bool isKind = !saidRoles(folder.fileName()).roles.isEmpty();
        const bool isOthers = m_roots.contains(folder) || m_othersFolders.contains(folder);
        if (m_roots.isEmpty() || isOthers || isKind || held.files.size() < 2)
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
        CvOwners cvs;
        for (const FoundFile &file : std::as_const(m_files)) {
            if (isPicture(file) && !file.role) {
                pictures.append(file.path);
                continue;
            }
            const PlannedDocument document{file.path, file.role.value_or(DocumentRole::Cv),
                                           !file.role};
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
                m_plan.applicants[owner].documents.append({path, DocumentRole::Other, true});
            else
                m_plan.applicants.append({{{path, DocumentRole::Cv, true}}, {}});
        }
        for (const PlannedDocument &paper : std::as_const(papers)) {
            const qsizetype owner = cvs.ownerOf(paper.path);
            if (owner >= 0)
                m_plan.applicants[owner].documents.append(paper);
            else
                m_plan.loose.append(paper);
        }
    }

    /// Of two CVs with somebody's number, the one that has their name as well is theirs for sure.
    QList<PlannedDocument> inOrder(const QList<FoundFile> &files, ApplicantId owner = {}) const
    {
        const auto surety = [&](const FoundFile &file) {
            const bool isNamed =
                owner.isValid() && m_rules.people.isNamedIn(file.path.stem(), owner);
            return std::pair(isNamed, file.path.suffix() == u"pdf");
        };
        const bool saysCv =
            std::ranges::contains(files, std::optional(DocumentRole::Cv), &FoundFile::role);
        const FoundFile *cv = nullptr;
        for (const FoundFile &file : files) {
            const bool mayBe = saysCv ? file.role == DocumentRole::Cv : !file.role;
            const bool isBetter = !cv || surety(file) > surety(*cv);
            if (mayBe && isBetter)
                cv = &file;
        }
        QList<PlannedDocument> documents;
        for (const FoundFile &file : files) {
            if (&file == cv)
                documents.prepend({file.path, DocumentRole::Cv, !file.role});
            else
                documents.append({file.path, file.role.value_or(DocumentRole::Other), !file.role});
        }
        return documents;
    }

    const PlanRules &m_rules;
    QSet<FilePath> m_roots;
    QHash<FilePath, QSet<QString>> m_cvNames; ///< what the CVs of each folder are called
    QSet<FilePath> m_othersFolders;           ///< in which files of people lie who are there
    QList<FoundFile> m_files;                 ///< that are nobody's yet
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
