// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/libraries.h"
#include "app/readerprocess/linenetwork.h"
#include "app/readerprocess/nursery.h"
#include "app/readerprocess/ownfiles.h"
#include "app/readerprocess/pdftrouble.h"
#include "app/readerprocess/sandbox.h"
#include "app/readerprocess/secondthread.h"
#include "app/readerprocess/worklimit.h"
#include "model/knowledge/knowledge.h"

#include <csignal>
#include <cstdlib>
#include <string_view>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Bole;

namespace {

struct Arguments
{
    long long memory = 0;
    ReaderLoop::Limits limits;
    bool probes = false;
    bool withNamespaces = true;
};

Arguments parse(int argc, char **argv)
{
    Arguments arguments;
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        const size_t equals = argument.find('=');
        if (argument == "--probe-sandbox")
            arguments.probes = true;
        else if (argument == "--without-namespaces")
            arguments.withNamespaces = false;
        if (equals == std::string_view::npos)
            continue;
        const std::string_view name = argument.substr(0, equals);
        const long long value = std::atoll(argv[i] + equals + 1);
        if (name == "--memory")
            arguments.memory = value;
        else if (name == "--milliseconds")
            arguments.limits.secondsPerDocument = double(value) / 1000;
        else if (name == "--milliseconds-ocr-page")
            arguments.limits.secondsPerOcrPage = double(value) / 1000;
        else if (name == "--milliseconds-ocr")
            arguments.limits.secondsOfOcr = double(value) / 1000;
        else if (name == "--ocr-pages")
            arguments.limits.ocrPages = int(value);
        else if (name == "--pages")
            arguments.limits.pages = int(value);
        else if (name == "--pixels")
            arguments.limits.imagePixels = value;
    }
    return arguments;
}

/// In a copy, as readers are.
int probe(const Sandbox &sandbox)
{
    const pid_t copy = fork();
    if (copy == 0) {
        SecondThread second;
        _exit(sandbox.close() ? probeSandbox(sandbox.state()) : int(ReaderProtocol::SandboxFailed));
    }
    int status = 0;
    waitpid(copy, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc == 2 && std::string_view(argv[1]) == "--version")
        return printLibraries();
    forgetInheritance();
    const Arguments arguments = parse(argc, argv);
    // Ctrl+C in a terminal reaches the readers too, but it is for the pool to decide.
    std::signal(SIGINT, SIG_IGN);
    // A window with many files to read goes on answering, also where there are few cores.
    constexpr int behindTheWindow = 5;
    setpriority(PRIO_PROCESS, 0, behindTheWindow);
    dieProperly(arguments.memory);
    endWhenOutOfTime();
    useBroughtAlong();
    PdfTrouble::listen();
    // While files can still be opened.
    const Knowledge knowledge(Knowledge::committeeFolder());
    LineNetwork network(LineNetwork::folder());
    Sandbox sandbox(arguments.memory);
    if (!sandbox.prepare(arguments.withNamespaces))
        return ReaderProtocol::SandboxFailed;
    if (arguments.probes)
        return probe(sandbox);
    Nursery nursery(sandbox, arguments.limits, knowledge, network);
    return nursery.run();
}
