// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/audience.h"

#include "model/desk/blindedseason.h"
#include "model/desk/fairness.h"
#include "model/desk/scoresheet.h"
#include "model/record/entryids.h"
#include "model/record/recordjson.h"
#include "model/record/recordparts.h"
#include "model/review/blindness.h"
#include "model/review/requirement.h"
#include "model/review/reviewer.h"
#include "model/review/visibility.h"
#include "model/season/assignmentstore.h"
#include "model/season/documentstore.h"
#include "model/season/recordstore.h"
#include "model/season/reviewerstore.h"
#include "model/season/reviewstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "model/season/travelkinds.h"

#include <QCryptographicHash>
#include <QSet>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

using Seen = std::optional<TravelChange>;

/// One member who does not coordinate, or reads blind.
class Member
{
public:
    /// Whom they are given: whom they read, all but those with whom they have a conflict of
    /// interest, or all: where they stand for several people, each of whom has conflicts of their
    /// own, the hub looks at those.
    enum class Reach { Assigned, NoConflicts, All };

    Member(Season &season, ReviewerId person, Reach reach, const QString &language)
        : m_season(season),
          m_visible(season, person, language),
          m_reach(reach),
          m_person(season.exchange().uuidOf(person).value_or(QString())),
          m_showsAll(othersShownIn(season.settings()) == OthersShown::Always)
    {
        const auto assigned = season.assignments().ofReviewer(person);
        if (assigned)
            m_assigned = QSet(assigned->begin(), assigned->end());
        const auto states = season.reviews().states(person);
        m_isInvolved = !states || std::ranges::contains(*states, ReviewState::Conflict);
    }

    Seen seen(const TravelChange &change)
    {
        if (change.about.isEmpty())
            return ofSeason(change);
        const ApplicantId applicant = applicantOf(change.about);
        if (!applicant.isValid() || !isInReach(applicant))
            return std::nullopt;
        if (!change.owner.isEmpty())
            return ofReviewer(change, applicant);
        if (!mayRead(applicant) && change.kind != TravelName::assignment)
            return change.kind == TravelName::applicant ? blankApplicant(change) : std::nullopt;
        return isBlind() ? blinded(change, applicant) : ofApplicant(change, applicant);
    }

    Result<QByteArray> content(const QString &sha256)
    {
        if (!isBlind())
            return m_season.exchange().content(sha256);
        const auto made = m_texts.constFind(sha256);
        if (made == m_texts.constEnd())
            return failure(ErrorCode::NotFound, u"content"_s);
        return *made;
    }

    bool isBlind() const { return m_visible.viewer().blindness.isOn(); }

private:
    bool isInReach(ApplicantId applicant) const
    {
        return m_reach != Reach::Assigned || m_assigned.contains(applicant);
    }
    bool mayRead(ApplicantId applicant) const
    {
        return m_reach == Reach::All || m_visible.viewer().mayRead(applicant);
    }
    ApplicantId applicantOf(const QString &uuid)
    {
        auto known = m_applicants.find(uuid);
        if (known == m_applicants.end())
            known = m_applicants.insert(
                uuid, m_season.exchange().applicantOf(uuid).value_or(ApplicantId()));
        return *known;
    }

    Seen ofSeason(const TravelChange &change) const
    {
        static const QSet<QString> open{u"reviewer"_s, u"setting"_s, u"rubric"_s, u"ownfield"_s};
        // Comparisons, layouts of tables and the like have names that somebody gave them.
        static const QSet<QString> rules{u"title"_s,          u"stages"_s,
                                         requirementsKey,     BlindnessChoice::settingKey(),
                                         institutionListsKey, Visibility::settingKey(),
                                         venueListsKey,       panelCriteriaKey};
        if (isBlind() && change.kind == TravelName::setting)
            return rules.contains(textOfKeyPart(change.key)) ? Seen(change) : std::nullopt;
        if (open.contains(change.kind))
            return change;
        // A list holds reasons, and a sealed one everybody's scores: also of whom somebody has a
        // conflict of interest with.
        const bool isList =
            change.kind == TravelName::shortlist || change.kind == TravelName::filter;
        const bool isShown =
            m_showsAll && !isBlind() && m_reach != Reach::Assigned && !m_isInvolved;
        return isList && isShown ? Seen(change) : std::nullopt;
    }

    /// Their own always. Others' only where others' reviews are shown, and never to whoever reads
    /// blind: what others write names people.
    Seen ofReviewer(const TravelChange &change, ApplicantId applicant) const
    {
        if (change.owner == m_person)
            return change;
        const bool isShown = !isBlind() && change.kind != TravelName::seen && mayRead(applicant) &&
                             m_visible.viewer().showsOthers(applicant);
        return isShown ? Seen(change) : std::nullopt;
    }

