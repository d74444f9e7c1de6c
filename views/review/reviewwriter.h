// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"
#include "model/review/review.h"

#include <QObject>
#include <QSet>
#include <QTimer>

namespace Bole {

class Season;
class Session;

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

/// Writes reviews piece by piece. What cannot be written (the disk is full, the file has gone,
/// somebody else holds it) is kept in memory, whoever is in front meanwhile, and tried again until
/// it is in the file or in a copy of it. Owned by the review desk.
class ReviewWriter : public QObject
{
    Q_OBJECT

public:
    static constexpr int retryMilliseconds = 3000;

    explicit ReviewWriter(Session &session, QObject *parent = nullptr);

    /// Answers whether these pieces, and what had been kept of the same review, are in the file.
    Result<void> write(const ReviewChange &change);

    /// Tries what is kept once more. Whether nothing is left.
    bool retry();
    void forget(); ///< somebody chose to lose it

    int count() const { return int(m_kept.size()); } ///< reviews that are not wholly in the file
    Error reason() const { return m_reason; }        ///< of the last failure
    bool holds(ApplicantId applicant, ReviewerId reviewer) const;
    bool isRetrying() const { return m_isRetrying; } ///< what changes now was changed here
    /// Puts what is kept of this review over what the file says. Whether there was something.
    bool restore(ApplicantId applicant, ReviewerId reviewer, ReviewContent &content) const;

signals:
    void countChanged();
    void written(Bole::ApplicantId applicant, Bole::ReviewerId reviewer); ///< on a later attempt

private:
    struct Kept
    {
        QString uuid; ///< the applicant's, by which a copy of the season knows the same person
        ReviewChange change;
    };

    void keep(const ReviewChange &change);
    bool writeKept(const Kept &kept);
    void recogniseApplicants();
    const Kept *find(ApplicantId applicant, ReviewerId reviewer) const;

    Session &m_session;
    QList<Kept> m_kept;
    Error m_reason;
    QTimer m_timer;
    bool m_isRetrying = false;
};

} // namespace Bole
