// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

namespace Bole {

/// What keeps a reader that a hostile document has taken over away from the rest of the machine, as
/// far as this system allows it. That it can start no program, write no file and use no network is
/// not listed: a reader without that does not run at all.
struct SandboxWalls
{
    bool isSkipped = false;       ///< built with a sanitizer, which needs what is forbidden
    int fileRules = 0;            ///< version of the system's rules for files; 0: it has none
    bool hasOwnFiles = false;     ///< a root folder with fonts and the like and nothing else
    bool hasOwnNetwork = false;   ///< a network with nothing on it
    bool hasOwnProcesses = false; ///< it sees no process but the readers

    /// Whether the user's files are out of a reader's reach.
    bool hidesFiles() const { return fileRules > 0 || hasOwnFiles; }
};

/// What a reader gives up before it sees its document: the network, starting programs and copies
/// of itself, writing, reading what is not a font or the like, signals, memory beyond its share,
/// its privileges. A hostile document that takes the reader over then has nothing to take.
///
/// Half of it is given up once, by the fork server; its copies then only close the rest.
class Sandbox
{
public:
    struct Options
    {
        long long memoryBytes = 0; ///< for a reader's own data; 0 sets no limit
        int lastDescriptor = 2;    ///< of those that a reader keeps
        /// Beside the system's folders of fonts and the like, all that a reader may read.
        std::vector<std::string> readableFolders;
    };

    explicit Sandbox(Options options);
    ~Sandbox();
    Sandbox(const Sandbox &) = delete;
    Sandbox &operator=(const Sandbox &) = delete;

    /// In the fork server, before it has any other thread. False if it cannot be closed later.
    /// Without namespaces it is as on a system that does not allow them.
    bool prepare(bool withNamespaces = true);
    /// In a reader, for good, with all its threads.
    bool close() const;
    /// Known once it is prepared.
    const SandboxWalls &walls() const { return m_walls; }

    /// In a reader whose sandbox is closed: tries everything that is forbidden and prints what came
    /// of it, a line each. 0 if all was refused.
    int probe() const;
    /// What the walls are made of, with its version; empty where the system itself is all.
    static std::string libraries();

private:
    struct Filter;

    Options m_options;
    SandboxWalls m_walls;
    std::unique_ptr<Filter> m_filter;
};

} // namespace Bole
