// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/filepath.h"
#include "model/readerclient/readertypes.h"

namespace Bole {

/// What is parsed for a PDF that has a text of the same name beside it.
enum class ParsedSource { Pdf, Text };

template <>
struct EnumNames<ParsedSource>
{
    static constexpr std::array names{
        std::pair{ParsedSource::Pdf, "pdf"},
        std::pair{ParsedSource::Text, "text"},
    };
};

/// A file on the disk that is to be read.
struct DocumentFile
{
    FilePath path;
    Stored<DocumentKind> kind;
    QByteArray bytes;
    QString sha256;

    DocumentSource source(const QString &password = {}) const;
    void become(const QByteArray &pdf); ///< that was made of it
};

/// Reads a file whose kind and size Bole accepts. Blocks; any thread.
Result<DocumentFile> readDocumentFile(const FilePath &path, const ReaderLimits &limits);

/// Reads a file that is to be made a PDF first; its kind stays empty. Blocks; any thread.
Result<DocumentFile> readOfficeFile(const FilePath &path, const ReaderLimits &limits);

/// Whether a PDF most likely holds pictures of pages and no text, by a glance at its bytes: it
/// names no font, and nothing is packed away where one could be named. Reading it takes longest.
bool looksScanned(const FilePath &path);

/// The .json, .md or .txt of the same name in the same folder, or empty.
FilePath textFileNextTo(const FilePath &path);

/// A record that was written before ("bole-record/1"), with the text it came from left empty.
Result<Understanding> readRecordFile(const FilePath &path, const ReaderLimits &limits);

} // namespace Bole
