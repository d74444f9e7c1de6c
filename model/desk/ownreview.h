// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/reviewwriter.h"
#include "model/result.h"
#include "model/review/blinder.h"
#include "model/review/review.h"
#include "model/review/totals.h"

#include <QObject>
#include <QSet>
#include <QTimer>

namespace Bole {

class Desk;

/// My review of the applicant in front: what it says, and every way to change it. A score, a
/// decision or a state is in the file when the call returns; text follows within `saveDelay`, and
/// at once on flush(). What the file does not take is kept by the writer. Owned by the review pane.
class OwnReview : public QObject
{
    Q_OBJECT

public:
    static constexpr int saveDelay = 600; ///< milliseconds from the first unsaved key, not the last

    enum class Saving { Nothing, Saved, Pending, Failed };

    explicit OwnReview(WorkKeeper &work, QObject *parent = nullptr);
    ~OwnReview() override;

    /// Where it is written; nullptr: nowhere. It must be taken away before the desk goes.
    void setDesk(Desk *desk);
    void setApplicant(ApplicantId applicant);

    bool hasApplicant() const { return m_applicant.isValid(); }
    bool canWrite() const; ///< there is an applicant, a rubric and somebody at the keyboard
    ApplicantId applicant() const { return m_applicant; }
    QString applicantName() const; ///< as it may be shown
    const Rubric &rubric() const { return m_rubric; }
    RubricId rubricId() const { return m_rubricId; }
    bool isOldVersion() const { return m_oldVersion; } ///< submitted under an earlier version
    /// Its quotes as they may be shown: they may have been marked before something was hidden.
    ReviewContent review() const;
    std::optional<Total> total() const { return Bole::total(m_review, m_rubric); } ///< so far
    bool exists() const { return m_exists; }
    bool isLocked() const; ///< submitted, abstained or conflict: take it back to change it
    Saving saving() const { return m_saving; }
    Error lastError() const { return m_error; }
    ReviewWriter &writer() { return m_writer; }
    QDateTime savedAt() const { return m_savedAt; }
    EditId latestStep() const; ///< what I did last, to be taken back; none where it is not saved

    void setLevel(const QString &criterion, std::optional<double> level);
    void setConfidence(const QString &criterion, std::optional<int> confidence);
    void setCriterionNote(const QString &criterion, const QString &note);
    void setNote(const QString &note);
    void setDecision(Decision decision);
    void setReason(const QString &reason);
    /// Ties a place in a document to a criterion, or to the whole (empty). False: not possible now.
    bool cite(const QString &criterion, const Citation &citation);
    void removeCitation(const QString &criterion, qsizetype index);

    QList<Missing> missing() const;
    bool submit(); ///< false while something is missing
    /// Each answers whether it is in the file.
    bool abstain() { return setState(ReviewState::Abstained); }
    bool skip() { return setState(ReviewState::Skipped); }
    bool declareConflict() { return setState(ReviewState::Conflict); }
    bool takeBack() { return setState(ReviewState::Draft); }

    /// Writes what is still in memory. Whether nothing of this review is left there.
    bool flush();

signals:
    void loaded();  ///< another applicant, reviewer or rubric: show everything anew
    void changed(); ///< scores, decision or state of this review
    void decided(); ///< by the one at the keyboard, just now; the same for the state
    void stateSet();
    void savingChanged();
    void othersChanged();

private:
    void load();
    void clear();
    void loadRubric();
    void loadMine();
    void adoptVersion(RubricId given);
    void reloadIfOthersWrote(ApplicantId applicant);
    bool setState(ReviewState state);
    bool keep(const ReviewPieces &pieces, const char *piece, qsizetype size = 0);
    bool keepScore(const QString &criterion);
    bool keepNote();
    bool keepDecision();
    bool reportSaving(const Result<void> &result, const char *piece, qsizetype size = 0);
    void reportWritten(ApplicantId applicant, ReviewerId reviewer);
    void saveSoon();
    QList<Citation> &citationsOf(const QString &criterion);

    Desk *m_desk = nullptr;
    ReviewWriter m_writer;
    ApplicantId m_wanted; ///< who is in front, whether there is a desk or not
    ApplicantId m_applicant;
    ReviewerId m_reviewer;
    RubricId m_rubricId;
    Rubric m_rubric;
    bool m_oldVersion = false;
    bool m_moveDraft = false; ///< the next write carries a draft over to the version in use
    ReviewContent m_review;
    bool m_exists = false;
    Blinder m_blinder;            ///< for what was quoted
    QSet<QString> m_pendingNotes; ///< criteria; empty string: the overall note
    bool m_pendingReason = false;
    bool m_writing = false;
    Saving m_saving = Saving::Nothing;
    Error m_error;
    QDateTime m_savedAt;
    QTimer m_timer;
};

} // namespace Bole
