// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/documenttext.h"

#include <QHash>

namespace Bole {

/// Tells sizes that are made up from real ones. Fonts made of drawings (Type 3, as browsers embed
/// Chinese ones) have no size: what is reported for them is some multiple of it, the same for all
/// their words, and boxes follow it. Only the width of the characters is real.
class TypeSizes
{
public:
    explicit TypeSizes(const DocumentText &document);

    /// The word as if its font had told its size.
    Word mended(const Word &word) const;

private:
    QHash<QString, double> m_factors; ///< real size per reported one, for such fonts only
};

} // namespace Bole
