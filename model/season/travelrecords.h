// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/recordparts.h"
#include "model/season/travelnames.h"
#include "model/season/travelversions.h"

namespace Bole {

class Database;

/// The records as they travel. A "reading" is what was read from which document, with the record as
/// it stood then, in parts; a "field" is one part that was changed since. So two people can correct
/// different fields of one applicant, and a field stays corrected when a CV is read again.
class TravelRecords
{
public:
    TravelRecords(Database &database, TravelNames &names, TravelVersions &versions)
        : m_database(database), m_names(names), m_versions(versions)
    {
    }

    /// What was changed here, without stamps. `shown` of an item that is not news to anybody is not
    /// looked at again.
    struct Changed
    {
        TravelItem item;
        std::optional<QJsonObject> value;
        qint64 milliseconds = 0;
    };
    QList<Changed> changed(const std::optional<QVariant> &applicants);
    /// Takes the records as they stand as what everybody knows.
    void adopt(const std::optional<QVariant> &applicants);

    /// Makes the applicant's record of what has arrived. False while there is no reading, or no
    /// applicant. Facts and search follow.
    bool write(const QString &applicant, const TravelChange &reading);
    void remove(qint64 applicant);

    /// The records as they stand, one a line.
    QStringList shown();

    /// The parts of the record that is told by these versions.
    RecordParts known(const QString &applicant, const QJsonObject &reading) const;

private:
    struct Stored;
    QList<Stored> stored(const std::optional<QVariant> &applicants) const;
    void compare(const Stored &row, TravelItem item, QList<Changed> &found);
    RecordParts namedParts(const CheckedRecord &record);

    Database &m_database;
    TravelNames &m_names;
    TravelVersions &m_versions;
};

} // namespace Bole
