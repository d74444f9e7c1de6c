// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/history.h"

#include "model/record/recordedit.h"
#include "model/record/recordpath.h"
#include "model/season/answerstore.h"
#include "model/season/applicantstore.h"
#include "model/season/decisionstore.h"
#include "model/season/documentstore.h"
#include "model/season/dossierstore.h"
#include "model/season/exchangestore.h"
#include "model/season/facts.h"
#include "model/season/highlightstore.h"
#include "model/season/json.h"
#include "model/season/ownfieldstore.h"
#include "model/season/query.h"
#include "model/season/recordstore.h"
#include "model/season/reviewstore.h"
#include "model/season/rosterstore.h"
#include "model/season/shortliststore.h"
#include "model/season/stagestore.h"
#include "model/season/transaction.h"

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString toKey = u"to"_s;

/// What takes the entry back, or does it again, at the place where its value stands by now.
AppliedEdit editToUndoOrRedo(const HistoryEntry &entry, Edit::Kind kind, const QString &place,
                             bool back)
{
    AppliedEdit edit{kind, place, entry.after.value(toKey).toInt(),
                     fieldContentFromJson(entry.before), fieldContentFromJson(entry.after)};
    if (!back)
        return edit;
    if (kind != Edit::Kind::Move)
        return inverse(edit);
    edit.to = lastIndex(entry.pointer).value_or(0);
    std::swap(edit.before, edit.after);
    return edit;
}

/// A gap is where an entry was or would be; "/education/1" then means: before the second entry.
/// When the entry before a gap is taken out, the gap falls together with the one before that entry;
/// the number of the edit that took it out ("/education/0>7") tells them apart when it returns.
QString followedGap(const QString &place, const AppliedEdit &edit, const QString &behind)
{
    const QString gap = place.section(u'>', 0, 0);
    QString rest = place.mid(gap.size());
    const QString list = parentPointer(gap);
    const int at = lastIndex(gap).value_or(0);
    const int changed = lastIndex(edit.pointer).value_or(0);
    if (edit.kind == Edit::Kind::Insert) {
        if (rest.contains(behind))
            return pointerTo(list, changed + 1) + rest.remove(behind);
        return pointerTo(list, at > changed ? at + 1 : at) + rest;
    }
    if (at == changed + 1)
        return edit.pointer + rest + behind;
    return pointerTo(list, at > changed ? at - 1 : at) + rest;
}

/// Where the value of an edit stands after another edit. Values of an entry that was taken out wait
/// under the number of the edit that took it ("#7/area"), and return with it.
std::optional<QString> followed(const QString &place, bool isGap, const AppliedEdit &edit,
                                EditId owner)
{
    const QString number = QString::number(owner.value);
    const QString grave = u'#' + number + u'/';
    const bool sameList =
        isGap && parentPointer(place.section(u'>', 0, 0)) == parentPointer(edit.pointer);
    switch (edit.kind) {
    case Edit::Kind::Insert:
        if ((place + u'/').startsWith(grave))
            return edit.pointer + place.mid(grave.size() - 1);
        return sameList ? followedGap(place, edit, u'>' + number)
                        : afterInsert(place, edit.pointer);
    case Edit::Kind::Remove:
        if (sameList)
            return followedGap(place, edit, u'>' + number);
        if (isWithin(place, edit.pointer))
            return u'#' + number + place.mid(edit.pointer.size());
        return afterRemove(place, edit.pointer).value_or(place);
    case Edit::Kind::Move: {
        const QString base = place.section(u'>', 0, 0);
        return afterMove(base, parentPointer(edit.pointer), lastIndex(edit.pointer).value_or(0),
                         edit.to) +
               place.mid(base.size());
    }
    default:
        return std::nullopt;
    }
}

} // namespace

Result<QList<HistoryEntry>> History::undo(ReviewerId reviewer, EditId step)
{
    return undoOrRedoStep(reviewer, step, true);
}

Result<QList<HistoryEntry>> History::redo(ReviewerId reviewer, EditId step)
{
    return undoOrRedoStep(reviewer, step, false);
}

Result<QList<HistoryEntry>> History::undoOrRedoStep(ReviewerId reviewer, EditId step, bool back)
{
    Transaction transaction(m_database);
    return (step.isValid() ? Result<EditId>(step) : latestStep(reviewer, {}, !back))
        .and_then([&](EditId found) { return editsToUndoOrRedo(reviewer, found, back); })
        .and_then([&](const QList<HistoryEntry> &found) { return undoOrRedo(found, back); })
        .and_then([&](const QList<HistoryEntry> &done) { return transaction.commit(done); });
}

