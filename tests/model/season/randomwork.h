// SPDX-License-Identifier: GPL-3.0-or-later
// What the members of a random committee do: the second half of randomcommittee.h.
#pragma once

#include "tests/model/season/randomcommittee.h"

namespace Bole {

inline void RandomCommittee::work(RandomMember &member)
{
    Season &season = *member.season;
    const QList<ApplicantId> people = season.applicants().ids().value();
    if (people.isEmpty())
        return addApplicant(season, member.me);
    const ApplicantId one = people[qsizetype(m_random.bounded(quint32(people.size())))];
    switch (m_random.bounded(16)) {
    case 0:
    case 1:
    case 2:
        return editRecord(season, one, member.me);
    case 3:
    case 4:
    case 5:
        return review(member, one);
    case 6:
        return workOnLists(season, member.me, people);
    case 7:
        return workOnPeople(season, member.me, people);
    case 8:
        if (chance(50))
            tried("tag",
                  season.applicants().addTag({one}, u"t%1"_s.arg(m_random.bounded(3)), member.me));
        else
            tried("untag", season.applicants().removeTag({one}, u"t%1"_s.arg(m_random.bounded(3)),
                                                         member.me));
        return;
    case 9: {
        const Assignment assignment{one, any(m_members).me};
        if (chance(60))
            tried("assign", season.assignments().add({assignment}, member.me));
        else
            tried("unassign", season.assignments().remove({assignment}));
        return;
    }
    case 10:
        tried("change a setting", season.settings().setRecorded(
                                      u"colour%1"_s.arg(m_random.bounded(2)), word(), member.me));
        tried(
            "take a roster",
            season.rosters().put(one, {{u"own:%1"_s.arg(m_random.bounded(2)), word()}}, member.me));
        return;
    case 11:
    case 14:
        return workOnRest(season, one, member.me);
    case 12:
    case 13:
        return workOnDocuments(season, one, people, member.me);
    default:
        tried("undo", season.history().undo(member.me));
    }
}

inline OwnField RandomCommittee::ownField()
{
    return {.id = QUuid::createUuid().toString(QUuid::WithoutBraces),
            .name = {word(), {}},
            .kind = OwnFieldKind::Text,
            .choices = {},
            .isHidden = false};
}

/// What a committee writes down besides reviews and records.
inline void RandomCommittee::workOnRest(Season &season, ApplicantId one, ReviewerId me)
{
    switch (m_random.bounded(7)) {
    case 0: {
        QList<OwnField> fields = season.ownFields().fields().value();
        if (fields.size() > 2)
            fields.removeFirst();
        else
            fields.append(ownField());
        tried("change own fields", season.ownFields().setFields(fields, me));
        return;
    }
    case 1: {
        QList<OwnField> fields = season.ownFields().fields().value();
        if (fields.isEmpty()) {
            fields = {ownField()};
            tried("change own fields", season.ownFields().setFields(fields, me));
        }
        if (!fields.isEmpty())
            tried("fill an own field",
                  season.ownFields().setValue({one}, fields.last().id, word(), me));
        return;
    }
    case 2:
        tried("take a number from elsewhere",
              OutsideNumberStore(season.database())
                  .set({{one, u"exam"_s, double(m_random.bounded(100))}}, me));
        return;
    case 3: {
        StageStore stages(season.database());
        const QList<Stage> all = stages.stages().value();
        const Stage &stage = all[qsizetype(m_random.bounded(quint32(all.size())))];
        if (tried("plan a stage", stages.plan({{one, stage.id, {}}}, word(), me)) && chance(50))
            tried("move to a stage", stages.apply({one}, {}, me));
        return;
    }
    case 4:
        tried("note an answer",
              season.decisions().setAnswer({one}, chance(50) ? Answer::Accepted : Answer::Declined,
                                           word(), me));
        return;
    case 5:
        tried("keep a filter",
              season.applicants().saveFilter({u"f%1"_s.arg(m_random.bounded(2)), word(), {}}));
        return;
    default:
        tried("see an applicant", season.applicants().markSeen({one}, me));
    }
}

inline void RandomCommittee::workOnDocuments(Season &season, ApplicantId one,
                                             const QList<ApplicantId> &people, ReviewerId me)
{
    auto documents = season.documents().list(one).value_or(QList<Document>());
    if (documents.size() < 2) {
        addDocument(season, one, me, documents.isEmpty());
        documents = season.documents().list(one).value_or(QList<Document>());
    }
    if (documents.isEmpty())
        return;
    const DocumentId document = documents.last().id;
    switch (m_random.bounded(5)) {
    case 0:
        return addDocument(season, one, me, false);
    case 1:
        tried("move a document", season.documents().moveTo(document, people.first(), me));
        return;
    case 2:
        tried("change a document's kind",
              season.documents().setRole(
                  document, chance(50) ? DocumentRole::Transcript : DocumentRole::Letter, me));
        return;
    case 3:
        if (documents.size() > 1)
            tried("split off a document", season.dossiers().split({document}, word(), me));
        return;
    default:
        if (documents.size() > 1)
            tried("remove a document", season.documents().remove(document, me));
        tried("open a document", season.documents().markSeen(documents.first().id, me));
    }
}

inline void RandomCommittee::editRecord(Season &season, ApplicantId applicant, ReviewerId me)
{
    RecordStore &records = season.records();
    switch (m_random.bounded(8)) {
    case 0:
        tried("correct a value",
              records.apply(applicant, Edit::set(u"/basics/summary"_s, word()), me));
        return;
    case 1:
        tried("correct a value of an entry",
              records.apply(applicant, Edit::set(u"/education/0/area"_s, word()), me));
        return;
    case 2:
        tried("correct a value of an entry",
              records.apply(applicant, Edit::set(u"/education/1/area"_s, word()), me));
        return;
    case 3:
        tried("add an entry",
              records.apply(
                  applicant,
                  Edit::insert(u"/education/0"_s, QJsonObject{{u"institution"_s, word()}}), me));
        return;
    case 4:
        tried("remove an entry", records.apply(applicant, Edit::remove(u"/education/0"_s), me));
        return;
    case 5:
        tried("move an entry", records.apply(applicant, Edit::move(u"/education/1"_s, 0), me));
        return;
    case 6: {
        Record again = sampleRecord(); // read once more
        again.basics.summary = word();
        tried("read a document again", records.replaceParsed(applicant, again, me));
        return;
    }
    default:
        tried("confirm a value",
              records.apply(applicant, Edit::confirm(u"/education/0/gpa"_s), me));
    }
}

inline void RandomCommittee::review(RandomMember &member, ApplicantId applicant)
{
    Season &season = *member.season;
    ReviewStore &reviews = season.reviews();
    const RubricId rubric = season.rubrics().current().value()->id;
    switch (m_random.bounded(5)) {
    case 0: {
        const QString note = u"note %1."_s.arg(++m_written);
        const QString about = season.applicants().uuid(applicant).value();
        if (tried("write a note", reviews.setNote(applicant, member.me, note)))
            m_notes.insert(member.uuid + u'/' + about, note);
        return;
    }
    case 1:
        tried("score",
              reviews.setScore(applicant, member.me, rubric, standardRubric().criteria.first().id,
                               {.level = 1.0 + m_random.bounded(5),
                                .confidence = {},
                                .note = {},
                                .citations = {}}));
        return;
    case 2:
        tried("recommend",
              reviews.setDecision(applicant, member.me,
                                  chance(50) ? Decision::Admit : Decision::Wait, word()));
        return;
    case 3:
        tried("submit or take back",
              reviews.setState(applicant, member.me,
                               chance(60) ? ReviewState::Submitted : ReviewState::Draft));
        return;
    default: {
        const auto documents = season.documents().list(applicant).value_or(QList<Document>());
        if (documents.isEmpty())
            return;
        Highlight highlight;
        highlight.document = documents.first().id;
        highlight.reviewer = member.me;
        highlight.comment = word();
        const auto made = season.highlights().add(highlight);
        if (tried("highlight", made) && chance(30))
            tried("remove a highlight", season.highlights().remove(*made));
    }
    }
}

inline void RandomCommittee::workOnLists(Season &season, ReviewerId me,
                                         const QList<ApplicantId> &people)
{
    ShortlistStore &lists = season.shortlists();
    const QList<Shortlist> all = lists.list().value();
    if (all.isEmpty() || chance(20)) {
        tried("make a list", lists.create(u"List %1"_s.arg(m_random.bounded(3)), me));
        return;
    }
    const ShortlistId list = all[qsizetype(m_random.bounded(quint32(all.size())))].id;
    QList<ApplicantId> order = people;
    std::shuffle(order.begin(), order.end(), m_random);
    QList<ShortlistEntry> entries;
    for (const ApplicantId one : std::as_const(order))
        entries.append(
            {.applicant = one, .tied = false, .gap = 0, .moved = true, .reason = word()});
    if (chance(40))
        tried("seal a list", lists.seal(list, {{u"sha256"_s, word()}}, me));
    else if (chance(20))
        tried("rename a list", lists.rename(list, u"List %1"_s.arg(m_random.bounded(3))));
    else if (chance(30))
        tried("remove a list", lists.remove(list));
    else
        tried("order a list", lists.setEntries(list, entries, me));
    tried("decide", season.decisions().decide(
                        {{.applicant = people.first(),
                          .decision = Decision::Admit,
                          .reason = word(),
                          .seen = season.decisions().ofApplicant(people.first()).value().decision}},
                        {}, me));
}

inline void RandomCommittee::workOnPeople(Season &season, ReviewerId me,
                                          const QList<ApplicantId> &people)
{
    const ApplicantId one = people[qsizetype(m_random.bounded(quint32(people.size())))];
    switch (m_random.bounded(7)) {
    case 0:
        return addApplicant(season, me);
    case 1:
        if (people.size() > 2 && people.first() != people.last())
            tried("merge two applicants",
                  season.dossiers().merge(people.first(), people.last(), {}, me));
        return;
    case 2:
        if (people.size() > 2)
            tried("delete an applicant", season.dossiers().remove({one}, me));
        return;
    case 3:
        tried("withdraw an applicant", season.dossiers().withdraw({one}, word(), me));
        return;
    case 4: {
        const auto before = season.documents().list(one).value_or(QList<Document>());
        addDocument(season, one, me, true);
        const auto after = season.documents().list(one).value_or(QList<Document>());
        if (!before.isEmpty() && after.size() > before.size())
            tried("replace a document",
                  season.documents().replace(before.first().id, after.last().id, me));
        return;
    }
    case 5: {
        const auto documents = season.documents().list(one).value_or(QList<Document>());
        if (!documents.isEmpty())
            tried("correct a text", season.documents().setEditedText(documents.first().id, word()));
        return;
    }
    default:
        tried("give a nickname", season.applicants().setNickname(one, word(), me));
    }
}

} // namespace Bole
