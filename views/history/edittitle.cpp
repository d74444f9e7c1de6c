// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/history/edittitle.h"

#include "model/record/fieldschema.h"
#include "model/record/recordpath.h"
#include "model/review/offeranswer.h"
#include "model/shortlist/cell.h"
#include "views/common/documentwords.h"
#include "views/common/reviewwords.h"
#include "views/fields/fieldeditor.h"
#include "views/fields/fieldlabels.h"
#include "views/fields/formdelegate.h"
#include "views/review/decisionbar.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestName = 48;

QString shortName(const QString &name)
{
    return name.size() <= longestName ? name : name.first(longestName - 1).trimmed() + u'…';
}

/// The name of the entry that was edited: as it stands in the record, or as it was taken out or put
/// in.
QString entryName(const HistoryEntry &entry, const FieldAddress &address, const QJsonObject &record)
{
    if (!address.group || !address.group->isList || address.entry < 0)
        return {};
    QJsonValue value;
    if (entry.kind == HistoryKind::Remove)
        value = entry.before.value("value"_L1);
    else if (entry.kind == HistoryKind::Insert)
        value = entry.after.value("value"_L1);
    if (value.toObject().isEmpty())
        value = valueAt(record, address.group->pointer + u'/' + QString::number(address.entry));
    return shortName(entryTitle(address.group->key, value));
}

/// What somebody answered to an offer is noted beside the committee's decisions.
bool isAnswer(const HistoryEntry &entry)
{
    return entry.kind == HistoryKind::Committee && entry.pointer == "answer"_L1;
}

/// The sentences for what was done.
class EditTitle
{
    Q_DECLARE_TR_FUNCTIONS(Bole::EditTitle)

public:
    static QString ofField(const HistoryEntry &entry, const QString &field)
    {
        switch (entry.kind.value_or(HistoryKind::Parse)) {
        case HistoryKind::Set:
            return tr("Change %1").arg(field);
        case HistoryKind::Confirm:
            return tr("Confirm %1").arg(field);
        case HistoryKind::Reopen:
            return tr("Take back the confirmation of %1").arg(field);
        case HistoryKind::Dismiss:
            return tr("Dismiss the hint on %1").arg(field);
        case HistoryKind::KeepText:
            return tr("Type into %1").arg(field);
        default:
            return {};
        }
    }

    static QString ofEntry(const HistoryEntry &entry, const QString &group, const QString &name)
    {
        switch (entry.kind.value_or(HistoryKind::Parse)) {
        case HistoryKind::Insert:
            return name.isEmpty() ? tr("Add to %1").arg(group)
                                  : tr("Add “%1” to %2").arg(name, group);
        case HistoryKind::Remove:
            return name.isEmpty() ? tr("Remove from %1").arg(group)
                                  : tr("Remove “%1” from %2").arg(name, group);
        case HistoryKind::Move:
            return tr("Reorder %1").arg(group);
        default:
            return {};
        }
    }

    static QString ofSeason(const HistoryEntry &entry)
    {
        switch (entry.kind.value_or(HistoryKind::Set)) {
        case HistoryKind::Tag:
            return tr("Tag “%1”").arg(entry.pointer);
        case HistoryKind::Nickname:
            return tr("Give a nickname");
        case HistoryKind::Score:
            return entry.pointer.isEmpty() ? tr("Score a criterion")
                                           : tr("Score “%1”").arg(entry.pointer);
        case HistoryKind::Decision:
            return tr("Recommend");
        case HistoryKind::Committee:
            return isAnswer(entry) ? tr("Note the answer to the offer")
                                   : tr("Set the committee's decision");
        case HistoryKind::Stage:
            return ofStage(entry);
        case HistoryKind::State:
            return ofState(fromName<ReviewState>(entry.after.value("value"_L1).toString()));
        case HistoryKind::Highlight:
            return entry.after.isEmpty()    ? tr("Remove a highlight")
                   : entry.before.isEmpty() ? tr("Highlight in the document")
                                            : tr("Change a highlight");
        case HistoryKind::Shortlist:
            return tr("Change the shortlist");
        case HistoryKind::Parse:
            return tr("Read the text again");
        case HistoryKind::Applicant:
            return ofApplicant(entry);
        case HistoryKind::Document:
            return ofDocument(entry);
        case HistoryKind::Reading:
            return tr("Read the fields from another document");
        case HistoryKind::Roster:
            return tr("Take over the roster");
        case HistoryKind::OwnFields:
            return tr("Change the committee's own fields");
        case HistoryKind::OwnValue:
            return entry.pointer.isEmpty() ? tr("Change a field of the committee's own")
                                           : tr("Change “%1”").arg(entry.pointer);
        case HistoryKind::Merge:
            return tr("Merge two applicants");
        case HistoryKind::Exchange:
            return tr("Bring in what %1 sent").arg(entry.after.value("value"_L1).toString());
        default:
            return entry.kind.text();
        }
    }

    static QString ofSection(const QString &group, int values)
    {
        return tr("Confirm %n value(s) of %1", nullptr, values).arg(group);
    }

