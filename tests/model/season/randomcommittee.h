// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/season/seasonfixture.h"

#include "model/record/highlight.h"
#include "model/review/assignment.h"
#include "model/review/review.h"
#include "model/review/rubricjson.h"
#include "model/season/assignmentstore.h"
#include "model/season/decisionstore.h"
#include "model/season/dossierstore.h"
#include "model/season/exchangestore.h"
#include "model/season/highlightstore.h"
#include "model/season/history.h"
#include "model/season/outsidenumberstore.h"
#include "model/season/ownfieldstore.h"
#include "model/season/reviewstore.h"
#include "model/season/rosterstore.h"
#include "model/season/rubricstore.h"
#include "model/season/shortliststore.h"
#include "model/season/stagestore.h"

#include <QRandomGenerator>
#include <QUuid>

namespace Bole {

using namespace Qt::StringLiterals;

inline constexpr int stepsOfOne = 60;
inline constexpr qint64 oneDay = 24LL * 3600 * 1000;

/// How often each kind of work was done, over all histories: what never happens proves nothing.
inline QMap<QString, int> &doneWork()
{
    static QMap<QString, int> counts;
    return counts;
}

/// One person at one machine.
struct RandomMember
{
    std::unique_ptr<Season> season;
    ReviewerId me;
    QString uuid;
    QList<QList<TravelChange>> mailbox; ///< what was sent to them and has not been opened
};

/// A history of several of them, from a seed.
class RandomCommittee
{
public:
    explicit RandomCommittee(quint32 seed) : m_random(seed) { begin(3 + int(m_random.bounded(6))); }

    void live()
    {
        for (int step = 0; step < stepsOfOne; ++step) {
            RandomMember &member = any(m_members);
            const int what = int(m_random.bounded(10));
            if (what < 7)
                work(member);
            else if (what < 9)
                send(member);
            else
                open(member);
        }
    }

    /// Everybody hears of everything.
    void meetAll()
    {
        for (int round = 0; round < 2; ++round) {
            for (RandomMember &from : m_members) {
                const auto changes = written(from, 0);
                for (RandomMember &to : m_members)
                    take(to, changes);
            }
        }
    }

    const std::vector<RandomMember> &members() const { return m_members; }
    const QMap<QString, QString> &ownNotes() const { return m_notes; }
    QString failure;

protected:
    /// Without anybody yet.
    RandomCommittee(quint32 seed, std::nullptr_t) : m_random(seed) {}

    RandomMember &any(std::vector<RandomMember> &list)
    {
        return list[size_t(m_random.bounded(quint32(list.size())))];
    }
    bool chance(int percent) { return int(m_random.bounded(100)) < percent; }
    QString word() { return u"w%1"_s.arg(m_random.bounded(1000)); }

    /// Something that may be refused: then it was not done.
    template <typename Outcome>
    bool tried(const char *work, const Outcome &outcome)
    {
        doneWork()[QString::fromLatin1(work)] += outcome.has_value() ? 1 : 0;
        return outcome.has_value();
    }

    void check(bool isFine, const QString &what)
    {
        if (!isFine && failure.isEmpty())
            failure = what;
    }

    std::unique_ptr<Season> newFile(int number)
    {
        return std::move(
            Season::create(m_folder.filePath(u"%1.bole"_s.arg(number)), u"Season"_s).value());
    }