Result<QList<HistoryEntry>> History::undoOrRedo(const QList<HistoryEntry> &entries, bool back)
{
    if (entries.isEmpty())
        return failure(ErrorCode::NotFound, u"nothing to undo"_s);
    QList<HistoryEntry> ordered = entries;
    if (back)
        std::ranges::reverse(ordered);
    for (const HistoryEntry &entry : std::as_const(ordered)) {
        if (const auto done = undoOrRedo(entry, back); !done)
            return std::unexpected(done.error());
    }
    Query marked(m_database, u"UPDATE edit SET undone_at = ? WHERE step = ?"_s,
                 {back ? QVariant(timestamp()) : QVariant(), entries.first().step.value});
    return marked.result(entries);
}

Result<void> History::undoOrRedo(const HistoryEntry &entry, bool back)
{
    const QJsonObject &expected = back ? entry.after : entry.before;
    const QJsonObject &wanted = back ? entry.before : entry.after;
    switch (entry.kind.value_or(HistoryKind::Set)) {
    case HistoryKind::Tag:
        return undoOrRedoTag(entry, wanted.value("value"_L1).toBool());
    case HistoryKind::Nickname:
        return ApplicantStore(m_database)
            .setNicknameIfUnchanged(entry.applicant, expected.value("value"_L1).toString(),
                                    wanted.value("value"_L1).toString());
    case HistoryKind::Decision:
        return ReviewStore(m_database)
            .setDecisionIfUnchanged(entry.applicant, entry.by, expected, wanted);
    case HistoryKind::Committee:
        return entry.pointer == AnswerStore::pointer
                   ? AnswerStore(m_database).setIfUnchanged(entry.applicant, expected, wanted)
                   : DecisionStore(m_database).setIfUnchanged(entry.applicant, expected, wanted);
    case HistoryKind::Score:
        return ReviewStore(m_database)
            .setScoreIfUnchanged(entry.applicant, entry.by, entry.pointer, expected, wanted);
    case HistoryKind::State:
        return ReviewStore(m_database).setStateIfUnchanged(entry, expected, wanted);
    case HistoryKind::Highlight:
        return HighlightStore(m_database)
            .setIfUnchanged(HighlightId{entry.pointer.toLongLong()}, expected, wanted);
    case HistoryKind::Shortlist:
        return ShortlistStore(m_database)
            .setEntriesIfUnchanged(ShortlistId{entry.pointer.toLongLong()}, expected, wanted);
    case HistoryKind::Applicant:
        return DossierStore(m_database).setIfUnchanged(entry, expected, wanted);
    case HistoryKind::Merge:
        return DossierStore(m_database).undoOrRedoMerge(entry.applicant, entry.after, back);
    case HistoryKind::Document:
        return DocumentStore(m_database)
            .setIfUnchanged(DocumentId{entry.pointer.toLongLong()}, expected, wanted);
    case HistoryKind::Roster:
        return RosterStore(m_database).setIfUnchanged(entry.applicant, expected, wanted);
    case HistoryKind::OwnFields:
        return OwnFieldStore(m_database).setFieldsIfUnchanged(expected, wanted);
    case HistoryKind::OwnValue:
        return OwnFieldStore(m_database)
            .setValueIfUnchanged(entry.applicant, entry.pointer,
                                 expected.value("value"_L1).toString(),
                                 wanted.value("value"_L1).toString());
    case HistoryKind::Stage:
        return StageStore(m_database).setIfUnchanged(entry.applicant, expected, wanted);
    case HistoryKind::Reading:
        return RecordStore(m_database).setReadingIfUnchanged(entry.applicant, expected, wanted);
    case HistoryKind::Exchange: // to do it again, the package is brought in again
        return back ? ExchangeStore(m_database).takeBack(entry.pointer)
                    : failure(ErrorCode::NotAllowed, entry.kind.text());
    default:
        return undoOrRedoRecordEdit(entry, back); // which refuses what is no edit of a record
    }
}

Result<void> History::undoOrRedoTag(const HistoryEntry &entry, bool there)
{
    const Result<bool> changed =
        ApplicantStore(m_database).setTag(entry.applicant, entry.pointer, there);
    if (!changed)
        return std::unexpected(changed.error());
    if (!*changed)
        return failure(ErrorCode::EditConflict, u"tag"_s);
    return {};
}

