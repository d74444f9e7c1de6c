// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/errortext.h"

#include <QCoreApplication>

namespace Bole {

namespace {

const char *sentence(ErrorCode code)
{
    switch (code) {
    case ErrorCode::FileNotFound:
        return QT_TRANSLATE_NOOP("Bole::errorText",
                                 "The file is not there any more. It may have been moved or "
                                 "renamed, or the drive it is on may not be connected.");
    case ErrorCode::FileExists:
        return QT_TRANSLATE_NOOP("Bole::errorText",
                                 "There is a file of this name already, and it was left as it is. "
                                 "Choose another name.");
    case ErrorCode::FileNotReadable:
        return QT_TRANSLATE_NOOP("Bole::errorText",
                                 "The file could not be opened. Check that you may read it and "
                                 "that the drive it is on is connected.");
    case ErrorCode::NotASeason:
        return QT_TRANSLATE_NOOP("Bole::errorText",
                                 "This file is not a Bole season. Choose a file that ends in "
                                 ".bole, or import PDFs into a season.");
    case ErrorCode::SeasonTooNew:
        return QT_TRANSLATE_NOOP("Bole::errorText",
                                 "The season was written by a newer version of Bole. Update Bole "
                                 "to open it; the file has not been touched.");
    case ErrorCode::SeasonReadOnly:
        return QT_TRANSLATE_NOOP("Bole::errorText",
                                 "The season can be read but not written. Copy it to a folder "
                                 "where you may write, or change the permissions of the file.");
    case ErrorCode::SeasonLocked:
        return QT_TRANSLATE_NOOP("Bole::errorText",
                                 "Another program is writing to the season right now. Close that "
                                 "program or wait a moment, then try again.");
    case ErrorCode::SeasonCorrupted:
        return QT_TRANSLATE_NOOP("Bole::errorText",
                                 "The season file is damaged, or was changed by something other "
                                 "than Bole, and was left as it is. Open one of the backups in the "
                                 "folder next to it, or ask for it again.");
    case ErrorCode::DiskFull:
        return QT_TRANSLATE_NOOP("Bole::errorText",
                                 "There is no room left on the disk. Free some space and try "
                                 "again; what was saved before is safe.");
    case ErrorCode::FileNotWritable:
        return QT_TRANSLATE_NOOP("Bole::errorText",
                                 "The file could not be written. Choose another folder, or check "
                                 "that you may write there and that no other program has it open.");
    case ErrorCode::MigrationFailed:
        return QT_TRANSLATE_NOOP("Bole::errorText",
                                 "The season could not be brought up to this version. The file is "
                                 "unchanged, and a copy of it lies with the backups next to it.");
    case ErrorCode::DatabaseFailed:
        return QT_TRANSLATE_NOOP("Bole::errorText",
                                 "The season file did not accept this. Nothing was changed; try "
                                 "again, and if it happens again, open a backup.");
    case ErrorCode::SealBroken:
        return QT_TRANSLATE_NOOP("Bole::errorText",
                                 "The sealed list does not match its seal: it was changed outside "
                                 "Bole. Compare it with a backup before you rely on it.");
    case ErrorCode::ShortlistSealed:
        return QT_TRANSLATE_NOOP(
            "Bole::errorText",
            "The list is sealed and stays as it is. Make a copy of it to go on working.");
    case ErrorCode::DocumentEmpty:
        return QT_TRANSLATE_NOOP("Bole::errorText",
                                 "The file is empty. Ask for it again, or look for another copy.");
    case ErrorCode::DocumentTruncated:
        return QT_TRANSLATE_NOOP(
            "Bole::errorText",
            "The file ends too early; it was probably not downloaded completely. Fetch it again.");
    case ErrorCode::DocumentNotReadable:
        return QT_TRANSLATE_NOOP("Bole::errorText",
                                 "The file cannot be read. Open it in another program and save it "
                                 "as a new PDF, or ask for it again.");
    case ErrorCode::DocumentNotSupported:
        return QT_TRANSLATE_NOOP(
            "Bole::errorText",
            "Bole reads PDF, pictures, Word and OpenDocument files, plain text and "
            "Markdown. This is another kind of "
            "file, or no file at all but a folder, a pipe or a device.");
    case ErrorCode::DocumentHasNoPages:
        return QT_TRANSLATE_NOOP("Bole::errorText", "The document has no pages. Ask for it again.");
    case ErrorCode::DocumentTooManyPages:
        return QT_TRANSLATE_NOOP(
            "Bole::errorText",
            "The document has too many pages. Split it, and import the part that matters.");
    case ErrorCode::DocumentTooLarge:
        return QT_TRANSLATE_NOOP("Bole::errorText", "The file is too large. Save it smaller, for "
                                                    "instance with pictures of lower resolution.");
    case ErrorCode::DocumentNeedsPassword:
        return QT_TRANSLATE_NOOP(
            "Bole::errorText",
            "The document is protected by a password. Enter the password to read it.");
    case ErrorCode::DocumentWrongPassword:
        return QT_TRANSLATE_NOOP(
            "Bole::errorText",
            "The password is not right. Try again, or ask for a copy without a password.");
    case ErrorCode::DocumentAlreadyThere:
        return QT_TRANSLATE_NOOP("Bole::errorText",
                                 "This document is already in the season. Nothing was added.");
    case ErrorCode::ReaderCrashed:
        return QT_TRANSLATE_NOOP("Bole::errorText",
                                 "The reader failed on this document and was started anew. The "
                                 "other documents are not affected.");
    case ErrorCode::ReaderTimedOut:
        return QT_TRANSLATE_NOOP("Bole::errorText", "Reading the document took too long and was "
                                                    "stopped. Save it as a new PDF and try again.");
    case ErrorCode::ReaderOutOfMemory:
        return QT_TRANSLATE_NOOP("Bole::errorText",
                                 "The document needs more memory than a document may. Save it as a "
                                 "new PDF and try again.");
    case ErrorCode::ReaderNotStarted:
        return QT_TRANSLATE_NOOP("Bole::errorText",
                                 "The reader did not start. Check that the program bole-reader is "
                                 "installed next to bole.");
    case ErrorCode::Cancelled:
        return QT_TRANSLATE_NOOP(
            "Bole::errorText",
            "It was stopped at your request. What had been finished by then is kept.");
    case ErrorCode::InvalidJson:
        return QT_TRANSLATE_NOOP("Bole::errorText",
                                 "The file is not valid JSON, or not of the expected form. Export "
                                 "one from Bole to see the form.");
    case ErrorCode::InvalidTable:
        return QT_TRANSLATE_NOOP("Bole::errorText",
                                 "The table cannot be read: a column is missing or a row has too "
                                 "few cells. Check its first line and its separators.");
    case ErrorCode::InvalidValue:
        return QT_TRANSLATE_NOOP(
            "Bole::errorText",
            "The value is not possible here. What you typed is kept; correct it and try again.");
    case ErrorCode::NotFound:
        return QT_TRANSLATE_NOOP(
            "Bole::errorText",
            "It is not in the season any more. Somebody may have removed it in another window.");
    case ErrorCode::NotAllowed:
        return QT_TRANSLATE_NOOP(
            "Bole::errorText",
            "The rules of this season do not allow it. Ask the coordinator of the season.");
    case ErrorCode::EditConflict:
        return QT_TRANSLATE_NOOP(
            "Bole::errorText",
            "Somebody has changed this value since. It was left as it is now; the history shows "
            "who and when.");
    case ErrorCode::TooFewScores:
        return QT_TRANSLATE_NOOP("Bole::errorText", "There are not enough scores yet.");
    case ErrorCode::NoVariation:
        return QT_TRANSLATE_NOOP("Bole::errorText",
                                 "All scores are the same, so there is nothing to compare.");
    case ErrorCode::OverlapTooThin:
        return QT_TRANSLATE_NOOP("Bole::errorText", "The reviewers share too few applicants for "
                                                    "their scores to be set against each other.");
    }
    return "";
}

} // namespace

QString errorText(const Error &error)
{
    return QCoreApplication::translate("Bole::errorText", sentence(error.code));
}

} // namespace Bole
