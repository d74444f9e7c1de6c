// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/deskexchange.h"

#include "model/desk/audience.h"
#include "model/desk/blindedseason.h"
#include "model/desk/deskstate.h"
#include "model/desk/fairness.h"
#include "model/desk/seasonscores.h"
#include "model/exchange/mailbox.h"
#include "model/review/agreement.h"
#include "model/review/blindness.h"
#include "model/review/packageproblem.h"
#include "model/review/reviewer.h"
#include "model/review/visibility.h"
#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "model/season/seasonthread.h"
#include "model/season/settingstore.h"
#include "model/season/travelkinds.h"

#include <QFileInfo>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;
using Outcome = ArrivedChange::Outcome;

ArrivalPlan summary(const PackagePlan &plan)
{
    const auto isNews = [](const ArrivedChange &change) {
        return change.outcome == Outcome::New || change.outcome == Outcome::Changed;
    };
    ArrivalPlan told;
    told.sender = plan.head.senderName;
    told.recipient = plan.head.recipientName;
    told.madeAt = plan.head.madeAt;
    told.added = plan.count(Outcome::New);
    told.changed = plan.count(Outcome::Changed);
    told.same = plan.count(Outcome::Same) + plan.count(Outcome::Older);
    told.conflicting = plan.count(Outcome::Conflict);
    told.waiting = plan.count(Outcome::Waiting);
    told.refused = plan.count(Outcome::Refused);
    for (const ArrivedChange &change : plan.changes) {
        told.reviews += isNews(change) && change.kind == TravelName::review;
        told.people += change.outcome == Outcome::New && change.kind == TravelName::applicant;
    }
    told.documents = plan.documents;
    told.otherRubrics = plan.otherRubrics;
    told.isVerified = plan.isVerified;
    told.wasThere = plan.wasThere;
    return told;
}

Result<ShareOutcome> shareNow(Season &season, ReviewerId me, const ShareRequest &wish,
                              const QString &language)
{
    const Audience audience = audienceOf(season, wish.person, wish.onlyAssigned, language);
    const auto replica = season.exchange().replica();
    if (!replica)
        return std::unexpected(replica.error());
    const QString path = wish.isFolder ? pathInMailbox(wish.path, *replica, audience) : wish.path;
    return sharePackage(season, me, audience, path,
                        {.passphrase = wish.passphrase,
                         .withDocuments = wish.withDocuments,
                         .isWhole = wish.isWhole,
                         .work = PassphraseWork::Usual})
        .transform([&](const Shared &shared) {
            return ShareOutcome{shared.path, shared.changes, shared.documents, audience.isBlind};
        });
}

/// Pairs of levels that two people gave to the same applicant and criterion.
void comparePairs(const QList<Rating> &ratings, AgreementReport &report)
{
    QHash<ApplicantId, QList<double>> byApplicant;
    for (const Rating &rating : ratings)
        byApplicant[rating.applicant].append(rating.value);
    for (const QList<double> &values : std::as_const(byApplicant)) {
        for (qsizetype i = 0; i < values.size(); ++i) {
            for (qsizetype j = i + 1; j < values.size(); ++j) {
                const double gap = qAbs(values[i] - values[j]);
                ++report.pairs;
                report.exact += gap == 0;
                report.withinOne += gap <= 1;
            }
        }
    }
}

void findGaps(const QList<Rating> &totals, AgreementReport &report)
{
    QHash<ApplicantId, std::pair<double, double>> range;
    QHash<ApplicantId, int> count;
    for (const Rating &rating : totals) {
        auto &[least, most] = range[rating.applicant];
        const bool isFirst = count[rating.applicant]++ == 0;
        least = isFirst ? rating.value : qMin(least, rating.value);
        most = isFirst ? rating.value : qMax(most, rating.value);
    }
    for (auto it = range.begin(); it != range.end(); ++it) {
        if (count.value(it.key()) < 2)
            continue;
        ++report.shared;
        if (it->second > it->first)
            report.widest.append({it.key(), {}, it->first, it->second});
    }
    std::ranges::sort(report.widest, [](const auto &a, const auto &b) {
        const double first = a.most - a.least;
        const double second = b.most - b.least;
        return first != second ? first > second : a.applicant < b.applicant;
    });
}

