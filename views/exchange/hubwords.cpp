// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/exchange/hubwords.h"

#include "views/common/hubtext.h"

#include <QCoreApplication>
#include <QLocale>

namespace Bole {

namespace {

using Step = HubStanding::Step;

QString worded(const char *text, int count = -1)
{
    return QCoreApplication::translate("Bole::hubWords", text, nullptr, count);
}

/// The hour today, the day otherwise.
QString momentOf(const QDateTime &time)
{
    const QDateTime local = time.toLocalTime();
    return local.date() == QDate::currentDate()
               ? QLocale().toString(local.time(), QStringLiteral("HH:mm"))
               : QLocale().toString(local, QLocale::ShortFormat);
}

QString withUnsent(const QString &text, int waiting)
{
    return waiting == 0
               ? text
               : worded(QT_TRANSLATE_N_NOOP("Bole::hubWords", "%1, %n to send"), waiting).arg(text);
}

QString offlineText(const HubStanding &standing)
{
    if (standing.trouble && needsAPerson(*standing.trouble))
        return worded(QT_TRANSLATE_NOOP("Bole::hubWords", "⚠ The hub needs you"));
    const QString since = worded(QT_TRANSLATE_NOOP("Bole::hubWords", "⚠ Offline since %1"))
                              .arg(momentOf(standing.since));
    return withUnsent(since, standing.waiting);
}

} // namespace

QString hubStandingText(const HubStanding &standing)
{
    switch (standing.step) {
    case Step::Off:
        return worded(QT_TRANSLATE_NOOP("Bole::hubWords", "Not connected"));
    case Step::Connecting:
        return worded(QT_TRANSLATE_NOOP("Bole::hubWords", "⟳ Connecting…"));
    case Step::Offline:
        return offlineText(standing);
    case Step::Exchanging:
        return worded(QT_TRANSLATE_NOOP("Bole::hubWords", "⟳ Exchanging…"));
    case Step::InStep:
        break;
    }
    if (standing.isSomebodyElse)
        return worded(QT_TRANSLATE_NOOP("Bole::hubWords", "⚠ The hub needs you"));
    if (standing.refused > 0)
        return worded(QT_TRANSLATE_N_NOOP("Bole::hubWords", "⚠ %n not accepted"), standing.refused);
    return standing.waiting > 0
               ? worded(QT_TRANSLATE_N_NOOP("Bole::hubWords", "↑ %n to send"), standing.waiting)
               : worded(QT_TRANSLATE_NOOP("Bole::hubWords", "✓ In step"));
}

QString hubStandingDetail(const HubStanding &standing)
{
    if (standing.trouble)
        return hubText(*standing.trouble);
    if (standing.isSomebodyElse)
        return worded(
                   QT_TRANSLATE_NOOP("Bole::hubWords",
                                     "This address was given to %1. Choose %1 at the top right, or "
                                     "connect with an address of your own: what you write stays in "
                                     "this file until then."))
            .arg(standing.knownAs);
    if (standing.refused > 0)
        return worded(QT_TRANSLATE_NOOP(
            "Bole::hubWords", "Some of what was written here is not yours to change, by the "
                              "committee's rules. It stays in this file; ask the "
                              "coordinator."));
    return {};
}

QString hubColleagueText(const HubColleague &colleague)
{
    if (!colleague.isInvited)
        return worded(QT_TRANSLATE_NOOP("Bole::hubWords", "not invited"));
    if (!colleague.seenAt)
        return worded(QT_TRANSLATE_NOOP("Bole::hubWords", "never here"));
    return colleague.isHere ? worded(QT_TRANSLATE_NOOP("Bole::hubWords", "● here now"))
                            : worded(QT_TRANSLATE_NOOP("Bole::hubWords", "last here %1"))
                                  .arg(momentOf(*colleague.seenAt));
}

QString hubProgressText(const HubColleague &colleague)
{
    return withUnsent(hubColleagueText(colleague), colleague.waiting);
}

} // namespace Bole
