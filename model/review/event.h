// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"

#include <QDateTime>
#include <QJsonObject>

namespace Bole {

/// Something about the season that must be traceable: "blindness.changed", "visibility.changed" …
struct Event
{
    qint64 id = 0;
    QDateTime at;
    ReviewerId by;
    ApplicantId applicant; ///< where it concerns one
    QString code;
    QJsonObject detail;

    bool operator==(const Event &) const = default;
};

} // namespace Bole
