// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"

#include <QObject>

#include <memory>

namespace Bole {

class DeskApplicants;
class DeskCommittee;
class DeskDocuments;
class DeskDossiers;
class DeskExchange;
class DeskFile;
class DeskHistory;
class DeskLists;
class DeskOwnFields;
class DeskRecords;
class DeskReviews;
class DeskRoster;
class DeskStages;
class Season;
class WorkKeeper;

/// The one door between a window and a season. What it shows is what the person at the keyboard may
/// see: everything hidden has been taken away already. What they do goes in through it, and what
/// the file refuses is kept and tried again. One part a subject; each has a header of its own.
/// Lives on the window's thread.
class Desk : public QObject
{
    Q_OBJECT

public:
    static Result<std::unique_ptr<Desk>> open(const QString &path, WorkKeeper &work);
    static Result<std::unique_ptr<Desk>> create(const QString &path, const QString &title,
                                                WorkKeeper &work);
    /// At a season that somebody else has opened, and keeps open as long as the desk is there.
    Desk(Season &season, WorkKeeper &work, ReviewerId reviewer = {});
    /// At a season that it closes itself.
    Desk(std::unique_ptr<Season> season, WorkKeeper &work);
    ~Desk() override;

    /// What people do goes into this season from now on, and what another one did not take, where
    /// it was meant for this one. Done by itself unless another desk is there.
    void receiveWork();

    /// Who is at the keyboard.
    ReviewerId reviewer() const;
    void setReviewer(ReviewerId reviewer);
    /// In which language they read: en or zh_CN. Names of hidden people are worded in it.
    QString language() const;
    void setLanguage(const QString &language);

    DeskFile &file() const;             ///< the season's file: title, backups, what was lost
    DeskApplicants &applicants() const; ///< who there is: rows, search, tags, nicknames, seen
    DeskRecords &records() const;       ///< what is known of somebody, corrections, readings
    DeskDocuments &documents() const;   ///< pages, texts, highlights
    DeskDossiers &dossiers() const;     ///< people made, withdrawn, merged …; the tray
    DeskOwnFields &ownFields() const;   ///< the committee's own fields, what must be handed in
    DeskRoster &roster() const;         ///< the committee's own list of applicants
    DeskReviews &reviews() const;       ///< what I and others say, numbers, queue
    DeskCommittee &committee() const;   ///< people, rubric, assignments, fairness
    DeskExchange &exchange() const;     ///< with the committee's other files
    DeskLists &lists() const;           ///< shortlists, comparison, export
    DeskStages &stages() const;         ///< where people stand on their way through the season
    DeskHistory &history() const;       ///< who did what; undo and redo
    WorkKeeper &work() const;           ///< what the file has not taken yet

signals:
    void reviewerChanged(Bole::ReviewerId reviewer);
    void languageChanged(const QString &language);

    // What anybody changed in the season, at this window or elsewhere.
    void applicantsAdded(const QList<Bole::ApplicantId> &applicants);
    void applicantsChanged(const QList<Bole::ApplicantId> &applicants);
    void recordChanged(Bole::ApplicantId applicant);
    void documentsChanged(Bole::ApplicantId applicant); ///< nobody's: those in the tray
    void reviewsChanged(Bole::ApplicantId applicant);
    void decisionsChanged();
    void assignmentsChanged();
    void highlightsChanged(Bole::DocumentId document);
    void shortlistsChanged();
    void settingsChanged();
    void reviewersChanged();
    void rubricsChanged();
    void backupFailed(const Bole::Error &error);
    /// The file was moved, deleted or replaced: nothing can be written until it is back.
    void fileLost();
    /// So much was written elsewhere that everything should be read again.
    void reset();

private:
    friend Season &seasonOf(const Desk &desk);

    void forwardChanges();

    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace Bole
