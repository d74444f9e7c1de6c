// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/record/recordenums.h"

#include <QDateTime>
#include <QString>

namespace Bole {

enum class DocumentRole { Cv, Transcript, Letter, Other };

template <>
struct EnumNames<DocumentRole>
{
    static constexpr std::array names{
        std::pair{DocumentRole::Cv, "cv"},
        std::pair{DocumentRole::Transcript, "transcript"},
        std::pair{DocumentRole::Letter, "letter"},
        std::pair{DocumentRole::Other, "other"},
    };
};

/// A document without its bytes: light enough to list.
struct Document
{
    DocumentId id;
    ApplicantId applicant; ///< none: it waits in the tray
    DocumentRole role = DocumentRole::Cv;
    QString fileName;
    Stored<DocumentKind> kind;
    QString sha256;
    qint64 size = 0;
    int pages = 0;
    QDateTime addedAt;
    DocumentId replacedBy; ///< a newer version; none: this is the one that counts

    bool operator==(const Document &) const = default;
};

/// The text that was read from a document, and what a person made of it.
struct SourceText
{
    QString text;
    QString edited; ///< null: not edited

    const QString &current() const { return edited.isNull() ? text : edited; }
    bool operator==(const SourceText &) const = default;
};

} // namespace Bole
