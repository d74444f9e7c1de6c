// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/reviewwriter.h"

#include "model/season/applicantstore.h"
#include "model/season/database.h"
#include "model/season/reviewstore.h"
#include "model/season/season.h"
#include "views/session.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace Bole {

namespace {

constexpr int retryPatience = 50; // milliseconds

void copyPieces(const ReviewPieces &pieces, const ReviewContent &from, ReviewContent &to)
{
    if (pieces.whole) {
        to = from;
        return;
    }
    for (const QString &criterion : pieces.criteria)
        to.scores[criterion] = from.scores.value(criterion);
    if (pieces.note) {
        to.note = from.note;
        to.citations = from.citations;
    }
    if (pieces.decision) {
        to.decision = from.decision;
        to.reason = from.reason;
    }
}

Result<void> writePieces(ReviewStore &reviews, const ReviewChange &change)
{
    const auto &[applicant, reviewer, rubric, content, pieces] = change;
    if (pieces.whole)
        return reviews.save(applicant, reviewer, rubric, content);
    Result<void> done;
    if (pieces.decision)
        done = reviews.setDecision(applicant, reviewer, content.decision, content.reason);
    if (done && pieces.note)
        done = reviews.setNote(applicant, reviewer, content.note, content.citations);
    for (const QString &criterion : pieces.criteria) {
        if (done)
            done = reviews.setScore(applicant, reviewer, rubric, criterion,
                                    content.scores.value(criterion));
    }
    return done;
}

} // namespace

void ReviewPieces::add(const ReviewPieces &other)
{
    criteria.unite(other.criteria);
    note |= other.note;
    decision |= other.decision;
    whole |= other.whole;
}

ReviewWriter::ReviewWriter(Session &session, QObject *parent) : QObject(parent), m_session(session)
{
    m_timer.setInterval(retryMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &ReviewWriter::retry);
    connect(&session, &Session::seasonChanged, this, [this] {
        recogniseApplicants();
        retry();
    });
}

Result<void> ReviewWriter::write(const ReviewChange &change)
{
    if (!holds(change.applicant, change.reviewer)) {
        const auto done = writePieces(m_session.season()->reviews(), change);
        if (!done) {
            m_reason = done.error();
            keep(change);
        }
        return done;
    }
    // Never before what was kept earlier, which would then be written over it.
    keep(change);
    retry();
    if (holds(change.applicant, change.reviewer))
        return std::unexpected(m_reason);
    return {};
}

void ReviewWriter::keep(const ReviewChange &change)
{
    const auto known = std::ranges::find_if(m_kept, [&](const Kept &kept) {
        return kept.change.applicant == change.applicant && kept.change.reviewer == change.reviewer;
    });
    if (known != m_kept.end()) {
        copyPieces(change.pieces, change.content, known->change.content);
        known->change.rubric = change.rubric;
        known->change.pieces.add(change.pieces);
        return;
    }
    const auto uuid = m_session.season()->applicants().uuid(change.applicant);
    m_kept.append({uuid.value_or(QString()), change});
    m_timer.start();
    emit countChanged();
}

bool ReviewWriter::writeKept(const Kept &kept)
{
    Season *season = m_session.season();
    if (!season || !kept.change.applicant.isValid())
        return false;
    // It is tried again soon: the window need not stand still for as long as a first attempt may.
    const int usual = season->database().setPatience(retryPatience);
    const auto done = writePieces(season->reviews(), kept.change);
    season->database().setPatience(usual);
    if (!done)
        m_reason = done.error();
    return done.has_value();
}

bool ReviewWriter::retry()
{
    if (m_isRetrying)
        return false;
    QList<Kept> left;
    QList<ReviewChange> done;
    {
        const QScopedValueRollback retrying(m_isRetrying, true);
        for (const Kept &kept : std::as_const(m_kept)) {
            if (writeKept(kept))
                done.append(kept.change);
            else
                left.append(kept);
        }
    }
    m_kept = left;
    if (m_kept.isEmpty())
        m_timer.stop();
    for (const ReviewChange &change : std::as_const(done))
        emit written(change.applicant, change.reviewer);
    if (!done.isEmpty())
        emit countChanged();
    return m_kept.isEmpty();
}

void ReviewWriter::forget()
{
    m_timer.stop();
    m_kept.clear();
    emit countChanged();
}

/// Ids belong to a season; a copy of it knows the same people by the same names.
void ReviewWriter::recogniseApplicants()
{
    for (Kept &kept : m_kept) {
        kept.change.applicant = {};
        if (Season *season = m_session.season(); season && !kept.uuid.isEmpty())
            kept.change.applicant =
                season->applicants().findByUuid(kept.uuid).value_or(ApplicantId());
    }
}

const ReviewWriter::Kept *ReviewWriter::find(ApplicantId applicant, ReviewerId reviewer) const
{
    const auto found = std::ranges::find_if(m_kept, [&](const Kept &kept) {
        return kept.change.applicant == applicant && kept.change.reviewer == reviewer;
    });
    return found == m_kept.end() ? nullptr : &*found;
}

bool ReviewWriter::holds(ApplicantId applicant, ReviewerId reviewer) const
{
    return find(applicant, reviewer) != nullptr;
}

bool ReviewWriter::restore(ApplicantId applicant, ReviewerId reviewer, ReviewContent &content) const
{
    const Kept *kept = find(applicant, reviewer);
    if (kept)
        copyPieces(kept->change.pieces, kept->change.content, content);
    return kept != nullptr;
}

} // namespace Bole
