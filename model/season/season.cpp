// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/season.h"

#include "model/platform/processes.h"
#include "model/season/applicantstore.h"
#include "model/season/assignmentstore.h"
#include "model/season/backup.h"
#include "model/season/backupfolder.h"
#include "model/season/decisionstore.h"
#include "model/season/documentstore.h"
#include "model/season/dossierstore.h"
#include "model/season/exchangestore.h"
#include "model/season/facts.h"
#include "model/season/highlightstore.h"
#include "model/season/history.h"
#include "model/season/migration.h"
#include "model/season/newseason.h"
#include "model/season/ownfieldstore.h"
#include "model/season/query.h"
#include "model/season/recordstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/reviewstore.h"
#include "model/season/rosterstore.h"
#include "model/season/rubricstore.h"
#include "model/season/savedmark.h"
#include "model/season/schemacheck.h"
#include "model/season/seasonfile.h"
#include "model/season/seasonkey.h"
#include "model/season/seasonthread.h"
#include "model/season/settingstore.h"
#include "model/season/shortliststore.h"
#include "model/season/transaction.h"

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QSysInfo>
#include <QTimer>

#include <thread>
#include <utility>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr int pollMilliseconds = 300;
constexpr int keptChanges = 20000;
constexpr int droppedChanges = 2000; // at once: somebody waits for the season to open
constexpr int announcedOneByOne = 5000;

constexpr int versionWithoutPasswords = 4;

/// What versions before kept in the file.
QHash<QString, QString> storedPasswords(Database &database)
{
    QHash<QString, QString> passwords;
    Query query(database, u"SELECT sha256, password FROM document WHERE password <> ''"_s);
    while (query.next())
        passwords.insert(query.text(0), query.text(1));
    return passwords;
}

const QList<Migration> &steps(const Season::Options &options)
{
    return options.migrations ? *options.migrations : seasonMigrations();
}

} // namespace

struct Season::Parts
{
    Database database;
    ApplicantStore applicants{database};
    AssignmentStore assignments{database};
    DecisionStore decisions{database};
    DocumentStore documents{database};
    DossierStore dossiers{database};
    ExchangeStore exchange{database};
    HighlightStore highlights{database};
    History history{database};
    RecordStore records{database};
    ReviewerStore reviewers{database};
    ReviewStore reviews{database};
    RosterStore rosters{database};
    OwnFieldStore ownFields{database};
    RubricStore rubrics{database};
    SettingStore settings{database};
    ShortlistStore shortlists{database};
    QTimer poll;
    int dataVersion = 0;
    qint64 lastChange = 0;
    bool wasClosedProperly = true;
    bool isLost = false;
    QString copyBeforeMigration;
    QHash<QString, QString> formerPasswords;
    SeasonKey key; // held: threads and backups find it as long as somebody does
    std::unique_ptr<SavedMark> mark;
    std::optional<LastSaved> lastSaved;
    std::unique_ptr<SeasonThread> background;
    std::jthread backup; // last, so that it ends before anything else goes
};

Season::Season() : m_parts(std::make_unique<Parts>())
{
    m_parts->poll.setInterval(pollMilliseconds);
    connect(&m_parts->poll, &QTimer::timeout, this, &Season::refresh);
    m_parts->database.committed = [this](const QList<Change> &changes) {
        announce(changes);
    };
    m_parts->database.acknowledged = [this](qint64 number, const Change &change) {
        m_parts->mark->write(
            {number, m_parts->database.session, change.topic, QDateTime::currentDateTimeUtc()});
    };
}

Season::~Season()
{
    Database &database = m_parts->database;
    m_parts->background.reset();
    database.committed = nullptr;
    if (database.session != 0 && database.isInPlace())
        Query(database, u"DELETE FROM session WHERE id = ?"_s, {database.session});
}

const QString &Season::path() const
{
    return m_parts->database.path();
}

bool Season::wasClosedProperly() const
{
    return m_parts->wasClosedProperly;
}

LastTime Season::lastTime() const
{
    return {wasClosedProperly(), lastSaved(), BackupFolder(path()).path()};
}

const std::optional<LastSaved> &Season::lastSaved() const
{
    return m_parts->lastSaved;
}

const QHash<QString, QString> &Season::formerPasswords() const
{
    return m_parts->formerPasswords;
}

