// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/blindness.h"
#include "model/season/assignmentstore.h"
#include "model/season/rubricstore.h"
#include "tests/model/season/seasonfixture.h"

namespace Bole {

/// A season as its coordinator has made it: Ada Weaver coordinates, Ben Okoro reads, Cho Lind reads
/// blind; four made-up people, each with both readers, and a rubric of two criteria.
struct CommitteeSeason : SeasonFixture
{
    static inline const QStringList names{
        QStringLiteral("Mirabel Okaforde"), QStringLiteral("江晓昭"),
        QStringLiteral("Soren Haldvikson"), QStringLiteral("Jonah Pellwetherby")};

    ReviewerId ada = reviewer;
    ReviewerId ben;
    ReviewerId cho;
    QList<ApplicantId> people;

    CommitteeSeason()
    {
        Reviewer lead = season->reviewers().reviewer(ada).value();
        lead.name = QStringLiteral("Ada Weaver");
        lead.role = ReviewerRole::Coordinator;
        must(season->reviewers().update(lead));
        must(season->settings().setTitle(QStringLiteral("PhD intake 2027")));
        ben = addReviewer(QStringLiteral("Ben Okoro"));
        cho = addReviewer(QStringLiteral("Cho Lind"));
        for (const QString &name : names) {
            Record record = sampleRecord();
            record.basics.name = name;
            record.basics.nameOther.clear();
            people.append(addApplicant(record, name + QStringLiteral(" studies rivers.")));
            must(season->assignments().add({{people.last(), ben}, {people.last(), cho}}, ada));
        }
        must(season->rubrics().save(smallRubric(), ada));
        hideNamesFrom(cho);
    }

    void hideNamesFrom(ReviewerId person)
    {
        BlindnessChoice choice;
        choice.reviewers.insert(person, usualBlindFields);
        must(season->settings().setRecorded(BlindnessChoice::settingKey(), choice.toJson(), ada));
    }

    template <typename Outcome>
    static void must(const Outcome &outcome)
    {
        if (!outcome)
            qFatal("%s", describe(outcome.error()).constData());
    }

private:
    static Rubric smallRubric()
    {
        Rubric rubric;
        rubric.id = QStringLiteral("small");
        rubric.title = {QStringLiteral("Small"), QStringLiteral("小")};
        const QList<Bilingual> levels(5, Bilingual{QStringLiteral("level"), {}});
        rubric.criteria = {{.id = QStringLiteral("research"),
                            .name = {QStringLiteral("Research"), {}},
                            .guidance = {},
                            .levels = levels,
                            .weight = 2},
                           {.id = QStringLiteral("fit"),
                            .name = {QStringLiteral("Fit"), {}},
                            .guidance = {},
                            .levels = levels,
                            .weight = 1}};
        return rubric;
    }
};

} // namespace Bole
