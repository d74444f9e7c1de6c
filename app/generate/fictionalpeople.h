// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

namespace Bole {

/// Makes up applicants: Chinese and English names, schools and venues of the knowledge tables,
/// papers, grades and tests. The same seed and number give the same person, in any order and
/// thread.
class FictionalPeople
{
public:
    explicit FictionalPeople(quint32 seed);

    /// What the CV of the person with this number says, without places.
    Record person(int number) const;
    QStringList tags(int number) const;

private:
    struct School
    {
        QString id;
        QString en;
        QString zh;
        bool chinese = false;
    };
    struct Venue
    {
        QString id;
        QString tier;
        QString name;
    };
    class Maker;

    quint32 m_seed;
    QList<School> m_schools;
    QList<Venue> m_venues;
};

} // namespace Bole
