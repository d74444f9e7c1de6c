// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/blindedseason.h"

#include "model/desk/deskstate.h"
#include "model/desk/fairness.h"
#include "model/knowledge/testkinds.h"
#include "model/record/recordfacts.h"
#include "model/season/applicantstore.h"
#include "model/season/assignmentstore.h"
#include "model/season/documentstore.h"
#include "model/season/factvalues.h"
#include "model/season/outsidenumberstore.h"
#include "model/season/ownfieldstore.h"
#include "model/season/recordstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/reviewstore.h"
#include "model/season/rosterstore.h"
#include "model/season/rubricstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "model/season/shortliststore.h"

#include <utility>

namespace Bole {

using namespace Qt::StringLiterals;

/// A list of institutions says something of where somebody comes from.
static bool tellsSchool(const QString &count)
{
    return count.startsWith("list."_L1) || count.startsWith("bachelorList."_L1);
}

/// With what may be seen of one applicant, or of all. While nobody has said who sits there, it is
/// what a reviewer sees who has reviewed nobody.
static Viewer viewerAtDesk(Season &season, ReviewerId reviewer, const QString &language,
                           std::optional<ApplicantId> applicant)
{
    const SettingStore &settings = season.settings();
    const ReviewStore &reviews = season.reviews();
    Viewer viewer = applicant ? viewerOf(settings, reviews, reviewer, language, *applicant)
                              : viewerOf(settings, reviews, reviewer, language);
    if (!reviewer.isValid())
        viewer.visibility = applicant ? visibilityOf(settings, reviews, reviewer, *applicant)
                                      : visibilityOf(settings, reviews, reviewer);
    return viewer;
}

BlindedSeason::BlindedSeason(Season &season, ReviewerId reviewer, const QString &language)
    : BlindedSeason(season, viewerOf(season.settings(), season.reviews(), reviewer, language))
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

BlindedSeason BlindedSeason::atDesk(const DeskState &desk)
{
    return BlindedSeason(desk,
                         viewerAtDesk(desk.season, desk.reviewer, desk.language, std::nullopt));
}

BlindedSeason BlindedSeason::atDesk(Season &season, ReviewerId reviewer, const QString &language)
{
    Viewer viewer = viewerAtDesk(season, reviewer, language, std::nullopt);
    viewer.isAtDesk = true;
    return BlindedSeason(season, viewer);
}

BlindedSeason BlindedSeason::atDesk(const DeskState &desk, ApplicantId applicant)
{
    return BlindedSeason(desk, viewerAtDesk(desk.season, desk.reviewer, desk.language, applicant));
}

const Blinder &BlindedSeason::blinder(ApplicantId applicant) const
{
    if (m_blinderOf != applicant) {
        m_blinder = blinderOf(m_season.records(), m_viewer.blindness, applicant, m_viewer.language);
        m_blinderOf = applicant;
    }
    return m_blinder;
}

Result<QList<ApplicantId>> BlindedSeason::everybody() const
{
    return m_season.applicants().matching({});
}

Result<QList<ApplicantId>> BlindedSeason::withdrawn() const
{
    ApplicantFilter filter;
    filter.withdrawn = true;
    return m_season.applicants().matching({}, filter);
}

Result<QList<ApplicantId>> BlindedSeason::first(int atMost) const
{
    return m_season.applicants().ids(atMost);
}

/// The fields that are hidden go; a text that anybody may read can still hold a hidden name.
void BlindedSeason::hideInOwn(ApplicantRow &row) const
{
    if (!m_viewer.blindness.isOn() || row.own.isEmpty())
        return;
    const QList<OwnField> shown = ownFields().value_or(QList<OwnField>());
    const QMap<QString, QString> own = std::exchange(row.own, {});
    for (const OwnField &field : shown) {
        if (const auto found = own.constFind(field.id); found != own.constEnd())
            row.own.insert(field.id,
                           field.kind == OwnFieldKind::Text ? text(row.id, *found) : *found);
    }
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
    hideInOwn(row);
    if (m_viewer.blindness.hides(BlindField::Name)) {
        row.nameOther.clear();
        row.number.clear(); // the other system knows whose it is
    }
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
    hideInOwn(row);
    if (m_viewer.blindness.hides(BlindField::Name))
        row.number.clear();
    row.withdrawnReason = blind.text(row.withdrawnReason);
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
    row.unchecked = Bole::uncheckedFacts(facts, open).join(u'\n');
    for (QString &tag : row.tags)
        tag = blind.text(tag);
    if (m_viewer.blindness.hides(BlindField::Age))
        person.hiddenAge = blind.hiddenWord();
}

Result<VisiblePerson> BlindedSeason::person(const ApplicantRow &row, bool withRecord) const
{
    const ApplicantId applicant = row.id;
    VisiblePerson person{row, {}, {}, {}};
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
    const auto rosters = m_season.rosters().of(applicants);
    if (!rosters)
        return std::unexpected(rosters.error());
    QList<VisiblePerson> people;
    for (const ApplicantRow &row : *rows) {
        auto found = person(row, withRecord);
        if (!found)
            return std::unexpected(found.error());
        if (const auto values = rosters->constFind(row.id); values != rosters->constEnd())
            found->roster = visibleRoster(row.id, *values);
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

Result<QHash<ApplicantId, QStringList>> BlindedSeason::uncheckedFacts() const
{
    return uncheckedFactsOfAll(m_season.database())
        .transform([&](QHash<ApplicantId, QStringList> facts) {
            facts.removeIf([&](const auto &it) { return !m_viewer.mayRead(it.key()); });
            return facts;
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

Result<QList<OwnField>> BlindedSeason::ownFields() const
{
    if (!m_shownFields) {
        auto fields = m_season.ownFields().fields();
        if (!fields)
            return fields;
        if (m_viewer.blindness.isOn())
            fields->removeIf([](const OwnField &field) { return field.isHidden; });
        m_shownFields = *fields;
    }
    return *m_shownFields;
}

/// Columns of the committee's own may tell anything: whoever reads blind sees none of them, and
/// nothing that the record would not tell them.
bool BlindedSeason::showsRosterKey(const QString &key) const
{
    if (!m_viewer.blindness.isOn())
        return true;
    const auto field = fromName<RosterField>(key);
    return field == RosterField::Programme || field == RosterField::Supervisor ||
           field == RosterField::Gpa ||
           (field == RosterField::School && !m_viewer.blindness.hides(BlindField::Institution));
}

RosterValues BlindedSeason::visibleRoster(ApplicantId applicant, const RosterValues &values) const
{
    RosterValues shown;
    for (auto it = values.begin(); it != values.end(); ++it) {
        if (m_viewer.mayRead(applicant) && showsRosterKey(it.key()))
            shown.insert(it.key(), text(applicant, it.value()));
    }
    return shown;
}

RosterValues BlindedSeason::roster(ApplicantId applicant) const
{
    return visibleRoster(applicant, m_season.rosters().values(applicant).value_or(RosterValues()));
}

Result<QStringList> BlindedSeason::rosterKeys() const
{
    return m_season.rosters().keys().transform([this](QStringList keys) {
        keys.removeIf([this](const QString &key) { return !showsRosterKey(key); });
        return keys;
    });
}

QStringList unsearchedFields(const OwnFieldStore &ownFields, const Blindness &blindness)
{
    QStringList ids;
    if (!blindness.isOn())
        return ids;
    for (const OwnField &field : ownFields.fields().value_or(QList<OwnField>())) {
        if (field.isHidden || field.kind == OwnFieldKind::Text)
            ids.append(field.id);
    }
    return ids;
}

Result<Requirements> BlindedSeason::requirements() const
{
    return m_season.settings().value(requirementsKey).transform(&requirementsFromJson);
}

Result<QHash<ApplicantId, PersonWork>> BlindedSeason::work() const
{
    QHash<ApplicantId, PersonWork> work;
    const auto assignments = m_season.assignments().all();
    const auto lists = m_season.shortlists().list();
    const auto fresh = m_viewer.reviewer.isValid() ? m_season.documents().newFor(m_viewer.reviewer)
                                                   : QHash<ApplicantId, QList<DocumentId>>();
    if (!assignments || !lists || !fresh)
        return std::unexpected(!assignments ? assignments.error()
                               : !lists     ? lists.error()
                                            : fresh.error());
    for (const Assignment &assignment : *assignments)
        work[assignment.applicant].readers.append(assignment.reviewer);
    for (const Shortlist &list : *lists) {
        for (const ShortlistEntry &entry : list.entries)
            work[entry.applicant].lists.append(list.name);
    }
    for (const auto &[applicant, documents] : fresh->asKeyValueRange()) {
        if (m_viewer.mayRead(applicant))
            work[applicant].newDocuments = int(documents.size());
    }
    return work;
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

Result<QList<ListedName>> BlindedSeason::ownVenues() const
{
    return m_season.settings().value(venueListsKey).transform([](const QJsonValue &stored) {
        return listedNamesFromJson(stored.toArray());
    });
}

QString BlindedSeason::text(ApplicantId applicant, const QString &text) const
{
    return text.isEmpty() || !m_viewer.blindness.isOn() ? text : blinder(applicant).text(text);
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
