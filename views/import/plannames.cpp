// SPDX-License-Identifier: GPL-3.0-or-later
// What the lines of the plan are called: part of PlanTree.
#include "model/record/visibletext.h"
#include "views/common/documentwords.h"
#include "views/import/plantree.h"

#include <QSet>

#include <algorithm>

namespace Bole {

void PlanTree::nameKind(QTreeWidgetItem *file)
{
    const auto [path, role, isAssumed, isDecided] = documentOf(file);
    const QString kind = DocumentWords::role(role);
    file->setText(KindColumn, isAssumed ? tr("%1?").arg(kind) : kind);
    file->setToolTip(KindColumn,
                     isAssumed ? tr("Its name does not tell: what stands in it will.") : QString());
}

/// Asked once: names come from the file.
QString PlanTree::nameOf(ApplicantId applicant)
{
    auto name = m_names.find(applicant);
    if (name == m_names.end())
        name = m_names.insert(applicant, m_nameOf(applicant));
    return *name;
}

/// In how many people's files each folder is found.
QHash<FilePath, int> PlanTree::peopleByFolder() const
{
    QHash<FilePath, int> people;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QSet<FilePath> folders;
        for (const PlannedDocument &document : documentsOf(topLevelItem(i)))
            folders.insert(document.path.folder());
        for (const FilePath &folder : std::as_const(folders))
            ++people[folder];
    }
    return people;
}

/// The folder of somebody's own says more than "cv.pdf" in it.
QString PlanTree::newName(const QTreeWidgetItem *group, const QHash<FilePath, int> &people) const
{
    const QList<PlannedDocument> documents = documentsOf(group);
    const FilePath file = documents.first().path;
    const bool isOwn = documents.size() > 1 && people.value(file.folder()) == 1;
    return oneLine(isOwn ? file.folder().fileName() : file.fileName());
}

/// Nothing says that somebody new begins here: what stands in the file may be whoever's, or
/// nobody's.
bool PlanTree::isUnsure(const QTreeWidgetItem *group) const
{
    const QList<PlannedDocument> documents = documentsOf(group);
    return m_knowsPeople && std::ranges::all_of(documents, &PlannedDocument::isAssumed);
}

void PlanTree::nameGroups()
{
    const QHash<FilePath, int> people = peopleByFolder();
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QTreeWidgetItem *group = topLevelItem(i);
        const ApplicantId applicant = applicantOf(group);
        const bool isPerson = group != m_tray && group != m_leftOut;
        const bool isEmpty = documentsOf(group).isEmpty();
        group->setHidden(isPerson && isEmpty);
        if (group == m_tray)
            group->setText(FileColumn, tr("Tray: nobody's yet"));
        else if (group == m_leftOut)
            group->setText(FileColumn, tr("Left out"));
        else if (applicant.isValid())
            group->setText(FileColumn, tr("%1 (is there already)").arg(nameOf(applicant)));
        else if (!isEmpty)
            group->setText(FileColumn,
                           (isUnsure(group) ? tr("To be read first: %1") : tr("New: %1"))
                               .arg(newName(group, people)));
    }
}

void PlanTree::retranslate()
{
    setHeaderLabels({tr("Who gets which file"), tr("Kind")});
    setAccessibleName(tr("Who gets which file"));
    for (int i = 0; i < topLevelItemCount(); ++i) {
        for (int j = 0; j < topLevelItem(i)->childCount(); ++j)
            nameKind(topLevelItem(i)->child(j));
    }
    nameGroups();
}

} // namespace Bole
