// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/committee/hubrules.h"
#include "model/desk/audience.h"
#include "model/hub/hubsetup.h"
#include "model/review/blindness.h"
#include "model/review/visibility.h"
#include "tests/model/season/randomcommittee.h"
#include "tests/support/postgresserver.h"

namespace Bole {

/// What somebody is in the committee, and how their file meets the others.
struct RandomSeat
{
    QString path;
    bool isCoordinator = false;
    bool isBlind = false;
    bool isOnlyAssigned = false; ///< is given only whom they read
    bool submits = true;         ///< else they never see what others write
    QString hub;                 ///< the login; empty: only packages
    QStringList packages;        ///< what was sent to them and not opened
};

/// A committee with coordinators, members and blind readers, whose files meet by real packages and
/// a real hub; from a seed.
class RandomOffice : public RandomCommittee
{
public:
    enum class Way { Packages, Hub, Both };

    RandomOffice(Tests::PostgresServer &server, Way way, quint32 seed)
        : RandomCommittee(seed, nullptr), m_server(server), m_way(way)
    {
        found(3 + int(m_random.bounded(5)));
    }

    void live()
    {
        for (int step = 0; failure.isEmpty() && step < stepsOfOne; ++step) {
            const size_t one = m_random.bounded(quint32(m_members.size()));
            const int what = int(m_random.bounded(12));
            if (what < 7)
                workAt(one);
            else if (what < 9)
                exchange(one);
            else if (what < 11)
                openPackages(one);
            else if (chance(30))
                moveFile(one);
        }
    }

    /// Everybody hears of everything that they may have.
    void meetAll()
    {
        for (size_t i = 0; i < m_members.size(); ++i)
            openPackages(i);
        for (m_rounds = 0; m_rounds < 4; ++m_rounds) {
            for (size_t i = 0; failure.isEmpty() && i < m_members.size(); ++i) {
                if (!m_seats[i].hub.isEmpty())
                    syncAt(i);
            }
            if (m_way != Way::Hub)
                meetByPackages();
        }
    }

    const RandomSeat &seat(size_t index) const { return m_seats[index]; }
    bool wasOpened() const { return m_wasOpened; }

    /// What somebody may have of the first coordinator's file, by the rules of the desk.
    Audience audienceFor(size_t index)
    {
        Season &chief = *m_members.front().season;
        return audienceOf(chief, chief.exchange().reviewerOf(m_members[index].uuid).value(),
                          m_seats[index].isOnlyAssigned, u"en"_s);
    }

private:
    template <typename Outcome>
    bool must(const Outcome &outcome, const QString &what)
    {
        check(outcome.has_value(), what + u": "_s + (outcome ? QString() : outcome.error().detail));
        return outcome.has_value();
    }

    void found(int count)
    {
        RandomMember chief;
        m_seats.resize(size_t(count));
        chief.season = newFile(0);
        Season &season = *chief.season;
        QList<ReviewerId> people;
        BlindnessChoice blindness;
        for (int i = 0; i < count; ++i) {
            RandomSeat &seat = m_seats[size_t(i)];
            seat.path = m_folder.filePath(u"%1.bole"_s.arg(i));
            seat.isCoordinator = i == 0 || (i == 1 && chance(40));
            seat.isBlind = !seat.isCoordinator && chance(40);
            seat.submits = chance(60);
            Reviewer reviewer =
                newReviewer(season.reviewers().list().value(), u"Member %1"_s.arg(i));
            reviewer.role = seat.isCoordinator ? ReviewerRole::Coordinator : ReviewerRole::Member;
            people.append(season.reviewers().add(reviewer).value());
            if (seat.isBlind)
                blindness.reviewers.insert(people.last(), usualBlindFields);
        }
        chief.me = people.first();
        chief.uuid = season.exchange().uuidOf(chief.me).value();
        (void)season.rubrics().save(standardRubric(), {});
        (void)season.settings().setRecorded(BlindnessChoice::settingKey(), blindness.toJson(),
                                            chief.me);
        for (int i = 0; i < 3; ++i)
            addApplicant(season, chief.me);
        m_members.push_back(std::move(chief));
        if (m_way != Way::Packages)
            makeHub(people);
        for (int i = 1; i < count; ++i)
            begin(size_t(i), people[i]);
        for (RandomMember &member : m_members)
            setWrongClock(member);
    }

    void setWrongClock(RandomMember &member)
    {
        member.season->exchange().setClockError(qint64(m_random.bounded(quint32(2 * oneDay))) -
                                                oneDay);
    }

