// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/keynames.h"

#include <QHash>

namespace Bole {

QString KeyNames::translate(const char *context, const char *source, const char *, int) const
{
    static const QHash<QByteArrayView, QString> printed{
        {"Up", QStringLiteral("↑")},         {"Down", QStringLiteral("↓")},
        {"Left", QStringLiteral("←")},       {"Right", QStringLiteral("→")},
        {"Return", QStringLiteral("Enter")}, {"Backspace", QStringLiteral("Backspace")},
    };
    if (qstrcmp(context, "QShortcut") != 0)
        return {};
    return printed.value(source, QString::fromLatin1(source));
}

} // namespace Bole
