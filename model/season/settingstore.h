// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/result.h"
#include "model/review/event.h"

#include <QDateTime>
#include <QJsonObject>
#include <QJsonValue>
#include <QList>

namespace Bole {

class Database;

/// The season's own settings, by key, as JSON; and the journal of what was decided about it.
class SettingStore
{
public:
    explicit SettingStore(Database &database) : m_database(database) {}

    /// Undefined when it was never set, null when what is stored cannot be read.
    Result<QJsonValue> value(const QString &key) const;
    /// As it is kept, to see whether it is still the same; empty when it was never set.
    QString text(const QString &key) const;
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
