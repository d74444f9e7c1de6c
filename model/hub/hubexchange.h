// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/hub/hubclient.h"
#include "model/ids.h"
#include "model/result.h"
#include "model/season/exchangestore.h"

#include <QElapsedTimer>
#include <QSet>

namespace Bole {

class ExchangeStore;
class Season;

/// Brings one season's file and the hub into step, one round at a time. For the thread that opened
/// both. What is cut off in the midst is done again the next time and does no harm.
class HubExchange
{
public:
    /// A version as those have it who read blind in this way; nothing: they may not have it.
    using Variant =
        std::function<std::optional<TravelChange>(const TravelChange &, const QString &audience)>;

    struct Options
    {
        ReviewerId who;  ///< sits at this file
        Variant variant; ///< none: nobody reads blind
        /// The bytes of a document as they have them, by the SHA-256 that it has for them.
        std::function<Result<QByteArray>(const QString &sha256, const QString &audience)> content;
        /// The season's rules, which a coordinator tells the hub.
        std::function<std::optional<HubFairness>()> fairness;
        /// The season has changed: rules, names and all that is hidden because of them are read
        /// anew.
        std::function<void()> readAgain;
        bool fetchesDocuments = true;
        QString program;         ///< name and version, for others to see
        bool showsLater = false; ///< leaves what waits in a new file to somebody else
    };
    HubExchange(ExchangeStore &file, HubClient &client, Options options);

    struct Moved
    {
        int sent = 0;
        int received = 0;
        int documents = 0;     ///< fetched
        bool hasShown = false; ///< more of a new file
        bool isAll = true;     ///< false: there is more to do at once
    };
    HubResult<Moved> round();

    /// How much was written here that the hub does not have.
    int waiting();
    /// What the hub did not take from this member since this object was made.
    int refused() const { return m_refused; }

private:
    HubResult<void> learn();
    HubResult<void> learnMembers();
    HubResult<void> learnReplicas(const QList<TravelChange> &seen);
    HubResult<void> learnRules();
    HubResult<bool> followView(const QString &view);
    HubResult<void> tellPresence();
    HubResult<void> learnSigners();
    HubResult<void> tellRules();
    HubResult<void> sendAgain();
    HubResult<void> endSendingAgain(ExchangeStore::Peer peer);
    HubResult<int> sendWaiting();
    HubResult<void> sendBatch(const QList<TravelChange> &batch);
    HubResult<void> sendOneByOne(const QList<HubRow> &rows);
    HubResult<void> sendDocuments(const QList<HubRow> &rows);
    HubResult<int> receive(bool &isAll);
    HubResult<void> keepReceived(qint64 position, bool isLasting);
    HubResult<int> take(const QList<TravelChange> &changes);
    HubResult<bool> showMore();
    HubResult<int> fetchDocuments();
    QList<HubRow> rowsFor(const TravelChange &change) const;
    bool isForHub(const TravelChange &change) const;
    QString peerName() const;
    /// In what is remembered of the hub.
    static QString sendsAgain() { return QStringLiteral("sendsAgain"); }

    ExchangeStore &m_file;
    HubClient &m_client;
    Options m_options;
    bool m_hasLearned = false;
    QString m_seasonId;
    QString m_replica;
    QSet<QString> m_former;     ///< what this file was called before it was moved
    QStringList m_audiences;    ///< in which people read blind
    QSet<QString> m_ownAccess;  ///< reviewers who send for themselves
    QSet<QString> m_replicas;   ///< files that do
    QSet<QString> m_elsewhere;  ///< files whose work came to the hub by somebody else
    QSet<QString> m_wrong;      ///< documents of which the hub has other bytes than their sum says
    bool m_sendsForAll = false; ///< everything once more, whoever wrote it
    int m_refused = 0;
    struct Received
    {
        QString stored; ///< as it was in the file then
        qint64 position = 0;
    };
    std::optional<Received> m_received; ///< further than what the file says
    std::optional<ExchangeStore::Showing> m_showing = ExchangeStore::Showing();
    QElapsedTimer m_sincePresence;
    QElapsedTimer m_sinceDocuments; ///< since all were there that the hub has
};

/// One row for everybody where all have the same; otherwise one for each way of reading.
QList<HubRow> hubRows(const TravelChange &change, const QStringList &audiences,
                      const HubExchange::Variant &variant);

/// The SHA-256 that a version of a document names; empty for anything else.
QString documentSum(const TravelChange &change);
/// What is kept of a season's hub in its file.
QString hubPeerName(const QString &season);
/// It was the season's file, and not the hub.
inline std::unexpected<HubError> hubSeasonFailure(const Error &error)
{
    return hubFailure(HubTrouble::Failed, QStringLiteral("season: ") + error.detail);
}

} // namespace Bole
