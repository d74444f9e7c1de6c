// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/lastsaved.h"

#include <QtTypes>

#include <compare>

namespace Bole {

struct Change
{
    Topic topic = Topic::Applicants;
    qint64 subject = 0;

    auto operator<=>(const Change &) const = default;
};

} // namespace Bole
