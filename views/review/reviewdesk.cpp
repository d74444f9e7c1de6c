// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/reviewdesk.h"

#include "model/review/rubriccomparison.h"
#include "model/season/rubricstore.h"
#include "model/season/season.h"
#include "views/review/reviewwords.h"
#include "views/session.h"

#include <QLoggingCategory>
#include <QScopedValueRollback>

namespace Bole {

namespace {

// What is in the file, for whoever looks into a lost note: which piece and how long it was, never
// what it said. Off unless QT_LOGGING_RULES asks for it.
Q_LOGGING_CATEGORY(saved, "bole.review.saved", QtWarningMsg)

} // namespace

ReviewDesk::ReviewDesk(Session &session, QObject *parent)
    : QObject(parent), m_session(session), m_writer(session)
{
    connect(&m_writer, &ReviewWriter::written, this, &ReviewDesk::noteWritten);
    m_timer.setSingleShot(true);
    m_timer.setInterval(saveDelay);
    connect(&m_timer, &QTimer::timeout, this, &ReviewDesk::flush);
    connect(&session, &Session::seasonAboutToClose, this, [this] {
        flush();
        m_applicant = {};
    });
    connect(&session, &Session::seasonChanged, this, &ReviewDesk::attach);
    connect(&session, &Session::reviewerChanged, this, &ReviewDesk::load);
    connect(&session, &Session::applicantChanged, this, &ReviewDesk::load);
    attach();
}

ReviewDesk::~ReviewDesk() = default;

void ReviewDesk::attach()
{
    if (Season *season = m_session.season()) {
        connect(season, &Season::rubricsChanged, this, &ReviewDesk::load);
        connect(season, &Season::settingsChanged, this, &ReviewDesk::load);
        connect(season, &Season::reset, this, &ReviewDesk::load);
        connect(season, &Season::reviewsChanged, this, &ReviewDesk::reloadIfOthersWrote);
    }
    load();
}

void ReviewDesk::load()
{
    flush(); // of the one that was in front until now
    m_applicant = m_session.season() ? m_session.applicant() : ApplicantId();
    m_reviewer = m_session.reviewer();
    m_review = {};
    m_exists = false;
    m_oldVersion = false;
    m_moveDraft = false;
    m_rubric = {};
    m_rubricId = {};
    m_blinder = {};
    m_saving = Saving::Nothing;
    if (Season *season = m_session.season()) {
        const auto current = season->rubrics().current();
        if (current && *current) {
            m_rubric = (*current)->rubric;
            m_rubricId = (*current)->id;
        }
        m_visibility = Visibility::of(*season, m_reviewer, m_applicant);
        if (const auto blindness = Blindness::of(*season, m_reviewer); blindness.isOn())
            m_blinder = Blinder::of(*season, blindness, m_applicant, windowLanguage());
        const auto mine = season->reviews().find(m_applicant, m_reviewer);
        if (m_reviewer.isValid() && m_applicant.isValid() && mine && *mine) {
            m_review = (*mine)->content;
            m_exists = true;
            m_savedAt = (*mine)->changedAt;
            m_saving = Saving::Saved;
            if ((*mine)->rubric.isValid() && (*mine)->rubric != m_rubricId)
                adoptVersion((*mine)->rubric);
        }
        if (m_writer.restore(m_applicant, m_reviewer, m_review)) {
            m_error = m_writer.reason();
            m_saving = Saving::Failed;
        }
    }
    emit loaded();
    emit savingChanged();
}

/// What was submitted stays under its own version. A draft moves to the version in use and takes
/// along the scores that mean the same there.
void ReviewDesk::adoptVersion(RubricId given)
{
    const auto stored = m_session.season()->rubrics().rubric(given);
    if (!stored)
        return;
    if (isLocked()) {
        m_rubric = stored->rubric;
        m_rubricId = stored->id;
        m_oldVersion = true;
        return;
    }
    m_review.scores.removeIf([&](const auto &score) {
        return comparable(stored->rubric, m_rubric, score.key()) != Comparable::Yes;
    });
    m_moveDraft = true;
}

void ReviewDesk::reloadIfOthersWrote(ApplicantId applicant)
{
    if (applicant != m_applicant || m_writing || m_writer.isRetrying())
        return;
    Season *season = m_session.season();
    const auto mine = season->reviews().find(m_applicant, m_reviewer);
    if (mine && *mine && (*mine)->content != m_review && m_saving != Saving::Pending)
        load(); // undone, or written in another window
    else
        emit othersChanged();
}

bool ReviewDesk::canWrite() const
{
    return m_applicant.isValid() && m_reviewer.isValid() && m_rubricId.isValid();
}

bool ReviewDesk::isLocked() const
{
    return m_review.state == ReviewState::Submitted || m_review.state == ReviewState::Abstained ||
           m_review.state == ReviewState::Conflict;
}

QList<Review> ReviewDesk::shownReviews() const
{
    QList<Review> shown;
    if (!m_session.season() || !m_applicant.isValid() || !m_visibility.showsOthers(m_applicant))
        return shown;
    const auto all = m_session.season()->reviews().ofApplicant(m_applicant);
    for (const Review &review : all.value_or(QList<Review>())) {
        if (review.content.state == ReviewState::Submitted)
            shown.append(review);
    }
    return shown;
}

bool ReviewDesk::note(const Result<void> &result, const char *piece, qsizetype size)
{
    m_saving = !result ? Saving::Failed : m_timer.isActive() ? Saving::Pending : Saving::Saved;
    if (result) {
        m_savedAt = QDateTime::currentDateTimeUtc();
        m_exists = true;
        qCInfo(saved, "applicant %lld: %s %lld", (long long)m_applicant.value, piece,
               (long long)size);
    } else {
        m_error = result.error();
        qCInfo(saved, "applicant %lld: %s is not saved", (long long)m_applicant.value, piece);
    }
    emit savingChanged();
    return result.has_value();
}

/// Something that could not be written before is in the file now.
void ReviewDesk::noteWritten(ApplicantId applicant, ReviewerId reviewer)
{
    if (applicant == m_applicant && reviewer == m_reviewer && m_saving == Saving::Failed)
        note({}, "what was kept");
}

void ReviewDesk::later()
{
    if (m_saving != Saving::Failed)
        m_saving = Saving::Pending;
    if (!m_timer.isActive())
        m_timer.start();
    emit savingChanged();
}

bool ReviewDesk::keep(const ReviewPieces &pieces, const char *piece, qsizetype size)
{
    const QScopedValueRollback writing(m_writing, true);
    return note(m_writer.write({m_applicant, m_reviewer, m_rubricId, m_review, pieces}), piece,
                size);
}

bool ReviewDesk::keepScore(const QString &criterion)
{
    m_pendingNotes.remove(criterion);
    // Touching a skipped one takes it up again.
    if (m_review.state == ReviewState::Skipped)
        setState(ReviewState::Draft);
    ReviewPieces pieces;
    pieces.criteria = {criterion};
    pieces.whole = std::exchange(m_moveDraft, false);
    return keep(pieces, criterion.toUtf8().constData(),
                m_review.scores.value(criterion).note.size());
}

bool ReviewDesk::keepNote()
{
    ReviewPieces pieces;
    pieces.note = true;
    return keep(pieces, "note", m_review.note.size());
}

bool ReviewDesk::keepDecision()
{
    m_pendingReason = false;
    ReviewPieces pieces;
    pieces.decision = true;
    return keep(pieces, "decision", m_review.reason.size());
}

void ReviewDesk::setLevel(const QString &criterion, std::optional<int> level)
{
    if (!canWrite() || isLocked() || m_review.scores.value(criterion).level == level)
        return;
    m_review.scores[criterion].level = level;
    keepScore(criterion);
    emit changed();
}

void ReviewDesk::setConfidence(const QString &criterion, std::optional<int> confidence)
{
    if (!canWrite() || isLocked() || m_review.scores.value(criterion).confidence == confidence)
        return;
    m_review.scores[criterion].confidence = confidence;
    keepScore(criterion);
    emit changed();
}

void ReviewDesk::setCriterionNote(const QString &criterion, const QString &note)
{
    if (!canWrite() || isLocked() || m_review.scores.value(criterion).note == note)
        return;
    m_review.scores[criterion].note = note;
    m_pendingNotes.insert(criterion);
    later();
}

void ReviewDesk::setNote(const QString &note)
{
    if (!canWrite() || isLocked() || m_review.note == note)
        return;
    m_review.note = note;
    m_pendingNotes.insert(QString());
    later();
}

void ReviewDesk::setDecision(Decision decision)
{
    if (!canWrite() || isLocked() || m_review.decision == decision)
        return;
    m_review.decision = decision;
    keepDecision();
    emit changed();
}

void ReviewDesk::setReason(const QString &reason)
{
    if (!canWrite() || isLocked() || m_review.reason == reason)
        return;
    m_review.reason = reason;
    m_pendingReason = true;
    later();
    emit changed();
}

bool ReviewDesk::cite(const QString &criterion)
{
    const Selection &selection = m_session.selection();
    if (!canWrite() || isLocked() || selection.isEmpty())
        return false;
    const Citation citation{selection.document, selection.places, selection.text};
    auto &citations =
        criterion.isEmpty() ? m_review.citations : m_review.scores[criterion].citations;
    if (citations.contains(citation))
        return true;
    citations.append(citation);
    m_pendingNotes.insert(criterion);
    flush();
    emit changed();
    return true;
}

void ReviewDesk::removeCitation(const QString &criterion, qsizetype index)
{
    auto &citations =
        criterion.isEmpty() ? m_review.citations : m_review.scores[criterion].citations;
    if (isLocked() || index < 0 || index >= citations.size())
        return;
    citations.removeAt(index);
    m_pendingNotes.insert(criterion);
    flush();
    emit changed();
}

void ReviewDesk::showCitation(const Citation &citation)
{
    m_session.showPlaces(citation.document, citation.places);
}

QList<Missing> ReviewDesk::missing() const
{
    return Bole::missing(m_review, m_rubric);
}

bool ReviewDesk::submit()
{
    return canWrite() && missing().isEmpty() && setState(ReviewState::Submitted);
}

bool ReviewDesk::setState(ReviewState state)
{
    if (!m_applicant.isValid() || !m_reviewer.isValid() || !flush())
        return false;
    const QScopedValueRollback writing(m_writing, true);
    const ReviewState before = m_review.state;
    m_review.state = state;
    const bool kept = note(m_session.season()->reviews().setState(m_applicant, m_reviewer, state),
                           "state", qsizetype(state));
    if (!kept)
        m_review.state = before;
    m_visibility = Visibility::of(*m_session.season(), m_reviewer, m_applicant);
    emit changed();
    emit othersChanged();
    return kept;
}

bool ReviewDesk::flush()
{
    m_timer.stop();
    if (!m_session.season() || !m_applicant.isValid())
        return true;
    const QScopedValueRollback writing(m_writing, true);
    if (m_pendingReason)
        keepDecision();
    for (const QString &criterion : std::exchange(m_pendingNotes, {}))
        criterion.isEmpty() ? keepNote() : keepScore(criterion);
    if (m_writer.holds(m_applicant, m_reviewer))
        m_writer.retry();
    return !m_writer.holds(m_applicant, m_reviewer);
}

} // namespace Bole
