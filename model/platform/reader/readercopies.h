// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTypes>

#include <functional>
#include <map>
#include <vector>

namespace Bole {

/// Makes readers of this process, each a process of its own that begins with what this one has
/// loaded. Linux copies the process, in a millisecond or two. A system that cannot do so starts the
/// program again and runs `life` there: hence it is given at the beginning and is the same for all.
///
/// Use it while there is one thread.
class ReaderCopies
{
public:
    /// What a reader does; its result is the exit code. Its line is standard input and output.
    using Life = std::function<int()>;
    struct Ended
    {
        quint64 reader = 0;
        int status = 0; ///< for Platform::exitCodeOf()
    };

    /// A reader finds its memory under the number of a descriptor.
    ReaderCopies(Life life, int memoryDescriptor);
    ~ReaderCopies();
    ReaderCopies(const ReaderCopies &) = delete;
    ReaderCopies &operator=(const ReaderCopies &) = delete;

    /// False when there is none to be had. Line and memory stay the caller's here.
    bool start(quint64 reader, int line, int memory);
    void end(quint64 reader);
    /// Rings (Platform::waitFor) when a reader has ended.
    int bell() const { return m_bell; }
    /// Those that have ended since the last time.
    std::vector<Ended> takeEnded();

    /// The status of one that exits so.
    static int statusFor(int exitCode);

private:
    [[noreturn]] void becomeReader(int line, int memory);

    Life m_life;
    int m_memoryDescriptor;
    int m_bell = -1;
    std::map<qint64, quint64> m_readers; ///< by process
};

/// The exit code of a copy of this process that lives so; -1 when it was killed.
int exitCodeOfCopy(const ReaderCopies::Life &life);

} // namespace Bole
