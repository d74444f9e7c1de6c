// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/document.h"

#include <QJsonValue>
#include <QMap>

namespace Bole {

/// What everybody must hand in: so many documents of a kind. Kept in the season's settings.
struct Requirement
{
    DocumentRole role = DocumentRole::Cv;
    int count = 1;

    bool operator==(const Requirement &) const = default;
};
using Requirements = QList<Requirement>;

inline const QString requirementsKey = QStringLiteral("requirements");
QJsonValue toJson(const Requirements &requirements);
Requirements requirementsFromJson(const QJsonValue &json);

/// How many documents somebody has of each kind, by the kind's stored name.
using DocumentCounts = QMap<QString, int>;
/// How many of what are not there yet; empty: everything has been handed in.
Requirements missingFrom(const Requirements &requirements, const DocumentCounts &documents);

} // namespace Bole
