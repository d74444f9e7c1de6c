// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace Bole {

/// The fields of a record that personal.tsv has labels for; its fourth column.
enum class PersonalField {
    None,
    BirthDate,
    Gender,
    Ethnicity,
    NativePlace,
    PoliticalStatus,
    Programme,
    SupervisorWish,
    IdentityCard,
    Passport,
    Student,
    Application,
};

struct PersonalLabel
{
    PersonalField field = PersonalField::None;
    bool isKnown = false;    ///< a label of personal.tsv, if only of something that no field holds
    bool needsColon = false; ///< a label only where a colon follows
    bool fillsLine = false;  ///< its value may have commas
    bool isOfName = false;
};

/// What a whole cell or what stands before a colon is the label of.
PersonalLabel personalLabel(QStringView text);

/// What a word tells without a label: 汉族, 中共党员.
PersonalField personalFieldTold(QStringView word);

} // namespace Bole
