// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/lastsavedtext.h"

#include "model/record/lastsaved.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>

namespace Bole {

using namespace Qt::StringLiterals;

namespace {

const char *nounOf(Topic topic)
{
    switch (topic) {
    case Topic::Applicants:
        return QT_TRANSLATE_NOOP("Bole::lastSavedText", "a change of an applicant");
    case Topic::Record:
        return QT_TRANSLATE_NOOP("Bole::lastSavedText", "a correction");
    case Topic::Documents:
        return QT_TRANSLATE_NOOP("Bole::lastSavedText", "a document");
    case Topic::Reviews:
        return QT_TRANSLATE_NOOP("Bole::lastSavedText", "a score, note or recommendation");
    case Topic::Assignments:
        return QT_TRANSLATE_NOOP("Bole::lastSavedText", "an assignment");
    case Topic::Highlights:
        return QT_TRANSLATE_NOOP("Bole::lastSavedText", "a highlight");
    case Topic::Shortlists:
        return QT_TRANSLATE_NOOP("Bole::lastSavedText", "a shortlist");
    case Topic::Settings:
        return QT_TRANSLATE_NOOP("Bole::lastSavedText", "a setting");
    case Topic::Reviewers:
        return QT_TRANSLATE_NOOP("Bole::lastSavedText", "a reviewer");
    case Topic::Rubrics:
        return QT_TRANSLATE_NOOP("Bole::lastSavedText", "a rubric");
    case Topic::Decisions:
        return QT_TRANSLATE_NOOP("Bole::lastSavedText", "a decision of the committee");
    case Topic::ApplicantAdded:
        return QT_TRANSLATE_NOOP("Bole::lastSavedText", "a new applicant");
    }
    return QT_TRANSLATE_NOOP("Bole::lastSavedText", "a change");
}

QString translated(const char *text)
{
    return QCoreApplication::translate("Bole::lastSavedText", text);
}

/// To the second, and with the day unless it is today.
QString timeText(const QDateTime &at)
{
    const QDateTime local = at.toLocalTime();
    const QString time = local.time().toString(u"HH:mm:ss"_s);
    return local.date() == QDate::currentDate()
               ? time
               : QLocale().toString(local.date(), QLocale::ShortFormat) + u' ' + time;
}

QString whatWasLast(const LastTime &lastTime)
{
    const std::optional<LastSaved> &last = lastTime.saved;
    if (!last)
        return translated(QT_TRANSLATE_NOOP("Bole::lastSavedText",
                                            "What was saved last is not known on this machine."));
    const QString what = translated(nounOf(last->topic));
    if (last->isThere)
        return translated(QT_TRANSLATE_NOOP("Bole::lastSavedText",
                                            "The last thing that was saved, %1 at %2, is there."))
            .arg(what, timeText(last->at));
    return translated(QT_TRANSLATE_NOOP(
                          "Bole::lastSavedText",
                          "The last thing that was saved under this name, %1 at %2, is missing: "
                          "the newest in the file is from %3. Compare it with the backups in "
                          "“%4”."))
        .arg(what, timeText(last->at), timeText(last->newest),
             QDir::toNativeSeparators(lastTime.backups));
}

} // namespace

QStringList lastSavedText(const LastTime &lastTime)
{
    const bool isMissing = lastTime.saved && !lastTime.saved->isThere;
    if (lastTime.wasClosedProperly)
        return isMissing ? QStringList{whatWasLast(lastTime)} : QStringList();
    const QString stopped = translated(
        QT_TRANSLATE_NOOP("Bole::lastSavedText",
                          "Bole, or this machine, stopped while the season was open. The file has "
                          "been looked through and is sound."));
    return {stopped, whatWasLast(lastTime)};
}

} // namespace Bole
