// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/readerprocess/pageocr.h"
#include "app/readerprocess/pdfdocument.h"

#include <QMap>

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
    QMap<int, OcrPage> ocrPages; ///< what OCR has read: seconds each, so never twice
    double secondsOfOcr = 0;     ///< of processor time, for all of them
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
