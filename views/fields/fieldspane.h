// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/readingdifferences.h"
#include "model/ids.h"
#include "model/record/fieldschema.h"
#include "model/record/recordedit.h"
#include "views/fields/origintext.h"

#include <QWidget>

class QLabel;
class QMenu;
class QStackedLayout;
class QToolButton;

namespace Bole {

class ActionTable;
class Announcements;
class Dialogs;
class EmptyState;
class OpenDesk;
class OwnFieldsPanel;
class ReadingPanel;
class ReadingPosition;
class RecordFormView;
class RosterPanel;
class SamePersonHint;

/// The record of the applicant in front as an editable form, tied to the document: the focused
/// value lights up there. Every edit is in the season the moment it is made.
class FieldsPane : public QWidget
{
    Q_OBJECT

public:
    FieldsPane(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
               ActionTable &actions, Dialogs &dialogs, QWidget *parent = nullptr);

    RecordFormView *form() const { return m_form; }
    /// The values into which a selection of the document can be taken, as a menu.
    void fillTakeMenu(QMenu &menu);

signals:
    /// The two may be one person.
    void mergeWanted(Bole::ApplicantId kept, Bole::ApplicantId other);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void wireForm();
    void followPosition();
    void watchDesk();
    void showApplicant();
    void reload();
    PeopleNames people() const;
    void apply(const Edit &edit);
    bool applyAll(ApplicantId applicant, const QList<Edit> &edits);
    void confirmSection();
    void removeEntry(const QString &entry);
    void insertEntry(ApplicantId applicant, const GroupSpec &group, const QJsonObject &entry);
    void takeInto(const QString &pointer);
    void addTakeActions(QMenu &menu, const GroupSpec &group, const QString &pointer);
    void enterValue(const QString &pointer, const QJsonValue &value);
    void dismissChecks(const QString &pointer);
    void moveEntry(const QString &entry, int by);
    void addEntry(const QString &group, const QString &first = {});
    void putBack(const QString &pointer);
    void takeFromReading(const QList<ReadingDifference> &differences);
    void takeFromRoster(const QString &name, const QList<Edit> &edits);
    void confirm(const QString &pointer);
    void fillFromSelection();
    void focusPlaces(const QString &pointer);
    void updateCounter();
    void describeEmpty();
    void describeScan();
    void retranslate();

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Announcements &m_announcements;
    ActionTable &m_actions;
    Dialogs &m_dialogs;
    ApplicantId m_applicant; ///< whose record is shown
    RecordFormView *m_form;
    OwnFieldsPanel *m_ownFields = nullptr;
    RosterPanel *m_roster = nullptr;
    ReadingPanel *m_reading = nullptr;
    SamePersonHint *m_samePerson = nullptr;
    EmptyState *m_empty;
    QLabel *m_counter;
    QWidget *m_scanned; ///< shown when the record was read from a picture
    QLabel *m_scannedText;
    QString m_ocrEngine; ///< what read the picture, where the record says it
    QToolButton *m_checkLines;
    QToolButton *m_nextOpen;
    QToolButton *m_showAll;
    QToolButton *m_add;
    QWidget *m_header;
    QStackedLayout *m_stack;
    bool m_reloadsLater = false; ///< when the open editor is left
    bool m_filling = false;      ///< the value being entered comes from the document's selection
};

} // namespace Bole
