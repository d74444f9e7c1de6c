// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/seasonkeeper.h"

#include "model/desk/desk.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskexchange.h"
#include "model/desk/deskfile.h"
#include "model/desk/protectionjob.h"
#include "model/desk/workkeeper.h"
#include "model/readerclient/readerpool.h"
#include "views/common/announcements.h"
#include "views/common/dialogs.h"
#include "views/common/errortext.h"
#include "views/common/lastsavedtext.h"
#include "views/common/opendesk.h"
#include "views/common/protectiontext.h"
#include "views/common/settings.h"
#include "views/common/windowlanguage.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QWidget>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype RecentKept = 10;

bool isAboutPassword(const Error &error)
{
    return error.code == ErrorCode::DocumentNeedsPassword ||
           error.code == ErrorCode::DocumentWrongPassword;
}

} // namespace

SeasonKeeper::SeasonKeeper(OpenDesk &openDesk, Announcements &announcements, ReaderPool &readers,
                           WorkKeeper &work, Dialogs &dialogs, Settings &settings, QWidget *window)
    : QObject(window),
      m_openDesk(openDesk),
      m_announcements(announcements),
      m_readers(readers),
      m_work(work),
      m_dialogs(dialogs),
      m_settings(settings),
      m_window(window)
{
}

SeasonKeeper::~SeasonKeeper()
{
    // The panes outlive this object in the window's list of children: take the desk from them.
    m_openDesk.setDesk(nullptr);
}

