// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/deskrecords.h"

#include "model/desk/blindedseason.h"
#include "model/desk/consequences.h"
#include "model/desk/deskstate.h"
#include "model/intake/checks.h"
#include "model/intake/rosterchecks.h"
#include "model/record/recordjson.h"
#include "model/record/recordpath.h"
#include "model/season/recordstore.h"
#include "model/season/rosterstore.h"
#include "model/season/season.h"

#include <QDate>
#include <QJsonArray>

#include <algorithm>

namespace Bole {

namespace {

PartialDate today()
{
    const QDate now = QDate::currentDate();
    return {now.year(), now.month(), now.day()};
}

std::unexpected<Error> recordRefused()
{
    return failure(ErrorCode::NotAllowed, QStringLiteral("record"));
}

QStringList textsIn(const QJsonValue &value)
{
    QStringList texts;
    const QJsonArray items = value.isArray() ? value.toArray() : QJsonArray{value};
    for (const QJsonValue &item : items)
        texts.append(item.toString());
    texts.removeAll(QString());
    return texts;
}

/// Whether a reading only lacks what the record has from the roster.
bool lacksRosterValue(const Difference &difference, const QStringList &roster)
{
    const QStringList before = textsIn(difference.before);
    return textsIn(difference.after).isEmpty() && !difference.after.isObject() &&
           !before.isEmpty() &&
           std::ranges::all_of(before, [&](const QString &text) { return roster.contains(text); });
}

/// Value, what was read and what was typed.
CheckedRecord blinded(CheckedRecord record, const Record &facts, const Blinder &blinder)
{
    if (!blinder.isOn())
        return record;
    record.json = toJson(blinder.record(facts));
    for (auto mark = record.marks.begin(); mark != record.marks.end(); ++mark) {
        const bool hidden = blinder.hidesField(mark.key());
        mark->original = hidden ? QJsonValue(QJsonValue::Undefined) : blinder.value(mark->original);
        mark->invalidText = hidden ? QString() : blinder.text(mark->invalidText);
    }
    return record;
}

} // namespace

DeskRecords::DeskRecords(DeskState &state) : m_state(state), m_corrections(state.work) {}

BlindedSeason DeskRecords::visible(ApplicantId applicant) const
{
    return BlindedSeason::atDesk(m_state, applicant);
}

Result<Record> DeskRecords::record(ApplicantId applicant) const
{
    const BlindedSeason season = visible(applicant);
    if (!season.viewer().mayRead(applicant))
        return recordRefused();
    return m_state.season.records().current(applicant).transform([&](const Record &record) {
        return season.viewer().blindness.isOn() ? season.blinder(applicant).record(record) : record;
    });
}

/// What the season holds, with what it has not taken yet.
Result<CheckedRecord> DeskRecords::current(ApplicantId applicant) const
{
    return m_state.season.records().checked(applicant).transform(
        [&](const CheckedRecord &record) { return m_corrections.over(applicant, record); });
}

Result<VisibleRecord> DeskRecords::checked(ApplicantId applicant) const
{
    const BlindedSeason season = visible(applicant);
    if (!season.viewer().mayRead(applicant))
        return recordRefused();
    const auto record = current(applicant);
    if (!record)
        return std::unexpected(record.error());
    const auto facts = recordFromJson(record->json);
    if (!facts)
        return std::unexpected(facts.error());
    const Blinder &blinder = season.blinder(applicant);
    VisibleRecord visible{blinded(*record, *facts, blinder), checksOf(*facts, today()), {}};
    // What the roster says would tell what is hidden.
    if (!blinder.isOn())
        visible.checks += rosterChecks(
            *facts, m_state.season.rosters().values(applicant).value_or(RosterValues()));
    visible.checks.removeIf([&](const Check &check) { return blinder.hidesField(check.field); });
    if (const auto rest =
            m_state.season.records().withoutStaleHints(visible.record.json, applicant))
        visible.record.json = *rest;
    visible.isHidden = [blinder](const QString &pointer) {
        return blinder.hidesField(pointer);
    };
    return visible;
}

DocumentId DeskRecords::sourceDocument(ApplicantId applicant) const
{
    return visible(applicant).sourceDocument(applicant);
}

QStringList DeskRecords::names(ApplicantId applicant) const
{
    const BlindedSeason season = visible(applicant);
    const auto record = m_state.season.records().current(applicant);
    if (!record || season.viewer().blindness.isOn() || !season.viewer().mayRead(applicant))
        return {};
    return {record->basics.name, record->basics.nameOther};
}

// A value that is shown in part only would be saved without the rest.
bool DeskRecords::isHidden(const Blinder &blinder, ApplicantId applicant, const Edit &edit) const
{
    if (!blinder.isOn())
        return false;
    if (blinder.hidesField(edit.pointer))
        return true;
    if (edit.kind != Edit::Kind::Set && edit.kind != Edit::Kind::KeepText)
        return false;
    const auto checked = current(applicant);
    if (!checked)
        return true;
    const auto facts = recordFromJson(checked->json);
    const QJsonValue read = checked->marks.value(edit.pointer).original;
    return blinder.value(read) != read ||
           (facts && valueAt(toJson(*facts), edit.pointer) !=
                         valueAt(toJson(blinder.record(*facts)), edit.pointer));
}

Result<WorkKeeper::Outcome> DeskRecords::edit(ApplicantId applicant, const Edit &edit)
{
    return this->edit(applicant, QList<Edit>{edit});
}

Result<WorkKeeper::Outcome> DeskRecords::edit(ApplicantId applicant, const QList<Edit> &edits)
{
    const BlindedSeason season = visible(applicant);
    auto record = current(applicant);
    QList<Edit> all;
    for (const Edit &edit : edits) {
        if (isHidden(season.blinder(applicant), applicant, edit))
            return recordRefused();
        QList<Edit> step{edit};
        if (record && edit.kind == Edit::Kind::Set) {
            if (!m_knowledge)
                m_knowledge.emplace(Knowledge::committeeFolder());
            step = withConsequences(*record, edit, *m_knowledge, today());
        }
        // What follows from the next one follows from the record after this one.
        for (const Edit &each : std::as_const(step)) {
            if (record && edits.size() > 1)
                (void)Bole::apply(*record, each, m_state.reviewer, QDateTime::currentDateTimeUtc());
        }
        all += step;
    }
    return m_corrections.apply(applicant, all, m_state.reviewer);
}

Result<void> DeskRecords::takeReading(ApplicantId applicant, const Record &record)
{
    Record read = record;
    read.source = m_state.season.records().current(applicant).value_or(Record()).source;
    return m_state.season.records()
        .replaceParsed(applicant, read, m_state.reviewer)
        .transform([](const QList<Difference> &) {});
}

/// Somebody who may see it decides on what is hidden here.
QList<Difference> DeskRecords::decidable(ApplicantId applicant, const Blinder &blinder) const
{
    auto all = m_state.season.records().differences(applicant).value_or(QList<Difference>());
    const QStringList roster =
        m_state.season.rosters().values(applicant).value_or(RosterValues()).values();
    all.removeIf([&](const Difference &each) {
        return blinder.hidesField(each.edit.pointer) || lacksRosterValue(each, roster);
    });
    return all;
}

QList<ReadingDifference> DeskRecords::differences(ApplicantId applicant) const
{
    const BlindedSeason season = visible(applicant);
    if (!season.viewer().mayRead(applicant))
        return {};
    const Blinder &blinder = season.blinder(applicant);
    return visibleDifferences(differenceRows(decidable(applicant, blinder)), blinder);
}

Result<WorkKeeper::Outcome> DeskRecords::accept(ApplicantId applicant,
                                                const QList<ReadingDifference> &chosen)
{
    const BlindedSeason season = visible(applicant);
    const Blinder &blinder = season.blinder(applicant);
    const QList<DifferenceRow> rows = differenceRows(decidable(applicant, blinder));
    const QList<ReadingDifference> shown = visibleDifferences(rows, blinder);
    QList<ReadingDifference> left = chosen;
    QList<Difference> taken;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (left.removeOne(shown[i]))
            taken += rows[i];
    }
    // The record was changed since they were shown.
    if (!left.isEmpty())
        return failure(ErrorCode::EditConflict, QStringLiteral("reading"));
    return accept(applicant, taken);
}

Result<WorkKeeper::Outcome> DeskRecords::acceptAll(ApplicantId applicant)
{
    return accept(applicant, decidable(applicant, visible(applicant).blinder(applicant)));
}

Result<WorkKeeper::Outcome> DeskRecords::accept(ApplicantId applicant,
                                                const QList<Difference> &chosen)
{
    return m_state.season.records().checked(applicant).and_then([&](const CheckedRecord &record) {
        return m_corrections.apply(applicant, editsToAccept(record, chosen), m_state.reviewer);
    });
}

} // namespace Bole
