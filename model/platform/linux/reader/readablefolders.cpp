// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/linux/reader/readablefolders.h"

#include <cstdlib>

namespace Bole {

std::vector<std::string> readableFolders(const std::vector<std::string> &more)
{
    std::vector<std::string> folders{"/usr/share", "/usr/local/share", "/etc/fonts",
                                     "/var/cache/fontconfig", "/var/lib/ghostscript"};
    if (const char *home = std::getenv("HOME"); home && home[0] == '/') {
        for (const char *below :
             {"/.fonts", "/.local/share/fonts", "/.config/fontconfig", "/.cache/fontconfig"})
            folders.push_back(std::string(home) + below);
    }
    for (const char *name : {"TESSDATA_PREFIX", "FONTCONFIG_PATH"}) {
        if (const char *folder = std::getenv(name); folder && folder[0] == '/')
            folders.emplace_back(folder);
    }
    folders.insert(folders.end(), more.begin(), more.end());
    return folders;
}

} // namespace Bole
