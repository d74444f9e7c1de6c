// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/result.h"

#include <QByteArray>
#include <QJsonObject>

namespace Bole {

/// JSON and text as the large columns hold them: the length, then a zlib stream. A record's own
/// words (resources/schema/packing.txt) are known beforehand, so that thousands of small records
/// need not each hold them.
QByteArray packed(const QByteArray &bytes);
/// The same in a fifth of the time and less tightly: for what comes by the thousands.
QByteArray quicklyPacked(QByteArrayView bytes);
Result<QByteArray> unpacked(const QByteArray &bytes);

QByteArray packedJson(const QJsonObject &json);
/// `ifLarge` is done to what is more than anybody writes.
Result<QJsonObject> unpackedJson(const QByteArray &bytes,
                                 QJsonObject (*ifLarge)(const QJsonObject &) = nullptr);

} // namespace Bole
