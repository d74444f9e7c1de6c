// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/programs.h"

#include <QDir>
#include <QFileInfo>

namespace Bole::Platform {

using namespace Qt::StringLiterals;

QString officeOutsidePath()
{
    // The newest comes last.
    const QStringList own = QDir(u"/opt"_s).entryList({u"libreoffice*"_s}, QDir::Dirs, QDir::Name);
    const QString program =
        own.isEmpty() ? QString() : u"/opt/"_s + own.last() + u"/program/soffice"_s;
    return QFileInfo(program).isExecutable() ? program : QString();
}

} // namespace Bole::Platform