constexpr qsizetype shownGaps = 10;

} // namespace

DeskExchange::DeskExchange(DeskState &state) : m_state(state) {}

DeskExchange::~DeskExchange() = default;

SeasonThread &DeskExchange::thread()
{
    if (!m_thread)
        m_thread = std::make_unique<SeasonThread>(m_state.season.path(), Worker::Priority::Low);
    return *m_thread;
}

void DeskExchange::finish()
{
    if (m_thread)
        m_thread->finish();
}

void DeskExchange::share(const ShareRequest &wish, Answer<ShareOutcome> then)
{
    thread().run(
        this,
        [wish, me = m_state.reviewer, language = m_state.language](Season &season) {
            return shareNow(season, me, wish, language);
        },
        std::move(then));
}

void DeskExchange::plan(const QString &package, const QString &passphrase, Answer<ArrivalPlan> then)
{
    thread().run(
        this,
        [=, me = m_state.reviewer](Season &season) {
            return planImport(season, me, package, passphrase, blindReadersOf(season))
                .transform(summary);
        },
        std::move(then));
}

void DeskExchange::bringIn(const QString &package, const QString &passphrase,
                           Answer<ArrivalPlan> then)
{
    thread().run(
        this,
        [=, me = m_state.reviewer](Season &season) {
            return importPackage(season, me, package, passphrase, blindReadersOf(season))
                .transform(summary);
        },
        [this, then = std::move(then)](Result<ArrivalPlan> plan) {
            m_state.season.refresh();
            then(std::move(plan));
        });
}

void DeskExchange::bringInFolder(const QString &folder, const QString &passphrase,
                                 Answer<MailboxOutcome> then)
{
    thread().run(
        this,
        [=, me = m_state.reviewer](Season &season) {
            const auto bringIn = [&](const QString &path) {
                return importPackage(season, me, path, passphrase, blindReadersOf(season));
            };
            return emptyMailbox(season.exchange(), folder, passphrase, bringIn)
                .transform([](const QList<MailboxFile> &files) {
                    MailboxOutcome outcome;
                    for (const MailboxFile &file : files) {
                        if (file.taken)
                            outcome.taken.append(summary(*file.taken));
                        if (file.problem)
                            outcome.unreadable.append(QFileInfo(file.path).fileName());
                    }
                    return outcome;
                });
        },
        [this, then = std::move(then)](Result<MailboxOutcome> outcome) {
            m_state.season.refresh();
            then(std::move(outcome));
        });
}

Result<bool> DeskExchange::needsPassphrase(const QString &package)
{
    return Bole::needsPassphrase(package);
}

Result<void> DeskExchange::createFrom(const QString &package, const QString &passphrase,
                                      const QString &path)
{
    return seasonFromPackage(package, passphrase, path).transform([](const QString &) {});
}

ReviewerId DeskExchange::recipient() const
{
    const auto me = m_state.season.exchange().peer(u"me"_s);
    return me ? m_state.season.exchange()
                    .reviewerOf(me->detail.value("person"_L1).toString())
                    .value_or(ReviewerId())
              : ReviewerId();
}

bool DeskExchange::hasEverybodysReviews() const
{
    const ReviewerId owner = recipient();
    return !owner.isValid() ||
           leadsCommittee(m_state.season.reviewers().list().value_or(QList<Reviewer>()), owner);
}

int DeskExchange::conflictCount() const
{
    return m_state.season.exchange().conflictCount().value_or(0);
}

