// SPDX-License-Identifier: GPL-3.0-or-later
// Of taking people out of the file for good: a part of DeskDossiers.
#include "model/desk/deskdossiers.h"
#include "model/desk/deskstate.h"
#include "model/season/applicantstore.h"
#include "model/season/compactedevent.h"
#include "model/season/decisionstore.h"
#include "model/season/dossierstore.h"
#include "model/season/season.h"
#include "model/season/seasonthread.h"
#include "model/season/settingstore.h"
#include "model/season/transaction.h"
#include "model/season/withstores.h"

namespace Bole {

namespace {

const QString retentionEvent = QStringLiteral("season.retention");

/// Where the program ends between the two steps, compacting by hand does the second.
Result<void> removeForGood(Database &database, DossierStore &store, SettingStore &settings,
                           const QList<ApplicantId> &applicants, ReviewerId by)
{
    Transaction transaction(database);
    return store.remove(applicants, by)
        .and_then([&] {
            return settings.addEvent(retentionEvent, by,
                                     {{QStringLiteral("applicants"), applicants.size()}});
        })
        .and_then([&] { return transaction.commit(); })
        .and_then([&] { return store.compact(by); })
        .transform([](DossierStore::Compacted) {});
}

} // namespace

QList<RemovedForGood> DeskDossiers::removedForGood() const
{
    QList<RemovedForGood> removals;
    for (const Event &event : m_state.season.settings().events().value_or(QList<Event>())) {
        // What took those out who were not admitted was told just before it was done.
        if (event.code == retentionEvent && !removals.isEmpty())
            removals.last().wereNotAdmitted = true;
        else if (event.code == compactedEvent)
            removals.append({event.at, event.by,
                             event.detail.value(QLatin1StringView("applicants")).toInt(),
                             event.detail.value(QLatin1StringView("documents")).toInt()});
    }
    return removals;
}

DeletedThings DeskDossiers::deleted() const
{
    const auto counts = m_state.season.dossiers().deleted();
    return counts ? DeletedThings{counts->applicants, counts->documents} : DeletedThings();
}

/// For what takes so long that the window would stand still.
template <typename Work>
void DeskDossiers::changeOnThread(Work work, QObject *context, const Done &then)
{
    if (!mayChange())
        return then(failure(ErrorCode::NotAllowed, QStringLiteral("dossier")));
    if (const auto settled = m_state.work.settle(); !settled)
        return then(settled);
    m_state.season.background().run(
        context, withStores(work, &Season::database, &Season::dossiers, &Season::settings),
        [this, then](const Result<void> &done) {
            m_state.season.refresh();
            then(done);
        });
}

void DeskDossiers::compact(QObject *context, const Done &then)
{
    changeOnThread(
        [by = m_state.reviewer](Database &, DossierStore &store, SettingStore &) {
            return store.compact(by).transform([](DossierStore::Compacted) {});
        },
        context, then);
}

QList<ApplicantId> DeskDossiers::notAdmitted() const
{
    const ApplicantStore &store = m_state.season.applicants();
    const auto active = store.list();
    const auto withdrawn = store.withdrawn();
    if (!active || !withdrawn)
        return {};
    QList<ApplicantId> everybody;
    const QList<ApplicantRow> rows = *active + *withdrawn;
    for (const ApplicantRow &row : rows)
        everybody.append(row.id);
    const auto decisions = m_state.season.decisions().ofApplicants(everybody);
    if (!decisions)
        return {};
    QList<ApplicantId> others = everybody;
    others.removeIf(
        [&](ApplicantId id) { return decisions->value(id).decision == Decision::Admit; });
    return others.size() == everybody.size() ? QList<ApplicantId>() : others;
}

void DeskDossiers::removeNotAdmitted(QObject *context, const Done &then)
{
    changeOnThread(
        [others = notAdmitted(), by = m_state.reviewer](Database &database, DossierStore &store,
                                                        SettingStore &settings) {
            return removeForGood(database, store, settings, others, by);
        },
        context, then);
}

} // namespace Bole
