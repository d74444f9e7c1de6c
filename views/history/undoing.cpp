// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/history/undoing.h"

#include "model/desk/desk.h"
#include "model/desk/deskapplicants.h"
#include "model/record/fieldschema.h"
#include "views/common/actiontable.h"
#include "views/common/announcements.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/history/editwords.h"

#include <QWidget>

namespace Bole {

Undoing::Undoing(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
                 ActionTable &actions, Dialogs &dialogs, QWidget *pane)
    : QObject(pane),
      m_openDesk(openDesk),
      m_position(position),
      m_announcements(announcements),
      m_actions(actions),
      m_dialogs(dialogs),
      m_pane(pane)
{
    connect(m_actions.action("undo"), &QAction::triggered, this, [this] { press(true); });
    connect(m_actions.action("redo"), &QAction::triggered, this, [this] { press(false); });
    connect(&m_position, &ReadingPosition::frontChanged, this, [this] {
        m_named = {};
        if (m_described != m_position.front())
            refresh();
    });
}

std::optional<VisibleStep> Undoing::next(bool back) const
{
    const Desk *desk = m_openDesk.desk();
    if (!desk)
        return {};
    return back ? desk->history().undoable(m_position.front())
                : desk->history().redoable(m_position.front());
}

bool Undoing::liesInFront(const VisibleStep &step) const
{
    return m_openDesk.desk()->history().liesIn(m_position.front(), step.id);
}

QString Undoing::worded(const VisibleStep &step) const
{
    return EditWords::step(step, liesInFront(step));
}

void Undoing::press(bool back)
{
    const Notice &notice = m_announcements.notice();
    if (notice.byKey && notice.step.isValid() && notice.back == back)
        return undoOrRedo(EditId(notice.step), back);
    const auto step = next(back);
    if (!step)
        return;
    const bool isNamed = m_named == step->id && m_namedBack == back;
    if (isNamed || liesInFront(*step))
        undoOrRedo(step->id, back);
    else
        askAgain(*step, back);
}

/// Somebody who presses Undo means what they see; what they do not see is shown and named first.
void Undoing::askAgain(const VisibleStep &step, bool back)
{
    const QString words = EditWords::step(step, false);
    show(step);
    m_named = step.id;
    m_namedBack = back;
    const QString key =
        m_actions.action(back ? "undo" : "redo")->shortcut().toString(QKeySequence::NativeText);
    m_announcements.announce({back ? tr("Press %1 again to undo: %2").arg(key, words)
                                   : tr("Press %1 again to redo: %2").arg(key, words),
                              m_named, back});
}

void Undoing::undoOrRedo(EditId step, bool back)
{
    const Desk *desk = m_openDesk.desk();
    if (!desk)
        return;
    const auto done = back ? desk->history().undo(step) : desk->history().redo(step);
    const Notice said = m_announcements.notice();
    const bool byKey = said.byKey && said.step == step;
    m_named = {};
    if (!done && done.error().code == ErrorCode::NotAllowed) {
        m_announcements.announce(
            {tr("That score is in a submitted review: take the review back first."), {}});
    } else if (!done) {
        m_dialogs.error(
            m_pane, back ? tr("This could not be undone.") : tr("This could not be done again."),
            done.error());
    } else {
        show(*done);
        m_announcements.announce(
            {back ? tr("Undone: %1").arg(worded(*done)) : tr("Done again: %1").arg(worded(*done)),
             step, !back, byKey});
    }
    refresh();
}

/// Brings to the front what a step is about.
void Undoing::show(const VisibleStep &step)
{
    if (step.list.isValid()) {
        emit listWanted(step.list);
        return;
    }
    if (m_position.front().list.isValid() && liesInFront(step))
        return;
    const bool isShown = step.applicants.contains(m_position.applicant());
    const auto there = m_openDesk.desk()->applicants().rows({step.first.applicant});
    if (!isShown && (!there || there->isEmpty()))
        return; // deleted, or a document that is nobody's
    m_position.setApplicant(isShown ? m_position.applicant() : step.first.applicant);
    emit readingWanted();
    if (addressOf(step.first.pointer).group)
        m_position.focusField(step.first.pointer);
}

void Undoing::refresh()
{
    m_described = m_position.front();
    describe("undo", true, tr("&Undo: %1"), tr("&Undo"));
    describe("redo", false, tr("&Redo: %1"), tr("&Redo"));
    withdrawNotice();
}

void Undoing::describe(const char *id, bool back, const QString &words, const QString &plain)
{
    const auto step = next(back);
    QAction *action = m_actions.action(id);
    action->setEnabled(step.has_value());
    action->setText(step ? words.arg(worded(*step).replace(u'&', QStringLiteral("&&"))) : plain);
}

/// A notice stands until its step is undone or another is made.
void Undoing::withdrawNotice()
{
    const Notice &notice = m_announcements.notice();
    const Desk *desk = m_openDesk.desk();
    if (!notice.step.isValid() || !desk)
        return;
    const EditId latest =
        notice.back ? desk->history().latestStep() : desk->history().latestUndone();
    if (notice.step != m_named && notice.step != latest)
        m_announcements.announce({});
}

} // namespace Bole
