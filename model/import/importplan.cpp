// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/importplan.h"

#include <QRegularExpression>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

struct RoleWord
{
    QStringView word;
    DocumentRole role;
};

// Latin words count as whole words, Chinese ones wherever they stand.
constexpr RoleWord roleWords[] = {
    {u"cv", DocumentRole::Cv},
    {u"resume", DocumentRole::Cv},
    {u"résumé", DocumentRole::Cv},
    {u"curriculum", DocumentRole::Cv},
    {u"vitae", DocumentRole::Cv},
    {u"个人简历", DocumentRole::Cv},
    {u"简历", DocumentRole::Cv},
    {u"履历", DocumentRole::Cv},
    {u"transcript", DocumentRole::Transcript},
    {u"transcripts", DocumentRole::Transcript},
    {u"grades", DocumentRole::Transcript},
    {u"成绩单", DocumentRole::Transcript},
    {u"成绩", DocumentRole::Transcript},
    {u"letter", DocumentRole::Letter},
    {u"letters", DocumentRole::Letter},
    {u"recommendation", DocumentRole::Letter},
    {u"recommendations", DocumentRole::Letter},
    {u"reference", DocumentRole::Letter},
    {u"references", DocumentRole::Letter},
    {u"推荐信", DocumentRole::Letter},
    {u"推荐书", DocumentRole::Letter},
    {u"推荐", DocumentRole::Letter},
    {u"statement", DocumentRole::Other},
    {u"proposal", DocumentRole::Other},
    {u"certificate", DocumentRole::Other},
    {u"certificates", DocumentRole::Other},
    {u"diploma", DocumentRole::Other},
    {u"个人陈述", DocumentRole::Other},
    {u"研究计划", DocumentRole::Other},
    {u"证书", DocumentRole::Other},
    {u"毕业证", DocumentRole::Other},
    {u"学位证", DocumentRole::Other},
};

bool isHan(QStringView word)
{
    return word.front().script() == QChar::Script_Han;
}

QStringList wordsOf(const QString &name)
{
    static const QRegularExpression separators(u"[^\\p{L}\\p{N}]+"_s);
    return name.toLower().split(separators, Qt::SkipEmptyParts);
}

struct FileNameReading
{
    QStringList words; ///< without those that tell the role: who it is about
    QList<DocumentRole> roles;
};

FileNameReading readFileName(const QString &name)
{
    FileNameReading reading;
    for (QString word : wordsOf(name)) {
        for (const RoleWord &each : roleWords) {
            const bool found = isHan(each.word) ? word.contains(each.word) : word == each.word;
            if (!found)
                continue;
            reading.roles.append(each.role);
            word.remove(each.word.toString());
        }
        if (!word.isEmpty())
            reading.words.append(word);
    }
    return reading;
}

QString keyOf(const FilePath &path)
{
    return readFileName(path.stem()).words.join(u' ');
}

/// Whether one key begins with the other, at the end of a word, and is long enough to mean
/// somebody.
bool isSamePerson(const QString &a, const QString &b)
{
    const QString &shorter = a.size() < b.size() ? a : b;
    const QString &longer = a.size() < b.size() ? b : a;
    if (shorter.isEmpty() || !longer.startsWith(shorter))
        return false;
    const bool atWordEnd = shorter.size() == longer.size() || longer[shorter.size()] == u' ';
    return atWordEnd && (isHan(shorter) || shorter.contains(u' ') || shorter.size() >= 5);
}

/// The CVs, to be asked whose a document is.
class Cvs
{
public:
    void add(const FilePath &path, qsizetype applicant)
    {
        m_entries.append({path.folder(), keyOf(path), applicant});
    }

    /// The applicant a paper belongs to, or -1.
    qsizetype ownerOf(const FilePath &path) const
    {
        const FilePath place = path.folder();
        const QString key = keyOf(path);
        const auto here = [&](const Entry &entry) {
            return entry.folder == place;
        };
        const auto same = [&](const Entry &entry) {
            return entry.key == key;
        };
        const auto alike = [&](const Entry &entry) {
            return isSamePerson(entry.key, key);
        };
        const auto all = [](auto... tests) {
            return [=](const Entry &entry) {
                return (tests(entry) && ...);
            };
        };
        for (const qsizetype found :
             {key.isEmpty() ? -1 : only(all(here, same)), key.isEmpty() ? -1 : only(same),
              only(all(here, alike)), only(alike), only(here)}) {
            if (found >= 0)
                return found;
        }
        return -1;
    }

private:
    struct Entry
    {
        FilePath folder;
        QString key;
        qsizetype applicant;
    };

    template <typename Test>
    qsizetype only(Test test) const
    {
        qsizetype found = -1;
        for (const Entry &entry : m_entries) {
            if (!test(entry))
                continue;
            if (found >= 0)
                return -1;
            found = entry.applicant;
        }
        return found;
    }

    QList<Entry> m_entries;
};

} // namespace

std::optional<DocumentRole> saidRoleOf(const FilePath &path)
{
    for (const QString &name : {path.stem(), path.folder().fileName()}) {
        const QList<DocumentRole> roles = readFileName(name).roles;
        // "cv with references.pdf" is a CV.
        if (roles.contains(DocumentRole::Cv))
            return DocumentRole::Cv;
        if (!roles.isEmpty())
            return roles.first();
    }
    return std::nullopt;
}

DocumentRole documentRoleOf(const FilePath &path)
{
    return saidRoleOf(path).value_or(DocumentRole::Cv);
}

QList<PlannedApplicant> planImport(const QList<FilePath> &files)
{
    QList<PlannedApplicant> applicants;
    QList<PlannedDocument> papers;
    Cvs cvs;
    for (const FilePath &path : files) {
        const PlannedDocument document{path, documentRoleOf(path)};
        if (document.role != DocumentRole::Cv) {
            papers.append(document);
            continue;
        }
        cvs.add(path, applicants.size());
        applicants.append({{document}});
    }
    for (const PlannedDocument &paper : std::as_const(papers)) {
        const qsizetype owner = cvs.ownerOf(paper.path);
        if (owner >= 0)
            applicants[owner].documents.append(paper);
        else
            applicants.append({{paper}});
    }
    return applicants;
}

} // namespace Bole