    void makeHub(const QList<ReviewerId> &people)
    {
        static int number = 0;
        Season &season = *m_members.front().season;
        m_database = m_server.makeDatabase(u"office%1"_s.arg(++number));
        m_seasonId = season.exchange().replica().value().season;
        HubAdmin admin(m_waker);
        const auto filled =
            admin.open(addressFor(u"admin"_s), {})
                .and_then([&] { return admin.migrate(); })
                .and_then([&] {
                    return fillHub(
                        admin, season.exchange(), {u"Season"_s, season.reviewers().list().value()},
                        hubOptionsFor([&] { return exchangeRulesOf(season); }, people.first()));
                });
        must(filled, u"hub"_s);
        for (qsizetype i = 0; i < people.size(); ++i) {
            // Somebody may have packages only: a coordinator passes their work on.
            if (m_way == Way::Both && i > 0 && chance(25))
                continue;
            const auto login =
                admin.invite(m_seasonId, season.exchange().uuidOf(people[i]).value(), m_password);
            if (must(login, u"invite"_s))
                m_seats[size_t(i)].hub = *login;
        }
    }

    HubAddress addressFor(const QString &login) const
    {
        return HubAddress::fromText(m_server.address(login, m_database)).value();
    }

    /// Their file, made of a package or by joining the hub.
    void begin(size_t index, ReviewerId who)
    {
        RandomSeat &seat = m_seats[index];
        Season &chief = *m_members.front().season;
        RandomMember member;
        member.uuid = chief.exchange().uuidOf(who).value();
        if (m_way == Way::Hub) {
            HubClient client(m_waker);
            if (auto made = client.open(addressFor(seat.hub), m_password, {}).and_then([&] {
                    return joinHub(client, seat.path);
                });
                must(made, u"join"_s))
                member.season = std::move(*made);
        } else {
            seat.isOnlyAssigned = !seat.isCoordinator && seat.hub.isEmpty() && chance(40);
            const QString package = newPackage();
            const Audience audience = audienceOf(chief, who, seat.isOnlyAssigned, u"en"_s);
            if (must(sharePackage(chief, m_members.front().me, audience, package, options(true)),
                     u"first package"_s) &&
                must(seasonFromPackage(package, {}, seat.path), u"first file"_s))
                member.season = std::move(Season::open(seat.path).value());
        }
        if (!member.season)
            qFatal("%s", qPrintable(failure));
        member.me = member.season->exchange().reviewerOf(member.uuid).value();
        m_members.push_back(std::move(member));
    }

    QString newPackage() { return m_folder.filePath(u"p%1.bolepack"_s.arg(++m_packages)); }
    ShareOptions options(bool isWhole)
    {
        return {.passphrase = {},
                .withDocuments = chance(70),
                .isWhole = isWhole,
                .work = PassphraseWork::Light};
    }

    void workAt(size_t index)
    {
        RandomMember &member = m_members[index];
        const RandomSeat &seat = m_seats[index];
        if (seat.isCoordinator)
            return chance(10) ? changeRules(member) : work(member);
        Season &season = *member.season;
        const auto people = season.applicants().ids().value();
        if (people.isEmpty())
            return;
        const ApplicantId one = people[qsizetype(m_random.bounded(quint32(people.size())))];
        const int what = int(m_random.bounded(10));
        if (what < 5)
            return reviewAt(member, seat, one);
        if (what < 6)
            tried("undo", season.history().undo(member.me));
        else if (what < 8 && !seat.isBlind)
            editRecord(season, one, member.me);
        else if (what < 9)
            tried("see an applicant", season.applicants().markSeen({one}, member.me));
        else if (!seat.isBlind && chance(50))
            workOnDocuments(season, one, people, member.me);
        else
            tried("tag", season.applicants().addTag({one}, word(), member.me));
    }

    void reviewAt(RandomMember &member, const RandomSeat &seat, ApplicantId one)
    {
        review(member, one);
        const auto state = member.season->reviews().state(one, member.me);
        if (!seat.submits && state && *state == ReviewState::Submitted)
            (void)member.season->reviews().setState(one, member.me, ReviewState::Draft);
        if (chance(5))
            tried("declare a conflict",
                  member.season->reviews().setState(one, member.me, ReviewState::Conflict));
    }

