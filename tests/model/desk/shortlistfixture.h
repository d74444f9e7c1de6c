// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/blindedseason.h"
#include "model/export/csvexport.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "model/season/shortliststore.h"
#include "tests/model/season/seasonfixture.h"

namespace Bole {

/// A season with a rubric of two criteria, three applicants of both languages and two reviewers who
/// have submitted.
struct ShortlistFixture : SeasonFixture
{
    ReviewerId other;
    RubricId rubric;
    ApplicantId xiao; ///< 4 and 5, 5 and 5: the best
    ApplicantId mira; ///< 3 and 3
    ApplicantId lin;  ///< not reviewed

    static Record person(const QString &name, const QString &school, double gpa)
    {
        Record record = sampleRecord();
        record.basics.name = name;
        record.basics.nameOther.clear();
        record.basics.emails = {QStringLiteral("someone@example.org")};
        record.basics.phones = {QStringLiteral("13805550100")};
        record.education = {record.education.first()};
        record.education[0].institution = school;
        record.education[0].gpa = Grade{gpa, 5.0};
        record.publications.clear();
        return record;
    }

    static Criterion criterion(const QString &id, const QString &en, const QString &zh,
                               double weight)
    {
        Criterion made;
        made.id = id;
        made.name = {en, zh};
        made.weight = weight;
        for (int level = 1; level <= 5; ++level)
            made.levels.append({QString::number(level), QString::number(level)});
        return made;
    }

    void review(ApplicantId applicant, ReviewerId by, int research, int fit,
                const QString &note = {})
    {
        ReviewContent content;
        content.state = ReviewState::Submitted;
        content.scores[QStringLiteral("research")].level = research;
        content.scores[QStringLiteral("fit")].level = fit;
        content.note = note;
        if (!season->reviews().save(applicant, by, rubric, content))
            qFatal("review");
    }

    ShortlistFixture()
    {
        other = addReviewer(QStringLiteral("何 未"));
        Rubric made;
        made.id = QStringLiteral("test");
        made.title = {QStringLiteral("Test"), QStringLiteral("测试")};
        made.criteria = {
            criterion(QStringLiteral("research"), QStringLiteral("Research"),
                      QStringLiteral("科研"), 2),
            criterion(QStringLiteral("fit"), QStringLiteral("Fit"), QStringLiteral("契合度"), 1)};
        rubric = season->rubrics().save(made, reviewer).value().id;
        xiao = addApplicant(person(QStringLiteral("江晓"), QStringLiteral("东湖大学"), 4.5));
        mira = addApplicant(
            person(QStringLiteral("Mira Okafor"), QStringLiteral("Northlake Institute"), 4.8));
        lin = addApplicant(person(QStringLiteral("林一"), QStringLiteral("东湖大学"), 4.0));
        review(xiao, reviewer, 4, 5, QStringLiteral("江晓 is strong"));
        review(xiao, other, 5, 5);
        review(mira, reviewer, 3, 3);
    }

    /// The season as a reviewer sees it, or the committee.
    BlindedSeason visible(ReviewerId viewer = {},
                          const QString &language = QStringLiteral("en")) const
    {
        return BlindedSeason(*season, viewer, language);
    }
    BlindedSeason visible(const ExportRequest &request, ReviewerId viewer = {}) const
    {
        return visible(viewer, nameOf(request.profile.language));
    }

    ShortlistId makeList(const QString &name, const QList<ApplicantId> &applicants)
    {
        const ShortlistId id = season->shortlists().create(name, reviewer).value();
        QList<ShortlistEntry> entries;
        for (const ApplicantId applicant : applicants) {
            ShortlistEntry entry;
            entry.applicant = applicant;
            entries.append(entry);
        }
        if (!season->shortlists().setEntries(id, entries, reviewer))
            qFatal("entries");
        return id;
    }
};

} // namespace Bole
