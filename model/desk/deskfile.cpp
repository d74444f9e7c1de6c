// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/desk/deskfile.h"

#include "model/desk/deskstate.h"
#include "model/desk/protectionjob.h"
#include "model/season/database.h"
#include "model/season/protection.h"
#include "model/season/rescue.h"
#include "model/season/season.h"
#include "model/season/settingstore.h"

namespace Bole {

const QString &DeskFile::path() const
{
    return m_state.season.path();
}

Result<QString> DeskFile::title() const
{
    return m_state.season.settings().title();
}

LastTime DeskFile::lastTime() const
{
    return m_state.season.lastTime();
}

bool DeskFile::isImportUnfinished() const
{
    return Bole::isImportUnfinished(m_state.season.settings());
}

const QString &DeskFile::copyBeforeMigration() const
{
    return m_state.season.copyBeforeMigration();
}

const QHash<QString, QString> &DeskFile::formerPasswords() const
{
    return m_state.season.formerPasswords();
}

bool DeskFile::isInPlace() const
{
    return m_state.season.database().isInPlace();
}

Result<QString> DeskFile::rescueCopy() const
{
    return Bole::rescueCopy(m_state.season);
}

Result<void> DeskFile::saveCopy(const QString &path) const
{
    return m_state.season.saveCopy(path);
}

QString DeskFile::freeNameBeside() const
{
    return Bole::freeNameBeside(path());
}

bool DeskFile::isProtected() const
{
    return !keyOf(m_state.season.database()).isNull();
}

bool DeskFile::isPassword(const Secret &typed) const
{
    const SeasonKey key = keyOf(m_state.season.database());
    return !key.isNull() && key.isMadeFrom(typed);
}

std::unique_ptr<ProtectionJob> DeskFile::newProtection(const Secret &newPassword) const
{
    return std::make_unique<ProtectionJob>(
        ProtectionChange{path(), keyOf(m_state.season.database()), newPassword, {}});
}

void DeskFile::startDailyBackup()
{
    m_state.season.startDailyBackup();
}

ImportJob *DeskFile::newImport(ReaderPool &readers, const ImportJob::Options &options,
                               QObject *parent)
{
    ImportJob::Options mine = options;
    mine.by = m_state.reviewer;
    if (mine.asksFirst && mine.pattern.isEmpty())
        mine.pattern = rememberedPattern(m_state.season.settings());
    return new ImportJob(m_state.season, readers, mine, parent);
}

} // namespace Bole
