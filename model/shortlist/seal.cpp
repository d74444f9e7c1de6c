// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/shortlist/seal.h"

#include "model/review/scorebook.h"
#include "model/shortlist/listnumbers.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

#include <cmath>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString firstFormat = u"bole-seal/1"_s;
const QString secondFormat = u"bole-seal/2"_s;
const QString currentFormat = u"bole-seal/3"_s;
const QString decisionsKey = u"decisions"_s;
const QString formulaKey = u"formula"_s;
const QString outsideKey = u"outside"_s;
const QString groupKey = u"group"_s;
const QString placelessKey = u"takesNoPlace"_s;

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
    QJsonObject order{{u"id"_s, list.id.value},
                      {u"name"_s, list.name},
                      {u"rule"_s, list.rule},
                      {u"quota"_s, list.quota ? QJsonValue(*list.quota) : QJsonValue()},
                      {u"waiting"_s, list.waiting ? QJsonValue(*list.waiting) : QJsonValue()},
                      {u"entries"_s, entries}};
    if (!list.quotas.isEmpty()) { // older seals know of none
        QJsonObject places{{u"by"_s, list.quotas.by}};
        for (auto it = list.quotas.places.begin(); it != list.quotas.places.end(); ++it)
            places.insert(u"group:"_s + it.key(), it.value());
        order.insert(u"quotas"_s, places);
    }
    return order;
}

/// A recommendation in a review that was not submitted is sealed for the one who wrote it; such a
/// review gave no scores.
QJsonObject scoreJson(const Review &review, const ScoreBook &book)
{
    QJsonObject levels;
    const bool counts = review.content.state == ReviewState::Submitted;
    for (auto it = review.content.scores.begin(); it != review.content.scores.end(); ++it) {
        if (it->level && counts)
            levels.insert(it.key(), *it->level == std::floor(*it->level)
                                        ? QJsonValue(qint64(*it->level)) // as ever: 4, not 4.0
                                        : QJsonValue(*it->level));
    }
    const Rubric *rubric = book.rubric(review.rubric);
    const auto total = counts ? book.total(review) : std::nullopt;
    return {{u"reviewer"_s, review.reviewer.value},
            {u"state"_s, nameOf(review.content.state)},
            {u"recommendation"_s, nameOf(review.content.decision)},
            {u"recommendationReason"_s, review.content.reason},
            {u"rubric"_s, rubric ? rubric->id : QString()},
            {u"version"_s, rubric ? rubric->version : 0},
            {u"levels"_s, levels},
            {u"total"_s, total ? QJsonValue(*total) : QJsonValue()}};
}

QJsonObject decisionJson(const CommitteeDecision &decision, const ScoreBook &book)
{
    return {{u"decision"_s, nameOf(decision.decision)},
            {u"reason"_s, decision.reason},
            {u"list"_s, decision.list.value},
            {u"by"_s, decision.by.value},
            {u"byName"_s, book.reviewer(decision.by).name},
            {u"at"_s,
             decision.at.isValid() ? decision.at.toUTC().toString(Qt::ISODateWithMs) : QString()}};
}

CommitteeDecision decisionFromJson(const QJsonObject &json)
{
    return {
        .decision =
            fromName<Decision>(json.value("decision"_L1).toString()).value_or(Decision::Undecided),
        .reason = json.value("reason"_L1).toString(),
        .list = ShortlistId{json.value("list"_L1).toInteger()},
        .by = ReviewerId{json.value("by"_L1).toInteger()},
        .at = QDateTime::fromString(json.value("at"_L1).toString(), Qt::ISODateWithMs)};
}

QJsonObject formulaJson(const FormulaResult &formula)
{
    return {{u"unchecked"_s, QJsonArray::fromStringList(formula.unchecked)}, // older seals: none
            {u"arithmetic"_s, formula.arithmetic},
            {u"value"_s, formula.value ? QJsonValue(*formula.value) : QJsonValue()},
            {u"steps"_s, QJsonArray::fromStringList(formula.steps)},
            {u"missing"_s, QJsonArray::fromStringList(formula.missing)},
            {u"failed"_s, QJsonArray::fromStringList(formula.failed)},
            {u"untested"_s, QJsonArray::fromStringList(formula.untested)}, // older seals: none
            {u"untrimmed"_s, QJsonArray::fromStringList(formula.untrimmed)},
            {u"dividesByZero"_s, formula.dividesByZero},
            {u"isUnreadable"_s, formula.isUnreadable}};
}

