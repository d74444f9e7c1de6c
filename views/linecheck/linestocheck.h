// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/deskrecords.h"
#include "model/record/fieldschema.h"

namespace Bole {

/// One value on a line of a page, as it is compared with the picture.
struct ValueOnLine
{
    QString pointer;
    const GroupSpec *group = nullptr;
    const FieldSpec *field = nullptr;
    QJsonValue value;
    FieldState state = FieldState::Read;
    QList<QRectF> places; ///< on the line's page, as parts of it

    bool isOpen() const { return state == FieldState::Read || state == FieldState::NeedsLook; }
};

/// What is compared in one look.
struct LineToCheck
{
    int page = 0; ///< from 1
    QRectF area;  ///< as a part of the page
    QList<ValueOnLine> values;

    bool isOpen() const;     ///< nobody has said of all its values that they are right
    bool isDoubtful() const; ///< one of them was read with doubt
};

/// All lines of a page from which values were read, without what is hidden from who reads.
QList<LineToCheck> linesToCheck(const VisibleRecord &record);

} // namespace Bole
