// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/generate/fictionalpeople.h"
#include "model/ids.h"
#include "model/result.h"

#include <functional>
#include <memory>

namespace Bole {

class Season;
struct CvSheet;

/// A new season of made-up applicants, reviewers, scores and a list: for trying things out and for
/// measuring. The same seed makes the same people with the same PDFs.
class GeneratedSeason
{
public:
    explicit GeneratedSeason(quint32 seed);
    ~GeneratedSeason();

    CvSheet sheet(int number) const; ///< from 1
    QString fileName(int number) const;

    struct File
    {
        QString name;
        QByteArray bytes;
    };
    /// What one applicant hands in, called as people call their files: the CV, and up to two
    /// papers.
    QList<File> files(int number, int count) const;
    /// A list of the first so many, as another system gives it out.
    QByteArray roster(int count) const;

    /// Refuses a path that exists. `progressed` may answer false to stop; what is there by then
    /// stays.
    Result<void> make(const QString &path, const QString &title, int count,
                      const std::function<bool(int done)> &progressed);

private:
    Result<void> addCommittee();
    Result<void> addApplicants(const QList<CvSheet> &sheets);
    Result<ApplicantId> addApplicant(int number, const CvSheet &sheet);
    Result<void> addReviews(ApplicantId applicant, int number);
    Result<void> addShortlist();

    std::unique_ptr<Season> m_season;
    quint32 m_seed;
    FictionalPeople m_people;
    QList<ReviewerId> m_reviewers;
    RubricId m_rubric;
    QStringList m_criteria;
    QList<ApplicantId> m_applicants;
};

} // namespace Bole