QStringList textsOf(const QJsonValue &array)
{
    QStringList texts;
    for (const QJsonValue &text : array.toArray())
        texts.append(text.toString());
    return texts;
}

QJsonObject scoresJson(ApplicantId id, const QString &uuid, const QList<Review> &reviews,
                       const ScoreBook &book)
{
    const ApplicantScores found = book.scores(id, reviews);
    QJsonArray single;
    for (const Review &review : reviews) {
        if (review.content.state == ReviewState::Submitted ||
            review.content.decision != Decision::Undecided)
            single.append(scoreJson(review, book));
    }
    QJsonObject outside;
    for (const Criterion &criterion : book.rubric().criteria) {
        if (!criterion.isAsked() && found.criteria.contains(criterion.id))
            outside.insert(criterion.id, found.criteria.value(criterion.id));
    }
    return {{u"applicant"_s, id.value},
            {u"uuid"_s, uuid},
            {u"total"_s, found.total ? QJsonValue(*found.total) : QJsonValue()},
            {formulaKey, found.formula ? formulaJson(*found.formula) : QJsonValue()},
            {outsideKey, outside},
            {u"reviews"_s, single}};
}

/// A seal that came from another file of the committee keeps that file's row numbers, because its
/// checksum is taken of them. "here" says which rows of this file they are.
QJsonObject withLocalNumbers(QJsonObject seal)
{
    const QJsonObject here = seal.take("here"_L1).toObject();
    if (here.isEmpty())
        return seal;
    const auto local = [&here](QLatin1StringView kind, const QJsonValue &number) {
        return here.value(kind)[QString::number(number.toInteger())];
    };
    const auto inEach = [&](const QJsonArray &array, QLatin1StringView key,
                            QLatin1StringView kind) {
        QJsonArray changed;
        for (const QJsonValue &value : array) {
            QJsonObject object = value.toObject();
            object.insert(key, local(kind, object.value(key)));
            changed.append(object);
        }
        return changed;
    };
    QJsonObject list = seal.value("list"_L1).toObject();
    list.insert("id"_L1, here.value("list"_L1));
    list.insert("entries"_L1,
                inEach(list.value("entries"_L1).toArray(), "applicant"_L1, "applicants"_L1));
    seal.insert("list"_L1, list);
    QJsonArray scores;
    for (const QJsonValue &value :
         inEach(seal.value("scores"_L1).toArray(), "applicant"_L1, "applicants"_L1)) {
        QJsonObject object = value.toObject();
        object.insert("reviews"_L1,
                      inEach(object.value("reviews"_L1).toArray(), "reviewer"_L1, "reviewers"_L1));
        scores.append(object);
    }
    seal.insert("scores"_L1, scores);
    if (seal.contains(decisionsKey))
        seal.insert(decisionsKey, inEach(inEach(seal.value(decisionsKey).toArray(), "applicant"_L1,
                                                "applicants"_L1),
                                         "by"_L1, "reviewers"_L1));
    return seal;
}

bool isKnown(const QString &format)
{
    return format == firstFormat || format == secondFormat || format == currentFormat;
}

/// For whoever has to look into it.
QString detailOf(SealDifference::Kind kind)
{
    switch (kind) {
    case SealDifference::Kind::Log:
        return u"the log has another seal"_s;
    case SealDifference::Kind::Seal:
        return u"the checksum differs"_s;
    case SealDifference::Kind::List:
        return u"the name, rule or quota differs"_s;
    case SealDifference::Kind::Entries:
        return u"the entries differ"_s;
    case SealDifference::Kind::Order:
        return u"the order differs"_s;
    case SealDifference::Kind::Reasons:
        return u"the reasons differ"_s;
    case SealDifference::Kind::Decisions:
        break;
    }
    return u"the decisions differ"_s;
}