    Seen ofApplicant(const TravelChange &change, ApplicantId applicant)
    {
        static const QSet<QString> withheld{u"event"_s};
        if (holdsOthersPages(change, applicant))
            return std::nullopt;
        static const QSet<QString> results{u"decision"_s, u"answer"_s, u"outside"_s, u"stage"_s};
        if (withheld.contains(change.kind))
            return std::nullopt;
        return results.contains(change.kind) && !m_showsAll ? std::nullopt : Seen(change);
    }

    /// People whose document has the same bytes: one file with the pages of several.
    QList<ApplicantId> othersWithin(const QString &sha256, ApplicantId applicant) const
    {
        QList<ApplicantId> others;
        const auto documents = m_season.documents().findBySha256(sha256);
        for (const Document &one : documents.value_or(QList<Document>())) {
            if (one.applicant.isValid() && one.applicant != applicant)
                others.append(one.applicant);
        }
        return others;
    }

    bool isWithheld(ApplicantId other) const { return !isInReach(other) || !mayRead(other); }

    /// The names of this applicant's documents in which there are pages of somebody whom this
    /// person is not given.
    const QSet<QString> &withOthersPages(ApplicantId applicant)
    {
        auto known = m_withOthersPages.find(applicant);
        if (known != m_withOthersPages.end())
            return *known;
        QSet<QString> names;
        const auto documents = m_season.documents().listWithVersions(applicant);
        for (const Document &one : documents.value_or(QList<Document>())) {
            if (std::ranges::any_of(othersWithin(one.sha256, applicant),
                                    [this](ApplicantId other) { return isWithheld(other); }))
                names.insert(m_season.exchange().uuidOf(one.id).value_or(QString()));
        }
        return *m_withOthersPages.insert(applicant, names);
    }

    /// A document, or its text.
    bool holdsOthersPages(const TravelChange &change, ApplicantId applicant)
    {
        return (change.kind == TravelName::document || change.kind == TravelName::text) &&
               withOthersPages(applicant).contains(change.key);
    }

    static Seen blankApplicant(TravelChange change)
    {
        if (change.value) {
            for (const QString &key : {u"number"_s, u"nickname"_s, u"withdrawn_reason"_s})
                change.value->insert(key, QString());
        }
        return change;
    }

    Seen blinded(const TravelChange &change, ApplicantId applicant)
    {
        if (change.kind == TravelName::applicant)
            return blankApplicant(change);
        if (change.kind == TravelName::assignment)
            return change;
        if (!change.value)
            return change.kind == fieldKind ? Seen(change) : std::nullopt;
        if (change.kind == readingKind)
            return blindedReading(change, applicant);
        if (change.kind == fieldKind)
            return blindedField(change, applicant);
        if (change.kind == TravelName::document)
            return blindedDocument(change, applicant);
        return std::nullopt; // texts go as documents; tags, rosters, decisions may name people
    }

    CheckedRecord blindedRecord(CheckedRecord record, ApplicantId applicant) const
    {
        const Blinder &blinder = m_visible.blinder(applicant);
        const Record facts = recordFromJson(record.json).value_or(Record());
        record.json = toJson(blinder.record(facts));
        for (auto mark = record.marks.begin(); mark != record.marks.end(); ++mark) {
            const bool isHidden = blinder.hidesField(mark.key());
            mark->original =
                isHidden ? QJsonValue(QJsonValue::Undefined) : blinder.value(mark->original);
            mark->invalidText = isHidden ? QString() : blinder.text(mark->invalidText);
        }
        return record;
    }

    Seen blindedReading(TravelChange change, ApplicantId applicant) const
    {
        RecordParts parts;
        const QJsonObject given = change.value->value("parts"_L1).toObject();
        for (auto it = given.begin(); it != given.end(); ++it)
            parts.insert(it.key(), it->toObject());
        QJsonObject made;
        const RecordParts hidden = partsOf(blindedRecord(recordFrom(parts), applicant));
        for (auto it = hidden.begin(); it != hidden.end(); ++it)
            made.insert(it.key(), withoutSource(it.key(), it.value()));
        CheckedRecord parsed{change.value->value("parsed"_L1).toObject(), {}, {}};
        QJsonObject read = blindedRecord(parsed, applicant).json;
        read.remove(u"source"_s);
        change.value->insert(u"parts"_s, made);
        change.value->insert(u"parsed"_s, read);
        return change;
    }

    /// The name and the SHA-256 of the file.
    static QJsonObject withoutSource(const QString &name, const QJsonObject &part)
    {
        return name == "top/source"_L1 ? QJsonObject() : part;
    }

