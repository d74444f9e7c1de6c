// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/reporttext.h"

#include "views/common/errortext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace Bole {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Bole::ImportText", text);
}

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
    return QDir::toNativeSeparators(outcome.path);
}

QString timeLeft(int seconds)
{
    if (seconds < 0)
        return {};
    if (seconds < 60)
        return tr(QT_TRANSLATE_NOOP("Bole::ImportText", "about %1 s left")).arg(seconds);
    return tr(QT_TRANSLATE_NOOP("Bole::ImportText", "about %1 min left")).arg((seconds + 30) / 60);
}

QString ending(const ImportReport &report)
{
    if (report.stopped)
        return tr(QT_TRANSLATE_NOOP("Bole::ImportText", "The import ended early: %1"))
                   .arg(errorText(report.stoppedBy)) +
               u'\n';
    if (report.cancelled)
        return tr(QT_TRANSLATE_NOOP("Bole::ImportText",
                                    "The import was stopped; files that were not reached: %1. Run "
                                    "it again to go on."))
                   .arg(report.notReached) +
               u'\n';
    return {};
}

QString importedLine(const ImportOutcome &outcome)
{
    QString line = path(outcome);
    if (!outcome.name.isEmpty())
        line += QStringLiteral(" · ") + outcome.name;
    if (outcome.ocr)
        line += QStringLiteral(" · ") +
                tr(QT_TRANSLATE_NOOP("Bole::ImportText", "read from the picture of its pages"));
    if (!outcome.possibleDuplicate.isEmpty())
        line += QStringLiteral(" · ") +
                tr(QT_TRANSLATE_NOOP("Bole::ImportText", "may be the same person as %1"))
                    .arg(outcome.possibleDuplicate);
    return line;
}

} // namespace

QString importSummary(const ImportReport &report)
{
    return tr(QT_TRANSLATE_NOOP("Bole::ImportText", "Imported: %1. Skipped: %2. Failed: %3."))
        .arg(report.count(ImportOutcome::Kind::Imported))
        .arg(report.count(ImportOutcome::Kind::Skipped))
        .arg(report.count(ImportOutcome::Kind::Failed));
}

QString importReportText(const ImportReport &report)
{
    QString text = importSummary(report) + u'\n' + ending(report);
    text += section(report, ImportOutcome::Kind::Failed,
                    tr(QT_TRANSLATE_NOOP("Bole::ImportText", "Failed:")),
                    [](const ImportOutcome &outcome) {
                        return path(outcome) + QStringLiteral(": ") + errorText(outcome.error);
                    });
    text += section(
        report, ImportOutcome::Kind::Skipped,
        tr(QT_TRANSLATE_NOOP("Bole::ImportText", "Skipped because the season already has them:")),
        path);
    text += section(report, ImportOutcome::Kind::Imported,
                    tr(QT_TRANSLATE_NOOP("Bole::ImportText", "Imported:")), importedLine);
    return text;
}

QString importProgressText(const ImportProgress &progress)
{
    QStringList parts{tr(QT_TRANSLATE_NOOP("Bole::ImportText", "%1 of %2"))
                          .arg(progress.done)
                          .arg(progress.total)};
    if (!progress.file.isEmpty())
        parts.append(QFileInfo(progress.file).fileName());
    if (progress.ocr)
        parts.append(
            tr(QT_TRANSLATE_NOOP("Bole::ImportText", "reading the picture of page %1 of %2"))
                .arg(progress.page)
                .arg(progress.pages));
    parts.append(timeLeft(progress.secondsLeft));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace Bole
