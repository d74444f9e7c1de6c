// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/source/sourcelink.h"

#include "model/season/documentstore.h"
#include "model/season/recordstore.h"
#include "model/season/season.h"
#include "views/document/fieldplaces.h"
#include "views/session.h"
#include "views/source/longtext.h"

#include <QPointer>

namespace Bole {

SourceLink::SourceLink(Session &session, QObject *parent) : QObject(parent), m_session(session) {}

void SourceLink::setText(DocumentId document, const QString &text)
{
    if (text != m_text || document != m_document)
        m_map.reset();
    m_text = text;
    if (document == m_document)
        return;
    m_document = document;
    m_words.clear();
    // Somebody who goes on leaves no queue behind: one page may take a minute to read.
    m_session.readers().cancel(std::exchange(m_asked, {}));
    askForWords();
}

void SourceLink::askForWords()
{
    Season *season = m_session.season();
    if (!season || !m_document.isValid())
        return;
    const auto document = season->documents().document(m_document);
    if (!document)
        return;
    if (document->kind != u"pdf") {
        const QByteArray bytes = season->documents().bytes(m_document).value_or(QByteArray());
        m_words = placedWords(QString::fromUtf8(bytes).remove(u'\r').left(mostSourceCharacters));
        emit ready();
        return;
    }
    m_source = {document->sha256, document->kind,
                [season = QPointer(season), id = m_document] {
                    return season ? season->documents().bytes(id).value_or(QByteArray())
                                  : QByteArray();
                },
                document->password};
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
    m_asked = m_session.readers().requestPageText(m_source, page, Ocr::WhereNeeded, Urgency::Soon,
                                                  this, [this, page](const Result<PageText> &text) {
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
    Season *season = m_session.season();
    // Only of the document that the record was read from: the others have no places in it.
    if (!season || season->records().sourceDocument(m_session.applicant()) != m_document)
        return {};
    return season->records().current(m_session.applicant()).value_or(Record()).provenance;
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
