// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/ownreview.h"

#include "model/desk/desk.h"
#include "model/desk/deskapplicants.h"
#include "model/desk/deskcommittee.h"
#include "model/desk/deskhistory.h"
#include "model/desk/deskreviews.h"
#include "model/review/rubriccomparison.h"
#include "model/review/storedreview.h"

#include <QLoggingCategory>
#include <QScopedValueRollback>

namespace Bole {

namespace {

// What is in the file, for whoever looks into a lost note: which piece and how long it was, never
// what it said. Off unless QT_LOGGING_RULES asks for it.
Q_LOGGING_CATEGORY(saved, "bole.review.saved", QtWarningMsg)

} // namespace

OwnReview::OwnReview(WorkKeeper &work, QObject *parent) : QObject(parent), m_writer(work)
{
    connect(&m_writer, &ReviewWriter::written, this, &OwnReview::reportWritten);
    m_timer.setSingleShot(true);
    m_timer.setInterval(saveDelay);
    connect(&m_timer, &QTimer::timeout, this, &OwnReview::flush);
}

OwnReview::~OwnReview() = default;

void OwnReview::setDesk(Desk *desk)
{
    if (desk == m_desk)
        return;
    flush();
    if (m_desk)
        disconnect(m_desk, nullptr, this, nullptr);
    m_desk = desk;
    if (desk) {
        connect(desk, &Desk::reviewerChanged, this, &OwnReview::load);
        connect(desk, &Desk::rubricsChanged, this, &OwnReview::load);
        connect(desk, &Desk::settingsChanged, this, &OwnReview::load);
        connect(desk, &Desk::languageChanged, this, &OwnReview::load);
        connect(desk, &Desk::reset, this, &OwnReview::load);
        connect(desk, &Desk::reviewsChanged, this, &OwnReview::reloadIfOthersWrote);
    } else {
        m_applicant = {};
    }
    load();
}

void OwnReview::setApplicant(ApplicantId applicant)
{
    m_wanted = applicant;
    load();
}

void OwnReview::load()
{
    flush(); // of the one that was in front until now
    clear();
    if (m_desk) {
        m_applicant = m_wanted;
        m_reviewer = m_desk->reviewer();
        loadRubric();
        loadMine();
        if (m_writer.restore(m_applicant, m_reviewer, m_review)) {
            m_error = m_writer.reason();
            m_saving = Saving::Failed;
        }
    }
    emit loaded();
    emit savingChanged();
}

void OwnReview::clear()
{
    m_applicant = {};
    m_reviewer = {};
    m_review = {};
    m_exists = false;
    m_oldVersion = false;
    m_moveDraft = false;
    m_rubric = {};
    m_rubricId = {};
    m_blinder = {};
    m_saving = Saving::Nothing;
}

void OwnReview::loadRubric()
{
    const auto current = m_desk->committee().rubric();
    if (!current || !*current)
        return;
    m_rubric = (*current)->rubric;
    m_rubricId = (*current)->id;
}

void OwnReview::loadMine()
{
    if (!m_reviewer.isValid() || !m_applicant.isValid())
        return;
    m_blinder = m_desk->reviews().blinder(m_applicant);
    const auto mine = m_desk->reviews().written(m_applicant, m_reviewer);
    if (!mine || !*mine)
        return;
    m_review = (*mine)->content;
    m_exists = true;
    m_savedAt = (*mine)->changedAt;
    m_saving = Saving::Saved;
    if ((*mine)->rubric.isValid() && (*mine)->rubric != m_rubricId)
        adoptVersion((*mine)->rubric);
}

/// What was submitted stays under its own version. A draft moves to the version in use and takes
/// along the scores that mean the same there.
void OwnReview::adoptVersion(RubricId given)
{
    const auto stored = m_desk->committee().rubric(given);
    if (!stored)
        return;
    if (isLocked()) {
        m_rubric = stored->rubric;
        m_rubricId = stored->id;
        m_oldVersion = true;
        return;
    }
    keepComparable(m_review, stored->rubric, m_rubric);
    m_moveDraft = true;
}

void OwnReview::reloadIfOthersWrote(ApplicantId applicant)
{
    if (applicant != m_applicant || m_writing || m_writer.isRetrying())
        return;
    const auto mine = m_desk->reviews().written(m_applicant, m_reviewer);
    if (mine && *mine && (*mine)->content != m_review && m_saving != Saving::Pending)
        load(); // undone, or written in another window
    else
        emit othersChanged();
}

bool OwnReview::canWrite() const
{
    return m_applicant.isValid() && m_reviewer.isValid() && m_rubricId.isValid();
}

bool OwnReview::isLocked() const
{
    return isClosed(m_review.state);
}

QString OwnReview::applicantName() const
{
    return m_desk ? m_desk->applicants().name(m_applicant) : QString();
}

EditId OwnReview::latestStep() const
{
    return m_desk && m_saving != Saving::Failed ? m_desk->history().latestStep() : EditId();
}

ReviewContent OwnReview::review() const
{
    ReviewContent shown = m_review;
    const auto hideInQuotes = [this](QList<Citation> &citations) {
        for (Citation &citation : citations)
            citation.quote = m_blinder.text(citation.quote.simplified());
    };
    if (!m_blinder.isOn())
        return shown;
    hideInQuotes(shown.citations);
    for (CriterionScore &score : shown.scores)
        hideInQuotes(score.citations);
    return shown;
}

bool OwnReview::reportSaving(const Result<void> &result, const char *piece, qsizetype size)
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
void OwnReview::reportWritten(ApplicantId applicant, ReviewerId reviewer)
{
    if (applicant == m_applicant && reviewer == m_reviewer && m_saving == Saving::Failed)
        reportSaving({}, "what was kept");
}

void OwnReview::saveSoon()
{
    if (m_saving != Saving::Failed)
        m_saving = Saving::Pending;
    if (!m_timer.isActive())
        m_timer.start();
    emit savingChanged();
}

bool OwnReview::keep(const ReviewPieces &pieces, const char *piece, qsizetype size)
{
    const QScopedValueRollback writing(m_writing, true);
    return reportSaving(m_writer.write({m_applicant, m_reviewer, m_rubricId, m_review, pieces}),
                        piece, size);
}

bool OwnReview::keepScore(const QString &criterion)
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

bool OwnReview::keepNote()
{
    ReviewPieces pieces;
    pieces.note = true;
    return keep(pieces, "note", m_review.note.size());
}

bool OwnReview::keepDecision()
{
    m_pendingReason = false;
    ReviewPieces pieces;
    pieces.decision = true;
    return keep(pieces, "decision", m_review.reason.size());
}

void OwnReview::setLevel(const QString &criterion, std::optional<double> level)
{
    if (!canWrite() || isLocked() || m_review.scores.value(criterion).level == level)
        return;
    m_review.scores[criterion].level = level;
    keepScore(criterion);
    emit changed();
}

void OwnReview::setConfidence(const QString &criterion, std::optional<int> confidence)
{
    if (!canWrite() || isLocked() || m_review.scores.value(criterion).confidence == confidence)
        return;
    m_review.scores[criterion].confidence = confidence;
    keepScore(criterion);
    emit changed();
}

void OwnReview::setCriterionNote(const QString &criterion, const QString &note)
{
    if (!canWrite() || isLocked() || m_review.scores.value(criterion).note == note)
        return;
    m_review.scores[criterion].note = note;
    m_pendingNotes.insert(criterion);
    saveSoon();
}

void OwnReview::setNote(const QString &note)
{
    if (!canWrite() || isLocked() || m_review.note == note)
        return;
    m_review.note = note;
    m_pendingNotes.insert(QString());
    saveSoon();
}

void OwnReview::setDecision(Decision decision)
{
    if (!canWrite() || isLocked() || m_review.decision == decision)
        return;
    m_review.decision = decision;
    keepDecision();
    emit changed();
    emit decided();
}

void OwnReview::setReason(const QString &reason)
{
    if (!canWrite() || isLocked() || m_review.reason == reason)
        return;
    m_review.reason = reason;
    m_pendingReason = true;
    saveSoon();
    emit changed();
}

QList<Citation> &OwnReview::citationsOf(const QString &criterion)
{
    return criterion.isEmpty() ? m_review.citations : m_review.scores[criterion].citations;
}

bool OwnReview::cite(const QString &criterion, const Citation &citation)
{
    if (!canWrite() || isLocked() || (citation.quote.isEmpty() && citation.places.isEmpty()))
        return false;
    QList<Citation> &citations = citationsOf(criterion);
    if (citations.contains(citation))
        return true;
    citations.append(citation);
    m_pendingNotes.insert(criterion);
    flush();
    emit changed();
    return true;
}

void OwnReview::removeCitation(const QString &criterion, qsizetype index)
{
    QList<Citation> &citations = citationsOf(criterion);
    if (isLocked() || index < 0 || index >= citations.size())
        return;
    citations.removeAt(index);
    m_pendingNotes.insert(criterion);
    flush();
    emit changed();
}

QList<Missing> OwnReview::missing() const
{
    return Bole::missing(m_review, m_rubric);
}

bool OwnReview::submit()
{
    return canWrite() && missing().isEmpty() && setState(ReviewState::Submitted);
}

bool OwnReview::setState(ReviewState state)
{
    if (!m_desk || !m_applicant.isValid() || !m_reviewer.isValid() || !flush())
        return false;
    const QScopedValueRollback writing(m_writing, true);
    const ReviewState before = m_review.state;
    m_review.state = state;
    const bool kept = reportSaving(m_desk->reviews().setState(m_applicant, m_reviewer, state),
                                   "state", qsizetype(state));
    if (!kept)
        m_review.state = before;
    emit changed();
    emit othersChanged();
    if (kept && state != before)
        emit stateSet();
    return kept;
}

bool OwnReview::flush()
{
    m_timer.stop();
    if (!m_desk || !m_applicant.isValid())
        return true;
    const QScopedValueRollback writing(m_writing, true);
    if (m_pendingReason)
        keepDecision();
    for (const QString &criterion : std::exchange(m_pendingNotes, {}))
        criterion.isEmpty() ? keepNote() : keepScore(criterion);
    return !m_writer.holds(m_applicant, m_reviewer) || m_writer.retry(m_applicant, m_reviewer);
}

} // namespace Bole
