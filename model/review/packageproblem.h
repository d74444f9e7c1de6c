// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/enumnames.h"
#include "model/result.h"

#include <optional>

namespace Bole {

/// Why a package cannot be taken: the detail of the error, by its name.
enum class PackageProblem {
    NotAPackage,
    Damaged, ///< cut, changed, or of two halves
    TooNew,
    NotWhole, ///< no file can be made of it: it holds only what was new
    WrongPassphrase,
    WrongSeason,
    NotForYou, ///< it was made for somebody else
    WrongClock ///< of the machine that it was made on
};

template <>
struct EnumNames<PackageProblem>
{
    static constexpr std::array names{
        std::pair{PackageProblem::NotAPackage, "package.none"},
        std::pair{PackageProblem::Damaged, "package.damaged"},
        std::pair{PackageProblem::TooNew, "package.new"},
        std::pair{PackageProblem::NotWhole, "package.part"},
        std::pair{PackageProblem::WrongPassphrase, "package.passphrase"},
        std::pair{PackageProblem::WrongSeason, "package.season"},
        std::pair{PackageProblem::NotForYou, "package.person"},
        std::pair{PackageProblem::WrongClock, "package.clock"},
    };
};

inline std::unexpected<Error> failure(PackageProblem problem)
{
    return failure(ErrorCode::FileNotReadable, nameOf(problem));
}

inline std::optional<PackageProblem> packageProblem(const Error &error)
{
    return error.code == ErrorCode::FileNotReadable ? fromName<PackageProblem>(error.detail)
                                                    : std::nullopt;
}

} // namespace Bole
