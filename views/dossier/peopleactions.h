// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/deskdossiers.h"

#include <QObject>

#include <functional>

class QWidget;

namespace Bole {

class ActionTable;
class Announcements;
class Desk;
class Dialogs;
class OpenDesk;
class ReadingPosition;

/// What the Applicants menu does with whole people: new, rename, withdraw, delete, merge. Each says
/// what it did, with a button that takes it back. One a window.
class PeopleActions : public QObject
{
    Q_OBJECT

public:
    PeopleActions(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
                  ActionTable &actions, Dialogs &dialogs, QWidget *window);

    /// Lays the two side by side.
    void openMerge(ApplicantId kept, ApplicantId other);
    /// Who is chosen in the list.
    void setChooser(std::function<QList<ApplicantId>()> chooser) { m_chooser = std::move(chooser); }

private:
    void enable();
    Desk *desk() const;
    QList<ApplicantId> chosen() const;
    QString names(const QList<ApplicantId> &applicants) const;
    void createOne();
    void rename();
    void withdraw();
    void takeBack();
    void removeChosen();
    void merge();
    void editOwnFields();
    void editRequirements();
    QString withRemovals(const QString &explanation) const;
    void compact();
    void endSeason();
    using Work = std::function<void(QObject *context, const DeskDossiers::Done &then)>;
    void waitFor(const QString &text, const Work &work, const DeskDossiers::Done &then);
    bool tell(const Result<void> &done, const QString &text, const QString &failed);
    ApplicantId afterThese(const QList<ApplicantId> &gone) const;

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Announcements &m_announcements;
    ActionTable &m_actions;
    Dialogs &m_dialogs;
    QWidget *m_window;
    std::function<QList<ApplicantId>()> m_chooser;
};

} // namespace Bole
