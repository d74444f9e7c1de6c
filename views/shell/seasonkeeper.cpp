// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/seasonkeeper.h"

#include "model/import/importwriter.h"
#include "model/season/applicantstore.h"
#include "model/season/database.h"
#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "views/common/dialogs.h"
#include "views/common/errortext.h"
#include "views/common/settings.h"
#include "views/review/reviewdesk.h"
#include "views/review/reviewercolours.h"
#include "views/session.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QWidget>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype RecentKept = 10;

} // namespace

SeasonKeeper::SeasonKeeper(Session &session, Settings &settings, QWidget *window)
    : QObject(window), m_session(session), m_settings(settings), m_window(window)
{
}

SeasonKeeper::~SeasonKeeper()
{
    // The panes outlive this object in the window's list of children: take the season from them.
    m_session.setSeason(nullptr);
}

bool SeasonKeeper::createNew()
{
    QString path = m_session.dialogs().saveFile(
        m_window, tr("New Season"), tr("Season %1.bole").arg(QDate::currentDate().year()),
        tr("Bole seasons (*.bole)"));
    if (path.isEmpty())
        return false;
    if (!path.endsWith(u".bole"))
        path += u".bole"_s;
    return create(path, QFileInfo(path).completeBaseName());
}

bool SeasonKeeper::chooseAndOpen()
{
    const QString path =
        m_session.dialogs().openFile(m_window, tr("Open Season"), tr("Bole seasons (*.bole)"));
    return !path.isEmpty() && open(path);
}

bool SeasonKeeper::open(const QString &path)
{
    return mayClose() && show(path);
}

bool SeasonKeeper::show(const QString &path)
{
    auto opened = Season::open(path);
    if (!opened) {
        m_session.dialogs().error(m_window,
                                  tr("“%1” could not be opened.").arg(QFileInfo(path).fileName()),
                                  opened.error());
        return false;
    }
    adopt(std::move(*opened));
    m_season->startDailyBackup();
    return true;
}

bool SeasonKeeper::create(const QString &path, const QString &title)
{
    if (!mayClose())
        return false;
    auto created = Season::create(path, title);
    if (!created) {
        m_session.dialogs().error(m_window,
                                  tr("“%1” could not be made.").arg(QFileInfo(path).fileName()),
                                  created.error());
        return false;
    }
    adopt(std::move(*created));
    return true;
}

void SeasonKeeper::adopt(std::unique_ptr<Season> season)
{
    close();
    m_season = std::move(season);
    connect(m_season.get(), &Season::settingsChanged, this, &SeasonKeeper::readTitle);
    connect(m_season.get(), &Season::backupFailed, this, [this](const Error &error) {
        m_session.dialogs().error(m_window, tr("Today's backup could not be made."), error);
    });
    // Queued: it asks, and must not do so in the middle of whatever noticed it.
    connect(m_season.get(), &Season::fileLost, this, &SeasonKeeper::rescue, Qt::QueuedConnection);
    m_session.setSeason(m_season.get());
    readTitle();
    remember(m_season->path());
    recallReviewer();
    m_session.say(tr("“%1” is open. Everything you do is saved as you do it.").arg(m_title));
    tellWhatHappened();
}

void SeasonKeeper::tellWhatHappened()
{
    QStringList sentences;
    if (!m_season->wasClosedProperly()) {
        const int count = m_season->applicants().count().value_or(0);
        sentences << tr(
            "Bole, or this machine, stopped while the season was open. The file has been "
            "looked through and is sound; everything that had been saved is there, with "
            "%n applicant(s).",
            nullptr, count);
        if (isImportUnfinished(*m_season))
            sentences << tr("An import was under way. Import the same files again: those that are "
                            "there already are left out.");
    }
    if (!m_season->copyBeforeMigration().isEmpty())
        sentences
            << tr("The season was made by an older version of Bole and has been brought up to "
                  "this one. As it was before it lies in “%1”.")
                   .arg(QDir::toNativeSeparators(m_season->copyBeforeMigration()));
    if (!sentences.isEmpty())
        m_session.dialogs().inform(m_window, tr("Since the last time"), sentences.join(u"\n\n"_s));
}

void SeasonKeeper::rescue()
{
    if (!m_season || m_season->database().isInPlace())
        return;
    const int answer = m_session.dialogs().question(
        m_window,
        {tr("“%1” is not in its place any more.").arg(QFileInfo(m_season->path()).fileName()),
         tr("The file was moved, renamed or deleted while it was open. Nothing can be saved until "
            "it "
            "is back. Everything up to now is still here: save it as a new file, or put the old "
            "one "
            "back and go on."),
         {tr("Save as a New File…"), tr("I Will Put It Back")},
         0,
         false});
    if (answer == 0)
        saveAsNewFile();
}