    void begin(int count)
    {
        RandomMember first;
        first.season = newFile(0);
        Season &season = *first.season;
        for (int i = 0; i < count; ++i) {
            Reviewer reviewer =
                newReviewer(season.reviewers().list().value(), u"Member %1"_s.arg(i));
            reviewer.role = ReviewerRole::Coordinator;
            (void)season.reviewers().add(reviewer).value();
        }
        (void)season.rubrics().save(standardRubric(), {});
        for (int i = 0; i < 3; ++i)
            addApplicant(season, season.reviewers().list().value().first().id);
        const QList<Reviewer> committee = season.reviewers().list().value();
        for (const Reviewer &one : committee) {
            RandomMember member;
            if (m_members.empty())
                member.season = std::move(first.season);
            else
                member.season = newFile(int(m_members.size()));
            ExchangeStore &exchange = member.season->exchange();
            if (!m_members.empty()) {
                Season &founder = *m_members.front().season;
                check(exchange.join(founder.exchange().replica().value().season).has_value(),
                      u"join"_s);
                member.uuid = founder.exchange().uuidOf(one.id).value();
                m_members.push_back(std::move(member));
                take(m_members.back(), written(m_members.front(), 0));
                m_members.back().me =
                    m_members.back().season->exchange().reviewerOf(m_members.back().uuid).value();
            } else {
                member.uuid = exchange.uuidOf(one.id).value();
                member.me = one.id;
                m_members.push_back(std::move(member));
            }
            m_members.back().season->exchange().setClockError(
                qint64(m_random.bounded(quint32(2 * oneDay))) - oneDay);
        }
    }

    void addApplicant(Season &season, ReviewerId by)
    {
        const auto made = season.dossiers().create(sampleRecord(), by);
        if (tried("make an applicant", made))
            addDocument(season, *made, by, true);
    }

    void addDocument(Season &season, ApplicantId applicant, ReviewerId by, bool read)
    {
        Document document;
        document.applicant = applicant;
        document.fileName = word() + u".pdf"_s;
        document.kind = DocumentKind::Pdf;
        document.pages = 1;
        const auto made = season.documents().add(document, "%PDF " + word().toUtf8(), word());
        if (!made || !read)
            return;
        Record record = sampleRecord();
        record.basics.summary = word();
        (void)season.records().readFrom(applicant, *made, record, by);
    }

    QList<TravelChange> written(RandomMember &member, qint64 after)
    {
        const auto look = chance(20) ? ExchangeStore::Look::Everything : ExchangeStore::Look::News;
        check(member.season->exchange().capture(member.me, look).has_value(), u"capture"_s);
        QList<TravelChange> changes;
        const auto positioned = member.season->exchange().changesAfter(after).value();
        for (const PositionedChange &one : positioned)
            changes.append(one.change);
        return changes;
    }

    void take(RandomMember &member, QList<TravelChange> changes)
    {
        std::shuffle(changes.begin(), changes.end(), m_random);
        if (chance(30))
            changes += changes; // doubled
        const auto done = member.season->exchange().apply(changes, member.me);
        check(done.has_value(), u"apply: "_s + (done ? QString() : done.error().detail));
    }

    void send(RandomMember &from)
    {
        const auto position = from.season->exchange().capture(from.me).value_or(0);
        // Everything, or what is new since some moment: then a part may arrive before what it
        // needs.
        const auto changes =
            written(from, chance(50) ? 0 : qint64(m_random.bounded(quint32(position + 1))));
        for (RandomMember &to : m_members) {
            if (&to != &from && chance(50)) // the others are cut off, or it is lost
                to.mailbox.append(changes);
        }
    }

    void open(RandomMember &member)
    {
        while (!member.mailbox.isEmpty()) {
            take(member, member.mailbox.takeAt(
                             qsizetype(m_random.bounded(quint32(member.mailbox.size())))));
        }
    }

    void work(RandomMember &member);
    OwnField ownField();
    void editRecord(Season &season, ApplicantId applicant, ReviewerId me);
    void review(RandomMember &member, ApplicantId applicant);
    void workOnLists(Season &season, ReviewerId me, const QList<ApplicantId> &people);
    void workOnRest(Season &season, ApplicantId one, ReviewerId me);
    void workOnDocuments(Season &season, ApplicantId one, const QList<ApplicantId> &people,
                         ReviewerId me);
    void workOnPeople(Season &season, ReviewerId me, const QList<ApplicantId> &people);

    QTemporaryDir m_folder;
    QRandomGenerator m_random;
    std::vector<RandomMember> m_members;
    int m_written = 0;
    QMap<QString, QString> m_notes; // by reviewer and applicant: the last that its owner wrote
};

} // namespace Bole

#include "tests/model/season/randomwork.h"
