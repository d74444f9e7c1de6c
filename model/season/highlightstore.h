// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/record/highlight.h"
#include "model/record/record.h"
#include "model/result.h"

#include <QDateTime>
#include <QJsonObject>
#include <QList>

namespace Bole {

class Database;

/// The highlights. Adding, changing and removing can be undone.
class HighlightStore
{
public:
    explicit HighlightStore(Database &database) : m_database(database) {}

    Result<HighlightId> add(const Highlight &highlight); ///< id and times are given here
    Result<void> update(const Highlight &highlight);     ///< places, quote, comment, colour
    Result<void> remove(HighlightId highlight);
    Result<Highlight> highlight(HighlightId highlight) const;
    Result<QList<Highlight>> ofDocument(DocumentId document) const;
    Result<QList<Highlight>> ofApplicant(ApplicantId applicant) const;

    /// For the history, inside its transaction. An empty object: not there.
    Result<void> setIfUnchanged(HighlightId highlight, const QJsonObject &expected,
                                const QJsonObject &wanted);

private:
    Result<QList<Highlight>> select(const QString &condition, const QVariantList &values) const;
    QJsonObject state(HighlightId highlight) const;
    Result<void> setState(HighlightId highlight, const QJsonObject &wanted);
    Result<void> change(HighlightId highlight, const QJsonObject &wanted);

    Database &m_database;
};

} // namespace Bole
