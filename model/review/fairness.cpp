// SPDX-License-Identifier: GPL-3.0-or-later
// Where the rules of fairness meet the season that keeps them.
#include "model/review/blinder.h"
#include "model/review/blindness.h"
#include "model/review/visibility.h"
#include "model/season/recordstore.h"
#include "model/season/reviewstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"

namespace Bole {

Blindness Blindness::of(Season &season, ReviewerId reviewer)
{
    const auto stored = season.settings().value(BlindnessChoice::settingKey());
    if (!stored) // rather hide too much than show a name because a read failed
        return Blindness(usualBlindFields | BlindField::Institution | BlindField::Advisor);
    const BlindnessChoice choice = BlindnessChoice::fromJson(*stored);
    return Blindness(choice.reviewers.value(reviewer, choice.season));
}

Blinder Blinder::of(Season &season, Blindness blindness, ApplicantId applicant,
                    QStringView language)
{
    const Record record = season.records().current(applicant).value_or(Record());
    Blinder blinder(blindness, applicant, record, language);
    if (!blindness.isOn()) // nothing to hide, nothing to look up
        return blinder;
    if (const auto parsed = season.records().parsed(applicant); parsed && *parsed != record)
        blinder.alsoHide(*parsed);
    return blinder;
}

static OthersShown ruleOf(Season &season)
{
    const auto rule = season.settings().value(Visibility::settingKey());
    return rule ? Visibility::ruleFromJson(*rule) : OthersShown::AfterSubmitting;
}

Visibility Visibility::of(Season &season, ReviewerId reviewer)
{
    return Visibility(
        ruleOf(season), reviewer,
        season.reviews().states(reviewer).value_or(QHash<ApplicantId, ReviewState>()));
}

Visibility Visibility::of(Season &season, ReviewerId reviewer, ApplicantId applicant)
{
    QHash<ApplicantId, ReviewState> mine;
    if (const auto state = season.reviews().state(applicant, reviewer).value_or(std::nullopt))
        mine.insert(applicant, *state);
    return Visibility(ruleOf(season), reviewer, mine);
}

} // namespace Bole
