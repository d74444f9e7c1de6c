// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/rostertable.h"
#include "model/record/applicantrow.h"
#include "model/record/roster.h"

#include <QHash>

namespace Bole {

/// For each column the key of its values; an empty one is left out.
using RosterColumns = QStringList;

/// What each column is, by its title and by what stands in it. `known`: what titles meant before.
RosterColumns guessedColumns(const RosterTable &table, const QHash<QString, QString> &known = {});

/// Somebody of the season, as far as a roster can be about them.
struct RosterPerson
{
    ApplicantRow row;
    RosterValues values; ///< that the last roster gave
};

/// What taking over a roster would do.
struct RosterPlan
{
    struct Change
    {
        QString key;
        QString before;
        QString after;

        bool operator==(const Change &) const = default;
    };
    struct Changed
    {
        ApplicantId applicant;
        QString name;
        RosterValues values; ///< all of them, as they will be
        QList<Change> changes;
    };
    struct Problem
    {
        enum class Kind { Nobody, Twice }; ///< has no name; was there before

        int row = 0; ///< from 1, without the head
        Kind kind = Kind::Nobody;
        QString name;
    };

    QList<RosterValues> added;
    QList<Changed> changed;
    QList<std::pair<ApplicantId, QString>> gone; ///< an earlier roster had them, this one has not
    QList<std::pair<ApplicantId, QString>> withdrawn; ///< who withdrew, and is on it all the same
    QList<Problem> problems;
    int same = 0;

    bool isEmpty() const { return added.isEmpty() && changed.isEmpty() && gone.isEmpty(); }
    /// Not one row was understood: no column was taken for names or numbers.
    bool namesNobody() const
    {
        return added.isEmpty() && changed.isEmpty() && same == 0 && !problems.isEmpty();
    }
};

/// People are recognised by their number, else by their e-mail, else by their name where only one
/// has it.
RosterPlan planRoster(const RosterTable &table, const RosterColumns &columns,
                      const QList<RosterPerson> &people);

} // namespace Bole
