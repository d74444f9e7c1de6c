// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/recorddiff.h"

namespace Bole {

class Blinder;

/// What a new reading says differently about one value or entry, as it may be seen.
struct ReadingDifference
{
    Edit::Kind kind = Edit::Kind::Set; ///< Set, Insert or Remove
    QString pointer;
    QJsonValue before = QJsonValue(QJsonValue::Undefined);
    QJsonValue after = QJsonValue(QJsonValue::Undefined);
    QJsonValue entry; ///< that the value is a part of, as it stands: names it

    bool operator==(const ReadingDifference &) const = default;
};

/// What is decided together: a difference, and those that go with it (an id with its name).
using DifferenceRow = QList<Difference>;
QList<DifferenceRow> differenceRows(const QList<Difference> &differences);

/// One each row, by its first.
QList<ReadingDifference> visibleDifferences(const QList<DifferenceRow> &rows,
                                            const Blinder &blinder);

} // namespace Bole
