// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exchange/mailbox.h"

#include "model/review/packageproblem.h"

#include <QDir>

namespace Bole {

namespace {

using namespace Qt::StringLiterals;

/// Not an error of the file: it is not ours to open, or is not there as a whole yet.
bool isNoConcern(const Error &error)
{
    const auto problem = packageProblem(error);
    return problem == PackageProblem::NotForYou || problem == PackageProblem::WrongSeason ||
           problem == PackageProblem::NotAPackage;
}

MailboxFile openOne(ExchangeStore &here, const QString &path, const QString &passphrase,
                    const BringIn &bringIn)
{
    MailboxFile file{path, {}, {}};
    const auto replica = here.replica();
    const auto package = readPackage(path, passphrase);
    if (!package || !replica) {
        if (!package && !isNoConcern(package.error()))
            file.problem = package.error();
        return file;
    }
    const auto there = here.hasBroughtIn(package->head.id);
    if (package->head.replica == replica->replica || (there && *there))
        return file;
    const auto taken = bringIn(path);
    if (taken)
        file.taken = *taken;
    else if (!isNoConcern(taken.error()))
        file.problem = taken.error();
    return file;
}

} // namespace

QString pathInMailbox(const QString &folder, const Replica &replica, const Audience &audience)
{
    return QDir(folder).filePath(u"%1-%2-%3.bolepack"_s.arg(
        replica.season.left(8), replica.replica.left(8), audience.person.left(8)));
}

Result<QList<MailboxFile>> emptyMailbox(ExchangeStore &file, const QString &folder,
                                        const QString &passphrase, const BringIn &bringIn)
{
    const QDir there(folder);
    if (!there.exists())
        return failure(ErrorCode::FileNotFound, folder);
    QList<MailboxFile> files;
    const QStringList names =
        there.entryList({u"*.bolepack"_s}, QDir::Files | QDir::Readable, QDir::Time);
    for (const QString &name : names)
        files.append(openOne(file, there.filePath(name), passphrase, bringIn));
    return files;
}

} // namespace Bole
