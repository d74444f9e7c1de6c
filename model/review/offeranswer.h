// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/enumnames.h"
#include "model/ids.h"

#include <QDateTime>
#include <QString>

namespace Bole {

/// What somebody answered to the committee's offer.
enum class Answer { None, Accepted, Declined };

template <>
struct EnumNames<Answer>
{
    static constexpr std::array names{
        std::pair{Answer::None, "none"},
        std::pair{Answer::Accepted, "accepted"},
        std::pair{Answer::Declined, "declined"},
    };
};

struct OfferAnswer
{
    Answer answer = Answer::None;
    QString reason; ///< as far as it was given
    ReviewerId by;  ///< who noted it
    QDateTime at;

    bool operator==(const OfferAnswer &) const = default;
};

} // namespace Bole
