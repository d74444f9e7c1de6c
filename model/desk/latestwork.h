// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/workkeeper.h"

#include <QHash>

#include <memory>
#include <optional>

namespace Bole {

/// Work of which only the latest counts: a document's text, a list's entries. While the season does
/// not take it, it waits, whatever else is shown meanwhile, and can be shown as it will be. `Store`
/// is the part of the season that takes it.
template <typename Store, typename Subject, typename Value>
class LatestWork
{
public:
    using Write = std::function<Result<void>(Store &, Subject, const Value &)>;

    /// `done` is called when something that waited is in the file; it must not outlive its objects.
    LatestWork(WorkKeeper &keeper, SeasonWork::Kind kind, Store &(Season::*store)() const,
               Write write, std::function<void()> done)
        : m_keeper(keeper),
          m_kind(kind),
          m_store(store),
          m_write(std::move(write)),
          m_done(std::move(done))
    {
    }

    Result<WorkKeeper::Outcome> put(Subject subject, ApplicantId applicant, const Value &value)
    {
        // What somebody else put there before goes in first, as work of its own.
        const bool isWaiting = waiting(subject).has_value();
        m_waiting->insert(subject, value);
        if (isWaiting) {
            m_keeper.retry();
            return m_keeper.holds(m_kind, subject.value) ? WorkKeeper::Outcome::Kept
                                                         : WorkKeeper::Outcome::Written;
        }
        const auto change = [subject, write = m_write, waiting = m_waiting](Store &store) {
            return write(store, subject, waiting->value(subject));
        };
        // `withStores` is known where this is called: views, which include this, know no season.
        const auto done =
            m_keeper.write({m_kind, subject.value, applicant, withStores(change, m_store), m_done});
        if (!done || *done == WorkKeeper::Outcome::Written)
            m_waiting->remove(subject);
        return done;
    }

    /// What the season has not taken yet.
    std::optional<Value> waiting(Subject subject) const
    {
        const bool waits = m_keeper.holds(m_kind, subject.value) && m_waiting->contains(subject);
        return waits ? std::optional(m_waiting->value(subject)) : std::nullopt;
    }

private:
    WorkKeeper &m_keeper;
    SeasonWork::Kind m_kind;
    Store &(Season::*m_store)() const;
    Write m_write;
    std::function<void()> m_done;
    /// Shared with the keeper, which may outlive this.
    std::shared_ptr<QHash<Subject, Value>> m_waiting = std::make_shared<QHash<Subject, Value>>();
};

} // namespace Bole
