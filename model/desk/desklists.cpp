// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/desklists.h"

#include "model/desk/blindedseason.h"
#include "model/desk/deskstate.h"
#include "model/season/decisionstore.h"
#include "model/season/history.h"
#include "model/season/rosterstore.h"
#include "model/season/season.h"
#include "model/season/shortliststore.h"
#include "model/season/transaction.h"
#include "model/season/withstores.h"

#include <algorithm>

namespace Bole {

DeskLists::DeskLists(DeskState &state)
    : m_state(state),
      m_lists(state.work, SeasonWork::Kind::Shortlist, &Season::shortlists, &DeskLists::store, {})
{
}

Result<void> DeskLists::store(ShortlistStore &lists, ShortlistId list, const Put &put)
{
    return lists.inOneStep([&] {
        Result<void> done;
        if (put.lines)
            done = lists.setLines(list, put.lines->quota, put.lines->waiting);
        if (done && put.rule)
            return lists.reorder(list, *put.rule, put.entries.value_or(ListEntries()), put.by);
        return done && put.entries ? lists.setEntries(list, *put.entries, put.by) : done;
    });
}

/// As it will be in the file.
Shortlist DeskLists::withWaiting(Shortlist list) const
{
    if (const auto waiting = m_lists.waiting(list.id)) {
        list.entries = waiting->entries.value_or(list.entries);
        list.rule = waiting->rule.value_or(list.rule);
        const Lines lines = waiting->lines.value_or(Lines{list.quota, list.waiting});
        list.quota = lines.quota;
        list.waiting = lines.waiting;
    }
    return list;
}

Result<QList<Shortlist>> DeskLists::all() const
{
    const BlindedSeason visible = BlindedSeason::atDesk(m_state);
    return m_state.season.shortlists().list().transform([&](QList<Shortlist> lists) {
        for (Shortlist &list : lists) {
            list = withWaiting(list);
            for (ShortlistEntry &entry : list.entries)
                entry.reason = visible.text(entry.applicant, entry.reason);
        }
        return lists;
    });
}

/// With everything in it, for changing it.
Result<Shortlist> DeskLists::stored(ShortlistId id) const
{
    return m_state.season.shortlists().shortlist(id).transform(
        [&](const Shortlist &list) { return withWaiting(list); });
}

Result<SharedOrder> DeskLists::order(ShortlistId list, const RankingRule &rule) const
{
    return stored(list).and_then(
        [&](const Shortlist &found) { return sharedOrder(m_state, rule, found.applicants()); });
}

Result<VisibleList> DeskLists::visible(const Shortlist &list) const
{
    VisibleList shown{list, {}, {}, {}, {}};
    const BlindedSeason season = BlindedSeason::atDesk(m_state);
    shown.stages = season.stages().value_or(usualStages());
    const RankingRule rule = rankingRuleFromJson(list.rule);
    const QList<ApplicantId> applicants = list.applicants();
    if (!list.isSealed()) {
        const auto shared = sharedOrder(m_state, rule, applicants);
        if (!shared)
            return std::unexpected(shared.error());
        shown.order = *shared;
    }
    // The committee's own columns may tell anything: who reads blind sees none of them.
    const bool hidesGroups =
        season.viewer().blindness.isOn() && list.quotas.by.startsWith(ownRosterKey({}));
    return people({list, {}}).transform([&](const QList<PersonRow> &rows) {
        shown.rows = rows;
        for (PersonRow &row : shown.rows) {
            row.group = hidesGroups ? QString() : row.group;
            if (row.ranked)
                shown.values.insert(row.facts.id, *row.ranked);
        }
        return shown;
    });
}

Result<ShortlistId> DeskLists::create(const QString &name)
{
    return m_state.season.shortlists().create(name, m_state.reviewer);
}

Result<ShortlistId> DeskLists::copy(ShortlistId list, const QString &name)
{
    return m_state.work.settle().and_then(
        [&] { return m_state.season.shortlists().copy(list, name, m_state.reviewer); });
}

Result<void> DeskLists::rename(ShortlistId list, const QString &name)
{
    return m_state.season.shortlists().rename(list, name);
}

Result<void> DeskLists::remove(ShortlistId list)
{
    return m_state.work.settle().and_then([&] { return m_state.season.shortlists().remove(list); });
}

Result<DeskLists::Outcome> DeskLists::setLines(ShortlistId list, std::optional<int> quota,
                                               std::optional<int> waiting)
{
    Put changed;
    changed.lines = {quota, waiting};
    return put(list, changed);
}

Result<void> DeskLists::setQuotas(ShortlistId list, const GroupQuotas &quotas)
{
    return m_state.work.settle().and_then(
        [&] { return m_state.season.shortlists().setQuotas(list, quotas); });
}

Result<QMap<QString, QHash<ApplicantId, QString>>> DeskLists::groupings() const
{
    QMap<QString, QHash<ApplicantId, QString>> groupings;
    const Viewer viewer = BlindedSeason::atDesk(m_state).viewer();
    const QStringList known{nameOf(RosterField::Programme), nameOf(RosterField::Supervisor)};
    return m_state.season.rosters().all().transform([&](const auto &all) {
        for (const auto &[applicant, values] : all.asKeyValueRange()) {
            for (auto it = values.begin(); it != values.end(); ++it) {
                // The committee's own columns may tell anything: who reads blind sees none of them.
                const bool isOwn =
                    it.key().startsWith(ownRosterKey({})) && !viewer.blindness.isOn();
                if ((isOwn || known.contains(it.key())) && !it->trimmed().isEmpty())
                    groupings[it.key()].insert(applicant, it->trimmed());
            }
        }
        return groupings;
    });
}

Result<DeskLists::Outcome> DeskLists::put(ShortlistId list, const ListEntries &entries)
{
    Put changed;
    changed.entries = entries;
    return put(list, changed);
}

/// What waits of the same list goes in with it.
Result<DeskLists::Outcome> DeskLists::put(ShortlistId list, Put changed)
{
    const Put before = m_lists.waiting(list).value_or(Put());
    if (!changed.entries)
        changed.entries = before.entries;
    if (!changed.rule)
        changed.rule = before.rule;
    if (!changed.lines)
        changed.lines = before.lines;
    changed.by = m_state.reviewer;
    return m_lists.put(list, {}, changed);
}

Result<DeskLists::Outcome> DeskLists::change(ShortlistId list, ApplicantId applicant,
                                             const Change &change)
{
    const auto now = stored(list);
    if (!now)
        return std::unexpected(now.error());
    const QList<ApplicantId> applicants = now->applicants();
    const qsizetype index = applicants.indexOf(applicant);
    if (index < 0)
        return failure(ErrorCode::NotFound, QStringLiteral("entry"));
    const auto order = sharedOrder(m_state, rankingRuleFromJson(now->rule), applicants);
    return put(list, change(now->entries, index, order.value_or(SharedOrder()).standings));
}

Result<DeskLists::Outcome> DeskLists::reorder(ShortlistId list, const RankingRule &rule,
                                              ManualOrder handMade)
{
    const auto now = stored(list);
    if (!now)
        return std::unexpected(now.error());
    const auto order = sharedOrder(m_state, rule, now->applicants());
    if (!order || order->impossible)
        return std::unexpected(order ? *order->impossible : order.error());
    Put changed;
    changed.entries =
        order->waits() ? now->entries : byRule(now->entries, order->standings, handMade);
    if (rankingRuleFromJson(now->rule) != rule)
        changed.rule = toJson(rule);
    return put(list, changed);
}

Result<DeskLists::Outcome> DeskLists::add(ShortlistId list, const QList<ApplicantId> &applicants)
{
    const auto now = stored(list);
    if (!now)
        return std::unexpected(now.error());
    const auto order =
        sharedOrder(m_state, rankingRuleFromJson(now->rule), applicants + now->applicants());
    return put(list, withAdded(now->entries, applicants, order.value_or(SharedOrder()).standings));
}

Result<DeskLists::Outcome> DeskLists::removeEntries(ShortlistId list,
                                                    const QList<ApplicantId> &applicants)
{
    return stored(list).and_then([&](const Shortlist &now) {
        QList<qsizetype> indexes;
        for (qsizetype i = 0; i < now.entries.size(); ++i) {
            if (applicants.contains(now.entries[i].applicant))
                indexes.append(i);
        }
        return put(list, without(now.entries, indexes));
    });
}

Result<DeskLists::Outcome> DeskLists::move(ShortlistId list, ApplicantId applicant, qsizetype to)
{
    return change(
        list, applicant,
        [to](const ListEntries &entries, qsizetype from, const QList<Standing> &standings) {
            return movedTo(entries, from, std::clamp<qsizetype>(to, 0, entries.size() - 1), {},
                           standings);
        });
}

Result<DeskLists::Outcome> DeskLists::setTie(ShortlistId list, ApplicantId applicant, bool tied)
{
    return change(
        list, applicant,
        [tied](const ListEntries &entries, qsizetype index, const QList<Standing> &standings) {
            return withTie(entries, index, tied, standings);
        });
}

Result<DeskLists::Outcome> DeskLists::setGap(ShortlistId list, ApplicantId applicant, int gap)
{
    return change(
        list, applicant,
        [gap](const ListEntries &entries, qsizetype index, const QList<Standing> &standings) {
            return withGap(entries, index, gap, standings);
        });
}

Result<DeskLists::Outcome> DeskLists::setReason(ShortlistId list, ApplicantId applicant,
                                                const QString &reason)
{
    return change(list, applicant,
                  [&](const ListEntries &entries, qsizetype index, const QList<Standing> &) {
                      return withReason(entries, index, reason);
                  });
}

DecisionSheet DeskLists::decisions(const Shortlist &list) const
{
    DecisionSheet sheet;
    const BlindedSeason season = BlindedSeason::atDesk(m_state);
    for (const ShortlistEntry &entry : list.entries) {
        if (!season.viewer().mayRead(entry.applicant))
            sheet.closed.insert(entry.applicant);
    }
    for (const PersonRow &row : people({list, {}}).value_or(QList<PersonRow>())) {
        sheet.names.insert(row.facts.id, row.facts.name);
        sheet.now.insert(row.facts.id, row.decision);
        if (row.part == ListPart::Declined)
            sheet.declined.insert(row.facts.id);
    }
    return sheet;
}

Result<DecisionsMade> DeskLists::decide(ShortlistId list, const QList<NewDecision> &decisions)
{
    const auto done = m_state.decisions.decide(decisions, list, m_state.reviewer);
    return done.transform([&](Outcome outcome) {
        if (outcome == Outcome::Kept)
            return DecisionsMade{outcome, {}};
        const auto step = m_state.season.history().undoableStep(m_state.reviewer);
        return DecisionsMade{outcome, step.value_or(EditId())};
    });
}

} // namespace Bole
