// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Bole {

/// Whether this was built with the address sanitizer, which needs what the sandbox forbids: files
/// to write to, much memory, and signals of its own.
#if defined(__SANITIZE_ADDRESS__) // so says GCC
constexpr bool hasSanitizer = true;
#elif defined(__clang__)
constexpr bool hasSanitizer = __has_feature(address_sanitizer);
#else
constexpr bool hasSanitizer = false;
#endif

} // namespace Bole
