// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/seal.h"

#include "model/season/applicantstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"
#include "model/season/transaction.h"
#include "model/shortlist/scorebook.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

QString checksum(const QJsonObject &json)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(canonicalJson(json), QCryptographicHash::Sha256).toHex());
}

/// What the list itself holds, in the form in which the seal keeps it.
QJsonObject orderOf(const Shortlist &list)
{
    QJsonArray entries;
    for (const ShortlistEntry &entry : list.entries) {
        entries.append(QJsonObject{{u"applicant"_s, entry.applicant.value},
                                   {u"tied"_s, entry.tied},
                                   {u"gap"_s, entry.gap},
                                   {u"moved"_s, entry.moved},
                                   {u"reason"_s, entry.reason}});
    }
    return {{u"id"_s, list.id.value},
            {u"name"_s, list.name},
            {u"rule"_s, list.rule},
            {u"quota"_s, list.quota ? QJsonValue(*list.quota) : QJsonValue()},
            {u"waiting"_s, list.waiting ? QJsonValue(*list.waiting) : QJsonValue()},
            {u"entries"_s, entries}};
}

QJsonObject scoreJson(const Review &review, const ScoreBook &book)
{
    QJsonObject levels;
    for (auto it = review.content.scores.begin(); it != review.content.scores.end(); ++it) {
        if (it->level)
            levels.insert(it.key(), *it->level);
    }
    const Rubric *rubric = book.rubric(review.rubric);
    const auto total = book.total(review);
    return {{u"reviewer"_s, review.reviewer.value},
            {u"rubric"_s, rubric ? rubric->id : QString()},
            {u"version"_s, rubric ? rubric->version : 0},
            {u"levels"_s, levels},
            {u"total"_s, total ? QJsonValue(*total) : QJsonValue()}};
}

} // namespace

QByteArray canonicalJson(const QJsonObject &json)
{
    // QJsonObject keeps its keys sorted, and Compact writes nothing between.
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

Result<QJsonObject> sealFor(Season &season, const Shortlist &list, const Viewer &viewer,
                            const QDateTime &at)
{
    const auto book = ScoreBook::of(season, viewer);
    if (!book)
        return std::unexpected(book.error());
    QList<ApplicantId> ids;
    for (const ShortlistEntry &entry : list.entries)
        ids.append(entry.applicant);
    const auto reviews = reviewsOf(season, ids);
    if (!reviews)
        return std::unexpected(reviews.error());
    QJsonArray scores;
    for (const ApplicantId id : std::as_const(ids)) {
        const auto uuid = season.applicants().uuid(id);
        if (!uuid)
            return std::unexpected(uuid.error());
        const ApplicantScores found = book->scores(reviews->value(id));
        QJsonArray single;
        for (const Review &review : found.reviews)
            single.append(scoreJson(review, *book));
        scores.append(
            QJsonObject{{u"applicant"_s, id.value},
                        {u"uuid"_s, *uuid},
                        {u"total"_s, found.total ? QJsonValue(*found.total) : QJsonValue()},
                        {u"reviews"_s, single}});
    }
    QJsonObject seal{{u"format"_s, u"bole-seal/1"_s},
                     {u"list"_s, orderOf(list)},
                     {u"scores"_s, scores},
                     {u"rubric"_s, QJsonObject{{u"id"_s, book->rubric().id},
                                               {u"version"_s, book->rubric().version}}},
                     {u"by"_s, viewer.reviewer.value},
                     {u"byName"_s, book->reviewer(viewer.reviewer).name},
                     {u"at"_s, at.toUTC().toString(Qt::ISODate)}};
    seal.insert(u"sha256"_s, checksum(seal));
    return seal;
}

Result<void> sealShortlist(Season &season, ShortlistId id, const Viewer &viewer)
{
    Transaction transaction(season.database());
    const auto list = season.shortlists().shortlist(id);
    if (!list)
        return std::unexpected(list.error());
    const auto seal = sealFor(season, *list, viewer, QDateTime::currentDateTimeUtc());
    if (!seal)
        return std::unexpected(seal.error());
    return season.shortlists().seal(id, *seal, viewer.reviewer).and_then([&] {
        return transaction.commit();
    });
}

Result<void> checkSeal(Season &season, const Shortlist &list)
{
    const auto events = season.settings().events();
    if (!events)
        return std::unexpected(events.error());
    QJsonObject seal = list.seal;
    const QString kept = seal.take("sha256"_L1).toString();
    for (const Event &event : *events) {
        const bool ours = event.code == "shortlist.sealed"_L1 &&
                          event.detail.value("shortlist"_L1).toInteger() == list.id.value;
        if (ours && event.detail.value("sha256"_L1).toString(kept) != kept)
            return failure(ErrorCode::SealBroken, u"the log has another seal"_s);
    }
    if (!list.isSealed())
        return {};
    if (kept != checksum(seal))
        return failure(ErrorCode::SealBroken, u"the checksum differs"_s);
    if (seal.value("list"_L1).toObject() != orderOf(list))
        return failure(ErrorCode::SealBroken, u"the list differs"_s);
    return {};
}

QHash<ApplicantId, QJsonObject> sealedScores(const Shortlist &list)
{
    QHash<ApplicantId, QJsonObject> scores;
    for (const QJsonValue &value : list.seal.value("scores"_L1).toArray())
        scores.insert(ApplicantId{value["applicant"_L1].toInteger()}, value.toObject());
    return scores;
}

QList<Review> sealedReviews(const QJsonObject &scores, const QList<Review> &now,
                            const ScoreBook &book)
{
    QList<Review> reviews;
    for (const QJsonValue &value : scores.value("reviews"_L1).toArray()) {
        const ReviewerId reviewer{value["reviewer"_L1].toInteger()};
        const auto found = std::ranges::find(now, reviewer, &Review::reviewer);
        Review review = found == now.end() ? Review() : *found;
        review.applicant = ApplicantId{scores.value("applicant"_L1).toInteger()};
        review.reviewer = reviewer;
        review.rubric = book.rubricId(value["rubric"_L1].toString(), value["version"_L1].toInt());
        review.content.state = ReviewState::Submitted;
        for (CriterionScore &score : review.content.scores)
            score.level.reset();
        const QJsonObject levels = value["levels"_L1].toObject();
        for (auto it = levels.begin(); it != levels.end(); ++it)
            review.content.scores[it.key()].level = it->toInt();
        reviews.append(review);
    }
    return reviews;
}

} // namespace Bole
