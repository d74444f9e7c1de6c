// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/travelkinds.h"

#include "model/season/compactedevent.h"
#include "model/season/travelchange.h"

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;
using Form = TravelColumn::Form;

/// "applicant_id>applicant": a reference. "decided_by>?reviewer": one that may be missing.
/// "field~own_field.uuid": a text that another table must know. "text@packed": a form by its name.
TravelColumn columnFrom(const QString &text)
{
    static const QHash<QString, Form> forms{
        {u"packed"_s, Form::Packed},   {u"citations"_s, Form::Citations},
        {u"setting"_s, Form::Setting}, {u"detail"_s, Form::Detail},
        {u"entries"_s, Form::Entries}, {u"seal"_s, Form::Seal},
    };
    const QString name = text.section(u'>', 0, 0).section(u'@', 0, 0);
    if (text.contains(">?"_L1))
        return {name, Form::Optional, text.section(">?"_L1, 1)};
    if (text.contains(u'~'))
        return {text.section(u'~', 0, 0), Form::Known, text.section(u'~', 1)};
    if (text.contains(u'>'))
        return {name, Form::Reference, text.section(u'>', 1)};
    return {name, forms.value(text.section(u'@', 1), Form::Plain), {}};
}

QList<TravelColumn> columns(const QString &text)
{
    QList<TravelColumn> found;
    for (const QString &one : text.split(u' ', Qt::SkipEmptyParts))
        found.append(columnFrom(one));
    return found;
}

/// Settings that say something about this file or this machine.
const QStringList localSettings{u"factRules"_s, u"import.underWay"_s, u"sample.made"_s};

const QString ofReview = u"(SELECT reviewer_id FROM review r WHERE r.id = review_id)"_s;
const QString applicantOfReview = u"(SELECT applicant_id FROM review r WHERE r.id = review_id)"_s;
const QString applicantOfDocument =
    u"(SELECT d.applicant_id FROM document d WHERE d.id = document_id)"_s;

/// One line a table. `hasRowId` stands where others name its rows.
QList<TravelKind> allKinds()
{
    const QString applicant = u"applicant_id>applicant"_s;
    const QString reviewer = u"reviewer_id>reviewer"_s;
    const QString settingsOfAll = u"key NOT IN ('"_s + localSettings.join("', '"_L1) + u"')"_s;
    const QString eventsOfAll = u"code <> '"_s + compactedEvent + u'\'';
    // clang-format off
    return {
        {u"reviewer"_s, u"reviewer"_s, {}, columns(u"name initials colour language role created_at removed_at"_s), true, {}, {}, {}, {}, {Topic::Reviewers}},
        {u"setting"_s, u"setting"_s, columns(u"key"_s), columns(u"value@setting"_s), false, {}, {}, {}, settingsOfAll, {Topic::Settings}},
        {u"rubric"_s, u"rubric"_s, columns(u"name version"_s), columns(u"definition created_by>?reviewer created_at"_s), true, {}, {}, u"created_at"_s, {}, {Topic::Rubrics}},
        {u"filter"_s, u"saved_filter"_s, columns(u"name"_s), columns(u"definition@detail"_s), false, {}, {}, {}, {}, {Topic::Settings}},
        {u"applicant"_s, u"applicant"_s, columns(u"uuid"_s), columns(u"number nickname withdrawn_at withdrawn_reason merged_into removed_at created_at"_s), true, {}, u"id"_s, {}, {}, {Topic::Applicants, Topic::ApplicantAdded}},
        {u"document"_s, u"document"_s, {}, columns(u"applicant_id>?applicant role file_name kind sha256 size pages added_at removed_at replaced_by>?document parts original_sha256"_s), true, {}, u"applicant_id"_s, {}, {}, {Topic::Documents}},
        {u"text"_s, u"document_text"_s, columns(u"document_id>document"_s), columns(u"text@packed edited@packed"_s), false, {}, applicantOfDocument, {}, {}, {Topic::Documents}},
        {u"tag"_s, u"tag"_s, columns(applicant + u" name"_s), {}, false, {}, u"applicant_id"_s, {}, {}, {Topic::Applicants}},
        {u"roster"_s, u"roster_value"_s, columns(applicant + u" field"_s), columns(u"value"_s), false, {}, u"applicant_id"_s, {}, {}, {Topic::Applicants, Topic::ApplicantAdded, Topic::Record}},
        {u"assignment"_s, u"assignment"_s, columns(applicant + u' ' + reviewer), columns(u"assigned_by>?reviewer assigned_at"_s), false, {}, u"applicant_id"_s, u"assigned_at"_s, {}, {Topic::Assignments}, true},
        {u"shortlist"_s, u"shortlist"_s, {}, columns(u"name rule quota waiting quotas seal@seal created_by>?reviewer created_at changed_at removed_at entries@entries"_s), true, {}, {}, u"changed_at"_s, {}, {Topic::Shortlists}},
        {u"outside"_s, u"outside_number"_s, columns(applicant + u" criterion"_s), columns(u"value changed_by>?reviewer changed_at"_s), false, {}, u"applicant_id"_s, u"changed_at"_s, {}, {Topic::Reviews, Topic::Decisions, Topic::Applicants, Topic::Settings}},
        {u"answer"_s, u"offer_answer"_s, columns(applicant), columns(u"answer reason noted_by>?reviewer noted_at"_s), false, {}, u"applicant_id"_s, u"noted_at"_s, {}, {Topic::Decisions}},
        {u"decision"_s, u"committee_decision"_s, columns(applicant), columns(u"decision reason shortlist_id>?shortlist decided_by>?reviewer decided_at changed_at"_s), false, {}, u"applicant_id"_s, u"changed_at"_s, {}, {Topic::Decisions}},
        {u"review"_s, u"review"_s, columns(applicant + u' ' + reviewer), columns(u"rubric_id>?rubric state note citations@citations decision reason created_at changed_at submitted_at"_s), true, u"reviewer_id"_s, u"applicant_id"_s, u"changed_at"_s, {}, {Topic::Reviews, Topic::Applicants}},
        {u"score"_s, u"score"_s, columns(u"review_id>review rubric_id>rubric criterion"_s), columns(u"level confidence note citations@citations changed_at"_s), false, ofReview, applicantOfReview, u"changed_at"_s, {}, {Topic::Reviews, Topic::Applicants}},
        {u"highlight"_s, u"highlight"_s, {}, columns(u"document_id>document reviewer_id>reviewer places quote comment colour created_at changed_at removed_at"_s), true, u"reviewer_id"_s, applicantOfDocument, u"changed_at"_s, {}, {Topic::Highlights}},
        {u"ownfield"_s, u"own_field"_s, columns(u"uuid"_s), columns(u"position definition changed_at removed_at"_s), false, {}, {}, u"changed_at"_s, {}, {Topic::Settings}},
        {u"own"_s, u"own_value"_s, columns(applicant + u" field~own_field.uuid"_s), columns(u"value changed_by>?reviewer changed_at"_s), false, {}, u"applicant_id"_s, u"changed_at"_s, {}, {Topic::Applicants}},
        {u"stage"_s, u"applicant_stage"_s, columns(applicant), columns(u"stage planned instead_of reason changed_by>?reviewer changed_at"_s), false, {}, u"applicant_id"_s, u"changed_at"_s, {}, {Topic::Decisions}},
        {u"opened"_s, u"document_seen"_s, columns(u"document_id>document "_s + reviewer), columns(u"seen_at"_s), false, u"reviewer_id"_s, applicantOfDocument, u"seen_at"_s, {}, {Topic::Applicants, Topic::Documents}},
        {u"seen"_s, u"seen"_s, columns(applicant + u' ' + reviewer), columns(u"seen_at"_s), false, u"reviewer_id"_s, u"applicant_id"_s, u"seen_at"_s, {}, {Topic::Applicants, Topic::Record}},
        {u"event"_s, u"event"_s, {}, columns(u"made_at reviewer_id>?reviewer applicant_id>?applicant code detail@detail"_s), true, {}, u"applicant_id"_s, u"made_at"_s, eventsOfAll, {Topic::Settings}, true},
    };
    // clang-format on
}

} // namespace

