// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/stage.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

namespace Bole {

using namespace Qt::StringLiterals;

QList<Stage> usualStages()
{
    return {{u"longlist"_s, {u"Long list"_s, u"初选"_s}, Decision::Undecided},
            {u"interview"_s, {u"Interview"_s, u"面试"_s}, Decision::Interview},
            {u"offer"_s, {u"Offer"_s, u"拟录取"_s}, Decision::Admit}};
}

QJsonValue toJson(const QList<Stage> &stages)
{
    QJsonArray array;
    for (const Stage &stage : stages)
        array.append(QJsonObject{{u"id"_s, stage.id},
                                 {u"en"_s, stage.name.en},
                                 {u"zh"_s, stage.name.zh},
                                 {u"decision"_s, nameOf(stage.decision)}});
    return array;
}

QList<Stage> stagesFromJson(const QJsonValue &json)
{
    QList<Stage> stages;
    const QJsonArray array = json.toArray();
    for (const QJsonValue &value : array) {
        const QJsonObject stage = value.toObject();
        stages.append({stage.value("id"_L1).toString(),
                       {stage.value("en"_L1).toString(), stage.value("zh"_L1).toString()},
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
