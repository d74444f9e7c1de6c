// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/fairness.h"

#include "model/review/namecheck.h"
#include "model/season/recordstore.h"
#include "model/season/reviewstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"

namespace Bole {

BlindnessChoice blindnessChoiceOf(Season &season)
{
    const auto stored = season.settings().value(BlindnessChoice::settingKey());
    if (stored)
        return BlindnessChoice::fromJson(*stored);
    // Rather hide too much than show a name because a read failed.
    return {.season = allBlindFields, .reviewers = {}};
}

Blindness blindnessOf(Season &season, ReviewerId reviewer)
{
    const BlindnessChoice choice = blindnessChoiceOf(season);
    return Blindness(choice.reviewers.value(reviewer, choice.season));
}

Blinder blinderOf(Season &season, Blindness blindness, ApplicantId applicant, QStringView language)
{
    const Record record = season.records().current(applicant).value_or(Record());
    Blinder blinder(blindness, applicant, record, language);
    if (!blindness.isOn()) // nothing to hide, nothing to look up
        return blinder;
    if (const auto parsed = season.records().parsed(applicant); parsed && *parsed != record)
        blinder.alsoHide(*parsed);
    const auto checked = season.records().checked(applicant);
    blinder.setNameSure(checked && isNameSure(*checked));
    return blinder;
}

OthersShown othersShownIn(Season &season)
{
    const auto rule = season.settings().value(Visibility::settingKey());
    return rule ? Visibility::ruleFromJson(*rule) : OthersShown::AfterSubmitting;
}

Visibility visibilityOf(Season &season, ReviewerId reviewer)
{
    auto mine = season.reviews().states(reviewer);
    return mine ? Visibility(othersShownIn(season), reviewer, std::move(*mine))
                : Visibility::unknown();
}

Visibility visibilityOf(Season &season, ReviewerId reviewer, ApplicantId applicant)
{
    const auto state = season.reviews().state(applicant, reviewer);
    if (!state)
        return Visibility::unknown();
    QHash<ApplicantId, ReviewState> mine;
    if (*state)
        mine.insert(applicant, **state);
    return Visibility(othersShownIn(season), reviewer, mine);
}

static Viewer viewerWith(Season &season, ReviewerId reviewer, const QString &language,
                         const Visibility &visibility)
{
    return {.reviewer = reviewer,
            .language = language.startsWith(QLatin1StringView("zh")) ? QStringLiteral("zh")
                                                                     : QStringLiteral("en"),
            .blindness = blindnessOf(season, reviewer),
            .visibility = visibility};
}

Viewer viewerOf(Season &season, ReviewerId reviewer, const QString &language)
{
    return viewerWith(season, reviewer, language,
                      reviewer.isValid() ? visibilityOf(season, reviewer) : Visibility());
}

Viewer viewerOf(Season &season, ReviewerId reviewer, const QString &language, ApplicantId applicant)
{
    return viewerWith(season, reviewer, language,
                      reviewer.isValid() ? visibilityOf(season, reviewer, applicant)
                                         : Visibility());
}

QList<ApplicantId> withUnsureName(Season &season, const QList<ApplicantId> &applicants)
{
    QList<ApplicantId> unsure;
    for (const ApplicantId applicant : applicants) {
        const auto checked = season.records().checked(applicant);
        if (!checked || !isNameSure(*checked))
            unsure.append(applicant);
    }
    return unsure;
}

} // namespace Bole
