// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/review/review.h"

#include <QHash>
#include <QJsonValue>

namespace Bole {

class Season;

/// When a reviewer sees what others gave, for the whole season. Anything made from others' scores,
/// a sort, a chart, an average, follows the same rule.
enum class OthersShown {
    AfterSubmitting, ///< for each applicant once my own review of them is in
    Always,          ///< the coordinator opened the season
};

/// Whose reviews one reviewer may see. Get it with `Visibility::of(season, reviewer)`, again
/// whenever the season says that reviews or settings changed.
class Visibility
{
public:
    Visibility() = default;
    Visibility(OthersShown rule, ReviewerId me, QHash<ApplicantId, ReviewState> mine);

    static Visibility of(Season &season, ReviewerId reviewer);
    /// Where only this applicant is in question: however many there are, one look-up.
    static Visibility of(Season &season, ReviewerId reviewer, ApplicantId applicant);

    OthersShown rule() const { return m_rule; }

    /// Others' scores and notes on this applicant, and all that is made from them.
    bool showsOthers(ApplicantId applicant) const;
    /// One review: mine always, others' by the rule.
    bool shows(ApplicantId applicant, ReviewerId reviewer) const;
    /// The applicant's documents and record: not where I declared a conflict of interest.
    bool showsMaterial(ApplicantId applicant) const;

    static OthersShown ruleFromJson(const QJsonValue &json);
    static QJsonValue toJson(OthersShown rule);
    /// The setting's key in the season; a change is recorded as "visibility.changed".
    static QString settingKey() { return QStringLiteral("visibility"); }

private:
    OthersShown m_rule = OthersShown::AfterSubmitting;
    ReviewerId m_me;
    QHash<ApplicantId, ReviewState> m_mine;
};

} // namespace Bole