bool SeasonKeeper::createNew()
{
    QString path = m_dialogs.saveFile(m_window, tr("New Season"),
                                      tr("Season %1.bole").arg(QDate::currentDate().year()),
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
        m_dialogs.openFile(m_window, tr("Open Season"), tr("Bole seasons (*.bole)"));
    return !path.isEmpty() && open(path);
}

bool SeasonKeeper::open(const QString &path)
{
    return mayClose() && show(path);
}

bool SeasonKeeper::show(const QString &path)
{
    auto opened = Desk::open(path, m_work);
    const QString name = QFileInfo(path).fileName();
    QString label = tr("The season is protected. Its password:");
    while (!opened && isAboutPassword(opened.error()) && protectionIsBuiltIn()) {
        auto typed = m_dialogs.password(m_window, tr("Open “%1”").arg(name), label);
        if (!typed)
            return false;
        opened = openProtected(path, Secret::fromTyped(*typed), m_work);
        wipe(*typed);
        label = tr("This was not the password, or the file is damaged. Mind capital letters and "
                   "the keyboard's language. The password:");
    }
    if (!opened && isAboutPassword(opened.error())) {
        m_dialogs.inform(m_window, tr("“%1” is protected by a password.").arg(name),
                         protectionMissingText());
        return false;
    }
    if (!opened) {
        m_dialogs.error(m_window, tr("“%1” could not be opened.").arg(QFileInfo(path).fileName()),
                        opened.error());
        return false;
    }
    adopt(std::move(*opened));
    m_desk->file().startDailyBackup();
    return true;
}

bool SeasonKeeper::create(const QString &path, const QString &title)
{
    if (!mayClose())
        return false;
    auto created = Desk::create(path, title, m_work);
    if (!created) {
        m_dialogs.error(m_window, tr("“%1” could not be made.").arg(QFileInfo(path).fileName()),
                        created.error());
        return false;
    }
    adopt(std::move(*created));
    return true;
}

void SeasonKeeper::adopt(std::unique_ptr<Desk> desk)
{
    close();
    m_desk = std::move(desk);
    m_desk->setLanguage(WindowLanguage::inUse());
    connect(m_desk.get(), &Desk::settingsChanged, this, &SeasonKeeper::readTitle);
    connect(m_desk.get(), &Desk::backupFailed, this, [this](const Error &error) {
        m_dialogs.error(m_window, tr("Today's backup could not be made."), error);
    });
    // Queued: it asks, and must not do so in the middle of whatever noticed it.
    connect(m_desk.get(), &Desk::fileLost, this, &SeasonKeeper::rescue, Qt::QueuedConnection);
    for (const auto &[document, password] : m_desk->file().formerPasswords().asKeyValueRange())
        m_readers.passwords().keep(document, password);
    m_openDesk.setDesk(m_desk.get());
    readTitle();
    remember(m_desk->file().path());
    recallReviewer();
    emit opened();
    m_announcements.say(tr("“%1” is open. Everything you do is saved as you do it.").arg(m_title));
    tellWhatHappened();
}

void SeasonKeeper::tellWhatHappened()
{
    const DeskFile &file = m_desk->file();
    QStringList sentences = lastSavedText(file.lastTime());
    if (!file.lastTime().wasClosedProperly && file.isImportUnfinished())
        sentences << tr("An import was under way. Import the same files again: those that are "
                        "there already are left out.");
    if (!file.copyBeforeMigration().isEmpty())
        sentences
            << tr("The season was made by an older version of Bole and has been brought up to "
                  "this one. As it was before it lies in “%1”.")
                   .arg(QDir::toNativeSeparators(file.copyBeforeMigration()));
    if (!sentences.isEmpty())
        m_dialogs.inform(m_window, tr("Since the last time"), sentences.join(u"\n\n"_s));
}

/// What the window holds is put into a new file before anybody is asked: it is then safe, whatever
/// the answer is.
void SeasonKeeper::rescue()
{
    if (!m_desk || m_desk->file().isInPlace())
        return;
    const Result<QString> copy = m_desk->file().rescueCopy();
    const QString kept =
        copy ? tr("Everything up to now was saved as “%1”.").arg(QDir::toNativeSeparators(*copy))
             : tr("Everything up to now is still here, in this window only.") + u"\n\n"_s +
                   errorText(copy.error());
    const int answer = m_dialogs.question(
        m_window,
        {tr("“%1” is not in its place any more.").arg(QFileInfo(m_desk->file().path()).fileName()),
         tr("The file, or the log next to it (-wal, -shm), was moved, renamed, replaced or deleted "
            "while it was open. Nothing can be saved in it until it is back.") +
             u"\n\n"_s + kept,
         {copy ? tr("Go On in the New File") : tr("Save as a New File…"), tr("Save Elsewhere…"),
          tr("I Will Put It Back")},
         0,
         false});
    if (answer == 0 && copy)
        show(*copy);
    else if (answer <= 1)
        saveAsNewFile();
}

/// A copy with everything that is in the season, also where the file itself has gone; the work that
/// could not be written finds its way into it.
bool SeasonKeeper::saveAsNewFile()
{
    QString path = m_dialogs.saveFile(m_window, tr("Save as a New File"),
                                      m_desk->file().freeNameBeside(), tr("Bole seasons (*.bole)"));
    if (path.isEmpty())
        return false;
    if (!path.endsWith(u".bole"))
        path += u".bole"_s;
    if (const auto saved = m_desk->file().saveCopy(path); !saved) {
        m_dialogs.error(m_window, tr("The season could not be saved."), saved.error());
        return false;
    }
    return show(path);
}

bool SeasonKeeper::mayClose()
{
    if (!m_desk)
        return true;
    m_openDesk.finishTyping();
    WorkKeeper &work = m_work;
    while (!work.retry()) {
        const int answer = m_dialogs.question(
            m_window,
            {tr("%n change(s) could not be saved yet.", nullptr, work.count()),
             errorText(work.reason()) + u"\n\n"_s +
                 tr("What you did is kept as long as this window is open. It can be "
                    "saved with the whole season as a new file, on another disk for "
                    "instance."),
             {tr("Try Again"), tr("Save as a New File…"), tr("Close and Lose Them"), tr("Stay")},
             0,
             true});
        if (answer == 1)
            saveAsNewFile();
        else if (answer == 2)
            work.forget();
        else if (answer != 0)
            return false;
    }
    return true;
}

void SeasonKeeper::close()
{
    if (!m_desk)
        return;
    m_openDesk.setDesk(nullptr);
    m_desk.reset();
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
    const ReviewerId last{m_settings.reviewerOf(m_desk->file().path())};
    const auto people = m_desk->committee().everybody().value_or(QList<Reviewer>());
    if (last.isValid() && std::ranges::contains(people, last, &Reviewer::id))
        m_openDesk.setReviewer(last);
    else if (const ReviewerId owner = m_desk->exchange().recipient(); owner.isValid())
        chooseReviewer(owner); // the file was made for them
    else
        askReviewer();
}

void SeasonKeeper::askReviewer()
{
    if (!m_desk)
        return;
    const auto reviewers = m_desk->committee().members();
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
    const int chosen = m_dialogs.choose(
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
    if (!m_desk)
        return;
    m_settings.setReviewerOf(m_desk->file().path(), reviewer.value);
    m_openDesk.setReviewer(reviewer);
    const auto people = m_desk->committee().everybody().value_or(QList<Reviewer>());
    const auto person = std::ranges::find(people, reviewer, &Reviewer::id);
    if (person != people.end() && !person->language.isEmpty())
        emit languageWanted(person->language);
}

bool SeasonKeeper::addReviewer()
{
    if (!m_desk)
        return false;
    const auto name = m_dialogs.text(
        m_window, tr("Who is at the keyboard?"),
        tr("Your name, as the committee knows you. Scores, notes and corrections are kept under "
           "it."),
        m_settings.value(Setting::OwnName).toString());
    if (!name || name->trimmed().isEmpty())
        return false;
    const auto id = m_desk->committee().add(*name);
    if (!id) {
        m_dialogs.error(m_window, tr("The reviewer could not be added."), id.error());
        return false;
    }
    chooseReviewer(*id);
    return true;
}

void SeasonKeeper::readTitle()
{
    if (const auto title = m_desk->file().title())
        m_title = *title;
    if (m_title.isEmpty())
        m_title = QFileInfo(m_desk->file().path()).completeBaseName();
    emit titleChanged();
}

} // namespace Bole
