// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/plantree.h"

#include "model/record/visibletext.h"
#include "views/common/theme.h"

#include <QDropEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSet>

#include <algorithm>

namespace Bole {

PlanTree::PlanTree(QWidget *parent) : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("importPlan"));
    setColumnCount(2);
    setSelectionMode(ExtendedSelection);
    setDragDropMode(InternalMove);
    setDefaultDropAction(Qt::MoveAction);
    setUniformRowHeights(true);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(FileColumn, QHeaderView::Stretch);
    header()->setSectionResizeMode(KindColumn, QHeaderView::ResizeToContents);
    connect(this, &QTreeWidget::itemSelectionChanged, this, &PlanTree::changed);
    retranslate();
}

void PlanTree::setPlan(const ImportPlan &plan, const NameOf &nameOf, const PathOf &pathOf)
{
    const QList<Placement> kept = placements();
    clear();
    m_cut.clear();
    m_names.clear();
    m_nameOf = nameOf;
    m_pathOf = pathOf;
    QList<QTreeWidgetItem *> groups;
    for (const PlannedApplicant &person : plan.applicants)
        groups.append(makeGroup(person.id, person.documents));
    m_tray = makeGroup({}, plan.loose);
    m_leftOut = makeGroup({}, {});
    groups << m_tray << m_leftOut;
    insertTopLevelItems(0, groups); // at once: the view looks at each that comes alone
    for (QTreeWidgetItem *group : std::as_const(groups))
        group->setFirstColumnSpanned(true);
    m_proposed = this->plan();
    placeAgain(kept);
    nameGroups();
    // Among thousands only the people are looked at first.
    constexpr int few = 60;
    if (topLevelItemCount() <= few)
        expandAll();
    m_tray->setExpanded(true);
    setCurrentItem(topLevelItem(0));
    emit changed();
}

ApplicantId PlanTree::applicantOf(const QTreeWidgetItem *group)
{
    return ApplicantId{group->data(FileColumn, ApplicantRole).toLongLong()};
}

QTreeWidgetItem *PlanTree::makeGroup(ApplicantId applicant, const QList<PlannedDocument> &documents)
{
    auto *group = new QTreeWidgetItem;
    group->setData(FileColumn, ApplicantRole, applicant.value);
    group->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDropEnabled);
    QFont bold = font();
    bold.setBold(true);
    group->setFont(FileColumn, bold);
    for (const PlannedDocument &document : documents)
        addFile(group, document);
    return group;
}

/// People stand before the tray and what is left out.
QTreeWidgetItem *PlanTree::addGroup(ApplicantId applicant)
{
    QTreeWidgetItem *group = makeGroup(applicant, {});
    insertTopLevelItem(indexOfTopLevelItem(m_tray), group);
    group->setFirstColumnSpanned(true);
    return group;
}

void PlanTree::addFile(QTreeWidgetItem *group, PlannedDocument document)
{
    if (const auto said = m_kinds.constFind(document.path); said != m_kinds.constEnd()) {
        document.role = *said;
        document.isAssumed = false;
    }
    auto *file = new QTreeWidgetItem;
    file->setData(FileColumn, PathRole, QVariant::fromValue(document.path));
    file->setData(FileColumn, KindRole, int(document.role));
    file->setText(FileColumn, oneLine(document.path.fileName()));
    file->setToolTip(FileColumn, m_pathOf ? m_pathOf(document.path) : QString());
    file->setData(FileColumn, AssumedRole, document.isAssumed);
    file->setData(FileColumn, DecidedRole, document.isDecided);
    nameKind(file);
    file->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled);
    group->addChild(file);
}

QList<PlannedDocument> PlanTree::documentsOf(const QTreeWidgetItem *group) const
{
    QList<PlannedDocument> documents;
    for (int i = 0; i < group->childCount(); ++i)
        documents.append(documentOf(group->child(i)));
    return documents;
}

PlannedDocument PlanTree::documentOf(const QTreeWidgetItem *file)
{
    return {file->data(FileColumn, PathRole).value<FilePath>(),
            DocumentRole(file->data(FileColumn, KindRole).toInt()),
            file->data(FileColumn, AssumedRole).toBool(),
            file->data(FileColumn, DecidedRole).toBool()};
}

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

QHash<FilePath, QTreeWidgetItem *> PlanTree::filesByPath() const
{
    QHash<FilePath, QTreeWidgetItem *> files;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        for (int j = 0; j < topLevelItem(i)->childCount(); ++j) {
            QTreeWidgetItem *file = topLevelItem(i)->child(j);
            files.insert(file->data(FileColumn, PathRole).value<FilePath>(), file);
        }
    }
    return files;
}

void PlanTree::placeAgain(const QList<Placement> &placements)
{
    const QHash<FilePath, QTreeWidgetItem *> files = filesByPath();
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
                addFile(group, document);
            }
        }
    }
}

bool PlanTree::isChanged() const
{
    return !m_kinds.isEmpty() || plan() != m_proposed;
}

