// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/documentpart.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace Bole {

using namespace Qt::StringLiterals;

QString partsText(const QList<DocumentPart> &parts)
{
    if (parts.isEmpty())
        return u""_s;
    QJsonArray json;
    for (const DocumentPart &part : parts)
        json.append(QJsonObject{
            {u"role"_s, nameOf(part.role)}, {u"first"_s, part.first}, {u"last"_s, part.last}});
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

QList<DocumentPart> partsFromText(const QString &text)
{
    if (text.isEmpty())
        return {};
    const QJsonArray json = QJsonDocument::fromJson(text.toUtf8()).array();
    QList<DocumentPart> parts;
    int next = 1;
    for (const QJsonValue &each : json) {
        const DocumentPart part{
            fromName<DocumentRole>(each["role"_L1].toString()).value_or(DocumentRole::Other),
            each["first"_L1].toInt(), each["last"_L1].toInt()};
        if (part.first != next || part.last < part.first)
            return {};
        next = part.last + 1;
        parts.append(part);
    }
    return parts.size() > 1 ? parts : QList<DocumentPart>();
}

bool coverAll(const QList<DocumentPart> &parts, int pages)
{
    int next = 1;
    for (const DocumentPart &part : parts) {
        if (part.first != next || part.last < part.first)
            return false;
        next = part.last + 1;
    }
    return next == pages + 1;
}

} // namespace Bole
