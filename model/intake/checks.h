// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

namespace Bole {

class Knowledge;

/// Hints that help a committee to look twice. They never judge; each names its field.
QList<Check> checksOf(const Record &record, PartialDate today);

/// The list that a heading of this kind fills, "/work", or nothing.
QString listUnder(const Stored<SectionKind> &kind, const Record &record);

/// As much of an applicant as it takes to see that two may be one.
struct PersonSummary
{
    QString name;
    QString nameOther;
    QStringList emails;
    QStringList phones;
    QStringList institutionIds;
};

PersonSummary summaryOf(const Record &record);

/// Whether two applicants may be the same person, in Chinese and English or twice: 0–1.
double likeness(const PersonSummary &a, const PersonSummary &b, const Knowledge &knowledge);

} // namespace Bole
