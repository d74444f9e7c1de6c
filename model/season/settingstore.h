// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"

#include <QDateTime>
#include <QJsonObject>
#include <QJsonValue>
#include <QList>

namespace Bole {

class Database;

/// Something about the season that must be traceable: "blindness.changed", "visibility.changed" …
struct Event
{
    qint64 id = 0;
    QDateTime at;
    ReviewerId by;
    ApplicantId applicant; ///< where it concerns one
    QString code;
    QJsonObject detail;

    bool operator==(const Event &) const = default;
};

/// The season's own settings, by key, as JSON; and the journal of what was decided about it.
class SettingStore
{
public:
    explicit SettingStore(Database &database) : m_database(database) {}

    Result<QJsonValue> value(const QString &key) const; ///< undefined when it was never set
    Result<void> setValue(const QString &key, const QJsonValue &value);
    /// The same without telling any window: for notes that nobody looks at while it is open.
    Result<void> setQuietly(const QString &key, const QJsonValue &value);
    /// The same, with an event "KEY.changed" that tells who, from what, to what.
    Result<void> setRecorded(const QString &key, const QJsonValue &value, ReviewerId by);

    Result<QString> title() const;
    Result<void> setTitle(const QString &title);

    Result<void> addEvent(const QString &code, ReviewerId by, const QJsonObject &detail = {},
                          ApplicantId applicant = {});
    Result<QList<Event>> events() const; ///< the latest first

private:
    Database &m_database;
};

} // namespace Bole
