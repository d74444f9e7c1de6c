// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"
#include "model/review/blinder.h"
#include "model/review/review.h"
#include "model/review/visibility.h"
#include "model/season/reviewstore.h"
#include "views/review/reviewwriter.h"

#include <QObject>
#include <QSet>
#include <QTimer>

namespace Bole {

class Session;

/// My review of the applicant in front: what it says, and every way to change it. A score, a
/// decision or a state is in the file when the call returns; text follows within `saveDelay`, and
/// at once on flush(). What the file does not take is kept by the writer. Owned by the review pane.
class ReviewDesk : public QObject
{
    Q_OBJECT

public:
    static constexpr int saveDelay = 600; ///< milliseconds from the first unsaved key, not the last

    enum class Saving { Nothing, Saved, Pending, Failed };

    explicit ReviewDesk(Session &session, QObject *parent = nullptr);
    ~ReviewDesk() override;

    bool hasApplicant() const { return m_applicant.isValid(); }
    bool canWrite() const; ///< there is an applicant, a rubric and somebody at the keyboard
    ApplicantId applicant() const { return m_applicant; }
    const Rubric &rubric() const { return m_rubric; }
    RubricId rubricId() const { return m_rubricId; }
    bool isOldVersion() const { return m_oldVersion; } ///< submitted under an earlier version
    const ReviewContent &review() const { return m_review; }
    bool exists() const { return m_exists; }
    bool isLocked() const; ///< submitted, abstained or conflict: take it back to change it
    const Visibility &visibility() const { return m_visibility; }
    const Blinder &blinder() const { return m_blinder; } ///< for what others wrote or was quoted
    QList<Review> shownReviews() const; ///< submitted ones that I may see, mine among them
    Saving saving() const { return m_saving; }
    Error lastError() const { return m_error; }
    ReviewWriter &writer() { return m_writer; }
    QDateTime savedAt() const { return m_savedAt; }

    void setLevel(const QString &criterion, std::optional<int> level);
    void setConfidence(const QString &criterion, std::optional<int> confidence);
    void setCriterionNote(const QString &criterion, const QString &note);
    void setNote(const QString &note);
    void setDecision(Decision decision);
    void setReason(const QString &reason);
    /// Ties the selection in the document to a criterion, or to the whole (empty).
    bool cite(const QString &criterion);
    void removeCitation(const QString &criterion, qsizetype index);
    void showCitation(const Citation &citation);

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
    void savingChanged();
    void othersChanged();

private:
    void attach();
    void load();
    void adoptVersion(RubricId given);
    void reloadIfOthersWrote(ApplicantId applicant);
    bool setState(ReviewState state);
    bool keep(const ReviewPieces &pieces, const char *piece, qsizetype size = 0);
    bool keepScore(const QString &criterion);
    bool keepNote();
    bool keepDecision();
    bool note(const Result<void> &result, const char *piece, qsizetype size = 0);
    void noteWritten(ApplicantId applicant, ReviewerId reviewer);
    void later();

    Session &m_session;
    ReviewWriter m_writer;
    ApplicantId m_applicant;
    ReviewerId m_reviewer;
    RubricId m_rubricId;
    Rubric m_rubric;
    bool m_oldVersion = false;
    bool m_moveDraft = false; ///< the next write carries a draft over to the version in use
    ReviewContent m_review;
    bool m_exists = false;
    Visibility m_visibility;
    Blinder m_blinder;
    QSet<QString> m_pendingNotes; ///< criteria; empty string: the overall note
    bool m_pendingReason = false;
    bool m_writing = false;
    Saving m_saving = Saving::Nothing;
    Error m_error;
    QDateTime m_savedAt;
    QTimer m_timer;
};

} // namespace Bole
