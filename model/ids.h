// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHashFunctions>
#include <QMetaType>

#include <compare>

namespace Bole {

/// A row's identity as a type of its own, so that an applicant's id never passes for a document's.
template <typename Tag>
struct Id
{
    qint64 value = 0;

    bool isValid() const { return value > 0; }
    auto operator<=>(const Id &) const = default;
    friend size_t qHash(Id id, size_t seed = 0) { return qHash(id.value, seed); }
};

using ApplicantId = Id<struct ApplicantTag>;
using DocumentId = Id<struct DocumentTag>;
using ReviewerId = Id<struct ReviewerTag>;
using ReviewId = Id<struct ReviewTag>;
using RubricId = Id<struct RubricTag>; // one version of a rubric
using EditId = Id<struct EditTag>;
using HighlightId = Id<struct HighlightTag>;
using ShortlistId = Id<struct ShortlistTag>;

} // namespace Bole
