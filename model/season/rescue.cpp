// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/season/rescue.h"

#include "model/season/season.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

QString freeNameIn(const QDir &folder, const QString &seasonPath)
{
    const QString stem =
        u"%1 (kept %2"_s.arg(QFileInfo(seasonPath).completeBaseName(),
                             QDateTime::currentDateTime().toString(u"yyyy-MM-dd HH.mm"));
    QString name = stem + u").bole"_s;
    for (int i = 2; folder.exists(name) || folder.exists(name + u"-wal"_s); ++i)
        name = stem + u", %1).bole"_s.arg(i);
    return folder.filePath(name);
}

} // namespace

QString freeNameBeside(const QString &seasonPath)
{
    const QDir folder = QFileInfo(seasonPath).absoluteDir();
    const bool isUsable = QFileInfo(folder.path()).isWritable();
    return freeNameIn(isUsable ? folder : QDir::home(), seasonPath);
}

Result<QString> rescueCopy(const Season &season)
{
    const QString beside = freeNameBeside(season.path());
    if (season.saveCopy(beside))
        return beside;
    // The disk that it was on may be full or on its way out.
    const QString elsewhere = freeNameIn(QDir::home(), season.path());
    return season.saveCopy(elsewhere).transform([&] { return elsewhere; });
}

} // namespace Bole
