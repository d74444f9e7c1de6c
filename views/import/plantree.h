// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/importplan.h"

#include <QHash>
#include <QSet>
#include <QTreeWidget>

#include <functional>
#include <optional>

namespace Bole {

/// Who gets which file: people with their files below them, the tray, and what is left out. Files
/// are moved by drag, or cut and pasted by key; Delete leaves them out.
class PlanTree : public QTreeWidget
{
    Q_OBJECT

public:
    explicit PlanTree(QWidget *parent = nullptr);

    using NameOf = std::function<QString(ApplicantId)>;
    using PathOf = std::function<QString(const FilePath &)>;
    /// `nameOf` says what somebody who is there is called, `pathOf` how a file is shown.
    /// What a person has moved by hand stays where they put it, and is what they said it is.
    void setPlan(const ImportPlan &plan, const NameOf &nameOf, const PathOf &pathOf);
    ImportPlan plan() const; ///< as it has become
    bool isChanged() const;  ///< by a person, not by another pattern of file names
    int fileCount() const;   ///< without what is left out
    int newPeople() const;

    void moveChosen(QTreeWidgetItem *group);
    void giveChosen(ApplicantId applicant);
    void makePerson(); ///< somebody new, of what is chosen
    void moveToTray() { moveChosen(m_tray); }
    void leaveOut() { moveChosen(m_leftOut); }
    void setRole(DocumentRole role);
    bool hasChosen() const;
    std::optional<DocumentRole> chosenRole() const; ///< of all that are chosen, where it is one
    void retranslate();

signals:
    void changed();

protected:
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum Column { FileColumn, KindColumn };
    enum Role { ApplicantRole = Qt::UserRole, PathRole, KindRole, AssumedRole, DecidedRole };

    /// Where a person has put files: with somebody, with the files that are there, or apart.
    struct Placement
    {
        enum class Place { Tray, LeftOut, Person };

        Place place = Place::Person;
        ApplicantId applicant;
        FilePath beside;                ///< a file that was there by itself
        QList<PlannedDocument> decided; ///< the files, as they are by now
    };

    QList<Placement> placements() const;
    void placeAgain(const QList<Placement> &placements);
    QHash<FilePath, QTreeWidgetItem *> linesOf(const QSet<FilePath> &wanted);
    QTreeWidgetItem *makeGroup(ApplicantId applicant, const QList<PlannedDocument> &documents);
    QTreeWidgetItem *addGroup(ApplicantId applicant);
    QTreeWidgetItem *groupOf(ApplicantId applicant);
    void makeLines(QTreeWidgetItem *group);
    PlannedDocument asSaid(PlannedDocument document) const;
    QTreeWidgetItem *makeFile(const PlannedDocument &document) const;
    QList<QTreeWidgetItem *> chosenFiles();
    QList<PlannedDocument> documentsOf(const QTreeWidgetItem *group) const;
    void moveFiles(const QList<QTreeWidgetItem *> &files, QTreeWidgetItem *group);
    QString nameOf(ApplicantId applicant);
    void nameGroups();
    bool isUnsure(const QTreeWidgetItem *group) const;
    QHash<FilePath, int> peopleByFolder() const;
    QString newName(const QTreeWidgetItem *group, const QHash<FilePath, int> &people) const;
    static ApplicantId applicantOf(const QTreeWidgetItem *group);
    static PlannedDocument documentOf(const QTreeWidgetItem *file);
    static void nameKind(QTreeWidgetItem *file);

    NameOf m_nameOf;
    QHash<ApplicantId, QString> m_names;
    PathOf m_pathOf;
    QHash<const QTreeWidgetItem *, QList<PlannedDocument>> m_unmade; ///< whose lines were not made
    QHash<FilePath, DocumentRole> m_kinds;                           ///< that a person has chosen
    ImportPlan m_proposed;      ///< before what a person had moved was put back
    bool m_knowsPeople = false; ///< some of the files are of people who are there
    QTreeWidgetItem *m_tray = nullptr;
    QTreeWidgetItem *m_leftOut = nullptr;
    QList<QTreeWidgetItem *> m_cut;
};

} // namespace Bole
