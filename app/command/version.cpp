// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command/version.h"

#include "commit.h"
#include "model/programfiles.h"
#include "model/season/connection.h"

#include <QProcess>

#include <unicode/uversion.h>
#include <xlsxwriter.h>
#include <zlib.h>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

QString icuVersion()
{
    UVersionInfo version{};
    u_getVersion(version);
    return u"%1.%2"_s.arg(version[0]).arg(version[1]);
}

QString ownLibraries()
{
    return u"Qt %1, SQLite %2, ICU %3, zlib %4, libxlsxwriter %5"_s.arg(
        QLatin1StringView(qVersion()), sqliteVersion(), icuVersion(),
        QLatin1StringView(zlibVersion()), QLatin1StringView(lxw_version()));
}

QString readersLibraries()
{
    constexpr int patience = 10'000; // milliseconds
    QProcess reader;
    reader.start(ProgramFiles::reader(), {u"--version"_s});
    if (!reader.waitForFinished(patience) || reader.exitStatus() != QProcess::NormalExit)
        return u"not found at %1"_s.arg(ProgramFiles::reader());
    return QString::fromUtf8(reader.readAllStandardOutput()).trimmed();
}

} // namespace

QString programVersion()
{
    return QStringLiteral(BOLE_PROGRAM_VERSION);
}

QString versionText()
{
    const QString commit = QStringLiteral(BOLE_COMMIT);
    return u"Bole %1 (%2)\nlibraries: %3\nreader:    %4\n"_s.arg(
        programVersion(), commit.isEmpty() ? u"commit unknown"_s : u"commit "_s + commit,
        ownLibraries(), readersLibraries());
}

} // namespace Bole
