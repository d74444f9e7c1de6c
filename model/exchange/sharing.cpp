// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/sharing.h"

#include "model/review/reviewer.h"
#include "model/season/exchangestore.h"
#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "model/season/travelkinds.h"

#include <QJsonArray>
#include <QSet>
#include <QUuid>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

/// What the files of this person are known to have. The lowest of them: what none of them lacks.
qint64 hasAlready(ExchangeStore &file, const QString &person)
{
    qint64 least = -1;
    const auto peers = file.peers().value_or(QHash<QString, ExchangeStore::Peer>());
    for (auto it = peers.begin(); it != peers.end(); ++it) {
        if (it.key().startsWith("replica:"_L1) &&
            it->detail.value("person"_L1).toString() == person)
            least = least < 0 ? it->sent : qMin(least, it->sent);
    }
    return qMax(least, qint64(0));
}

/// By replica: up to where this file has what they sent.
QJsonObject receivedFrom(ExchangeStore &file)
{
    QJsonObject received;
    const auto peers = file.peers().value_or(QHash<QString, ExchangeStore::Peer>());
    for (auto it = peers.begin(); it != peers.end(); ++it) {
        if (it.key().startsWith("replica:"_L1) && !it->received.isEmpty())
            received.insert(it.key().section(u':', 1), it->received.toLongLong());
    }
    return received;
}

/// The public halves of everybody's keys; of those who coordinate, the secret halves as well, so
/// that each of them can write a package for anybody.
Result<void> addKeys(ExchangeStore &file, const Audience &audience, bool iLead, PackageHead &head)
{
    // The sender's own, too: by it the next package is known to be theirs.
    for (const QString &person :
         iLead ? QStringList{audience.person, head.sender} : QStringList()) {
        if (const auto made = requiredSigningKey(file, person); !made)
            return std::unexpected(made.error());
    }
    const auto peers = file.peers();
    if (!peers)
        return std::unexpected(peers.error());
    for (auto it = peers->begin(); it != peers->end(); ++it) {
        if (!it.key().startsWith("key:"_L1))
            continue;
        const QString person = it.key().section(u':', 1);
        head.keys.insert(person, it->detail.value("public"_L1));
        if (iLead && (person == audience.person || audience.isCoordinator))
            head.secrets.insert(person, it->detail.value("secret"_L1));
    }
    return {};
}

struct Contents
{
    QList<TravelChange> changes;
    QStringList documents; ///< SHA-256
};

/// What the files of this person have said that they lack.
QSet<QString> lackedBy(ExchangeStore &file, const QString &person)
{
    QSet<QString> lacked;
    const auto peers = file.peers().value_or(QHash<QString, ExchangeStore::Peer>());
    for (const ExchangeStore::Peer &peer : peers) {
        if (peer.detail.value("person"_L1).toString() != person)
            continue;
        for (const QJsonValue &sha : peer.detail.value("missing"_L1).toArray())
            lacked.insert(sha.toString());
    }
    return lacked;
}

/// Somebody who may see more than before has to be told also of what is old: they get all changes.
/// Documents go once, or when they are missed.
Contents contentsFor(const QList<PositionedChange> &all, const Audience &audience,
                     const QString &onlyBy, qint64 from, const QSet<QString> &lacked)
{
    Contents contents;
    QSet<QString> known;
    for (const PositionedChange &one : all) {
        if (!onlyBy.isEmpty() && one.change.stamp.reviewer != onlyBy)
            continue;
        if (audience.isCoordinator && one.position <= from)
            continue;
        if (!isVersion(one.change)) // its reader would take the whole package for damaged
            continue;
        const auto seen = audience.seen(one.change);
        if (!seen)
            continue;
        contents.changes.append(*seen);
        if (seen->kind != TravelName::document || !seen->value ||
            !seen->value->value("removed_at"_L1).toString().isEmpty())
            continue;
        const QString sha = seen->value->value("sha256"_L1).toString();
        const bool isWanted = one.position > from || lacked.contains(sha);
        if (isWanted && !known.contains(sha))
            contents.documents.append(sha);
        known.insert(sha);
    }
    return contents;
}

Result<void> write(ExchangeStore &file, const Audience &audience, const Contents &contents,
                   const PackageHead &head, const QString &path, const ShareOptions &options)
{
    PackageWriter writer(path, options.passphrase, options.work);
    const auto key = requiredSigningKey(file, head.sender);
    if (!key)
        return std::unexpected(key.error());
    auto done = writer.begin(head).and_then([&] { return writer.add(contents.changes); });
    for (const QString &sha : contents.documents) {
        done = done.and_then([&] {
            return audience.content(sha).and_then(
                [&](const QByteArray &bytes) { return writer.addContent(sha, bytes); });
        });
    }
    return done.and_then([&] { return writer.finish(*key); });
}

/// Without what is not here: a document may be waiting to be fetched itself.
void dropMissing(const Audience &audience, QStringList &documents)
{
    documents.removeIf([&](const QString &sha) { return !audience.content(sha); });
}

} // namespace

Result<Shared> sharePackage(Season &season, ReviewerId me, const Audience &audience,
                            const QString &path, const ShareOptions &options)
{
    const auto replica = season.exchange().replica();
    const auto mine = season.exchange().uuidOf(me);
    const auto position = season.exchange().capture(me, ExchangeStore::Look::Everything);
    if (!replica || !mine || !position)
        return std::unexpected(!replica ? replica.error()
                               : !mine  ? mine.error()
                                        : position.error());
    const bool iLead = leadsCommittee(season.reviewers().list().value_or(QList<Reviewer>()), me);
    const qint64 from = options.isWhole ? 0 : hasAlready(season.exchange(), audience.person);
    const auto all = season.exchange().changesAfter(audience.isCoordinator ? from : 0);
    const auto missing = season.exchange().missingContents();
    if (!all || !missing)
        return std::unexpected(all ? missing.error() : all.error());
    Contents contents = contentsFor(*all, audience, iLead ? QString() : *mine, from,
                                    lackedBy(season.exchange(), audience.person));
    if (!options.withDocuments)
        contents.documents.clear();
    dropMissing(audience, contents.documents);
    PackageHead head{.id = QUuid::createUuid().toString(QUuid::WithoutBraces),
                     .season = replica->season,
                     .title = season.settings().title().value_or(QString()),
                     .replica = replica->replica,
                     .sender = *mine,
                     .senderName = season.reviewers().reviewer(me).value_or(Reviewer()).name,
                     .recipient = audience.person,
                     .recipientName = audience.name,
                     .madeAt = QDateTime::currentDateTimeUtc(),
                     .isBlind = audience.isBlind,
                     .isWhole = iLead && from == 0,
                     .position = *position,
                     .after = audience.isCoordinator ? from : 0,
                     .received = receivedFrom(season.exchange()),
                     .missing = *missing,
                     .keys = {},
                     .secrets = {},
                     .changes = int(contents.changes.size()),
                     .documents = int(contents.documents.size())};
    return addKeys(season.exchange(), audience, iLead, head)
        .and_then([&] { return write(season.exchange(), audience, contents, head, path, options); })
        .transform([&] { return Shared{path, head.changes, head.documents, head.isWhole}; });
}

} // namespace Bole
