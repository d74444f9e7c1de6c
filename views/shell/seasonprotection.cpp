// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/seasonprotection.h"

#include "model/desk/desk.h"
#include "model/desk/deskfile.h"
#include "model/desk/protectionjob.h"
#include "views/common/dialogs.h"
#include "views/common/opendesk.h"
#include "views/common/protectiontext.h"
#include "views/shell/protectdialog.h"
#include "views/shell/seasonkeeper.h"

#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QProgressDialog>
#include <QTimer>

namespace Bole {

using namespace Qt::StringLiterals;

SeasonProtection::SeasonProtection(SeasonKeeper &seasons, OpenDesk &openDesk, WorkKeeper &work,
                                   Dialogs &dialogs, QWidget *window)
    : m_seasons(seasons), m_openDesk(openDesk), m_work(work), m_dialogs(dialogs), m_window(window)
{
}

void SeasonProtection::change()
{
    Desk *desk = m_openDesk.desk();
    if (!desk || !m_seasons.mayClose())
        return;
    if (!protectionIsBuiltIn()) {
        m_dialogs.inform(m_window, tr("The season cannot be protected."), protectionMissingText());
        return;
    }
    const bool wasProtected = desk->file().isProtected();
    const DeskFile &file = desk->file();
    ProtectDialog dialog(wasProtected ? [&file](const Secret &typed) { return file.isPassword(typed); }
                                      : ProtectDialog::Check(),
                         m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const Secret password = dialog.newPassword();
    const std::unique_ptr<ProtectionJob> job = file.newProtection(password);
    m_seasons.close();
    run(*job, password.isEmpty() ? tr("The password is being removed…")
                                 : tr("The season is being encrypted…"));
    auto opened = job->reopen(m_work);
    if (opened)
        m_seasons.adopt(std::move(*opened));
    else
        m_dialogs.error(m_window, tr("The season could not be opened again."), opened.error());
    tell(*job, !password.isEmpty());
}

/// The window shows how far it is and lets it be stopped.
void SeasonProtection::run(ProtectionJob &job, const QString &what)
{
    constexpr int steps = 1000;
    QProgressDialog progress(what, tr("Stop"), 0, steps, m_window);
    progress.setObjectName(u"protection-progress"_s);
    progress.setWindowModality(Qt::WindowModal);
    progress.setAutoClose(false);
    progress.setAutoReset(false);
    QEventLoop loop;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &progress, [&] {
        if (!progress.wasCanceled())
            progress.setValue(int(job.progress() * steps));
    });
    QObject::connect(&progress, &QProgressDialog::canceled, &job, &ProtectionJob::cancel);
    QObject::connect(&job, &ProtectionJob::finished, &loop, &QEventLoop::quit);
    look.start(200);
    job.start();
    loop.exec();
}

void SeasonProtection::tell(const ProtectionJob &job, bool isProtected)
{
    const auto &done = job.result();
    if (!done) {
        if (done.error().code != ErrorCode::Cancelled)
            m_dialogs.error(m_window, tr("The season's protection is as it was."), done.error());
        return;
    }
    QStringList sentences;
    if (done->changed > 0)
        sentences << tr("The same was done with %n backup(s) next to it.", nullptr, done->changed);
    if (!done->leftAsTheyWere.isEmpty()) {
        QStringList names;
        for (const QString &path : done->leftAsTheyWere)
            names << QDir::toNativeSeparators(path);
        sentences << tr("These backups could not be changed and are as they were. Delete them, or "
                        "try again:") +
                         u'\n' + names.join(u'\n');
    }
    m_dialogs.inform(m_window,
                     isProtected ? tr("The season is protected by the new password.")
                                 : tr("The season is not protected any more."),
                     sentences.join(u"\n\n"_s));
}

} // namespace Bole
