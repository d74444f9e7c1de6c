// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/statusline.h"

#include "model/desk/workkeeper.h"
#include "model/readerclient/readerpool.h"
#include "views/common/announcements.h"
#include "views/common/errortext.h"
#include "views/common/ink.h"
#include "views/common/opendesk.h"
#include "views/common/readingposition.h"
#include "views/common/sandboxtext.h"
#include "views/common/sayaloud.h"
#include "views/common/tabletext.h"
#include "views/common/theme.h"

#include <QEvent>
#include <QLabel>

namespace Bole {

namespace {

constexpr int millisecondsShown = 15000;

} // namespace

StatusLine::StatusLine(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
                       ReaderPool &readers, WorkKeeper &work, QWidget *parent)
    : QStatusBar(parent),
      m_openDesk(openDesk),
      m_position(position),
      m_announcements(announcements),
      m_readers(readers),
      m_work(work),
      m_message(new QLabel),
      m_old(new QTimer(this)),
      m_unsaved(new QLabel),
      m_sandbox(new QLabel),
      m_tables(new QLabel),
      m_positionLabel(new QLabel)
{
    m_unsaved->setObjectName(QStringLiteral("unsavedWork"));
    m_unsaved->setContentsMargins(Grid, 0, Grid, 0);
    setSizeGripEnabled(false);
    m_message->setContentsMargins(Grid, 0, Grid, 0);
    m_positionLabel->setContentsMargins(Grid, 0, Grid, 0);
    // A long message is cut, never the window made wider by it.
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    addWidget(m_message, 1);
    m_sandbox->setObjectName(QStringLiteral("openSandbox"));
    m_sandbox->setContentsMargins(Grid, 0, Grid, 0);
    addPermanentWidget(m_unsaved);
    addPermanentWidget(m_sandbox);
    m_tables->setObjectName(QStringLiteral("tableProblems"));
    m_tables->setContentsMargins(Grid, 0, Grid, 0);
    addPermanentWidget(m_tables);
    addPermanentWidget(m_positionLabel);
    connect(&m_work, &WorkKeeper::countChanged, this, &StatusLine::showUnsaved);
    m_message->setObjectName(QStringLiteral("statusMessage"));
    m_old->setObjectName(QStringLiteral("statusMessageAge"));
    m_old->setSingleShot(true);
    m_old->setInterval(millisecondsShown);
    connect(m_old, &QTimer::timeout, m_message, &QLabel::clear);
    connect(&m_announcements, &Announcements::said, this, [this](const QString &message) {
        m_message->setText(message);
        sayAloud(m_message, message);
        m_old->start();
    });
    connect(&m_openDesk, &OpenDesk::deskAboutToClose, m_message, &QLabel::clear);
    connect(&m_position, &ReadingPosition::applicantChanged, this, &StatusLine::showPosition);
    connect(&m_position, &ReadingPosition::orderChanged, this, &StatusLine::showPosition);
    connect(&m_openDesk, &OpenDesk::deskChanged, this, &StatusLine::showPosition);
    connect(&m_readers, &ReaderPool::sandboxKnown, this, &StatusLine::showSandbox);
    setInk(m_unsaved, &Colors::bad);
    setInk(m_sandbox, &Colors::bad);
    setInk(m_tables, &Colors::bad);
    showPosition();
    showUnsaved();
    showSandbox();
    showTables();
}

void StatusLine::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        // What was said is in the other language: better nothing than half and half.
        m_message->clear();
        showPosition();
        showUnsaved();
        showSandbox();
        showTables();
    }
    QStatusBar::changeEvent(event);
}

void StatusLine::showPosition()
{
    const qsizetype count = m_position.order().size();
    const qsizetype here = m_position.order().indexOf(m_position.applicant());
    if (!m_openDesk.desk())
        m_positionLabel->clear();
    else if (here < 0)
        m_positionLabel->setText(tr("%n applicant(s)", nullptr, int(count)));
    else
        m_positionLabel->setText(tr("%1 of %n applicant(s)", nullptr, int(count)).arg(here + 1));
}

void StatusLine::showUnsaved()
{
    const WorkKeeper &work = m_work;
    m_unsaved->setVisible(work.count() > 0);
    m_unsaved->setText(
        tr("⚠ %n change(s) not saved yet: Bole keeps trying", nullptr, work.count()));
    m_unsaved->setToolTip(errorText(work.reason()));
}

void StatusLine::showSandbox()
{
    const QString warning = sandboxWarning(m_readers.sandbox());
    m_sandbox->setVisible(!warning.isEmpty());
    m_sandbox->setText(tr("⚠ Documents are not walled off on this computer"));
    m_sandbox->setToolTip(warning);
    m_sandbox->setAccessibleDescription(warning);
}

void StatusLine::showTables()
{
    const QStringList problems = tableProblemTexts();
    m_tables->setVisible(!problems.isEmpty());
    m_tables->setText(
        tr("⚠ %n line(s) of your own tables cannot be used", nullptr, int(problems.size())));
    m_tables->setToolTip(problems.join(u'\n'));
    m_tables->setAccessibleDescription(problems.join(u' '));
}

} // namespace Bole
