// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStatusBar>
#include <QTimer>

class QLabel;

namespace Bole {

class Announcements;
class OpenDesk;
class ReaderPool;
class ReadingPosition;
class WorkKeeper;

/// The status bar: what has just been done on the left, where the reader is on the right, and
/// between them what is not saved, as long as that is so.
class StatusLine : public QStatusBar
{
    Q_OBJECT

public:
    StatusLine(OpenDesk &openDesk, ReadingPosition &position, Announcements &announcements,
               ReaderPool &readers, WorkKeeper &work, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showPosition();
    void showUnsaved();
    void showSandbox();
    void showTables();

    OpenDesk &m_openDesk;
    ReadingPosition &m_position;
    Announcements &m_announcements;
    ReaderPool &m_readers;
    WorkKeeper &m_work;
    QLabel *m_message;
    QTimer *m_old; ///< what was said long ago is no news any more
    QLabel *m_unsaved;
    QLabel *m_sandbox; ///< what keeps strangers' files apart is missing
    QLabel *m_tables;  ///< lines of the committee's own tables that are no use
    QLabel *m_positionLabel;
};

} // namespace Bole