    static QString ofApplicant(const HistoryEntry &entry)
    {
        const auto is = [](const QJsonObject &side, QLatin1StringView key) {
            return side.value(key).toBool();
        };
        if (is(entry.before, "removed"_L1) != is(entry.after, "removed"_L1))
            return is(entry.after, "removed"_L1) ? tr("Delete the applicant")
                                                 : tr("Add the applicant");
        return is(entry.after, "withdrawn"_L1) ? tr("Withdraw the application")
                                               : tr("Take part again");
    }

    static QString ofDocument(const HistoryEntry &entry)
    {
        const auto differs = [&](QLatin1StringView key) {
            return entry.before.value(key) != entry.after.value(key);
        };
        if (differs("removed"_L1))
            return entry.after.value("removed"_L1).toBool() ? tr("Remove a document")
                                                            : tr("Attach a document");
        if (differs("replacedBy"_L1))
            return tr("Replace a document");
        return differs("value"_L1) ? tr("Change the kind of a document") : tr("Move a document");
    }

    static QString ofStage(const HistoryEntry &entry)
    {
        const auto planned = [](const QJsonObject &side) {
            return side.value("planned"_L1).toString();
        };
        if (!planned(entry.after).isEmpty())
            return tr("Plan a move to another stage");
        return entry.before.value("stage"_L1) == entry.after.value("stage"_L1)
                   ? tr("Drop a planned move")
                   : tr("Move to another stage");
    }

    static QString answerName(Answer answer)
    {
        return answer == Answer::Accepted   ? tr("Accepted", "an offer")
               : answer == Answer::Declined ? tr("Declined", "an offer")
                                            : tr("No answer yet");
    }

    static QString ofState(std::optional<ReviewState> state)
    {
        switch (state.value_or(ReviewState::Draft)) {
        case ReviewState::Draft:
            return tr("Take back the review");
        case ReviewState::Submitted:
            return tr("Submit the review");
        case ReviewState::Abstained:
            return tr("Abstain");
        case ReviewState::Skipped:
            return tr("Skip for now");
        case ReviewState::Conflict:
            return tr("Declare a conflict of interest");
        }
        return {};
    }

    static QString fieldOf(const QString &field, const QString &entry)
    {
        return entry.isEmpty() ? field : tr("%1 of %2", "a field of an entry").arg(field, entry);
    }
};

} // namespace

QString actTitle(const QList<HistoryEntry> &act, const QJsonObject &record)
{
    const HistoryEntry &first = act.first();
    const bool areConfirmed = std::ranges::all_of(
        act, [](const HistoryEntry &entry) { return entry.kind == HistoryKind::Confirm; });
    const FieldAddress address = addressOf(first.pointer);
    if (act.size() > 1 && areConfirmed && address.group)
        return EditTitle::ofSection(groupLabel(address.group->key), int(act.size()));
    return editTitle(first, record);
}

QString editTitle(const HistoryEntry &entry, const QJsonObject &record)
{
    const FieldAddress address = addressOf(entry.pointer);
    if (!address.group)
        return EditTitle::ofSeason(entry);
    const QString group = groupLabel(address.group->key);
    const QString name = entryName(entry, address, record);
    if (const QString title = EditTitle::ofEntry(entry, group, name); !title.isEmpty())
        return title;
    const QString field = address.field ? fieldLabel(address.group->key, address.field->key)
                          : address.entry < 0 || name.isEmpty() ? group
                                                                : QString();
    const QString title =
        EditTitle::ofField(entry, field.isEmpty() ? name : EditTitle::fieldOf(field, name));
    return title.isEmpty() ? EditTitle::ofSeason(entry) : title;
}

QString editedValueText(const HistoryEntry &entry, const QJsonObject &side)
{
    const FieldAddress address = addressOf(entry.pointer);
    const QJsonValue value = side.value("value"_L1);
    if (address.field)
        return fieldDisplay(*address.field, value);
    if (address.group && value.isObject())
        return entryTitle(address.group->key, value);
    if (entry.kind == HistoryKind::Highlight) {
        const QString comment = side.value("comment"_L1).toString();
        return comment.isEmpty() ? side.value("quote"_L1).toString() : comment;
    }
    if (entry.kind == HistoryKind::State)
        return ReviewWords::stateName(
            fromName<ReviewState>(value.toString()).value_or(ReviewState::Draft));
    if (entry.kind == HistoryKind::Score)
        return value.isDouble()
                   ? QLocale().toString(value.toDouble(), 'f', QLocale::FloatingPointShortest)
                   : QString();
    if (isAnswer(entry))
        return EditTitle::answerName(fromName<Answer>(value.toString()).value_or(Answer::None));
    if (entry.kind == HistoryKind::Document)
        return DocumentWords::role(
            fromName<DocumentRole>(value.toString()).value_or(DocumentRole::Other));
    const bool isDecision =
        entry.kind == HistoryKind::Decision || entry.kind == HistoryKind::Committee;
    const auto decision = fromName<Decision>(value.toString()).value_or(Decision::Undecided);
    return isDecision ? ReviewWords::decisionName(decision) : value.toString();
}

} // namespace Bole