const QList<TravelKind> &travelKinds()
{
    static const QList<TravelKind> kinds = allKinds();
    return kinds;
}

const TravelKind *travelKind(const QString &kind)
{
    const QList<TravelKind> &kinds = travelKinds();
    const auto found = std::ranges::find(kinds, kind, &TravelKind::kind);
    return found == kinds.end() ? nullptr : &*found;
}

QString conditionOfSome(const TravelKind &kind)
{
    const QString these = u"(SELECT value FROM json_each(?))"_s;
    // By the other table's index: not a look at every row of this one.
    if (kind.about == applicantOfReview)
        return u"review_id IN (SELECT id FROM review WHERE applicant_id IN "_s + these + u')';
    if (kind.about == applicantOfDocument)
        return u"document_id IN (SELECT id FROM document WHERE applicant_id IN "_s + these + u')';
    return kind.about + u" IN "_s + these;
}

bool staysInItsFile(const TravelChange &change)
{
    if (change.kind == TravelName::setting)
        return localSettings.contains(textOfKeyPart(change.key));
    return change.kind == TravelName::event && change.value &&
           change.value->value("code"_L1).toString() == compactedEvent;
}

bool fitsItsKey(const TravelChange &change)
{
    const QStringList parts = change.key.split(u'/');
    if (change.kind == readingKind || change.kind == fieldKind)
        return change.owner.isEmpty() && change.about == parts.first();
    const TravelKind *kind = travelKind(change.kind);
    if (!kind) // a newer program's: it is kept and not shown
        return true;
    const QString first = kind->key.isEmpty() ? QString() : kind->key.first().kind;
    const bool isAboutFirst = kind->kind == TravelName::applicant ||
                              first == TravelName::applicant || first == TravelName::review;
    if (isAboutFirst ? change.about != parts.first()
                     : kind->about.isEmpty() && !change.about.isEmpty())
        return false;
    if (kind->owner.isEmpty())
        return change.owner.isEmpty();
    if (!kind->key.isEmpty())
        return !change.owner.isEmpty() && parts.value(1) == change.owner;
    return !change.owner.isEmpty() &&
           (!change.value || change.value->value("reviewer_id"_L1).toString() == change.owner);
}

const QList<LocalTable> &localTables()
{
    static const QList<LocalTable> tables{
        {"session", "who has this file open"},
        {"change", "what windows of this file show anew"},
        {"edit", "undo is a person's own, in their own file"},
        {"record", "travels in parts, as kinds of its own: see travelrecords.h"},
        {"shortlist_entry", "travels inside of its shortlist"},
        {"document_content", "travels by its SHA-256"},
        {"document_reading", "what was read from documents that nothing is made of"},
        {"facts", "made of the record"},
        {"test_score", "made of the record"},
        {"fact_count", "made of the record"},
        {"travel_replica", "this file"},
        {"travel_item", "the exchange itself"},
        {"travel_version", "the exchange itself"},
        {"travel_peer", "the exchange itself"},
        {"travel_import", "the exchange itself"},
    };
    return tables;
}

} // namespace Bole
