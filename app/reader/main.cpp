// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/readerloop.h"
#include "app/reader/sandbox.h"
#include "app/reader/worklimit.h"
#include "model/knowledge/knowledge.h"

#include <poppler-qt6.h>

#include <csignal>
#include <cstdlib>
#include <string_view>
#include <sys/resource.h>

using namespace Bole;

namespace {

struct Arguments
{
    int sharedMemory = -1;
    long long memory = 0;
    ReaderLoop::Limits limits;
    bool testsSandbox = false;
};

Arguments parse(int argc, char **argv)
{
    Arguments arguments;
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        const size_t equals = argument.find('=');
        if (argument == "--self-test-sandbox")
            arguments.testsSandbox = true;
        if (equals == std::string_view::npos)
            continue;
        const std::string_view name = argument.substr(0, equals);
        const long long value = std::atoll(argv[i] + equals + 1);
        if (name == "--shared-memory")
            arguments.sharedMemory = int(value);
        else if (name == "--memory")
            arguments.memory = value;
        else if (name == "--milliseconds")
            arguments.limits.secondsPerDocument = double(value) / 1000;
        else if (name == "--milliseconds-ocr")
            arguments.limits.secondsPerOcrPage = double(value) / 1000;
        else if (name == "--pages")
            arguments.limits.pages = int(value);
        else if (name == "--pixels")
            arguments.limits.imagePixels = value;
    }
    return arguments;
}

// What Poppler complains about may quote the document: nothing an applicant wrote goes into a log.
void ignorePopplerQt(const QString &, const QVariant &) {}

} // namespace

int main(int argc, char *argv[])
{
    const Arguments arguments = parse(argc, argv);
    // Ctrl+C in a terminal reaches the readers too, but it is for the pool to decide.
    std::signal(SIGINT, SIG_IGN);
    // A window with many files to read goes on answering, also where there are few cores.
    constexpr int behindTheWindow = 5;
    setpriority(PRIO_PROCESS, 0, behindTheWindow);
    dieProperly(arguments.memory);
    endWhenOutOfTime();
    Poppler::setDebugErrorFunction(ignorePopplerQt, {});
    // While files can still be opened.
    const Knowledge knowledge(Knowledge::committeeFolder());
    const Sandbox sandbox = enterSandbox(arguments.memory);
    if (arguments.testsSandbox)
        return testSandbox(sandbox);
    if (!sandbox.isClosed())
        return ReaderProtocol::SandboxFailed;
    ReaderLoop loop(arguments.sharedMemory, arguments.limits, knowledge);
    return loop.run();
}
