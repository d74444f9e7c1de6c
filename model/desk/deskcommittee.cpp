// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/deskcommittee.h"

#include "model/desk/blindedseason.h"
#include "model/desk/deskstate.h"
#include "model/desk/fairness.h"
#include "model/desk/seasonqueue.h"
#include "model/review/totalformula.h"
#include "model/season/applicantstore.h"
#include "model/season/assignmentstore.h"
#include "model/season/decisionstore.h"
#include "model/season/documentstore.h"
#include "model/season/facts.h"
#include "model/season/recordstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "model/season/transaction.h"

#include <QRandomGenerator>

#include <algorithm>

namespace Bole {

Result<QList<Reviewer>> DeskCommittee::members() const
{
    return m_state.season.reviewers().list();
}

Result<QList<Reviewer>> DeskCommittee::everybody() const
{
    return m_state.season.reviewers().listWithRemoved();
}

Result<ReviewerId> DeskCommittee::add(const QString &name)
{
    return members().and_then([&](const QList<Reviewer> &people) {
        return m_state.season.reviewers().add(newReviewer(people, name));
    });
}

Result<void> DeskCommittee::update(const Reviewer &reviewer)
{
    return m_state.season.reviewers().update(reviewer);
}

Result<void> DeskCommittee::remove(ReviewerId reviewer)
{
    return m_state.season.reviewers().remove(reviewer);
}

bool DeskCommittee::mayDecide() const
{
    return m_state.season.decisions().mayDecide(m_state.reviewer).value_or(false);
}

Result<std::optional<StoredRubric>> DeskCommittee::rubric() const
{
    return m_state.season.rubrics().current();
}

Result<StoredRubric> DeskCommittee::rubric(RubricId rubric) const
{
    return m_state.season.rubrics().rubric(rubric);
}

Result<QList<StoredRubric>> DeskCommittee::rubrics() const
{
    return m_state.season.rubrics().list();
}

Result<bool> DeskCommittee::hasScores(RubricId rubric) const
{
    return m_state.season.rubrics().hasScores(rubric);
}

Result<StoredRubric> DeskCommittee::save(const Rubric &rubric)
{
    return m_state.season.rubrics().save(rubric, m_state.reviewer);
}

QList<ApplicantId> DeskCommittee::applicants() const
{
    return m_state.season.applicants().ids().value_or(QList<ApplicantId>());
}

QSet<Assignment> DeskCommittee::conflicts() const
{
    return conflictsIn(m_state.season.reviews().summaries().value_or(QList<ReviewSummary>()));
}

static QString keyOf(ListKind kind)
{
    return kind == ListKind::Institutions ? institutionListsKey : venueListsKey;
}

QList<ListedName> DeskCommittee::ownLists(ListKind kind) const
{
    return listedNamesFromJson(
        m_state.season.settings().value(keyOf(kind)).value_or(QJsonValue()).toArray());
}

QStringList DeskCommittee::missingLists(const Rubric &rubric) const
{
    const OwnListNames asked = ownListsBehind(rubric);
    // A tier that somebody typed into a record is counted as a list is.
    const QStringList counted = BlindedSeason::atDesk(m_state).counts().value_or(QStringList());
    QStringList missing;
    for (const auto &[kind, names] : {std::pair(ListKind::Institutions, asked.institutions),
                                      std::pair(ListKind::Venues, asked.venues)}) {
        const QList<ListedName> known = names.isEmpty() ? QList<ListedName>() : ownLists(kind);
        for (const QString &name : names) {
            const bool isThere = std::ranges::contains(known, name, &ListedName::list) ||
                                 counted.contains(QStringLiteral("papers.") + name);
            if (!isThere && !missing.contains(name))
                missing.append(name);
        }
    }
    return missing;
}

/// Everybody's facts are counted anew by them.
Result<void> DeskCommittee::keepOwnLists(ListKind kind, const QList<ListedName> &entries)
{
    if (!mayDecide())
        return failure(ErrorCode::NotAllowed, QStringLiteral("lists"));
    Transaction transaction(m_state.season.database());
    for (const ApplicantId applicant : applicants())
        transaction.announce(Topic::Applicants, applicant.value);
    return m_state.season.settings()
        .setRecorded(keyOf(kind), toJson(entries), m_state.reviewer)
        .and_then([&] { return writeAllFacts(m_state.season.database()); })
        .and_then([&] { return transaction.commit(); });
}

Result<QList<ListedName>> DeskCommittee::addOwnLists(ListKind kind, const QByteArray &csv)
{
    const auto read = listedNamesFromCsv(csv);
    if (!read)
        return read;
    QSet<QString> renewed;
    for (const ListedName &entry : *read)
        renewed.insert(entry.list);
    QList<ListedName> entries = ownLists(kind);
    entries.removeIf([&](const ListedName &entry) { return renewed.contains(entry.list); });
    return keepOwnLists(kind, entries + *read).transform([&] { return *read; });
}

Result<void> DeskCommittee::removeOwnList(ListKind kind, const QString &list)
{
    QList<ListedName> entries = ownLists(kind);
    entries.removeIf([&](const ListedName &entry) { return entry.list == list; });
    return keepOwnLists(kind, entries);
}

AssignmentSheet DeskCommittee::assignments() const
{
    AssignmentSheet sheet;
    const auto rows = BlindedSeason::atDesk(m_state).rows(applicants());
    for (const ApplicantRow &row : rows.value_or(QList<ApplicantRow>()))
        sheet.applicants.append({row.id, row.name, row.number});
    sheet.reviewers = members().value_or(QList<Reviewer>());
    const auto all = m_state.season.assignments().all().value_or(QList<Assignment>());
    sheet.assigned = QSet<Assignment>(all.begin(), all.end());
    sheet.conflicts = conflicts();
    return sheet;
}

Result<void> DeskCommittee::assign(const QList<Assignment> &assignments)
{
    return m_state.season.assignments().add(assignments, m_state.reviewer);
}

Result<void> DeskCommittee::unassign(const QList<Assignment> &assignments)
{
    return m_state.season.assignments().remove(assignments);
}

Result<void> DeskCommittee::clearAssignments()
{
    return m_state.season.assignments().replaceAll({}, m_state.reviewer);
}

Result<AssignmentPlan> DeskCommittee::assignEvenly(int readers)
{
    const AssignmentSheet sheet = assignments();
    QList<ReviewerId> reviewers;
    for (const Reviewer &reviewer : sheet.reviewers)
        reviewers.append(reviewer.id);
    const AssignmentPlan plan =
        Bole::assignEvenly(applicants(), reviewers, readers, sheet.assigned, sheet.conflicts,
                           QRandomGenerator::global()->generate());
    return assign(plan.added).transform([&] { return plan; });
}

Result<AssignmentTable> DeskCommittee::readAssignments(const QByteArray &csv) const
{
    const auto rows = m_state.season.applicants().list().value_or(QList<ApplicantRow>());
    QHash<ApplicantId, QStringList> fileNames;
    for (const ApplicantRow &row : rows) {
        for (const Document &document :
             m_state.season.documents().list(row.id).value_or(QList<Document>()))
            fileNames[row.id].append(document.fileName);
    }
    const auto names = assignmentNames(rows, fileNames, members().value_or(QList<Reviewer>()));
    return assignmentsFromCsv(csv, names, conflicts());
}

BlindnessChoice DeskCommittee::blindness() const
{
    return blindnessChoiceOf(m_state.season.settings());
}

Result<void> DeskCommittee::setBlindness(const BlindnessChoice &choice)
{
    return m_state.season.settings().setRecorded(BlindnessChoice::settingKey(), choice.toJson(),
                                                 m_state.reviewer);
}

OthersShown DeskCommittee::othersShown() const
{
    return othersShownIn(m_state.season.settings());
}

Result<void> DeskCommittee::setOthersShown(OthersShown rule)
{
    return m_state.season.settings().setRecorded(Visibility::settingKey(), Visibility::toJson(rule),
                                                 m_state.reviewer);
}

QList<FairnessChange> DeskCommittee::fairnessChanges() const
{
    QList<FairnessChange> changes;
    for (const Event &event : m_state.season.settings().events().value_or(QList<Event>())) {
        const QJsonValue before = event.detail.value(QLatin1StringView("before"));
        const QJsonValue after = event.detail.value(QLatin1StringView("after"));
        if (event.code == QLatin1StringView("blindness.changed"))
            changes.append({event.at, event.by,
                            FairnessChange::Hidden{BlindnessChoice::fromJson(before),
                                                   BlindnessChoice::fromJson(after)}});
        else if (event.code == QLatin1StringView("visibility.changed"))
            changes.append({event.at, event.by, Visibility::ruleFromJson(after)});
    }
    return changes;
}

bool DeskCommittee::hidesNames() const
{
    return BlindedSeason::atDesk(m_state, {}).viewer().blindness.hides(BlindField::Name);
}

QList<ApplicantId> DeskCommittee::withUnsureName(const QList<ApplicantId> &applicants) const
{
    return Bole::withUnsureName(m_state.season.records(), applicants);
}

QList<UnsureName> DeskCommittee::unsureNames(const QList<ApplicantId> &applicants) const
{
    const bool isHidden = hidesNames();
    QList<UnsureName> names;
    const auto rows = m_state.season.applicants().rows(applicants);
    for (const ApplicantRow &row : rows.value_or(QList<ApplicantRow>()))
        names.append({row.id, applicantCode(row.id, m_state.language),
                      isHidden ? QString() : row.name, isHidden});
    return names;
}

} // namespace Bole
