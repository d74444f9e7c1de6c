// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/record/record.h"
#include "model/result.h"

#include <QDateTime>
#include <QHash>
#include <QJsonValue>
#include <QList>
#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace Bole {

class SeasonThread;
struct DeskState;

/// For whom a package is made, and how.
struct ShareRequest
{
    ReviewerId person;
    QString path;       ///< of the package; or of a folder that others keep in step
    QString passphrase; ///< empty: readable by anybody
    bool onlyAssigned = true;
    bool withDocuments = true;
    bool isWhole = false; ///< also what they have already
    bool isFolder = false;
};

/// What was put into one.
struct ShareOutcome
{
    QString path;
    int changes = 0;
    int documents = 0;
    bool isBlind = false;
};

/// What a package would do, or has done.
struct ArrivalPlan
{
    QString sender;
    QString recipient;
    QDateTime madeAt;
    int added = 0;
    int changed = 0;
    int same = 0;
    int conflicting = 0;
    int waiting = 0; ///< of something that is not in this file
    int refused = 0; ///< not the sender's to write
    int reviews = 0; ///< that are new or changed
    int people = 0;  ///< applicants that are new
    int documents = 0;
    QStringList otherRubrics;
    bool isVerified = false;
    bool wasThere = false;
};

/// What was found in a folder.
struct MailboxOutcome
{
    QList<ArrivalPlan> taken;
    QStringList unreadable; ///< names of files that could not be opened: to be tried again
};

/// Two or more people wrote something without knowing of each other.
struct ExchangeConflict
{
    /// What it is about, for people.
    enum class Subject {
        Field,
        Shortlist,
        Decision,
        Document,
        Applicant,
        Tag,
        Reading, ///< what was read from a document
        Setting,
        Rubric,
        Other
    };
    struct Version
    {
        QString who;
        QDateTime when;
        bool isMine = false;
        bool isShown = false;
        bool isRemoved = false;
        QString text; ///< its value, to be read; empty where it says that there is nothing
        QJsonValue value;
    };
    QString kind;
    QString key;
    Subject subject = Subject::Other;
    ApplicantId applicant;
    QString name;    ///< of the applicant, as it may be shown
    QString pointer; ///< of a field of the record
    DocumentId document;
    QList<Place> places;
    QList<Version> versions; ///< the latest last: it shows
    bool canKeepBoth = false;
};
enum class Settlement { First, Second, Both };

/// How far somebody is, from what has arrived.
struct MemberProgress
{
    ReviewerId reviewer;
    QString name;
    bool isMe = false;
    int toRead = 0; ///< assigned, or all
    int opened = 0;
    int started = 0;
    int submitted = 0;
    QDateTime lastWork;
    std::optional<QDateTime> lastPackage; ///< when the last package that came from them was made
    bool isBehind = false;                ///< less than half as far as the committee's middle
};

/// How far two or more reviewers agree.
struct AgreementReport
{
    struct Gap
    {
        ApplicantId applicant;
        QString name;
        double least = 0;
        double most = 0;
    };
    int shared = 0; ///< applicants with two submitted reviews or more
    int pairs = 0;  ///< pairs of levels given to the same criterion
    int exact = 0;
    int withinOne = 0;
    std::optional<double> alpha;
    std::optional<std::pair<double, double>> interval;
    QList<Gap> widest; ///< by total, the widest first
};

/// The committee's other files: packages out and in, conflicts, progress. A part of the desk. What
/// takes long is done on a thread of its own; the answers come on the window's.
class DeskExchange : public QObject
{
    Q_OBJECT

public:
    explicit DeskExchange(DeskState &state);
    ~DeskExchange() override;

    template <typename T>
    using Answer = std::function<void(Result<T>)>;

    void share(const ShareRequest &wish, Answer<ShareOutcome> then);
    void plan(const QString &package, const QString &passphrase, Answer<ArrivalPlan> then);
    void bringIn(const QString &package, const QString &passphrase, Answer<ArrivalPlan> then);
    void bringInFolder(const QString &folder, const QString &passphrase,
                       Answer<MailboxOutcome> then);
    static Result<bool> needsPassphrase(const QString &package);
    /// A new file from a package that holds a whole season; whom it was made for is found by
    /// `recipient()` in the file.
    static Result<void> createFrom(const QString &package, const QString &passphrase,
                                   const QString &path);
    /// For whom the open file was made, where it was made from a package.
    ReviewerId recipient() const;
    /// Everybody's reviews come to this file as they are written. Not to a member's own, which can
    /// not tell how far the committee is.
    bool hasEverybodysReviews() const;

    Result<QList<ExchangeConflict>> conflicts() const;
    int conflictCount() const;
    Result<void> settle(const ExchangeConflict &conflict, Settlement choice);

    Result<QList<MemberProgress>> progress() const;
    Result<AgreementReport> agreement() const;

    void finish(); ///< waits for what is being done

private:
    SeasonThread &thread();

    DeskState &m_state;
    std::unique_ptr<SeasonThread> m_thread;
};

} // namespace Bole
