// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/visibility.h"

namespace Bole {

namespace {

const QString alwaysName = QStringLiteral("always");
const QString afterName = QStringLiteral("after-submitting");

} // namespace

Visibility::Visibility(OthersShown rule, ReviewerId me, QHash<ApplicantId, ReviewState> mine)
    : m_rule(rule), m_me(me), m_mine(std::move(mine))
{
}

Visibility Visibility::unknown()
{
    Visibility unknown;
    unknown.m_isKnown = false;
    return unknown;
}

bool Visibility::mayRead(ApplicantId applicant) const
{
    if (!m_isKnown)
        return false;
    const auto mine = m_mine.constFind(applicant);
    return mine == m_mine.constEnd() || !isConflict(*mine);
}

bool Visibility::showsOthers(ApplicantId applicant) const
{
    if (!mayRead(applicant))
        return false;
    if (m_rule == OthersShown::Always)
        return true;
    const auto mine = m_mine.constFind(applicant);
    return mine != m_mine.constEnd() && *mine == ReviewState::Submitted;
}

bool Visibility::shows(ApplicantId applicant, ReviewerId reviewer) const
{
    return (reviewer.isValid() && reviewer == m_me) || showsOthers(applicant);
}

OthersShown Visibility::ruleFromJson(const QJsonValue &json)
{
    return json.toString() == alwaysName ? OthersShown::Always : OthersShown::AfterSubmitting;
}

QJsonValue Visibility::toJson(OthersShown rule)
{
    return rule == OthersShown::Always ? alwaysName : afterName;
}

} // namespace Bole
