// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/platform/linux/reader/readablefolders.h"

#include <cstdlib>
#include <utility>

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
    // Without its cache fontconfig opens every font of the machine.
    constexpr std::pair<const char *, const char *> named[] = {{"TESSDATA_PREFIX", ""},
                                                               {"FONTCONFIG_PATH", ""},
                                                               {"XDG_DATA_HOME", "/fonts"},
                                                               {"XDG_CONFIG_HOME", "/fontconfig"},
                                                               {"XDG_CACHE_HOME", "/fontconfig"}};
    for (const auto &[name, below] : named) {
        if (const char *folder = std::getenv(name); folder && folder[0] == '/')
            folders.push_back(std::string(folder) + below);
    }
    folders.insert(folders.end(), more.begin(), more.end());
    return folders;
}

} // namespace Bole
