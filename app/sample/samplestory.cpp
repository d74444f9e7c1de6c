// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/samplestory.h"

#include "model/desk/desk.h"
#include "model/desk/desklists.h"
#include "model/record/roster.h"
#include "model/review/ownfield.h"
#include "model/review/requirement.h"
#include "model/review/stage.h"
#include "model/season/applicantstore.h"
#include "model/season/decisionstore.h"
#include "model/season/documentstore.h"
#include "model/season/dossierstore.h"
#include "model/season/outsidenumberstore.h"
#include "model/season/ownfieldstore.h"
#include "model/season/recordstore.h"
#include "model/season/rosterstore.h"
#include "model/season/settingstore.h"
#include "model/season/shortliststore.h"
#include "model/season/stagestore.h"

#include <QJsonArray>
#include <QSet>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

Edit editFrom(const QJsonValue &json)
{
    const QString pointer = json[u"pointer"].toString();
    if (json[u"value"].isUndefined())
        return json[u"code"].isUndefined() ? Edit::confirm(pointer)
                                           : Edit::dismiss(pointer, json[u"code"].toString());
    return Edit::set(pointer, json[u"value"]);
}

/// Every member in turn until one fails.
template <typename Container, typename Function>
Result<void> forEach(const Container &container, const Function &function)
{
    for (const QJsonValue &value : container) {
        if (const Result<void> done = function(value); !done)
            return done;
    }
    return {};
}

} // namespace

SampleStory::SampleStory(Database &database, const QJsonObject &json, const Cast &cast)
    : m_database(database),
      m_json(json),
      m_cast(cast),
      m_chair(cast.reviewers.value(json[u"reviewers"][0][u"id"].toString()))
{
}

Result<void> SampleStory::tell()
{
    using Step = Result<void> (SampleStory::*)();
    constexpr Step steps[] = {
        &SampleStory::askForDocuments,  &SampleStory::takeRoster,  &SampleStory::fillOwnFields,
        &SampleStory::replaceDocuments, &SampleStory::correct,     &SampleStory::confirm,
        &SampleStory::takeNumbers,      &SampleStory::makeLists,   &SampleStory::moveThroughStages,
        &SampleStory::decide,           &SampleStory::noteAnswers, &SampleStory::markRead};
    for (const Step step : steps) {
        if (const auto done = (this->*step)(); !done)
            return done;
    }
    return {};
}

ApplicantId SampleStory::applicant(const QJsonValue &entry) const
{
    return m_cast.applicants.value(entry[u"applicant"].toString());
}

QList<ApplicantId> SampleStory::applicants(const QJsonValue &entry) const
{
    QList<ApplicantId> all;
    for (const QJsonValue &one : entry[u"applicants"].toArray())
        all << m_cast.applicants.value(one.toString());
    return all;
}

ReviewerId SampleStory::by(const QJsonValue &entry) const
{
    return m_cast.reviewers.value(entry[u"by"].toString(), m_chair);
}

Result<void> SampleStory::askForDocuments()
{
    return SettingStore(m_database).setRecorded(requirementsKey, m_json[u"requirements"], m_chair);
}

Result<void> SampleStory::takeRoster()
{
    return forEach(m_json[u"roster"].toArray(), [this](const QJsonValue &line) {
        RosterValues values;
        const QJsonObject said = line[u"values"].toObject();
        for (auto it = said.begin(); it != said.end(); ++it)
            values.insert(it.key(), it->toString());
        return RosterStore(m_database).put(applicant(line), values, m_chair);
    });
}

Result<void> SampleStory::fillOwnFields()
{
    const QList<OwnField> fields = ownFieldsFromJson(m_json[u"ownFields"].toArray());
    if (const auto set = OwnFieldStore(m_database).setFields(fields, m_chair); !set)
        return set;
    return forEach(m_json[u"ownValues"].toArray(), [this](const QJsonValue &entry) {
        return OwnFieldStore(m_database)
            .setValue(applicants(entry), entry[u"field"].toString(), entry[u"value"].toString(),
                      m_chair);
    });
}

Result<void> SampleStory::replaceDocuments()
{
    return forEach(m_json[u"documents"].toArray(), [this](const QJsonValue &entry) -> Result<void> {
        if (entry[u"replacedBy"].isUndefined())
            return {};
        return DocumentStore(m_database)
            .replace(m_cast.documents.value(entry[u"file"].toString()),
                     m_cast.documents.value(entry[u"replacedBy"].toString()), m_chair);
    });
}

Result<void> SampleStory::correct()
{
    return forEach(m_json[u"edits"].toArray(), [this](const QJsonValue &entry) -> Result<void> {
        return RecordStore(m_database)
            .apply(applicant(entry), editFrom(entry), by(entry))
            .transform([](EditId) {});
    });
}

/// All that needs a look but what the story names: that stays open.
Result<void> SampleStory::confirm()
{
    return forEach(m_json[u"checked"].toArray(), [this](const QJsonValue &entry) -> Result<void> {
        const auto row = ApplicantStore(m_database).row(applicant(entry));
        if (!row)
            return std::unexpected(row.error());
        QList<Edit> edits;
        for (const QString &pointer : row->openValues()) {
            if (!entry[u"except"].toArray().contains(pointer))
                edits << Edit::confirm(pointer);
        }
        if (edits.isEmpty())
            return {};
        return RecordStore(m_database).apply(row->id, edits, by(entry)).transform([](EditId) {});
    });
}

