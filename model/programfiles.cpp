// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/programfiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

QString fromProgram(const QString &relative)
{
    return QDir::cleanPath(QCoreApplication::applicationDirPath() + u'/' + relative);
}

} // namespace

QString ProgramFiles::sample()
{
    const QString chosen = qEnvironmentVariable("BOLE_DATA");
    return (chosen.isEmpty() ? fromProgram(QStringLiteral(BOLE_DATA_FROM_PROGRAM)) : chosen) +
           u"/sample"_s;
}

QString ProgramFiles::reader()
{
    if (const QString chosen = qEnvironmentVariable("BOLE_READER"); !chosen.isEmpty())
        return chosen;
    // In the build folder it lies beside the program.
    const QString beside = fromProgram(u"bole-reader"_s);
    if (QFileInfo(beside).isExecutable())
        return beside;
    return fromProgram(QStringLiteral(BOLE_LIBEXEC_FROM_PROGRAM) + u"/bole-reader"_s);
}

} // namespace Bole
