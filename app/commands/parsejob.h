// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/readingoptions.h"
#include "model/readerclient/readerpool.h"

#include <QEventLoop>

#include <map>

namespace Bole {

/// Reads many files through a pool of readers and hands the results on in the order of the files.
/// Only a few files are in memory at a time.
class ParseJob : public QObject
{
    Q_OBJECT

public:
    struct Options
    {
        QList<FilePath> files;
        ReadingOptions reading;
        PartialDate today;
    };
    using Output = std::function<void(const FilePath &path, const Result<Understanding> &)>;

    explicit ParseJob(const Options &options);
    void run(const Output &output); ///< returns when all is done

private:
    void startMore();
    void lookAhead();
    void start(qsizetype index);
    void finish(qsizetype index, Result<Understanding> result);

    Options m_options;
    ReaderPool m_pool;
    Output m_output;
    QEventLoop m_loop;
    qsizetype m_next = 0;     ///< the first file that was not looked at
    QList<qsizetype> m_ready; ///< looked at and not started: scans first, they take longest
    qsizetype m_scans = 0;    ///< how many of those
    qsizetype m_written = 0;  ///< the first whose result has not been handed on
    int m_running = 0;
    std::map<qsizetype, Result<Understanding>> m_finished;
};

} // namespace Bole
