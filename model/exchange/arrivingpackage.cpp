// SPDX-License-Identifier: GPL-3.0-or-later
// Of sharing.h: what comes in.
#include "model/exchange/sharing.h"

#include "model/review/packageproblem.h"
#include "model/review/reviewer.h"
#include "model/season/exchangestore.h"
#include "model/season/history.h"
#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "model/season/transaction.h"
#include "model/season/travelkinds.h"
#include "model/season/wholeseason.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;
using Outcome = ArrivedChange::Outcome;

QString personName(const QString &replica)
{
    return u"replica:"_s + replica;
}

bool leads(const ReviewerStore &committee, ReviewerId who)
{
    return leadsCommittee(committee.list().value_or(QList<Reviewer>()), who);
}

Result<Sender> senderOf(Season &season, const Package &package, const ReadsBlind &readsBlind)
{
    const auto person = season.exchange().reviewerOf(package.head.sender);
    const auto keys = publicKeys(season.exchange(), package.head.sender);
    if (!person || !keys)
        return std::unexpected(person ? keys.error() : person.error());
    const auto isSigned = [&](const QByteArray &key) {
        return isSignedBy(package.hash, package.signature, key);
    };
    return Sender{.person = package.head.sender,
                  .isCoordinator = person->isValid() && leads(season.reviewers(), *person),
                  .isVerified = std::ranges::any_of(*keys, isSigned),
                  .isBlind = !person->isValid() || readsBlind(*person)};
}

/// What the sender may write; the rest is told as refused.
QList<TravelChange> allowed(const Sender &sender, const Package &package,
                            QList<ArrivedChange> &refused)
{
    QList<TravelChange> changes;
    for (const TravelChange &change : package.changes) {
        if (mayWrite(sender, change))
            changes.append(change);
        else
            refused.append({change.kind, change.key, change.about, Outcome::Refused});
    }
    return changes;
}

Result<void> checkFor(Season &season, ReviewerId me, const PackageHead &head)
{
    const auto replica = season.exchange().replica();
    const auto mine = season.exchange().uuidOf(me);
    if (!replica || !mine)
        return std::unexpected(replica ? mine.error() : replica.error());
    if (head.season != replica->season)
        return failure(PackageProblem::WrongSeason);
    if (head.recipient != *mine && !leads(season.reviewers(), me))
        return failure(PackageProblem::NotForYou);
    return {};
}

QStringList rubricsIn(ExchangeStore &file, const QList<TravelChange> &changes)
{
    QStringList versions;
    for (const TravelChange &change : changes) {
        if (change.kind != TravelName::rubric)
            continue;
        const auto known = file.isKnown(change.kind, change.key);
        if (known && !*known)
            versions.append(textOfKeyPart(change.key.section(u'/', 0, 0)) + u' ' +
                            change.key.section(u'/', 1));
    }
    return versions;
}

/// What the sender has of this file, and what this file now has of theirs.
Result<void> rememberMeeting(ExchangeStore &file, const PackageHead &head)
{
    const auto replica = file.replica();
    auto peer = file.peer(personName(head.replica));
    if (!replica || !peer)
        return std::unexpected(replica ? peer.error() : replica.error());
    // Less than before where they have taken something back.
    peer->sent = head.received.value(replica->replica).toInteger();
    // What lies between was never here, or is no more.
    if (head.after <= peer->received.toLongLong())
        peer->received = QString::number(qMax(peer->received.toLongLong(), head.position));
    peer->detail = {{u"person"_s, head.sender},
                    {u"name"_s, head.senderName},
                    {u"madeAt"_s, head.madeAt.toString(Qt::ISODateWithMs)},
                    {u"missing"_s, QJsonArray::fromStringList(head.missing)},
                    {u"at"_s, QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs)}};
    return file.setPeer(personName(head.replica), *peer);
}

/// From whoever coordinates. A key that is known is never replaced by what somebody sends; where
/// two coordinators have made keys for the same person, both hold.
Result<void> keepKeys(ExchangeStore &file, const PackageHead &head)
{
    Result<void> done;
    for (auto it = head.keys.begin(); done && it != head.keys.end(); ++it) {
        const auto known = signingKey(file, it.key());
        const QByteArray key = QByteArray::fromBase64(it->toString().toLatin1());
        const QByteArray secret =
            QByteArray::fromBase64(head.secrets.value(it.key()).toString().toLatin1());
        done = !known                        ? Result<void>(std::unexpected(known.error()))
               : known->publicHalf.isEmpty() ? keepSigningKey(file, it.key(), {key, secret})
                                             : addPublicKey(file, it.key(), key);
    }
    return done;
}

