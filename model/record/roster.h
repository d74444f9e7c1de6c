// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/enumnames.h"
#include "model/ids.h"

#include <QList>
#include <QMap>
#include <QStringList>

namespace Bole {

/// Why people withdraw whom a roster has no longer: stored, and worded where it is shown.
inline constexpr QLatin1StringView goneFromRoster("roster.gone");

/// What a column of a roster means. The values are a source of their own, beside the documents.
enum class RosterField {
    Number, ///< of the application, in the system that the roster comes from
    Name,
    NameOther,
    Email,
    Phone,
    Programme,
    Supervisor,
    School,
    Gpa,
    FamilyName, ///< these two are put together, and never stored as they are
    GivenName,
};

template <>
struct EnumNames<RosterField>
{
    static constexpr std::array names{
        std::pair{RosterField::Number, "number"},
        std::pair{RosterField::Name, "name"},
        std::pair{RosterField::NameOther, "name-other"},
        std::pair{RosterField::Email, "email"},
        std::pair{RosterField::Phone, "phone"},
        std::pair{RosterField::Programme, "programme"},
        std::pair{RosterField::Supervisor, "supervisor"},
        std::pair{RosterField::School, "school"},
        std::pair{RosterField::Gpa, "gpa"},
        std::pair{RosterField::FamilyName, "family-name"},
        std::pair{RosterField::GivenName, "given-name"},
    };
};

/// What a roster says of one person: by the name of a RosterField, or by "own:" and the title of a
/// column that the committee keeps for itself.
using RosterValues = QMap<QString, QString>;

/// The numbers of whoever turned out to be this person; no column of a roster has them.
inline const QString otherNumbersKey = QStringLiteral("other-numbers");
QStringList otherNumbers(const RosterValues &values);
/// What is said of two who are one: what `kept` lacks comes from `other`, and the number of `other`
/// stays known.
RosterValues mergedRoster(const RosterValues &kept, const RosterValues &other);

/// Whether a value is shown beside those of the documents: programme, supervisor, school, GPA and
/// the columns that the committee keeps for itself.
bool isRosterSource(const QString &key);
QString rosterColumnId(const QString &key); ///< of the column in tables and files

QString ownRosterKey(const QString &title);
QString rosterValue(const RosterValues &values, RosterField field);

} // namespace Bole
