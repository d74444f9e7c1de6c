// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/review/review.h"

#include <QHash>
#include <QJsonValue>

namespace Bole {

/// When a reviewer sees what others gave, for the whole season. Anything made from others' scores,
/// a sort, a chart, an average, follows the same rule.
enum class OthersShown {
    AfterSubmitting, ///< for each applicant once my own review of them is in
    Always,          ///< the coordinator opened the season
};

/// Whose reviews one reviewer may see. It holds until reviews or settings change.
class Visibility
{
public:
    Visibility() = default;
    Visibility(OthersShown rule, ReviewerId me, QHash<ApplicantId, ReviewState> mine);

    /// For whom it could not be read: rather hide what may be seen than show what may not.
    static Visibility unknown();

    OthersShown rule() const { return m_rule; }

    /// Others' scores and notes on this applicant, and all that is made from them.
    bool showsOthers(ApplicantId applicant) const;
    /// One review: mine always, others' by the rule.
    bool shows(ApplicantId applicant, ReviewerId reviewer) const;
    /// The applicant's documents and record: not where I declared a conflict of interest.
    bool mayRead(ApplicantId applicant) const;

    static OthersShown ruleFromJson(const QJsonValue &json);
    static QJsonValue toJson(OthersShown rule);
    /// The setting's key in the season; a change is recorded as "visibility.changed".
    static QString settingKey() { return QStringLiteral("visibility"); }

private:
    bool m_isKnown = true;
    OthersShown m_rule = OthersShown::AfterSubmitting;
    ReviewerId m_me;
    QHash<ApplicantId, ReviewState> m_mine;
};

} // namespace Bole
