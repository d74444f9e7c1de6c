// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/fields/rosterkeyname.h"

#include "model/knowledge/phrases.h"
#include "model/record/roster.h"
#include "views/common/windowlanguage.h"

#include <QCoreApplication>

namespace Bole {

namespace {

struct RosterKeyName
{
    Q_DECLARE_TR_FUNCTIONS(Bole::RosterKeyName)
};

/// A column of a roster is called as the column of an export that holds the same.
QString columnId(RosterField field)
{
    switch (field) {
    case RosterField::Number:
        return QStringLiteral("number");
    case RosterField::Name:
        return QStringLiteral("name");
    case RosterField::NameOther:
        return QStringLiteral("nameOther");
    case RosterField::Email:
        return QStringLiteral("email");
    case RosterField::Phone:
        return QStringLiteral("phone");
    case RosterField::Programme:
        return QStringLiteral("programme");
    case RosterField::Supervisor:
        return QStringLiteral("supervisorWish");
    case RosterField::School:
        return QStringLiteral("institution");
    case RosterField::Gpa:
        return QStringLiteral("gpa");
    case RosterField::FamilyName:
    case RosterField::GivenName:
        break;
    }
    return {};
}

QString fieldName(RosterField field)
{
    if (field == RosterField::FamilyName)
        return RosterKeyName::tr("Family name");
    if (field == RosterField::GivenName)
        return RosterKeyName::tr("Given name");
    return phrase(QStringLiteral("column.%1").arg(columnId(field)), WindowLanguage::inUse());
}

} // namespace

QString rosterKeyName(const QString &key)
{
    const auto field = fromName<RosterField>(key);
    return field ? fieldName(*field) : key.section(u':', 1);
}

} // namespace Bole
