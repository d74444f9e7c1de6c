// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/hub/hubconnection.h"
#include "model/season/travelchange.h"

#include <QDateTime>
#include <QMultiMap>
#include <QStringList>

#include <limits>

namespace Bole {

/// The version of the hub's schema that this program knows: the last step in resources/hub.
int knownHubVersion();

/// Somebody of the committee, as the hub knows them.
struct HubMember
{
    QString reviewer; ///< uuid
    QString name;
    QString login; ///< empty: has no access of their own
    bool isCoordinator = false;
    QString audience; ///< empty: sees everything; else which variant of what is hidden from them

    bool operator==(const HubMember &) const = default;
};

/// How far one file of somebody is.
struct HubPresence
{
    QString reviewer;
    QString replica;
    qint64 received = 0;
    int waiting = 0; ///< what they have not sent yet
    QDateTime seenAt;
};

/// One version for one audience.
struct HubRow
{
    TravelChange change;
    QString audience = allAudiences();

    static QString allAudiences() { return QStringLiteral("all"); }
};

/// How far a season is, to be asked before its news are fetched.
struct HubHorizon
{
    qint64 latest = 0;  ///< the last position, also of what this member may not see
    QStringList opened; ///< applicants whose reviews by others can be seen, and could not before
};

/// What came after a position.
struct HubNews
{
    QList<TravelChange> changes;
    qint64 position = 0; ///< to ask from the next time
    bool isAll = true;   ///< false: there is more
};

/// The season's rules, as far as the hub has to keep them.
struct HubFairness
{
    QString othersShown;              ///< afterSubmitting or always
    QMap<QString, QString> audiences; ///< by reviewer, of those who read blind
};

/// A member at the hub: sends and fetches. What they may have and write the hub decides by itself.
/// For the thread that opened it.
class HubClient
{
public:
    explicit HubClient(HubWaker &waker) : m_connection(waker) {}

    /// Looks at the versions before anything else. OtherSeason where the login is another season's.
    HubResult<void> open(const HubAddress &address, const Secret &password, const QString &season);
    bool isOpen() const { return m_connection.isOpen(); }
    void close() { m_connection.close(); }
    const HubMember &self() const { return m_self; }
    QString season() const { return QString::fromLatin1(m_season); } ///< uuid
    HubResult<QString> title();
    /// Who this member is by now; a coordinator may have changed it.
    HubResult<void> lookAtSelf();
    /// Which rules hold for this member: where it is another one than before, everything is to be
    /// fetched again.
    HubResult<QString> view();

    HubResult<QList<HubMember>> members();
    /// All in one transaction; again does no harm. NotAllowed where one of them is not this
    /// member's to write: then none was taken.
    HubResult<void> send(const QList<HubRow> &rows);
    /// What was opened since that position is to be fetched again, however old it is.
    HubResult<HubHorizon> horizon(qint64 after);
    HubResult<HubNews> fetch(qint64 after, int atMost,
                             qint64 upTo = std::numeric_limits<qint64>::max());
    /// All of it, as it comes: for a file that is being made.
    HubResult<void> fetchRaw(qint64 upTo, const std::function<void(const RawVersion &)> &take);
    HubResult<QList<TravelChange>> fetchAbout(const QStringList &applicants);

    /// Which of these documents the hub does not have.
    HubResult<QStringList> missing(const QStringList &sha256);
    HubResult<void> sendContent(const QString &sha256, const QString &about,
                                const QString &audience, const QByteArray &bytes);
    /// Nothing where it is not there or not for this member. Checked against its sum.
    HubResult<std::optional<QByteArray>> fetchContent(const QString &sha256);

    HubResult<void> tellPresence(const QString &replica, qint64 received, int waiting,
                                 const QString &program);
    HubResult<QList<HubPresence>> presences();
    /// By which packages of whom are known: public halves, by member.
    HubResult<void> tellSigner(const QByteArray &key);
    HubResult<QMultiMap<QString, QByteArray>> signers();
    /// A coordinator's: when others' reviews are shown, and who reads which variant.
    HubResult<void> setFairness(const HubFairness &fairness);

    /// True when something was written, false when time has passed or somebody called.
    HubResult<bool> waitForNews(int milliseconds)
    {
        return m_connection.waitForNotification(milliseconds);
    }

private:
    HubResult<void> checkVersion();

    HubConnection m_connection;
    QByteArray m_season;
    HubMember m_self;
};

} // namespace Bole
