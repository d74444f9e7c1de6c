// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <linux/filter.h>

#include <vector>

namespace Bole {

/// The program by which the kernel lets a reader's system calls through, made once; empty where it
/// could not be made.
std::vector<sock_filter> systemCallFilter();

/// From now on, for all threads of this process, only those of the filter.
bool allowOnly(const std::vector<sock_filter> &filter);

} // namespace Bole
