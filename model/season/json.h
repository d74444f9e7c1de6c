// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"
#include "model/review/review.h"

#include <QJsonArray>
#include <QJsonObject>

namespace Bole {

// JSON as the season's text columns hold it.

QString columnText(const QJsonObject &json);
QString columnText(const QJsonArray &json);
QJsonObject objectFromColumn(const QString &text);
QJsonArray arrayFromColumn(const QString &text);

QJsonArray placesToJson(const QList<Place> &places);
QList<Place> placesFromJson(const QJsonArray &json);
QJsonArray citationsToJson(const QList<Citation> &citations);
QList<Citation> citationsFromJson(const QJsonArray &json);

} // namespace Bole
