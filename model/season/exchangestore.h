// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"
#include "model/season/travelchange.h"

#include <QDateTime>
#include <QHash>
#include <QJsonArray>
#include <QSet>
#include <QStringList>

#include <functional>

namespace Bole {

class Capture;
class Database;
class Transaction;
struct TravelItem;

/// This file among all files of its season.
struct Replica
{
    QString season;  ///< uuid, the same in all of them
    QString replica; ///< uuid of this one
    /// What it was before it was moved, copied or put back: their work may not have been sent.
    QStringList former = {};
};

/// What became of one change that arrived.
struct ArrivedChange
{
    enum class Outcome {
        Same,    ///< was known, or is replaced by what is known
        New,     ///< of a thing that was not here
        Changed, ///< in place of what was here
        Older, ///< written without knowing what is here, which is later and says the same or stays
        Conflict, ///< people wrote without knowing of each other, and say different things
        Waiting,  ///< of something that is not here: an applicant, a rubric's version
        Refused,  ///< not the sender's to write
    };
    QString kind;
    QString key;
    QString about;
    Outcome outcome = Outcome::Same;
};

/// How the files of one committee meet: what was written here gets its stamps, and what was written
/// elsewhere finds its place. Packages and the hub are ways to carry what this gives and takes.
class ExchangeStore
{
public:
    explicit ExchangeStore(Database &database) : m_database(database) {}

    /// A file that was copied, moved or put back from a backup is another replica by itself.
    Result<Replica> replica();

    /// The file stays the replica that it is when it gets this name, in the folder where it lies.
    Result<void> willBeNamed(const QString &path);

    /// Makes an empty file one of this season's. NotAllowed where there is anything in it already.
    Result<void> join(const QString &season);

    /// News: what the season's change log tells of. Everything: every row, for when that may have
    /// gaps; takes seconds for thousands of applicants.
    enum class Look { News, Everything };
    /// Finds what was written here since the last time and gives it stamps, `who` being the one who
    /// sits here. The position after that.
    Result<qint64> capture(ReviewerId who, Look look = Look::News);

    /// What was written here or has arrived after a position, in that order. Replaced versions are
    /// not among them.
    Result<QList<PositionedChange>> changesAfter(qint64 position, int atMost = -1) const;

    /// Takes in what others wrote, in one transaction: all or nothing. Any order, doubles and
    /// repetitions do no harm. What refers to something that is not here waits for it. With the id
    /// of a package it can be taken back by the history.
    Result<QList<ArrivedChange>> apply(const QList<TravelChange> &changes, ReviewerId who,
                                       const QString &package = {});
    /// The same, but nothing is kept.
    Result<QList<ArrivedChange>> preview(const QList<TravelChange> &changes, ReviewerId who);
    /// As if the package had never come. EditConflict where its things were changed since.
    Result<void> takeBack(const QString &package);
    Result<bool> hasBroughtIn(const QString &package) const;
    Result<bool> isKnown(const QString &kind, const QString &key) const;

    /// Takes all that comes into an empty file that nobody else has, without showing any of it.
    /// `source` calls what it is given for each version, and answers whether that was all. The
    /// position after that.
    using AddVersion = std::function<void(const RawVersion &version)>;
    Result<qint64> fill(const std::function<bool(const AddVersion &add)> &source);
    /// After that: what every window needs at once (people, rules, who the applicants are), and
    /// what this reviewer wrote elsewhere.
    Result<void> showBeginning(const QString &owner);
    /// Then the rest, some at a time. False when there is no more.
    struct Showing
    {
        qsizetype kind = 0;
        qint64 after = 0;
    };
    Result<bool> showWaiting(Showing &showing, int atMost, ReviewerId who);

    /// Things that people wrote without knowing of each other.
    struct Conflict
    {
        QString kind;
        QString key;
        QString about;
        QList<TravelChange> versions; ///< the last one shows
    };
    Result<QList<Conflict>> conflicts() const;
    Result<int> conflictCount() const;
    /// Settles it for everybody: this is what it says from now on.
    Result<void> settle(const QString &kind, const QString &key,
                        const std::optional<QJsonObject> &value, ReviewerId who);

    /// The documents' bytes, by SHA-256.
    Result<QStringList> missingContents() const;
    Result<QByteArray> content(const QString &sha256) const;
    Result<void> putContent(const QString &sha256, const QByteArray &bytes);

    /// What is remembered of somebody this file exchanges with, by a name of the way's own choice.
    struct Peer
    {
        qint64 sent = 0;    ///< the position up to which they have what is here
        QString received;   ///< up to where this file has what is there
        QJsonObject detail; ///< of the way itself
    };
    Result<Peer> peer(const QString &name) const;
    Result<QHash<QString, Peer>> peers() const;
    Result<void> setPeer(const QString &name, const Peer &peer);

    /// How much each member of the committee has done, from what is in this file.
    struct MemberWork
    {
        ReviewerId reviewer;
        QString uuid;
        QString name;
        int toRead = 0; ///< assigned to them; all where nobody is assigned to anybody
        int opened = 0;
        int started = 0;
        int submitted = 0; ///< of these; also abstained or closed by a conflict of interest
        QDateTime lastWork;
    };
    Result<QList<MemberWork>> memberWork() const;

    /// The uuid of a row, given to it where it has none yet, and back (0: not here).
    Result<QString> uuidOf(ReviewerId reviewer);
    Result<QString> uuidOf(ShortlistId list);
    Result<QString> uuidOf(DocumentId document);
    Result<ReviewerId> reviewerOf(const QString &uuid) const;
    Result<ApplicantId> applicantOf(const QString &uuid) const;

    /// Everything that this file knows, to the byte the same in all files that know the same.
    Result<QByteArray> canonicalDump() const;

    /// What stands in the season's tables, told in the same way.
    Result<QByteArray> shownDump();

    /// For tests: how wrong this machine's clock is.
    void setClockError(qint64 milliseconds) { m_clockError = milliseconds; }

private:
    struct State;
    Result<State> state();
    std::optional<State> stateWithoutNews() const;
    void save(const State &state);
    QString uuidOfRow(const QString &kind, qint64 row);
    Result<QList<ArrivedChange>> take(const QList<TravelChange> &changes, ReviewerId who,
                                      const QString &package);

    static const QStringList &kindsInOrder();
    Result<void> showThese(const QList<TravelItem> &items, State &known, Capture &capture,
                           Transaction &transaction);
    void keepForTakingBack(const QString &package, const QJsonArray &before, qint64 position);

    friend class Capture;
    friend class Arrival;
    friend class SeasonFilling;

    Database &m_database;
    qint64 m_clockError = 0;
};

} // namespace Bole
