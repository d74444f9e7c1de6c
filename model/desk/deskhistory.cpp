// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/deskhistory.h"

#include "model/desk/blindedseason.h"
#include "model/desk/deskstate.h"
#include "model/record/recordjson.h"
#include "model/season/history.h"
#include "model/season/season.h"
#include "model/season/shortliststore.h"

#include <algorithm>
#include <utility>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

/// What somebody gave or marked: a part of their review.
bool isJudgement(const HistoryEntry &entry)
{
    return entry.kind == HistoryKind::Decision || entry.kind == HistoryKind::Score ||
           entry.kind == HistoryKind::State || entry.kind == HistoryKind::Highlight;
}

/// Values that are words of the program, not of a person.
bool hasFixedValues(const HistoryEntry &entry)
{
    return entry.kind == HistoryKind::Decision || entry.kind == HistoryKind::Committee ||
           entry.kind == HistoryKind::Score || entry.kind == HistoryKind::State ||
           entry.kind == HistoryKind::Stage || entry.kind == HistoryKind::Document;
}

/// One side of an edit with nothing left but what is shown of it.
QJsonObject visibleSide(const HistoryEntry &entry, const QJsonObject &side, const Blinder &blinder)
{
    QJsonObject visible;
    for (const QString &key : {u"value"_s, u"comment"_s, u"quote"_s, u"stage"_s, u"planned"_s}) {
        if (side.contains(key))
            visible.insert(key, hasFixedValues(entry) ? side[key] : blinder.value(side[key]));
    }
    if (QJsonObject members = visible["value"_L1].toObject(); !members.isEmpty()) {
        for (const QString &key : members.keys()) {
            if (blinder.hidesField(QString(entry.pointer + u'/' + key)))
                members.remove(key);
        }
        visible.insert("value"_L1, members);
    }
    return visible;
}

HistoryEntry visibleEntry(HistoryEntry entry, const Viewer &viewer, const Blinder &blinder)
{
    if (!blinder.isOn())
        return entry;
    // Nobody knows what a nickname tells.
    const bool isNickname =
        entry.kind == HistoryKind::Nickname && viewer.blindness.hides(BlindField::Name);
    if (isNickname || blinder.hidesField(entry.pointer)) {
        entry.before = {};
        entry.after = {};
        return entry;
    }
    entry.before = visibleSide(entry, entry.before, blinder);
    entry.after = visibleSide(entry, entry.after, blinder);
    if (entry.kind == HistoryKind::Tag)
        entry.pointer = blinder.text(entry.pointer);
    return entry;
}

/// What a criterion is called, in whichever version of the rubric it last was; empty: in none.
QString criterionName(const QString &id, const BlindedSeason &season)
{
    QString name;
    for (const StoredRubric &stored : season.rubrics().value_or(QList<StoredRubric>())) {
        const auto found = std::ranges::find(stored.rubric.criteria, id, &Criterion::id);
        if (found != stored.rubric.criteria.end())
            name = found->name.in(season.viewer().language);
    }
    return name;
}

/// A move between stages under their names.
HistoryEntry stageInWords(HistoryEntry entry, const BlindedSeason &season)
{
    const QList<Stage> stages = season.stages().value_or(QList<Stage>());
    for (QJsonObject *side : {&entry.before, &entry.after}) {
        const QString planned = side->value("planned"_L1).toString();
        const QString id = planned.isEmpty() ? side->value("stage"_L1).toString() : planned;
        const auto stage = std::ranges::find(stages, id, &Stage::id);
        side->insert("value"_L1,
                     stage == stages.end() ? QString() : stage->name.in(season.viewer().language));
    }
    return entry;
}

/// Names instead of ids: of a criterion, a stage, a field of the committee's own. Nothing is said
/// of a field that the viewer does not see.
HistoryEntry inWords(HistoryEntry entry, const BlindedSeason &season)
{
    if (entry.kind == HistoryKind::Score)
        entry.pointer = criterionName(entry.pointer, season);
    if (entry.kind == HistoryKind::Stage)
        return stageInWords(entry, season);
    if (entry.kind != HistoryKind::OwnValue)
        return entry;
    const QList<OwnField> fields = season.ownFields().value_or(QList<OwnField>());
    const auto field = std::ranges::find(fields, entry.pointer, &OwnField::id);
    const auto worded = [&](const QJsonObject &side) {
        return QJsonObject{{u"value"_s, ownValueText(*field, side.value("value"_L1).toString(),
                                                     season.viewer().language)}};
    };
    const bool isKnown = field != fields.end();
    entry.before = isKnown ? worded(entry.before) : QJsonObject();
    entry.after = isKnown ? worded(entry.after) : QJsonObject();
    entry.pointer = isKnown ? field->name.in(season.viewer().language) : QString();
    return entry;
}

} // namespace

