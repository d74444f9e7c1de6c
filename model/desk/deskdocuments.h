// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/latestwork.h"
#include "model/readerclient/readertypes.h"
#include "model/record/documentpart.h"
#include "model/record/highlight.h"
#include "model/review/blindpage.h"

namespace Bole {

class BlindedSeason;
class DocumentStore;
class HighlightStore;
struct DeskState;

/// A document as it may be looked at.
struct VisibleDocument
{
    Document document;
    DocumentSource source;
    BlindFunction blind;            ///< covers its pages; empty: nothing is hidden
    bool isNew = false;             ///< it came since the person at the keyboard last looked
    QList<DocumentPart> parts = {}; ///< of a PDF that holds several things
};

/// The text of a document as it may be read.
struct VisibleText
{
    QString text;
    bool isBeginning = false; ///< it is too long: only its beginning is here
    bool mayEdit = false;     ///< it is the whole text: nothing would be lost by saving it
};

/// The pages and texts of an applicant, blinded where that is asked for; highlights. A part of the
/// desk. Doing answers whether the file has taken it, or will.
class DeskDocuments
{
public:
    explicit DeskDocuments(DeskState &state);

    /// The CV first, file names without hidden names. Empty where there is a conflict of interest.
    Result<QList<Document>> list(ApplicantId applicant) const;
    Result<Document> document(DocumentId document) const;
    /// A document as readers take it; its bytes are fetched when they are needed. Of a PDF with
    /// parts the CV is parsed.
    DocumentSource source(const Document &document) const;
    QList<DocumentPart> parts(DocumentId document) const;
    BlindFunction blinds(ApplicantId applicant, DocumentId document) const;
    QList<VisibleDocument> open(ApplicantId applicant) const; ///< all, old versions last
    /// The person at the keyboard has it before their eyes.
    void markSeen(DocumentId document);
    bool areCovered() const; ///< is anything hidden on pages and in texts?

    /// With what was typed and is not in the file yet.
    VisibleText text(ApplicantId applicant, DocumentId document) const;
    bool isTextEdited(DocumentId document) const;  ///< in the file
    bool isTextWaiting(DocumentId document) const; ///< what was typed is not in the file yet
    /// A text that might be edited, as somebody left it. Null: as it was read.
    Result<WorkKeeper::Outcome> setText(ApplicantId applicant, DocumentId document,
                                        const QString &text);

    /// Others' only where others' reviews may be seen.
    QList<Highlight> highlights(ApplicantId applicant, DocumentId document) const;
    /// As the person at the keyboard's.
    Result<WorkKeeper::Outcome> addHighlight(ApplicantId applicant, const Highlight &highlight);
    Result<WorkKeeper::Outcome> setComment(ApplicantId applicant, const Highlight &highlight,
                                           const QString &comment);
    Result<WorkKeeper::Outcome> removeHighlight(ApplicantId applicant, const Highlight &highlight);

private:
    using ListFunction = Result<QList<Document>> (DocumentStore::*)(ApplicantId) const;

    BlindedSeason visible(ApplicantId applicant) const;
    Result<QList<Document>> shown(ApplicantId applicant, ListFunction list) const;
    Result<WorkKeeper::Outcome> write(ApplicantId applicant, DocumentId document,
                                      const std::function<Result<void>(HighlightStore &)> &change);

    DeskState &m_state;
    LatestWork<DocumentStore, DocumentId, QString> m_texts;
};

} // namespace Bole
