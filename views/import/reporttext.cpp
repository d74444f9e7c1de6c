// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/reporttext.h"

#include "model/record/visibletext.h"
#include "views/common/errortext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace Bole {

namespace {

struct ImportText
{
    Q_DECLARE_TR_FUNCTIONS(Bole::ImportText)
};

template <typename Line>
QString section(const ImportReport &report, ImportOutcome::Kind kind, const QString &title,
                Line line)
{
    QString text;
    for (const ImportOutcome &outcome : report.outcomes) {
        if (outcome.kind == kind)
            text += QStringLiteral("  ") + line(outcome) + u'\n';
    }
    return text.isEmpty() ? QString() : u'\n' + title + u'\n' + text;
}

QString path(const ImportOutcome &outcome)
{
    return oneLine(QDir::toNativeSeparators(outcome.path));
}

QString timeLeft(int seconds)
{
    if (seconds < 0)
        return {};
    if (seconds < 60)
        return ImportText::tr("about %1 s left").arg(seconds);
    return ImportText::tr("about %1 min left").arg((seconds + 30) / 60);
}

QString ending(const ImportReport &report)
{
    if (report.stopped)
        return ImportText::tr("The import ended early: %1").arg(errorText(report.stoppedBy)) +
               u'\n';
    if (report.cancelled)
        return ImportText::tr("The import was stopped; files that were not reached: %1. Run "
                              "it again to go on.")
                   .arg(report.notReached) +
               u'\n';
    return {};
}

QString possibleDuplicate(const ImportOutcome &outcome, bool isBlind)
{
    return isBlind ? ImportText::tr("may be the same person as another applicant")
                   : ImportText::tr("may be the same person as %1").arg(outcome.possibleDuplicate);
}

QString importedLine(const ImportOutcome &outcome, const BlindName &blindName)
{
    QString line = blindName ? blindName(outcome.applicant) : path(outcome);
    if (!outcome.name.isEmpty() && !blindName)
        line += QStringLiteral(" · ") + outcome.name;
    if (outcome.ocr)
        line += QStringLiteral(" · ") + ImportText::tr("read from the picture of its pages");
    if (!outcome.possibleDuplicate.isEmpty())
        line += QStringLiteral(" · ") + possibleDuplicate(outcome, bool(blindName));
    return line;
}

} // namespace

QString importSummary(const ImportReport &report)
{
    return ImportText::tr("Imported: %1. Skipped: %2. Failed: %3.")
        .arg(report.count(ImportOutcome::Kind::Imported))
        .arg(report.count(ImportOutcome::Kind::Skipped))
        .arg(report.count(ImportOutcome::Kind::Failed));
}

QString importReportText(const ImportReport &report, const BlindName &blindName)
{
    QString text = importSummary(report) + u'\n' + ending(report);
    text += section(report, ImportOutcome::Kind::Failed, ImportText::tr("Failed:"),
                    [](const ImportOutcome &outcome) {
                        return path(outcome) + QStringLiteral(": ") + errorText(outcome.error);
                    });
    text += section(report, ImportOutcome::Kind::Skipped,
                    ImportText::tr("Skipped because the season already has them:"),
                    [&](const ImportOutcome &outcome) {
                        return blindName ? blindName(outcome.applicant) : path(outcome);
                    });
    text += section(report, ImportOutcome::Kind::Imported, ImportText::tr("Imported:"),
                    [&](const ImportOutcome &outcome) { return importedLine(outcome, blindName); });
    return text;
}

QString importProgressText(const ImportProgress &progress, bool namesFile)
{
    QStringList parts{ImportText::tr("%1 of %2").arg(progress.done).arg(progress.total)};
    if (!progress.file.isEmpty() && namesFile)
        parts.append(oneLine(QFileInfo(progress.file).fileName()));
    if (progress.ocr)
        parts.append(ImportText::tr("reading the picture of page %1 of %2")
                         .arg(progress.page)
                         .arg(progress.pages));
    parts.append(timeLeft(progress.secondsLeft));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace Bole
