// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QFlags>
#include <QHash>
#include <QJsonValue>
#include <QString>

namespace Bole {

enum class BlindField {
    Name = 1,
    Contact = 2,
    Photo = 4,
    Age = 8,
    Gender = 16,
    Institution = 32,
    Advisor = 64,
    Origin = 128, ///< nationality, people, home, party, religion, family
};
Q_DECLARE_FLAGS(BlindFields, BlindField)
Q_DECLARE_OPERATORS_FOR_FLAGS(BlindFields)

/// What is hidden when a season is read blind and nobody chose otherwise.
inline constexpr BlindFields usualBlindFields =
    BlindFields(BlindField::Name) | BlindField::Contact | BlindField::Photo | BlindField::Age |
    BlindField::Gender | BlindField::Origin;
/// What is hidden where nobody can tell what was chosen: rather too much than a name.
inline constexpr BlindFields allBlindFields =
    usualBlindFields | BlindField::Institution | BlindField::Advisor;

/// The season's choice and those of single reviewers, as stored under `settingKey`. A change is
/// recorded in the season's journal ("blindness.changed").
struct BlindnessChoice
{
    BlindFields season;
    QHash<ReviewerId, BlindFields> reviewers; ///< instead of the season's

    QJsonValue toJson() const;
    /// Undefined: nobody chose, and nothing is hidden. What is damaged hides everything.
    static BlindnessChoice fromJson(const QJsonValue &json);
    static QString settingKey() { return QStringLiteral("blindness"); }
    bool operator==(const BlindnessChoice &) const = default;
};

/// Numbers that stand for one person (of an identity card, of a student) tell all of these.
inline constexpr BlindFields toldByNumbers = BlindFields(BlindField::Name) | BlindField::Contact |
                                             BlindField::Age | BlindField::Gender |
                                             BlindField::Origin;

/// What one reviewer must not see. The desk asks for it, and hands out what is left.
class Blindness
{
public:
    Blindness() = default;
    explicit Blindness(BlindFields fields) : m_fields(fields) {}

    bool isOn() const { return m_fields.toInt() != 0; }
    bool hides(BlindField field) const { return m_fields.testFlag(field); }
    BlindFields fields() const { return m_fields; }

    /// The name, or "Applicant 017" where names are hidden or none is known. A nickname stands in
    /// place of the number, but not for those who read blind: nobody knows what it tells. Every
    /// window title, tab, tooltip, list row, status line and file name goes through here.
    QString displayName(ApplicantId applicant, const QString &name, QStringView language,
                        const QString &nickname = {}) const;
    /// A document's file name as it may be shown: "Applicant 017 (cv).pdf" where names are hidden.
    QString displayFileName(ApplicantId applicant, const QString &fileName, const QString &role,
                            QStringView language) const;

    bool operator==(const Blindness &) const = default;

private:
    BlindFields m_fields;
};

/// What stands in place of a value that is hidden as a whole: never as if there were none.
QString hiddenWord(QStringView language);

/// "Applicant 017" or "申请人 017": the same for an applicant as long as the season lives.
QString applicantCode(ApplicantId applicant, QStringView language);

} // namespace Bole
