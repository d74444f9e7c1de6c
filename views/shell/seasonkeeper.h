// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QObject>
#include <QStringList>

#include <memory>

class QWidget;

namespace Bole {

class Announcements;
class Desk;
class Dialogs;
class OpenDesk;
class ReaderPool;
class Settings;
class WorkKeeper;

/// Opens, creates and closes the season that the window shows, and finds out who is at the
/// keyboard. Owns the desk at the open season.
class SeasonKeeper : public QObject
{
    Q_OBJECT

public:
    SeasonKeeper(OpenDesk &openDesk, Announcements &announcements, ReaderPool &readers,
                 WorkKeeper &work, Dialogs &dialogs, Settings &settings, QWidget *window);
    ~SeasonKeeper() override;

    /// Asks where, then makes an empty season and opens it.
    bool createNew();
    /// Asks which one.
    bool chooseAndOpen();
    bool open(const QString &path);
    bool create(const QString &path, const QString &title);
    /// Shows a season that somebody else has built, the sample for instance.
    void adopt(std::unique_ptr<Desk> desk);
    void close();
    /// Asks where something would be lost; open() and create() have asked by themselves.
    bool mayClose();

    QString title() const { return m_title; }
    QStringList recent() const; ///< those that still exist, latest first
    void forgetRecent();

    /// Asks who is at the keyboard: one of the committee or somebody new.
    void askReviewer();
    void chooseReviewer(ReviewerId reviewer);
    bool addReviewer();

signals:
    void recentChanged();
    /// Somebody sat down whose language the season knows.
    void languageWanted(const QString &code);
    void titleChanged();
    void opened(); ///< a season is shown, and it was asked who reads

private:
    void remember(const QString &path);
    void recallReviewer();
    void tellWhatHappened();
    void rescue();
    bool saveAsNewFile();
    bool show(const QString &path);
    void readTitle();

    OpenDesk &m_openDesk;
    Announcements &m_announcements;
    ReaderPool &m_readers;
    WorkKeeper &m_work;
    Dialogs &m_dialogs;
    Settings &m_settings;
    QWidget *m_window;
    std::unique_ptr<Desk> m_desk;
    QString m_title;
};

} // namespace Bole
