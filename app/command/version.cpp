// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command/version.h"

#include "commit.h"
#include "model/programfiles.h"
#include "model/season/cipher.h"
#include "model/season/connection.h"

#include <QProcess>

#include <freexl.h>
#include <libpq-fe.h>
#include <sodium.h>
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

QString libpqVersion()
{
    const int number = PQlibVersion(); // 170006
    return u"%1.%2"_s.arg(number / 10000).arg(number % 10000);
}

/// Where they can be asked, as they are loaded now.
QString ownLibraries()
{
    const QString cipher = cipherVersion().section(u' ', 0, 0);
    const std::pair<QString, QString> libraries[] = {
        {u"Qt"_s, QString::fromLatin1(qVersion())},
        {u"SQLite"_s, sqliteVersion()},
        {u"SQLCipher"_s, cipher.isEmpty() ? u"none"_s : cipher},
        {u"ICU"_s, icuVersion()},
        {u"zlib"_s, QString::fromLatin1(zlibVersion())},
        {u"libxlsxwriter"_s, QString::fromLatin1(lxw_version())},
        {u"FreeXL"_s, QString::fromLatin1(freexl_version())},
        {u"libsodium"_s, QString::fromLatin1(sodium_version_string())},
        {u"libpq"_s, libpqVersion()},
        // These cannot be asked: as they were when this was built.
        {u"KSyntaxHighlighting"_s, QStringLiteral(SYNTAX_VERSION)},
        {u"Sonnet"_s, QStringLiteral(SONNET_VERSION)},
        {u"QtKeychain"_s, QStringLiteral(KEYCHAIN_VERSION)},
        {u"minizip"_s, QStringLiteral(MINIZIP_VERSION)},
    };
    QStringList texts;
    for (const auto &[name, version] : libraries)
        texts.append(name + u' ' + version);
    return texts.join(u", ");
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
