// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/knowledge/span.h"
#include "model/record/partialdate.h"
#include "model/record/recordenums.h"

#include <QList>
#include <QString>

#include <optional>

namespace Bole {

class Knowledge;

/// The parts of a citation that their own form gives away, wherever they stand.
struct CitationFacts
{
    QString doi, arxiv, url, pages, tier;
    Span doiSpan, arxivSpan, urlSpan, pagesSpan, tierSpan;
    QList<Span> taken; ///< all of these, volumes and numbers too
};

CitationFacts findCitationFacts(const QString &folded, QStringView original);

/// A date that says when the work appeared, with its place.
struct CitationDate
{
    PartialDate date;
    Span span;
};
/// The last one from `from` on that is not part of another fact; also "HPCA'25".
std::optional<CitationDate> findCitationDate(const QString &folded, qsizetype from,
                                             const QList<Span> &taken, PartialDate today);

/// Whether it is accepted, submitted …, if a word from `from` on says so.
struct CitationStatus
{
    Stored<PublicationStatus> status;
    Span span;
};
std::optional<CitationStatus> findCitationStatus(const QString &folded, qsizetype from,
                                                 const Knowledge &knowledge);

} // namespace Bole
