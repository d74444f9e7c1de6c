// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

#include <QHash>
#include <QList>

namespace Bole {

/// Notices applicants who may be one person: the same e-mail or telephone, or the same name in
/// either script. A hint for people; nothing is ever merged.
class DuplicateFinder
{
public:
    void add(const QString &name, const QString &nameOther, const QStringList &contacts);
    void add(const Record &record);
    /// The name of somebody added before who may be the same, or empty.
    QString find(const Record &record) const;

    /// Whoever shares one of these with somebody may be the same.
    static QStringList keysOf(const QString &name, const QString &nameOther,
                              const QStringList &contacts);

private:
    QHash<QString, QString> m_names; ///< key → name as shown
};

} // namespace Bole
