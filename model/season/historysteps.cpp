// SPDX-License-Identifier: GPL-3.0-or-later
// What the history is asked.
#include "model/season/history.h"
#include "model/season/json.h"
#include "model/season/query.h"

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString selectEdits =
    u"SELECT id, step, applicant_id, reviewer_id, made_at, kind, pointer, before, "
    "after, undone_at FROM edit "_s;
// A step that was not undone is dropped where a part of it was deleted for good.
const QString isUndoable = u"undone_at IS NULL AND dropped = 0 AND kind <> 'parse'"_s;
const QString isRedoable = u"undone_at IS NOT NULL AND dropped = 0"_s;

Result<QList<HistoryEntry>> entriesFrom(Query query)
{
    QList<HistoryEntry> entries;
    while (query.next()) {
        entries.append({.id = query.id<EditId>(0),
                        .step = query.id<EditId>(1),
                        .applicant = query.id<ApplicantId>(2),
                        .by = query.id<ReviewerId>(3),
                        .at = query.time(4),
                        .kind = Stored<HistoryKind>::fromText(query.text(5)),
                        .pointer = query.text(6),
                        .before = objectFromColumn(query.text(7)),
                        .after = objectFromColumn(query.text(8)),
                        .undone = !query.isNull(9)});
    }
    return query.result(entries);
}

/// SQL that is true for the edits that touch what is in front.
struct Condition
{
    QString text;
    QVariantList values;
};

Condition conditionFor(const Front &front)
{
    if (front.list.isValid())
        return {u"((kind = 'shortlist' AND pointer = ?) OR (kind IN ('decision', 'committee', "
                u"'stage') AND "
                "applicant_id IN (SELECT applicant_id FROM shortlist_entry WHERE shortlist_id = "
                "?)))"_s,
                {QString::number(front.list.value), front.list.value}};
    if (front.applicant.isValid())
        return {u"applicant_id IS ?"_s, {front.applicant.value}};
    return {u"1"_s, {}};
}

} // namespace

Result<QString> History::latestWork() const
{
    Query query(m_database, u"SELECT max(coalesce((SELECT max(made_at) FROM edit), ''), "
                            "coalesce((SELECT max(undone_at) FROM edit), ''), "
                            "coalesce((SELECT max(changed_at) FROM review), ''), "
                            "coalesce((SELECT max(changed_at) FROM committee_decision), ''), "
                            "coalesce((SELECT max(changed_at) FROM highlight), ''), "
                            "coalesce((SELECT max(changed_at) FROM shortlist), ''), "
                            "coalesce((SELECT max(added_at) FROM document), ''), "
                            "coalesce((SELECT max(created_at) FROM rubric), ''), "
                            "coalesce((SELECT max(created_at) FROM reviewer), ''), "
                            "coalesce((SELECT max(assigned_at) FROM assignment), ''), "
                            "coalesce((SELECT max(made_at) FROM event), ''))"_s);
    const QString latest = query.next() ? query.text(0) : QString();
    return query.result(latest);
}

Result<QList<HistoryEntry>> History::ofApplicant(ApplicantId applicant) const
{
    return entriesFrom(Query(m_database, selectEdits + u"WHERE applicant_id = ? ORDER BY id DESC"_s,
                             {applicant.value}));
}

Result<EditId> History::undoableStep(ReviewerId reviewer, const Front &front) const
{
    return latestStep(reviewer, front, false);
}

Result<EditId> History::redoableStep(ReviewerId reviewer, const Front &front) const
{
    return latestStep(reviewer, front, true);
}

Result<QList<HistoryEntry>> History::undoable(ReviewerId reviewer, const Front &front) const
{
    return latestStep(reviewer, front, false).and_then([&](EditId step) { return edits(step); });
}

Result<QList<HistoryEntry>> History::redoable(ReviewerId reviewer, const Front &front) const
{
    return latestStep(reviewer, front, true).and_then([&](EditId step) { return edits(step); });
}

Result<EditId> History::latestStep(ReviewerId reviewer, const Front &front, bool undone) const
{
    const Condition inFront = conditionFor(front);
    // One applicant's edits are few: "+" keeps SQLite from walking along all of the reviewer's.
    Query query(m_database,
                u"SELECT step FROM edit WHERE "_s +
                    (front.applicant.isValid() ? u"+"_s : QString()) + u"reviewer_id IS ? AND "_s +
                    (undone ? isRedoable : isUndoable) + u" AND "_s + inFront.text +
                    (undone ? u" ORDER BY undone_at DESC, step LIMIT 1"_s
                            : u" ORDER BY step DESC LIMIT 1"_s),
                QVariantList{bound(reviewer)} + inFront.values);
    const EditId step = query.next() ? query.id<EditId>(0) : EditId();
    return query.result(step).and_then([&](EditId found) -> Result<EditId> {
        return found.isValid() || !front.isValid() ? found : latestStep(reviewer, {}, undone);
    });
}

Result<QList<HistoryEntry>> History::edits(EditId step) const
{
    return entriesFrom(
        Query(m_database, selectEdits + u"WHERE step = ? ORDER BY id"_s, {step.value}));
}

Result<QList<HistoryEntry>> History::editsToUndoOrRedo(ReviewerId reviewer, EditId step,
                                                       bool back) const
{
    return entriesFrom(Query(m_database,
                             selectEdits + u"WHERE step = ? AND reviewer_id IS ? AND "_s +
                                 (back ? isUndoable : isRedoable) + u" ORDER BY id"_s,
                             {step.value, bound(reviewer)}));
}

Result<HistoryEntry> History::firstOf(EditId step) const
{
    return entriesFrom(Query(m_database, selectEdits + u"WHERE step = ? ORDER BY id LIMIT 1"_s,
                             {step.value}))
        .and_then([](const QList<HistoryEntry> &found) -> Result<HistoryEntry> {
            return found.isEmpty() ? failure(ErrorCode::NotFound, u"step"_s)
                                   : Result<HistoryEntry>(found.first());
        });
}

Result<QSet<ApplicantId>> History::touchedBy(EditId step) const
{
    QSet<ApplicantId> applicants;
    Query query(m_database,
                u"SELECT DISTINCT applicant_id FROM edit WHERE step = ? AND applicant_id NOTNULL"_s,
                {step.value});
    while (query.next())
        applicants.insert(query.id<ApplicantId>(0));
    return query.result(applicants);
}

Result<bool> History::liesIn(const Front &front, EditId step) const
{
    const Condition inFront = conditionFor(front);
    Query query(m_database,
                u"SELECT NOT EXISTS (SELECT 1 FROM edit WHERE step = ? AND NOT ("_s + inFront.text +
                    u"))"_s,
                QVariantList{step.value} + inFront.values);
    const bool inside = front.isValid() && query.next() && query.flag(0);
    return query.result(inside);
}

} // namespace Bole
