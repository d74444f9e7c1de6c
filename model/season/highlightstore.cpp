// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/highlightstore.h"

#include "model/season/history.h"
#include "model/season/json.h"
#include "model/season/query.h"
#include "model/season/transaction.h"

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

constexpr HistoryKind kind = HistoryKind::Highlight;

QJsonObject stateOf(const Highlight &highlight)
{
    return {{u"document"_s, highlight.document.value},
            {u"places"_s, placesToJson(highlight.places)},
            {u"quote"_s, highlight.quote},
            {u"value"_s, highlight.comment},
            {u"colour"_s, highlight.colour}};
}

Error missing()
{
    return {ErrorCode::NotFound, u"highlight"_s};
}

} // namespace

Result<QList<Highlight>> HighlightStore::select(const QString &condition,
                                                const QVariantList &values) const
{
    QList<Highlight> highlights;
    Query query(
        m_database,
        u"SELECT h.id, h.document_id, h.reviewer_id, h.places, h.quote, h.comment, h.colour, "
        "h.created_at, h.changed_at FROM highlight h JOIN document d ON d.id = "
        "h.document_id WHERE h.removed_at IS NULL AND "_s +
            condition + u" ORDER BY h.id"_s,
        values);
    while (query.next()) {
        highlights.append({.id = query.id<HighlightId>(0),
                           .document = query.id<DocumentId>(1),
                           .reviewer = query.id<ReviewerId>(2),
                           .places = placesFromJson(arrayFromColumn(query.text(3))),
                           .quote = query.text(4),
                           .comment = query.text(5),
                           .colour = query.text(6),
                           .createdAt = query.time(7),
                           .changedAt = query.time(8)});
    }
    return query.result(std::move(highlights));
}

Result<QList<Highlight>> HighlightStore::ofDocument(DocumentId document) const
{
    return select(u"h.document_id = ?"_s, {document.value});
}

Result<QList<Highlight>> HighlightStore::ofApplicant(ApplicantId applicant) const
{
    return select(u"d.applicant_id = ?"_s, {applicant.value});
}

Result<Highlight> HighlightStore::highlight(HighlightId highlight) const
{
    return select(u"h.id = ?"_s, {highlight.value})
        .and_then([](const QList<Highlight> &found) -> Result<Highlight> {
            if (found.isEmpty())
                return std::unexpected(missing());
            return found.first();
        });
}

QJsonObject HighlightStore::state(HighlightId highlight) const
{
    return this->highlight(highlight).transform(stateOf).value_or(QJsonObject());
}

Result<HighlightId> HighlightStore::add(const Highlight &highlight)
{
    const QString now = timestamp();
    Transaction transaction(m_database);
    // Made as removed, so that putting it there is the same step as undoing a removal.
    Query inserted(m_database,
                   u"INSERT INTO highlight (document_id, reviewer_id, places, created_at, "
                   "changed_at, removed_at) VALUES (?, ?, '[]', ?, ?, ?)"_s,
                   {highlight.document.value, highlight.reviewer.value, now, now, now});
    const HighlightId id{inserted.insertedId()};
    return change(id, stateOf(highlight)).and_then([&] { return transaction.commit(id); });
}

Result<void> HighlightStore::update(const Highlight &highlight)
{
    if (state(highlight.id).isEmpty())
        return std::unexpected(missing());
    return change(highlight.id, stateOf(highlight));
}

Result<void> HighlightStore::remove(HighlightId highlight)
{
    if (state(highlight).isEmpty())
        return std::unexpected(missing());
    return change(highlight, {});
}

/// Sets the state and notes it in the history of the highlight's reviewer.
Result<void> HighlightStore::change(HighlightId highlight, const QJsonObject &wanted)
{
    Transaction transaction(m_database);
    Query owner(m_database,
                u"SELECT h.reviewer_id, d.applicant_id FROM highlight h JOIN document d "
                "ON d.id = h.document_id WHERE h.id = ?"_s,
                {highlight.value});
    if (!owner.next())
        return owner.result().and_then([]() -> Result<void> { return std::unexpected(missing()); });
    const QJsonObject before = state(highlight);
    if (before == wanted)
        return {};
    return History(m_database)
        .append(owner.id<ApplicantId>(1), owner.id<ReviewerId>(0), kind,
                QString::number(highlight.value), before, wanted)
        .and_then([&](EditId) { return setState(highlight, wanted); })
        .and_then([&] { return transaction.commit(); });
}

Result<void> HighlightStore::setState(HighlightId highlight, const QJsonObject &wanted)
{
    Transaction transaction(m_database);
    const QString now = timestamp();
    if (wanted.isEmpty()) {
        Query(m_database, u"UPDATE highlight SET removed_at = ? WHERE id = ?"_s,
              {now, highlight.value});
    } else {
        Query(m_database,
              u"UPDATE highlight SET places = ?, quote = ?, comment = ?, colour = ?, "
              "changed_at = ?, removed_at = NULL WHERE id = ?"_s,
              {columnText(wanted.value("places"_L1).toArray()),
               bound(wanted.value("quote"_L1).toString()),
               bound(wanted.value("value"_L1).toString()),
               bound(wanted.value("colour"_L1).toString()), now, highlight.value});
    }
    Query document(m_database, u"SELECT document_id FROM highlight WHERE id = ?"_s,
                   {highlight.value});
    if (document.next())
        transaction.announce(Topic::Highlights, document.integer(0));
    return transaction.commit();
}

Result<void> HighlightStore::setIfUnchanged(HighlightId highlight, const QJsonObject &expected,
                                            const QJsonObject &wanted)
{
    if (state(highlight) != expected)
        return failure(ErrorCode::EditConflict, nameOf(kind));
    return setState(highlight, wanted);
}

} // namespace Bole
