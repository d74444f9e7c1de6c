// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/import/reporttext.h"

#include "model/record/visibletext.h"
#include "views/common/errortext.h"

#include <QCoreApplication>

namespace Bole {

namespace {

struct ImportText
{
    Q_DECLARE_TR_FUNCTIONS(Bole::ImportText)
};

template <typename Test, typename Line>
void addSection(QList<ReportSection> &sections, const ImportReport &report, Test isInIt,
                const QString &title, Line line)
{
    ReportSection section{title, {}};
    for (const ImportOutcome &outcome : report.outcomes) {
        if (isInIt(outcome)) {
            const auto [file, remark] = line(outcome);
            section.lines.append({file, remark, outcome.applicant});
        }
    }
    if (!section.lines.isEmpty())
        sections.append(section);
}

QString path(const ImportOutcome &outcome)
{
    return oneLine(outcome.path.shown());
}

QString reason(const ImportOutcome &outcome)
{
    switch (outcome.notRead) {
    case NotRead::No:
        break;
    case NotRead::FolderClosed:
        return ImportText::tr("The folder could not be opened, and nothing in it was looked at. "
                              "Check that you may read it, then import it again.");
    case NotRead::NoPermission:
        return ImportText::tr("You have no permission to look at it. Change the permissions of "
                              "its folder, or ask its owner for a copy.");
    case NotRead::Gone:
        return ImportText::tr("It went away while the folder was looked through.");
    case NotRead::LinkToNothing:
        return ImportText::tr("This is a link that leads to nothing. Put the file itself here.");
    case NotRead::LinkToFolder:
        return ImportText::tr("This is a link to another folder, and links to folders are not "
                              "followed. Import that folder itself.");
    case NotRead::NotAFile:
        return ImportText::tr("This is no file but a pipe, a socket or a device.");
    case NotRead::OwnSeason:
        return ImportText::tr("This belongs to the season itself.");
    case NotRead::OtherSeason:
        return ImportText::tr("This belongs to another season; it is no document.");
    case NotRead::Hidden:
        return ImportText::tr("This is a hidden file or folder.");
    case NotRead::TextOfPdf:
        return ImportText::tr("This is the text of the PDF of the same name.");
    case NotRead::ArchiveUnsafe:
        return ImportText::tr("Its name leads out of the archive, or it is no plain file. It was "
                              "left there.");
    case NotRead::ArchiveProtected:
        return ImportText::tr("It is protected by a password inside the archive. Unpack the "
                              "archive and import the files.");
    case NotRead::ArchiveTooLarge:
        return ImportText::tr("It is too large, or grows too large when it is unpacked.");
    case NotRead::ArchiveDamaged:
        return ImportText::tr("The archive is damaged here.");
    case NotRead::ArchiveTooDeep:
        return ImportText::tr("It lies too many archives deep. Unpack it and import the files.");
    case NotRead::OtherArchive:
        return ImportText::tr("This is an archive of another kind. Unpack it and import the "
                              "files, or make a ZIP of them.");
    case NotRead::NoOffice:
        return ImportText::tr("LibreOffice, which turns Word and OpenDocument files into pages, is "
                              "not installed. Install it, or save the file as a PDF.");
    case NotRead::OfficeUnsafe:
        return ImportText::tr("This system does not let LibreOffice be closed off from your other "
                              "files, so the file was not opened. Save it as a PDF.");
    case NotRead::LeftOut:
        return ImportText::tr("You left it out.");
    }
    return errorText(outcome.error);
}

/// What stands for a file, and what is said of it.
struct LineParts
{
    QString file;
    QString remark;
};

LineParts withReason(const ImportOutcome &outcome)
{
    return {path(outcome), reason(outcome)};
}

bool isFailed(const ImportOutcome &outcome)
{
    return outcome.kind == ImportOutcome::Kind::Failed;
}
bool isImported(const ImportOutcome &outcome)
{
    return outcome.kind == ImportOutcome::Kind::Imported && !outcome.isInTray;
}
bool isInTray(const ImportOutcome &outcome)
{
    return outcome.kind == ImportOutcome::Kind::Imported && outcome.isInTray;
}
bool isThereAlready(const ImportOutcome &outcome)
{
    return outcome.kind == ImportOutcome::Kind::Skipped && outcome.notRead == NotRead::No;
}
bool isSkippedOtherwise(const ImportOutcome &outcome)
{
    return outcome.kind == ImportOutcome::Kind::Skipped && !isThereAlready(outcome);
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
                   : ImportText::tr("may be the same person as %1")
                         .arg(oneLine(outcome.possibleDuplicate));
}

LineParts importedLine(const ImportOutcome &outcome, const BlindName &blindName)
{
    QStringList remarks;
    if (!outcome.name.isEmpty() && !blindName)
        remarks.append(oneLine(outcome.name));
    if (outcome.ocr)
        remarks.append(ImportText::tr("read from the picture of its pages"));
    if (!outcome.unreadPages.isEmpty())
        remarks.append(ImportText::tr("pages that could not be read: %1").arg(outcome.unreadPages));
    if (outcome.isNewVersion)
        remarks.append(ImportText::tr("takes the place of an earlier version; what it says "
                                      "differently stands above the fields"));
    if (!outcome.possibleDuplicate.isEmpty())
        remarks.append(possibleDuplicate(outcome, bool(blindName)));
    return {blindName ? blindName(outcome.applicant) : path(outcome),
            remarks.join(QStringLiteral(" · "))};
}

} // namespace

QString ReportLine::text() const
{
    return remark.isEmpty() ? file : file + QStringLiteral(": ") + remark;
}

QString importSummary(const ImportReport &report)
{
    return ImportText::tr("Imported: %1. Skipped: %2. Failed: %3.")
        .arg(report.count(ImportOutcome::Kind::Imported))
        .arg(report.count(ImportOutcome::Kind::Skipped))
        .arg(report.count(ImportOutcome::Kind::Failed));
}

QList<ReportSection> importReportSections(const ImportReport &report, const BlindName &blindName)
{
    QList<ReportSection> sections;
    addSection(sections, report, isFailed, ImportText::tr("Failed:"), withReason);
    addSection(sections, report, isInTray,
               ImportText::tr("In the tray, because nothing tells whose they are:"),
               [&](const ImportOutcome &outcome) {
                   return LineParts{blindName ? ImportText::tr("a document") : path(outcome), {}};
               });
    addSection(sections, report, isThereAlready,
               ImportText::tr("Skipped because the season already has them:"),
               [&](const ImportOutcome &outcome) {
                   return LineParts{blindName ? blindName(outcome.applicant) : path(outcome), {}};
               });
    addSection(sections, report, isSkippedOtherwise, ImportText::tr("Skipped for another reason:"),
               [&](const ImportOutcome &outcome) {
                   // The text beside a PDF has the name of an applicant's file.
                   const bool isHidden = blindName && outcome.notRead == NotRead::TextOfPdf;
                   return isHidden ? LineParts{reason(outcome), {}} : withReason(outcome);
               });
    addSection(sections, report, isImported, ImportText::tr("Imported:"),
               [&](const ImportOutcome &outcome) { return importedLine(outcome, blindName); });
    return sections;
}

QString importReportText(const ImportReport &report, const BlindName &blindName)
{
    QString text = importSummary(report) + u'\n' + ending(report);
    for (const ReportSection &section : importReportSections(report, blindName)) {
        text += u'\n' + section.title + u'\n';
        for (const ReportLine &line : section.lines)
            text += QStringLiteral("  ") + line.text() + u'\n';
    }
    return text;
}

QString importProgressText(const ImportProgress &progress, bool namesFile)
{
    QStringList parts{ImportText::tr("%1 of %2").arg(progress.done).arg(progress.total)};
    if (!progress.file.isEmpty() && namesFile)
        parts.append(oneLine(progress.file.fileName()));
    if (progress.ocr)
        parts.append(ImportText::tr("reading the picture of page %1 of %2")
                         .arg(progress.page)
                         .arg(progress.pages));
    parts.append(timeLeft(progress.secondsLeft));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace Bole
