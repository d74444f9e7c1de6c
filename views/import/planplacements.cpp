// SPDX-License-Identifier: GPL-3.0-or-later
// What a person has moved by hand stays where they put it when the plan is made anew: part of
// PlanTree.
#include "views/import/plantree.h"

#include <algorithm>

namespace Bole {

QList<PlanTree::Placement> PlanTree::placements() const
{
    QList<Placement> placements;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        const QTreeWidgetItem *group = topLevelItem(i);
        Placement placement;
        placement.place = group == m_tray      ? Placement::Place::Tray
                          : group == m_leftOut ? Placement::Place::LeftOut
                                               : Placement::Place::Person;
        placement.applicant = applicantOf(group);
        for (const PlannedDocument &document : documentsOf(group)) {
            if (document.isDecided)
                placement.decided.append(document);
            else if (placement.beside.isEmpty())
                placement.beside = document.path;
        }
        if (!placement.decided.isEmpty())
            placements.append(placement);
    }
    return placements;
}

/// The lines of these, and of those that lie with them.
QHash<FilePath, QTreeWidgetItem *> PlanTree::linesOf(const QSet<FilePath> &wanted)
{
    QHash<FilePath, QTreeWidgetItem *> files;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        const auto isWanted = [&](const PlannedDocument &document) {
            return wanted.contains(document.path);
        };
        if (std::ranges::any_of(m_unmade.value(topLevelItem(i)), isWanted))
            makeLines(topLevelItem(i));
        for (int j = 0; j < topLevelItem(i)->childCount(); ++j) {
            QTreeWidgetItem *file = topLevelItem(i)->child(j);
            files.insert(file->data(FileColumn, PathRole).value<FilePath>(), file);
        }
    }
    return files;
}

void PlanTree::placeAgain(const QList<Placement> &placements)
{
    QSet<FilePath> moved;
    for (const Placement &placement : placements) {
        moved.insert(placement.beside);
        for (const PlannedDocument &document : placement.decided)
            moved.insert(document.path);
    }
    const QHash<FilePath, QTreeWidgetItem *> files = linesOf(moved);
    for (const Placement &placement : placements) {
        const QTreeWidgetItem *beside = files.value(placement.beside);
        QTreeWidgetItem *group = placement.place == Placement::Place::Tray      ? m_tray
                                 : placement.place == Placement::Place::LeftOut ? m_leftOut
                                 : placement.applicant.isValid() ? groupOf(placement.applicant)
                                 : beside                        ? beside->parent()
                                                                 : addGroup({});
        for (const PlannedDocument &document : placement.decided) {
            if (QTreeWidgetItem *planned = files.value(document.path)) {
                delete planned->parent()->takeChild(planned->parent()->indexOfChild(planned));
                makeLines(group);
                group->addChild(makeFile(asSaid(document)));
            }
        }
    }
}

} // namespace Bole