const QString &Season::copyBeforeMigration() const
{
    return m_parts->copyBeforeMigration;
}

Result<void> Season::saveCopy(const QString &path) const
{
    return copySeason(m_parts->database, path);
}

ApplicantStore &Season::applicants() const
{
    return m_parts->applicants;
}

AssignmentStore &Season::assignments() const
{
    return m_parts->assignments;
}

DecisionStore &Season::decisions() const
{
    return m_parts->decisions;
}

DocumentStore &Season::documents() const
{
    return m_parts->documents;
}

DossierStore &Season::dossiers() const
{
    return m_parts->dossiers;
}

ExchangeStore &Season::exchange() const
{
    return m_parts->exchange;
}

HighlightStore &Season::highlights() const
{
    return m_parts->highlights;
}

History &Season::history() const
{
    return m_parts->history;
}

RecordStore &Season::records() const
{
    return m_parts->records;
}

ReviewerStore &Season::reviewers() const
{
    return m_parts->reviewers;
}

ReviewStore &Season::reviews() const
{
    return m_parts->reviews;
}

OwnFieldStore &Season::ownFields() const
{
    return m_parts->ownFields;
}

RosterStore &Season::rosters() const
{
    return m_parts->rosters;
}

RubricStore &Season::rubrics() const
{
    return m_parts->rubrics;
}

SettingStore &Season::settings() const
{
    return m_parts->settings;
}

ShortlistStore &Season::shortlists() const
{
    return m_parts->shortlists;
}

SeasonThread &Season::background() const
{
    if (!m_parts->background)
        m_parts->background = std::make_unique<SeasonThread>(path(), Worker::Priority::Low);
    return *m_parts->background;
}

Database &Season::database() const
{
    return m_parts->database;
}

Result<std::unique_ptr<Season>> Season::create(const QString &path, const QString &title)
{
    return create(path, title, Options());
}

Result<std::unique_ptr<Season>> Season::create(const QString &path, const QString &title,
                                               const Options &options)
{
    auto made = makeSeasonFile(path, steps(options), options.patience).and_then([&] {
        return open(path, options);
    });
    if (made && !options.migrations)
        (void)made.value()->settings().setTitle(title);
    return made;
}

Result<std::unique_ptr<Season>> Season::open(const QString &path)
{
    return open(path, Options());
}

Result<std::unique_ptr<Season>> Season::open(const QString &path, const Options &options)
{
    std::unique_ptr<Season> season(new Season);
    if (const auto attached = season->attach(path, options); !attached)
        return std::unexpected(attached.error());
    return season;
}

Result<void> Season::attach(const QString &path, const Options &options)
{
    return m_parts->database.open(path, options.patience, latestVersion(steps(options)))
        .transform([&] { m_parts->key = keyOf(m_parts->database); })
        .and_then([&] { return checkSchema(m_parts->database, steps(options)); })
        .and_then([&] { return bringUpToDate(options); })
        .and_then([&] {
            return options.migrations ? Result<void>() : bringFactsUpToDate(m_parts->database);
        })
        .and_then([&] { return startSession(options.opener); })
        .and_then([&]() -> Result<void> {
            if (options.migrations)
                return {};
            const bool isQuick = m_parts->wasClosedProperly || options.opener == Opener::Thread;
            return checkIntegrity(m_parts->database,
                                  isQuick ? IntegrityCheck::Quick : IntegrityCheck::Thorough);
        });
}

Result<void> Season::bringUpToDate(const Options &options)
{
    // Asked again: the journal may hold a newer version than the file's head.
    const Result<int> version = m_parts->database.pragma("user_version");
    if (!version)
        return std::unexpected(version.error());
    const int latest = latestVersion(steps(options));
    if (*version > latest)
        return failure(ErrorCode::SeasonTooNew, QString::number(*version));
    if (*version == latest)
        return {};
    const BackupFolder backups(path());
    if (*version < versionWithoutPasswords)
        m_parts->formerPasswords = storedPasswords(m_parts->database);
    return backups.copyBeforeMigration(m_parts->database, *version, QDate::currentDate())
        .and_then([&](const QString &copy) {
            m_parts->copyBeforeMigration = copy;
            return migrate(m_parts->database, steps(options));
        })
        .transform([&] {
            if (!m_parts->formerPasswords.isEmpty())
                backups.forgetPasswords();
        });
}

