// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace Bole {

/// Something that the program is made of, and under which licence.
struct Component
{
    QString name;
    QString licence; ///< an SPDX expression
    QString use;     ///< a few words in the language that was asked for
};

/// All of resources/licences/components.tsv, in its order.
QList<Component> components(QStringView language);

} // namespace Bole
