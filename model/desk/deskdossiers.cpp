// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/deskdossiers.h"

#include "model/desk/blindedseason.h"
#include "model/desk/deskstages.h"
#include "model/desk/deskstate.h"
#include "model/import/duplicatefinder.h"
#include "model/record/recordjson.h"
#include "model/record/valuecheck.h"
#include "model/season/applicantstore.h"
#include "model/season/decisionstore.h"
#include "model/season/documentdetails.h"
#include "model/season/documentstore.h"
#include "model/season/dossierstore.h"
#include "model/season/recordstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/reviewstore.h"
#include "model/season/season.h"
#include "model/season/transaction.h"

#include <QHash>

#include <algorithm>
#include <tuple>

namespace Bole {

namespace {

std::unexpected<Error> dossierRefused()
{
    return failure(ErrorCode::NotAllowed, QStringLiteral("dossier"));
}

QSet<ReviewerId> reviewersIn(const Result<QList<Review>> &reviews)
{
    QSet<ReviewerId> reviewers;
    for (const Review &review : reviews.value_or(QList<Review>()))
        reviewers.insert(review.reviewer);
    return reviewers;
}

QString shownName(const ApplicantRow &row, const QString &language)
{
    return Blindness().displayName(row.id, row.name, language, row.nickname);
}

} // namespace

/// Nobody moves, merges or deletes people whom they may not recognise.
bool DeskDossiers::mayChange() const
{
    return m_state.season.decisions().mayDecide(m_state.reviewer).value_or(false) &&
           !BlindedSeason::atDesk(m_state, {}).viewer().blindness.isOn();
}

/// What is still on its way into the file goes there first: it may be about the same person.
template <typename Change>
auto DeskDossiers::change(Change what) -> decltype(what(std::declval<DossierStore &>()))
{
    if (!mayChange())
        return dossierRefused();
    if (const auto settled = m_state.work.settle(); !settled)
        return std::unexpected(settled.error());
    return what(m_state.season.dossiers());
}

Result<ApplicantId> DeskDossiers::create(const QString &name)
{
    return change([&](DossierStore &store) { return store.create(name, m_state.reviewer); });
}

Result<void> DeskDossiers::rename(ApplicantId applicant, const QString &name)
{
    return change([&](DossierStore &) {
        return m_state.season.records()
            .apply(applicant, Edit::set(QStringLiteral("/basics/name"), name.simplified()),
                   m_state.reviewer)
            .transform([](EditId) {});
    });
}

bool DeskDossiers::isWithdrawn(ApplicantId applicant) const
{
    return m_state.season.applicants().row(applicant).value_or(ApplicantRow()).isWithdrawn;
}

Result<void> DeskDossiers::withdraw(const QList<ApplicantId> &applicants, const QString &reason)
{
    return change([&](DossierStore &store) {
        return DeskStages(m_state).leave(
            applicants, [&] { return store.withdraw(applicants, reason, m_state.reviewer); });
    });
}

Result<void> DeskDossiers::takeBack(const QList<ApplicantId> &applicants)
{
    return change([&](DossierStore &store) {
        Transaction transaction(m_state.season.database());
        return store.takeBack(applicants, m_state.reviewer)
            .and_then([&] { return DeskStages(m_state).comeBack(applicants); })
            .and_then([&] { return transaction.commit(); });
    });
}

Result<void> DeskDossiers::remove(const QList<ApplicantId> &applicants)
{
    return change([&](DossierStore &store) { return store.remove(applicants, m_state.reviewer); });
}

/// Places on a page are left out: they are on the other one's page.
Result<QList<Difference>> DeskDossiers::mergeValues(ApplicantId kept, ApplicantId other) const
{
    const RecordStore &records = m_state.season.records();
    return records.checked(kept).and_then([&](const CheckedRecord &record) {
        return records.current(other).transform([&](const Record &theirs) {
            QList<Difference> values = differences(record, theirs);
            values.removeIf([](const Difference &each) { return each.after.isUndefined(); });
            for (Difference &each : values)
                each.edit.places.clear();
            return values;
        });
    });
}

bool DeskDossiers::isConflict(ApplicantId applicant, ReviewerId reviewer) const
{
    const auto review = m_state.season.reviews().find(applicant, reviewer);
    return review && *review && Bole::isConflict((*review)->content.state);
}

std::pair<QString, QString> DeskDossiers::distinctNames(ApplicantId one, ApplicantId other) const
{
    const auto rows = m_state.season.applicants().rows({one, other});
    QHash<ApplicantId, QString> names;
    QHash<ApplicantId, QString> marks;
    for (const ApplicantRow &row : rows.value_or(QList<ApplicantRow>())) {
        names.insert(row.id, shownName(row, m_state.language));
        marks.insert(row.id,
                     row.number.isEmpty() ? applicantCode(row.id, m_state.language) : row.number);
    }
    const auto named = [&](ApplicantId id) {
        const bool isOneName = names.value(one) == names.value(other);
        return isOneName ? QStringLiteral("%1 (%2)").arg(names.value(id), marks.value(id))
                         : names.value(id);
    };
    return {named(one), named(other)};
}

Result<MergePreview> DeskDossiers::previewMerge(ApplicantId kept, ApplicantId other) const
{
    const auto values = mergeValues(kept, other);
    const auto rows = m_state.season.applicants().rows({kept, other});
    if (!mayChange() || !values || !rows || rows->size() != 2)
        return values && rows ? dossierRefused()
                              : std::unexpected(values ? rows.error() : values.error());
    MergePreview preview;
    std::tie(preview.keptName, preview.otherName) = distinctNames(kept, other);
    preview.documents =
        int(m_state.season.documents().list(other).value_or(QList<Document>()).size());
    const QSet<ReviewerId> ofKept = reviewersIn(m_state.season.reviews().ofApplicant(kept));
    const QSet<ReviewerId> ofOther = reviewersIn(m_state.season.reviews().ofApplicant(other));
    preview.reviews = int((ofOther - ofKept).size());
    for (const Reviewer &reviewer :
         m_state.season.reviewers().listWithRemoved().value_or(QList<Reviewer>())) {
        const bool isBoth = ofKept.contains(reviewer.id) && ofOther.contains(reviewer.id);
        const bool isNewConflict = isConflict(other, reviewer.id) && !isConflict(kept, reviewer.id);
        if (isNewConflict)
            preview.conflicted.append(reviewer.name);
        else if (isBoth)
            preview.reviewedBoth.append(reviewer.name);
    }
    for (const ApplicantRow &row : *rows) {
        if (row.id == other)
            preview.otherNumber = row.number;
    }
    preview.shared = m_state.season.dossiers().shared(kept, other);
    preview.values = visibleDifferences(differenceRows(*values), Blinder());
    return preview;
}

Result<void> DeskDossiers::merge(ApplicantId kept, ApplicantId other,
                                 const QList<ReadingDifference> &values)
{
    return change([&](DossierStore &store) -> Result<void> {
        const auto all = mergeValues(kept, other);
        const auto record = m_state.season.records().checked(kept);
        if (!all || !record)
            return std::unexpected(all ? record.error() : all.error());
        const QList<DifferenceRow> rows = differenceRows(*all);
        const QList<ReadingDifference> shown = visibleDifferences(rows, Blinder());
        QList<Difference> taken;
        for (qsizetype i = 0; i < rows.size(); ++i) {
            if (values.contains(shown[i]))
                taken += rows[i];
        }
        return store.merge(kept, other, editsToAccept(*record, taken), m_state.reviewer);
    });
}

QList<ApplicantId> DeskDossiers::noticedSame(ApplicantId applicant) const
{
    const auto record = m_state.season.records().checked(applicant);
    const auto facts =
        record ? recordFromJson(record->json) : Result<Record>(std::unexpected(record.error()));
    if (!facts || !mayChange())
        return {};
    QList<ApplicantId> same;
    for (const Check &check : facts->checks) {
        const bool isSettled = record->dismissed.value(check.field).contains(check.code);
        if (check.code == possiblyTwice.code && !isSettled)
            same += m_state.season.applicants().named(valueOf(check));
    }
    same.removeAll(applicant);
    return same;
}

/// The import leaves the name of the one who was there before in a check; that one has none.
QList<ApplicantId> DeskDossiers::possiblySame(ApplicantId applicant) const
{
    const auto record = m_state.season.records().current(applicant);
    if (!record || !mayChange())
        return {};
    QStringList names;
    for (const Check &check : record->checks) {
        if (check.code == possiblyTwice.code)
            names.append(valueOf(check));
    }
    const Basics &basics = record->basics;
    const QStringList own = DuplicateFinder::keysOf(basics.name, basics.nameOther, basics.emails);
    const ApplicantStore &store = m_state.season.applicants();
    QList<ApplicantId> same;
    const auto everybody = store.list().value_or(QList<ApplicantRow>()) +
                           store.withdrawn().value_or(QList<ApplicantRow>());
    for (const ApplicantRow &row : everybody) {
        const bool isNamed = (!row.name.isEmpty() && names.contains(row.name)) ||
                             (!row.nameOther.isEmpty() && names.contains(row.nameOther));
        const QStringList theirs = DuplicateFinder::keysOf(row.name, row.nameOther, {row.email});
        const bool isAlike =
            std::ranges::any_of(theirs, [&](const QString &key) { return own.contains(key); });
        if (row.id != applicant && (isNamed || isAlike))
            same.append(row.id);
    }
    return same;
}

Result<QList<Document>> DeskDossiers::documents(ApplicantId applicant) const
{
    if (!mayChange())
        return dossierRefused();
    return m_state.season.documents().listWithVersions(applicant);
}

Result<QList<Document>> DeskDossiers::tray() const
{
    if (!mayChange())
        return dossierRefused();
    return m_state.season.documents().tray();
}

QString DeskDossiers::trayText(DocumentId document) const
{
    const auto known = m_state.season.documents().document(document);
    if (!mayChange() || !known || known->applicant.isValid())
        return {};
    return m_state.season.documents().source(document).value_or(SourceText()).current();
}

bool DeskDossiers::lacksReading(ApplicantId applicant) const
{
    return !m_state.season.records().sourceDocument(applicant).value_or(DocumentId()).isValid();
}

Result<void> DeskDossiers::take(ApplicantId applicant,
                                const std::optional<DocumentReading> &reading)
{
    if (!reading)
        return {};
    return m_state.season.records()
        .readFrom(applicant, reading->document, reading->record, m_state.reviewer)
        .transform([](const QList<Difference> &) {});
}

Result<ApplicantId> DeskDossiers::split(const QList<DocumentId> &documents, const QString &name,
                                        const std::optional<DocumentReading> &reading)
{
    return change([&](DossierStore &store) -> Result<ApplicantId> {
        Transaction transaction(m_state.season.database());
        const auto made = store.split(documents, name, m_state.reviewer);
        if (!made)
            return made;
        return take(*made, reading).and_then([&] { return transaction.commit(*made); });
    });
}

Result<void> DeskDossiers::moveDocuments(const QList<DocumentId> &documents, ApplicantId applicant,
                                         const std::optional<DocumentReading> &reading)
{
    return change([&](DossierStore &store) -> Result<void> {
        Transaction transaction(m_state.season.database());
        return store.moveDocuments(documents, applicant, m_state.reviewer)
            .and_then([&] { return take(applicant, reading); })
            .and_then([&] { return transaction.commit(); });
    });
}

Result<void> DeskDossiers::removeDocuments(const QList<DocumentId> &documents)
{
    return change(
        [&](DossierStore &store) { return store.removeDocuments(documents, m_state.reviewer); });
}

Result<void> DeskDossiers::setRole(DocumentId document, DocumentRole role,
                                   const std::optional<DocumentReading> &reading)
{
    return change([&](DossierStore &) -> Result<void> {
        Transaction transaction(m_state.season.database());
        DocumentStore &documents = m_state.season.documents();
        const auto known = documents.document(document);
        if (!known)
            return std::unexpected(known.error());
        return documents.setRole(document, role, m_state.reviewer)
            .and_then([&] { return take(known->applicant, reading); })
            .and_then([&] { return transaction.commit(); });
    });
}

Result<void> DeskDossiers::setParts(DocumentId document, const QList<DocumentPart> &parts,
                                    const std::optional<DocumentReading> &reading)
{
    return change([&](DossierStore &) -> Result<void> {
        Transaction transaction(m_state.season.database());
        const auto known = m_state.season.documents().document(document);
        if (!known)
            return std::unexpected(known.error());
        return DocumentDetails(m_state.season.database())
            .setParts(document, parts, m_state.reviewer)
            .and_then([&] { return take(known->applicant, reading); })
            .and_then([&] { return transaction.commit(); });
    });
}

Result<QByteArray> DeskDossiers::original(DocumentId document) const
{
    if (!mayChange())
        return failure(ErrorCode::NotAllowed, QStringLiteral("original"));
    return DocumentDetails(m_state.season.database()).original(document);
}

} // namespace Bole
