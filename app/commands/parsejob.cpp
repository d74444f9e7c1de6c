// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/parsejob.h"

#include "app/commands/console.h"

#include <algorithm>

namespace Bole {

ParseJob::ParseJob(const Options &options)
    : m_options(options),
      m_pool(ReaderPool::Options{{}, options.reading.readers, options.reading.limits})
{
}

void ParseJob::run(const Output &output)
{
    m_output = output;
    connect(&m_pool, &ReaderPool::sandboxKnown, this, &tellOfSandbox);
    m_pool.warmUp(ReaderPool::First::Record); // while the first files are looked at
    startMore();
    if (m_written < m_options.files.size())
        m_loop.exec();
}

// One file a reader is being read and one more waits, so that no reader ever does.
void ParseJob::startMore()
{
    while (m_running < 2 * m_pool.readerCount()) {
        lookAhead();
        if (m_ready.isEmpty())
            return;
        m_scans = std::max<qsizetype>(0, m_scans - 1);
        start(m_ready.takeFirst());
    }
}

// A scan that came last would keep one processor busy when the others have nothing left to do.
void ParseJob::lookAhead()
{
    constexpr qsizetype ahead = 32;
    while (m_ready.size() < ahead && m_next < m_options.files.size()) {
        if (looksScanned(m_options.files[m_next]))
            m_ready.insert(m_scans++, m_next);
        else
            m_ready.append(m_next);
        ++m_next;
    }
}

void ParseJob::start(qsizetype index)
{
    ++m_running;
    const FilePath path = m_options.files[index];
    const FilePath beside =
        m_options.reading.source == ParsedSource::Text ? textFileNextTo(path) : FilePath();
    const FilePath parsed = beside.isEmpty() ? path : beside;
    if (parsed.suffix() == QStringLiteral("json"))
        return finish(index, readRecordFile(parsed, m_pool.limits()));
    const auto file = readDocumentFile(parsed, m_pool.limits());
    if (!file)
        return finish(index, std::unexpected(file.error()));
    m_pool.requestRecord(file->source(m_options.reading.password), parsed.fileName(),
                         m_options.today, this, [this, index](Result<Understanding> result) {
                             finish(index, std::move(result));
                             startMore();
                         });
}

void ParseJob::finish(qsizetype index, Result<Understanding> result)
{
    --m_running;
    m_finished.emplace(index, std::move(result));
    for (auto first = m_finished.find(m_written); first != m_finished.end();
         first = m_finished.find(m_written)) {
        m_output(m_options.files[m_written], first->second);
        m_finished.erase(first);
        ++m_written;
    }
    if (m_written == m_options.files.size())
        m_loop.quit();
}

} // namespace Bole
