// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"
#include "model/result.h"

#include <QJsonObject>

namespace Bole {

/// The record's JSON form ("bole-record/1"). Absent values are left out; the two functions are each
/// other's inverse.
QJsonObject toJson(const Record &record);
Result<Record> recordFromJson(const QJsonObject &json);

QJsonObject toJson(const Place &place);
Place placeFromJson(const QJsonObject &json);

Check checkFromJson(const QJsonObject &json);

} // namespace Bole
