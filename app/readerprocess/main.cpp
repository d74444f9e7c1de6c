// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/forkserver.h"
#include "app/readerprocess/libraries.h"
#include "app/readerprocess/linenetwork.h"
#include "app/readerprocess/ownfiles.h"
#include "app/readerprocess/pdftrouble.h"
#include "app/readerprocess/secondthread.h"
#include "model/knowledge/knowledge.h"
#include "model/platform/reader/officesandbox.h"
#include "model/platform/reader/ownprocess.h"
#include "model/platform/reader/sandbox.h"
#include "model/platform/reader/worklimit.h"
#include "model/readerclient/forkserverprotocol.h"

#include <array>
#include <cstdlib>
#include <string_view>

using namespace Bole;

namespace {

/// What is needed to find fonts, tables and OCR data, and nothing else: names, addresses and the
/// secrets of other programs are none of a reader's business.
constexpr std::array<std::string_view, 14> neededVariables{"HOME",
                                                           "LANG",
                                                           "LC_ALL",
                                                           "LC_CTYPE",
                                                           "XDG_DATA_HOME",
                                                           "XDG_CONFIG_HOME",
                                                           "XDG_CACHE_HOME",
                                                           "FONTCONFIG_FILE",
                                                           "FONTCONFIG_PATH",
                                                           "TESSDATA_PREFIX",
                                                           "BOLE_KNOWLEDGE",
                                                           "BOLE_OCR_MODELS",
                                                           "OMP_THREAD_LIMIT",
                                                           "QT_ENABLE_REGEXP_JIT"};

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
    return exitCodeOfCopy([&sandbox]() -> int {
        SecondThread second;
        std::_Exit(sandbox.close() ? sandbox.probe() : int(ReaderProtocol::SandboxFailed));
    });
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc == 2 && std::string_view(argv[1]) == "--version")
        return printLibraries();
    if (argc == 5 && std::string_view(argv[1]) == "--convert")
        return convertDocument({argv[2], argv[3], argv[4], ReaderProtocol::SandboxFailed});
    Platform::forgetInheritance(neededVariables, ForkServerProtocol::firstDescriptor);
    const Arguments arguments = parse(argc, argv);
    Platform::serveTheWindow();
    Platform::dieProperly(arguments.memory, ReaderProtocol::OutOfMemory);
    endWhenOutOfTime(ReaderProtocol::OutOfTime);
    useBroughtAlong();
    PdfTrouble::listen();
    // While files can still be opened.
    const Knowledge knowledge(Knowledge::committeeFolder());
    LineNetwork network(LineNetwork::folder());
    Sandbox sandbox({arguments.memory, ForkServerProtocol::firstDescriptor, broughtAlong()});
    if (!sandbox.prepare(arguments.withNamespaces))
        return ReaderProtocol::SandboxFailed;
    if (arguments.probes)
        return probe(sandbox);
    ForkServer forkServer(sandbox, arguments.limits, knowledge, network);
    return forkServer.run();
}
