// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/requirement.h"

#include <QJsonArray>
#include <QJsonObject>

namespace Bole {

using namespace Qt::StringLiterals;

QJsonValue toJson(const Requirements &requirements)
{
    QJsonArray json;
    for (const Requirement &each : requirements)
        json.append(QJsonObject{{u"kind"_s, nameOf(each.role)}, {u"count"_s, each.count}});
    return json;
}

Requirements requirementsFromJson(const QJsonValue &json)
{
    Requirements requirements;
    for (const QJsonValue &each : json.toArray()) {
        const auto role = fromName<DocumentRole>(each["kind"_L1].toString());
        const int count = each["count"_L1].toInt();
        if (role && count > 0)
            requirements.append({*role, count});
    }
    return requirements;
}

Requirements missingFrom(const Requirements &requirements, const DocumentCounts &documents)
{
    Requirements missing;
    for (const Requirement &each : requirements) {
        const int left = each.count - documents.value(nameOf(each.role));
        if (left > 0)
            missing.append({each.role, left});
    }
    return missing;
}

} // namespace Bole
