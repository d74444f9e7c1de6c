// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/settingstore.h"

#include "model/season/query.h"
#include "model/season/transaction.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

const QString titleKey = u"title"_s;

// A JSON document is an object or a list, so a bare value is kept in a list of one.
QString textFrom(const QJsonValue &value)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
}

QJsonValue valueFrom(const QString &text)
{
    const QJsonValue value = QJsonDocument::fromJson(text.toUtf8()).array().at(0);
    return value.isUndefined() ? QJsonValue(QJsonValue::Null) : value;
}

} // namespace

Result<QJsonValue> SettingStore::value(const QString &key) const
{
    Query query(m_database, u"SELECT value FROM setting WHERE key = ?"_s, {key});
    const QJsonValue value =
        query.next() ? valueFrom(query.text(0)) : QJsonValue(QJsonValue::Undefined);
    return query.result(value);
}

QString SettingStore::text(const QString &key) const
{
    Query query(m_database, u"SELECT value FROM setting WHERE key = ?"_s, {key});
    return query.next() ? query.text(0) : QString();
}

Result<void> SettingStore::setValue(const QString &key, const QJsonValue &value)
{
    Transaction transaction(m_database);
    transaction.announce(Topic::Settings);
    return setQuietly(key, value).and_then([&] { return transaction.commit(); });
}

Result<void> SettingStore::setQuietly(const QString &key, const QJsonValue &value)
{
    Transaction transaction(m_database);
    if (value.isUndefined())
        Query(m_database, u"DELETE FROM setting WHERE key = ?"_s, {key});
    else
        Query(m_database, u"INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)"_s,
              {key, textFrom(value)});
    return transaction.commit();
}

Result<void> SettingStore::setRecorded(const QString &key, const QJsonValue &value, ReviewerId by)
{
    Transaction transaction(m_database);
    return this->value(key)
        .and_then([&](const QJsonValue &before) -> Result<void> {
            if (before == value)
                return {};
            QJsonObject detail;
            if (!before.isUndefined())
                detail.insert(u"before"_s, before);
            if (!value.isUndefined())
                detail.insert(u"after"_s, value);
            return addEvent(key + u".changed"_s, by, detail);
        })
        .and_then([&] { return setValue(key, value); })
        .and_then([&] { return transaction.commit(); });
}

Result<QString> SettingStore::title() const
{
    return value(titleKey).transform([](const QJsonValue &value) { return value.toString(); });
}

Result<void> SettingStore::setTitle(const QString &title)
{
    return setValue(titleKey, title);
}

Result<void> SettingStore::addEvent(const QString &code, ReviewerId by, const QJsonObject &detail,
                                    ApplicantId applicant)
{
    Transaction transaction(m_database);
    Query(m_database,
          u"INSERT INTO event (made_at, reviewer_id, applicant_id, code, detail) "
          "VALUES (?, ?, ?, ?, ?)"_s,
          {timestamp(), bound(by), bound(applicant), code,
           QString::fromUtf8(QJsonDocument(detail).toJson(QJsonDocument::Compact))});
    transaction.announce(Topic::Settings);
    return transaction.commit();
}

Result<QList<Event>> SettingStore::events() const
{
    QList<Event> events;
    Query query(m_database,
                u"SELECT id, made_at, reviewer_id, applicant_id, code, detail FROM event "
                "ORDER BY id DESC"_s);
    while (query.next()) {
        events.append({.id = query.integer(0),
                       .at = query.time(1),
                       .by = query.id<ReviewerId>(2),
                       .applicant = query.id<ApplicantId>(3),
                       .code = query.text(4),
                       .detail = QJsonDocument::fromJson(query.text(5).toUtf8()).object()});
    }
    return query.result(events);
}

} // namespace Bole
