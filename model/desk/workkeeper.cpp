// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/workkeeper.h"

#include "model/season/applicantstore.h"
#include "model/season/database.h"
#include "model/season/season.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace Bole {

namespace {

constexpr int retryPatience = 50; // milliseconds

/// Trying again does not help: what the work was about has changed, or is not allowed.
bool isFinal(ErrorCode code)
{
    switch (code) {
    case ErrorCode::ShortlistSealed:
    case ErrorCode::SealBroken:
    case ErrorCode::InvalidJson:
    case ErrorCode::InvalidTable:
    case ErrorCode::InvalidValue:
    case ErrorCode::NotFound:
    case ErrorCode::NotAllowed:
    case ErrorCode::EditConflict:
        return true;
    default:
        return false;
    }
}

} // namespace

WorkKeeper::WorkKeeper(QObject *parent) : QObject(parent)
{
    m_timer.setInterval(retryMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &WorkKeeper::retry);
}

WorkKeeper::~WorkKeeper() = default;

void WorkKeeper::setSeason(Season *season)
{
    m_season = season;
    if (season)
        retry();
}

void WorkKeeper::leave(const Season *season)
{
    if (season == m_season)
        m_season = nullptr;
}

Result<WorkKeeper::Outcome> WorkKeeper::write(const SeasonWork &work)
{
    if (!m_season)
        return failure(ErrorCode::NotFound, QStringLiteral("season"));
    // Never before what was kept earlier, which would then be written over it.
    if (isWaiting())
        retry();
    if (!isWaiting()) {
        const auto done = work.write(*m_season);
        if (done)
            return Outcome::Written;
        if (isFinal(done.error().code))
            return std::unexpected(done.error());
        m_reason = done.error();
    }
    keep(work);
    return Outcome::Kept;
}

void WorkKeeper::keep(const SeasonWork &work)
{
    ApplicantId anchor = work.applicant;
    if (!anchor.isValid())
        anchor = m_season->applicants().ids(1).value_or(QList<ApplicantId>()).value(0);
    m_kept.append({work, anchor, m_season->applicants().uuid(anchor).value_or(QString())});
    m_timer.start();
    emit countChanged();
}

/// Ids belong to a season; a copy of it has the same people under the same ids.
bool WorkKeeper::isFor(const Kept &kept) const
{
    return m_season &&
           (kept.uuid.isEmpty() ||
            m_season->applicants().findByUuid(kept.uuid).value_or(ApplicantId()) == kept.anchor);
}

bool WorkKeeper::isWaiting() const
{
    return std::ranges::any_of(m_kept, [this](const Kept &kept) { return isFor(kept); });
}

/// It is tried again soon: the window need not stand still for as long as a first attempt may.
Result<void> WorkKeeper::attempt(const SeasonWork &work)
{
    const int usual = m_season->database().setPatience(retryPatience);
    const auto done = work.write(*m_season);
    m_season->database().setPatience(usual);
    if (!done)
        m_reason = done.error();
    return done;
}

bool WorkKeeper::retry()
{
    if (m_isRetrying || !m_season)
        return m_kept.isEmpty();
    QList<Kept> left;
    QList<SeasonWork> written;
    QList<std::pair<SeasonWork::Kind, Error>> lost;
    {
        const QScopedValueRollback retrying(m_isRetrying, true);
        bool isRefused = false; // then so is the rest, which must not be written before it
        for (const Kept &kept : std::as_const(m_kept)) {
            if (isRefused || !isFor(kept)) {
                left.append(kept);
                continue;
            }
            const auto done = attempt(kept.work);
            const bool isLost = !done && isFinal(done.error().code);
            if (done)
                written.append(kept.work);
            else if (isLost && kept.work.kind != SeasonWork::Kind::Review)
                lost.append({kept.work.kind, done.error()});
            else
                left.append(kept);
            isRefused = !done && !isLost;
        }
    }
    m_kept = left;
    if (m_kept.isEmpty())
        m_timer.stop();
    tell(written, lost);
    return m_kept.isEmpty();
}

Result<void> WorkKeeper::settle()
{
    if (isWaiting())
        retry();
    return isWaiting() ? std::unexpected(m_reason) : Result<void>();
}

void WorkKeeper::tell(const QList<SeasonWork> &written,
                      const QList<std::pair<SeasonWork::Kind, Error>> &lost)
{
    for (const SeasonWork &work : written) {
        if (work.done)
            work.done();
    }
    if (!written.isEmpty() || !lost.isEmpty())
        emit countChanged();
    for (const auto &[kind, error] : lost)
        emit gaveUp(kind, error);
}

void WorkKeeper::forget()
{
    m_timer.stop();
    m_kept.clear();
    emit countChanged();
}

bool WorkKeeper::holds(SeasonWork::Kind kind, qint64 subject) const
{
    return std::ranges::any_of(m_kept, [&](const Kept &kept) {
        return kept.work.kind == kind && kept.work.subject == subject;
    });
}

} // namespace Bole
