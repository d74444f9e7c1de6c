// SPDX-License-Identifier: GPL-3.0-or-later
//
// No walls at all, and it says so: the window and the commands then warn.
#include "model/platform/reader/sandbox.h"

#include <utility>

namespace Bole {

struct Sandbox::Filter
{
};

Sandbox::Sandbox(Options options) : m_options(std::move(options)) {}
Sandbox::~Sandbox() = default;

bool Sandbox::prepare(bool)
{
    return true;
}

bool Sandbox::close() const
{
    return true;
}

int Sandbox::probe() const
{
    return 1;
}

std::string Sandbox::libraries()
{
    return {};
}

} // namespace Bole
