// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/documentshelf.h"

#include <algorithm>

namespace Bole {

DocumentShelf::DocumentShelf(PageSource &pages, QObject *parent) : QObject(parent), m_pages(pages)
{
}

OpenDocument *DocumentShelf::take(const DocumentSource &source, const BlindFunction &blind)
{
    const auto found = std::ranges::find_if(m_documents, [&](const OpenDocument *document) {
        return document->source().sha256 == source.sha256;
    });
    OpenDocument *document = found == m_documents.end() ? nullptr : *found;
    // What failed before gets another chance: the reader may have been at fault.
    if (document && document->state() == OpenDocument::State::Failed &&
        !m_kept.contains(document)) {
        m_documents.removeOne(document);
        document->deleteLater();
        document = nullptr;
    }
    if (!document)
        document = new OpenDocument(m_pages, source, this);
    m_documents.removeOne(document);
    m_documents.prepend(document);
    document->setBlind(blind);
    for (qsizetype i = m_documents.size() - 1; i > 0 && m_documents.size() > Room; --i) {
        if (!m_kept.contains(m_documents[i]))
            m_documents.takeAt(i)->deleteLater();
    }
    return document;
}

void DocumentShelf::clear()
{
    m_kept.clear();
    for (OpenDocument *document : std::exchange(m_documents, {}))
        document->deleteLater();
}

} // namespace Bole