QList<QList<HistoryEntry>> VisibleHistory::acts() const
{
    QList<QList<HistoryEntry>> acts;
    for (const HistoryEntry &entry : entries) {
        if (acts.isEmpty() || acts.last().first().step != entry.step)
            acts.append(QList<HistoryEntry>());
        acts.last().prepend(entry);
    }
    return acts;
}

VisibleHistory DeskHistory::ofApplicant(ApplicantId applicant) const
{
    const BlindedSeason season = BlindedSeason::atDesk(m_state, applicant);
    if (!season.viewer().mayRead(applicant))
        return {};
    const Blinder &blinder = season.blinder(applicant);
    VisibleHistory history{{}, toJson(blinder.record())};
    const auto all = m_state.season.history().ofApplicant(applicant);
    for (const HistoryEntry &entry : all.value_or(QList<HistoryEntry>())) {
        // What others gave and marked is theirs until my own review is in.
        if (!isJudgement(entry) || season.viewer().visibility.shows(applicant, entry.by))
            history.entries.append(visibleEntry(inWords(entry, season), season.viewer(), blinder));
    }
    return history;
}

Result<void> DeskHistory::putBack(EditId entry)
{
    return m_state.work.settle().and_then([&] {
        return m_state.season.history()
            .putBack(entry, true, m_state.reviewer)
            .transform([](EditId) {});
    });
}

QSet<ApplicantId> DeskHistory::touchedBy(EditId step) const
{
    if (std::exchange(m_asked, step) != step)
        m_touched = m_state.season.history().touchedBy(step).value_or(QSet<ApplicantId>());
    return m_touched;
}

VisibleStep DeskHistory::visible(const HistoryEntry &first) const
{
    VisibleStep step;
    step.first = first;
    step.id = step.first.step;
    const ApplicantId applicant = step.first.applicant;
    if (!applicant.isValid() && step.first.kind == HistoryKind::Shortlist) {
        step.list = ShortlistId{step.first.pointer.toLongLong()};
        const auto list = m_state.season.shortlists().shortlist(step.list);
        step.name = list ? list->name : QString();
        return step;
    }
    if (!applicant.isValid() && step.first.kind == HistoryKind::OwnFields)
        return step;
    // A step about people can change lists, too.
    step.applicants = touchedBy(step.id);
    const BlindedSeason season = BlindedSeason::atDesk(m_state, applicant);
    const Blinder &blinder = season.blinder(applicant);
    step.first = visibleEntry(inWords(step.first, season), season.viewer(), blinder);
    step.record = toJson(blinder.record());
    const auto rows = season.rows({applicant});
    const QString known = blinder.record().basics.name; // of somebody who was deleted
    step.name = rows && !rows->isEmpty() ? rows->first().name
                : known.isEmpty()        ? blinder.code()
                                         : known;
    return step;
}

std::optional<VisibleStep> DeskHistory::visible(const Result<EditId> &step) const
{
    const auto first =
        step.and_then([this](EditId id) { return m_state.season.history().firstOf(id); });
    return first ? std::optional(visible(*first)) : std::nullopt;
}

std::optional<VisibleStep> DeskHistory::undoable(const Front &front) const
{
    return visible(m_state.season.history().undoableStep(m_state.reviewer, front));
}

std::optional<VisibleStep> DeskHistory::redoable(const Front &front) const
{
    return visible(m_state.season.history().redoableStep(m_state.reviewer, front));
}

Result<VisibleStep> DeskHistory::undo(EditId step)
{
    return m_state.work.settle()
        .and_then([&] { return m_state.season.history().undo(m_state.reviewer, step); })
        .transform([this](const auto &all) { return visible(all.first()); });
}

Result<VisibleStep> DeskHistory::redo(EditId step)
{
    return m_state.work.settle()
        .and_then([&] { return m_state.season.history().redo(m_state.reviewer, step); })
        .transform([this](const auto &all) { return visible(all.first()); });
}

bool DeskHistory::liesIn(const Front &front, EditId step) const
{
    return m_state.season.history().liesIn(front, step).value_or(false);
}

EditId DeskHistory::latestStep() const
{
    return m_state.season.history().undoableStep(m_state.reviewer).value_or(EditId());
}

EditId DeskHistory::latestUndone() const
{
    return m_state.season.history().redoableStep(m_state.reviewer).value_or(EditId());
}

} // namespace Bole
