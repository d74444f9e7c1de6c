// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QObject>
#include <QStringList>

#include <memory>

class QWidget;

namespace Bole {

class ReviewDesk;
class Season;
class Session;
class Settings;

/// Opens, creates and closes the season that the session shows, and finds out who is at the
/// keyboard. Owns the open season.
class SeasonKeeper : public QObject
{
    Q_OBJECT

public:
    SeasonKeeper(Session &session, Settings &settings, QWidget *window);
    ~SeasonKeeper() override;

    /// Asks where, then makes an empty season and opens it.
    bool createNew();
    /// Asks which one.
    bool chooseAndOpen();
    bool open(const QString &path);
    bool create(const QString &path, const QString &title);
    /// Shows a season that somebody else has built, the sample for instance.
    void adopt(std::unique_ptr<Season> season);
    void close();
    /// Whose unsaved reviews no season is closed over unasked. It outlives every season.
    void setReviews(ReviewDesk &reviews) { m_reviews = &reviews; }
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

private:
    void remember(const QString &path);
    void recallReviewer();
    void tellWhatHappened();
    void rescue();
    bool saveAsNewFile();
    bool show(const QString &path);
    void readTitle();

    Session &m_session;
    Settings &m_settings;
    QWidget *m_window;
    ReviewDesk *m_reviews = nullptr;
    std::unique_ptr<Season> m_season;
    QString m_title;
};

} // namespace Bole
