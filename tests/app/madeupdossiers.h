// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/document.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace Bole::Tests {

/// Somebody who applies, as the other system knows them. Nobody of them is real.
struct MadeUpPerson
{
    QString number;
    QString name;
    QString latin; ///< given name first; empty where the name is in Latin letters already
    QString email;
    QString school;
    QString gpa;
    QString programme;
};

/// What becomes of a file.
enum class Fate { Owned, Tray, Refused, Passed };

/// One file as it comes, and where it belongs: the truth that an import is measured by.
struct MadeUpFile
{
    QByteArray path; ///< inside the archive; not always UTF-8
    QByteArray bytes;
    Fate fate = Fate::Owned;
    QString owner = {}; ///< by number
    DocumentRole role = DocumentRole::Cv;
};

/// Thirty people; two of them have one name.
QList<MadeUpPerson> madeUpPeople();
/// A workbook with a row of titles and a row for each.
QByteArray rosterWorkbook(const QList<MadeUpPerson> &people);
/// Their eighty files, named as people name files. Needs a QGuiApplication.
QList<MadeUpFile> madeUpFiles(const QList<MadeUpPerson> &people);
QByteArray archiveOf(const QList<MadeUpFile> &files);
/// A CV that says a little more than the one among the files.
QByteArray newerCvOf(const MadeUpPerson &person);

} // namespace Bole::Tests
