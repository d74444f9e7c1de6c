// SPDX-License-Identifier: GPL-3.0-or-later
//
// A life is lived here and now, and has ended when start() is done: no process of its own.
#include "model/platform/reader/readercopies.h"

#include "model/platform/waiting.h"

#include <utility>

namespace Bole {

ReaderCopies::ReaderCopies(Life life, int memoryDescriptor)
    : m_life(std::move(life)), m_memoryDescriptor(memoryDescriptor), m_bell(Platform::makeBell())
{
}

ReaderCopies::~ReaderCopies() = default;

bool ReaderCopies::start(quint64 reader, int, int)
{
    m_readers[qint64(reader)] = quint64(statusFor(m_life()));
    Platform::ringBell(m_bell);
    return true;
}

void ReaderCopies::end(quint64) {}

std::vector<ReaderCopies::Ended> ReaderCopies::takeEnded()
{
    Platform::silenceBell(m_bell);
    std::vector<Ended> ended;
    for (const auto &[reader, status] : std::exchange(m_readers, {}))
        ended.push_back({quint64(reader), int(status)});
    return ended;
}

int ReaderCopies::statusFor(int exitCode)
{
    return exitCode;
}

int exitCodeOfCopy(const ReaderCopies::Life &life)
{
    return life();
}

} // namespace Bole