/// Those of this machine that did not end as they should; answers which of them can be forgotten.
/// `host` holds the machine, which run of which process it was, and what opened it if no window.
QList<qint64> Season::deadSessions(Opener opener)
{
    QList<qint64> forgotten;
    Query sessions(m_parts->database, u"SELECT id, host, process FROM session"_s);
    while (sessions.next()) {
        const QString where = sessions.text(1);
        if (where.section(u' ', 0, 0) != QSysInfo::machineHostName() ||
            isRunning(sessions.integer(2), where.section(u' ', 1, 2)))
            continue;
        m_parts->wasClosedProperly = false;
        const bool isOfWindow = where.section(u' ', 3).isEmpty();
        if (opener == Opener::Window || (opener == Opener::Command && !isOfWindow))
            forgotten.append(sessions.integer(0));
    }
    return forgotten;
}

Result<void> Season::startSession(Opener opener)
{
    const qint64 process = QCoreApplication::applicationPid();
    QString where = QSysInfo::machineHostName() + u' ' + runOf(process);
    if (opener != Opener::Window)
        where += opener == Opener::Command ? u" command"_s : u" thread"_s;
    const QList<qint64> dead = deadSessions(opener);
    // Before anything is dropped: the mark names a change that the file should still know.
    m_parts->mark = std::make_unique<SavedMark>(path());
    m_parts->lastSaved = m_parts->mark->compareWith(m_parts->database, opener == Opener::Window);
    if (opener == Opener::ReadingCommand)
        return {};
    Transaction transaction(m_parts->database);
    for (const qint64 id : dead)
        Query(m_parts->database, u"DELETE FROM session WHERE id = ?"_s, {id});
    Query(m_parts->database,
          u"DELETE FROM change WHERE id < (SELECT max(id) FROM change) - ? "
          "AND id < (SELECT min(id) FROM change) + ?"_s,
          {keptChanges, droppedChanges});
    Query mine(m_parts->database,
               u"INSERT INTO session (host, process, started_at) VALUES (?, ?, ?)"_s,
               {bound(where), process, timestamp()});
    const qint64 session = mine.insertedId();
    Query last(m_parts->database, u"SELECT coalesce(max(id), 0) FROM change"_s);
    if (last.next())
        m_parts->lastChange = last.integer(0);
    if (const auto done = transaction.commit(); !done)
        return done;
    m_parts->database.session = session;
    m_parts->dataVersion = m_parts->database.pragma("data_version").value_or(0);
    if (QAbstractEventDispatcher::instance()) // a thread without one calls refresh() by itself
        m_parts->poll.start();
    return {};
}

void Season::startDailyBackup()
{
    const BackupFolder folder(path());
    const QDate today = QDate::currentDate();
    if (m_parts->backup.joinable() || !folder.isDue(today))
        return;
    m_parts->backup = std::jthread([this, folder, today](const std::stop_token &stop) {
        lowerThreadPriority();
        const Result<QString> made = folder.backUp(today, stop);
        QMetaObject::invokeMethod(this, [this, made] {
            m_parts->backup.join();
            if (made)
                emit backedUp(*made);
            else
                emit backupFailed(made.error());
        });
    });
}

void Season::refresh()
{
    const bool isLost = !m_parts->database.isInPlace();
    if (std::exchange(m_parts->isLost, isLost) != isLost && isLost)
        emit fileLost();
    const int version = m_parts->database.pragma("data_version").value_or(m_parts->dataVersion);
    if (std::exchange(m_parts->dataVersion, version) != version)
        announceOthers();
}

void Season::announceOthers()
{
    QList<Change> changes;
    Query query(m_parts->database,
                u"SELECT id, session, topic, subject FROM change WHERE id > ? ORDER BY id"_s,
                {m_parts->lastChange});
    const qint64 expected = m_parts->lastChange + 1;
    qint64 first = 0;
    while (query.next()) {
        m_parts->lastChange = query.integer(0);
        first = first == 0 ? m_parts->lastChange : first;
        if (query.integer(1) != m_parts->database.session)
            changes.append({Topic(query.number(2)), query.integer(3)});
    }
    // A gap: the other window has dropped old lines that this one never read.
    if (first > expected || changes.size() > announcedOneByOne)
        emit reset();
    else
        announce(changes);
}

} // namespace Bole