/// A copy with everything that is in the season, also where the file itself has gone; the reviews
/// that could not be written find their way into it.
bool SeasonKeeper::saveAsNewFile()
{
    QString path = m_session.dialogs().saveFile(m_window, tr("Save as a New File"),
                                                m_season->path(), tr("Bole seasons (*.bole)"));
    if (path.isEmpty())
        return false;
    if (!path.endsWith(u".bole"))
        path += u".bole"_s;
    if (const auto saved = m_season->saveCopy(path); !saved) {
        m_session.dialogs().error(m_window, tr("The season could not be saved."), saved.error());
        return false;
    }
    return show(path);
}

bool SeasonKeeper::mayClose()
{
    if (!m_reviews || !m_season)
        return true;
    m_reviews->flush();
    ReviewWriter &writer = m_reviews->writer();
    while (!writer.retry()) {
        const int answer = m_session.dialogs().question(
            m_window,
            {tr("%n review(s) could not be saved yet.", nullptr, writer.count()),
             errorText(writer.reason()) + u"\n\n"_s +
                 tr("What you wrote is kept as long as this window is open. It can be "
                    "saved with the whole season as a new file, on another disk for "
                    "instance."),
             {tr("Try Again"), tr("Save as a New File…"), tr("Close and Lose Them"), tr("Stay")},
             0,
             true});
        if (answer == 1)
            saveAsNewFile();
        else if (answer == 2)
            writer.forget();
        else if (answer != 0)
            return false;
    }
    return true;
}

void SeasonKeeper::close()
{
    if (!m_season)
        return;
    m_session.setSeason(nullptr);
    m_season.reset();
    m_title.clear();
    m_settings.setValue(Setting::LastSeason, QString());
    emit titleChanged();
}

QStringList SeasonKeeper::recent() const
{
    QStringList paths = m_settings.value(Setting::RecentSeasons).toStringList();
    paths.removeIf([](const QString &path) { return !QFileInfo::exists(path); });
    return paths;
}

void SeasonKeeper::forgetRecent()
{
    m_settings.setValue(Setting::RecentSeasons, QStringList());
    emit recentChanged();
}

void SeasonKeeper::remember(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    m_settings.setValue(Setting::LastSeason, absolute);
    QStringList paths = recent();
    paths.removeAll(absolute);
    paths.prepend(absolute);
    m_settings.setValue(Setting::RecentSeasons, paths.first(std::min(paths.size(), RecentKept)));
    emit recentChanged();
}

void SeasonKeeper::recallReviewer()
{
    const ReviewerId last{m_settings.reviewerOf(m_season->path())};
    if (last.isValid() && m_season->reviewers().reviewer(last))
        m_session.setReviewer(last);
    else
        askReviewer();
}

void SeasonKeeper::askReviewer()
{
    if (!m_season)
        return;
    const auto reviewers = m_season->reviewers().list();
    if (!reviewers)
        return;
    if (reviewers->isEmpty()) {
        addReviewer();
        return;
    }
    QStringList names;
    int likely = -1; // the first who reads in the window's language
    for (const Reviewer &reviewer : *reviewers) {
        if (likely < 0 && QLocale(reviewer.language).language() == QLocale().language())
            likely = int(names.size());
        names << reviewer.name;
    }
    names << tr("Somebody else…");
    const int chosen = m_session.dialogs().choose(
        m_window, tr("Who is at the keyboard?"),
        tr("Scores, notes and corrections are kept under this name. Bole asks once a season."),
        names, std::max(0, likely));
    if (chosen == reviewers->size())
        addReviewer();
    else if (chosen >= 0)
        chooseReviewer(reviewers->at(chosen).id);
}

void SeasonKeeper::chooseReviewer(ReviewerId reviewer)
{
    if (!m_season)
        return;
    m_settings.setReviewerOf(m_season->path(), reviewer.value);
    m_session.setReviewer(reviewer);
    if (const auto person = m_season->reviewers().reviewer(reviewer);
        person && !person->language.isEmpty())
        emit languageWanted(person->language);
}

bool SeasonKeeper::addReviewer()
{
    if (!m_season)
        return false;
    const auto name = m_session.dialogs().text(
        m_window, tr("Who is at the keyboard?"),
        tr("Your name, as the committee knows you. Scores, notes and corrections are kept under "
           "it."),
        m_settings.value(Setting::OwnName).toString());
    if (!name || name->trimmed().isEmpty())
        return false;
    const auto id = m_season->reviewers().add(newReviewer(*m_season, *name));
    if (!id) {
        m_session.dialogs().error(m_window, tr("The reviewer could not be added."), id.error());
        return false;
    }
    chooseReviewer(*id);
    return true;
}

void SeasonKeeper::readTitle()
{
    if (const auto title = m_season->settings().title())
        m_title = *title;
    if (m_title.isEmpty())
        m_title = QFileInfo(m_season->path()).completeBaseName();
    emit titleChanged();
}

} // namespace Bole
