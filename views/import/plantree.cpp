// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/plantree.h"

#include "model/record/visibletext.h"
#include "views/common/theme.h"

#include <QDropEvent>
#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace Bole {

namespace {

constexpr int fewFiles = 500; // of the tray, which is unfolded

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
    connect(this, &QTreeWidget::itemExpanded, this, &PlanTree::makeLines);
    retranslate();
}

void PlanTree::setPlan(const ImportPlan &plan, const NameOf &nameOf, const PathOf &pathOf)
{
    const QList<Placement> kept = placements();
    clear();
    m_cut.clear();
    m_names.clear();
    m_unmade.clear();
    m_nameOf = nameOf;
    m_pathOf = pathOf;
    m_knowsPeople = std::ranges::any_of(
        plan.applicants, [](const PlannedApplicant &person) { return person.id.isValid(); });
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
    if (topLevelItemCount() <= few) {
        for (QTreeWidgetItem *group : std::as_const(groups))
            group->setExpanded(true);
    }
    m_tray->setExpanded(documentsOf(m_tray).size() <= fewFiles);
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
    if (documents.isEmpty())
        return group;
    group->setChildIndicatorPolicy(QTreeWidgetItem::ShowIndicator);
    QList<PlannedDocument> &unmade = m_unmade[group];
    for (const PlannedDocument &document : documents)
        unmade.append(asSaid(document));
    return group;
}

/// The lines of somebody's files, which are made when they are looked at: thousands take a while.
void PlanTree::makeLines(QTreeWidgetItem *group)
{
    QList<QTreeWidgetItem *> files;
    for (const PlannedDocument &document : m_unmade.take(group))
        files.append(makeFile(document));
    group->addChildren(files);
    group->setChildIndicatorPolicy(QTreeWidgetItem::DontShowIndicatorWhenChildless);
}

/// People stand before the tray and what is left out.
QTreeWidgetItem *PlanTree::addGroup(ApplicantId applicant)
{
    QTreeWidgetItem *group = makeGroup(applicant, {});
    insertTopLevelItem(indexOfTopLevelItem(m_tray), group);
    group->setFirstColumnSpanned(true);
    return group;
}

/// A person may have said what it is.
PlannedDocument PlanTree::asSaid(PlannedDocument document) const
{
    if (const auto said = m_kinds.constFind(document.path); said != m_kinds.constEnd()) {
        document.role = *said;
        document.isAssumed = false;
    }
    return document;
}

QTreeWidgetItem *PlanTree::makeFile(const PlannedDocument &document) const
{
    auto *file = new QTreeWidgetItem;
    file->setData(FileColumn, PathRole, QVariant::fromValue(document.path));
    file->setData(FileColumn, KindRole, int(document.role));
    file->setText(FileColumn, oneLine(document.path.fileName()));
    file->setToolTip(FileColumn, m_pathOf ? m_pathOf(document.path) : QString());
    file->setData(FileColumn, AssumedRole, document.isAssumed);
    file->setData(FileColumn, DecidedRole, document.isDecided);
    nameKind(file);
    file->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled);
    return file;
}

QList<PlannedDocument> PlanTree::documentsOf(const QTreeWidgetItem *group) const
{
    QList<PlannedDocument> documents = m_unmade.value(group);
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
        count += topLevelItem(i) == m_leftOut ? 0 : int(documentsOf(topLevelItem(i)).size());
    return count;
}

int PlanTree::newPeople() const
{
    int count = 0;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        const QTreeWidgetItem *group = topLevelItem(i);
        count += group != m_tray && group != m_leftOut && !applicantOf(group).isValid() &&
                 !documentsOf(group).isEmpty() && !isUnsure(group);
    }
    return count;
}

/// Whoever is chosen as a person stands for all their files.
QList<QTreeWidgetItem *> PlanTree::chosenFiles()
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
        else
            makeLines(item);
        for (int i = 0; i < item->childCount(); ++i)
            add(item->child(i));
    }
    return files;
}

void PlanTree::moveFiles(const QList<QTreeWidgetItem *> &files, QTreeWidgetItem *group)
{
    if (!group || files.isEmpty())
        return;
    makeLines(group);
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

bool PlanTree::hasChosen() const
{
    return std::ranges::any_of(selectedItems(), [this](const QTreeWidgetItem *item) {
        return item->parent() || !documentsOf(item).isEmpty();
    });
}

std::optional<DocumentRole> PlanTree::chosenRole() const
{
    std::optional<DocumentRole> role;
    for (const QTreeWidgetItem *item : selectedItems()) {
        const QList<PlannedDocument> documents =
            item->parent() ? QList<PlannedDocument>{documentOf(item)} : documentsOf(item);
        for (const PlannedDocument &document : documents) {
            if (role.value_or(document.role) != document.role)
                return std::nullopt;
            role = document.role;
        }
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
        // A star unfolds all that is below, without a word about each.
        if (event->key() == Qt::Key_Asterisk && currentItem() && !currentItem()->parent())
            makeLines(currentItem());
        QTreeWidget::keyPressEvent(event);
    }
}

} // namespace Bole
