// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/stage.h"

#include "model/review/bilingualtext.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

QList<Stage> usualStages()
{
    const auto stage = [](const QString &id, Decision decision) {
        return Stage{id, bilingualPhrase(QString(u"stage."_s + id)), decision};
    };
    return {stage(u"longlist"_s, Decision::Undecided), stage(u"interview"_s, Decision::Interview),
            stage(u"offer"_s, Decision::Admit)};
}

QJsonValue toJson(const QList<Stage> &stages)
{
    QJsonArray array;
    for (const Stage &stage : stages) {
        QJsonObject json = toJson(stage.name);
        json.insert("id"_L1, stage.id);
        json.insert("decision"_L1, nameOf(stage.decision));
        array.append(json);
    }
    return array;
}

QList<Stage> stagesFromJson(const QJsonValue &json)
{
    QList<Stage> stages;
    const QJsonArray array = json.toArray();
    for (const QJsonValue &value : array) {
        const QJsonObject stage = value.toObject();
        stages.append({stage.value("id"_L1).toString(), bilingualFromJson(value),
                       fromName<Decision>(stage.value("decision"_L1).toString())
                           .value_or(Decision::Undecided)});
    }
    return areUsable(stages) ? stages : usualStages();
}

bool areUsable(const QList<Stage> &stages)
{
    QSet<QString> ids;
    QSet<QString> names;
    for (const Stage &stage : stages) {
        if (stage.id.isEmpty() || stage.name.isEmpty())
            return false;
        ids.insert(stage.id);
        names.insert(stage.name.en + u'\n' + stage.name.zh);
    }
    return !stages.isEmpty() && ids.size() == stages.size() && names.size() == stages.size();
}

QString freeStageId(const QList<Stage> &stages, const Bilingual &name)
{
    QString base;
    for (const QChar c : name.en.toLower()) {
        if (c.isLetterOrNumber() && c.unicode() < 128)
            base += c;
    }
    if (base.isEmpty())
        base = u"stage"_s;
    QString id = base;
    for (int number = 2; std::ranges::contains(stages, id, &Stage::id); ++number)
        id = base + QString::number(number);
    return id;
}

QString stageName(const QList<Stage> &stages, const QString &id, QStringView language)
{
    const auto found = std::ranges::find(stages, id, &Stage::id);
    return found == stages.end() ? id : found->name.in(language);
}

qsizetype stageIndex(const QList<Stage> &stages, const QString &id)
{
    const auto found = std::ranges::find(stages, id, &Stage::id);
    return found == stages.end() ? -1 : found - stages.begin();
}

} // namespace Bole
