// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/knowledge/components.h"

#include "model/knowledge/languagecode.h"

#include <QFile>
#include <QStringList>

// A linker leaves out what nobody names; only the global namespace can do it.
static void nameLicences()
{
    Q_INIT_RESOURCE(bole_licences);
}

namespace Bole {

QList<Component> components(QStringView language)
{
    nameLicences();
    QFile file(QStringLiteral(":/licences/components.tsv"));
    const bool isThere = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isThere); // it is compiled in
    QList<Component> all;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList columns = line.split(u'\t');
        if (!line.startsWith(u'#'))
            all.append(
                {columns.value(0), columns.value(1), columns.value(isChinese(language) ? 3 : 2)});
    }
    return all;
}

} // namespace Bole
