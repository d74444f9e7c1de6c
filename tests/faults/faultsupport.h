// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/season/seasonfixture.h"

#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QRandomGenerator>
#include <QThread>

#include <csignal>

namespace Bole::Faults {

struct Run
{
    int exitCode = -1;
    QString output;
    QString errors;

    QString all() const { return output + errors; }
};

inline QString program()
{
    return qEnvironmentVariable("BOLE_PROGRAM");
}

inline Run run(const QString &command, const QStringList &arguments)
{
    QProcess process;
    process.start(command, arguments);
    if (!process.waitForFinished(120'000))
        process.kill();
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

inline Run bole(const QStringList &arguments)
{
    return run(program(), arguments);
}

/// The program's window on the desktop, once it is seen; empty where it does not come. Asked again
/// and again: a search that meets a window which is just going ends with an error of its own.
inline QString windowCalled(const QString &title)
{
    QString window;
    const bool came = QTest::qWaitFor(
        [&] {
            const Run found = run(QStringLiteral("xdotool"),
                                  {QStringLiteral("search"), QStringLiteral("--onlyvisible"),
                                   QStringLiteral("--name"), title});
            window = found.output.section(u'\n', 0, 0);
            return found.exitCode == 0 && !window.isEmpty();
        },
        60'000);
    return came ? window : QString();
}

/// On a busy machine the key that xdotool presses stays down for long enough to be repeated: then a
/// score is given twice, or a note has letters that nobody typed.
inline bool stopKeysFromRepeating()
{
    const QString off = QStringLiteral("import ctypes\n"
                                       "x = ctypes.CDLL('libX11.so.6')\n"
                                       "x.XOpenDisplay.restype = ctypes.c_void_p\n"
                                       "d = ctypes.c_void_p(x.XOpenDisplay(None))\n"
                                       "x.XAutoRepeatOff(d)\n"
                                       "x.XCloseDisplay(d)\n");
    return run(QStringLiteral("python3"), {QStringLiteral("-c"), off}).exitCode == 0;
}

/// Presses keys in the window that has the keyboard. Whoever relies on what they do waits for that
/// before pressing more.
inline Run press(const QStringList &keys)
{
    return run(QStringLiteral("xdotool"), QStringList{QStringLiteral("key")} + keys);
}

/// Ends a process as a power cut would.
inline void kill(QProcess &process)
{
    if (process.processId() > 0)
        ::kill(pid_t(process.processId()), SIGKILL);
    process.waitForFinished();
}

/// At random is the point here: the moment of a kill must not depend on anything.
inline void waitAtRandom(QRandomGenerator &random, int mostMilliseconds)
{
    QThread::usleep(ulong(random.bounded(mostMilliseconds * 1000)));
}

inline QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void overwrite(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

/// How many applicants the season has, each with its document's bytes and its record; -1 when one
/// of them is not whole.
inline int wholeApplicants(Season &season)
{
    const auto ids = season.applicants().ids();
    if (!ids)
        return -1;
    for (const ApplicantId applicant : *ids) {
        const auto documents = season.documents().list(applicant);
        if (!documents || documents->isEmpty() || !season.records().current(applicant))
            return -1;
        for (const Document &document : *documents) {
            const auto bytes = season.documents().bytes(document.id);
            if (!bytes || bytes->size() != document.size)
                return -1;
        }
    }
    return int(ids->size());
}

inline QStringList filesIn(const QString &folder)
{
    QStringList names;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext())
        names << QDir(folder).relativeFilePath(files.next());
    names.sort();
    return names;
}

} // namespace Bole::Faults
