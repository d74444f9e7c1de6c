// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"
#include "model/season/connection.h"

#include <QHash>
#include <QList>
#include <QObject>

#include <memory>
#include <optional>

namespace Bole {

class ApplicantStore;
class AssignmentStore;
class Database;
class DecisionStore;
class DocumentStore;
class DossierStore;
class ExchangeStore;
class HighlightStore;
class History;
class OwnFieldStore;
class RecordStore;
class ReviewerStore;
class ReviewStore;
class RosterStore;
class RubricStore;
class SeasonThread;
class SettingStore;
class ShortlistStore;
struct Change;
struct LastSaved;
struct LastTime;
struct Migration;

/// One season file, open. Belongs to the thread that opened it; another thread, window or program
/// opens its own. Every write is in the file when the call returns. What any of them changes is
/// announced here by signals, whoever did it. The stores are in headers of their own; `Transaction`
/// around several of their calls makes them one commit and one step to undo.
class Season : public QObject
{
    Q_OBJECT

public:
    /// Who opens it. A window tells a person what happened the last time, and only then is it
    /// forgotten. A command says it, too, but nobody may be reading: it leaves a window's end to
    /// the next window. A thread works for one of them and tells nobody. A command that only reads
    /// says it, too, and leaves nothing in the file: however it ends (Ctrl+C, a closed pipe),
    /// nothing was under way that anybody must be told of.
    enum class Opener { Window, Command, Thread, ReadingCommand };

    struct Options
    {
        Opener opener = Opener::Window;
        /// Milliseconds to wait for others' locks, opening as well as writing, rather than fail.
        int patience = Connection::usualPatience;
        const QList<Migration> *migrations = nullptr; ///< other than those compiled in
    };

    /// A new file with mode 0600. Refuses a path that exists (FileExists).
    static Result<std::unique_ptr<Season>> create(const QString &path, const QString &title);
    static Result<std::unique_ptr<Season>> create(const QString &path, const QString &title,
                                                  const Options &options);
    static Result<std::unique_ptr<Season>> open(const QString &path);
    static Result<std::unique_ptr<Season>> open(const QString &path, const Options &options);
    ~Season() override;

    const QString &path() const;
    /// False after a crash: everything has then been looked through at open.
    bool wasClosedProperly() const;
    /// What was acknowledged last before this opening, and whether it is there (see SavedMark);
    /// nothing where that is not known.
    const std::optional<LastSaved> &lastSaved() const;
    LastTime lastTime() const; ///< both of it, and where the backups are
    /// Where the file lies as it was before this opening migrated it; empty when it did not.
    const QString &copyBeforeMigration() const;
    /// The passwords that an older version kept in the file, by the documents' SHA-256, where this
    /// opening has taken them out of it.
    const QHash<QString, QString> &formerPasswords() const;
    /// Copies what is open to a new file, also when its own is gone.
    Result<void> saveCopy(const QString &path) const;

    ApplicantStore &applicants() const;
    AssignmentStore &assignments() const;
    DecisionStore &decisions() const; ///< the committee's
    DocumentStore &documents() const;
    DossierStore &dossiers() const;  ///< whole people: made, withdrawn, deleted, merged
    ExchangeStore &exchange() const; ///< with the committee's other files
    HighlightStore &highlights() const;
    History &history() const;
    OwnFieldStore &ownFields() const;
    RecordStore &records() const;
    ReviewerStore &reviewers() const;
    ReviewStore &reviews() const;
    RosterStore &rosters() const;
    RubricStore &rubrics() const;
    SettingStore &settings() const;
    ShortlistStore &shortlists() const;

    /// For `Transaction transaction(season.database())`.
    Database &database() const;

    /// For reading a lot without holding up this thread.
    SeasonThread &background() const;

    /// Looks for what others have written, now instead of at the next tick.
    void refresh();

    /// Makes today's backup in a thread of its own, unless there is one already (see BackupFolder).
    void startDailyBackup();

signals:
    void applicantsAdded(const QList<Bole::ApplicantId> &applicants);
    /// Tags, removal, documents, or what the list shows of the record.
    void applicantsChanged(const QList<Bole::ApplicantId> &applicants);
    void recordChanged(Bole::ApplicantId applicant);
    void documentsChanged(Bole::ApplicantId applicant); ///< nobody's: those in the tray
    void reviewsChanged(Bole::ApplicantId applicant);
    void decisionsChanged(); ///< the committee's
    void assignmentsChanged();
    void highlightsChanged(Bole::DocumentId document);
    void shortlistsChanged();
    void settingsChanged();
    void reviewersChanged();
    void rubricsChanged();
    void backedUp(const QString &path);
    void backupFailed(const Bole::Error &error);
    /// The file was moved, deleted or replaced: nothing can be written until it is back.
    void fileLost();
    /// So much was written elsewhere that everything should be read again.
    void reset();

private:
    Season();
    Result<void> attach(const QString &path, const Options &options);
    Result<void> bringUpToDate(const Options &options);
    Result<void> startSession(Opener opener);
    QList<qint64> deadSessions(Opener opener);
    void announce(const QList<Change> &changes);
    void announceOthers();
    void announceOne(const Change &change);

    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace Bole
