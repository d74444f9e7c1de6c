// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/reader/ownprocess.h"

#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>
#include <new>

namespace Bole::Platform {

namespace {

int outOfMemoryCode = 1;

[[noreturn]] void endForLackOfMemory()
{
    std::_Exit(outOfMemoryCode);
}

} // namespace

/// Qt knows it once there is an application.
std::filesystem::path programFolder()
{
    return QCoreApplication::applicationDirPath().toStdU16String();
}

/// The standard library can read the environment and not change it.
void forgetInheritance(std::span<const std::string_view>, int) {}

void serveTheWindow() {}

void dieProperly(long long, int outOfMemory)
{
    outOfMemoryCode = outOfMemory;
    std::set_new_handler(endForLackOfMemory);
}

/// A byte at a time, for it must not wait for more than there is.
qsizetype readInput(std::span<char> into)
{
    return into.empty() ? 0 : qsizetype(std::fread(into.data(), 1, 1, stdin));
}

/// Cannot be known without waiting: nothing is called off.
bool hasInput()
{
    return false;
}

bool writeOutput(QByteArrayView bytes)
{
    return std::fwrite(bytes.data(), 1, size_t(bytes.size()), stdout) == size_t(bytes.size()) &&
           std::fflush(stdout) == 0;
}

} // namespace Bole::Platform
