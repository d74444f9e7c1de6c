// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/desk/desk.h"
#include "model/secret.h"

#include <QObject>
#include <QStringList>

namespace Bole {

struct ProtectionChange;

/// Whether this build can protect seasons with a password at all.
bool protectionIsBuiltIn();

/// The same as Desk::open() for a protected season: DocumentWrongPassword where this is not it.
Result<std::unique_ptr<Desk>> openProtected(const QString &path, const Secret &password,
                                            WorkKeeper &work);

/// What was done besides the season's file itself.
struct ProtectedBackups
{
    int changed = 0;
    QStringList leftAsTheyWere; ///< which could not be changed
};

/// Writes a season's file anew, protected by another password or by none, in a thread of its own.
/// Nobody may have the season open meanwhile, not even the window that wants it.
class ProtectionJob : public QObject
{
    Q_OBJECT

public:
    explicit ProtectionJob(const ProtectionChange &change);
    /// Waits for the thread.
    ~ProtectionJob() override;

    void start();
    /// Everything stays as it was. Too late once the file has its new form.
    void cancel();
    /// How much of the file has been written, from 0 to 1.
    double progress() const;

    /// Once it is finished.
    const Result<ProtectedBackups> &result() const;
    /// The season as it is then, without asking anybody for a password.
    Result<std::unique_ptr<Desk>> reopen(WorkKeeper &work) const;

signals:
    void finished();

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace Bole
