// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <expected>

namespace Bole {

/// What can go wrong, as something to branch on. Views turn it into a sentence; the model never
/// words one.
enum class ErrorCode {
    // season files
    FileNotFound,
    FileExists,
    FileNotReadable,
    NotASeason,
    SeasonTooNew,
    SeasonReadOnly,
    SeasonLocked,
    SeasonCorrupted,
    DiskFull,
    FileNotWritable,
    MigrationFailed,
    DatabaseFailed,
    SealBroken,
    ShortlistSealed,
    // applicants' documents
    DocumentEmpty,
    DocumentTruncated,
    DocumentNotReadable,
    DocumentNotSupported,
    DocumentHasNoPages,
    DocumentTooManyPages,
    DocumentTooLarge,
    DocumentNeedsPassword,
    DocumentWrongPassword,
    DocumentAlreadyThere,
    ReaderCrashed,
    ReaderTimedOut,
    ReaderOutOfMemory,
    ReaderNotStarted,
    Cancelled,
    // data that people write
    InvalidJson,
    InvalidTable,
    InvalidValue,
    NotFound,
    NotAllowed,
    EditConflict, ///< the value was changed since by somebody else
    // what scores say
    TooFewScores,
    NoVariation,
    OverlapTooThin,
};

/// A code to branch on and a technical detail for whoever has to look into it. The detail never
/// holds anything that an applicant wrote.
struct Error
{
    ErrorCode code = ErrorCode::DatabaseFailed;
    QString detail;

    bool operator==(const Error &other) const { return code == other.code; }
};

template <typename T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> failure(ErrorCode code, const QString &detail = {})
{
    return std::unexpected(Error{code, detail});
}

} // namespace Bole
