// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/sourcelink.h"

#include "model/desk/desk.h"
#include "model/desk/deskdocuments.h"
#include "model/desk/deskrecords.h"
#include "model/desk/fieldplaces.h"
#include "model/desk/longtext.h"

namespace Bole {

SourceLink::SourceLink(ReaderPool &readers, QObject *parent) : QObject(parent), m_readers(readers)
{
}

void SourceLink::setText(Desk *desk, ApplicantId applicant, DocumentId document,
                         const QString &text)
{
    if (text != m_text || document != m_document)
        m_map.reset();
    m_text = text;
    m_applicant = applicant;
    if (document == m_document && desk == m_desk)
        return;
    m_desk = desk;
    m_document = document;
    m_words.clear();
    // Somebody who goes on leaves no queue behind: one page may take a minute to read.
    m_readers.cancel(std::exchange(m_asked, {}));
    askForWords();
}

void SourceLink::askForWords()
{
    if (!m_desk || !m_document.isValid())
        return;
    const auto document = m_desk->documents().document(m_document);
    if (!document)
        return;
    m_source = m_desk->documents().source(*document);
    if (document->kind != DocumentKind::Pdf) {
        const QString text = QString::fromUtf8(m_source.bytes()).remove(u'\r');
        m_words = placedWords(text.left(mostSourceCharacters));
        emit ready();
        return;
    }
    m_pages = document->pages;
    askForPage(1);
}

// One after the other, behind what is being looked at.
void SourceLink::askForPage(int page)
{
    if (page > m_pages) {
        m_map.reset();
        emit ready();
        return;
    }
    m_asked = m_readers.requestPageText(m_source, page, Ocr::WhereNeeded, Urgency::Soon, this,
                                        [this, page](const Result<PageText> &text) {
                                            if (text)
                                                m_words += placedWords(*text, page);
                                            askForPage(page + 1);
                                        });
}

const SourceMap &SourceLink::map() const
{
    if (!m_map)
        m_map.emplace(m_text, m_words);
    return *m_map;
}

QMap<QString, QList<Place>> SourceLink::provenance() const
{
    // Only of the document that the record was read from: the others have no places in it.
    if (!m_desk || m_desk->records().sourceDocument(m_applicant) != m_document)
        return {};
    return m_desk->records().record(m_applicant).value_or(Record()).provenance;
}

QString SourceLink::fieldAt(qsizetype position) const
{
    const auto provenance = this->provenance();
    // The shortest that holds the position: a value lies inside its entry.
    QString best;
    qsizetype shortest = m_text.size() + 1;
    for (auto it = provenance.cbegin(); it != provenance.cend(); ++it) {
        if (it.key().startsWith(u"/sections"))
            continue;
        const auto stretch = map().stretch(*it);
        if (stretch && stretch->contains(position) && stretch->length < shortest) {
            best = it.key();
            shortest = stretch->length;
        }
    }
    return best;
}

std::optional<SourceMap::Stretch> SourceLink::stretchOf(const QString &pointer) const
{
    const QList<Place> places = fieldPlaces(provenance(), pointer);
    return places.isEmpty() ? std::nullopt : map().stretch(places);
}

QList<Place> SourceLink::placesOf(SourceMap::Stretch stretch) const
{
    return map().places(stretch);
}

Record SourceLink::relocated(const Record &record) const
{
    return map().relocated(record);
}

} // namespace Bole
