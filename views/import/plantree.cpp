// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/plantree.h"

#include "model/record/visibletext.h"
#include "views/common/documentwords.h"
#include "views/common/theme.h"

#include <QDropEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSet>

#include <algorithm>

namespace Bole {

namespace {

enum Column { FileColumn, KindColumn };
enum Role { ApplicantRole = Qt::UserRole, PathRole, KindRole, AssumedRole, DecidedRole };

ApplicantId applicantOf(const QTreeWidgetItem *group)
{
    return ApplicantId{group->data(FileColumn, ApplicantRole).toLongLong()};
}

} // namespace

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
    m_tray = nullptr;
    m_leftOut = nullptr;
    m_cut.clear();
    m_names.clear();
    m_nameOf = nameOf;
    m_pathOf = pathOf;
    for (const PlannedApplicant &person : plan.applicants) {
        QTreeWidgetItem *group = addGroup(person.id);
        for (const PlannedDocument &document : person.documents)
            addFile(group, document);
    }
    m_tray = addGroup({});
    for (const PlannedDocument &document : plan.loose)
        addFile(m_tray, document);
    m_leftOut = addGroup({});
    m_proposed = this->plan();
    placeAgain(kept);
    nameGroups();
    // Among thousands only the people are looked at first.
    constexpr int few = 60;
    if (topLevelItemCount() <= few)
        expandAll();
    m_tray->setExpanded(true);
    if (topLevelItemCount() > 0)
        setCurrentItem(topLevelItem(0));
    emit changed();
}

QTreeWidgetItem *PlanTree::addGroup(ApplicantId applicant)
{
    auto *group = new QTreeWidgetItem;
    group->setData(FileColumn, ApplicantRole, applicant.value);
    group->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDropEnabled);
    group->setFirstColumnSpanned(true);
    QFont bold = font();
    bold.setBold(true);
    group->setFont(FileColumn, bold);
    // People stand before the tray and what is left out.
    const int place = m_tray && m_leftOut ? indexOfTopLevelItem(m_tray) : topLevelItemCount();
    insertTopLevelItem(std::max(0, place), group);
    return group;
}

void PlanTree::addFile(QTreeWidgetItem *group, PlannedDocument document)
{
    if (const auto said = m_kinds.constFind(document.path); said != m_kinds.constEnd()) {
        document.role = *said;
        document.isAssumed = false;
    }
    auto *file = new QTreeWidgetItem(group);
    file->setData(FileColumn, PathRole, QVariant::fromValue(document.path));
    file->setData(FileColumn, KindRole, int(document.role));
    file->setText(FileColumn, oneLine(document.path.fileName()));
    file->setToolTip(FileColumn, m_pathOf ? m_pathOf(document.path) : QString());
    file->setData(FileColumn, AssumedRole, document.isAssumed);
    file->setData(FileColumn, DecidedRole, document.isDecided);
    nameKind(file);
    file->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled);
}

void PlanTree::nameKind(QTreeWidgetItem *file)
{
    const QString kind =
        DocumentWords::role(DocumentRole(file->data(FileColumn, KindRole).toInt()));
    const bool isAssumed = file->data(FileColumn, AssumedRole).toBool();
    file->setText(KindColumn, isAssumed ? tr("%1?").arg(kind) : kind);
    file->setToolTip(KindColumn,
                     isAssumed ? tr("Its name does not tell: what stands in it will.") : QString());
}

QList<PlannedDocument> PlanTree::documentsOf(const QTreeWidgetItem *group) const
{
    QList<PlannedDocument> documents;
    for (int i = 0; i < group->childCount(); ++i) {
        documents.append(documentOf(group->child(i)));
    }
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
    const QList<QTreeWidgetItem *> files = chosenFiles();
    if (!files.isEmpty() && applicant.isValid())
        moveFiles(files, groupOf(applicant));
}

void PlanTree::makePerson()
{
    const QList<QTreeWidgetItem *> files = chosenFiles();
    if (!files.isEmpty())
        moveFiles(files, addGroup({}));
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

/// Asked once: names come from the file.
QString PlanTree::nameOf(ApplicantId applicant)
{
    auto name = m_names.find(applicant);
    if (name == m_names.end())
        name = m_names.insert(applicant, m_nameOf(applicant));
    return *name;
}

void PlanTree::nameGroups()
{
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QTreeWidgetItem *group = topLevelItem(i);
        const ApplicantId applicant = applicantOf(group);
        const bool isPerson = group != m_tray && group != m_leftOut;
        group->setHidden(isPerson && group->childCount() == 0);
        if (group == m_tray)
            group->setText(FileColumn, tr("Tray: nobody's yet"));
        else if (group == m_leftOut)
            group->setText(FileColumn, tr("Left out"));
        else if (applicant.isValid())
            group->setText(FileColumn, tr("%1 (is there already)").arg(nameOf(applicant)));
        else if (group->childCount() > 0)
            group->setText(FileColumn, tr("New: %1").arg(group->child(0)->text(FileColumn)));
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
