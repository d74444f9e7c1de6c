// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/review.h"

#include <QDateTime>
#include <QJsonValue>

namespace Bole {

/// One step on the way of an applicant through the season: long list, interview, offer …
struct Stage
{
    QString id; ///< never changes, whatever it is called
    Bilingual name;
    /// What the committee has decided of whoever comes here; undecided: nothing.
    Decision decision = Decision::Undecided;

    bool operator==(const Stage &) const = default;
};

/// Where an applicant stands, and where the committee means to move them. A move is only planned
/// until it is applied.
struct StagePlace
{
    QString stage;     ///< empty: before the first stage
    QString planned;   ///< empty: no move is planned
    QString insteadOf; ///< the uuid of who declined and gave up the place; empty: of nobody
    QString reason;    ///< for the move
    ReviewerId by;
    QDateTime at;

    bool hasMove() const { return !planned.isEmpty(); }
    bool operator==(const StagePlace &) const = default;
};

/// What a season has before anybody changes it: long list, interview, offer.
QList<Stage> usualStages();

QJsonValue toJson(const QList<Stage> &stages);
/// The usual ones where nothing was stored.
QList<Stage> stagesFromJson(const QJsonValue &json);

/// What is wrong with a list of stages: empty, without a name, or two of one name.
bool areUsable(const QList<Stage> &stages);
/// An id for a new stage, made from its name and different from all others.
QString freeStageId(const QList<Stage> &stages, const Bilingual &name);

/// The stage's name in a language; of one that is not known any more, its id.
QString stageName(const QList<Stage> &stages, const QString &id, QStringView language);
/// How far along it is: -1 before the first stage.
qsizetype stageIndex(const QList<Stage> &stages, const QString &id);

} // namespace Bole