Result<QList<MemberProgress>> DeskExchange::progress() const
{
    const auto work = m_state.season.exchange().memberWork();
    const auto peers = m_state.season.exchange().peers();
    if (!work || !peers)
        return std::unexpected(work ? peers.error() : work.error());
    QList<MemberProgress> members;
    QList<double> parts;
    for (const ExchangeStore::MemberWork &one : *work) {
        MemberProgress member{.reviewer = one.reviewer,
                              .name = one.name,
                              .isMe = one.reviewer == m_state.reviewer,
                              .toRead = one.toRead,
                              .opened = one.opened,
                              .started = one.started,
                              .submitted = one.submitted,
                              .lastWork = one.lastWork,
                              .lastPackage = {},
                              .isBehind = false};
        for (const ExchangeStore::Peer &peer : *peers) {
            if (peer.detail.value("person"_L1).toString() != one.uuid || one.uuid.isEmpty())
                continue;
            const auto made =
                QDateTime::fromString(peer.detail.value("madeAt"_L1).toString(), Qt::ISODateWithMs);
            if (made.isValid() && (!member.lastPackage || *member.lastPackage < made))
                member.lastPackage = made;
        }
        parts.append(one.toRead > 0 ? double(one.submitted) / one.toRead : 1);
        members.append(member);
    }
    QList<double> sorted = parts;
    std::ranges::sort(sorted);
    const double middle = sorted.isEmpty() ? 0 : sorted[sorted.size() / 2];
    for (qsizetype i = 0; i < members.size(); ++i)
        members[i].isBehind = members[i].toRead > 0 && parts[i] < middle / 2;
    return members;
}

Result<AgreementReport> DeskExchange::agreement() const
{
    const BlindedSeason season = BlindedSeason::atDesk(m_state);
    const auto scores = seasonScores(season);
    if (!scores)
        return std::unexpected(scores.error());
    AgreementReport report;
    for (const QList<Rating> &ratings : scores->criteria)
        comparePairs(ratings, report);
    findGaps(scores->totals, report);
    report.widest.resize(qMin(shownGaps, report.widest.size()));
    QList<ApplicantId> people;
    for (const AgreementReport::Gap &gap : std::as_const(report.widest))
        people.append(gap.applicant);
    if (const auto rows = season.rows(people)) {
        for (const ApplicantRow &row : *rows) {
            const auto gap =
                std::ranges::find(report.widest, row.id, &AgreementReport::Gap::applicant);
            if (gap != report.widest.end())
                gap->name = row.name;
        }
    }
    if (const auto alpha = krippendorffAlpha(scores->totals, Scale::Ordinal)) {
        report.alpha = alpha->alpha;
        report.interval = alpha->interval;
    }
    return report;
}

namespace {

/// One of those who read in the same way stands for all of them.
using Representatives = QMap<QString, Audience>;

QString nameOfAudience(const Blindness &blindness)
{
    return u"blind-%1"_s.arg(blindness.fields().toInt());
}

} // namespace

ReadsBlind blindReadersOf(Season &season)
{
    return [&season](ReviewerId person) {
        return blindnessOf(season.settings(), person).isOn();
    };
}

ExchangeRules exchangeRulesOf(Season &season)
{
    ExchangeRules rules;
    rules.othersShown = othersShownIn(season.settings()) == OthersShown::Always
                            ? u"always"_s
                            : u"afterSubmitting"_s;
    const auto readers = std::make_shared<Representatives>();
    const auto people = season.reviewers().list().value_or(QList<Reviewer>());
    for (const Reviewer &person : people) {
        // Who leads the committee may read blind, but their file holds what is sent to everybody.
        if (leadsCommittee(people, person.id))
            continue;
        const Audience audience = audienceAtHub(season, person.id);
        if (!audience.isBlind)
            continue;
        const QString name = nameOfAudience(blindnessOf(season.settings(), person.id));
        rules.audiences.insert(audience.person, name);
        readers->insert(name, audience);
    }
    rules.seen = [readers](const TravelChange &change,
                           const QString &audience) -> std::optional<TravelChange> {
        const auto reader = readers->constFind(audience);
        return reader == readers->constEnd() ? std::nullopt : reader->seen(change);
    };
    rules.content = [readers](const QString &sha256,
                              const QString &audience) -> Result<QByteArray> {
        const auto reader = readers->constFind(audience);
        return reader == readers->constEnd() ? failure(ErrorCode::NotFound)
                                             : reader->content(sha256);
    };
    return rules;
}

} // namespace Bole
