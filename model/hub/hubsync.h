// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/hub/hubexchange.h"

#include <QDateTime>
#include <QObject>

#include <memory>

namespace Bole {

/// How a season's file and its hub stand to each other.
struct HubState
{
    enum class Step { Off, Connecting, InStep, Exchanging, Offline };

    Step step = Step::Off;
    int waiting = 0;                   ///< written here and not sent yet
    int refused = 0;                   ///< what the hub did not take
    QDateTime since;                   ///< when it was in step last, or began to be offline
    std::optional<HubTrouble> trouble; ///< why it is offline
    QString detail;
    QString self; ///< uuid of the member whom the login belongs to

    bool operator==(const HubState &) const = default;
};

/// Keeps a season's file in step with its hub from a thread of its own, with a connection to the
/// season of its own: the window never waits for the network. Where the hub does not answer, it
/// tries again by itself. Lives on the thread that made it.
class HubSync : public QObject
{
    Q_OBJECT

public:
    struct Options
    {
        QString path; ///< of the season
        HubAddress address;
        Secret password;
        /// What one exchange needs, made on the thread with the season that is open there.
        std::function<HubExchange::Options(Season &season)> exchange;
    };
    explicit HubSync(Options options, QObject *parent = nullptr);
    /// Does not wait for an answer from the network.
    ~HubSync() override;

    void start();
    /// Something was written here, or somebody wants it tried again now.
    void wake();

    const HubState &state() const { return m_state; }
    /// Who is how far, as the hub knew at the last exchange.
    const QList<HubMember> &members() const { return m_members; }
    const QList<HubPresence> &presences() const { return m_presences; }

signals:
    void stateChanged();
    void arrived(); ///< something from elsewhere is in the season's file now
    void committeeChanged();

private:
    struct Worker;

    HubState m_state;
    QList<HubMember> m_members;
    QList<HubPresence> m_presences;
    std::unique_ptr<Worker> m_worker;
};

} // namespace Bole
