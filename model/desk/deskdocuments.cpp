// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/deskdocuments.h"

#include "model/desk/blindedseason.h"
#include "model/desk/deskstate.h"
#include "model/desk/longtext.h"
#include "model/season/documentdetails.h"
#include "model/season/documentstore.h"
#include "model/season/highlightstore.h"
#include "model/season/season.h"
#include "model/season/withstores.h"

#include <QPointer>

#include <algorithm>

namespace Bole {

namespace {

Result<void> storeText(DocumentStore &documents, DocumentId document, const QString &text)
{
    return documents.setEditedText(document, text);
}

void hideFileName(Document &document, const Viewer &viewer)
{
    document.fileName = viewer.blindness.displayFileName(document.applicant, document.fileName,
                                                         nameOf(document.role), viewer.language);
}

/// Covers one applicant's documents; gives nothing for each where nothing is hidden.
class PageBlinds
{
public:
    explicit PageBlinds(const BlindedSeason &season, ApplicantId applicant)
    {
        if (!season.viewer().blindness.isOn())
            return;
        m_blinder = std::make_shared<const Blinder>(season.blinder(applicant));
        m_read = season.sourceDocument(applicant);
    }

    BlindFunction of(DocumentId document) const
    {
        if (!m_blinder)
            return {};
        return
            [blinder = m_blinder, isRecord = document == m_read](int page, const PageText &text) {
                return blinder->page(text, page + 1, isRecord);
            };
    }

private:
    std::shared_ptr<const Blinder> m_blinder;
    DocumentId m_read; ///< the one that the record was read from
};

} // namespace

DeskDocuments::DeskDocuments(DeskState &state)
    : m_state(state),
      m_texts(state.work, SeasonWork::Kind::SourceText, &Season::documents, storeText, {})
{
}

BlindedSeason DeskDocuments::visible(ApplicantId applicant) const
{
    return BlindedSeason::atDesk(m_state, applicant);
}

Result<QList<Document>> DeskDocuments::list(ApplicantId applicant) const
{
    return shown(applicant, &DocumentStore::list);
}

Result<QList<Document>> DeskDocuments::shown(ApplicantId applicant, ListFunction list) const
{
    const BlindedSeason season = visible(applicant);
    if (!season.viewer().mayRead(applicant))
        return QList<Document>();
    return (m_state.season.documents().*list)(applicant).transform([&](QList<Document> documents) {
        for (Document &document : documents)
            hideFileName(document, season.viewer());
        return documents;
    });
}

Result<Document> DeskDocuments::document(DocumentId document) const
{
    auto found = m_state.season.documents().document(document);
    if (!found)
        return found;
    const BlindedSeason season = visible(found->applicant);
    if (!season.viewer().mayRead(found->applicant))
        return failure(ErrorCode::NotAllowed, QStringLiteral("document"));
    hideFileName(*found, season.viewer());
    return found;
}

DocumentSource DeskDocuments::source(const Document &document) const
{
    DocumentSource source;
    source.sha256 = document.sha256;
    source.kind = document.kind;
    const QList<DocumentPart> all = parts(document.id);
    const auto cv = std::ranges::find(all, DocumentRole::Cv, &DocumentPart::role);
    if (cv != all.end()) {
        source.firstParsed = cv->first;
        source.lastParsed = cv->last;
    }
    source.bytes = [season = QPointer(&m_state.season), id = document.id] {
        return season ? season->documents().bytes(id).value_or(QByteArray()) : QByteArray();
    };
    return source;
}

QList<DocumentPart> DeskDocuments::parts(DocumentId document) const
{
    return DocumentDetails(m_state.season.database())
        .parts(document)
        .value_or(QList<DocumentPart>());
}

BlindFunction DeskDocuments::blinds(ApplicantId applicant, DocumentId document) const
{
    return PageBlinds(visible(applicant), applicant).of(document);
}

QList<VisibleDocument> DeskDocuments::open(ApplicantId applicant) const
{
    const QList<Document> documents =
        shown(applicant, &DocumentStore::listWithVersions).value_or(QList<Document>());
    const PageBlinds blinds(visible(applicant), applicant);
    const auto newer = m_state.reviewer.isValid()
                           ? m_state.season.documents().newFor(m_state.reviewer, applicant)
                           : QHash<ApplicantId, QList<DocumentId>>();
    const QList<DocumentId> fresh = newer ? newer->value(applicant) : QList<DocumentId>();
    QList<VisibleDocument> all;
    for (const Document &document : documents)
        all.append({document, source(document), blinds.of(document.id), fresh.contains(document.id),
                    parts(document.id)});
    return all;
}

/// What cannot be noted now is new the next time: nothing to trouble anybody with.
void DeskDocuments::markSeen(DocumentId document)
{
    if (m_state.reviewer.isValid() && document.isValid())
        (void)m_state.season.documents().markSeen(document, m_state.reviewer);
}

bool DeskDocuments::areCovered() const
{
    return visible({}).viewer().blindness.isOn();
}

VisibleText DeskDocuments::text(ApplicantId applicant, DocumentId document) const
{
    const BlindedSeason season = visible(applicant);
    if (!season.viewer().mayRead(applicant))
        return {};
    const SourceText stored = m_state.season.documents().source(document).value_or(SourceText());
    const auto typed = m_texts.waiting(document);
    const QString text = !typed ? stored.current() : typed->isNull() ? stored.text : *typed;
    VisibleText visible;
    visible.isBeginning = isTooLong(text);
    visible.mayEdit = !visible.isBeginning && !season.viewer().blindness.isOn();
    visible.text = season.blinder(applicant).source(visible.isBeginning ? shortened(text) : text);
    return visible;
}

bool DeskDocuments::isTextEdited(DocumentId document) const
{
    return !m_state.season.documents().source(document).value_or(SourceText()).edited.isNull();
}

bool DeskDocuments::isTextWaiting(DocumentId document) const
{
    return m_texts.waiting(document).has_value();
}

Result<WorkKeeper::Outcome> DeskDocuments::setText(ApplicantId applicant, DocumentId document,
                                                   const QString &text)
{
    return m_texts.put(document, applicant, text);
}

QList<Highlight> DeskDocuments::highlights(ApplicantId applicant, DocumentId document) const
{
    const BlindedSeason season = visible(applicant);
    if (!season.viewer().mayRead(applicant))
        return {};
    auto all = m_state.season.highlights().ofDocument(document).value_or(QList<Highlight>());
    all.removeIf([&](const Highlight &highlight) {
        return !season.viewer().visibility.shows(applicant, highlight.reviewer);
    });
    for (Highlight &highlight : all) {
        highlight.quote = season.text(applicant, highlight.quote);
        if (highlight.reviewer != m_state.reviewer)
            highlight.comment = season.text(applicant, highlight.comment);
    }
    return all;
}

Result<WorkKeeper::Outcome> DeskDocuments::addHighlight(ApplicantId applicant,
                                                        const Highlight &highlight)
{
    Highlight mine = highlight;
    mine.reviewer = m_state.reviewer;
    return write(applicant, mine.document, [mine](HighlightStore &highlights) {
        return highlights.add(mine).transform([](HighlightId) {});
    });
}

Result<WorkKeeper::Outcome>
DeskDocuments::setComment(ApplicantId applicant, const Highlight &highlight, const QString &comment)
{
    // Into the stored one: the highlight that was shown may lack what is hidden.
    return write(applicant, highlight.document,
                 [id = highlight.id, comment](HighlightStore &highlights) {
                     return highlights.highlight(id).and_then([&](Highlight stored) {
                         stored.comment = comment;
                         return highlights.update(stored);
                     });
                 });
}

Result<WorkKeeper::Outcome> DeskDocuments::removeHighlight(ApplicantId applicant,
                                                           const Highlight &highlight)
{
    return write(applicant, highlight.document,
                 [id = highlight.id](HighlightStore &highlights) { return highlights.remove(id); });
}

Result<WorkKeeper::Outcome>
DeskDocuments::write(ApplicantId applicant, DocumentId document,
                     const std::function<Result<void>(HighlightStore &)> &change)
{
    return m_state.work.write({.kind = SeasonWork::Kind::Highlight,
                               .subject = document.value,
                               .applicant = applicant,
                               .write = withStores(change, &Season::highlights),
                               .done = {}});
}

} // namespace Bole
