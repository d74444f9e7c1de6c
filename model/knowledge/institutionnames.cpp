// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/institutionnames.h"

#include "model/knowledge/tables.h"

namespace Bole {

QStringList institutionNames(const QString &id, QStringView name)
{
    constexpr qsizetype firstName = 2;       // then Chinese, other names, short names, domains
    static const TableSet tables{QString()}; // constant: any thread may read it
    QList<QByteArrayView> row = tables.rowById(TableId::Institutions, id.toUtf8());
    if (row.isEmpty()) {
        if (const auto hit = tables.whole(TableId::Institutions, name))
            row = hit->row;
    }
    QStringList names;
    for (qsizetype column = firstName; column < row.size(); ++column)
        names += QString::fromUtf8(row[column]).split(u'|', Qt::SkipEmptyParts);
    return names;
}

} // namespace Bole
