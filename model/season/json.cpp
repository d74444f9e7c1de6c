// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/json.h"

#include "model/record/recordjson.h"

#include <QJsonDocument>

namespace Bole {

using namespace Qt::StringLiterals;

QString columnText(const QJsonObject &json)
{
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

QString columnText(const QJsonArray &json)
{
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

QJsonObject objectFromColumn(const QString &text)
{
    return QJsonDocument::fromJson(text.toUtf8()).object();
}

QJsonArray arrayFromColumn(const QString &text)
{
    return QJsonDocument::fromJson(text.toUtf8()).array();
}

QJsonArray placesToJson(const QList<Place> &places)
{
    QJsonArray json;
    for (const Place &place : places)
        json.append(toJson(place));
    return json;
}

QList<Place> placesFromJson(const QJsonArray &json)
{
    QList<Place> places;
    for (const QJsonValue &value : json)
        places.append(placeFromJson(value.toObject()));
    return places;
}

QJsonArray citationsToJson(const QList<Citation> &citations)
{
    QJsonArray json;
    for (const Citation &citation : citations)
        json.append(QJsonObject{{u"document"_s, citation.document.value},
                                {u"places"_s, placesToJson(citation.places)},
                                {u"quote"_s, citation.quote}});
    return json;
}

QList<Citation> citationsFromJson(const QJsonArray &json)
{
    QList<Citation> citations;
    for (const QJsonValue &value : json) {
        const QJsonObject object = value.toObject();
        citations.append({DocumentId{object.value("document"_L1).toInteger()},
                          placesFromJson(object.value("places"_L1).toArray()),
                          object.value("quote"_L1).toString()});
    }
    return citations;
}

} // namespace Bole
