// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"
#include "model/review/review.h"

#include <QObject>
#include <QSet>

#include <memory>

namespace Bole {

class WorkKeeper;

/// The parts of a review that are written one by one.
struct ReviewPieces
{
    QSet<QString> criteria; ///< their levels, confidences, notes and citations
    bool note = false;
    bool decision = false;
    bool whole = false; ///< everything at once: a draft that moves to another version of the rubric

    void add(const ReviewPieces &other);
};

/// Pieces of one review, with all that it says.
struct ReviewChange
{
    ApplicantId applicant;
    ReviewerId reviewer;
    RubricId rubric;
    ReviewContent content;
    ReviewPieces pieces;
};

/// Writes reviews piece by piece through the keeper of work. What the season does not take now is
/// one review there, whatever is added to it, and is put over what the file says when the review is
/// shown again. Owned by the review that is being written.
class ReviewWriter : public QObject
{
    Q_OBJECT

public:
    explicit ReviewWriter(WorkKeeper &keeper, QObject *parent = nullptr);
    ~ReviewWriter() override;

    /// Answers whether these pieces, and what had been kept of the same review, are in the file.
    Result<void> write(const ReviewChange &change);

    /// Tries again what is kept, of this review and all else. Whether nothing of it is left.
    bool retry(ApplicantId applicant, ReviewerId reviewer);

    Error reason() const; ///< of the last failure
    bool holds(ApplicantId applicant, ReviewerId reviewer) const;
    bool isRetrying() const; ///< what changes now was changed here
    /// Puts what is kept of this review over what the file says. Whether there was something.
    bool restore(ApplicantId applicant, ReviewerId reviewer, ReviewContent &content) const;

signals:
    void written(Bole::ApplicantId applicant, Bole::ReviewerId reviewer); ///< on a later attempt

private:
    using Kept = std::shared_ptr<ReviewChange>;

    Kept find(ApplicantId applicant, ReviewerId reviewer) const;
    void dropWritten(const Kept &kept);
    void dropForgotten();

    WorkKeeper &m_keeper;
    QList<Kept> m_kept;
};

} // namespace Bole