/// Compares what the seal says of the list with the list, entry by entry.
QList<SealDifference> listDifferences(const QJsonObject &sealed, const QJsonObject &now)
{
    using Kind = SealDifference::Kind;
    QJsonObject sealedHead = sealed;
    QJsonObject nowHead = now;
    const QJsonArray before = sealedHead.take("entries"_L1).toArray();
    const QJsonArray after = nowHead.take("entries"_L1).toArray();
    QList<SealDifference> found;
    if (sealedHead != nowHead)
        found.append({Kind::List, {}});
    QHash<ApplicantId, QJsonObject> entries;
    QHash<ApplicantId, qsizetype> places;
    for (const QJsonValue &value : before) {
        const ApplicantId id{value["applicant"_L1].toInteger()};
        places.insert(id, places.size());
        entries.insert(id, value.toObject());
    }
    SealDifference others{Kind::Entries, {}};
    SealDifference order{Kind::Order, {}};
    SealDifference reasons{Kind::Reasons, {}};
    qsizetype place = 0;
    for (const QJsonValue &value : after) {
        const ApplicantId id{value["applicant"_L1].toInteger()};
        QJsonObject then = entries.take(id);
        QJsonObject entry = value.toObject();
        if (then.isEmpty())
            others.applicants.append(id);
        else if (entry.take("reason"_L1) != then.take("reason"_L1))
            reasons.applicants.append(id);
        if (!then.isEmpty() && (entry != then || places.value(id) != place))
            order.applicants.append(id);
        ++place;
    }
    others.applicants += entries.keys();
    for (const SealDifference &difference : {others, order, reasons}) {
        if (!difference.applicants.isEmpty())
            found.append(difference);
    }
    return found;
}

} // namespace

