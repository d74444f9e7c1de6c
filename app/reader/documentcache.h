// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reader/pageocr.h"
#include "app/reader/pdfdocument.h"

#include <QHash>

#include <list>

namespace Bole {

/// A document a reader has at hand: a PDF, or a text.
struct LoadedDocument
{
    QString sha256;
    QString password;
    std::unique_ptr<PdfDocument> pdf;
    QString text;
    qint64 bytes = 0;
    QHash<int, OcrPage> ocrPages; ///< what OCR has read: seconds each, so never twice
};

/// The last few documents, so that leafing through an applicant's papers loads each only once.
class DocumentCache
{
public:
    LoadedDocument *find(const QString &sha256, const QString &password);
    LoadedDocument *insert(LoadedDocument document);

private:
    std::list<LoadedDocument> m_documents; ///< the last used in front
};

} // namespace Bole
