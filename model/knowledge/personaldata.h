// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/span.h"

#include <QList>
#include <QStringView>

namespace Bole {

/// What kind of personal data a value is; the first column of personal.tsv.
enum class PersonalGroup {
    Name,
    Identity, ///< numbers that stand for one person: 身份证号, student and application numbers
    Contact,
    Age,
    Gender,
    Origin,      ///< nationality, people, home, party, religion, family, body
    Application, ///< what is applied for: nothing to hide, but its label ends another's value
};

struct PersonalValue
{
    Span span;
    PersonalGroup group = PersonalGroup::Origin;

    bool operator==(const PersonalValue &) const = default;
};

/// Values that stand behind their labels ("Nationality: …", 民族 …, also in the cells of a form or
/// on the next line), words that tell it alone (中共党员), numbers of identity cards and street
/// addresses by their shape. Labels are not part of the spans. They may overlap.
///
/// In a text made from a page, a tab stands for a gap between cells and "|" for a wider one.
QList<PersonalValue> findPersonalData(QStringView text);

/// Whether a text is nothing but a label before such a value: "Nationality".
bool isPersonalLabel(QStringView text);

/// For text that is known to be a list of personal data: a label that begins a line is set apart
/// from its value by a tab, as between cells. In any other text "Address Space" is no label.
QString withPersonalLabelsApart(const QString &text);

} // namespace Bole