Result<void> History::undoOrRedoRecordEdit(const HistoryEntry &entry, bool back)
{
    const auto kind = editKind(entry.kind);
    if (!kind)
        return failure(ErrorCode::NotAllowed, entry.kind.text());
    Query place(m_database, u"SELECT place FROM edit WHERE id = ?"_s, {entry.id.value});
    if (!place.next())
        return failure(ErrorCode::NotFound, u"edit"_s);
    const QString pointer = place.text(0).section(u'>', 0, 0);
    const AppliedEdit edit = editToUndoOrRedo(entry, *kind, pointer, back);
    Query(m_database, u"UPDATE edit SET place = ? WHERE id = ?"_s, {pointer, entry.id.value});
    RecordStore records(m_database);
    Result<CheckedRecord> record = records.checked(entry.applicant);
    if (!record)
        return std::unexpected(record.error());
    if (const auto done = reapply(*record, edit); !done)
        return done;
    follow(entry.applicant, edit, entry.id);
    // What people take back themselves is no news to them.
    const bool knew =
        entry.by.isValid() &&
        !ApplicantStore(m_database).isNewFor(entry.applicant, entry.by).value_or(true);
    return records.write(entry.applicant, *record).transform([&] {
        if (knew)
            markSeen(m_database, entry.applicant, entry.by);
    });
}

Result<EditId> History::putBack(EditId entry, bool before, ReviewerId by)
{
    Transaction transaction(m_database);
    Query query(m_database,
                u"SELECT applicant_id, kind, place, before, after FROM edit WHERE id = ?"_s,
                {entry.value});
    if (!query.next())
        return failure(ErrorCode::NotFound, u"edit"_s);
    const QString place = query.text(2).section(u'>', 0, 0);
    const auto kind = editKind(Stored<HistoryKind>::fromText(query.text(1)));
    if (!kind || !place.startsWith(u'/'))
        return failure(ErrorCode::NotFound, u"the entry is not there any more"_s);
    const FieldContent content = fieldContentFromJson(objectFromColumn(query.text(before ? 3 : 4)));
    Edit edit = Edit::set(place, content.value);
    if (*kind == Edit::Kind::Remove && before)
        edit = Edit::insert(place, content.value);
    return RecordStore(m_database)
        .apply(query.id<ApplicantId>(0), edit, by)
        .and_then([&](EditId id) { return transaction.commit(id); });
}

Result<EditId> History::append(ApplicantId applicant, ReviewerId by, HistoryKind kind,
                               const QString &pointer, const QJsonObject &before,
                               const QJsonObject &after)
{
    // A new edit ends what could have been done again.
    Query(m_database,
          u"UPDATE edit SET dropped = 1 WHERE reviewer_id IS ? AND undone_at IS NOT NULL "
          "AND dropped = 0"_s,
          {bound(by)});
    Query inserted(
        m_database,
        u"INSERT INTO edit (step, applicant_id, reviewer_id, made_at, kind, pointer, place, "
        "before, after) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {m_database.step(), bound(applicant), bound(by), timestamp(), nameOf(kind), bound(pointer),
         bound(pointer), columnText(before), columnText(after)});
    const EditId id{inserted.insertedId()};
    if (m_database.step() == 0) {
        m_database.setStep(id.value);
        Query(m_database, u"UPDATE edit SET step = id WHERE id = ?"_s, {id.value});
    }
    return inserted.result(id);
}

Result<EditId> History::append(ApplicantId applicant, ReviewerId by, const AppliedEdit &edit)
{
    QJsonObject after = toJson(edit.after);
    if (edit.kind == Edit::Kind::Move)
        after.insert(toKey, edit.to);
    const Result<EditId> id =
        append(applicant, by, historyKind(edit.kind), edit.pointer, toJson(edit.before), after);
    if (id)
        follow(applicant, edit, *id);
    return id;
}

/// Keeps the places of all edits right after an entry was put in, taken out or moved.
void History::follow(ApplicantId applicant, const AppliedEdit &edit, EditId owner)
{
    if (!followed({}, false, edit, owner))
        return;
    QList<std::pair<qint64, QString>> moved;
    Query query(m_database, u"SELECT id, place, kind, undone_at FROM edit WHERE applicant_id = ?"_s,
                {applicant.value});
    while (query.next()) {
        const auto kind = fromName<HistoryKind>(query.text(2));
        const bool undone = !query.isNull(3);
        const bool isGap =
            (kind == HistoryKind::Remove && !undone) || (kind == HistoryKind::Insert && undone);
        const bool isOwn = query.integer(0) == owner.value && edit.kind != Edit::Kind::Move;
        const QString place = query.text(1);
        const QString now = followed(place, isGap, edit, owner).value_or(place);
        if (now != place && !isOwn)
            moved.append({query.integer(0), now});
    }
    for (const auto &[id, place] : moved)
        Query(m_database, u"UPDATE edit SET place = ? WHERE id = ?"_s, {place, id});
}

} // namespace Bole
