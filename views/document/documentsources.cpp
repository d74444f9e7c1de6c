// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/document/documentsources.h"

#include "model/review/blinder.h"
#include "model/season/documentstore.h"
#include "model/season/recordstore.h"
#include "model/season/season.h"

#include <QLocale>
#include <QPointer>

namespace Bole {

DocumentSource documentSource(Season *season, const Document &document)
{
    DocumentSource source;
    source.sha256 = document.sha256;
    source.kind = document.kind;
    source.password = document.password;
    source.bytes = [season = QPointer(season), id = document.id] {
        return season ? season->documents().bytes(id).value_or(QByteArray()) : QByteArray();
    };
    return source;
}

DocumentBlinds::DocumentBlinds(Season &season, ReviewerId reviewer, ApplicantId applicant)
    : m_read(season.records().sourceDocument(applicant).value_or(DocumentId()))
{
    const Blindness blindness = Blindness::of(season, reviewer);
    if (blindness.isOn())
        m_blinder = std::make_shared<const Blinder>(
            Blinder::of(season, blindness, applicant, QLocale().name()));
}

BlindFunction DocumentBlinds::of(DocumentId document) const
{
    if (!m_blinder)
        return {};
    return [blinder = m_blinder, ofRecord = document == m_read](int page, const PageText &text) {
        return blinder->page(text, page + 1, ofRecord);
    };
}

} // namespace Bole
