// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QFlags>
#include <QHash>
#include <QJsonValue>
#include <QString>

namespace Bole {

class Season;

enum class BlindField {
    Name = 1,
    Contact = 2,
    Photo = 4,
    Age = 8,
    Gender = 16,
    Institution = 32,
    Advisor = 64,
};
Q_DECLARE_FLAGS(BlindFields, BlindField)
Q_DECLARE_OPERATORS_FOR_FLAGS(BlindFields)

/// What is hidden when a season is read blind and nobody chose otherwise.
inline constexpr BlindFields usualBlindFields = BlindFields(BlindField::Name) |
                                                BlindField::Contact | BlindField::Photo |
                                                BlindField::Age | BlindField::Gender;

/// The season's choice and those of single reviewers, as stored under `settingKey`. A change is
/// recorded in the season's journal ("blindness.changed").
struct BlindnessChoice
{
    BlindFields season;
    QHash<ReviewerId, BlindFields> reviewers; ///< instead of the season's

    QJsonValue toJson() const;
    static BlindnessChoice fromJson(const QJsonValue &json);
    static QString settingKey() { return QStringLiteral("blindness"); }
    bool operator==(const BlindnessChoice &) const = default;
};

/// What one reviewer must not see. Whoever shows, copies, finds or exports anything about an
/// applicant asks once:
///
///     const auto blindness = Blindness::of(season, reviewer);
///     if (blindness.isOn())
///         … Blinder::of(season, blindness, applicant, language) … // blinder.h
///
/// and again when the season says settingsChanged() or another reviewer sits down. A list of many
/// needs no Blinder: it shows `displayName`, and does not sort or search by what is hidden.
class Blindness
{
public:
    Blindness() = default;
    explicit Blindness(BlindFields fields) : m_fields(fields) {}

    static Blindness of(Season &season, ReviewerId reviewer);

    bool isOn() const { return m_fields.toInt() != 0; }
    bool hides(BlindField field) const { return m_fields.testFlag(field); }
    BlindFields fields() const { return m_fields; }

    /// The name, or "Applicant 017" where names are hidden. Every window title, tab, tooltip, list
    /// row, status line and file name goes through here.
    QString displayName(ApplicantId applicant, const QString &name, QStringView language) const;
    /// A document's file name as it may be shown: "Applicant 017 (cv).pdf" where names are hidden.
    QString displayFileName(ApplicantId applicant, const QString &fileName, const QString &role,
                            QStringView language) const;

    bool operator==(const Blindness &) const = default;

private:
    BlindFields m_fields;
};

/// "Applicant 017" or "申请人 017": the same for an applicant as long as the season lives.
QString applicantCode(ApplicantId applicant, QStringView language);

} // namespace Bole
