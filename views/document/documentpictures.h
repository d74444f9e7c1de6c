// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "views/document/readerpagesource.h"

#include <QImage>

namespace Bole {

class OpenDesk;

/// The pages of an applicant's documents as pictures, for paper. Nothing where something is hidden
/// from who prints: what covers a page on the screen must not be missing on paper. Each call waits
/// for its pictures while the window goes on. Main thread.
class DocumentPictures
{
public:
    DocumentPictures(OpenDesk &openDesk, ReaderPool &readers);

    QList<QImage> document(ApplicantId applicant, DocumentId document);
    /// Those of the document that the record was read from: the CV.
    QList<QImage> original(ApplicantId applicant);
    /// The photograph on the first page of the CV; empty where there is none that looks like one.
    QImage photo(ApplicantId applicant);

private:
    QImage picture(const DocumentSource &source, const ImageRequest &request);

    OpenDesk &m_openDesk;
    ReaderPageSource m_pages;
};

} // namespace Bole
