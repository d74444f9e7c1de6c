// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/fairness.h"

#include "model/review/namecheck.h"
#include "model/season/recordstore.h"
#include "model/season/reviewstore.h"
#include "model/season/settingstore.h"

namespace Bole {

BlindnessChoice blindnessChoiceOf(const SettingStore &settings)
{
    const auto stored = settings.value(BlindnessChoice::settingKey());
    if (stored)
        return BlindnessChoice::fromJson(*stored);
    // Rather hide too much than show a name because a read failed.
    return {.season = allBlindFields, .reviewers = {}};
}

Blindness blindnessOf(const SettingStore &settings, ReviewerId reviewer)
{
    const BlindnessChoice choice = blindnessChoiceOf(settings);
    return Blindness(choice.reviewers.value(reviewer, choice.season));
}

Blinder blinderOf(const RecordStore &records, Blindness blindness, ApplicantId applicant,
                  QStringView language)
{
    const Record record = records.current(applicant).value_or(Record());
    Blinder blinder(blindness, applicant, record, language);
    if (!blindness.isOn()) // nothing to hide, nothing to look up
        return blinder;
    if (const auto parsed = records.parsed(applicant); parsed && *parsed != record)
        blinder.alsoHide(*parsed);
    const auto checked = records.checked(applicant);
    blinder.setNameSure(checked && isNameSure(*checked));
    return blinder;
}

OthersShown othersShownIn(const SettingStore &settings)
{
    const auto rule = settings.value(Visibility::settingKey());
    return rule ? Visibility::ruleFromJson(*rule) : OthersShown::AfterSubmitting;
}

Visibility visibilityOf(const SettingStore &settings, const ReviewStore &reviews,
                        ReviewerId reviewer)
{
    auto mine = reviews.states(reviewer);
    return mine ? Visibility(othersShownIn(settings), reviewer, std::move(*mine))
                : Visibility::unknown();
}

Visibility visibilityOf(const SettingStore &settings, const ReviewStore &reviews,
                        ReviewerId reviewer, ApplicantId applicant)
{
    const auto state = reviews.state(applicant, reviewer);
    if (!state)
        return Visibility::unknown();
    QHash<ApplicantId, ReviewState> mine;
    if (*state)
        mine.insert(applicant, **state);
    return Visibility(othersShownIn(settings), reviewer, mine);
}

static Viewer viewerWith(const SettingStore &settings, ReviewerId reviewer, const QString &language,
                         const Visibility &visibility)
{
    return {.reviewer = reviewer,
            .language = language.left(2),
            .blindness = blindnessOf(settings, reviewer),
            .visibility = visibility};
}

Viewer viewerOf(const SettingStore &settings, const ReviewStore &reviews, ReviewerId reviewer,
                const QString &language)
{
    return viewerWith(settings, reviewer, language,
                      reviewer.isValid() ? visibilityOf(settings, reviews, reviewer)
                                         : Visibility());
}

Viewer viewerOf(const SettingStore &settings, const ReviewStore &reviews, ReviewerId reviewer,
                const QString &language, ApplicantId applicant)
{
    return viewerWith(settings, reviewer, language,
                      reviewer.isValid() ? visibilityOf(settings, reviews, reviewer, applicant)
                                         : Visibility());
}

QList<ApplicantId> withUnsureName(const RecordStore &records, const QList<ApplicantId> &applicants)
{
    QList<ApplicantId> unsure;
    for (const ApplicantId applicant : applicants) {
        const auto checked = records.checked(applicant);
        if (!checked || !isNameSure(*checked))
            unsure.append(applicant);
    }
    return unsure;
}

} // namespace Bole