Result<PackagePlan> prepare(Season &season, ReviewerId me, const Package &package,
                            const ReadsBlind &readsBlind, QList<TravelChange> &changes)
{
    PackagePlan plan;
    plan.head = package.head;
    const auto sender = senderOf(season, package, readsBlind);
    const auto missing = season.exchange().missingContents();
    const auto there = season.exchange().hasBroughtIn(package.head.id);
    if (const auto ours = checkFor(season, me, package.head); !ours)
        return std::unexpected(ours.error());
    if (!sender || !missing || !there)
        return failure(ErrorCode::DatabaseFailed, u"sender"_s);
    plan.isVerified = sender->isVerified;
    plan.isFromCoordinator = sender->isVerified && sender->isCoordinator;
    plan.wasThere = *there;
    changes = allowed(*sender, package, plan.changes);
    plan.otherRubrics = rubricsIn(season.exchange(), changes);
    plan.documents = int(package.contents.size());
    return plan;
}

Result<void> takeContents(ExchangeStore &file, PackageReader &package)
{
    const auto missing = file.missingContents();
    if (!missing || missing->isEmpty())
        return missing.transform([](const QStringList &) {});
    const QSet<QString> wanted(missing->begin(), missing->end());
    return package
        .read([&](const QString &sha, const QByteArray &bytes) -> Result<void> {
            return wanted.contains(sha) ? file.putContent(sha, bytes) : Result<void>();
        })
        .transform([](const Package &) {});
}

/// The step that takes it back; one for each package, however often it comes.
Result<void> noteStep(Season &season, ReviewerId me, const PackagePlan &plan)
{
    if (plan.wasThere)
        return {};
    return season.history()
        .append({}, me, HistoryKind::Exchange, plan.head.id, {},
                {{u"value"_s, plan.head.senderName}})
        .transform([](EditId) {});
}

} // namespace

int PackagePlan::count(Outcome outcome) const
{
    return int(std::ranges::count(changes, outcome, &ArrivedChange::outcome));
}

Result<PackagePlan> planImport(Season &season, ReviewerId me, const QString &path,
                               const QString &passphrase, const ReadsBlind &readsBlind)
{
    return readPackage(path, passphrase).and_then([&](const Package &package) {
        QList<TravelChange> changes;
        auto plan = prepare(season, me, package, readsBlind, changes);
        if (!plan)
            return plan;
        const auto outcomes = season.exchange().preview(changes, me);
        if (!outcomes)
            return Result<PackagePlan>(std::unexpected(outcomes.error()));
        plan->changes += *outcomes;
        return plan;
    });
}

Result<PackagePlan> importPackage(Season &season, ReviewerId me, const QString &path,
                                  const QString &passphrase, const ReadsBlind &readsBlind)
{
    const auto package = readPackage(path, passphrase);
    if (!package)
        return std::unexpected(package.error());
    // Opened before the file is locked: a window that writes does not wait for the passphrase.
    PackageReader contents(path);
    if (const auto opened =
            package->contents.isEmpty() ? Result<void>() : contents.open(passphrase);
        !opened)
        return std::unexpected(opened.error());
    Transaction transaction(season.database());
    QList<TravelChange> changes;
    auto plan = prepare(season, me, *package, readsBlind, changes);
    if (!plan || !plan->isVerified)
        return plan;
    const auto outcomes = season.exchange().apply(changes, me, package->head.id);
    if (!outcomes)
        return std::unexpected(outcomes.error());
    plan->changes += *outcomes;
    const auto done =
        noteStep(season, me, *plan)
            .and_then([&] {
                return plan->isFromCoordinator ? keepKeys(season.exchange(), package->head)
                                               : Result<void>();
            })
            .and_then([&] { return rememberMeeting(season.exchange(), package->head); })
            .and_then([&] {
                return package->contents.isEmpty() ? Result<void>()
                                                   : takeContents(season.exchange(), contents);
            });
    if (!done)
        return std::unexpected(done.error());
    return transaction.commit(*plan);
}

namespace {

/// All that a file is made of, in one transaction.
Result<void> fill(Season &made, const Package &package, PackageReader &contents)
{
    Transaction transaction(made.database());
    return made.exchange()
        .join(package.head.season)
        .and_then([&] { return made.exchange().apply(package.changes, {}); })
        .and_then(
            [&](const QList<ArrivedChange> &) { return keepKeys(made.exchange(), package.head); })
        .and_then([&] { return rememberMeeting(made.exchange(), package.head); })
        .and_then([&] {
            return made.exchange().setPeer(u"me"_s,
                                           {0, {}, {{u"person"_s, package.head.recipient}}});
        })
        .and_then([&] { return takeContents(made.exchange(), contents); })
        .and_then([&] { return transaction.commit(); });
}

} // namespace

Result<QString> seasonFromPackage(const QString &package, const QString &passphrase,
                                  const QString &path)
{
    const auto read = readPackage(package, passphrase);
    if (!read)
        return std::unexpected(read.error());
    if (!read->head.isWhole)
        return failure(PackageProblem::NotWhole);
    PackageReader contents(package);
    return contents.open(passphrase)
        .and_then([&] {
            return createWholeSeason(path, read->head.title,
                                     [&](Season &made) { return fill(made, *read, contents); });
        })
        .transform([&] { return read->head.recipient; });
}

} // namespace Bole
