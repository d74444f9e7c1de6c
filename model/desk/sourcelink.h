// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/sourcemap.h"
#include "model/ids.h"
#include "model/readerclient/readerpool.h"

#include <QObject>
#include <QPointer>

namespace Bole {

class Desk;

/// Ties the text of the source pane to the fields and to the document: which value the cursor is
/// at, where a value stands in the text, where a line stands on the page. Asks the readers for the
/// document's words once, and keeps in step when the text is edited. Owned by the pane; main
/// thread.
class SourceLink : public QObject
{
    Q_OBJECT

public:
    explicit SourceLink(ReaderPool &readers, QObject *parent = nullptr);

    /// The text that is shown, of which document.
    void setText(Desk *desk, ApplicantId applicant, DocumentId document, const QString &text);

    QString fieldAt(qsizetype position) const; ///< a JSON Pointer, or empty
    std::optional<SourceMap::Stretch> stretchOf(const QString &pointer) const;
    QList<Place> placesOf(SourceMap::Stretch stretch) const;
    Record relocated(const Record &record) const;

signals:
    void ready(); ///< the words have arrived

private:
    void askForWords();
    void askForPage(int page);
    const SourceMap &map() const;
    QMap<QString, QList<Place>> provenance() const;

    ReaderPool &m_readers;
    QPointer<Desk> m_desk;
    ApplicantId m_applicant;
    DocumentId m_document;
    DocumentSource m_source;
    int m_pages = 0;
    Ticket m_asked;
    QString m_text;
    QList<PlacedWord> m_words;
    mutable std::optional<SourceMap> m_map;
};

} // namespace Bole