Result<void> SampleStory::takeNumbers()
{
    QList<OutsideNumberStore::Number> numbers;
    for (const QJsonValue &entry : m_json[u"outside"].toArray())
        numbers << OutsideNumberStore::Number{applicant(entry), entry[u"criterion"].toString(),
                                              entry[u"value"].toDouble()};
    return OutsideNumberStore(m_database).set(numbers, m_chair);
}

Result<void> SampleStory::makeLists()
{
    return forEach(m_json[u"shortlists"].toArray(),
                   [this](const QJsonValue &list) { return makeList(list.toObject()); });
}

Result<void> SampleStory::makeList(const QJsonObject &list)
{
    ShortlistStore lists(m_database);
    const ReviewerId creator = m_cast.reviewers.value(list[u"createdBy"].toString());
    const auto made = lists.create(list[u"name"].toString(), creator);
    if (!made)
        return std::unexpected(made.error());
    QList<ShortlistEntry> entries;
    for (const QJsonValue &one : list[u"entries"].toArray()) {
        ShortlistEntry entry;
        entry.applicant = applicant(one);
        entry.moved = one[u"moved"].toBool();
        entry.reason = one[u"reason"].toString();
        entries << entry;
    }
    GroupQuotas quotas{list[u"quotas"][u"by"].toString(), {}};
    const QJsonObject places = list[u"quotas"][u"places"].toObject();
    for (auto it = places.begin(); it != places.end(); ++it)
        quotas.places.insert(it.key(), it->toInt());
    const auto whole =
        list[u"quota"].isUndefined() ? std::optional<int>() : std::optional(list[u"quota"].toInt());
    return lists.setRule(*made, list[u"rule"].toObject())
        .and_then([&] { return lists.setLines(*made, whole, list[u"waiting"].toInt()); })
        .and_then([&] { return lists.setQuotas(*made, quotas); })
        .and_then([&] { return lists.setEntries(*made, entries, creator); });
}

/// In the order of the file; a move that is not applied stays planned.
Result<void> SampleStory::moveThroughStages()
{
    StageStore stages(m_database);
    if (const QJsonValue own = m_json[u"stages"]; !own.isUndefined()) {
        if (const auto set = stages.setStages(stagesFromJson(own), m_chair); !set)
            return set;
    }
    return forEach(m_json[u"moves"].toArray(), [&](const QJsonValue &entry) -> Result<void> {
        QList<StageStore::Move> moves;
        for (const ApplicantId one : applicants(entry))
            moves << StageStore::Move{one, entry[u"stage"].toString(), {}};
        const auto planned = stages.plan(moves, entry[u"reason"].toString(), m_chair);
        if (!planned || !entry[u"applied"].toBool())
            return planned;
        return stages.apply(applicants(entry), {}, m_chair);
    });
}

Result<void> SampleStory::decide()
{
    QList<NewDecision> decisions;
    for (const QJsonValue &entry : m_json[u"decisions"].toArray())
        decisions << NewDecision{
            applicant(entry),
            fromName<Decision>(entry[u"decision"].toString()).value_or(Decision::Undecided),
            entry[u"reason"].toString(), Decision::Undecided};
    return DecisionStore(m_database).decide(decisions, {}, m_chair);
}

Result<void> SampleStory::noteAnswers()
{
    return forEach(m_json[u"answers"].toArray(), [this](const QJsonValue &entry) {
        const auto answer = fromName<Answer>(entry[u"answer"].toString()).value_or(Answer::None);
        return DecisionStore(m_database)
            .setAnswer({applicant(entry)}, answer, entry[u"reason"].toString(), m_chair);
    });
}

/// Who has reviewed somebody has seen them, but for a document that came later.
Result<void> SampleStory::markRead()
{
    QSet<QString> replaced;
    for (const QJsonValue &document : m_json[u"documents"].toArray()) {
        if (!document[u"replacedBy"].isUndefined())
            replaced.insert(document[u"applicant"].toString());
    }
    return forEach(m_json[u"reviews"].toArray(), [&](const QJsonValue &review) -> Result<void> {
        if (replaced.contains(review[u"applicant"].toString()))
            return {};
        return ApplicantStore(m_database)
            .markSeen({applicant(review)}, m_cast.reviewers.value(review[u"reviewer"].toString()));
    });
}

Result<void> SampleStory::withdraw()
{
    return forEach(m_json[u"withdrawn"].toArray(), [this](const QJsonValue &entry) {
        return DossierStore(m_database)
            .withdraw({applicant(entry)}, entry[u"reason"].toString(), m_chair);
    });
}

Result<void> SampleStory::seal(Desk &desk)
{
    return forEach(m_json[u"shortlists"].toArray(), [&](const QJsonValue &list) -> Result<void> {
        if (!list[u"sealed"].toBool())
            return {};
        return ShortlistStore(m_database)
            .findByName(list[u"name"].toString())
            .and_then([&](const std::optional<Shortlist> &found) {
                return found ? desk.lists().seal(found->id) : failure(ErrorCode::InvalidJson);
            });
    });
}

} // namespace Bole
