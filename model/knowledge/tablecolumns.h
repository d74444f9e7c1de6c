// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace Bole {

/// What the cells of a table's column are; the first column of tablecolumns.tsv.
enum class ColumnKind {
    None,
    Number,
    Time,
    From,
    To,
    School,
    Organisation,
    Role,
    Degree,
    Field,
    Grade,
    Result, ///< a grade whose head does not say of which kind
    Rank,
    Total, ///< of those that are ranked
    Title,
    Level, ///< of a prize
    Awarder,
    Venue,
    Authors,
    Order, ///< the applicant's place among the authors
    Status,
    About, ///< what tells about an entry and names nothing
};

/// What a column with this head holds: "起止时间", "Name and place of institution".
ColumnKind columnKind(QStringView head);

} // namespace Bole
