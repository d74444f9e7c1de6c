// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/blindedseason.h"

#include "model/desk/deskstate.h"
#include "model/desk/fairness.h"
#include "model/knowledge/testkinds.h"
#include "model/record/recordfacts.h"
#include "model/season/applicantstore.h"
#include "model/season/decisionstore.h"
#include "model/season/factvalues.h"
#include "model/season/outsidenumberstore.h"
#include "model/season/recordstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/reviewstore.h"
#include "model/season/rubricstore.h"
#include "model/season/season.h"

namespace Bole {

using namespace Qt::StringLiterals;

/// A list of institutions says something of where somebody comes from.
static bool tellsSchool(const QString &count)
{
    return count.startsWith("list."_L1) || count.startsWith("bachelorList."_L1);
}

BlindedSeason::BlindedSeason(Season &season, ReviewerId reviewer, const QString &language)
    : BlindedSeason(season, viewerOf(season, reviewer, language))
{
}

BlindedSeason::BlindedSeason(Season &season, const Viewer &viewer)
    : m_season(season), m_viewer(viewer)
{
}

BlindedSeason::BlindedSeason(const DeskState &desk, Viewer viewer)
    : m_season(desk.season), m_viewer(std::move(viewer)), m_decisions(desk.decisions)
{
    m_viewer.isAtDesk = true;
}

BlindedSeason BlindedSeason::ofOne(Season &season, ReviewerId reviewer, const QString &language,
                                   ApplicantId applicant)
{
    return BlindedSeason(season, viewerOf(season, reviewer, language, applicant));
}

BlindedSeason BlindedSeason::atDesk(const DeskState &desk)
{
    Viewer viewer = viewerOf(desk.season, desk.reviewer, desk.language);
    if (!desk.reviewer.isValid())
        viewer.visibility = visibilityOf(desk.season, desk.reviewer);
    return BlindedSeason(desk, std::move(viewer));
}

BlindedSeason BlindedSeason::atDesk(const DeskState &desk, ApplicantId applicant)
{
    Viewer viewer = viewerOf(desk.season, desk.reviewer, desk.language, applicant);
    if (!desk.reviewer.isValid())
        viewer.visibility = visibilityOf(desk.season, desk.reviewer, applicant);
    return BlindedSeason(desk, std::move(viewer));
}

const Blinder &BlindedSeason::blinder(ApplicantId applicant) const
{
    if (m_blinderOf != applicant) {
        m_blinder = blinderOf(m_season, m_viewer.blindness, applicant, m_viewer.language);
        m_blinderOf = applicant;
    }
    return m_blinder;
}

Result<QList<ApplicantId>> BlindedSeason::everybody() const
{
    return m_season.applicants().matching({});
}

void BlindedSeason::hideInRow(ApplicantRow &row) const
{
    const QString name =
        m_viewer.blindness.displayName(row.id, row.name, m_viewer.language, row.nickname);
    if (!m_viewer.mayRead(row.id)) {
        const ApplicantId id = row.id;
        const QString nickname = row.nickname;
        row = {};
        row.id = id;
        row.nickname = nickname;
    }
    row.name = name;
    if (m_viewer.blindness.hides(BlindField::Name))
        row.nameOther.clear();
    if (m_viewer.blindness.hides(BlindField::Contact))
        row.email.clear();
    if (m_viewer.blindness.hides(BlindField::Institution)) {
        row.institution.clear();
        row.institutionId.clear();
        row.schools.clear();
        row.lists.clear();
        row.bachelor.institution.clear();
        row.bachelor.institutionId.clear();
        row.bachelor.lists.clear();
    }
}

Result<QList<ApplicantRow>> BlindedSeason::rows(const QList<ApplicantId> &applicants) const
{
    return m_season.applicants().rows(applicants).transform([&](QList<ApplicantRow> rows) {
        for (ApplicantRow &row : rows)
            hideInRow(row);
        return rows;
    });
}

/// What the list keeps of a record, from the record as it may be seen.
void BlindedSeason::hideInFacts(VisiblePerson &person) const
{
    ApplicantRow &row = person.facts;
    const Blinder &blind = blinder(row.id);
    const RecordFacts facts = recordFacts(person.record);
    row.name = facts.name;
    row.nameOther = m_viewer.blindness.hides(BlindField::Name) ? QString() : facts.nameOther;
    row.email = facts.email;
    row.institution = facts.institution;
    row.institutionId = facts.institutionId;
    row.schools = facts.schools;
    row.area = facts.area;
    row.bachelor.institution = facts.bachelor.institution;
    row.bachelor.institutionId = facts.bachelor.institutionId;
    row.bachelor.area = facts.bachelor.area;
    if (m_viewer.blindness.hides(BlindField::Institution)) {
        row.lists.clear();
        row.bachelor.lists.clear();
    }
    QStringList open = row.openValues();
    open.removeIf([&](const QString &pointer) { return blind.hidesField(pointer); });
    row.needsLook = int(open.size());
    row.toCheck = open.join(u'\n');
    row.unchecked = uncheckedFacts(facts, open).join(u'\n');
    for (QString &tag : row.tags)
        tag = blind.text(tag);
    if (m_viewer.blindness.hides(BlindField::Age))
        person.hiddenAge = blind.hiddenWord();
}

Result<VisiblePerson> BlindedSeason::person(const ApplicantRow &row, bool withRecord) const
{
    const ApplicantId applicant = row.id;
    VisiblePerson person{row, {}, {}};
    if (!m_viewer.mayRead(applicant)) {
        hideInRow(person.facts);
        return person;
    }
    if (m_viewer.blindness.isOn()) {
        person.record = blinder(applicant).record();
        hideInFacts(person);
    } else if (withRecord) {
        auto record = m_season.records().current(applicant);
        if (!record && record.error().code != ErrorCode::NotFound)
            return std::unexpected(record.error());
        if (record)
            person.record = std::move(*record);
    }
    person.facts.name = m_viewer.blindness.displayName(applicant, person.facts.name,
                                                       m_viewer.language, person.facts.nickname);
    if (withRecord && person.record.basics.name.isEmpty())
        person.record.basics.name = person.facts.name;
    return person;
}

Result<QList<VisiblePerson>> BlindedSeason::people(const QList<ApplicantId> &applicants,
                                                   bool withRecord) const
{
    const auto rows = m_season.applicants().rows(applicants);
    if (!rows)
        return std::unexpected(rows.error());
    QList<VisiblePerson> people;
    for (const ApplicantRow &row : *rows) {
        auto found = person(row, withRecord);
        if (!found)
            return std::unexpected(found.error());
        people.append(std::move(*found));
    }
    return people;
}

Result<QHash<ApplicantId, double>> BlindedSeason::numbers(const QString &column) const
{
    if (tellsSchool(column) && m_viewer.blindness.hides(BlindField::Institution))
        return QHash<ApplicantId, double>();
    Database &database = m_season.database();
    return (findTestKind(column)    ? testValues(database, column)
            : column.contains(u'.') ? countValues(database, column)
                                    : factValues(database, column))
        .transform([&](QHash<ApplicantId, double> values) {
            values.removeIf([&](const auto &it) { return !m_viewer.mayRead(it.key()); });
            return values;
        });
}

Result<QStringList> BlindedSeason::counts() const
{
    return knownCounts(m_season.database()).transform([this](QStringList facts) {
        if (m_viewer.blindness.hides(BlindField::Institution))
            facts.removeIf(&tellsSchool);
        return facts;
    });
}

Result<QHash<ApplicantId, QMap<QString, double>>> BlindedSeason::outsideNumbers() const
{
    return OutsideNumberStore(m_season.database())
        .all()
        .transform([this](QHash<ApplicantId, QMap<QString, double>> numbers) {
            numbers.removeIf([&](const auto &it) { return !m_viewer.mayRead(it.key()); });
            return numbers;
        });
}

QString BlindedSeason::text(ApplicantId applicant, const QString &text) const
{
    return text.isEmpty() || !m_viewer.blindness.isOn() ? text : blinder(applicant).text(text);
}

void BlindedSeason::hideInReview(Review &review, ReviewParts parts) const
{
    const bool isOwn = review.reviewer.isValid() && review.reviewer == m_viewer.reviewer;
    if (!m_viewer.isCommittee() && !isOwn && !m_viewer.counts(review)) {
        const ReviewState state = review.content.state;
        review.content = {};
        review.content.state = state;
        return;
    }
    const auto shown = [&](const QString &text) {
        return parts == ReviewParts::Everything ? this->text(review.applicant, text) : QString();
    };
    const auto hideInQuotes = [&](QList<Citation> &citations) {
        for (Citation &citation : citations)
            citation.quote = shown(citation.quote.simplified());
    };
    review.content.note = shown(review.content.note);
    review.content.reason = shown(review.content.reason);
    hideInQuotes(review.content.citations);
    for (CriterionScore &score : review.content.scores) {
        score.note = shown(score.note);
        hideInQuotes(score.citations);
    }
}

Result<QHash<ApplicantId, QList<Review>>>
BlindedSeason::reviews(const QList<ApplicantId> &applicants, ReviewParts parts) const
{
    const auto stored = m_season.reviews().ofApplicants(applicants);
    if (!stored)
        return std::unexpected(stored.error());
    QHash<ApplicantId, QList<Review>> byApplicant;
    for (Review review : *stored) {
        hideInReview(review, parts);
        byApplicant[review.applicant].append(review);
    }
    return byApplicant;
}

Result<QHash<ApplicantId, CommitteeDecision>>
BlindedSeason::decisions(const QList<ApplicantId> &applicants) const
{
    return m_season.decisions()
        .ofApplicants(applicants)
        .transform([&](QHash<ApplicantId, CommitteeDecision> decisions) {
            if (m_decisions)
                m_decisions->putOver(decisions, applicants);
            decisions.removeIf([&](const auto &it) { return !m_viewer.mayRead(it.key()); });
            for (auto it = decisions.begin(); it != decisions.end(); ++it)
                it->reason = text(it.key(), it->reason);
            return decisions;
        });
}

Result<QHash<ApplicantId, OfferAnswer>> BlindedSeason::answers() const
{
    return m_season.decisions().answers().transform([&](QHash<ApplicantId, OfferAnswer> answers) {
        // Who declined gives a place to others: that is known of everybody, why is not.
        for (auto it = answers.begin(); it != answers.end(); ++it)
            it->reason = m_viewer.mayRead(it.key()) ? text(it.key(), it->reason) : QString();
        return answers;
    });
}

Result<QList<StoredRubric>> BlindedSeason::rubrics() const
{
    return m_season.rubrics().list();
}

Result<QList<Reviewer>> BlindedSeason::reviewers() const
{
    return m_season.reviewers().listWithRemoved();
}

DocumentId BlindedSeason::sourceDocument(ApplicantId applicant) const
{
    return m_viewer.mayRead(applicant)
               ? m_season.records().sourceDocument(applicant).value_or(DocumentId())
               : DocumentId();
}

Result<QString> BlindedSeason::uuid(ApplicantId applicant) const
{
    return m_season.applicants().uuid(applicant);
}

} // namespace Bole