QByteArray canonicalJson(const QJsonObject &json)
{
    // QJsonObject keeps its keys sorted, and Compact writes nothing between.
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

Result<QJsonObject> sealFor(const VisibleSeason &season, const Shortlist &list, ReviewerId by,
                            const QDateTime &at)
{
    const auto book = ScoreBook::of(season);
    if (!book)
        return std::unexpected(book.error());
    const QList<ApplicantId> ids = list.applicants();
    const auto reviews = season.reviews(ids, ReviewParts::Everything);
    if (!reviews)
        return std::unexpected(reviews.error());
    const auto decided = season.decisions(ids);
    if (!decided)
        return std::unexpected(decided.error());
    const auto placeless = withoutPlace(season, *book, list);
    if (!placeless)
        return std::unexpected(placeless.error());
    QJsonArray scores;
    QJsonArray decisions;
    for (const ApplicantId id : ids) {
        const auto uuid = season.uuid(id);
        if (!uuid)
            return std::unexpected(uuid.error());
        QJsonObject given = scoresJson(id, *uuid, reviews->value(id), *book);
        given.insert(groupKey, list.groups.value(id));
        given.insert(placelessKey, placeless->contains(id));
        scores.append(given);
        QJsonObject decision = decisionJson(decided->value(id), *book);
        decision.insert(u"applicant"_s, id.value);
        decision.insert(u"uuid"_s, *uuid);
        decisions.append(decision);
    }
    QJsonObject seal{{u"format"_s, currentFormat},
                     {u"list"_s, orderOf(list)},
                     {u"scores"_s, scores},
                     {decisionsKey, decisions},
                     {u"rubric"_s, QJsonObject{{u"id"_s, book->rubric().id},
                                               {u"version"_s, book->rubric().version}}},
                     {u"by"_s, by.value},
                     {u"byName"_s, book->reviewer(by).name},
                     {u"at"_s, at.toUTC().toString(Qt::ISODate)}};
    seal.insert(u"sha256"_s, checksum(seal));
    return seal;
}

QList<SealDifference> sealDifferences(const Shortlist &list, const QList<Event> &log,
                                      const QHash<ApplicantId, CommitteeDecision> &now)
{
    using Kind = SealDifference::Kind;
    QJsonObject seal = list.seal;
    const QJsonObject localSeal = withLocalNumbers(seal);
    seal.remove("here"_L1);
    const QString kept = seal.take("sha256"_L1).toString();
    QList<SealDifference> found;
    const bool isLogged = std::ranges::all_of(log, [&](const Event &event) {
        const bool ours = event.code == "shortlist.sealed"_L1 &&
                          event.detail.value("shortlist"_L1).toInteger() == list.id.value;
        return !ours || event.detail.value("sha256"_L1).toString(kept) == kept;
    });
    if (!isLogged)
        found.append({Kind::Log, {}});
    if (!list.isSealed())
        return found;
    if (kept != checksum(seal) || !isKnown(seal.value("format"_L1).toString()))
        found.append({Kind::Seal, {}});
    found += listDifferences(localSeal.value("list"_L1).toObject(), orderOf(list));
    const auto sealed = sealedDecisions(list);
    if (!sealed)
        return found;
    SealDifference decisions{Kind::Decisions, {}};
    for (const ApplicantId id : list.applicants()) {
        if (now.value(id).decision != sealed->value(id).decision ||
            now.value(id).reason != sealed->value(id).reason)
            decisions.applicants.append(id);
    }
    if (!decisions.applicants.isEmpty())
        found.append(decisions);
    return found;
}

Result<void> checkSeal(const QList<SealDifference> &differences)
{
    QStringList broken;
    for (const SealDifference &difference : differences) {
        if (difference.kind != SealDifference::Kind::Decisions)
            broken.append(detailOf(difference.kind));
    }
    return broken.isEmpty() ? Result<void>() : failure(ErrorCode::SealBroken, broken.join(u", "_s));
}

std::optional<QHash<ApplicantId, CommitteeDecision>> sealedDecisions(const Shortlist &list)
{
    if (!list.seal.contains(decisionsKey))
        return std::nullopt;
    QHash<ApplicantId, CommitteeDecision> decisions;
    for (const QJsonValue &value : withLocalNumbers(list.seal).value(decisionsKey).toArray())
        decisions.insert(ApplicantId{value["applicant"_L1].toInteger()},
                         decisionFromJson(value.toObject()));
    return decisions;
}

QHash<ApplicantId, QJsonObject> sealedScores(const Shortlist &list)
{
    QHash<ApplicantId, QJsonObject> scores;
    for (const QJsonValue &value : withLocalNumbers(list.seal).value("scores"_L1).toArray())
        scores.insert(ApplicantId{value["applicant"_L1].toInteger()}, value.toObject());
    return scores;
}

std::optional<FormulaResult> sealedFormula(const QJsonObject &scores)
{
    const QJsonValue json = scores.value(formulaKey);
    if (!json.isObject())
        return std::nullopt;
    FormulaResult formula;
    if (json["value"_L1].isDouble())
        formula.value = json["value"_L1].toDouble();
    formula.arithmetic = json["arithmetic"_L1].toString();
    formula.steps = textsOf(json["steps"_L1]);
    formula.missing = textsOf(json["missing"_L1]);
    formula.failed = textsOf(json["failed"_L1]);
    formula.untested = textsOf(json["untested"_L1]);
    formula.untrimmed = textsOf(json["untrimmed"_L1]);
    formula.unchecked = textsOf(json["unchecked"_L1]);
    formula.dividesByZero = json["dividesByZero"_L1].toBool();
    formula.isUnreadable = json["isUnreadable"_L1].toBool();
    return formula;
}

std::optional<QMap<QString, double>> sealedOutside(const QJsonObject &scores)
{
    if (!scores.contains(outsideKey))
        return std::nullopt;
    QMap<QString, double> numbers;
    const QJsonObject outside = scores.value(outsideKey).toObject();
    for (auto it = outside.begin(); it != outside.end(); ++it)
        numbers.insert(it.key(), it->toDouble());
    return numbers;
}

std::optional<QSet<ApplicantId>> sealedWithoutPlace(const Shortlist &list)
{
    std::optional<QSet<ApplicantId>> found;
    for (const auto &[applicant, scores] : sealedScores(list).asKeyValueRange()) {
        if (!scores.contains(placelessKey))
            return std::nullopt;
        if (!found)
            found.emplace();
        if (scores.value(placelessKey).toBool())
            found->insert(applicant);
    }
    return found;
}

std::optional<QHash<ApplicantId, QString>> sealedGroups(const Shortlist &list)
{
    std::optional<QHash<ApplicantId, QString>> found;
    for (const auto &[applicant, scores] : sealedScores(list).asKeyValueRange()) {
        if (!scores.contains(groupKey))
            return std::nullopt;
        if (!found)
            found.emplace();
        found->insert(applicant, scores.value(groupKey).toString());
    }
    return found;
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
        // Seals of the first version hold submitted reviews only, without recommendations.
        review.content.state =
            fromName<ReviewState>(value["state"_L1].toString()).value_or(ReviewState::Submitted);
        if (const auto recommended = fromName<Decision>(value["recommendation"_L1].toString())) {
            review.content.decision = *recommended;
            review.content.reason = value["recommendationReason"_L1].toString();
        }
        for (CriterionScore &score : review.content.scores)
            score.level.reset();
        const QJsonObject levels = value["levels"_L1].toObject();
        for (auto it = levels.begin(); it != levels.end(); ++it)
            review.content.scores[it.key()].level = it->toDouble();
        reviews.append(review);
    }
    return reviews;
}

} // namespace Bole
