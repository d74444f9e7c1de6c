// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/importjob.h"
#include "model/record/lastsaved.h"
#include "model/result.h"
#include "model/secret.h"

#include <QHash>

#include <memory>

namespace Bole {

class ProtectionJob;
struct DeskState;

/// The season's file: where it is, what it is called, what happened to it, copies of it, and what
/// is brought into it. A part of the desk.
class DeskFile
{
public:
    explicit DeskFile(DeskState &state) : m_state(state) {}

    const QString &path() const;
    Result<QString> title() const;

    LastTime lastTime() const; ///< how it was left before it was opened here
    bool isImportUnfinished() const;
    /// Where the file lies as it was before this opening migrated it; empty when it did not.
    const QString &copyBeforeMigration() const;
    /// Passwords of documents, by SHA-256, that an older version kept in the file and this opening
    /// has taken out of it.
    const QHash<QString, QString> &formerPasswords() const;

    /// False once the file was moved, deleted or replaced: nothing can be written then.
    bool isInPlace() const;
    /// Saves everything into a new file, also when its own has gone. Answers where.
    Result<QString> rescueCopy() const;
    Result<void> saveCopy(const QString &path) const;
    QString freeNameBeside() const; ///< for a copy of the file

    bool isProtected() const; ///< by a password
    /// Takes a quarter of a second.
    bool isPassword(const Secret &typed) const;
    /// Protects the file, or takes its protection away where the password is empty. Not started
    /// yet: the desk is to be closed before.
    std::unique_ptr<ProtectionJob> newProtection(const Secret &newPassword) const;
    /// Makes today's backup in a thread of its own, unless there is one already.
    void startDailyBackup();

    /// Brings documents into the season; not started yet, and owned by `parent`.
    ImportJob *newImport(ReaderPool &readers, const ImportJob::Options &options, QObject *parent);

private:
    DeskState &m_state;
};

} // namespace Bole