    Seen blindedField(TravelChange change, ApplicantId applicant) const
    {
        const QString name = change.key.section(u'/', 1);
        const auto record = m_season.records().checked(applicant);
        if (!record || name == "top/source"_L1)
            return std::nullopt;
        // What is not there now may come back, and this version is sent once.
        const RecordParts parts =
            partsOf(blindedRecord(withPart(*record, name, *change.value), applicant));
        const auto shown = parts.constFind(name);
        if (shown == parts.constEnd())
            return std::nullopt;
        // Who marked it is told by this file's number here.
        QJsonObject value = *shown;
        value.insert(u"marks"_s, change.value->value("marks"_L1));
        change.value = blindedMarks(value, applicant, pointerOfPart(name, *record));
        return change;
    }

    QJsonObject blindedMarks(QJsonObject part, ApplicantId applicant, const QString &pointer) const
    {
        const Blinder &blinder = m_visible.blinder(applicant);
        QJsonObject marks = part.value("marks"_L1).toObject();
        for (auto it = marks.begin(); it != marks.end(); ++it) {
            QJsonObject mark = it->toObject();
            if (blinder.hidesField(pointer + it.key())) {
                mark.remove(u"original"_s);
                mark.remove(u"invalidText"_s);
            } else {
                mark = blinder.value(mark).toObject();
            }
            *it = mark;
        }
        part.remove(u"marks"_s);
        if (!marks.isEmpty())
            part.insert(u"marks"_s, marks);
        return part;
    }

    Seen blindedDocument(TravelChange change, ApplicantId applicant)
    {
        const QString sha = change.value->value("sha256"_L1).toString();
        const auto documents = m_season.documents().findBySha256(sha).value_or(QList<Document>());
        const auto own = std::ranges::find(documents, applicant, &Document::applicant);
        const bool isRemoved = !change.value->value("removed_at"_L1).toString().isEmpty();
        if (own == documents.end() || isRemoved || holdsOthersPages(change, applicant))
            return std::nullopt;
        const auto source = m_season.documents().source(own->id);
        QString shown = m_visible.blinder(applicant).source(source ? source->current() : QString());
        for (const ApplicantId other : othersWithin(sha, applicant))
            shown = m_visible.blinder(other).source(shown);
        const QByteArray text = shown.toUtf8();
        const QString role = change.value->value("role"_L1).toString();
        const QString made =
            QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
        m_texts.insert(made, text);
        const Blindness &blindness = m_visible.viewer().blindness;
        change.value->insert(u"file_name"_s,
                             blindness.displayFileName(applicant, u"text.txt"_s, role, u"en"));
        change.value->insert(u"kind"_s, u"text"_s);
        change.value->insert(u"sha256"_s, made);
        change.value->insert(u"size"_s, text.size());
        change.value->insert(u"pages"_s, 1);
        return change;
    }

    Season &m_season;
    BlindedSeason m_visible;
    Reach m_reach;
    QString m_person;
    bool m_showsAll = false;
    bool m_isInvolved = false; // has a conflict of interest with somebody
    QSet<ApplicantId> m_assigned;
    QHash<QString, ApplicantId> m_applicants;
    QHash<ApplicantId, QSet<QString>> m_withOthersPages;
    QHash<QString, QByteArray> m_texts; // of documents, by their SHA-256
};

Audience audienceWithin(Season &season, ReviewerId person, Member::Reach reach,
                        const QString &language)
{
    const auto member = std::make_shared<Member>(season, person, reach, language);
    Audience audience;
    audience.person = season.exchange().uuidOf(person).value_or(QString());
    audience.name = season.reviewers().reviewer(person).value_or(Reviewer()).name;
    // Who leads the committee may read blind at their desk, but their file holds everything.
    audience.isCoordinator =
        leadsCommittee(season.reviewers().list().value_or(QList<Reviewer>()), person);
    audience.isBlind = !audience.isCoordinator && member->isBlind();
    if (audience.isCoordinator) {
        audience.seen = [](const TravelChange &change) {
            return Seen(change);
        };
        audience.content = [&season](const QString &sha) {
            return season.exchange().content(sha);
        };
    } else {
        audience.seen = [member](const TravelChange &change) {
            return member->seen(change);
        };
        audience.content = [member](const QString &sha) {
            return member->content(sha);
        };
    }
    return audience;
}

} // namespace

Audience audienceOf(Season &season, ReviewerId person, bool onlyAssigned, const QString &language)
{
    using Reach = Member::Reach;
    return audienceWithin(season, person, onlyAssigned ? Reach::Assigned : Reach::NoConflicts,
                          language);
}

Audience audienceAtHub(Season &season, ReviewerId person)
{
    return audienceWithin(season, person, Member::Reach::All, u"en"_s);
}

} // namespace Bole