ImportPlan PlanTree::plan() const
{
    ImportPlan plan;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        const QTreeWidgetItem *group = topLevelItem(i);
        QList<PlannedDocument> documents = documentsOf(group);
        if (documents.isEmpty() || group == m_leftOut)
            continue;
        if (group == m_tray) {
            plan.loose = documents;
            continue;
        }
        // The one that is parsed comes first.
        std::ranges::stable_partition(documents, [](const PlannedDocument &document) {
            return document.role == DocumentRole::Cv;
        });
        plan.applicants.append({documents, applicantOf(group)});
    }
    return plan;
}

int PlanTree::fileCount() const
{
    int count = 0;
    for (int i = 0; i < topLevelItemCount(); ++i)
        count += topLevelItem(i) == m_leftOut ? 0 : topLevelItem(i)->childCount();
    return count;
}

int PlanTree::newPeople() const
{
    int count = 0;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        const QTreeWidgetItem *group = topLevelItem(i);
        count += group != m_tray && group != m_leftOut && !applicantOf(group).isValid() &&
                 group->childCount() > 0;
    }
    return count;
}

/// Whoever is chosen as a person stands for all their files.
QList<QTreeWidgetItem *> PlanTree::chosenFiles() const
{
    QList<QTreeWidgetItem *> files;
    QSet<QTreeWidgetItem *> seen;
    const auto add = [&](QTreeWidgetItem *file) {
        if (!seen.contains(file))
            files.append(file);
        seen.insert(file);
    };
    for (QTreeWidgetItem *item : selectedItems()) {
        if (item->parent())
            add(item);
        for (int i = 0; i < item->childCount(); ++i)
            add(item->child(i));
    }
    return files;
}

void PlanTree::moveFiles(const QList<QTreeWidgetItem *> &files, QTreeWidgetItem *group)
{
    if (!group || files.isEmpty())
        return;
    for (QTreeWidgetItem *file : files) {
        file->setData(FileColumn, DecidedRole, true);
        if (file->parent() == group)
            continue;
        file->parent()->removeChild(file);
        // Somebody has one CV: what is brought to them beside it is something else.
        const auto hasCv = [group] {
            for (int i = 0; i < group->childCount(); ++i) {
                if (group->child(i)->data(FileColumn, KindRole).toInt() == int(DocumentRole::Cv))
                    return true;
            }
            return false;
        };
        const bool isCv = file->data(FileColumn, KindRole).toInt() == int(DocumentRole::Cv);
        if (isCv && group != m_tray && group != m_leftOut && hasCv()) {
            file->setData(FileColumn, KindRole, int(DocumentRole::Other));
            nameKind(file);
        }
        group->addChild(file);
    }
    group->setExpanded(true);
    m_cut.clear();
    clearSelection();
    for (QTreeWidgetItem *file : files)
        file->setSelected(true);
    setCurrentItem(files.last(), FileColumn, QItemSelectionModel::NoUpdate);
    scrollToItem(files.last());
    nameGroups();
    emit changed();
}

void PlanTree::moveChosen(QTreeWidgetItem *group)
{
    moveFiles(chosenFiles(), group);
}

QTreeWidgetItem *PlanTree::groupOf(ApplicantId applicant)
{
    for (int i = 0; i < topLevelItemCount(); ++i) {
        if (applicantOf(topLevelItem(i)) == applicant)
            return topLevelItem(i);
    }
    return addGroup(applicant);
}

void PlanTree::giveChosen(ApplicantId applicant)
{
    if (hasChosen() && applicant.isValid())
        moveChosen(groupOf(applicant));
}

void PlanTree::makePerson()
{
    if (hasChosen())
        moveChosen(addGroup({}));
}

std::optional<DocumentRole> PlanTree::chosenRole() const
{
    std::optional<DocumentRole> role;
    for (const QTreeWidgetItem *file : chosenFiles()) {
        const DocumentRole own = documentOf(file).role;
        if (role.value_or(own) != own)
            return std::nullopt;
        role = own;
    }
    return role;
}

void PlanTree::setRole(DocumentRole role)
{
    for (QTreeWidgetItem *file : chosenFiles()) {
        file->setData(FileColumn, KindRole, int(role));
        file->setData(FileColumn, AssumedRole, false);
        m_kinds.insert(documentOf(file).path, role);
        nameKind(file);
    }
    emit changed();
}

void PlanTree::dropEvent(QDropEvent *event)
{
    QTreeWidgetItem *under = itemAt(event->position().toPoint());
    // Not as a list does it: only files move, and only from one person to another.
    event->setDropAction(Qt::CopyAction);
    event->accept();
    moveChosen(under && under->parent() ? under->parent() : under);
}

void PlanTree::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Cut)) {
        m_cut = chosenFiles();
    } else if (event->matches(QKeySequence::Paste) && currentItem()) {
        QTreeWidgetItem *here = currentItem();
        moveFiles(QList(m_cut), here->parent() ? here->parent() : here);
    } else if (event->matches(QKeySequence::Delete)) {
        leaveOut();
    } else {
        QTreeWidget::keyPressEvent(event);
    }
}

} // namespace Bole
