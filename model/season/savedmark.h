// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/platform/lockedfile.h"
#include "model/record/lastsaved.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace Bole {

class Database;

/// One change that a season acknowledged. Says nothing of what was changed.
struct SavedChange
{
    qint64 number = 0; ///< in the season's change log
    qint64 session = 0;
    Topic topic = Topic::Applicants;
    QDateTime at;
};

/// A few bytes outside the season, in the user's state folder, that name the last change which was
/// acknowledged as saved, by whichever program. They survive a program that is killed, and so tell
/// at the next start whether the season has lost something.
class SavedMark
{
public:
    explicit SavedMark(const QString &seasonPath);
    Q_DISABLE_COPY_MOVE(SavedMark)

    /// Quick: one small write that no disk is waited for. An older change never replaces a newer.
    void write(const SavedChange &change) const;
    std::optional<SavedChange> read() const;

    /// Whether the file holds what the mark names. Where it does not and a person `isTold`, the
    /// mark begins anew with what the file has.
    std::optional<LastSaved> compareWith(Database &database, bool isTold) const;

    /// For a file that has just taken this name: it knows nothing of the one before.
    static void forget(const QString &seasonPath);

private:
    LockedFile m_file; ///< none where the state folder cannot be written: then nothing is known
};

} // namespace Bole
