// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/readerprocess/ownfiles.h"

#include "model/platform/reader/ownprocess.h"

#include <GlobalParams.h>

#include <QByteArray>

#include <filesystem>

namespace Bole {

std::string ownFolder(const char *name)
{
    std::error_code failed;
    static const auto own = Platform::programFolder();
    // In the build folder the reader lies beside the program.
    for (const char *data : {BOLE_DATA_FROM_LIBEXEC, BOLE_DATA_FROM_PROGRAM}) {
        const auto folder = (own / data / name).lexically_normal();
        if (std::filesystem::exists(folder, failed))
            return folder;
    }
    return {};
}

std::vector<std::string> broughtAlong()
{
    std::vector<std::string> folders;
    for (const char *name : {"fonts", "poppler", "tessdata"}) {
        if (std::string folder = ownFolder(name); !folder.empty())
            folders.push_back(std::move(folder));
    }
    return folders;
}

void useBroughtAlong()
{
    if (const std::string poppler = ownFolder("poppler"); !poppler.empty())
        GlobalParamsIniter::setCustomDataDir(poppler);
    const std::string tesseract = ownFolder("tessdata");
    if (!tesseract.empty() && !qEnvironmentVariableIsSet("TESSDATA_PREFIX"))
        qputenv("TESSDATA_PREFIX", QByteArray::fromStdString(tesseract));
}

} // namespace Bole