    void changeRules(RandomMember &member)
    {
        const bool isOpen = chance(40);
        m_wasOpened = m_wasOpened || isOpen;
        tried("change the rules", member.season->settings().setRecorded(
                                      Visibility::settingKey(),
                                      isOpen ? u"always"_s : u"afterSubmitting"_s, member.me));
    }

    /// Undoing may have submitted a review again.
    void noteSubmitted(size_t index)
    {
        const auto states = m_members[index].season->reviews().states(m_members[index].me);
        for (const ReviewState state : states.value())
            m_seats[index].submits = m_seats[index].submits || state == ReviewState::Submitted;
    }

    void exchange(size_t from)
    {
        if (!m_seats[from].hub.isEmpty() && (m_way == Way::Hub || chance(60)))
            return syncAt(from);
        if (m_way == Way::Hub)
            return;
        for (size_t to = 0; to < m_members.size(); ++to) {
            const bool isUseful = m_seats[from].isCoordinator || m_seats[to].isCoordinator;
            if (to == from || !isUseful || !chance(60)) // or nobody could write just now
                continue;
            const QString package = sendPackage(from, to, chance(20));
            for (int times = chance(20) ? 2 : chance(80) ? 1 : 0; times > 0; --times)
                m_seats[to].packages.append(package); // doubled, or lost
        }
    }

    QString sendPackage(size_t from, size_t to, bool isWhole)
    {
        Season &season = *m_members[from].season;
        noteSubmitted(from);
        const auto person = season.exchange().reviewerOf(m_members[to].uuid).value();
        const Audience audience = audienceOf(
            season, person, m_seats[to].isOnlyAssigned && m_seats[from].isCoordinator, u"en"_s);
        const QString package = newPackage();
        must(sharePackage(season, m_members[from].me, audience, package, options(isWhole)),
             u"share"_s);
        return package;
    }

    void openPackages(size_t at)
    {
        QStringList &packages = m_seats[at].packages;
        while (failure.isEmpty() && !packages.isEmpty())
            openPackage(at, packages.takeAt(qsizetype(m_random.bounded(quint32(packages.size())))));
    }

    void openPackage(size_t at, const QString &package)
    {
        Season &season = *m_members[at].season;
        const auto done =
            importPackage(season, m_members[at].me, package, {}, blindReadersOf(season));
        // Somebody may not have heard yet by which key the sender is known.
        if (must(done, u"bring in"_s))
            check(done->isVerified || m_rounds < 2, u"a package is not verified"_s);
        ++doneWork()[u"bring in a package"_s];
    }

    /// All that is here, to the hub, and what is there.
    void syncAt(size_t index)
    {
        RandomMember &member = m_members[index];
        Season &season = *member.season;
        noteSubmitted(index);
        HubClient client(m_waker);
        if (!must(client.open(addressFor(m_seats[index].hub), m_password, m_seasonId),
                  u"connect"_s))
            return;
        HubExchange hub(season.exchange(), client,
                        hubOptionsFor([&] { return exchangeRulesOf(season); }, member.me));
        ++doneWork()[u"meet at the hub"_s];
        for (int round = 0; round < 50; ++round) {
            const auto moved = hub.round();
            if (!must(moved, u"round"_s) || moved->isAll)
                return;
        }
        check(false, u"the hub's rounds have no end"_s);
    }

    void meetByPackages()
    {
        for (size_t from = 0; from < m_members.size(); ++from) {
            for (size_t to = 0; failure.isEmpty() && to < m_members.size(); ++to) {
                if (to != from && (m_seats[from].isCoordinator || m_seats[to].isCoordinator))
                    openPackage(to, sendPackage(from, to, false));
            }
        }
    }

    /// The file gets another name: then it is another replica.
    void moveFile(size_t index)
    {
        RandomMember &member = m_members[index];
        const QString moved = m_folder.filePath(u"moved%1.bole"_s.arg(++m_packages));
        member.season.reset();
        if (!QFile::rename(m_seats[index].path, moved))
            qFatal("rename");
        m_seats[index].path = moved;
        member.season = std::move(Season::open(moved).value());
        setWrongClock(member);
        ++doneWork()[u"move a file"_s];
    }

    Tests::PostgresServer &m_server;
    Way m_way;
    HubWaker m_waker;
    Secret m_password{QByteArray("a long password")};
    QString m_database;
    QString m_seasonId;
    std::vector<RandomSeat> m_seats;
    int m_packages = 0;
    int m_rounds = 0; ///< in which everybody met
    bool m_wasOpened = false;
};

} // namespace Bole
