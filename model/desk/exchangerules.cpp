// SPDX-License-Identifier: GPL-3.0-or-later
// Of audience.h: who reads blind, and what all who read so have at a hub.
#include "model/desk/audience.h"
#include "model/desk/fairness.h"
#include "model/review/blindness.h"
#include "model/review/reviewer.h"
#include "model/review/visibility.h"
#include "model/season/reviewerstore.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

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
